"""Bring faults about under load and count what they cost: `make faults` prints the table.

A real `perron serve`, a crowd that plays at many tables over WebSocket and HTTP on loopback, and then: the
server killed, PostgreSQL killed, the disk full, the clock set back, a client that never reads.
Afterwards every game is played to its end and all that was acknowledged is looked up in the log.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from crowd import UNAVAILABLE, Crowd
from ledger import read_log
from mishaps import (
    Deaf,
    fill_disk,
    kill,
    lagging,
    set_clock_back,
    small_disk,
    take_database_away,
)
from servers import POSTGRESQL, Cluster, Server, postgresql, serving
from visitors import Json, Visitor, sensible

_HOUR = 3_600_000
_QUICK = {"limits": "no", "bot_seconds": "0.2", "log_level": "warning"}
_out = Console(stderr=True)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the table."""

    fault: str
    times: int
    acknowledged: int
    retried: int
    refused: int
    problems: list[str]
    games: int
    # Seconds until play goes on: the median and the longest.
    back: tuple[float, float] | None = None
    note: str = ""

    def cells(self) -> list[str]:
        back = "" if self.back is None else f"{self.back[0]:.1f} / {self.back[1]:.1f}"
        numbers = (self.times, self.acknowledged, self.retried, self.refused, len(self.problems))
        return [self.fault, *(f"{n:,}" for n in numbers), f"{self.games:,}", back, self.note]


HEADS = [
    "fault",
    "times",
    "acknowledged",
    "asked again",
    "refused for now",
    "lost, doubled or wrong",
    "games finished",
    "back after, s (median / longest)",
    "",
]


