"""What a seat can't see may be anything: it sees and hears the same.

Twice: a position in which everything hidden is dealt anew looks the same; and a whole game in
which hidden cards and tickets were other ones from the deal on is heard the same, word for
word, to its end.
"""

import json
from collections.abc import Iterator
from copy import deepcopy

import pytest
from exchanges import (
    Deal,
    deal_of,
    finished,
    mixed,
    replayed,
    spare_places,
    with_tickets_exchanged,
    with_two_cards_exchanged,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import TABLES
from walks import Style, play, styles

from perron.boards import load
from perron.core import COMPILED
from perron.core.actions import DECK, Action, Keep
from perron.core.board import Board
from perron.core.cards import LOCOMOTIVE
from perron.core.chance import Dice
from perron.core.facts import (
    CARD_PILE,
    LONG_PILE,
    Drawn,
    HandDealt,
    Shuffled,
)
from perron.core.position import Position
from perron.core.view import observe, redact
from perron.wire.position_reading import position_from_json
from perron.wire.position_writing import position_to_json

tables = pytest.mark.parametrize(("name", "players"), TABLES)


# One position, all that is hidden dealt anew.


def dealt_anew(position: Position, seat: int | None, dice: Dice) -> Position:
    """A position that differs in everything that the seat can't see. Nothing is known of hands."""
    printed = deepcopy(position_to_json(position))
    others = [other for other in range(int(position.seats)) if other != seat]
    deal_cards(printed, others, dice)
    deal_tickets(position.board, printed, others, dice)
    printed["seed"] = int(dice.below(2**31 - 1))
    return position_from_json(printed, load)


def deal_cards(printed: dict[str, object], others: list[int], dice: Dice) -> None:
    hands, deck = printed["hands"], printed["deck"]
    assert isinstance(hands, list)
    assert isinstance(deck, list)
    pool = deck + [
        kind for other in others for kind, number in hands[other].items() for _ in range(number)
    ]
    pool = mixed(dice, pool)
    for other in others:
        size = sum(hands[other].values())
        mine, pool = pool[:size], pool[size:]
        hands[other] = {kind: mine.count(kind) for kind in mine}
    printed["deck"] = pool


def deal_tickets(board: Board, printed: dict[str, object], others: list[int], dice: Dice) -> None:
    """Long tickets among themselves, regular ones among themselves; those in the box take part."""
    hidden: list[list[str]] = []
    for name in ("tickets", "offers", "returned"):
        lists = printed.get(name, [])
        assert isinstance(lists, list)
        hidden += [lists[other] for other in others if other < len(lists)]
    mover = printed["to_move"]
    for name, is_hidden in (("ticket_deck", True), ("offer", mover in others)):
        if name in printed and is_hidden:
            pile = printed[name]
            assert isinstance(pile, list)
            hidden.append(pile)
    kept = {ticket for lying in hidden for ticket in lying}
    visible = set(json.dumps(printed).split('"')) - kept
    for is_long in (True, False):
        ids = [ticket.id for ticket in board.tickets if ticket.long == is_long]
        pool = mixed(dice, [id for id in ids if id not in visible])
        for lying in hidden:
            for n, id in enumerate(lying):
                if id in ids:
                    lying[n] = pool.pop()


def watchers(players: int) -> list[int | None]:
    return [*range(players), None]


@tables
@given(data=st.data())
@settings(max_examples=4 if COMPILED else 2)
def test_a_position_looks_the_same_whatever_is_hidden(
    name: str, players: int, data: st.DataObject
) -> None:
    board = load(name)
    style = data.draw(styles(players))
    dice = Dice(style.seed)
    differ = 0
    for n, step in enumerate(play(board, players, style)):
        if n % 8 == 0:
            # Printed and read again, so that nothing of the hands is known in either.
            position = position_from_json(position_to_json(step.position), load)
            for seat in watchers(players):
                other = dealt_anew(position, seat, dice)
                assert observe(other, seat) == observe(position, seat)
                differ += other.state() != position.state()
    assert differ


def visible_changes(position: Position) -> Iterator[Position]:
    """Positions that look different to everybody who sees the board."""
    printed = position_to_json(position)
    for name, new in (
        ("market", ["locomotive", None, None, None, None]),
        ("discard", {}),
        ("claims", []),
        ("trains", [0, 0]),
        ("scores", [77, 78]),
        ("final_turns", 1),
        ("passes", 1),
        ("to_move", 1 - int(position.mover)),
        ("deck", []),
        ("ticket_deck", []),
    ):
        yield position_from_json({**printed, "hands": [], name: new}, load)


def test_what_lies_open_is_seen() -> None:
    position = next(
        step.position for n, step in enumerate(play(load("europe"), 2, EVEN)) if n == 60
    ).clone()
    bare = position_from_json({**position_to_json(position), "hands": []}, load)
    for changed in visible_changes(position):
        for seat in (0, 1, None):
            assert observe(changed, seat) != observe(bare, seat)


def test_a_seat_sees_its_own_hand_and_tickets_and_nobody_else_does() -> None:
    position = next(
        step.position for n, step in enumerate(play(load("europe"), 2, EVEN)) if n == 60
    ).clone()
    before = {seat: observe(position, seat) for seat in (0, 1, None)}
    assert before[0].hand == position.hand(0)
    assert before[0].tickets == tuple(position.tickets(0))
    assert (before[None].hand, before[None].tickets) == (0, ())
    printed = position_to_json(position)
    tickets = printed["tickets"]
    assert isinstance(tickets, list)
    (one, *mine), (other, *theirs) = tickets
    printed["tickets"] = [[other, *mine], [one, *theirs]]
    swapped = position_from_json(printed, load)
    plain = position_from_json(position_to_json(position), load)
    assert observe(swapped, 0) != observe(plain, 0)
    assert observe(swapped, 1) != observe(plain, 1)
    assert observe(swapped, None) == observe(plain, None)


EVEN = Style(21, ("even", "even"))


# A whole game, hidden cards and tickets exchanged from the deal on.


@tables
@pytest.mark.parametrize("watcher", ["first", "last", "spectator"])
def test_a_game_is_heard_the_same_whatever_was_hidden_in_it(
    name: str, players: int, watcher: str
) -> None:
    board = load(name)
    seat = {"first": 0, "last": players - 1, "spectator": None}[watcher]
    tastes = ("even", *("hoarder", "asker", "digger")[: players - 2], "claimer")
    game = finished(board, players, Style(players, tastes))
    dice = Dice(players)
    deal = deal_of(game)
    first = replayed(board, players, deal, seat)
    assert first is not None
    expected, same_game = first
    assert same_game.position.owner == game.position.owner
    exchanged = with_tickets_exchanged(game, deal, seat, dice)
    spare = spare_places(game, seat)
    changed = 0
    for _ in range(10 if COMPILED else 4):
        trial = with_two_cards_exchanged(exchanged, spare, dice)
        found = replayed(board, players, trial, seat)
        # Where everybody could still do the same, the seat can't have noticed.
        if found is not None:
            changed += 1
            exchanged = trial
            assert found[0] == expected
            assert found[1].position.state() != same_game.position.state()
    assert changed
    others = [other for other in range(players) if other != seat]
    assert any(found_tickets(exchanged, other) != found_tickets(deal, other) for other in others)


def found_tickets(deal: Deal, seat: int) -> list[Action]:
    return [action for who, action in deal.deeds if who == seat and isinstance(action, Keep)]


def test_a_player_who_saw_the_card_hears_the_difference() -> None:
    """The control: what was exchanged above is heard by those who may hear it."""
    board = load("nordic")
    game = finished(board, 3, Style(3, ("even", "hoarder", "claimer")))
    deal = deal_of(game)
    exchanged = with_tickets_exchanged(game, deal, None, Dice(1))
    for seat in range(3):
        before, after = (replayed(board, 3, each, seat) for each in (deal, exchanged))
        assert before is not None
        assert after is not None
        assert before[0].facts != after[0].facts
        assert before[0].observations != after[0].observations


def test_redacting_strikes_out_the_hidden_and_nothing_else() -> None:
    dealt = HandDealt(0, (1, 2))
    assert redact(dealt, 0) == dealt
    assert redact(dealt, 1) == redact(dealt, None) == HandDealt(0, (None, None))
    unseen = Drawn(0, DECK, int(LOCOMOTIVE))
    assert redact(unseen, 0) == unseen
    assert redact(unseen, 1) == Drawn(0, DECK, None)
    face_up = Drawn(0, 2, 3)
    assert redact(face_up, 1) == face_up
    for pile in (CARD_PILE, LONG_PILE):
        assert redact(Shuffled(pile, (3, 1)), 0) == Shuffled(pile, (None, None))


@tables
def test_a_fact_that_was_redacted_once_is_not_changed_by_doing_it_again(
    name: str, players: int
) -> None:
    for step in play(load(name), players, Style(2, ("even",) * players)):
        for fact in step.facts:
            for seat in watchers(players):
                once = redact(fact, seat)
                assert redact(once, seat) == once
                assert type(once) is type(fact)
