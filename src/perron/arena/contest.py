"""Playing a tournament, from wherever it stands to its end or until somebody stops it."""

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Final

from perron.arena.match import Tournament, play_deal, seatings
from perron.arena.results import Results, framed
from perron.arena.rows import Rows
from perron.arena.store import Folder
from perron.system.interrupts import uninterrupted
from perron.system.pool import in_order

# A part is written when it has so many games or is so many seconds old: a crash loses little,
# and long tournaments don't end up as thousands of tiny files.
_PART_GAMES: Final = 500
_PART_SECONDS: Final = 60.0

# Called with the number of games that are done.
Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Contest:
    """A tournament and what was played of it."""

    tournament: Tournament
    results: Results
    # In this run.
    seconds: float
    interrupted: bool


def hold(
    tournament: Tournament,
    jobs: int,
    folder: Folder | None = None,
    progress: Progress | None = None,
) -> Contest:
    """Play all that is not in the folder yet, and keep it there. Ctrl-C ends early."""
    started = time.perf_counter()
    keeper = _Keeper(folder)
    interrupted = False
    try:
        _play(tournament, jobs, keeper, progress)
    except KeyboardInterrupt:
        interrupted = True
    results = keeper.finish()
    return Contest(tournament, results, time.perf_counter() - started, interrupted)


def games_done(tournament: Tournament, folder: Folder | None) -> int:
    """How many games of a tournament are in its folder."""
    if folder is None:
        return 0
    return sum(len(seatings(tournament.tables[deal.table])) for deal in folder.played)


def _play(tournament: Tournament, jobs: int, keeper: "_Keeper", progress: Progress | None) -> None:
    played = keeper.folder.played if keeper.folder else set()
    done = games_done(tournament, keeper.folder)
    left = (deal for deal in tournament.deals() if deal not in played)
    with closing(in_order(partial(play_deal, tournament), left, jobs)) as deals:
        for rows in deals:
            with uninterrupted():
                keeper.add(rows)
            done += len(rows.games)
            if progress is not None:
                progress(done)


class _Keeper:
    """Collects rows, and hands them to the folder, where there is one, part by part."""

    def __init__(self, folder: Folder | None) -> None:
        self.folder = folder
        self._rows = Rows()
        self._since = time.monotonic()

    def add(self, rows: Rows) -> None:
        self._rows.extend(rows)
        age = time.monotonic() - self._since
        if self.folder and (len(self._rows.games) >= _PART_GAMES or age >= _PART_SECONDS):
            self._hand_over(self.folder)

    def finish(self) -> Results:
        """Everything there is."""
        if self.folder is None:
            return framed(self._rows)
        if self._rows.games:
            self._hand_over(self.folder)
        return self.folder.results

    def _hand_over(self, folder: Folder) -> None:
        folder.keep(self._rows)
        self._rows = Rows()
        self._since = time.monotonic()