def crowd_plays(
    fault: str, server: Server, times: int, tables: int, mishap: Callable[[Crowd], Awaitable[float]]
) -> Line:
    """A crowd plays while something goes wrong again and again; then the games end and the log is read."""

    async def evening() -> tuple[Crowd, list[float]]:
        crowd = Crowd(server.url)
        crowd.sit_down(tables, bots=max(1, tables // 10))
        back = []
        for n in range(times):
            back.append(await mishap(crowd))
            _out.print(f"{fault}: {n + 1} of {times}, play again after {back[-1]:.1f} s")
        await crowd.go_home()
        return crowd, back

    crowd, back = asyncio.run(evening())
    counts = crowd.ledger.counts
    return Line(
        fault,
        times,
        crowd.ledger.acknowledged,
        counts["retried"],
        counts[UNAVAILABLE],
        crowd.ledger.check(read_log(server.database)),
        crowd.games_over,
        (statistics.median(back), max(back)),
    )


def sqlite_killed(folder: Path, times: int, tables: int) -> Line:
    with serving(f"sqlite:///{folder / 'killed.db'}", **_QUICK) as server:
        return crowd_plays(
            "server killed, SQLite",
            server,
            times,
            tables,
            lambda crowd: kill(server, crowd, after=2 * tables),
        )


def postgresql_killed(cluster: Cluster, times: int, tables: int) -> list[Line]:
    """The server killed, and PostgreSQL killed under it."""
    lines = []
    with serving(cluster.new_database(), "--workers", "2", **_QUICK) as server:
        lines.append(
            crowd_plays(
                "server killed, PostgreSQL, two processes",
                server,
                times,
                tables,
                lambda crowd: kill(server, crowd, after=2 * tables),
            )
        )
    with serving(cluster.new_database(), "--workers", "2", **_QUICK) as server:
        lines.append(
            crowd_plays(
                "PostgreSQL killed, two processes",
                server,
                max(1, times // 2),
                tables,
                lambda crowd: take_database_away(
                    cluster, server, crowd, after=2 * tables, refusals=tables
                ),
            )
        )
    return lines


def disk_full(folder: Path, times: int, tables: int) -> Line:
    (folder / "disk").mkdir()
    with small_disk(folder / "disk", megabytes=96) as disk:
        if disk is None:
            return _skipped("disk full, SQLite", "no disk can be mounted here")
        with serving(f"sqlite:///{disk / 'perron.db'}", **_QUICK) as server:
            return crowd_plays(
                "disk full, SQLite",
                server,
                times,
                tables,
                lambda crowd: fill_disk(disk, crowd, after=2 * tables, refusals=tables),
            )


def clock_set_back(folder: Path, times: int) -> Line:
    """The clock of the machine is an hour behind at every start; a pair plays on with a live clock."""
    database = f"sqlite:///{folder / 'clock.db'}"
    acted = 0
    problems: list[str] = []
    with (
        serving(database, **_QUICK) as server,
        Visitor(server.url) as aino,
        Visitor(server.url) as eero,
    ):
        clock = {"kind": "live", "seconds": 600, "increment": 5}
        id = _start_table(aino, eero, "europe", clock=clock)["table"]["id"]
        for _ in range(times):
            server.stop()
            set_clock_back(database, _HOUR)
            server.start()
            for visitor in (aino, eero):
                view = visitor.get(f"/api/tables/{id}")
                far = [at - view["now"] for at in view["deadlines"] if at is not None]
                problems.extend(
                    f"{left} ms to think" for left in far if left > 600_000 + 5_000 * acted
                )
                if view["legal"]:
                    visitor.act(view, sensible(view))
                    acted += 1
    times_noted = [row.at for row in read_log(database)]
    if times_noted != sorted(times_noted):
        problems.append("the log goes back in time")
    return Line("clock an hour back, restart", times, acted, 0, 0, problems, 0)


def never_reads(folder: Path) -> Line:
    """Somebody follows and never reads; those who play must not notice."""
    with (
        serving(f"sqlite:///{folder / 'deaf.db'}", **_QUICK) as server,
        Visitor(server.url) as aino,
        Visitor(server.url) as eero,
    ):
        id = _start_table(aino, eero, "europe")["table"]["id"]
        alone = [_say(aino, id) for _ in range(300)]
        deaf = Deaf(server.url, id)
        beside: list[float] = []
        while lagging(server.url) == 0:
            beside.extend(_say(aino, id) for _ in range(50))
        code = deaf.close_code()
        now = aino.get(f"/api/tables/{id}")["number"]
        with Visitor(server.url).feed(id, now - 10) as back:
            heard = [event["number"] for event in back.events]
    problems = [] if code == 1013 else [f"closed with {code}"]
    if heard != list(range(now - 9, now + 1)):
        problems.append(f"back after {now - 10}: heard {heard}")
    note = (
        f"let go with {code} after {len(beside)} messages; the others: median "
        f"{statistics.median(alone):.1f} ms without it, {statistics.median(beside):.1f} ms with it"
    )
    return Line(
        "a client that never reads", 1, len(alone) + len(beside), 0, 0, problems, 0, None, note
    )


def _start_table(aino: Visitor, eero: Visitor, board: str, **terms: object) -> Json:
    view = aino.open(board, ["you", "open"], **terms)
    eero.join(view)
    started: Json = aino.post(f"/api/tables/{view['table']['id']}/start")
    return started


def _say(visitor: Visitor, table: str) -> float:
    """Milliseconds until something said is stored and told."""
    began = time.perf_counter()
    visitor.post(f"/api/tables/{table}/chat", {"text": "x" * 300})
    return (time.perf_counter() - began) * 1000


def _skipped(fault: str, why: str) -> Line:
    return Line(fault, 0, 0, 0, 0, [], 0, None, f"skipped: {why}")


def measure(times: int, tables: int) -> list[Line]:
    lines = []
    with tempfile.TemporaryDirectory(prefix="perron-faults-") as name:
        folder = Path(name)
        lines.append(sqlite_killed(folder, times, tables))
        if POSTGRESQL is None:
            lines.append(_skipped("PostgreSQL", "it is not installed; see `make postgresql`"))
        else:
            with postgresql() as cluster:
                lines.extend(postgresql_killed(cluster, times, tables))
        lines.append(disk_full(folder, max(1, times // 2), tables))
        lines.append(clock_set_back(folder, max(1, times // 4)))
        lines.append(never_reads(folder))
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20, help="how often a server is killed")
    parser.add_argument("--tables", type=int, default=40, help="tables in play at once")
    args = parser.parse_args()
    lines = measure(args.times, args.tables)
    print(f"| {' | '.join(HEADS)} |")
    print(f"| --- |{' ---: |' * (len(HEADS) - 2)} --- |")
    for line in lines:
        print(f"| {' | '.join(line.cells())} |")
    problems = [f"{line.fault}: {problem}" for line in lines for problem in line.problems]
    for problem in problems[:50]:
        _out.print(problem)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
