"""A house of its own for a test: the insides of a server on a real log, with clocks that the test sets."""

import asyncio
from collections.abc import Awaitable, Callable

from perron.server.live.house import House
from perron.server.live.open_table import OpenTable
from perron.server.live.scheduler import Scheduler
from perron.server.live.server_time import ServerTime
from perron.server.live.thinking import BotPool
from perron.server.live.uptime import GAP
from perron.server.storage.database import address, connect, is_sqlite
from perron.server.storage.migrate import migrate
from perron.server.storage.store import Store
from perron.server.table.clocks import SECOND, Clock
from perron.server.table.entries import Created, Seated, Terms


def created(clock: Clock) -> Created:
    """A table for two people, opened by aino."""
    people = tuple(
        Seated(n, name, name, bytes([n] * 16)) for n, name in enumerate(("aino", "eero"))
    )
    terms = Terms("amsterdam", 2, clock, 0, True, True, "level1")
    return Created(terms, "key", b"s" * 32, "aino", people, None)


class ManualClock:
    """The wall clock and the steady clock, set by a test."""

    def __init__(self, wall: float, steady: float = 50.0) -> None:
        self.wall = wall
        self.steady = steady

    def time(self, not_before: int = 0) -> ServerTime:
        return ServerTime(lambda: self.wall, lambda: self.steady, not_before=not_before)


async def serve(house: House, manual: ManualClock, seconds: float) -> None:
    """Time passes while a server runs."""
    manual.steady += seconds
    manual.wall += seconds
    await house.store.heartbeat(house.time.now(), GAP + round(seconds * SECOND), 0)


def with_house(
    database: str, manual: ManualClock, story: Callable[[House, Scheduler], Awaitable[None]]
) -> None:
    """Run the insides of a server from start to stop, as a process would."""

    async def run() -> None:
        url = address(database)
        await migrate(url)
        store = Store(connect(url), "here")
        house = House(store, manual.time(await store.latest()))
        scheduler = Scheduler(house, BotPool(1, 0.1))
        store.start()
        await house.uptime.begin(exclusive=is_sqlite(url))
        try:
            await story(house, scheduler)
        finally:
            scheduler.close()
            await house.uptime.beat()
            await house.close()

    asyncio.run(run())


async def open_and_start(house: House, id: str, clock: Clock) -> OpenTable:
    table = await house.create(id, created(clock))
    await table.change(lambda now: now.start("aino", None, [b"", b""]))
    return table
