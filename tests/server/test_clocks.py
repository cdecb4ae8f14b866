"""Clocks: what is left, what a turn takes, who sits in when time runs out, and time itself.

Tables are pure: here every entry is noted at a time of the test's own choosing.
"""

from pathlib import Path

import pytest
from insides import ManualClock, created, open_and_start, serve, with_house

from perron.boards import load
from perron.core.actions import Draw
from perron.server.live.house import House
from perron.server.live.scheduler import GRACE, Scheduler
from perron.server.live.uptime import GAP
from perron.server.table.clocks import DAY, RETURN, SECOND, Clock, DaysClock, LiveClock, NoClock
from perron.server.table.entries import (
    PERSON,
    Acted,
    Entry,
    EntryBody,
    Returned,
    SteppedOut,
    TimedOut,
)
from perron.server.table.ids import new_id
from perron.server.table.noting import note, opened
from perron.server.table.table import Table

BEGIN = 1_000_000 * SECOND
LIVE = LiveClock(seconds=300, increment=10)


def happen(table: Table, body: EntryBody, after: int) -> None:
    """Something happens so many milliseconds after what happened before."""
    note(table, Entry(table.number + 1, table.at + after, body))


def dealt(clock: Clock) -> Table:
    """Two people who choose their first tickets."""
    table = opened("t", load("amsterdam"), Entry(1, BEGIN, created(clock)))
    happen(table, table.start("aino", None, [b"", b""]), 0)
    return table


def started(clock: Clock) -> Table:
    """The first turn, of seat 0; choosing tickets took no time."""
    table = dealt(clock)
    for seat in (0, 1):
        act(table, seat, 0)
    return table


def act(table: Table, seat: int, after: int) -> None:
    """The first thing that the seat may do."""
    happen(table, table.act(seat, table.legal(seat)[0], PERSON), after)


def draw(table: Table, seat: int, after: int) -> None:
    """A card from the deck."""
    card = next(a for a in table.legal(seat) if isinstance(a, Draw))
    happen(table, table.act(seat, card, PERSON), after)


# Clocks.


def test_without_a_clock_nobody_has_a_deadline() -> None:
    table = started(NoClock())
    assert [table.deadline(seat) for seat in (0, 1)] == [None, None]
    assert table.due() is None
    assert table.time_out(table.at + 1000 * DAY) is None


def test_while_first_tickets_are_chosen_every_clock_runs() -> None:
    table = dealt(LIVE)
    assert [table.deadline(seat) for seat in (0, 1)] == [BEGIN + 300 * SECOND] * 2
    act(table, 1, 20 * SECOND)
    assert [table.deadline(seat) for seat in (0, 1)] == [BEGIN + 300 * SECOND, None]
    assert table.seats[1].left == 290 * SECOND


def test_a_live_clock_gives_back_its_increment_after_each_turn_and_not_after_each_card() -> None:
    table = started(LIVE)
    assert table.deadline(1) is None
    before = table.deadline(0)
    assert before == table.at + 310 * SECOND
    draw(table, 0, 40 * SECOND)
    assert table.deadline(0) == before
    draw(table, 0, 60 * SECOND)
    assert table.deadline(0) is None
    assert table.seats[0].left == (310 - 100 + 10) * SECOND
    assert table.deadline(1) == table.at + 310 * SECOND


