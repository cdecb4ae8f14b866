"""Nordic: tunnels. (NC-TUN)"""

import pytest
from nordic_tables import ROW, Cards, nordic, price, routes, verdict
from rules_table import Table

from perron.core.board import Route

GREEN = "kristiansand-stavanger-1"  # two green spaces
ORANGE = "lillehammer-trondheim"  # three orange spaces
RED = "bergen-oslo-2"  # four red spaces


def dig(route: str, laid: Cards, turned: list[str], left: Cards | None = None) -> Table:
    """Player 0 lays these cards out for a tunnel and these are turned up; `left` stays in hand."""
    kept = left or {}
    hand = {kind: laid.get(kind, 0) + kept.get(kind, 0) for kind in {**laid, **kept}}
    table = nordic(market=ROW, deck=turned, hands=[hand], discard={"pink": 1})
    table.do("claim", route=route, cards=laid)
    return table


def extra(table: Table) -> int:
    """How many cards the tunnel costs on top; 0 when it was claimed at once."""
    tunnel = table.printed.get("tunnel", {"extra": 0})
    assert isinstance(tunnel, dict)
    found = tunnel["extra"]
    assert isinstance(found, int)
    assert (found == 0) == (table.phase == "turn")
    return found


@pytest.mark.clause("NC-TUN-01")
@pytest.mark.parametrize("route", routes("tunnel"), ids=lambda route: str(route.id))
def test_a_dear_tunnel_takes_no_more_trains_than_it_has_spaces(route: Route) -> None:
    laid = price(route)
    colour = next(kind for kind, number in laid.items() if number)
    table = nordic(market=["locomotive"] * 5, deck=[colour] * 3, hands=[{colour: route.length + 3}])
    table.do("claim", route=route.id, cards=laid)
    table.do("pay", cards={colour: 3})
    assert table.owner(route.id) == 0
    assert table.trains(0) == 40 - route.length
    assert table.points(0) == table.board.rules.route_points[route.length]
    assert table.discard == {colour: route.length + 6}


@pytest.mark.clause("NC-TUN-01")
def test_only_tunnels_turn_cards_up() -> None:
    for route in routes("train", "ferry"):
        cards = price(route)
        table = nordic(market=["locomotive"] * 5, hands=[cards])
        kinds = [fact["type"] for fact in table.do("claim", route=route.id, cards=cards)]
        assert kinds == ["claimed", "turn_started"], route.id


@pytest.mark.clause("NC-TUN-02")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ({"green": 1}, "wrong-payment"),
        ({"green": 3}, "wrong-payment"),
        ({"red": 2}, "wrong-payment"),
        ({"green": 1, "red": 1}, "wrong-payment"),
        ({"green": 1, "locomotive": 2}, "wrong-payment"),
        ({"yellow": 2}, "not-in-hand"),
    ],
)
def test_a_wrong_base_payment_turns_nothing_up(cards: Cards, code: str) -> None:
    table = nordic(hands=[{"green": 3, "red": 2, "locomotive": 2}])
    assert table.refused("claim", route=GREEN, cards=cards) == code
    assert table.phase == "turn"


@pytest.mark.clause("NC-TUN-02")
@pytest.mark.parametrize("cards", [{"green": 2}, {"green": 1, "locomotive": 1}, {"locomotive": 2}])
def test_the_base_payment_is_laid_out_before_any_card_is_turned(cards: Cards) -> None:
    assert verdict(GREEN, cards) == "accepted"
    table = nordic(market=ROW, deck=["locomotive"] * 3, hands=[cards])
    facts = table.do("claim", route=GREEN, cards=cards)
    assert facts[0] == {"type": "tunnel_entered", "player": 0, "route": GREEN, "cards": cards}
    assert [fact["type"] for fact in facts[1:4]] == ["card_turned"] * 3
    assert (table.hand(0), table.discard) == ({}, {})


@pytest.mark.clause("NC-TUN-03")
def test_the_top_three_cards_of_the_pile_are_turned_up() -> None:
    table = nordic(market=ROW, deck=["green", "black", "pink", "green"], hands=[{"green": 2}])
    facts = table.do("claim", route=GREEN, cards={"green": 2})
    turned = [fact["card"] for fact in facts if fact["type"] == "card_turned"]
    assert turned == ["green", "black", "pink"]
    assert table.deck[0] == "green"
    assert table.market == ROW


