"""Measure the server under load: `make load`.

A real `perron serve` on loopback, the players on the same machine. Everything in one run, in turn:

  live      many tables, two sockets each; people act at a steady pace. From sending an action to its
            arrival in the other seat's feed; every accepted action is durable.
  faster    the same at higher paces.
  limit     as fast as it goes: at every table the next action follows once both have heard of the last.
  bare      the same framework with the same bytes over as many sockets, without rules and storage.

Trust the ratios before the figures: machines differ and are shared.
"""

import argparse
import asyncio
import gc
import itertools
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvloop
from prometheus_client.parser import text_string_to_metric_families
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from servers import POSTGRESQL, postgresql, serving

from perron.boards import builtin

NOTES = Console(stderr=True)
# What is asked for at the same time while the tables are laid.
AT_ONCE = 40
# How many processes share a PostgreSQL database.
WORKERS = (1, 2)


@contextmanager
def echoing() -> Iterator[tuple[str, int]]:
    """The bare framework; its address and its process id."""
    echo = Path(__file__).with_name("load_echo.py")
    with subprocess.Popen(
        [sys.executable, str(echo)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        if not url:
            raise SystemExit("the bare framework did not start")
        try:
            yield url, process.pid
        finally:
            process.terminate()


def memory(pid: int) -> int:
    """What a process and its children hold, in bytes: what only they hold."""
    total = 0
    for process in (pid, *_children(pid)):
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                total += int(line.split()[1]) * 1024
    return total


def busy(pid: int) -> float:
    """The processor time that a process and its children have used, in seconds."""
    ticks = 0
    for process in (pid, *_children(pid)):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in listed]


@dataclass(eq=False)
class Seat:
    """A person with a socket."""

    cookie: str
    socket: ClientConnection | None = None
    # What it has seen last, and what it is going to do. All else is let go at once: two thousand views that are
    # kept, and freed one after the other, would cost the players more than reading them.
    number: int = 0
    choice: dict[str, Any] | None = None


@dataclass(eq=False)
class Party:
    """A table with two people."""

    id: str
    seats: list[Seat]
    sent: float = 0.0
    awaited: asyncio.Future[None] | None = None

    def mover(self) -> Seat | None:
        return next((seat for seat in self.seats if seat.choice is not None), None)


class Figures:
    """What was measured while people played."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.accepted = 0
        self.refused = 0


class Crowd:
    """All the people."""

    def __init__(self, url: str, board: str, seed: int) -> None:
        self.url = url
        self._board = board
        self._dice = random.Random(seed)
        self._ids = itertools.count(1)
        self.figures = Figures()
        self.parties: list[Party] = []
        self._readers: list[asyncio.Task[None]] = []
        # The last messages each way, for those who say the same without a game.
        self._asked: deque[bytes] = deque(maxlen=500)
        self._told: deque[str | bytes] = deque(maxlen=500)

    def sample(self) -> tuple[bytes, bytes]:
        """A message each way, of the usual length."""
        told = sorted(self._told, key=len)[len(self._told) // 2]
        asked = sorted(self._asked, key=len)[len(self._asked) // 2]
        return asked, told.encode() if isinstance(told, str) else told

    async def lay_tables(self, number: int) -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        # Idle connections are given up here, before the server ends them in the middle of a request.
        limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=1)
        async with httpx.AsyncClient(base_url=self.url, limits=limits, timeout=120) as http:

            async def lay() -> Party:
                async with gate:
                    return await self._lay(http)

            self.parties.extend(await asyncio.gather(*(lay() for _ in range(number))))

    async def _lay(self, http: httpx.AsyncClient) -> Party:
        body = {"board": self._board, "seats": ["you", "open"], "name": "Aino"}
        http.cookies.clear()
        opened = await http.post("/api/tables", json=body)
        host = opened.headers["set-cookie"].split(";")[0]
        view = opened.json()
        id = view["table"]["id"]
        http.cookies.clear()
        joined = await http.post(
            f"/api/tables/{id}/join", json={"key": view["key"], "name": "Eero"}
        )
        guest = joined.headers["set-cookie"].split(";")[0]
        http.cookies.clear()
        started = await http.post(f"/api/tables/{id}/start", json={}, headers={"Cookie": host})
        started.raise_for_status()
        return Party(id, [Seat(host), Seat(guest)])

    async def connect(self, parties: list[Party]) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def sit(party: Party, seat: Seat) -> None:
            async with gate:
                address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{party.id}/feed"
                seat.socket = await connect(
                    address,
                    additional_headers={"Cookie": seat.cookie},
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=120,
                )
                self._see(seat, orjson.loads(await seat.socket.recv())["view"])

        await asyncio.gather(*(sit(party, seat) for party in parties for seat in party.seats))
        self._readers += [
            asyncio.create_task(self._read(party, seat))
            for party in parties
            for seat in party.seats
        ]

    async def _read(self, party: Party, seat: Seat) -> None:
        assert seat.socket is not None
        async for text in seat.socket:
            self._hear(party, seat, text)

    def _hear(self, party: Party, seat: Seat, text: str | bytes) -> None:
        message = orjson.loads(text)
        match message["type"]:
            case "event":
                self._see(seat, message["view"])
                self._stop_clock(party, seat, message["event"])
                self._told.append(text)
                # Both windows of the table know, before the next action is sent.
                if party.seats[0].number == party.seats[1].number:
                    self._settle(party)
            case "view":
                self._see(seat, message["view"])
            case "refused":
                self.figures.refused += 1
                self._settle(party)

    def _see(self, seat: Seat, view: dict[str, Any]) -> None:
        seat.number = view["number"]
        seat.choice = self._choose(view["legal"]) if view["legal"] else None

    def _stop_clock(self, party: Party, seat: Seat, event: dict[str, Any]) -> None:
        """It stops when the other seat hears of an action."""
        if event["type"] != "acted" or seat is party.seats[event["seat"]]:
            return
        self.figures.latencies.append(time.perf_counter() - party.sent)
        self.figures.accepted += 1

    def _settle(self, party: Party) -> None:
        if party.awaited is not None and not party.awaited.done():
            party.awaited.set_result(None)

    async def act(self, party: Party) -> None:
        """One action at a table; done when both seats have heard of it."""
        seat = party.mover()
        if seat is None or seat.socket is None:
            return
        message = orjson.dumps(
            {
                "type": "act",
                "id": str(next(self._ids)),
                "number": seat.number,
                "action": seat.choice,
            }
        )
        self._asked.append(message)
        party.awaited = asyncio.get_running_loop().create_future()
        party.sent = time.perf_counter()
        await seat.socket.send(message, text=True)
        await party.awaited

    def _choose(self, legal: list[dict[str, Any]]) -> dict[str, Any]:
        """Cards and routes, as people do; nothing that ends a game early."""
        dice = self._dice
        found = {choice["type"]: choice for choice in legal}
        claims = [choice for choice in legal if choice["type"] == "claim"]
        if claims and ("draw" not in found or dice.random() < 0.3):
            choice = dice.choice(claims)
            cards = dice.choice(choice["payments"])
            return {"type": "claim", "route": dice.choice(choice["routes"]), "cards": cards}
        if "draw" in found:
            return {"type": "draw", "slot": dice.choice(found["draw"]["slots"])}
        if "keep" in found:
            return {"type": "keep", "tickets": found["keep"]["tickets"]}
        if "pay" in found:
            return {"type": "pay", "cards": dice.choice(found["pay"]["payments"])}
        return {"type": legal[-1]["type"]}

    async def at_a_pace(self, a_second: float, seconds: float) -> float:
        """People act in turn at a steady pace, whatever the server does; the seconds it took."""
        self.figures = Figures()
        began = time.perf_counter()
        tasks: set[asyncio.Task[None]] = set()
        parties = itertools.cycle(self.parties)
        for n in range(int(a_second * seconds)):
            delay = began + n / a_second - time.perf_counter()
            if delay > 0:
                await asyncio.sleep(delay)
            party = next(parties)
            if party.awaited is None or party.awaited.done():
                task = asyncio.create_task(self.act(party))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        if tasks:
            await asyncio.wait(tasks)
        return time.perf_counter() - began

    async def flat_out(self, under_way: int, seconds: float) -> float:
        """So many tables act as fast as they can; the seconds it took."""
        self.figures = Figures()
        began = time.perf_counter()

        async def play(parties: list[Party]) -> None:
            for party in itertools.cycle(parties):
                if time.perf_counter() - began > seconds:
                    return
                if party.mover() is None:
                    raise SystemExit("a game is over: measure for a shorter time")
                await self.act(party)

        shares = [self.parties[n::under_way] for n in range(under_way)]
        await asyncio.gather(*(play(share) for share in shares if share))
        return time.perf_counter() - began

    async def leave(self) -> None:
        for reader in self._readers:
            reader.cancel()
        sockets = [seat.socket for party in self.parties for seat in party.seats if seat.socket]
        await asyncio.gather(*(socket.close() for socket in sockets))


class Pairs:
    """People who say the same bytes to each other, without a game."""

    def __init__(self, url: str, asked: bytes, told: bytes) -> None:
        self._address = url.replace("http", "ws", 1)
        self._asked = asked
        self._told = told
        self._sockets: list[ClientConnection] = []
        self._heard: list[asyncio.Event] = []
        self._readers: list[asyncio.Task[None]] = []
        self.done = 0

    async def connect(self, number: int) -> None:
        for _ in range(number):
            heard = asyncio.Event()
            for side in (0, 1):
                socket = await connect(
                    f"{self._address}/pair/{id(self)}-{len(self._heard)}/{side}",
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                )
                # First of all it is told what to say.
                await socket.send(self._told, text=True)
                await socket.recv()
                self._sockets.append(socket)
                reader = self._read(socket, heard if side else None)
                self._readers.append(asyncio.create_task(reader))
            self._heard.append(heard)

    async def _read(self, socket: ClientConnection, heard: asyncio.Event | None) -> None:
        async for text in socket:
            # Whoever plays reads what it gets: so here, too.
            orjson.loads(text)
            if heard is not None:
                heard.set()

    async def flat_out(self, under_way: int, seconds: float) -> float:
        """As many at once, as fast as it goes; the seconds it took."""
        began = time.perf_counter()

        async def play(mine: list[int]) -> None:
            for n in itertools.cycle(mine):
                if time.perf_counter() - began > seconds:
                    return
                self._heard[n].clear()
                await self._sockets[2 * n].send(self._asked, text=True)
                await self._heard[n].wait()
                self.done += 1

        everybody = list(range(len(self._heard)))
        await asyncio.gather(*(play(everybody[n::under_way]) for n in range(under_way)))
        return time.perf_counter() - began

    async def leave(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in self._sockets))


async def longest_storing(url: str) -> float:
    """The longest that the database took so far for the entries of a moment, in ms: at most this."""
    async with httpx.AsyncClient(timeout=60) as client:
        text = (await client.get(f"{url}/metrics")).text
    [family] = (
        family
        for family in text_string_to_metric_families(text)
        if family.name == "perron_storing_seconds"
    )
    buckets = [sample for sample in family.samples if sample.name.endswith("_bucket")]
    all_of_them = max(bucket.value for bucket in buckets)
    held = (float(bucket.labels["le"]) for bucket in buckets if bucket.value == all_of_them)
    return min(held) * 1000


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1000


class Trial:
    """A server with its people, and what was measured of them."""

    def __init__(self, args: argparse.Namespace, crowd: Crowd, pid: int) -> None:
        self._args = args
        self._pid = pid
        self._latencies: dict[float, list[float]] = {}
        self._rates: list[float] = []
        self._used: list[float] = []
        self.crowd = crowd
        self.found: dict[str, float] = {}

    async def live(self) -> None:
        """People come, and play at the pace of people."""
        args, crowd, found, pid = self._args, self.crowd, self.found, self._pid
        NOTES.print(f"connecting {2 * args.tables} sockets")
        # What the first tables cost is mostly what every server needs.
        first = args.tables // 10
        await crowd.connect(crowd.parties[:first])
        for party in crowd.parties[:first]:
            await crowd.act(party)
        idle = memory(pid)
        await crowd.connect(crowd.parties[first:])
        others = args.tables - first
        found["connected"] = (memory(pid) - idle) / 1000 / others
        NOTES.print(f"{args.pace:g} actions a second for {args.seconds:g} s")
        took = await crowd.at_a_pace(args.pace, args.seconds)
        figures = crowd.figures
        found["live_rate"] = figures.accepted / took
        found["refused"] = figures.refused
        for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99)):
            found[name] = percentile(figures.latencies, part)
        found["storing"] = await longest_storing(crowd.url)
        found["played"] = (memory(pid) - idle) / 1000 / others - found["connected"]

    async def faster(self, pace: float, seconds: float) -> None:
        """One round at a higher pace."""
        await self.crowd.at_a_pace(pace, seconds)
        latencies = self._latencies.setdefault(pace, [])
        latencies.extend(self.crowd.figures.latencies)
        self.found[f"p50 at {pace:g}"] = percentile(latencies, 0.5)
        self.found[f"p99 at {pace:g}"] = percentile(latencies, 0.99)

    async def flat_out(self, seconds: float) -> None:
        """One round as fast as it goes."""
        before = busy(self._pid)
        took = await self.crowd.flat_out(self._args.under_way, seconds)
        accepted = self.crowd.figures.accepted
        self._rates.append(accepted / took)
        self._used.append((busy(self._pid) - before) / accepted)
        self.found["limit"] = statistics.median(self._rates)
        self.found["processor"] = statistics.median(self._used) * 1e6


async def measure(
    args: argparse.Namespace, *databases: tuple[str, int]
) -> tuple[list[dict[str, float]], tuple[bytes, bytes]]:
    """All figures of each database with so many processes, and a message each way as it was sent.

    All the servers are there at the same time and take turns, so that they have the same machine.
    """
    trials: list[Trial] = []
    with ExitStack() as up:
        for database, workers in databases:
            settings = {"limits": "no", "workers": str(workers), "log_level": "warning"}
            with serving(database, **settings) as server:
                crowd = Crowd(server.url, args.board, args.seed)
                NOTES.print(f"server processes: {workers}; laying {args.tables} tables")
                await crowd.lay_tables(args.tables)
            # A fresh process: the tables lie in the log, and nobody is there.
            server = up.enter_context(serving(database, **settings))
            crowd.url = server.url
            trials.append(Trial(args, crowd, server.process.pid))
        for trial in trials:
            await trial.live()
        for pace in args.faster:
            NOTES.print(f"{pace:g} actions a second")
            for trial in trials * (args.rounds // 2):
                await trial.faster(pace, args.round)
        NOTES.print(f"flat out, {args.under_way} under way")
        for trial in trials * args.rounds:
            await trial.flat_out(args.round)
        sample = trials[0].crowd.sample()
        for trial in trials:
            await trial.crowd.leave()
    return [trial.found for trial in trials], sample


async def measure_bare(
    args: argparse.Namespace, sample: tuple[bytes, bytes]
) -> tuple[float, float, float]:
    """The bare framework: its rate, its processor time for an action, its memory for a pair."""
    NOTES.print("the bare framework")
    rates, used = [], []
    with echoing() as (url, pid):
        pairs = Pairs(url, *sample)
        first = args.tables // 10
        await pairs.connect(first)
        idle = memory(pid)
        others = args.tables - first
        await pairs.connect(others)
        held = (memory(pid) - idle) / 1000 / others
        for _ in range(args.rounds):
            before, done = busy(pid), pairs.done
            took = await pairs.flat_out(args.under_way, args.round)
            rates.append((pairs.done - done) / took)
            used.append((busy(pid) - before) / (pairs.done - done))
        await pairs.leave()
    return statistics.median(rates), statistics.median(used) * 1e6, held


def rows(faster: list[float]) -> Iterator[tuple[str, str, str]]:
    """The rows of the table: title, figure, form."""
    yield from LIVE_ROWS
    for pace in faster:
        for name, title in (("p50", "median"), ("p99", "99 %")):
            yield f"at {pace:,g} actions a second: {title}", f"{name} at {pace:g}", "{:.1f} ms"
    yield from LIMIT_ROWS


LIVE_ROWS = (
    ("live: accepted actions a second", "live_rate", "{:.0f}"),
    ("live: to the other seat's feed, median", "p50", "{:.1f} ms"),
    ("live: 95 %", "p95", "{:.1f} ms"),
    ("live: 99 %", "p99", "{:.1f} ms"),
    ("live: the database took at most", "storing", "{:.0f} ms"),
    ("live: refused", "refused", "{:.0f}"),
    ("memory for a table with two people connected", "connected", "{:.0f} kB"),
    ("memory for a table that is played, above that", "played", "{:.0f} kB"),
)
LIMIT_ROWS = (
    ("limit: accepted actions a second", "limit", "{:.0f}"),
    ("limit: processor time of the server for an action", "processor", "{:.0f} µs"),
    ("bare framework: the same bytes a second", "bare", "{:.0f}"),
    ("bare framework: processor time", "bare_processor", "{:.0f} µs"),
    ("bare framework: memory for two sockets", "bare_memory", "{:.0f} kB"),
    ("limit / bare", "share", "{:.0%}"),
)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--board", default=builtin()[1])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--pace", type=float, default=450, help="actions a second while live")
    parser.add_argument("--seconds", type=float, default=30, help="how long people are live")
    parser.add_argument("--faster", type=float, nargs="*", default=[900, 1800], help="more paces")
    parser.add_argument("--under-way", type=int, help="actions at once, flat out; else all tables")
    parser.add_argument("--rounds", type=int, default=5, help="flat out; half as many at each pace")
    parser.add_argument("--round", type=float, default=3, help="the seconds of a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only-sqlite", action="store_true")
    args = parser.parse_args()
    args.under_way = args.under_way or args.tables
    # What is measured is the server: those who measure it take as little of the machine as they can.
    gc.disable()
    asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory(prefix="perron-load-") as folder:
        database = f"sqlite:///{folder}/perron.db"
        [found["SQLite"]], sample = asyncio.run(measure(args, (database, 1)))
        rate, processor, held = asyncio.run(measure_bare(args, sample))
        found["SQLite"] |= {
            "bare": rate,
            "bare_processor": processor,
            "bare_memory": held,
            "share": found["SQLite"]["limit"] / rate,
        }
        if POSTGRESQL is not None and not args.only_sqlite:
            with postgresql() as cluster:
                databases = [(cluster.new_database(), workers) for workers in WORKERS]
                both, _ = asyncio.run(measure(args, *databases))
            for workers, measured in zip(WORKERS, both, strict=True):
                found[f"PostgreSQL, {workers}"] = measured
    print(f"| {args.tables:,} tables, {2 * args.tables:,} sockets | {' | '.join(found)} |")
    print(f"| --- |{' ---: |' * len(found)}")
    for title, key, form in rows(args.faster):
        cells = [form.format(column[key]) if key in column else "" for column in found.values()]
        print(f"| {title} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
