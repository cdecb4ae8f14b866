"""Simulation: many games by bots, the same whatever the number of processes.

Game n of a seed is dealt by one seed derived from it and decided by another, so games can be
played anywhere in any order. They are put together in their own order, in chunks; an
interruption leaves the result of the games before it.
"""

import hashlib
import math
import signal
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Final

from perron.arena.tables import RANDOM, Played, play_random, play_recorded
from perron.boards import load
from perron.core.chance import derived
from perron.core.playout import Playout
from perron.core.record import record_lines

# Games handed out at once: enough to make the handing out cheap, few enough to see progress.
_FAST_CHUNK: Final = 250
_SLOW_CHUNK: Final = 5
# Chunks under way for each process, so that none waits for the one that is put together next.
_AHEAD: Final = 4

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
    report = Report(plan, sums=[0] * seats, squares=[0] * seats, wins=[0] * seats)
    digest = hashlib.sha256()
    started = time.perf_counter()
    try:
        for chunk in _chunks(plan, jobs):
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


def _chunks(plan: Plan, jobs: int) -> Iterator[Chunk]:
    """The games, in order, chunk by chunk."""
    size = _FAST_CHUNK if _is_fast(plan) else _SLOW_CHUNK
    spans = ((first, min(size, plan.games - first)) for first in range(0, plan.games, size))
    if jobs == 1:
        for first, count in spans:
            yield play_chunk(plan, first, count)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts)
    try:
        yield from _in_order(pool, plan, spans, jobs * _AHEAD)
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor, plan: Plan, spans: Iterable[tuple[int, int]], ahead: int
) -> Iterator[Chunk]:
    waiting: deque[Future[Chunk]] = deque()
    for first, count in spans:
        waiting.append(pool.submit(play_chunk, plan, first, count))
        if len(waiting) >= ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _ignore_interrupts() -> None:
    """Ctrl-C is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _is_fast(plan: Plan) -> bool:
    return set(plan.bots) == {RANDOM} and not plan.record


def play_chunk(plan: Plan, first: int, count: int) -> Chunk:
    """Play games first up to first + count."""
    board = load(plan.board)
    seeds = (
        (derived(plan.seed, 2 * n), derived(plan.seed, 2 * n + 1))
        for n in range(first, first + count)
    )
    if _is_fast(plan):
        playout = Playout(board, len(plan.bots))
        return [(play_random(playout, deal, choices), "") for deal, choices in seeds]
    chunk: Chunk = []
    for deal, choices in seeds:
        played, record = play_recorded(board, plan.bots, deal, choices)
        chunk.append((played, "".join(record_lines(record)) if plan.record else ""))
    return chunk
