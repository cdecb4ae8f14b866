"""Nordic: ferries, and three cards for a locomotive. (NC-FER)"""

from itertools import product

import pytest
from nordic_tables import COLOURS, Cards, named, nordic, price, routes, verdict

from perron.core.board import Route
from perron.core.cards import GREY, KINDS

# The rulebooks' example: three spaces, orange, one symbol.
EXAMPLE = "kristiansand-stavanger-2"


@pytest.mark.clause("NC-FER-01")
@pytest.mark.parametrize("route", routes("ferry"), ids=lambda route: str(route.id))
def test_a_ferry_never_goes_without_a_locomotive(route: Route) -> None:
    colours = COLOURS if route.colour == GREY else (KINDS[route.colour],)
    for colour in colours:
        assert verdict(route.id, {colour: route.length}) == "wrong-payment"


@pytest.mark.clause("NC-FER-01")
@pytest.mark.parametrize(
    ("route", "colours"),
    [
        ("alborg-goteborg", COLOURS),
        ("alborg-kristiansand", ("red",)),
        ("helsinki-tallinn", ("pink",)),
        (EXAMPLE, ("orange",)),
    ],
)
def test_a_ferry_has_the_colour_printed_on_it_or_is_grey(
    route: str, colours: tuple[str, ...]
) -> None:
    length = named(route).length
    paying = [
        colour
        for colour in COLOURS
        if verdict(route, {colour: length - 1, "locomotive": 1}) == "accepted"
    ]
    assert tuple(paying) == colours


@pytest.mark.clause("NC-FER-01")
def test_a_grey_ferry_takes_no_mixture_of_colours() -> None:
    assert verdict("helsinki-stockholm-1", {"red": 2, "locomotive": 2}) == "accepted"
    mixture = {"red": 1, "blue": 1, "locomotive": 2}
    assert verdict("helsinki-stockholm-1", mixture) == "wrong-payment"


@pytest.mark.clause("NC-FER-02")
@pytest.mark.parametrize("route", routes("ferry"), ids=lambda route: str(route.id))
def test_a_ferry_costs_a_locomotive_for_each_symbol_and_its_colour_for_the_rest(
    route: Route,
) -> None:
    cards = price(route)
    assert verdict(route.id, cards) == "accepted"
    colour, _ = cards
    one_short = {colour: cards[colour] + 1, "locomotive": route.symbols - 1}
    assert verdict(route.id, one_short) == "wrong-payment"


@pytest.mark.clause("NC-FER-03")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ({"locomotive": 1, "orange": 2}, "accepted"),
        ({"locomotive": 1, "green": 2}, "wrong-payment"),
        ({"locomotive": 1, "orange": 1, "green": 1}, "wrong-payment"),
        ({"locomotive": 1, "orange": 1}, "wrong-payment"),
        ({"locomotive": 1, "orange": 3}, "wrong-payment"),
        ({"orange": 3}, "wrong-payment"),
    ],
)
def test_stavanger_kristiansand_costs_a_locomotive_and_two_orange(
    cards: Cards, expected: str
) -> None:
    assert verdict(EXAMPLE, cards) == expected


@pytest.mark.clause("NC-FER-04")
@pytest.mark.parametrize("locomotives", [2, 3, 4, 5, 6])
def test_any_number_of_further_locomotives_replaces_coloured_cards(locomotives: int) -> None:
    cards = {"red": 6 - locomotives, "locomotive": locomotives}
    assert verdict("mo_i_rana-trondheim-2", cards) == "accepted"


@pytest.mark.clause("NC-FER-04")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ({"orange": 1, "locomotive": 2}, "accepted"),
        ({"locomotive": 3}, "accepted"),
        ({"locomotive": 2}, "wrong-payment"),
        ({"locomotive": 4}, "wrong-payment"),
    ],
)
def test_locomotives_alone_may_pay_the_example(cards: Cards, expected: str) -> None:
    assert verdict(EXAMPLE, cards) == expected


@pytest.mark.clause("NC-FER-05")
@pytest.mark.parametrize(
    ("three", "expected"),
    [
        ({"blue": 1, "green": 1, "yellow": 1}, "accepted"),
        ({"blue": 3}, "accepted"),
        ({"orange": 3}, "accepted"),
        ({"orange": 1, "locomotive": 1, "pink": 1}, "accepted"),
        ({"locomotive": 3}, "accepted"),
        ({"blue": 1, "green": 1}, "wrong-payment"),
        ({"blue": 2, "green": 2}, "wrong-payment"),
    ],
)
def test_any_three_cards_stand_for_the_locomotive(three: Cards, expected: str) -> None:
    assert verdict(EXAMPLE, three | {"orange": 2 + three.get("orange", 0)}) == expected


