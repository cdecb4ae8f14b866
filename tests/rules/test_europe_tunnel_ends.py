"""Europe: how the digging of a tunnel ends, and tunnels with few cards. (EU-TUN-09 to 14)"""

import pytest
from europe_tables import NO_CARDS, ROW, Asked, dig, extra, named
from rules_table import Table


@pytest.mark.clause("EU-TUN-09")
def test_who_can_pay_may_still_take_the_cards_back() -> None:
    table = dig("erzurum-sochi", {"red": 2, "locomotive": 1}, ["red"] * 3, spare={"red": 4})
    assert {action["type"] for action in table.legal()} == {"pay", "decline"}
    table.do("decline")
    assert table.hand(0) == {"red": 6, "locomotive": 1}


@pytest.mark.clause("EU-TUN-09")
def test_who_can_not_pay_takes_the_cards_back() -> None:
    table = dig("erzurum-sochi", {"red": 3}, ["red", "red", "blue"], spare={"red": 1, "blue": 5})
    assert table.refused("pay", cards={"red": 2}) == "not-in-hand"
    assert table.refused("pay", cards={"red": 1}) == "wrong-payment"
    assert table.legal() == [{"type": "decline"}]
    table.do("decline")
    assert table.hand(0) == {"red": 4, "blue": 5}


@pytest.mark.clause("EU-TUN-09")
@pytest.mark.parametrize("asked", [{"type": "draw", "slot": 0}, {"type": "tickets"}])
def test_nothing_else_is_done_before_the_tunnel_is_settled(asked: Asked) -> None:
    table = dig("erzurum-sochi", {"red": 3}, ["red", "blue", "blue"])
    assert table.refused(**asked) == "wrong-moment"
    assert table.refused("pass") == "must-act"
    assert table.refused("decline", player=1) == "not-your-turn"


@pytest.mark.clause("EU-TUN-09")
def test_a_tunnel_that_costs_nothing_extra_is_claimed_at_once() -> None:
    table = dig("erzurum-sochi", {"red": 3}, ["green", "blue", "blue"])
    assert (table.phase, table.mover) == ("turn", 1)
    assert table.owner("erzurum-sochi") == 0


@pytest.mark.clause("EU-TUN-10")
def test_a_tunnel_given_up_ends_the_turn_and_stays_open() -> None:
    table = dig("erzurum-sochi", {"red": 3}, ["red", "blue", "blue"])
    facts = table.do("decline")
    assert not named(facts, "claimed")
    assert (table.phase, table.mover) == ("turn", 1)
    assert table.owner("erzurum-sochi") is None
    assert (table.trains(0), table.points(0)) == (45, 0)
    code = table.refused("claim", player=0, route="erzurum-sochi", cards={"red": 3})
    assert code == "not-your-turn"


@pytest.mark.clause("EU-TUN-10")
@pytest.mark.parametrize("route", ["erzurum-sochi", "madrid-pamplona-1"])
def test_after_a_tunnel_was_given_up_another_may_dig_it(route: str) -> None:
    hands = [{"locomotive": 3}, {"locomotive": 3}]
    table = dig(route, {"locomotive": 3}, ["locomotive", "blue", "blue", "pink"], hands=hands)
    table.do("decline")
    table.do("claim", route=route, cards={"locomotive": 3})
    assert (table.mover, table.owner(route)) == (0, 1)


@pytest.mark.clause("EU-TUN-11")
@pytest.mark.parametrize(
    ("asked", "discard"),
    [
        ({"type": "pay", "cards": {"red": 1}}, {"red": 5, "blue": 1, "green": 1}),
        ({"type": "decline"}, {"red": 1, "blue": 1, "green": 1}),
    ],
    ids=["paid", "given up"],
)
def test_turned_cards_are_discarded_whether_the_tunnel_is_paid_or_given_up(
    asked: Asked, discard: dict[str, int]
) -> None:
    turned = ["red", "blue", "green"]
    table = dig("erzurum-sochi", {"red": 3}, turned, spare={"red": 1}, discard={"yellow": 2})
    # Until then neither they nor the cards laid down are among the discards.
    assert table.discard == {"yellow": 2}
    table.do(**asked)
    assert table.discard == {"yellow": 2, **discard}


@pytest.mark.clause("EU-TUN-11")
def test_turned_cards_are_discarded_also_when_they_cost_nothing() -> None:
    table = dig("erzurum-sochi", {"red": 3}, ["green", "blue", "blue"])
    assert table.discard == {"red": 3, "green": 1, "blue": 2}


@pytest.mark.clause("EU-TUN-12", "EU-DRW-09")
@pytest.mark.parametrize(
    ("deck", "discard", "turned"),
    [
        (["red"], {"red": 1}, 2),
        ([], {"red": 2}, 2),
        ([], {"red": 1}, 1),
        (["red"], {}, 1),
        (["red", "red"], {}, 2),
        (["red", "red"], {"red": 4}, 3),
        ([], {"red": 5}, 3),
    ],
)
def test_as_many_cards_are_turned_as_pile_and_discards_have(
    deck: list[str], discard: dict[str, int], turned: int
) -> None:
    stock: Asked = {"market": ROW, "deck": deck, "deck_only": True, "discard": discard}
    table = Table("europe", hands=[{"red": 3}], **stock)
    facts = table.do("claim", route="erzurum-sochi", cards={"red": 3})
    assert len(named(facts, "card_turned")) == turned
    assert extra(table) == turned


@pytest.mark.clause("EU-TUN-12")
def test_the_cards_laid_down_are_not_shuffled_into_the_pile() -> None:
    table = Table("europe", **NO_CARDS, hands=[{"red": 3}], discard={"blue": 2})
    facts = table.do("claim", route="erzurum-sochi", cards={"red": 3})
    assert named(facts, "shuffled")[0]["order"] == ["blue", "blue"]
    assert [fact["card"] for fact in named(facts, "card_turned")] == ["blue", "blue"]
    assert table.owner("erzurum-sochi") == 0


@pytest.mark.clause("EU-TUN-13")
@pytest.mark.parametrize("row", [[], ROW, ["locomotive", "red", "red"]])
def test_where_no_card_can_be_turned_the_tunnel_costs_its_length(row: list[str]) -> None:
    table = Table("europe", **{**NO_CARDS, "market": row}, hands=[{"red": 3}])
    facts = table.do("claim", route="erzurum-sochi", cards={"red": 3})
    assert not named(facts, "card_turned")
    assert table.owner("erzurum-sochi") == 0
    assert table.mover == 1


@pytest.mark.clause("EU-TUN-14", "EU-CLM-04")
def test_extra_cards_cost_no_trains_and_score_no_points() -> None:
    table = dig("erzurum-sochi", {"red": 3}, ["red", "locomotive", "blue"], spare={"red": 2})
    facts = table.do("pay", cards={"red": 2})
    assert (table.trains(0), table.points(0)) == (45 - 3, 4)
    claimed = {"player": 0, "route": "erzurum-sochi", "cards": {"red": 5}, "points": 4}
    assert named(facts, "claimed") == [{"type": "claimed", **claimed}]
    assert table.hand(0) == {}
    assert table.discard == {"red": 6, "locomotive": 1, "blue": 1}