@pytest.mark.clause("NC-TUN-04")
@pytest.mark.parametrize(
    ("laid", "turned", "cost"),
    [
        ({"green": 2}, ["black", "white", "red"], 0),
        ({"green": 2}, ["green", "white", "red"], 1),
        ({"green": 2}, ["white", "green", "green"], 2),
        ({"green": 2}, ["green", "green", "green"], 3),
        ({"green": 1, "locomotive": 1}, ["green", "green", "red"], 2),
        ({"green": 2}, ["green", "locomotive", "red"], 2),
    ],
)
def test_each_card_of_the_colour_played_costs_one_more(
    laid: Cards, turned: list[str], cost: int
) -> None:
    assert extra(dig(GREEN, laid, turned)) == cost


@pytest.mark.clause("NC-TUN-04")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ({"green": 2}, None),
        ({"green": 1, "locomotive": 1}, None),
        ({"locomotive": 2}, None),
        ({}, "wrong-payment"),
        ({"green": 1}, "wrong-payment"),
        ({"green": 3}, "wrong-payment"),
        ({"red": 2}, "wrong-payment"),
        ({"green": 1, "red": 1}, "wrong-payment"),
        ({"white": 2}, "not-in-hand"),
    ],
)
def test_the_extra_is_paid_in_the_colour_or_with_locomotives(
    cards: Cards, code: str | None
) -> None:
    left = {"green": 3, "locomotive": 2, "red": 2}
    table = dig(GREEN, {"green": 2}, ["green", "green", "black"], left)
    if code:
        assert table.refused("pay", cards=cards) == code
    else:
        table.do("pay", cards=cards)
        assert (table.owner(GREEN), table.mover) == (0, 1)


@pytest.mark.clause("NC-TUN-04")
def test_a_tunnel_that_costs_nothing_extra_is_claimed_at_once() -> None:
    table = dig(GREEN, {"green": 2}, ["black", "white", "red"], {"green": 1})
    assert (table.owner(GREEN), table.mover, table.hand(0)) == (0, 1, {"green": 1})


@pytest.mark.clause("NC-TUN-05")
@pytest.mark.parametrize("payment", ["green", "locomotive"])
def test_a_revealed_locomotive_costs_one_card_of_either_sort(payment: str) -> None:
    table = dig(GREEN, {"green": 2}, ["locomotive", "black", "red"], {payment: 1})
    assert extra(table) == 1
    table.do("pay", cards={payment: 1})
    assert table.owner(GREEN) == 0


@pytest.mark.clause("NC-TUN-05")
def test_revealed_locomotives_need_not_be_matched_by_locomotives() -> None:
    """D-24: one version asks for locomotives, and its own example does not."""
    laid = {"green": 1, "locomotive": 1}
    table = dig(GREEN, laid, ["locomotive", "locomotive", "locomotive"], {"green": 3})
    assert extra(table) == 3
    table.do("pay", cards={"green": 3})
    assert table.owner(GREEN) == 0


@pytest.mark.clause("NC-TUN-06")
@pytest.mark.parametrize(
    ("route", "length", "turned", "cost"),
    [
        (ORANGE, 3, ["orange", "orange", "locomotive"], 1),
        (ORANGE, 3, ["orange", "orange", "orange"], 0),
        (RED, 4, ["red", "red", "locomotive"], 1),
        (RED, 4, ["locomotive", "red", "locomotive"], 2),
    ],
)
def test_after_locomotives_alone_only_locomotives_cost_extra(
    route: str, length: int, turned: list[str], cost: int
) -> None:
    assert extra(dig(route, {"locomotive": length}, turned)) == cost


@pytest.mark.clause("NC-TUN-06")
def test_after_locomotives_alone_only_locomotives_pay_the_extra() -> None:
    left = {"red": 3, "locomotive": 2}
    table = dig(RED, {"locomotive": 4}, ["red", "red", "locomotive"], left)
    assert table.refused("pay", cards={"red": 1}) == "wrong-payment"
    assert table.refused("pay", cards={"locomotive": 2}) == "wrong-payment"
    assert table.legal("pay") == [{"type": "pay", "cards": {"locomotive": 1}}]
    table.do("pay", cards={"locomotive": 1})
    assert (table.owner(RED), table.trains(0), table.points(0)) == (0, 36, 7)


