"""Tables: what may be done at one, and that its log is all there is to it."""

from collections.abc import Callable
from dataclasses import fields

import orjson
import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st
from random_games import TABLES, carried
from table_stories import SPARE, Story, created, person

from perron.core.actions import Pass
from perron.core.chance import Dice
from perron.core.errors import Refusal
from perron.core.fair import Fairness, check
from perron.core.view import observe
from perron.server.errors import (
    ChatOff,
    NotHost,
    NotOver,
    NotPlaying,
    NotSeated,
    NotWaiting,
    SatInFor,
    SeatsOpen,
    SeatTaken,
    Stale,
    TableFull,
    WrongKey,
)
from perron.server.storage.log_writer import EntryRow
from perron.server.storage.table_log import table_of
from perron.server.table.clocks import RETURN, Clock, DaysClock, LiveClock, NoClock
from perron.server.table.colours import COLOURS
from perron.server.table.entries import (
    PERSON,
    STAND_IN,
    Entry,
    EntryBody,
    Left,
    Rematched,
    Seated,
    SeatSet,
    Started,
    SteppedOut,
    TimedOut,
)
from perron.server.table.entry_json import from_json
from perron.server.table.noting import note, opened
from perron.server.table.table import OVER_STATE, PLAYING, WAITING, Table
from perron.server.table.views import Views, encode
from perron.wire.observations import observation_to_json

SEATS = st.sampled_from(["person", "person", "open", "level1"])
CLOCKS: list[Clock] = [NoClock(), LiveClock(60, 5), DaysClock(1)]


def everything(table: Table) -> list[object]:
    """All that a table holds."""
    plain = [
        getattr(table, part.name)
        for part in fields(table)
        if part.name not in ("position", "outages")
    ]
    return [*plain, None if table.position is None else carried(table.position)]


def seen(table: Table) -> list[object]:
    """All that anybody can see of it."""
    seats = [None, *range(len(table.seats))]
    shown: list[object] = [encode(Views(table, (), 0).view(seat)) for seat in seats]
    if table.position is not None:
        shown += [observation_to_json(observe(table.position, seat)) for seat in seats]
    return shown


# Asking and noting.


def wish(table: Table, dice: Dice, later: int) -> EntryBody | None:
    """Something that somebody might ask for, allowed or not."""
    who = person(int(dice.below(6)))
    host = who if table.host is None else str(table.seats[table.host].identity)
    seat = int(dice.below(len(table.seats)))
    waiting: list[Callable[[], EntryBody | None]] = [
        lambda: table.sit(who, None, "Eero", bytes([int(dice.below(256))]) * 8, "key"),
        lambda: table.sit(who, seat, "Eero", b"another part", "key"),
        lambda: table.set_seat(who, seat, [None, "level2"][dice.below(2)]),
        lambda: table.leave(who),
        lambda: table.say(who, "hello"),
        lambda: table.rename(who, [None, "Noor"][dice.below(2)]),
        lambda: table.choose_colour(who, COLOURS[dice.below(5)]),
        lambda: table.start(who, None, SPARE[: len(table.seats)]),
        lambda: table.start(host, None, SPARE[: len(table.seats)]),
        lambda: table.start(host, b"my own part", SPARE[: len(table.seats)]),
    ]
    playing: list[Callable[[], EntryBody | None]] = [
        lambda: table.leave(who),
        lambda: table.come_back(who),
        lambda: table.say(who, "well played"),
        lambda: table.rename(who, [None, "Noor"][dice.below(2)]),
        lambda: table.time_out(table.at + later),
        lambda: Rematched("3kq7w8r5mnz3xcvb9") if table.state == OVER_STATE else None,
    ]
    if table.state == WAITING:
        return waiting[dice.below(len(waiting))]()
    if table.state == PLAYING and dice.below(4):
        asked = table.to_act
        mover = asked[dice.below(len(asked))]
        actions = table.legal(mover)
        action = actions[dice.below(len(actions))]
        return table.act(mover, action, STAND_IN if table.seats[mover].stand_in else PERSON)
    return playing[dice.below(len(playing))]()


def read_again(table: Table, stored: EntryRow) -> Entry:
    what = from_json(table.board, orjson.loads(stored.body))
    return Entry(stored.number, stored.at, what)


@settings(max_examples=30)
@given(
    game=st.sampled_from(TABLES),
    seats=st.lists(SEATS, min_size=5, max_size=5),
    clock=st.sampled_from(CLOCKS),
    seed=st.integers(0, 2**32),
    steps=st.integers(20, 400),
)
def test_a_table_is_at_every_step_what_its_log_makes_of_it(
    game: tuple[str, int], seats: list[str], clock: Clock, seed: int, steps: int
) -> None:
    board, players = game
    dice = Dice(seed)
    story = Story(created(board, ["person", *seats][:players], clock, salt=seed % 1000))
    table, read = story.table, table_of(story.table.id, story.log)
    for _ in range(steps):
        later = int(dice.below(3)) * 40_000
        try:
            what = wish(table, dice, later)
        except Refusal:
            what = None
        assert everything(table) == everything(read), "asking changes nothing"
        if what is not None:
            story.note(what, later)
            note(read, read_again(read, story.log[-1]))
            assert read_again(read, story.log[-1]) == story.entries[-1]
            assert everything(table) == everything(read)
    event(table.state)
    whole = table_of(table.id, story.log)
    assert everything(whole) == everything(table)
    assert seen(whole) == seen(table)


