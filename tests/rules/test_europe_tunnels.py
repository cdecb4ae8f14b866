"""Europe: digging a tunnel and what it costs. (EU-TUN-01 to EU-TUN-08)"""

from pathlib import Path

import pytest
from europe_tables import ROW, Asked, dig, extra, held, mistakes_after, named, some
from rules_table import Table

from perron.boards import load
from perron.core.board import Route
from perron.core.cards import GREY

EUROPE = load("europe")
TUNNELS = [route for route in EUROPE.routes if route.kind == "tunnel"]


@pytest.mark.clause("EU-TUN-01")
def test_a_tunnel_may_have_any_colour_or_none_and_may_be_part_of_a_double() -> None:
    assert {tunnel.colour == GREY for tunnel in TUNNELS} == {True, False}
    doubles = {tunnel.id for tunnel in TUNNELS if EUROPE.twin[EUROPE.routes.index(tunnel)] >= 0}
    assert doubles == {"madrid-pamplona-1", "madrid-pamplona-2"}


@pytest.mark.clause("EU-TUN-01")
@pytest.mark.parametrize("tunnel", TUNNELS, ids=[tunnel.id for tunnel in TUNNELS])
def test_every_tunnel_turns_cards_and_may_cost_more(tunnel: Route) -> None:
    table = dig(tunnel.id, {"locomotive": tunnel.length}, ["locomotive", "red", "red"])
    assert (table.phase, extra(table)) == ("tunnel", 1)


@pytest.mark.clause("EU-TUN-01")
def test_a_map_with_a_tunnel_that_is_a_ferry_too_is_rejected(tmp_path: Path) -> None:
    row = "marseille,roma,,4,grey,tunnel,{},,"
    found = mistakes_after(tmp_path, "routes.csv", row.format(""), row.format(1))
    assert found == ["only a ferry has locomotive symbols, this is a tunnel route"]


@pytest.mark.clause("EU-TUN-02")
@pytest.mark.parametrize(
    ("cards", "fields", "code"),
    [
        ({"white": 2}, {}, "wrong-payment"),
        ({"white": 4}, {}, "wrong-payment"),
        ({"red": 3}, {}, "wrong-payment"),
        ({"black": 3}, {}, "not-in-hand"),
        ({"white": 3}, {"trains": [2]}, "too-few-trains"),
        ({"white": 3}, {"claims": held(1, "madrid-pamplona-1")}, "route-closed"),
        ({"white": 3}, {"claims": held(0, "madrid-pamplona-1")}, "twin-owned"),
        ({"white": 3}, {"claims": held(1, "madrid-pamplona-2")}, "route-taken"),
    ],
)
def test_a_claim_that_is_refused_turns_no_cards(cards: Asked, fields: Asked, code: str) -> None:
    table = Table("europe", hands=[{"white": 5, "red": 3}], market=ROW, **fields)
    deck = table.deck
    assert table.refused("claim", route="madrid-pamplona-2", cards=cards) == code
    assert (table.deck, table.discard) == (deck, {})


@pytest.mark.clause("EU-TUN-02")
def test_the_normal_set_is_laid_down_before_the_cards_are_turned() -> None:
    table = Table("europe", hands=[{"white": 4}], market=ROW, deck=["white", "red", "red"])
    facts = table.do("claim", route="madrid-pamplona-2", cards={"white": 3})
    types = [fact["type"] for fact in facts]
    assert types == ["tunnel_entered", *["card_turned"] * 3, "tunnel_priced"]
    assert facts[0]["cards"] == {"white": 3}
    assert table.hand(0) == {"white": 1}


@pytest.mark.clause("EU-TUN-03")
def test_the_top_three_cards_of_the_pile_are_turned_and_the_row_is_left_alone() -> None:
    row = ["locomotive", "locomotive", "red", "red", "orange"]
    deck = ["locomotive", "red", "locomotive", "orange"]
    table = dig("angora-smyrna", {"orange": 3}, deck, market=row)
    assert table.printed["tunnel"] == {
        "route": "angora-smyrna",
        "cards": {"orange": 3},
        "revealed": ["locomotive", "red", "locomotive"],
        "extra": 2,
    }
    assert table.market == row
    assert table.deck == ["orange", "pink"]


@pytest.mark.clause("EU-TUN-03")
def test_three_locomotives_turned_for_a_tunnel_do_not_clear_the_row() -> None:
    table = dig("angora-smyrna", {"orange": 3}, ["locomotive"] * 3)
    assert extra(table) == 3
    facts = table.do("decline")
    assert not named(facts, "row_cleared")
    assert table.market == ROW


# The price.


