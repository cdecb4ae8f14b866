"""The house: tables at hand, and those that were put away."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from table_stories import created, person

from perron.server.live.house import House
from perron.server.live.server_time import Timekeeper
from perron.server.storage.database import address, connect
from perron.server.storage.migrate import migrate
from perron.server.storage.store import Store
from perron.server.table.ids import new_id


@asynccontextmanager
async def house_at(file: Path) -> AsyncIterator[House]:
    url = address(f"sqlite:///{file}")
    await migrate(url)
    store = Store(connect(url), "test")
    store.start()
    house = House(store, Timekeeper())
    try:
        yield house
    finally:
        await house.close()


def test_a_table_that_was_put_away_while_somebody_is_busy_with_it_is_the_same_table(
    tmp_path: Path,
) -> None:
    async def crowded() -> None:
        async with house_at(tmp_path / "perron.db") as house:
            what = created("amsterdam", ["person", "open"])
            first = await house.open(new_id(), what)
            id = first.table.id
            kept = len(house._live)
            while len(house._live) > kept or kept == 1:
                kept = len(house._live)
                await asyncio.gather(*(house.open(new_id(), what) for _ in range(500)))
            # Somebody who still holds it changes it; whoever asks for it now has to see that.
            await house.change(first, lambda table: table.say(person(0), "still here"))
            again = await house.live(id)
            assert again is first
            assert again.table.number == 2

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
                    house.open(id, created("amsterdam", ["person", "open"], salt=n))
                    for n in range(5)
                )
            )
            stored = await house.store.entries(id)
            assert len(stored) == 1
            secrets = {live.table.secret for live in opened}
            assert len(secrets) == 1
            assert secrets.pop().hex().encode() in stored[0].body

    asyncio.run(together())
