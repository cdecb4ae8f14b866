"""Simulation: many games by bots, the same whatever the number of processes.

Game n of a seed is dealt by one seed derived from it and decided by another, so games can be
played anywhere in any order. They are put together in their own order, in chunks; an
interruption leaves the result of the games before it.
"""

import hashlib
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from perron.arena.playing import RANDOM, Played, play_random, play_recorded
from perron.boards import load
from perron.core.chance import derived
from perron.core.playout import Playout
from perron.system.interrupts import uninterrupted
from perron.system.pool import in_order
from perron.wire.records import record_lines

# Games handed out at once: enough to make the handing out cheap, few enough to see progress.
_FAST_CHUNK: Final = 250
_SLOW_CHUNK: Final = 5

Progress = Callable[[int], None]
Keep = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: game n for every n below `games`."""

    board: str
    bots: tuple[str, ...]
    games: int
    seed: int
    record: bool = False


@dataclass(slots=True)
class Report:
    """What came of the games so far."""

    plan: Plan
    games: int = 0
    seconds: float = 0.0
    decisions: int = 0
    fewest: int = 0
    most: int = 0
    sums: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    # Games that a seat won alone, and games with several winners.
    wins: list[int] = field(default_factory=list)
    shared: int = 0
    # Per seat: decisions in which its bot was replaced, and what was wrong the first time.
    failures: list[int] = field(default_factory=list)
    first_failures: list[str | None] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    digest: str = ""
    interrupted: bool = False

    def mean(self, seat: int) -> float:
        return self.sums[seat] / self.games

    def interval(self, seat: int) -> float:
        """Half the width of the 95 % interval of the mean score."""
        if self.games < 2:
            return math.inf
        mean = self.mean(seat)
        variance = (self.squares[seat] - self.games * mean * mean) / (self.games - 1)
        return 1.96 * math.sqrt(max(variance, 0.0) / self.games)

    def add(self, played: Played) -> None:
        """Take in one more game."""
        self.games += 1
        self.decisions += played.decisions
        self.fewest = min(self.fewest, played.decisions) if self.games > 1 else played.decisions
        self.most = max(self.most, played.decisions)
        for seat, score in enumerate(played.scores):
            self.sums[seat] += score
            self.squares[seat] += score * score
            self.failures[seat] += played.failures[seat]
            self.first_failures[seat] = self.first_failures[seat] or played.first_failures[seat]
        if len(played.winners) == 1:
            self.wins[played.winners[0]] += 1
        else:
            self.shared += 1
        self.endings[played.ending] += 1


def simulate(
    plan: Plan, jobs: int, progress: Progress | None = None, keep: Keep | None = None
) -> Report:
    """Play the games. Ctrl-C ends early with what there is; `keep` gets each record's text."""
    seats = len(plan.bots)
    report = Report(
        plan,
        sums=[0] * seats,
        squares=[0] * seats,
        wins=[0] * seats,
        failures=[0] * seats,
        first_failures=[None] * seats,
    )
    digest = hashlib.sha256()
    started = time.perf_counter()
    try:
        with closing(in_order(partial(play_chunk, plan), _spans(plan), jobs)) as chunks:
            for chunk in chunks:
                with uninterrupted():
                    for played, record in chunk:
                        report.add(played)
                        digest.update(f"{played.digest} {played.scores}\n".encode())
                        if keep is not None:
                            keep(record)
                if progress is not None:
                    progress(report.games)
    except KeyboardInterrupt:
        report.interrupted = True
    report.seconds = time.perf_counter() - started
    report.digest = digest.hexdigest()[:32]
    return report


Chunk = list[tuple[Played, str]]


def _spans(plan: Plan) -> Iterator[range]:
    """The numbers of the games, chunk by chunk."""
    size = _FAST_CHUNK if _is_fast(plan) else _SLOW_CHUNK
    for first in range(0, plan.games, size):
        yield range(first, min(first + size, plan.games))


def _is_fast(plan: Plan) -> bool:
    return set(plan.bots) == {RANDOM} and not plan.record


def play_chunk(plan: Plan, numbers: range) -> Chunk:
    """Play the games with these numbers."""
    board = load(plan.board)
    seeds = ((derived(plan.seed, 2 * n), derived(plan.seed, 2 * n + 1)) for n in numbers)
    if _is_fast(plan):
        playout = Playout(board, len(plan.bots))
        return [(play_random(playout, deal, choices), "") for deal, choices in seeds]
    chunk: Chunk = []
    for deal, choices in seeds:
        played, record = play_recorded(board, plan.bots, deal, choices)
        chunk.append((played, "".join(record_lines(record)) if plan.record else ""))
    return chunk
