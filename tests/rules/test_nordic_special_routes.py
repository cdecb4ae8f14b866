"""Nordic: Murmansk-Lieksa, and routes that lie side by side. (NC-LOC-03, NC-ML, NC-DBL)"""

import pytest
from nordic_tables import COLOURS, Cards, claimed, named, nordic, pairs, price, routes, verdict

from perron.core.board import Route
from perron.core.cards import GREY

LINE = "lieksa-murmansk"


def mixed(number: int, colours: tuple[str, ...]) -> Cards:
    """So many cards, spread evenly over these colours."""
    cards = dict.fromkeys(colours, 0)
    for n in range(number):
        cards[colours[n % len(colours)]] += 1
    return cards


NOT_GREEN = tuple(colour for colour in COLOURS if colour != "green")


@pytest.mark.clause("NC-LOC-03")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ({"green": 8, "locomotive": 1}, "wrong-payment"),
        ({"green": 1, "locomotive": 8}, "wrong-payment"),
        ({"locomotive": 9}, "wrong-payment"),
        ({"green": 8, "locomotive": 1, "red": 1, "blue": 2}, "accepted"),
        ({"green": 8, "locomotive": 4}, "accepted"),
        # Four for one leaves eight spaces, and a locomotive is none of the green cards.
        ({"green": 7, "locomotive": 1, "red": 4}, "wrong-payment"),
        ({"green": 7, "locomotive": 5}, "wrong-payment"),
    ],
)
def test_a_locomotive_is_only_filling_on_murmansk_lieksa(cards: Cards, expected: str) -> None:
    assert verdict(LINE, cards) == expected


@pytest.mark.clause("NC-ML-01")
@pytest.mark.parametrize("colour", COLOURS)
def test_nine_of_any_one_colour_pay_for_murmansk_lieksa(colour: str) -> None:
    assert (named(LINE).length, named(LINE).colour) == (9, GREY)
    assert verdict(LINE, {colour: 9}) == "accepted"
    assert verdict(LINE, {colour: 8}) == "wrong-payment"


@pytest.mark.clause("NC-ML-01")
@pytest.mark.parametrize(
    "four",
    [
        {"red": 4},
        {"red": 2, "blue": 2},
        {"red": 1, "blue": 1, "white": 1, "black": 1},
        {"green": 1, "red": 3},
        {"green": 4},
    ],
)
def test_any_four_cards_stand_for_one_of_the_set(four: Cards) -> None:
    assert verdict(LINE, four | {"green": 8 + four.get("green", 0)}) == "accepted"


@pytest.mark.clause("NC-ML-01")
@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_no_other_number_of_cards_stands_for_one(number: int) -> None:
    assert verdict(LINE, {"green": 8, "red": number}) == "wrong-payment"


@pytest.mark.clause("NC-ML-02")
@pytest.mark.parametrize(
    ("others", "expected"), [(7, "wrong-payment"), (8, "accepted"), (9, "wrong-payment")]
)
def test_seven_green_and_eight_others_pay(others: int, expected: str) -> None:
    assert verdict(LINE, {"green": 7} | mixed(others, NOT_GREEN)) == expected


@pytest.mark.clause("NC-ML-02")
@pytest.mark.parametrize("swaps", range(10))
def test_the_exchange_may_be_made_for_every_card_of_the_set(swaps: int) -> None:
    colours = NOT_GREEN if swaps < 9 else COLOURS
    cards = mixed(4 * swaps, colours)
    cards["green"] = cards.get("green", 0) + 9 - swaps
    assert sum(cards.values()) == 9 + 3 * swaps
    assert verdict(LINE, cards) == "accepted"
    table = nordic(hands=[cards])
    assert cards_of(table.legal("claim"), LINE)


@pytest.mark.clause("NC-ML-02")
@pytest.mark.parametrize("total", [n for n in range(1, 43) if n not in range(9, 37, 3)])
def test_no_other_total_pays(total: int) -> None:
    cards = mixed(max(0, total - 9), NOT_GREEN) | {"green": min(total, 9)}
    assert sum(cards.values()) == total
    assert verdict(LINE, cards) == "wrong-payment"


@pytest.mark.clause("NC-ML-02")
@pytest.mark.parametrize("swaps", range(1, 6))
def test_the_rest_of_the_set_is_of_one_colour(swaps: int) -> None:
    cards = {"green": 8 - swaps} | mixed(4 * swaps + 1, NOT_GREEN)
    assert sum(cards.values()) == 9 + 3 * swaps
    assert verdict(LINE, cards) == "wrong-payment"


@pytest.mark.clause("NC-ML-03")
@pytest.mark.parametrize(
    "cards",
    [
        {"green": 7, "red": 3, "blue": 3, "locomotive": 2},
        {"green": 7, "locomotive": 8},
        {"green": 6, "locomotive": 12},
        {"green": 8, "white": 3, "locomotive": 1},
    ],
)
def test_locomotives_may_be_among_the_four(cards: Cards) -> None:
    assert verdict(LINE, cards) == "accepted"