@pytest.mark.parametrize("board", ["europe", "nordic", "amsterdam"])
def test_every_shuffle_of_a_table_fits_its_commitment(board: str) -> None:
    story = Story(created(board, ["person", "person"]))
    story.start()
    table = story.play(Dice(5))
    assert table.state == OVER_STATE
    parts = tuple(seat.entropy or b"" for seat in table.seats)
    told = [getattr(entry.body, "facts", ()) for entry in story.entries]
    assert check(table.board, Fairness(table.commitment, parts, table.secret), told) >= 2


def test_a_copy_goes_its_own_way() -> None:
    story = Story(created("amsterdam", ["person", "person"]))
    story.start()
    before, copy = everything(story.table), story.table.copy()
    seat = copy.to_act[0]
    what = copy.act(seat, copy.legal(seat)[0], PERSON)
    note(copy, Entry(copy.number + 1, copy.at, what))
    assert everything(story.table) == before
    assert everything(copy) != before


def test_entries_are_noted_in_order_and_a_table_is_opened_once() -> None:
    story = Story(created("amsterdam", ["person", "open"]))
    with pytest.raises(ValueError, match="does not follow"):
        note(story.table, Entry(3, 0, SeatSet(1, "level1")))
    with pytest.raises(ValueError, match="only once"):
        story.note(created("amsterdam", ["person", "open"]))
    with pytest.raises(ValueError, match="begin with its opening"):
        opened("2kq7w8r5mnz3xcvb9", story.table.board, Entry(1, 0, SeatSet(1, None)))


# Taking seats.


def test_who_sits_where() -> None:
    story = Story(created("europe", ["person", "open", "level1", "open"]))
    table = story.table
    with pytest.raises(WrongKey):
        table.sit(person(1), None, "Eero", b"12345678", "another key")
    with pytest.raises(SeatTaken):
        table.sit(person(1), 2, "Eero", b"12345678", "key")
    story.note(table.sit(person(1), 3, "Eero", b"12345678", "key"))
    assert table.seat_of(person(1)) == 3
    # Joining again moves nobody, and needs no key; another part for the shuffles is taken.
    assert table.sit(person(1), 1, "Eero", b"12345678", "") is None
    again = table.sit(person(1), 1, "Eero", b"87654321", "")
    assert again == Seated(3, "Eero", person(1), b"87654321")
    story.note(table.sit(person(2), None, "Ilse", b"12345678", "key"))
    assert table.seat_of(person(2)) == 1
    with pytest.raises(TableFull):
        table.sit(person(3), None, "Olga", b"12345678", "key")
    story.start()
    with pytest.raises(NotWaiting):
        table.sit(person(3), None, "Olga", b"12345678", "key")
    assert table.sit(person(1), None, "Eero", b"11111111", "key") is None


def test_only_the_host_gives_seats_away_and_starts() -> None:
    story = Story(created("amsterdam", ["person", "person", "open"]))
    table = story.table
    for ask in (
        lambda who: table.set_seat(who, 2, "level1"),
        lambda who: table.start(who, None, SPARE[:3]),
    ):
        with pytest.raises(NotHost):
            ask(person(1))
        with pytest.raises(NotSeated):
            ask(person(5))
    with pytest.raises(SeatsOpen):
        table.start(person(0), None, SPARE[:3])
    for nowhere in (0, 3, -1):
        with pytest.raises(SeatTaken):
            table.set_seat(person(0), nowhere, "level1")
    story.note(table.set_seat(person(0), 2, "level1"))
    assert isinstance(table.start(person(0), None, SPARE[:3]), Started)
    # The host may ask somebody to leave.
    story.note(table.set_seat(person(0), 1, None))
    assert table.seats[1].open
    assert table.seat_of(person(1)) is None


def test_the_host_passes_on() -> None:
    story = Story(created("europe", ["open", "person", "person"]))
    table = story.table
    assert table.creator == person(0)
    assert table.host == 1
    story.note(table.sit(person(0), 0, "Aino", b"12345678", "key"))
    assert table.host == 0
    story.note(table.leave(person(0)))
    assert table.host == 1
    story.note(table.leave(person(1)))
    assert table.host == 2
    story.note(table.leave(person(2)))
    assert table.host is None
    story.note(table.sit(person(4), 2, "Olga", b"12345678", "key"))
    assert table.host == 2


def test_each_seat_has_its_part_in_the_shuffles() -> None:
    story = Story(created("amsterdam", ["person", "level1", "person"]))
    started = story.table.start(person(0), b"given at the start", SPARE[:3])
    assert started.entropy == (b"given at the start", SPARE[1], bytes([2, 0]) * 8)
    other = story.table.start(person(0), b"another", SPARE[:3])
    assert other.facts != started.facts


