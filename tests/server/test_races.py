"""Races for the next number, and notifications that come at the wrong moment: nobody is told a wrong story."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from insides import ManualClock, created, open_and_start, with_house

from perron.server.errors import Busy
from perron.server.live.house import House
from perron.server.live.listeners import MOST_WAITING, Listener
from perron.server.live.scheduler import Scheduler
from perron.server.storage.log_writer import Append, EntryRow, TableRow
from perron.server.storage.store import Store
from perron.server.table.clocks import NoClock
from perron.server.table.entries import Said
from perron.server.table.ids import new_id

NOON = 43_200.0


def entry(table: str, number: int, body: bytes = b"{}") -> Append:
    return Append(EntryRow(number, 1, body), TableRow(table, "waiting", 1, None, None, b"{}"), None)


def test_of_two_entries_with_one_number_that_come_together_one_is_stored(tmp_path: Path) -> None:
    async def story(house: House, _: Scheduler) -> None:
        store = house.store
        both = [store.append(entry("t", 1, b"first")), store.append(entry("t", 1, b"second"))]
        assert await asyncio.gather(*both) == [True, False]
        assert [stored.body for stored in await store.entries("t")] == [b"first"]

    with_house(f"sqlite:///{tmp_path / 'perron.db'}", ManualClock(NOON), story)


def test_two_who_open_the_same_table_at_once_sit_at_the_same_one(tmp_path: Path) -> None:
    async def story(house: House, _: Scheduler) -> None:
        id = new_id()
        other = replace(created(NoClock()), secret=b"x" * 32)
        one, two = await asyncio.gather(
            house.create(id, created(NoClock())), house.create(id, other)
        )
        assert one.table.secret == two.table.secret == b"s" * 32

    with_house(f"sqlite:///{tmp_path / 'perron.db'}", ManualClock(NOON), story)


def test_an_entry_that_can_not_be_written_does_not_stop_the_others(tmp_path: Path) -> None:
    async def story(house: House, _: Scheduler) -> None:
        # No text that a database takes.
        wrong = replace(entry("t", 1), client="\ud800")
        with pytest.raises(TypeError):
            await house.store.append(wrong)
        assert await house.store.append(entry("t", 1))

    with_house(f"sqlite:///{tmp_path / 'perron.db'}", ManualClock(NOON), story)


def test_the_same_client_id_is_stored_once_whatever_it_is_based_on(tmp_path: Path) -> None:
    async def story(house: House, _: Scheduler) -> None:
        live = await open_and_start(house, new_id(), NoClock())
        number = await live.change(lambda _: Said(0, "once"), "0 a")
        with pytest.raises(Busy):
            await live.change(lambda _: Said(0, "twice"), "0 a")
        assert live.table.number == number
        assert await house.store.number_of(live.table.id, "0 a") == number

    with_house(f"sqlite:///{tmp_path / 'perron.db'}", ManualClock(NOON), story)


def test_a_notification_that_comes_while_a_table_is_being_read_is_not_lost(tmp_path: Path) -> None:
    id = new_id()

    async def before(house: House, _: Scheduler) -> None:
        await open_and_start(house, id, NoClock())

    async def after(house: House, _: Scheduler) -> None:
        opening = asyncio.create_task(house.get(id))
        # Now the reading is under way.
        await asyncio.sleep(0)
        house.mark_stale(id)
        table = await opening
        # What the notification was about is read, although it came too late for the first reading.
        await _say_elsewhere(house.store, id)
        await table.refresh()
        assert table.table.number == 3

    with_house(f"sqlite:///{tmp_path / 'perron.db'}", ManualClock(NOON), before)
    with_house(f"sqlite:///{tmp_path / 'perron.db'}", ManualClock(NOON), after)


def test_whoever_begins_to_follow_a_stale_table_is_told_what_was_missed(tmp_path: Path) -> None:
    async def story(house: House, _: Scheduler) -> None:
        id = new_id()
        table = await open_and_start(house, id, NoClock())
        await _say_elsewhere(house.store, id)
        house.mark_stale(id)
        hello = await table.follow(Listener("aino", lambda: None), 2)
        assert [event["type"] for event in hello["events"]] == ["said"]  # type: ignore[attr-defined]

    with_house(f"sqlite:///{tmp_path / 'perron.db'}", ManualClock(NOON), story)


def test_a_notification_that_comes_while_somebody_begins_to_follow_is_not_lost(
    tmp_path: Path,
) -> None:
    async def story(house: House, _: Scheduler) -> None:
        id = new_id()
        table = await open_and_start(house, id, NoClock())
        await _say_elsewhere(house.store, id)
        listener = Listener("aino", lambda: None)
        following = asyncio.create_task(table.follow(listener, 1))
        # Now the missed events are being read.
        await asyncio.sleep(0)
        house.mark_stale(id)
        hello = await following
        assert [event["type"] for event in hello["events"]] == ["started"]  # type: ignore[attr-defined]
        heard = await listener.waiting()
        assert [b'"said"' in message for message in heard] == [True]

    with_house(f"sqlite:///{tmp_path / 'perron.db'}", ManualClock(NOON), story)


async def _say_elsewhere(store: Store, id: str) -> None:
    """What another process would store."""
    said = entry(id, 3, b'{"type":"said","seat":1,"text":"hello"}')
    assert await store.append(said)


def test_a_listener_that_falls_behind_is_told_apart_once() -> None:
    lags: list[bool] = []
    listener = Listener(None, lambda: lags.append(True))
    listener.send(b"x" * (MOST_WAITING + 1))
    # However long, a single message may wait.
    assert lags == []
    listener.send(b"y")
    listener.send(b"z")
    assert lags == [True]
    assert listener.lagging