def test_days_are_full_again_after_each_turn() -> None:
    table = started(DaysClock(2))
    assert table.deadline(0) == table.at + 2 * DAY
    draw(table, 0, DAY)
    assert table.deadline(0) == table.at + DAY
    draw(table, 0, DAY // 2)
    assert table.seats[0].left == 2 * DAY
    assert table.deadline(1) == table.at + 2 * DAY


@pytest.mark.parametrize("clock", [LIVE, DaysClock(3)])
def test_time_runs_out_at_the_deadline_and_not_before(clock: Clock) -> None:
    table = started(clock)
    deadline = table.deadline(0)
    assert deadline is not None
    assert table.due() == deadline
    assert table.time_out(deadline - 1) is None
    assert table.time_out(deadline) == TimedOut(0)


def test_a_bot_sits_in_for_whoever_ran_out_of_time_and_has_no_deadline() -> None:
    table = started(LIVE)
    happen(table, TimedOut(0), 310 * SECOND)
    assert table.bot_to_move() == 0
    assert table.deadline(0) is None
    draw(table, 0, SECOND)
    draw(table, 0, SECOND)
    # The turns of a bot neither cost nor earn time.
    assert table.seats[0].left == 0
    assert table.deadline(1) == table.at + 310 * SECOND


@pytest.mark.parametrize(("clock", "found"), [(LIVE, RETURN), (DaysClock(2), 2 * DAY)])
def test_whoever_returns_after_running_out_finds_time_to_go_on(clock: Clock, found: int) -> None:
    table = started(clock)
    deadline = table.deadline(0)
    assert deadline is not None
    happen(table, TimedOut(0), deadline - table.at)
    happen(table, Returned(0), 5 * SECOND)
    assert table.deadline(0) == table.at + found
    assert table.bot_to_move() is None


def test_whoever_returns_to_a_very_short_clock_gets_no_more_than_it_had() -> None:
    table = started(LiveClock(seconds=20, increment=0))
    happen(table, TimedOut(0), 20 * SECOND)
    happen(table, Returned(0), 0)
    assert table.deadline(0) == table.at + 20 * SECOND


def test_whoever_asks_for_a_stand_in_keeps_what_was_left() -> None:
    table = started(LIVE)
    happen(table, SteppedOut(0), 30 * SECOND)
    assert table.deadline(0) is None
    happen(table, Returned(0), 500 * SECOND)
    assert table.deadline(0) == table.at + 310 * SECOND


def test_while_nobody_serves_no_clock_runs() -> None:
    table = started(LIVE)
    before = table.deadline(0)
    assert before is not None
    # The first one was over before this turn began.
    table.outages.add([(BEGIN - 100, BEGIN - 50), (table.at + 5, table.at + 1005)])
    assert table.deadline(0) == before + SECOND
    table.outages.add([(table.at + 2000, table.at + 3000)])
    assert table.deadline(0) == before + 2 * SECOND
    draw(table, 0, 40 * SECOND)
    draw(table, 0, 0)
    assert table.seats[0].left == (310 - 38 + 10) * SECOND


# Time.


@pytest.mark.parametrize("jump", [-86_400.0, -1.0, 3_600.0, 1e9])
def test_a_wall_clock_that_is_set_while_games_run_moves_nothing(jump: float) -> None:
    manual = ManualClock(1_000.0)
    time = manual.time()
    manual.wall += jump
    manual.steady += 2.5
    assert time.now() == 1_002_500


def test_time_goes_on_from_the_last_entry_when_the_clock_was_set_back_before_a_start() -> None:
    assert ManualClock(1_000.0).time(not_before=5_000_000).now() == 5_000_000
    assert ManualClock(1_000.0).time(not_before=900_000).now() == 1_000_000


# Looking after deadlines, with a real log and clocks of the test's own.


def test_a_deadline_that_passes_is_noted(tmp_path: Path) -> None:
    manual, id = ManualClock(BEGIN / 1000), new_id()

    async def story(house: House, scheduler: Scheduler) -> None:
        live = await open_and_start(house, id, LIVE)
        await serve(house, manual, 299)
        assert await scheduler.claim_due() == 0
        await serve(house, manual, 2)
        await scheduler.handle_due(id)
        assert live.table.seats[0].stand_in

    with_house(f"sqlite:///{tmp_path / 'perron.db'}", manual, story)


@pytest.mark.parametrize("used", [0, 100, 295])
def test_while_nobody_serves_clocks_stand_still_and_then_there_is_time_to_come_back(
    database: str, used: int
) -> None:
    manual, id = ManualClock(BEGIN / 1000), new_id()

    async def before(house: House, _: Scheduler) -> None:
        await open_and_start(house, id, LIVE)
        await serve(house, manual, used)

    async def after(house: House, scheduler: Scheduler) -> None:
        live = await house.get(id)
        left = (300 - used) * SECOND
        assert live.table.deadline(0) == house.time.now() + left
        # The line of the table still says what was true before; now it is put right.
        assert await scheduler.claim_due() == 1
        await scheduler.handle_due(id)
        assert live.table.number == 2
        assert await scheduler.claim_due() == 0
        await serve(house, manual, max(left, GRACE) / SECOND - 1)
        assert await scheduler.claim_due() == 0
        await scheduler.handle_due(id)
        assert live.table.number == 2
        await serve(house, manual, 1)
        await scheduler.handle_due(id)
        assert live.table.seats[0].stand_in

    with_house(database, manual, before)
    # Nobody served for an hour.
    manual.wall += 3600
    with_house(database, manual, after)


def test_a_turn_takes_only_the_time_in_which_somebody_served(database: str) -> None:
    manual, id = ManualClock(BEGIN / 1000), new_id()
    left = (300 - 50 + 10) * SECOND

    def keep(table: Table) -> Acted:
        return table.act(0, table.legal(0)[0], PERSON)

    async def before(house: House, _: Scheduler) -> None:
        await open_and_start(house, id, LIVE)
        await serve(house, manual, 20)

    async def after(house: House, _: Scheduler) -> None:
        live = await house.get(id)
        await serve(house, manual, 30)
        await live.change(keep)
        assert live.table.seats[0].left == left

    async def later(house: House, _: Scheduler) -> None:
        live = await house.get(id)
        assert live.table.seats[0].left == left

    with_house(database, manual, before)
    manual.wall += 3600
    with_house(database, manual, after)
    # Read again after another outage, the log says the same.
    manual.wall += 7200
    with_house(database, manual, later)


def test_a_database_that_is_away_stops_the_clocks_too(database: str) -> None:
    manual, id = ManualClock(BEGIN / 1000), new_id()

    async def story(house: House, scheduler: Scheduler) -> None:
        live = await open_and_start(house, id, LIVE)
        before = live.table.deadline(0)
        assert before is not None
        # Nobody could say for ten minutes that somebody serves.
        manual.steady += 600
        await scheduler.handle_due(id)
        assert not live.table.seats[0].stand_in
        assert live.table.deadline(0) == before + 600 * SECOND

    with_house(database, manual, story)


def test_a_moment_without_a_sign_of_life_is_no_outage(database: str) -> None:
    manual, id = ManualClock(BEGIN / 1000), new_id()

    async def story(house: House, scheduler: Scheduler) -> None:
        live = await open_and_start(house, id, LIVE)
        before = live.table.deadline(0)
        manual.steady += GAP / 1000
        await scheduler.handle_due(id)
        assert live.table.deadline(0) == before

    with_house(database, manual, story)


@pytest.mark.parametrize("back", [60.0, 86_400.0])
def test_entries_never_go_back_in_time_and_clocks_run_on_from_the_last(
    tmp_path: Path, back: float
) -> None:
    manual, id = ManualClock(BEGIN / 1000), new_id()

    async def before(house: House, _: Scheduler) -> None:
        await open_and_start(house, id, LIVE)

    async def after(house: House, _: Scheduler) -> None:
        live = await house.get(id)
        dealt_at, left = live.table.at, live.table.deadline(0)
        assert left is not None
        assert left - house.time.now() <= 300 * SECOND
        await serve(house, manual, 20)

        def keep(table: Table) -> Acted:
            return table.act(0, table.legal(0)[0], PERSON)

        await live.change(keep)
        assert live.table.at - dealt_at == 20 * SECOND
        assert live.table.seats[0].left == 290 * SECOND

    with_house(f"sqlite:///{tmp_path / 'perron.db'}", manual, before)
    manual.wall -= back
    with_house(f"sqlite:///{tmp_path / 'perron.db'}", manual, after)
