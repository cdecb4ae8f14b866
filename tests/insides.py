"""A house of its own for a test: the insides of a server on a real log, with clocks that the test sets."""

import asyncio
from collections.abc import Awaitable, Callable

from perron.server.live.house import House, Live
from perron.server.live.scheduler import Attendant
from perron.server.live.server_time import Timekeeper
from perron.server.live.thinking import Thinkers
from perron.server.live.uptime import GAP, Hours
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


class Hands:
    """Clocks that a test sets."""

    def __init__(self, wall: float, steady: float = 50.0) -> None:
        self.wall = wall
        self.steady = steady

    def keeper(self, not_before: int = 0) -> Timekeeper:
        return Timekeeper(lambda: self.wall, lambda: self.steady, not_before=not_before)


async def serve(house: House, hands: Hands, seconds: float) -> None:
    """Time goes by, in which somebody serves and says so."""
    hands.steady += seconds
    hands.wall += seconds
    await house.store.beat(house.time.now(), GAP + round(seconds * SECOND), 0)


def with_house(
    database: str, hands: Hands, story: Callable[[House, Attendant], Awaitable[None]]
) -> None:
    """A server's insides from start to stop, as one process would run them."""

    async def run() -> None:
        url = address(database)
        await migrate(url)
        store = Store(connect(url), "here")
        house = House(store, hands.keeper(await store.latest()))
        attendant = Attendant(house, Thinkers(1, 0.1))
        store.start()
        hours = Hours(house)
        await hours.begin(alone=is_sqlite(url))
        try:
            await story(house, attendant)
        finally:
            attendant.close()
            await hours.say()
            await house.close()

    asyncio.run(run())


async def open_and_start(house: House, id: str, clock: Clock) -> Live:
    live = await house.open(id, created(clock))
    await house.change(live, lambda table: table.start("aino", None, [b"", b""]))
    return live
