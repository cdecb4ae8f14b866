"""Refusals travel as codes and parameters that any language can say: no words of English.

refusals.json has the parameters of every class; the page's tests say each of them in every language.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from random_games import walk

from perron.boards import load
from perron.core.actions import (
    DECK,
    Action,
    AskTickets,
    BuildStation,
    Claim,
    Decline,
    Draw,
    Keep,
    Pass,
    Pay,
)
from perron.core.board import Board
from perron.core.cards import KINDS, one
from perron.core.chance import Dice
from perron.core.errors import Malformed, Refusal
from perron.core.judge import judge
from perron.core.moves import legal
from perron.core.play import apply, new_game
from perron.core.position import OVER, PHASES, SETUP, Position
from perron.server import errors as service
from perron.wire.actions import action_from_json

EXAMPLES = json.loads((Path(__file__).parent / "refusals.json").read_text(encoding="utf-8"))


def classes(top: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    yield top
    for below in top.__subclasses__():
        yield from classes(below)


def test_every_class_has_a_code_of_its_own_and_parameters_that_are_written_down() -> None:
    codes = [each.code for each in classes() if each is not service.ServiceError]
    assert sorted(codes) == sorted(EXAMPLES)


def test_parameters_are_what_the_english_text_names_or_more() -> None:
    """Whoever reads the text can tell what is inserted: nothing but English words is left out."""
    for each in classes():
        named = set(re.findall(r"{(\w+)}", each.text))
        words = {"word", "locomotive", "expected", "problem"}
        assert named - words <= set(EXAMPLES.get(each.code, {})), each.code


def attempts(position: Position, dice: Dice) -> Iterator[Action]:
    """Things to ask for, most of them out of place."""
    board = position.board
    offer = position.offer(0) or position.offer(1)
    red = one(KINDS.index("red"))
    yield from (Draw(slot) for slot in (*range(5), DECK))
    for _ in range(4):
        route = int(dice.below(len(board.routes)))
        yield from (Claim(route, 0), Claim(route, red), Claim(route, red * 7))
    city = int(dice.below(len(board.cities)))
    yield from (BuildStation(city, 0), BuildStation(city, red))
    yield from (Pay(0), Decline(), AskTickets(), Pass(), Keep(()))
    yield Keep((int(dice.below(len(board.tickets))),))
    yield from (Keep((ticket, ticket)) for ticket in offer[:1])


def refusals(position: Position, dice: Dice) -> Iterator[Refusal]:
    for seat in range(int(position.seats)):
        for action in attempts(position, dice):
            refusal = judge(position, seat, action)
            if refusal is not None:
                yield refusal


def greedy_game(board: Board, seed: int) -> Iterator[Position]:
    """Everybody takes cards and tickets as long as there are any, then has to claim."""
    dice = Dice(seed)
    position = new_game(board, 2, seed, starter=0)
    while position.phase != OVER:
        seat = int(position.mover)
        if position.phase == SETUP:
            seat = 0 if position.is_choosing(0) else 1
        yield position
        actions = legal(position, seat)
        taking = [each for each in actions if isinstance(each, (Draw, AskTickets, Keep))]
        chosen = taking or actions
        apply(position, seat, chosen[int(dice.below(len(chosen)))], None)
    yield position


def positions() -> Iterator[Position]:
    for name in ("europe", "nordic", "amsterdam"):
        board = load(name)
        yield from greedy_game(board, 5)
        for turn in walk(board, 2, 11):
            yield turn.position
        yield turn.position


@pytest.fixture(scope="module")
def met() -> list[tuple[Board, Refusal]]:
    dice = Dice(3)
    return [(each.board, refusal) for each in positions() for refusal in refusals(each, dice)]


def test_every_refusal_of_judge_is_met(met: list[tuple[Board, Refusal]]) -> None:
    """So that what follows is about all of them."""
    judged = [each for each in Refusal.__subclasses__() if not issubclass(each, Malformed)]
    ours = {each.code for each in judged if not issubclass(each, service.ServiceError)}
    assert {refusal.code for _, refusal in met} == ours - {"player-needed"}


def test_parameters_have_the_form_that_is_written_down(met: list[tuple[Board, Refusal]]) -> None:
    for _, refusal in met:
        example = EXAMPLES[refusal.code]
        if refusal.code == "wrong-payment":
            place = {"route": "route", "station": "city"}.get(str(refusal.params["what"]))
            assert set(refusal.params) == {"cards", "what", "price", *filter(None, [place])}
            assert set(refusal.params["price"]) == set(example["price"])  # type: ignore[arg-type]
        else:
            assert set(refusal.params) == set(example), refusal.code
        for key, value in refusal.params.items():
            assert key not in example or type(value) is type(example[key]), (refusal.code, key)


def test_texts_among_parameters_are_ids(met: list[tuple[Board, Refusal]]) -> None:
    for board, refusal in met:
        ids = {
            *("route", "station", "tunnel", *KINDS, *PHASES),
            *(route.id for route in board.routes),
            *(city.id for city in board.cities),
            *(ticket.id for ticket in board.tickets),
        }
        for value in refusal.params.values():
            inside = list(value.values()) if isinstance(value, dict) else [value]
            assert {each for each in inside if isinstance(each, str)} <= ids, refusal.params


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("what", "malformed"),
        ({"type": "fly"}, "unknown-type"),
        ({"type": "claim", "route": "roma-oslo", "cards": {}}, "unknown-route"),
        ({"type": "station", "city": "oslo", "cards": {}}, "unknown-city"),
        ({"type": "keep", "tickets": ["roma-oslo"]}, "unknown-ticket"),
        ({"type": "pay", "cards": {"mauve": 1}}, "unknown-card"),
        ({"type": "pay", "cards": {"red": -1}}, "bad-count"),
        ({"type": "draw", "slot": 9}, "bad-slot"),
        ({"type": "pass", "player": "me"}, "unknown-player"),
    ],
)
def test_what_is_no_action_is_repeated_as_it_was_written(action: object, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        action_from_json(load("europe"), action)
    assert refused.value.code == code
    assert set(refused.value.params) == set(EXAMPLES[code])