def divides(orange: int, locomotives: int, others: int) -> bool:
    """Can these cards be dealt out to the three spaces of the example, one of them a symbol?

    Written from the clause: each space takes an orange card, a locomotive or three cards of
    any kind; the one with the symbol takes no orange card.
    """
    spaces = ["locomotive or three", "any", "any"]
    for fillings in product(("orange", "locomotive", "three"), repeat=len(spaces)):
        used = {kind: fillings.count(kind) for kind in ("orange", "locomotive", "three")}
        left = orange - used["orange"] + locomotives - used["locomotive"] + others
        if (
            fillings[0] != "orange"
            and used["orange"] <= orange
            and used["locomotive"] <= locomotives
            and left == 3 * used["three"]
        ):
            return True
    return False


@pytest.mark.clause("NC-FER-05", "NC-FER-07")
def test_a_payment_is_good_just_when_it_covers_every_space() -> None:
    good = 0
    for orange, locomotives, blue in product(range(12), repeat=3):
        cards = {"orange": orange, "locomotive": locomotives, "blue": blue}
        expected = "accepted" if divides(orange, locomotives, blue) else "wrong-payment"
        assert verdict(EXAMPLE, cards) == expected, cards
        good += expected == "accepted"
    assert good > 50


@pytest.mark.clause("NC-FER-06")
@pytest.mark.parametrize(
    ("route", "cards", "expected"),
    [
        ("helsinki-stockholm-1", {"red": 2, "blue": 3, "pink": 3}, "accepted"),
        ("helsinki-stockholm-1", {"red": 2, "blue": 3, "pink": 2}, "wrong-payment"),
        ("helsinki-stockholm-1", {"red": 2, "blue": 3, "pink": 4}, "wrong-payment"),
        ("helsinki-stockholm-1", {"red": 2, "locomotive": 1, "blue": 3}, "accepted"),
        ("andalsnes-bergen", {"black": 3, "red": 2, "blue": 2, "white": 2}, "accepted"),
        ("andalsnes-bergen", {"black": 3, "locomotive": 1, "white": 3}, "accepted"),
        ("andalsnes-bergen", {"red": 3, "blue": 2, "white": 4}, "wrong-payment"),
        ("honningsvag-tromso", {"pink": 8}, "accepted"),
        ("umea-vaasa", {"pink": 1, "red": 1, "blue": 1}, "accepted"),
    ],
)
def test_the_exchange_may_be_made_for_each_symbol(route: str, cards: Cards, expected: str) -> None:
    assert verdict(route, cards) == expected


@pytest.mark.clause("NC-FER-07")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        # One orange space, and three cards for each of the others.
        ({"orange": 1, "blue": 3, "green": 3}, "accepted"),
        ({"orange": 1, "blue": 3, "green": 2}, "wrong-payment"),
        ({"blue": 3, "green": 3, "yellow": 3}, "accepted"),
        ({"blue": 3, "green": 3, "yellow": 1}, "wrong-payment"),
        ({"locomotive": 1, "blue": 3, "green": 3}, "accepted"),
        # The three on the symbol, the locomotive on a coloured space.
        ({"orange": 1, "locomotive": 1, "blue": 3}, "accepted"),
    ],
)
def test_three_cards_may_also_replace_a_coloured_card(cards: Cards, expected: str) -> None:
    assert verdict(EXAMPLE, cards) == expected


@pytest.mark.clause("NC-FER-05", "NC-FER-07")
@pytest.mark.parametrize("exchanges", [0, 1, 2, 3])
def test_each_exchange_makes_a_ferry_two_cards_dearer(exchanges: int) -> None:
    hand = {"orange": 2, "locomotive": 1, "blue": 9}
    table = nordic(hands=[hand])
    totals = set()
    for claim in table.legal("claim"):
        if claim["route"] == EXAMPLE:
            cards = claim["cards"]
            assert isinstance(cards, dict)
            totals.add(sum(cards.values()))
    assert 3 + 2 * exchanges in totals
    assert totals == {3, 5, 7, 9}


@pytest.mark.clause("NC-FER-08")
@pytest.mark.parametrize("route", routes("train", "tunnel"), ids=lambda route: str(route.id))
def test_three_cards_stand_for_nothing_on_an_ordinary_route_or_in_a_tunnel(route: Route) -> None:
    cards = price(route, grey="green")
    (colour,) = [kind for kind, number in cards.items() if number]
    first, second, third = [kind for kind in COLOURS if kind != colour][:3]
    three = {first: 1, second: 1, third: 1}
    assert verdict(route.id, three | {colour: route.length - 1}) == "wrong-payment"


@pytest.mark.clause("NC-FER-08")
@pytest.mark.parametrize(
    "three", [{"red": 3}, {"red": 1, "blue": 1, "white": 1}, {"green": 1, "red": 2}]
)
def test_three_cards_do_not_pay_a_tunnels_extra_card(three: Cards) -> None:
    table = nordic(
        phase="tunnel",
        hands=[three],
        tunnel={
            "route": "kristiansand-stavanger-1",
            "cards": {"green": 2},
            "revealed": ["locomotive", "black", "black"],
        },
    )
    assert table.refused("pay", cards=three) == "wrong-payment"
