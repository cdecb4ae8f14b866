"""Nordic: claiming routes, and where locomotives help. (NC-LOC-01, NC-LOC-02, NC-CLM)"""

import pytest
from nordic_tables import BOARD, COLOURS, ROW, Cards, claimed, named, nordic, price, routes, verdict

from perron.core.board import Route

ORDINARY = [route for route in routes("train") if route.id != "lieksa-murmansk"]


@pytest.mark.clause("NC-LOC-01")
@pytest.mark.parametrize(
    ("route", "cards"),
    [
        ("stockholm-turku", {"blue": 2, "locomotive": 1}),
        ("lillehammer-trondheim", {"orange": 2, "locomotive": 1}),
    ],
)
def test_locomotives_are_wild_on_ferries_and_in_tunnels(route: str, cards: Cards) -> None:
    assert verdict(route, cards) == "accepted"


@pytest.mark.clause("NC-LOC-01")
@pytest.mark.parametrize("route", ORDINARY, ids=lambda route: str(route.id))
def test_locomotives_are_never_wild_on_an_ordinary_route(route: Route) -> None:
    (colour,) = [kind for kind in price(route) if kind != "locomotive"]
    for locomotives in range(1, route.length + 1):
        cards = {colour: route.length - locomotives, "locomotive": locomotives}
        assert verdict(route.id, cards) == "wrong-payment"


@pytest.mark.clause("NC-LOC-01")
def test_a_hand_of_locomotives_opens_ferries_and_tunnels_only() -> None:
    table = nordic(hands=[{"locomotive": 14}])
    offered = {action["route"] for action in table.legal("claim")}
    assert offered == {route.id for route in routes("ferry", "tunnel")}


@pytest.mark.clause("NC-LOC-02")
@pytest.mark.parametrize(
    ("route", "colour", "least"),
    [
        ("bergen-oslo-1", "blue", 0),
        ("mo_i_rana-trondheim-1", "green", 0),
        ("andalsnes-bergen", "black", 2),
        ("helsinki-stockholm-1", "white", 2),
        ("helsinki-stockholm-2", "yellow", 1),
    ],
)
def test_locomotives_complete_a_set_or_replace_it(route: str, colour: str, least: int) -> None:
    length = named(route).length
    for locomotives in range(length + 1):
        cards = {colour: length - locomotives, "locomotive": locomotives}
        expected = "accepted" if locomotives >= least else "wrong-payment"
        assert verdict(route, cards) == expected


@pytest.mark.clause("NC-CLM-01")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ({"black": 3}, "accepted"),
        ({}, "wrong-payment"),
        ({"black": 2}, "wrong-payment"),
        ({"black": 4}, "wrong-payment"),
        ({"black": 3, "locomotive": 1}, "wrong-payment"),
        ({"black": 3, "red": 1}, "wrong-payment"),
        ({"orange": 3}, "wrong-payment"),
        ({"black": 2, "orange": 1}, "wrong-payment"),
    ],
)
def test_the_set_fits_the_route_in_number_and_colour(cards: Cards, expected: str) -> None:
    assert verdict("boden-kiruna-1", cards) == expected


@pytest.mark.clause("NC-CLM-01")
@pytest.mark.parametrize("route", BOARD.routes, ids=lambda route: str(route.id))
def test_every_route_can_be_had_for_what_is_printed_on_it(route: Route) -> None:
    exact = price(route, grey="blue")
    assert verdict(route.id, exact) == "accepted"
    (colour,) = [kind for kind in exact if kind != "locomotive"]
    assert verdict(route.id, exact | {colour: exact[colour] + 1}) == "wrong-payment"


@pytest.mark.clause("NC-CLM-01")
def test_cards_that_are_not_held_pay_for_nothing() -> None:
    table = nordic(hands=[{"black": 2}, {"black": 3}])
    assert table.refused("claim", route="boden-kiruna-1", cards={"black": 3}) == "not-in-hand"


@pytest.mark.clause("NC-CLM-02")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("route", ["goteborg-norrkoping", "norrkoping-orebro", "kuopio-vaasa"])
def test_any_one_colour_pays_for_a_grey_route(route: str, colour: str) -> None:
    assert verdict(route, {colour: named(route).length}) == "accepted"


@pytest.mark.clause("NC-CLM-02")
@pytest.mark.parametrize(
    "cards",
    [
        {"red": 2, "blue": 1},
        {"red": 1, "blue": 1, "green": 1},
        {"red": 2, "locomotive": 1},
        {"red": 1, "locomotive": 2},
        {"locomotive": 3},
        {"red": 2},
        {"red": 4},
    ],
)
def test_a_grey_route_takes_no_mixture_and_no_locomotive(cards: Cards) -> None:
    assert verdict("goteborg-norrkoping", cards) == "wrong-payment"


