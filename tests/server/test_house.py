"""The house: tables that are open, and those that are only in the database."""

import asyncio
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from table_stories import created, person

from perron.server.live.house import House
from perron.server.live.listeners import Listener
from perron.server.live.server_time import ServerTime
from perron.server.storage.database import address, connect
from perron.server.storage.migrate import migrate
from perron.server.storage.store import Store
from perron.server.table.ids import new_id


@asynccontextmanager
async def house_at(file: Path, kept: int = 100) -> AsyncIterator[House]:
    url = address(f"sqlite:///{file}")
    await migrate(url)
    store = Store(connect(url), "test")
    store.start()
    house = House(store, ServerTime(), kept)
    try:
        yield house
    finally:
        await house.close()


def test_a_table_that_somebody_holds_is_the_only_one_with_its_id(tmp_path: Path) -> None:
    async def crowded() -> None:
        async with house_at(tmp_path / "perron.db", kept=5) as house:
            what = created("amsterdam", ["person", "open"])
            held = await house.create(new_id(), what)
            id, other = held.table.id, new_id()
            dropped = weakref.ref(await house.create(other, what))
            for _ in range(5):
                await house.create(new_id(), what)
            # Nobody holds the second one, so it is in the database alone.
            assert dropped() is None
            assert house.get_open(other) is None
            assert (await house.get(other)).table.number == 1
            # The first one is held: whoever asks for it sees what its holder changes.
            await held.change(lambda table: table.say(person(0), "still here"))
            assert await house.get(id) is held
            assert held.table.number == 2

    asyncio.run(crowded())


def test_everybody_who_opens_a_table_of_the_same_name_at_once_gets_the_same(
    tmp_path: Path,
) -> None:
    """As for a rematch: whoever is first, opens it."""

    async def together() -> None:
        async with house_at(tmp_path / "perron.db") as house:
            id = new_id()
            opened = await asyncio.gather(
                *(
                    house.create(id, created("amsterdam", ["person", "open"], salt=n))
                    for n in range(5)
                )
            )
            stored = await house.store.entries(id)
            assert len(stored) == 1
            secrets = {live.table.secret for live in opened}
            assert len(secrets) == 1
            assert secrets.pop().hex().encode() in stored[0].body

    asyncio.run(together())


def test_whoever_sits_down_before_beginning_to_follow_is_told_as_a_seat(tmp_path: Path) -> None:
    async def late() -> None:
        async with house_at(tmp_path / "perron.db") as house:
            table = await house.create(new_id(), created("amsterdam", ["person", "open"]))
            listener = Listener(person(1), lambda: None)
            await table.change(lambda now: now.sit(person(1), 1, "Eero", b"12345678", "key"))
            await table.follow(listener, None)
            assert listener.seat == 1
            assert table.people_here() == {1}

    asyncio.run(late())
