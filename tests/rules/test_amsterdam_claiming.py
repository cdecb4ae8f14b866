"""Amsterdam: claiming routes."""

from itertools import product

import pytest
from amsterdam_tables import BOARD, ROW, J, owned
from rules_table import Table

from perron.core.board import Route

Cards = dict[str, int]

ROUTE_IDS = [route.id for route in BOARD.routes]

# Enough of everything for any mixture.
FULL = {"pink": 4, "blue": 4, "orange": 4, "green": 4, "black": 4, "red": 4, J: 4}

PAID = [
    # 2 black, 3 red, 1 green.
    ("begijnhof-munttoren", {"black": 2}),
    ("begijnhof-westermarkt", {"red": 3}),
    ("jan_roodenpoortstoren-westermarkt-1", {"green": 1}),
]
PAID_GREY = [
    # 1, 2, 3 and 4 of any one colour.
    ("oude_waal-waag", {"pink": 1}),
    ("begijnhof-dam", {"blue": 2}),
    ("jan_roodenpoortstoren-jordaan", {"orange": 3}),
    ("haringpakkerstoren-oude_waal", {"black": 4}),
]
PAID_WITH_JOKERS = [
    ("dam-oude_kerk-2", {"pink": 1, J: 1}),
    ("begijnhof-westermarkt", {"red": 2, J: 1}),
    ("begijnhof-westermarkt", {"red": 1, J: 2}),
    ("begijnhof-westermarkt", {J: 3}),
    ("jan_roodenpoortstoren-jordaan", {"pink": 2, J: 1}),
    ("begijnhof-de_drie_hendricken", {"green": 1, J: 3}),
    ("begijnhof-de_drie_hendricken", {J: 4}),
]


def claim(route: str, cards: Cards) -> Table:
    table = Table("amsterdam", market=ROW, hands=[FULL])
    table.do("claim", route=route, cards=cards)
    return table


@pytest.mark.clause("AM-CLM-01")
@pytest.mark.parametrize(("route", "cards"), PAID)
def test_a_set_in_the_colour_of_the_route_buys_all_of_it(route: str, cards: Cards) -> None:
    length = sum(cards.values())
    table = claim(route, cards)
    assert table.owner(route) == 0
    assert table.trains(0) == 16 - length
    assert sum(table.hand(0).values()) == sum(FULL.values()) - length
    assert table.mover == 1


@pytest.mark.clause("AM-CLM-01")
def test_paid_cards_go_to_the_discards() -> None:
    assert claim("begijnhof-westermarkt", {"red": 2, J: 1}).discard == {"red": 2, J: 1}


@pytest.mark.clause("AM-CLM-01")
@pytest.mark.parametrize(
    "cards",
    [
        pytest.param({"black": 3}, id="another-colour"),
        pytest.param({"red": 2, "black": 1}, id="one-of-another-colour"),
        pytest.param({"red": 2}, id="part-of-the-route"),
        pytest.param({"red": 4}, id="too-many"),
        pytest.param({"red": 3, J: 1}, id="a-joker-too-many"),
        pytest.param({"red": 3, "blue": 1}, id="a-card-thrown-in"),
        pytest.param({}, id="nothing"),
    ],
)
def test_anything_but_the_exact_set_is_refused(cards: Cards) -> None:
    table = Table("amsterdam", market=ROW, hands=[FULL])
    assert table.refused("claim", route="begijnhof-westermarkt", cards=cards) == "wrong-payment"


@pytest.mark.clause("AM-CLM-01")
def test_only_cards_in_the_hand_can_be_paid() -> None:
    table = Table("amsterdam", hands=[{"red": 2, J: 1}])
    route = "begijnhof-westermarkt"
    assert table.refused("claim", route=route, cards={"red": 3}) == "not-in-hand"
    assert table.refused("claim", route=route, cards={"red": 1, J: 2}) == "not-in-hand"


@pytest.mark.clause("AM-CLM-02")
@pytest.mark.parametrize(("route", "cards"), PAID_GREY)
def test_a_grey_route_takes_any_one_colour(route: str, cards: Cards) -> None:
    assert claim(route, cards).owner(route) == 0


@pytest.mark.clause("AM-CLM-02")
@pytest.mark.parametrize("cards", [{"red": 2, "blue": 1}, {"red": 1, "blue": 1, J: 1}])
def test_a_grey_route_takes_no_mixture_of_colours(cards: Cards) -> None:
    table = Table("amsterdam", hands=[FULL])
    route = "jan_roodenpoortstoren-jordaan"
    assert table.refused("claim", route=route, cards=cards) == "wrong-payment"