@pytest.mark.clause("NC-TUN-07")
@pytest.mark.parametrize("left", [{}, {"green": 2, "locomotive": 1}])
def test_declining_gives_the_cards_back_and_ends_the_turn(left: Cards) -> None:
    table = dig(GREEN, {"green": 2}, ["green", "black", "locomotive"], left)
    table.do("decline")
    assert table.hand(0) == left | {"green": 2 + left.get("green", 0)}
    assert table.owner(GREEN) is None
    assert (table.trains(0), table.points(0)) == (40, 0)
    assert (table.mover, table.phase) == (1, "turn")
    assert table.refused("draw", player=0, slot=0) == "not-your-turn"


@pytest.mark.clause("NC-TUN-07")
def test_somebody_who_cannot_pay_the_extra_can_only_decline() -> None:
    table = dig(GREEN, {"green": 2}, ["green", "green", "black"], {"green": 1, "red": 5})
    assert table.legal() == [{"type": "decline"}]
    assert table.refused("draw", slot=0) == "wrong-moment"
    assert table.refused("tickets") == "wrong-moment"
    assert table.refused("pass") == "must-act"
    assert table.refused("claim", route="tampere-turku", cards={"red": 1}) == "wrong-moment"


@pytest.mark.clause("NC-TUN-07")
def test_a_declined_tunnel_and_its_twin_stay_open() -> None:
    table = dig(GREEN, {"green": 2}, ["green", "black", "black"], {"orange": 2, "locomotive": 1})
    table.do("decline")
    table.do("tickets")
    table.do("keep", tickets=table.offer(1))
    open_now = {action["route"] for action in table.legal("claim")}
    assert {GREEN, "kristiansand-stavanger-2"} <= open_now


@pytest.mark.clause("NC-TUN-08")
@pytest.mark.parametrize(
    ("answer", "cards", "paid"), [("pay", {"green": 1}, 3), ("decline", None, 0)]
)
def test_revealed_cards_are_discarded_at_the_end_of_the_turn(
    answer: str, cards: Cards | None, paid: int
) -> None:
    table = dig(GREEN, {"green": 2}, ["green", "black", "black"], {"green": 1})
    assert table.discard == {"pink": 1}
    if cards is None:
        table.do(answer)
    else:
        table.do(answer, cards=cards)
    assert table.discard == {"pink": 1, "green": 1 + paid, "black": 2}


@pytest.mark.clause("NC-TUN-08")
def test_revealed_cards_that_cost_nothing_are_discarded_too() -> None:
    table = dig(GREEN, {"green": 2}, ["black", "white", "black"])
    assert table.discard == {"pink": 1, "green": 2, "black": 2, "white": 1}


@pytest.mark.clause("NC-TUN-09")
@pytest.mark.parametrize(
    ("deck", "discard", "turned", "cost"),
    [
        ([], {"green": 2}, 2, 2),
        (["green"], {"green": 1}, 2, 2),
        (["green"], {}, 1, 1),
        (["black"], {}, 1, 0),
        (["green", "green"], {"green": 5}, 3, 3),
        ([], {}, 0, 0),
    ],
)
def test_with_fewer_than_three_cards_those_there_are_are_turned(
    deck: list[str], discard: Cards, turned: int, cost: int
) -> None:
    table = nordic(market=ROW, deck=deck, deck_only=True, discard=discard, hands=[{"green": 2}])
    facts = table.do("claim", route=GREEN, cards={"green": 2})
    assert [fact["type"] for fact in facts].count("card_turned") == turned
    assert extra(table) == cost


@pytest.mark.clause("NC-TUN-09", "NC-TUN-08")
def test_the_cards_of_the_tunnel_itself_are_not_shuffled_in() -> None:
    table = nordic(
        market=ROW, deck=["black"], deck_only=True, discard={"pink": 1}, hands=[{"green": 2}]
    )
    facts = table.do("claim", route=GREEN, cards={"green": 2})
    assert [fact["order"] for fact in facts if fact["type"] == "shuffled"] == [["pink"]]
    assert table.discard == {"black": 1, "pink": 1, "green": 2}
