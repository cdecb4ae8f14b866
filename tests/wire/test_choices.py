"""Choices: the same moves as the listing, told briefly."""

import json

import pytest
from random_games import TABLES, walk
from visitors import actions

from perron.boards import load
from perron.core.actions import DECK, Draw
from perron.core.moves import legal
from perron.core.play import apply
from perron.core.position import SECOND_CARD, TURN
from perron.core.view import observe
from perron.wire.actions import action_to_json
from perron.wire.choices import choices
from perron.wire.observations import public_to_json
from perron.wire.position_reading import position_from_json


def listed(found: list[dict[str, object]]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in found)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_choice_tells_which_cards_are_all_that_is_drawn_in_a_turn(
    name: str, players: int
) -> None:
    board = load(name)
    seen = set()
    for turn in walk(board, players, seed=12):
        mover = int(turn.position.mover)
        for choice in choices(turn.position, mover) if turn.position.phase == TURN else []:
            if choice["type"] != "draw":
                continue
            slots, whole = choice["slots"], choice["whole"]
            for slot in slots:
                after = turn.position.clone()
                apply(after, mover, Draw(DECK if slot == "deck" else int(slot)), None)
                alone = after.phase != SECOND_CARD
                # A draw may also end because nothing is left to be drawn; told is what the card itself does.
                seen.add((slot in whole, alone))
    told = (True, True) if board.rules.locomotive_ends_draw else (False, False)
    assert told in seen
    assert (True, False) not in seen


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_cards_that_make_a_tunnel_dearer_are_as_many_as_it_costs(
    name: str, players: int
) -> None:
    for turn in walk(load(name), players, seed=13):
        tunnel = public_to_json(observe(turn.position, None))["tunnel"]
        if tunnel is not None:
            assert len(tunnel["counting"]) == len(tunnel["revealed"])
            assert sum(tunnel["counting"]) == tunnel["extra"]


@pytest.mark.parametrize(
    ("cards", "counting"),
    [
        ({"red": 2}, [True, False, True]),
        ({"red": 1, "locomotive": 1}, [True, False, True]),
        ({"locomotive": 2}, [False, False, True]),
    ],
)
def test_after_locomotives_only_locomotives_make_a_tunnel_dearer(
    cards: dict[str, int], counting: list[bool]
) -> None:
    revealed = ["red", "blue", "locomotive"]
    tunnel = {"route": "barcelona-pamplona", "cards": cards, "revealed": revealed}
    written = {"board": "europe", "players": 3, "phase": "tunnel", "tunnel": tunnel}
    position = position_from_json(written, load)
    told = public_to_json(observe(position, None))["tunnel"]
    assert isinstance(told, dict)
    assert told["counting"] == counting


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_written_out_the_choices_are_the_listed_moves(name: str, players: int) -> None:
    board = load(name)
    for turn in walk(board, players, seed=11):
        for seat in range(players):
            told = list(actions({"legal": choices(turn.position, seat)}))
            written = [action_to_json(board, action) for action in legal(turn.position, seat)]
            assert listed(told) == listed(written)
            assert len({json.dumps(action) for action in told}) == len(told)
