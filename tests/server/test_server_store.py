"""The store: what is in it, is in it once and in order, on either kind of database."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import asyncpg
import pytest
from sqlalchemy import Engine, event
from table_stories import Story, created, person

from perron.core.chance import Dice
from perron.server.errors import StorageUnavailable
from perron.server.storage.database import address, connect
from perron.server.storage.log_writer import Append
from perron.server.storage.migrate import migrate
from perron.server.storage.store import Store
from perron.server.storage.table_log import table_of

IDS = [f"{letter}kq7w8r5mnz3xcvb9" for letter in "23456789abcdefgh"]


@asynccontextmanager
async def store_at(database: str, process: str = "one") -> AsyncIterator[Store]:
    url = address(database)
    await migrate(url)
    store = Store(connect(url), process)
    store.start()
    try:
        yield store
    finally:
        await store.close()


def run(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def used() -> None:
        async with store_at(database) as store:
            await use(store)

    asyncio.run(used())


def played(id: str = IDS[0], actions: int = 20) -> Story:
    story = Story(created("amsterdam", ["person", "person"]), id)
    story.start()
    story.play(Dice(1), actions)
    return story


def waiting(id: str) -> Append:
    return Story(created("amsterdam", ["person", "open"]), id).appends[0]


def test_entries_come_back_in_order_and_make_the_table(database: str) -> None:
    story = played()

    async def use(store: Store) -> None:
        for append in story.appends:
            assert await store.append(append)
        log = await store.entries(story.table.id)
        assert log == story.log
        assert await store.entries(story.table.id, 10) == story.log[10:]
        assert await store.entries(story.table.id, len(log)) == []
        assert await store.entries(IDS[1]) == []
        assert table_of(story.table.id, log).number == story.table.number

    run(database, use)


def test_what_is_stored_is_there_for_whoever_opens_the_database_next(database: str) -> None:
    story = played()

    async def use(store: Store) -> None:
        for append in story.appends:
            await store.append(append)

    run(database, use)

    async def look(store: Store) -> None:
        assert await store.entries(story.table.id) == story.log

    run(database, look)


def test_who_comes_first_wins_and_nothing_of_the_other_is_stored(database: str) -> None:
    story = played(actions=3)

    async def use(store: Store) -> None:
        async with store_at(database, "two") as other:
            for append in story.appends[:-1]:
                await store.append(append)
            last = story.appends[-1]
            body = replace(last.entry, body=b'"another"')
            rival = replace(last, entry=body, row=replace(last.row, state="over"))
            told = await asyncio.gather(store.append(last), other.append(rival))
            assert sorted(told) == [False, True]
            winner = last if told[0] else rival
            assert (await store.entries(last.row.id))[-1] == winner.entry
            found = await store.tables_of(person(0), 9)
            assert [row for _, row in found] == [winner.row]

    run(database, use)


def test_of_two_entries_of_one_table_in_one_breath_only_one_is_stored(database: str) -> None:
    async def use(store: Store) -> None:
        first = waiting(IDS[0])
        second = replace(first, entry=replace(first.entry, body=b'"another"'))
        told = await asyncio.gather(store.append(first), store.append(second))
        assert list(told) == [True, False]
        assert await store.entries(IDS[0]) == [first.entry]

    run(database, use)


def test_the_same_action_twice_counts_once(database: str) -> None:
    story = played(actions=2)

    async def use(store: Store) -> None:
        *before, one, two = story.appends
        for append in before:
            await store.append(append)
        assert await store.append(replace(one, client="0 mine"))
        assert not await store.append(replace(two, client="0 mine"))
        assert await store.number_of(story.table.id, "0 mine") == one.entry.number
        assert await store.number_of(story.table.id, "1 mine") is None
        assert await store.append(replace(two, client="1 mine"))

    run(database, use)


def test_entries_of_one_moment_share_a_transaction(database: str) -> None:
    async def use(store: Store) -> None:
        commits: list[object] = []
        count = commits.append
        event.listen(Engine, "commit", count)
        stored = await asyncio.gather(*(store.append(waiting(id)) for id in IDS))
        event.remove(Engine, "commit", count)
        assert stored == [True] * len(IDS)
        if store.shared:
            # PostgreSQL knows of every row by which transaction it came.
            connection = await asyncpg.connect(database)
            commits = await connection.fetch("SELECT DISTINCT xmin::text FROM entries")
            await connection.close()
        assert len(commits) == 1

    run(database, use)


def test_who_comes_second_takes_nobody_along(database: str) -> None:
    async def use(store: Store) -> None:
        taken = waiting(IDS[3])
        assert await store.append(taken)
        rival = replace(taken, entry=replace(taken.entry, body='"ændret 🚂"'.encode()))
        wishes = [rival if id == IDS[3] else waiting(id) for id in IDS]
        stored = await asyncio.gather(*(store.append(wish) for wish in wishes))
        assert stored == [id != IDS[3] for id in IDS]
        for wish, first in zip(wishes, stored, strict=True):
            lying = wish if first else taken
            assert await store.entries(wish.row.id) == [lying.entry]
        found = await store.tables_of(person(0), len(IDS))
        assert {row.id for _, row in found} == set(IDS)

    run(database, use)


def test_a_seat_that_is_given_up_is_nobodys(database: str) -> None:
    async def use(store: Store) -> None:
        opening = waiting(IDS[0])
        await store.append(opening)
        assert [seat for seat, _ in await store.tables_of(person(0), 9)] == [0]
        gone = replace(opening, entry=replace(opening.entry, number=2), seats=((0, None),))
        await store.append(gone)
        assert await store.tables_of(person(0), 9) == []

    run(database, use)


def test_my_tables_come_latest_first(database: str) -> None:
    async def use(store: Store) -> None:
        for n, id in enumerate(IDS[:5]):
            append = waiting(id)
            await store.append(replace(append, row=replace(append.row, updated=n * 7 % 5)))
        found = [row.updated for _, row in await store.tables_of(person(0), 4)]
        assert found == [4, 3, 2, 1]

    run(database, use)


def test_what_is_due_is_taken_by_exactly_one(database: str) -> None:
    async def use(store: Store) -> None:
        async with store_at(database, "two") as other:
            for n, id in enumerate(IDS):
                append = waiting(id)
                due = None if n == 0 else n * 100
                await store.append(replace(append, row=replace(append.row, due=due)))
            assert await store.claim_due(50, 99, 10) == []
            taken = await asyncio.gather(
                *(one.claim_due(1_000, 2_000, 4) for one in (store, other) * 5)
            )
            everything = [id for some in taken for id in some]
            assert sorted(everything) == sorted(IDS[1:11])
            # Whoever took them is trusted for a while, and then no longer.
            assert await other.claim_due(1_999, 3_000, 20) == IDS[11:]
            assert len(await other.claim_due(2_000, 3_000, 20)) == 10
            await store.release_leases()
            assert len(await other.claim_due(2_000, 3_000, 20)) == 15

    run(database, use)


def test_tokens_are_found_by_their_hash(database: str) -> None:
    async def use(store: Store) -> None:
        await store.add_token("hash", person(0), "my bot", 17)
        assert await store.token_identity("hash") == person(0)
        assert await store.token_identity("another") is None
        with pytest.raises(StorageUnavailable):
            await store.add_token("hash", person(1), "another bot", 18)

    run(database, use)


def test_a_store_that_closes_stores_what_was_wished(database: str) -> None:
    async def closed() -> None:
        async with store_at(database) as store:
            wishes = [asyncio.create_task(store.append(waiting(id))) for id in IDS]
            await asyncio.wait(wishes[:1])
        assert [await wish for wish in wishes] == [True] * len(IDS)

    asyncio.run(closed())