@pytest.mark.clause("AM-CLM-03")
@pytest.mark.parametrize(("route", "cards"), PAID_WITH_JOKERS)
def test_any_number_of_jokers_stands_for_any_colour(route: str, cards: Cards) -> None:
    table = claim(route, cards)
    assert table.owner(route) == 0
    assert table.hand(0).get(J, 0) == FULL[J] - cards[J]


def every_choice(hand: Cards) -> list[Cards]:
    """All cards that could be put down from a hand."""
    numbers = product(*(range(number + 1) for number in hand.values()))
    return [{k: n for k, n in zip(hand, some, strict=True) if n} for some in numbers]


@pytest.mark.clause("AM-CLM-01", "AM-CLM-02", "AM-CLM-03")
@pytest.mark.parametrize("route", BOARD.routes, ids=ROUTE_IDS)
def test_of_all_that_a_hand_can_put_down_just_the_sets_are_accepted(route: Route) -> None:
    hand = {"red": 3, "blue": 2, J: 4}
    colour = BOARD.colour_name(route.colour)
    sets = [
        cards
        for cards in every_choice(hand)
        if sum(cards.values()) == route.length
        and (len(cards.keys() - {J}) < 2 if colour == "grey" else cards.keys() <= {colour, J})
    ]
    table = Table("amsterdam", hands=[hand])
    for cards in every_choice(hand):
        if cards not in sets:
            assert table.refused("claim", route=route.id, cards=cards) == "wrong-payment"
    listed = [action["cards"] for action in table.legal("claim") if action["route"] == route.id]
    assert sorted(listed, key=str) == sorted(sets, key=str)
    for cards in sets:
        Table("amsterdam", hands=[hand]).do("claim", route=route.id, cards=cards)


@pytest.mark.clause("AM-CLM-04")
def test_a_route_need_not_join_the_others_of_its_owner() -> None:
    table = Table("amsterdam", hands=[{"green": 2}], claims=owned(["blauwbrug-munttoren"]))
    table.do("claim", route="nieuwe_waal-noordermarkt", cards={"green": 2})
    assert table.owner("nieuwe_waal-noordermarkt") == 0


@pytest.mark.clause("AM-CLM-04")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_route_that_has_an_owner_can_not_be_claimed(owner: int) -> None:
    route = "nieuwe_waal-noordermarkt"
    claims = [{"route": route, "player": owner}]
    table = Table("amsterdam", hands=[{"green": 2}], claims=claims)
    assert table.refused("claim", route=route, cards={"green": 2}) == "route-taken"
    assert table.legal("claim") != []
    assert route not in [action["route"] for action in table.legal("claim")]


@pytest.mark.clause("AM-CLM-05")
def test_a_second_route_has_to_wait_for_another_turn() -> None:
    table = claim("begijnhof-dam", {"blue": 2})
    second = {"route": "oude_waal-waag", "cards": {"pink": 1}}
    assert table.refused("claim", 0, **second) == "not-your-turn"
    assert table.trains(0) == 14


@pytest.mark.clause("AM-CLM-06")
@pytest.mark.parametrize(
    ("route", "length"),
    [("begijnhof-de_drie_hendricken", 4), ("begijnhof-westermarkt", 3), ("oude_waal-waag", 1)],
)
def test_a_route_needs_a_wagon_for_each_space(route: str, length: int) -> None:
    cards = {J: length}
    short = Table("amsterdam", hands=[{J: 8}], trains=[length - 1])
    assert short.refused("claim", route=route, cards=cards) == "too-few-trains"
    assert route not in [action["route"] for action in short.legal("claim")]
    enough = Table("amsterdam", hands=[{J: 8}], trains=[length])
    enough.do("claim", route=route, cards=cards)
    assert enough.trains(0) == 0


@pytest.mark.clause("AM-CLM-07")
@pytest.mark.parametrize("route", BOARD.routes, ids=ROUTE_IDS)
def test_a_claim_scores_at_once_by_the_length_of_the_route(route: Route) -> None:
    table = Table("amsterdam", hands=[{J: 8}], scores=[20, 30])
    facts = table.do("claim", route=route.id, cards={J: route.length})
    points = {1: 1, 2: 2, 3: 4, 4: 7}[route.length]
    assert (table.points(0), table.points(1)) == (20 + points, 30)
    assert facts[0]["points"] == points


@pytest.mark.clause("AM-CLM-07")
def test_there_are_routes_of_one_to_four_spaces() -> None:
    assert {route.length for route in BOARD.routes} == {1, 2, 3, 4}