# Stale actions.


def choosing(seats: int = 3) -> Story:
    story = Story(created("europe", ["person"] * seats))
    story.start()
    return story


def test_first_tickets_of_others_do_not_make_mine_stale() -> None:
    story = choosing()
    number = story.table.number
    for seat in (1, 2):
        story.note(story.table.act(seat, story.table.legal(seat)[0], PERSON))
    story.table.check_fresh(0, number)
    # Who has chosen acts again only after seeing what became of it.
    with pytest.raises(Stale):
        story.table.check_fresh(1, number)


def test_a_move_makes_what_was_decided_before_stale_and_chat_does_not() -> None:
    story = choosing()
    table = story.table
    story.play(Dice(1), 3)
    number, mover = table.number, table.to_act[0]
    story.note(table.say(person(2), "hello"))
    story.note(table.leave(person((mover + 1) % 3)))
    for seat in range(3):
        if seat != (mover + 1) % 3:
            table.check_fresh(seat, number)
    with pytest.raises(Stale) as stale:
        table.check_fresh(mover, number - 1)
    assert stale.value.params == {"number": number - 1, "now": table.number}
    story.play(Dice(2), 1)
    for seat in range(3):
        # Whoever has a stand-in hears that first.
        with pytest.raises(SatInFor if seat == (mover + 1) % 3 else Stale):
            table.check_fresh(seat, number)


def test_nobody_acts_beside_a_stand_in() -> None:
    story = choosing(2)
    table = story.table
    story.note(table.leave(person(0)))
    assert table.leave(person(0)) is None
    assert table.bot_to_move() == 0
    with pytest.raises(SatInFor):
        table.check_fresh(0, table.number)
    story.note(table.come_back(person(0)))
    assert table.bot_to_move() is None
    table.check_fresh(0, table.number)
    assert table.come_back(person(0)) is None


# Clocks.


def test_time_runs_only_for_people_who_have_to_decide() -> None:
    story = Story(created("amsterdam", ["person", "level1", "person"], LiveClock(100, 10)))
    table = story.table
    assert table.due() is None
    story.start()
    start = table.at
    assert [table.deadline(seat) for seat in range(3)] == [start + 100_000, None, start + 100_000]
    # A bot has to decide: somebody has to look after that at once.
    assert table.due() == table.at
    story.note(table.act(1, table.legal(1)[0], "bot"), 1_000)
    assert table.due() == start + 100_000
    story.note(table.act(0, table.legal(0)[0], PERSON), 4_000)
    assert table.seats[0].left == 100_000 - 5_000 + 10_000
    assert table.deadline(0) is None
    assert table.time_out(start + 99_999) is None
    assert table.time_out(start + 100_000) == TimedOut(2)
    story.note(TimedOut(2), 95_000)
    assert (table.deadline(2), table.bot_to_move()) == (None, 2)
    story.note(table.come_back(person(2)), 1_000)
    assert table.deadline(2) == table.at + RETURN


def test_days_are_given_anew_for_each_turn() -> None:
    story = Story(created("amsterdam", ["person", "person"], DaysClock(2)))
    table = story.start()
    day = 24 * 3600 * 1000
    story.note(table.act(0, table.legal(0)[0], PERSON), day)
    story.note(table.act(1, table.legal(1)[0], PERSON), 1_000)
    mover = table.to_act[0]
    assert table.deadline(mover) == table.at + 2 * day
    assert table.due() == table.at + 2 * day


# Before and after.


def test_leaving_opens_the_seat_before_the_start_and_asks_for_a_stand_in_after_it() -> None:
    story = Story(created("amsterdam", ["person", "person"]))
    table = story.table
    assert table.leave(person(1)) == Left(1)
    with pytest.raises(NotPlaying):
        table.act(0, Pass(), PERSON)
    story.start()
    assert table.leave(person(1)) == SteppedOut(1)
    for late in (
        lambda: table.set_seat(person(0), 1, None),
        lambda: table.start(person(0), None, SPARE[:2]),
    ):
        with pytest.raises(NotWaiting):
            late()
    with pytest.raises(NotOver):
        table.meet_again(person(0))
    story.play(Dice(4))
    with pytest.raises(NotPlaying):
        table.leave(person(1))
    table.meet_again(person(1))
    with pytest.raises(NotSeated):
        table.meet_again(person(3))
    story.note(Rematched("3kq7w8r5mnz3xcvb9"))
    assert table.rematch == "3kq7w8r5mnz3xcvb9"
    assert (table.to_act, table.due(), table.bot_to_move()) == ((), None, None)


def test_a_table_without_chat_is_silent() -> None:
    story = Story(created("amsterdam", ["person", "open"], chat=False))
    with pytest.raises(ChatOff):
        story.table.say(person(0), "hello?")
    with pytest.raises(NotSeated):
        story.table.say(person(9), "hello?")
