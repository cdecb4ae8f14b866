"""Cold start: from starting `perron serve` on a full house to the first answer of /readyz.

    python tools/cold_start.py [--tables N] [--starts N] [--database URL]

Fills a database with stored tables (a fifth waiting, half running, the others finished), starts the
server on it a few times, and reads running tables back from their logs. Without --database it does so on
SQLite and, where there is one, on a PostgreSQL of its own. The games are played by the real code of
the tables; each is stored under many names, since playing ten thousand would take an hour.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from urllib.request import urlopen

from sqlalchemy import Table, insert

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from servers import POSTGRESQL, postgresql, serving
from table_stories import Story, created

from perron.boards import builtin, load
from perron.core import COMPILED
from perron.core.chance import Dice
from perron.server.storage import schema
from perron.server.storage.database import address, connect, writing
from perron.server.storage.migrate import migrate
from perron.server.storage.store import Store
from perron.server.storage.table_log import table_of
from perron.server.table.clocks import Clock, DaysClock, LiveClock, NoClock
from perron.server.table.entries import BOT
from perron.server.table.ids import new_id
from perron.server.table.table import PLAYING

DAY = 24 * 3600 * 1000
CLOCKS: tuple[Clock, ...] = (NoClock(), DaysClock(2), LiveClock(600, 15))
ROWS_TOGETHER = 5_000
REBUILT = 500
# How a house of a hundred tables looks: the rest is running.
WAITING, FINISHED = 20, 30


@dataclass(frozen=True)
class Measured:
    """What one database took."""

    entries: int
    # For each start: seconds by the clock, and seconds of work.
    starts: list[tuple[float, float]]
    # For each table: reading its log and making the table from it, counted in the same way.
    rebuilt: list[tuple[float, float]]


def stories(seed: int) -> list[Story]:
    """A hundred tables as they lie about in a house, on all boards."""
    found = []
    now = int(time.time() * 1000)
    for n in range(100):
        dice = Dice(seed * 1000 + n)
        board = builtin()[n % len(builtin())]
        fewest, most = load(board).rules.players
        players = fewest + int(dice.below(most - fewest + 1))
        seats = [
            "person",
            *("level2" if dice.below(3) == 0 else "person" for _ in range(players - 1)),
        ]
        if n < WAITING:
            seats[-1] = "open"
        opening = created(board, seats, CLOCKS[n % 3] if n < 100 - FINISHED else None, salt=n)
        story = Story(opening, at=now - DAY // 2)
        if n >= WAITING:
            story.start()
            story.play(dice, 10_000 if n >= 100 - FINISHED else int(dice.below(60 * players)))
            # A server that ended as it should left no bot's turn behind.
            while (seat := story.table.bot_to_move()) is not None:
                story.note(story.table.act(seat, story.table.legal(seat)[0], BOT))
        found.append(story)
    return found


def rows_of(table: Table, tables: list[tuple[str, Story]]) -> Iterator[dict[str, object]]:
    """The rows of one of the database's tables, for all of the house's."""
    for id, story in tables:
        last = story.appends[-1]
        if table is schema.entries:
            for append in story.appends:
                at = {"number": append.entry.number, "at": append.entry.at}
                yield {"table_id": id, **at, "client": None, "body": append.entry.body}
        elif table is schema.tables:
            row = last.row
            shown = {"state": row.state, "updated": row.updated, "summary": row.summary}
            yield {"id": id, **shown, "due": row.due, "leased": None}
        else:
            for seat, identity in last.seats:
                if identity is not None:
                    yield {"table_id": id, "seat": seat, "identity": identity}


async def fill(database: str, tables: list[tuple[str, Story]]) -> None:
    url = address(database)
    await migrate(url)
    engine = connect(url)
    async with writing(engine) as connection:
        for table in (schema.entries, schema.tables, schema.seats):
            rows = rows_of(table, tables)
            while some := list(islice(rows, ROWS_TOGETHER)):
                await connection.execute(insert(table), some)
    await engine.dispose()


def start_once(database: str) -> tuple[float, float]:
    """Seconds from the start of the process to the answer of /readyz; how many of them it worked."""
    began = time.perf_counter()
    with serving(database, log_level="warning") as server:
        # The address is told before the start is over, and the request waits for it.
        with urlopen(f"{server.url}/readyz", timeout=60) as reply:
            assert reply.status == 200
        return time.perf_counter() - began, worked(server.process.pid)


def worked(process: int) -> float:
    """The seconds that a process has used a core, where the system tells (Linux)."""
    told = Path(f"/proc/{process}/stat")
    if not told.exists():
        return float("nan")
    user, system = told.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def rebuild(database: str, ids: list[str]) -> list[tuple[float, float]]:
    store = Store(connect(address(database)), "cold start")
    took = []
    for id in ids:
        began, before = time.perf_counter(), time.process_time()
        table_of(id, await store.entries(id))
        took.append((time.perf_counter() - began, time.process_time() - before))
    await store.close()
    return took


def measure(database: str, number: int, starts: int) -> Measured:
    made = stories(7)
    tables = [(new_id(), made[n % len(made)]) for n in range(number)]
    asyncio.run(fill(database, tables))
    running = [id for id, story in tables if story.table.state == PLAYING]
    return Measured(
        sum(len(story.appends) for _, story in tables),
        [start_once(database) for _ in range(starts)],
        asyncio.run(rebuild(database, running[:REBUILT]))[1:],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the cold start of a full house.")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--database", help="an empty database; default: SQLite, then PostgreSQL")
    args = parser.parse_args()
    print(f"engine: {'compiled' if COMPILED else 'not compiled'}\n")
    print(
        "| database | tables | entries | ready in | worst | work | worst "
        "| a table rebuilt in | worst | work | worst |"
    )
    print(f"| --- |{' ---: |' * 10}", flush=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="perron-cold-")))
        databases = {"SQLite": f"sqlite:///{folder / 'perron.db'}"}
        if args.database is not None:
            databases = {address(args.database).get_backend_name(): args.database}
        elif POSTGRESQL is not None:
            databases["PostgreSQL"] = stack.enter_context(postgresql()).new_database()
        for name, database in databases.items():
            found = measure(database, args.tables, args.starts)
            cells = [name, f"{args.tables:,}", f"{found.entries:,}"]
            cells += [*shown(found.starts, 1, "s"), *shown(found.rebuilt, 1000, "ms")]
            print(f"| {' | '.join(cells)} |", flush=True)


def shown(times: list[tuple[float, float]], unit: int, word: str) -> Iterator[str]:
    """Median and worst by the clock, then of the work."""
    for seconds in zip(*times, strict=True):
        for value in (statistics.median(seconds), max(seconds)):
            yield f"{value * unit:.{2 if unit == 1 else 1}f} {word}"


if __name__ == "__main__":
    main()
