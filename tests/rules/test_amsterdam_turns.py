"""Amsterdam: whose turn it is, and what a turn is."""

import pytest
from amsterdam_tables import BOARD, PLAYERS, ROW, Asked, contracts
from rules_table import Table

from perron.core.moves import legal
from perron.core.play import apply, new_game
from perron.core.position import SETUP
from perron.core.view import observe

DRAW: Asked = {"type": "draw", "slot": "deck"}
CLAIM: Asked = {"type": "claim", "route": "begijnhof-dam", "cards": {"red": 2}}
ASK: Asked = {"type": "tickets"}
KEEP: Asked = {"type": "keep", "tickets": contracts(1)}


@pytest.mark.clause("AM-TRN-01")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_whoever_is_named_the_starting_player_has_the_first_turn(starter: int) -> None:
    position = new_game(BOARD, 3, seed=4, starter=starter)
    assert observe(position, None).starter == starter
    for seat in (1, 2, 0):
        assert position.phase == SETUP
        apply(position, seat, legal(position, seat)[0], None)
    assert position.mover == starter


@pytest.mark.clause("AM-TRN-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_turns_go_round_the_table_in_seat_order(players: int) -> None:
    table = Table("amsterdam", players, to_move=1, market=ROW)
    movers = []
    for _ in range(players + 1):
        movers.append(table.mover)
        table.do("draw", slot="deck")
        table.do("draw", slot="deck")
    assert movers == [(1 + n) % players for n in range(players + 1)]


def ask(table: Table, action: Asked) -> str:
    """The refusal of player 0."""
    return table.refused(player=0, **action)


def turn_of(*actions: Asked) -> Table:
    """A table on which player 0 has done this."""
    table = Table("amsterdam", market=ROW, hands=[{"red": 4}], ticket_deck=contracts(4))
    for action in actions:
        table.do(**action)
    return table


@pytest.mark.clause("AM-TRN-03")
@pytest.mark.parametrize("turn", [[DRAW, DRAW], [CLAIM], [ASK, KEEP]])
@pytest.mark.parametrize("more", [DRAW, CLAIM, ASK])
def test_after_one_action_the_turn_is_over(turn: list[Asked], more: Asked) -> None:
    table = turn_of(*turn)
    assert table.mover == 1
    assert ask(table, more) == "not-your-turn"


@pytest.mark.clause("AM-TRN-03")
@pytest.mark.parametrize(
    ("begun", "others"), [(DRAW, [CLAIM, ASK, KEEP]), (ASK, [CLAIM, ASK, DRAW])]
)
def test_an_action_once_begun_can_not_be_exchanged_for_another(
    begun: Asked, others: list[Asked]
) -> None:
    assert {ask(turn_of(begun), other) for other in others} == {"wrong-moment"}


@pytest.mark.clause("AM-TRN-03")
@pytest.mark.parametrize("begun", [[], [DRAW], [ASK]])
def test_nobody_may_pass_who_can_do_something(begun: list[Asked]) -> None:
    table = turn_of(*begun)
    assert ask(table, {"type": "pass"}) == "must-act"
    assert table.legal("pass") == []
