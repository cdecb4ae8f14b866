"""Choices: the same moves as the listing, told briefly."""

import json

import pytest
from random_games import TABLES, walk
from visitors import actions

from perron.boards import load
from perron.core.choices import choices
from perron.core.moves import legal
from perron.core.wire import action_to_json


def listed(found: list[dict[str, object]]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in found)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_written_out_the_choices_are_the_listed_moves(name: str, players: int) -> None:
    board = load(name)
    for turn in walk(board, players, seed=11):
        for seat in range(players):
            told = list(actions({"legal": choices(turn.position, seat)}))
            written = [action_to_json(board, action) for action in legal(turn.position, seat)]
            assert listed(told) == listed(written)
            assert len({json.dumps(action) for action in told}) == len(told)
