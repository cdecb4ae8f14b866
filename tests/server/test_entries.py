"""Entries: written whole, read back the same, and told to each only as far as allowed."""

import json
from dataclasses import replace
from typing import Any

import orjson
import pytest
from random_games import TABLES
from table_stories import Story, created, person

from perron.boards import load
from perron.core.actions import Keep
from perron.core.board import Board
from perron.core.chance import Dice
from perron.server.table.clocks import Clock, DaysClock, LiveClock, NoClock
from perron.server.table.entries import (
    TYPES,
    Acted,
    Coloured,
    Created,
    Entry,
    EntryBody,
    Left,
    Named,
    Rematched,
    Returned,
    Said,
    Seated,
    SeatSet,
    Started,
    SteppedOut,
    Terms,
    TimedOut,
)
from perron.server.table.entry_json import from_json, to_json
from perron.server.table.events import event
from perron.server.table.views import encode

PLAIN: list[EntryBody] = [
    Seated(1, "Åsa <b>", person(1), b"\x00\xff" * 8),
    Seated(0, None, person(0), b"12345678"),
    Named(1, "Noor", None),
    Named(0, None, "Åsa"),
    Coloured(1, "amber"),
    SeatSet(1, "level3"),
    SeatSet(1, None),
    Left(2),
    TimedOut(0),
    SteppedOut(1),
    Returned(1),
    Said(0, '🚂 \u2028 \\ " well played'),
    Rematched("3kq7w8r5mnz3xcvb9"),
]


def read_back(what: EntryBody, board: str = "europe") -> EntryBody:
    return from_json(load(board), orjson.loads(encode(to_json(load(board), what))))


@pytest.mark.parametrize("what", PLAIN, ids=lambda what: TYPES[type(what)])
def test_what_is_noted_is_read_back_the_same(what: EntryBody) -> None:
    assert read_back(what) == what


@pytest.mark.parametrize("clock", [NoClock(), LiveClock(600, 15), DaysClock(2)])
@pytest.mark.parametrize("starter", [None, 0, 2])
def test_the_terms_of_a_table_are_read_back_the_same(clock: Clock, starter: int | None) -> None:
    terms = Terms("nordic", 3, clock, starter, False, True, "level6")
    sitting = (Seated(0, "Aino", person(0), b"12345678"), SeatSet(2, "level1"))
    what = Created(terms, "key", bytes(range(32)), person(0), sitting, "3kq7w8r5mnz3xcvb9")
    assert read_back(what) == what
    coloured = replace(what, colours=("aqua", "amber", "cobalt"))
    assert read_back(coloured) == coloured


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_every_entry_of_a_whole_game_is_read_back_the_same(board: str, players: int) -> None:
    story = Story(created(board, ["person"] * players))
    story.start()
    story.play(Dice(players))
    for entry in story.entries:
        assert read_back(entry.body, board) == entry.body


def test_every_kind_of_entry_has_its_event() -> None:
    story = Story(created("amsterdam", ["person", "person"]))
    story.start()
    story.play(Dice(1), 4)
    kinds = {type(what) for what in PLAIN} | {type(entry.body) for entry in story.entries}
    assert kinds == set(TYPES)
    for n, what in enumerate(PLAIN):
        heard = event(story.table.board, Entry(n + 1, 17, what), None)
        assert (heard["number"], heard["at"]) == (n + 1, 17)
        assert heard["type"] == TYPES[type(what)]


def test_keys_secrets_and_identities_are_told_to_nobody() -> None:
    story = Story(created("europe", ["person", "person"], salt=7))
    story.start()
    story.play(Dice(2), 30)
    secrets = [story.table.secret.hex(), *(person(n) for n in range(2))]
    secrets += [bytes([n, 7]).hex() * 8 for n in range(2)]
    for entry in story.entries:
        for seat in (None, 0, 1):
            told = json.dumps(event(story.table.board, entry, seat))
            assert not [secret for secret in secrets if secret in told]
            assert '"key"' not in told


def test_hidden_cards_and_tickets_are_told_only_to_their_seat() -> None:
    story = Story(created("europe", ["person", "person"]))
    story.start()
    story.play(Dice(2), 60)
    board = story.table.board
    dealt = next(entry for entry in story.entries if isinstance(entry.body, Started))
    for seat in (None, 0, 1):
        for fact in heard(board, dealt, seat)["facts"]:
            if fact["type"] == "shuffled":
                assert set(fact["order"]) == {None}
            if fact["type"] == "hand_dealt":
                assert (set(fact["cards"]) == {None}) == (fact["player"] != seat)
    kept = [entry for entry in story.entries if is_keep(entry)]
    assert kept
    for entry in kept:
        assert isinstance(entry.body, Acted)
        mine = heard(board, entry, entry.body.seat)["action"]
        others = heard(board, entry, 1 - entry.body.seat)["action"]
        assert None not in mine["tickets"]
        assert others["tickets"] == [None] * len(mine["tickets"])


def heard(board: Board, entry: Entry, seat: int | None) -> dict[str, Any]:
    """What came over the wire."""
    told: dict[str, Any] = json.loads(encode(event(board, entry, seat)))
    return told


def is_keep(entry: Entry) -> bool:
    return isinstance(entry.body, Acted) and isinstance(entry.body.action, Keep)


def test_what_is_no_entry_is_never_written_or_read() -> None:
    board = load("europe")
    with pytest.raises(TypeError, match="is not part of an entry"):
        to_json(board, Started(0, (), (1.5,)))  # type: ignore[arg-type]
    with pytest.raises(KeyError):
        from_json(board, {"type": "undone"})
