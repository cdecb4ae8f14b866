"""The person at the terminal: what they type, and the letters that work at every question."""

from collections.abc import Callable
from typing import Final, TypeVar

from rich.console import Console

from perron.terminal.commands import LEAVE, Commands

_MOST_DIGITS: Final = 4

Answer = TypeVar("Answer")


class Leave(Exception):
    """The person wants to stop for now, or the input has ended."""


class Unclear(Exception):
    """What was typed is no answer; the text says why."""


class Person:
    """Asks on the console and reads what is typed."""

    def __init__(self, console: Console, commands: Commands) -> None:
        self.console = console
        self._commands = commands
        # What a command shows at any question; such a command is never an answer.
        self.asides: dict[str, Callable[[], None]] = {}

    def ask(
        self, prompt: str, show: Callable[[], None], understand: Callable[[str], Answer]
    ) -> Answer:
        """Ask until `understand` finds an answer. What `show` draws stands above the question."""
        show()
        while True:
            typed = self.read(prompt)
            aside = self.asides.get(self._commands.meant(typed) or "")
            if aside is not None:
                aside()
                show()
                continue
            try:
                return understand(typed)
            except Unclear as reason:
                self.console.print(f"! {reason}", style="bold")

    def read(self, prompt: str) -> str:
        """One line as it was typed."""
        try:
            typed = self.console.input(f"{prompt} ", markup=False).strip()
        except EOFError:
            self.console.print()
            raise Leave from None
        if self._commands.meant(typed) == LEAVE:
            raise Leave
        return typed


def as_number(typed: str, most: int) -> int | None:
    """The number from 1 to `most` that was typed, or None."""
    if not typed.isdecimal() or len(typed) > _MOST_DIGITS or not 1 <= int(typed) <= most:
        return None
    return int(typed)


def is_back(typed: str) -> bool:
    """Nothing or 0 goes one question back."""
    return typed in ("", "0")
