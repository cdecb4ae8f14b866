"""A progress bar with rate and time left, on standard error, where that is a terminal."""

import shutil
import sys
import time
from collections.abc import Callable
from typing import Final, Self, TextIO

_WIDTH: Final = 30
# It is drawn ten times a second at most.
_PAUSE: Final = 0.1

Clock = Callable[[], float]


class ProgressBar:
    """Called with the number of games that are done; some may be done at the start."""

    def __init__(
        self,
        games: int,
        done: int = 0,
        title: str = "games",
        stream: TextIO | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        self._games = games
        self._first = done
        self._title = title
        self._stream = sys.stderr if stream is None else stream
        self._clock = clock
        self._shown = self._stream.isatty()
        self._began = self._drawn = clock()
        self._long = 0

    def __enter__(self) -> Self:
        self._draw(self._first)
        return self

    def __exit__(self, *_: object) -> None:
        self._write("")
        if self._shown:
            self._stream.write("\r")
            self._stream.flush()

    def __call__(self, done: int) -> None:
        if self._clock() - self._drawn >= _PAUSE:
            self._draw(done)

    def _draw(self, done: int) -> None:
        self._drawn = self._clock()
        seconds = self._drawn - self._began
        rate = (done - self._first) / seconds if seconds else 0.0
        self._write(bar_text(self._title, done, self._games, rate))

    def _write(self, text: str) -> None:
        """Put this in the place of what was written before."""
        if self._shown:
            # A line as wide as the terminal would be broken, and could not be taken back.
            text = text[: shutil.get_terminal_size().columns - 1]
            self._stream.write(f"\r{text:{self._long}}")
            self._stream.flush()
            self._long = len(text)


def bar_text(title: str, done: int, total: int, rate: float) -> str:
    """`games [######------] 1200/2400  300 a second  0:00:04 left`."""
    full = _WIDTH * done // total if total else _WIDTH
    bar = "#" * full + "-" * (_WIDTH - full)
    told = f"{title} [{bar}] {done}/{total}"
    if not rate:
        return told
    seconds = round((total - done) / rate)
    left = f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    return f"{told}  {_rate(rate)}  {left} left"


def _rate(speed: float) -> str:
    """Games a second, or a minute where they are slow."""
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
