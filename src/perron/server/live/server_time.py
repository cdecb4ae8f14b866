"""The server's time: whole milliseconds since 1970, and never backwards.

A process reads the wall clock once, at its start, and then counts on with the steady clock: setting the wall clock while games run
moves no deadline. A process that starts with a wall clock before the last entry of the log counts on from that entry,
so a clock that was set back gives nobody more time. Entries of one table never go back in any case (see `open_table`).
"""

import time
from collections.abc import Callable


class ServerTime:
    """Milliseconds since 1970."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        *,
        not_before: int = 0,
    ) -> None:
        self._steady = steady
        self._offset = max(_milliseconds(wall()), not_before) - _milliseconds(steady())
        self.started = self.now()

    def now(self) -> int:
        return _milliseconds(self._steady()) + self._offset


def _milliseconds(seconds: float) -> int:
    return int(seconds * 1000)
