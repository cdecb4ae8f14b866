"""Printed positions are complete: read again, they are the same and lead to the same game."""

import json

import pytest
from random_games import TABLES, Turn, carried, walk

from perron.boards import load
from perron.core.actions import Action, Keep, Pass
from perron.core.judge import judge
from perron.core.moves import legal
from perron.core.play import apply, new_game
from perron.core.position import OVER, PHASES, Position
from perron.wire.position_reading import position_from_json
from perron.wire.position_writing import position_to_json


def again(position: Position) -> Position:
    text = json.dumps(position_to_json(position))
    return position_from_json(json.loads(text), load)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_printed_position_is_the_same_position(name: str, players: int) -> None:
    position = None
    for turn in walk(load(name), players, seed=players):
        position = turn.position
        assert carried(again(position)) == carried(position)
    assert position is not None
    assert position.phase == OVER
    assert carried(again(position)) == carried(position)


def test_random_games_reach_every_phase() -> None:
    reached = {
        int(turn.position.phase)
        for name, players in TABLES
        for turn in walk(load(name), players, seed=players)
    }
    assert reached == set(range(len(PHASES))) - {int(OVER)}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_same_actions_on_a_printed_position_lead_to_the_same_game(
    name: str, players: int
) -> None:
    copies: list[Position] = []
    played: list[tuple[int, Action]] = []
    end: Turn | None = None
    for turn in walk(load(name), players, seed=players + 10):
        for copy in copies:
            assert judge(copy, turn.seat, turn.action) is None
            apply(copy, turn.seat, turn.action, None)
        if len(played) % 12 == 0:
            copies.append(again(turn.position))
            apply(copies[-1], turn.seat, turn.action, None)
        played.append((turn.seat, turn.action))
        end = turn
    assert end is not None
    assert len(copies) > 3
    for copy in copies:
        assert carried(copy) == carried(end.position)


def test_every_list_has_an_entry_for_each_player_and_every_field_is_there() -> None:
    printed = position_to_json(new_game(load("europe"), 3, 7))
    for name in ("hands", "trains", "tickets", "merchandise", "scores", "offers"):
        value = printed[name]
        assert isinstance(value, list)
        assert len(value) == 3
    assert {"market_only", "deck_only", "ticket_deck_only"} <= {
        name for name, value in printed.items() if value is True
    }
    assert printed["to_move"] is None
    assert printed["final_turns"] is None
    assert {"passes", "starter", "returned", "tunnel", "offer"}.isdisjoint(printed)


def test_a_board_without_stations_prints_none() -> None:
    assert "stations" in position_to_json(new_game(load("europe"), 2, 0))
    assert "stations" not in position_to_json(new_game(load("nordic"), 2, 0))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_tickets_given_back_at_the_start_wait_while_others_choose(name: str, players: int) -> None:
    position = new_game(load(name), players, seed=3, starter=1)
    offered = position.offer(0)
    keeps = [action for action in legal(position, 0) if isinstance(action, Keep)]
    keep = min(keeps, key=lambda action: len(action.tickets))
    apply(position, 0, keep, None)
    printed = position_to_json(position)
    returned = [position.board.tickets[t].id for t in offered if t not in position.tickets(0)]
    assert returned
    assert printed["returned"] == [returned] + [[]] * (players - 1)
    assert printed["starter"] == 1
    assert carried(again(position)) == carried(position)


def test_passes_are_counted_on_across_printing_until_all_have_passed() -> None:
    nothing = {"deck_only": True, "ticket_deck_only": True, "market_only": True}
    position = position_from_json({"board": "europe", "players": 3, **nothing}, load)
    for passes in range(3):
        assert position_to_json(position).get("passes", 0) == passes
        position = again(position)
        assert judge(position, passes, Pass()) is None
        apply(position, passes, Pass(), None)
    assert position.phase == OVER
    assert carried(again(position)) == carried(position)
