"""A progress bar with rate and time left, on standard error, where that is a terminal."""

from typing import Self

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)


class ProgressBar:
    """Called with the number of games that are done; some may be done at the start."""

    def __init__(self, games: int, done: int = 0, title: str = "games") -> None:
        console = Console(stderr=True)
        self._bar = Progress(
            TextColumn(title),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
            console=console,
            disable=not console.is_terminal,
            transient=True,
        )
        self._task = self._bar.add_task(title, total=games, completed=done, rate="")

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def __call__(self, done: int) -> None:
        self._bar.update(self._task, completed=done, rate=_rate(self._bar.tasks[0].speed))


def _rate(speed: float | None) -> str:
    """Games a second, or a minute where they are slow."""
    if not speed:
        return ""
    if speed < 1:
        return f"{60 * speed:.1f} a minute"
    return f"{speed:,.0f} a second" if speed >= 10 else f"{speed:.1f} a second"


class RowsBar:
    """The same for the rows of a database, called with what is done and what there is."""

    def __init__(self) -> None:
        self._bar: ProgressBar | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.__exit__()

    def __call__(self, done: int, total: int) -> None:
        if self._bar is None:
            self._bar = ProgressBar(total, title="rows").__enter__()
        self._bar(done)