@pytest.mark.clause("NC-ML-04")
@pytest.mark.parametrize(
    "route",
    [r for r in routes("train", "tunnel", "ferry") if r.id != LINE],
    ids=lambda r: str(r.id),
)
def test_four_cards_stand_for_one_on_no_other_route(route: Route) -> None:
    cards = price(route, grey="green")
    (colour,) = [kind for kind in cards if kind != "locomotive"]
    instead = colour if cards[colour] else "locomotive"
    four = mixed(4, tuple(kind for kind in COLOURS if kind != colour))
    assert verdict(route.id, cards | four | {instead: cards[instead] - 1}) == "wrong-payment"


@pytest.mark.clause("NC-ML-05")
@pytest.mark.parametrize(
    "cards",
    [
        {"white": 9},
        {"white": 8, "red": 4},
        {"green": 7, "red": 6, "locomotive": 2},
        dict.fromkeys(COLOURS, 4) | {"locomotive": 4},
    ],
)
def test_murmansk_lieksa_takes_nine_trains_and_gives_27_however_paid(cards: Cards) -> None:
    table = nordic(hands=[cards])
    facts = table.do("claim", route=LINE, cards=cards)
    assert facts[0]["cards"] == {kind: number for kind, number in cards.items() if number}
    assert (table.trains(0), table.points(0), table.hand(0)) == (31, 27, {})


def cards_of(actions: list[dict[str, object]], route: str) -> list[object]:
    """The payments for a route among these claims."""
    return [action["cards"] for action in actions if action["route"] == route]


# Double routes.


@pytest.mark.clause("NC-DBL-01")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("pair", pairs(), ids="+".join)
def test_nobody_owns_both_of_two_routes_between_the_same_cities(
    players: int, pair: tuple[str, str]
) -> None:
    for mine, other in (pair, pair[::-1]):
        cards = price(named(other))
        table = nordic(players, hands=[cards], claims=claimed([mine]))
        assert table.refused("claim", route=other, cards=cards) == "twin-owned"
        assert cards_of(table.legal("claim"), other) == []


@pytest.mark.clause("NC-DBL-02")
@pytest.mark.parametrize("pair", pairs(), ids="+".join)
def test_with_two_players_the_other_route_closes_for_everybody(pair: tuple[str, str]) -> None:
    for taken, closed in (pair, pair[::-1]):
        cards = price(named(closed))
        table = nordic(hands=[cards], claims=claimed([], [taken]))
        assert table.refused("claim", route=closed, cards=cards) == "route-closed"
        assert cards_of(table.legal("claim"), closed) == []


@pytest.mark.clause("NC-DBL-02")
def test_a_closed_route_stays_closed_for_the_rest_of_the_game() -> None:
    table = nordic(hands=[{"orange": 1}, {"red": 1}])
    table.do("claim", route="norrkoping-stockholm-1", cards={"orange": 1})
    for _ in range(3):
        assert table.mover == 1
        closed = table.refused("claim", route="norrkoping-stockholm-2", cards={"red": 1})
        assert closed == "route-closed"
        for _ in range(4):
            table.do("draw", slot="deck")
    assert table.owner("norrkoping-stockholm-2") is None


@pytest.mark.clause("NC-DBL-03")
@pytest.mark.parametrize("pair", pairs(), ids="+".join)
def test_with_three_players_both_routes_may_be_used_by_two_of_them(pair: tuple[str, str]) -> None:
    cards = price(named(pair[1]))
    black_or_white = "white" if "black" in cards else "black"
    table = nordic(
        3,
        to_move=1,
        market=["locomotive"] * 5,
        deck=[black_or_white] * 3,
        hands=[{}, cards, cards],
        claims=claimed([pair[0]]),
    )
    table.do("claim", route=pair[1], cards=cards)
    assert (table.owner(pair[0]), table.owner(pair[1])) == (0, 1)
    assert table.refused("claim", route=pair[1], cards=cards) == "route-taken"


@pytest.mark.clause("NC-DBL-04")
@pytest.mark.parametrize(
    ("ferry", "tunnel"),
    [
        ("kristiansand-stavanger-2", "kristiansand-stavanger-1"),
        ("mo_i_rana-trondheim-2", "mo_i_rana-trondheim-1"),
    ],
)
def test_a_ferry_and_a_tunnel_between_the_same_cities_are_a_double(ferry: str, tunnel: str) -> None:
    assert named(ferry).length != named(tunnel).length
    for taken, other in ((ferry, tunnel), (tunnel, ferry)):
        cards = price(named(other))
        with_two = nordic(hands=[cards], claims=claimed([], [taken]))
        assert with_two.refused("claim", route=other, cards=cards) == "route-closed"
        mine = nordic(3, hands=[cards], claims=claimed([taken]))
        assert mine.refused("claim", route=other, cards=cards) == "twin-owned"
        assert verdict(other, cards, players=3, claims=claimed([], [taken])) == "accepted"
