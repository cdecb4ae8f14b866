"""Nordic: who begins, the order of turns, one action a turn. (NC-TRN)"""

import pytest
from nordic_tables import ROW, begin, dealt, nordic

NOTHING_TO_DRAW = {"market": [], "market_only": True, "deck_only": True, "ticket_deck_only": True}


@pytest.mark.clause("NC-TRN-01")
@pytest.mark.parametrize(("players", "starter"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2)])
def test_any_player_may_be_named_to_begin(players: int, starter: int) -> None:
    table = dealt(players, starter=starter)
    assert table.refused("draw", player=starter, slot="deck") == "wrong-moment"
    begin(table)
    assert table.mover == starter


@pytest.mark.clause("NC-TRN-02")
@pytest.mark.parametrize(("players", "order"), [(2, [1, 0, 1, 0, 1]), (3, [1, 2, 0, 1, 2])])
def test_turns_go_round_in_seat_order(players: int, order: list[int]) -> None:
    table = dealt(players, starter=1)
    begin(table)
    movers = []
    for _ in order:
        movers.append(table.mover)
        table.do("draw", slot="deck")
        table.do("draw", slot="deck")
    assert movers == order


@pytest.mark.clause("NC-TRN-03")
@pytest.mark.parametrize("first", ["draw", "claim", "tickets"])
def test_a_turn_is_one_action_and_no_more(first: str) -> None:
    table = nordic(market=ROW, hands=[{"black": 2}])
    assert {action["type"] for action in table.legal()} == {"draw", "claim", "tickets"}
    match first:
        case "draw":
            table.do("draw", slot=0)
            assert table.refused("tickets") == "wrong-moment"
            one = {"black": 1}
            assert table.refused("claim", route="helsinki-lahti", cards=one) == "wrong-moment"
            table.do("draw", slot=0)
        case "claim":
            table.do("claim", route="helsinki-lahti", cards={"black": 1})
        case _:
            table.do("tickets")
            assert table.refused("draw", slot=0) == "wrong-moment"
            table.do("keep", tickets=table.offer(0))
    assert table.mover == 1
    assert table.refused("draw", player=0, slot=0) == "not-your-turn"
    assert table.refused("tickets", player=0) == "not-your-turn"
    two = {"black": 2}
    again = table.refused("claim", player=0, route="kristiansand-oslo", cards=two)
    assert again == "not-your-turn"


@pytest.mark.clause("NC-TRN-03")
def test_passing_is_refused_while_anything_is_possible() -> None:
    assert nordic().refused("pass") == "must-act"
    only_tickets = NOTHING_TO_DRAW | {"ticket_deck": ["oslo-stockholm"]}
    assert nordic(**only_tickets).refused("pass") == "must-act"
    only_a_claim = NOTHING_TO_DRAW | {"hands": [{"black": 1}]}
    assert nordic(**only_a_claim).refused("pass") == "must-act"


@pytest.mark.clause("NC-TRN-03")
def test_a_player_who_can_do_nothing_is_skipped() -> None:
    table = nordic(3, hands=[{}, {"black": 1}], **NOTHING_TO_DRAW)
    assert table.legal() == [{"type": "pass"}]
    table.do("pass")
    assert table.mover == 1
    assert table.refused("pass") == "must-act"


@pytest.mark.clause("NC-TRN-03")
def test_a_game_in_which_nobody_can_do_anything_is_over() -> None:
    table = nordic(**NOTHING_TO_DRAW)
    table.do("pass")
    assert table.do("pass")[-1] == {"type": "ended", "reason": "stalled"}
    assert table.phase == "over"
