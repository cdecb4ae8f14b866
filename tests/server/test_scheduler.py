"""The scheduler: what bots do while people are at the table, and while nobody is."""

import asyncio

import pytest
from insides import ManualClock, serve, with_house
from servers import Server
from visitors import Visitor

from perron.server.live.house import House
from perron.server.live.listeners import Listener
from perron.server.live.open_table import VISIT, OpenTable
from perron.server.live.scheduler import Scheduler
from perron.server.table.clocks import (
    DAYS_PACE,
    LIVE_PACE,
    SECOND,
    Clock,
    DaysClock,
    LiveClock,
    NoClock,
)
from perron.server.table.entries import STAND_IN, Acted, Created, Seated, SeatSet, Terms
from perron.server.table.ids import new_id
from perron.server.table.table import OVER_STATE

LIVE = LiveClock(seconds=300, increment=10)


async def left_alone(house: House, clock: Clock) -> OpenTable:
    """A game with two bots. Its only person left it and closed the page."""
    sitting = (
        Seated(0, "aino", "aino", b"a" * 16),
        SeatSet(1, "level1"),
        SeatSet(2, "level1"),
    )
    terms = Terms("amsterdam", 3, clock, 1, True, True, "level1")
    live = await house.create(new_id(), Created(terms, "key", b"s" * 32, "aino", sitting, None))
    await live.change(lambda table: table.start("aino", None, [b""] * 3))
    await live.change(lambda table: table.leave("aino"))
    return live


async def rest(scheduler: Scheduler, live: OpenTable) -> None:
    """Wait until no bot thinks any more."""
    while scheduler.is_thinking(live):
        await asyncio.sleep(0.005)


async def stand_in_moves(live: OpenTable) -> int:
    entries = await live.entries()
    return sum(isinstance(each.body, Acted) and each.body.by == STAND_IN for each in entries)


def test_without_a_person_bots_wait_where_the_person_would_be_next(database: str) -> None:
    manual = ManualClock(1e6)

    async def story(house: House, scheduler: Scheduler) -> None:
        live = await left_alone(house, NoClock())
        await rest(scheduler, live)
        # The bots have chosen their tickets; nobody chooses for the person.
        assert live.table.to_act == (0,)
        assert await stand_in_moves(live) == 0
        await serve(house, manual, 86_400)
        assert await scheduler.claim_due() == 0
        await scheduler.handle_due(live.table.id)
        assert not scheduler.is_thinking(live)
        assert live.table.to_act == (0,)

    with_house(database, manual, story)


def test_when_the_person_comes_back_bots_go_on_at_once_and_to_the_end(database: str) -> None:
    manual = ManualClock(1e6)

    async def story(house: House, scheduler: Scheduler) -> None:
        live = await left_alone(house, NoClock())
        await rest(scheduler, live)
        live.visit("aino")
        assert scheduler.is_thinking(live)
        await live.follow(Listener("aino", lambda: None), None)
        await rest(scheduler, live)
        assert live.table.state == OVER_STATE

    with_house(database, manual, story)


def test_somebody_who_asks_now_and_then_is_there_for_a_moment_each_time(database: str) -> None:
    manual = ManualClock(1e6)

    async def story(house: House, scheduler: Scheduler) -> None:
        live = await left_alone(house, NoClock())
        await rest(scheduler, live)
        for _moment in range(3):
            before = live.table.number
            live.visit("aino")
            assert scheduler.is_thinking(live)
            # Every turn of the loop is looked at: of a fast bot's moves none but the first is waited for.
            while live.table.number == before:
                await asyncio.sleep(0)
            await serve(house, manual, VISIT / SECOND)
            await rest(scheduler, live)
            assert live.table.state != OVER_STATE
            assert live.table.to_act == (0,)

    with_house(database, manual, story)


def test_a_stranger_who_watches_is_no_person_of_the_table(database: str) -> None:
    manual = ManualClock(1e6)

    async def story(house: House, scheduler: Scheduler) -> None:
        live = await left_alone(house, NoClock())
        await rest(scheduler, live)
        live.visit("stranger")
        await live.follow(Listener("stranger", lambda: None), None)
        house.resume_bots(house.time.now())
        assert not scheduler.is_thinking(live)

    with_house(database, manual, story)


@pytest.mark.parametrize(("clock", "pace"), [(LIVE, LIVE_PACE), (DaysClock(1), DAYS_PACE)])
def test_with_a_clock_a_stand_in_takes_as_long_as_a_person_would(
    database: str, clock: Clock, pace: int
) -> None:
    manual = ManualClock(1e6)

    async def story(house: House, scheduler: Scheduler) -> None:
        live = await left_alone(house, clock)
        await rest(scheduler, live)
        for moves in range(3):
            assert live.table.to_act == (0,)
            assert await stand_in_moves(live) == moves
            # Leases on the turns of the bots are over.
            await serve(house, manual, pace / SECOND - 1)
            assert await scheduler.claim_due() == 0
            await serve(house, manual, 1)
            assert await scheduler.claim_due() == 1
            await scheduler.handle_due(live.table.id)
            await rest(scheduler, live)

    with_house(database, manual, story)


def test_whoever_leaves_and_closes_the_page_finds_the_game_where_it_was(server: Server) -> None:
    with Visitor(server.url, "Aino") as aino, Visitor(server.url, "Eero") as eero:
        id = aino.open("amsterdam", ["you", "level1"], start=True, starter=1)["table"]["id"]
        aino.post(f"/api/tables/{id}/leave")

        # Its opening, the deal, the person left, the bot chose its tickets.
        while eero.get(f"/api/tables/{id}")["number"] < 4:
            pass
        for _ in range(50):
            assert eero.get(f"/api/tables/{id}")["number"] == 4
        # Back again: the stand-in chooses at once, and the game goes on while somebody looks.
        with aino.feed(id, 0) as feed:
            while feed.view["table"]["state"] != "over":
                feed.receive()
            assert feed.view["table"]["seats"][0]["stand_in"] is True