@pytest.mark.clause("EU-TUN-04")
@pytest.mark.parametrize(
    ("turned", "more"),
    [
        (["blue", "white", "green"], 0),
        (["red", "blue", "white"], 1),
        (["blue", "red", "red"], 2),
        (["red", "red", "red"], 3),
    ],
)
def test_each_turned_card_of_the_colour_played_costs_one_more(turned: list[str], more: int) -> None:
    table = dig("erzurum-sochi", {"red": 3}, turned, spare={"red": 3})
    assert extra(table) == more
    if more:
        table.do("pay", cards={"red": more})
    assert table.owner("erzurum-sochi") == 0
    assert table.hand(0) == some({"red": 3 - more})


@pytest.mark.clause("EU-TUN-04")
@pytest.mark.parametrize("cards", [{"red": 2}, {"red": 1, "locomotive": 1}, {"locomotive": 2}])
def test_the_extra_is_paid_in_the_colour_or_with_locomotives(cards: Asked) -> None:
    spare = {"red": 3, "locomotive": 3, "blue": 3}
    table = dig("erzurum-sochi", {"red": 3}, ["red", "blue", "red"], spare=spare)
    assert {"type": "pay", "cards": cards} in table.legal()
    table.do("pay", cards=cards)
    assert table.owner("erzurum-sochi") == 0


@pytest.mark.clause("EU-TUN-04", "EU-TUN-09")
@pytest.mark.parametrize(
    "cards", [{}, {"red": 1}, {"red": 3}, {"blue": 2}, {"red": 1, "blue": 1}, {"locomotive": 1}]
)
def test_the_extra_is_paid_all_or_nothing(cards: Asked) -> None:
    spare = {"red": 3, "locomotive": 3, "blue": 3}
    table = dig("erzurum-sochi", {"red": 3}, ["red", "blue", "red"], spare=spare)
    assert table.refused("pay", cards=cards) == "wrong-payment"


@pytest.mark.clause("EU-TUN-05")
@pytest.mark.parametrize("cards", [{"green": 1}, {"locomotive": 1}])
def test_a_turned_locomotive_always_costs_one_more_payable_in_the_colour(cards: Asked) -> None:
    table = dig(
        "venezia-zurich",
        {"green": 2},
        ["locomotive", "red", "blue"],
        spare={"green": 1, "locomotive": 1},
    )
    assert extra(table) == 1
    table.do("pay", cards=cards)
    assert table.owner("venezia-zurich") == 0


@pytest.mark.clause("EU-TUN-06")
@pytest.mark.parametrize(
    ("turned", "more"),
    [
        (["white", "white", "red"], 0),
        (["white", "white", "white"], 0),
        (["locomotive", "white", "red"], 1),
        (["locomotive", "locomotive", "white"], 2),
    ],
)
def test_after_locomotives_alone_only_locomotives_match(turned: list[str], more: int) -> None:
    table = dig("madrid-pamplona-2", {"locomotive": 3}, turned)
    assert extra(table) == more


@pytest.mark.clause("EU-TUN-06")
def test_after_locomotives_alone_the_extra_is_locomotives_too() -> None:
    spare = {"white": 2, "locomotive": 1}
    turned = ["locomotive", "red", "red"]
    table = dig("madrid-pamplona-2", {"locomotive": 3}, turned, spare=spare)
    assert table.refused("pay", cards={"white": 1}) == "wrong-payment"
    assert [action["cards"] for action in table.legal("pay")] == [{"locomotive": 1}]
    table.do("pay", cards={"locomotive": 1})
    assert table.owner("madrid-pamplona-2") == 0


@pytest.mark.clause("EU-TUN-07")
@pytest.mark.parametrize("locomotives", [0, 1, 2])
def test_one_coloured_card_in_the_set_makes_its_colour_match(locomotives: int) -> None:
    cards = some({"white": 3 - locomotives, "locomotive": locomotives})
    table = dig("madrid-pamplona-2", cards, ["white", "red", "locomotive"], spare={"white": 2})
    assert extra(table) == 2
    table.do("pay", cards={"white": 2})
    assert table.owner("madrid-pamplona-2") == 0


@pytest.mark.clause("EU-TUN-08")
@pytest.mark.parametrize(
    ("cards", "more"),
    [
        ({"yellow": 2}, 2),
        ({"yellow": 1, "locomotive": 1}, 2),
        ({"red": 2}, 2),
        ({"blue": 2}, 1),
        ({"locomotive": 2}, 1),
    ],
)
def test_on_a_grey_tunnel_the_colour_played_is_the_one_that_matches(
    cards: Asked, more: int
) -> None:
    table = dig("constantinople-smyrna", cards, ["yellow", "red", "locomotive"])
    assert extra(table) == more


@pytest.mark.clause("EU-TUN-08")
def test_on_a_grey_tunnel_the_extra_is_paid_in_the_colour_played() -> None:
    spare = {"yellow": 1, "red": 2}
    table = dig("constantinople-smyrna", {"yellow": 2}, ["yellow", "red", "red"], spare=spare)
    assert table.refused("pay", cards={"red": 1}) == "wrong-payment"
    table.do("pay", cards={"yellow": 1})