@pytest.mark.clause("NC-CLM-02")
def test_a_green_route_is_not_a_grey_one() -> None:
    """D-15: the slip in one rulebook's example."""
    assert verdict("ostersund-sundsvall", {"green": 2}) == "accepted"
    assert verdict("ostersund-sundsvall", {"red": 2}) == "wrong-payment"


@pytest.mark.clause("NC-CLM-03")
def test_a_train_is_laid_on_each_space_and_the_cards_are_discarded() -> None:
    table = nordic(market=ROW, hands=[{"red": 4, "pink": 1}], discard={"pink": 2, "red": 1})
    table.do("claim", route="helsinki-imatra", cards={"red": 3})
    assert table.trains(0) == 37
    assert table.hand(0) == {"red": 1, "pink": 1}
    assert table.discard == {"pink": 2, "red": 4}
    assert table.owner("helsinki-imatra") == 0


@pytest.mark.clause("NC-CLM-03")
def test_cards_are_discarded_by_number_paid_and_trains_laid_by_length() -> None:
    paid = {"orange": 2, "blue": 1, "green": 1, "yellow": 1}
    table = nordic(market=[*ROW[:4], "pink"], hands=[paid])
    table.do("claim", route="kristiansand-stavanger-2", cards=paid)
    assert table.trains(0) == 37
    assert table.discard == paid


POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27}


@pytest.mark.clause("NC-CLM-04")
@pytest.mark.parametrize("route", BOARD.routes, ids=lambda route: str(route.id))
def test_a_claim_scores_by_length_at_once_whatever_its_kind(route: Route) -> None:
    cards = price(route)
    # None of the cards that a tunnel turns up costs anything.
    turned = ["black"] * 3 if "black" not in cards else ["white"] * 3
    row = ["locomotive"] * 5
    table = nordic(market=row, deck=turned, hands=[cards], scores=[50, 60])
    facts = table.do("claim", route=route.id, cards=cards)
    assert table.points(0) == 50 + POINTS[route.length]
    assert table.points(1) == 60
    assert [f["points"] for f in facts if f["type"] == "claimed"] == [POINTS[route.length]]


@pytest.mark.clause("NC-CLM-05")
def test_a_claim_need_not_touch_the_players_other_routes() -> None:
    table = nordic(hands=[{"red": 3}], claims=claimed(["helsinki-lahti"], ["boden-kiruna-1"]))
    table.do("claim", route="boden-umea-1", cards={"red": 3})
    assert table.owner("boden-umea-1") == 0


@pytest.mark.clause("NC-CLM-05")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_claimed_route_is_open_to_nobody(owner: int) -> None:
    table = nordic(hands=[{"black": 1}], claims=[{"route": "helsinki-lahti", "player": owner}])
    assert table.refused("claim", route="helsinki-lahti", cards={"black": 1}) == "route-taken"
    assert "helsinki-lahti" not in [action["route"] for action in table.legal("claim")]


@pytest.mark.clause("NC-CLM-06")
def test_a_turn_has_one_claim() -> None:
    table = nordic(hands=[{"black": 2, "orange": 1}])
    table.do("claim", route="helsinki-lahti", cards={"black": 1})
    orange = {"orange": 1}
    again = table.refused("claim", player=0, route="helsinki-tampere", cards=orange)
    assert again == "not-your-turn"


@pytest.mark.clause("NC-CLM-07")
@pytest.mark.parametrize(
    ("route", "cards"),
    [
        ("kirkenes-rovaniemi", {"blue": 4}),
        ("kuopio-oulu", {"pink": 2}),
        ("lieksa-murmansk", {"green": 8}),
        ("bergen-oslo-2", {"red": 3}),
        ("stockholm-turku", {"blue": 1, "locomotive": 1}),
    ],
)
def test_part_of_a_route_cannot_be_claimed(route: str, cards: Cards) -> None:
    assert verdict(route, cards) == "wrong-payment"


@pytest.mark.clause("NC-CLM-08")
@pytest.mark.parametrize(
    ("route", "cards"),
    [
        ("lieksa-murmansk", {"green": 9}),
        ("lieksa-murmansk", {"green": 7, "red": 4, "blue": 4}),
        ("kirkenes-rovaniemi", {"blue": 5}),
        ("bergen-oslo-1", {"blue": 4}),
        ("mo_i_rana-trondheim-2", {"locomotive": 6}),
    ],
)
def test_a_claim_needs_a_train_for_each_space(route: str, cards: Cards) -> None:
    length = named(route).length
    table = nordic(hands=[cards], trains=[length - 1])
    assert table.refused("claim", route=route, cards=cards) == "too-few-trains"
    assert route not in [action["route"] for action in table.legal("claim")]
    assert verdict(route, cards, trains=[length]) == "accepted"
