"""The words that a person may type: those of their language, and always the English ones."""

from typing import Final

from perron.words.catalogue import Words

BOARD: Final = "board"
HELP: Final = "help"
LEAVE: Final = "leave"
ALL: Final = "all"

_ENGLISH: Final = {BOARD: "b", HELP: "h", LEAVE: "q", ALL: "all"}


class Commands:
    """What may be typed in one language, and what each of it means."""

    def __init__(self, words: Words) -> None:
        # By meaning: how it is shown, and an argument of the messages that speak of it.
        self.shown = {meaning: words.say(f"cli-command-{meaning}") for meaning in _ENGLISH}
        self._meanings = {
            typed.casefold(): meaning
            for spoken in (_ENGLISH, self.shown)
            for meaning, typed in spoken.items()
        }

    def meant(self, typed: str) -> str | None:
        """What was typed, if it is a command."""
        return self._meanings.get(typed.casefold())
