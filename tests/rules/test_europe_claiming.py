"""Europe: claiming routes, locomotives, double routes. (EU-LOC, EU-CLM, EU-DBL)"""

from pathlib import Path

import pytest
from europe_tables import ALL_CARDS, COLOURS, NO_CARDS, ROW, held, mistakes_after, named
from rules_table import Table

from perron.boards import load
from perron.core.errors import BadInput

EUROPE = load("europe")
# A hand from which most things can be paid.
HAND = {"red": 8, "blue": 8, "locomotive": 8}

# Locomotives.


@pytest.mark.clause("EU-LOC-01")
@pytest.mark.parametrize("locomotives", range(4))
def test_locomotives_stand_for_any_number_of_the_cards(locomotives: int) -> None:
    table = Table("europe", hands=[HAND])
    cards = {"blue": 3 - locomotives, "locomotive": locomotives}
    table.do("claim", route="constantinople-sofia", cards=cards)
    assert table.owner("constantinople-sofia") == 0


@pytest.mark.clause("EU-LOC-01")
@pytest.mark.parametrize(
    ("route", "length"),
    [
        ("marseille-pamplona", 4),
        ("barcelona-marseille", 4),
        ("angora-smyrna", 3),
        ("paris-zurich", 3),
        ("palermo-smyrna", 6),
    ],
    ids=["colour", "grey", "tunnel", "grey tunnel", "ferry"],
)
def test_locomotives_alone_pay_for_every_kind_of_route(route: str, length: int) -> None:
    table = Table("europe", hands=[HAND], deck=["pink"] * 3, market=ROW)
    table.do("claim", route=route, cards={"locomotive": length})
    assert table.owner(route) == 0
    assert table.hand(0)["locomotive"] == 8 - length


@pytest.mark.clause("EU-LOC-02")
@pytest.mark.parametrize(
    ("before", "cards"),
    [
        (0, {"locomotive": 1}),
        (1, {"red": 1, "locomotive": 1}),
        (1, {"locomotive": 2}),
        (2, {"red": 2, "locomotive": 1}),
        (2, {"red": 1, "locomotive": 2}),
        (2, {"locomotive": 3}),
    ],
)
def test_locomotives_stand_for_any_card_of_a_station(before: int, cards: dict[str, int]) -> None:
    stations = [{"city": city, "player": 0} for city in ("roma", "wien")[:before]]
    table = Table("europe", hands=[HAND], stations=stations)
    table.do("station", city="riga", cards=cards)
    assert table.position.stations_left(0) == 2 - before


# Paying for a route.


@pytest.mark.clause("EU-CLM-01", "EU-CLM-07")
@pytest.mark.parametrize(
    "cards",
    [
        {},
        {"blue": 2},
        {"blue": 1, "locomotive": 1},
        {"blue": 4},
        {"blue": 3, "locomotive": 1},
        {"red": 3},
        {"blue": 2, "red": 1},
        {"blue": 3, "red": 1},
    ],
)
def test_other_cards_than_the_route_asks_for_are_refused(cards: dict[str, int]) -> None:
    table = Table("europe", hands=[HAND])
    assert table.refused("claim", route="constantinople-sofia", cards=cards) == "wrong-payment"
    table.do("claim", route="constantinople-sofia", cards={"blue": 3})


@pytest.mark.clause("EU-CLM-01")
def test_cards_that_are_not_in_the_hand_pay_for_nothing() -> None:
    table = Table("europe", hands=[{"blue": 2, "locomotive": 1}, {"blue": 3}])
    assert table.refused("claim", route="constantinople-sofia", cards={"blue": 3}) == "not-in-hand"


@pytest.mark.clause("EU-CLM-02")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_coloured_route_takes_its_own_colour_and_no_other(colour: str) -> None:
    table = Table("europe", hands=[{colour: 2}])
    if colour == "blue":
        table.do("claim", route="cadiz-lisboa", cards={colour: 2})
    else:
        code = table.refused("claim", route="cadiz-lisboa", cards={colour: 2})
        assert code == "wrong-payment"


@pytest.mark.clause("EU-CLM-03")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_grey_route_takes_any_one_colour(colour: str) -> None:
    for locomotives in range(5):
        cards = {colour: 4 - locomotives, "locomotive": locomotives}
        table = Table("europe", hands=[cards])
        table.do("claim", route="barcelona-marseille", cards=cards)
        assert table.owner("barcelona-marseille") == 0


@pytest.mark.clause("EU-CLM-03")
@pytest.mark.parametrize(
    "cards",
    [
        {"red": 2, "blue": 2},
        {"red": 3, "blue": 1},
        {"red": 1, "blue": 1, "locomotive": 2},
        {"red": 3},
    ],
)
def test_colours_are_never_mixed_on_a_grey_route(cards: dict[str, int]) -> None:
    table = Table("europe", hands=[HAND])
    assert table.refused("claim", route="barcelona-marseille", cards=cards) == "wrong-payment"


@pytest.mark.clause("EU-CLM-04")
def test_a_train_goes_on_each_space_and_the_cards_to_the_discards() -> None:
    table = Table("europe", hands=[HAND], market=ROW, discard={"pink": 1})
    table.do("claim", route="marseille-pamplona", cards={"red": 3, "locomotive": 1})
    assert table.owner("marseille-pamplona") == 0
    assert table.trains(0) == 45 - 4
    assert table.hand(0) == {"red": 5, "blue": 8, "locomotive": 7}
    assert table.discard == {"pink": 1, "red": 3, "locomotive": 1}


@pytest.mark.clause("EU-CLM-05")
@pytest.mark.parametrize(
    ("route", "cards", "points"),
    [
        ("amsterdam-bruxelles", {"black": 1}, 1),
        ("cadiz-lisboa", {"blue": 2}, 2),
        ("lisboa-madrid", {"pink": 3}, 4),
        ("marseille-pamplona", {"red": 4}, 7),
        ("palermo-smyrna", {"red": 4, "locomotive": 2}, 15),
        ("petrograd-stockholm", {"red": 8}, 21),
    ],
)
def test_points_for_a_route_are_scored_at_once(
    route: str, cards: dict[str, int], points: int
) -> None:
    table = Table("europe", hands=[cards], scores=[10], market=ROW, deck=["yellow"] * 3)
    facts = table.do("claim", route=route, cards=cards)
    assert table.points(0) == 10 + points
    assert named(facts, "claimed")[0]["points"] == points


@pytest.mark.clause("EU-CLM-05")
@pytest.mark.parametrize("length", [5, 7])
def test_a_map_with_routes_of_length_5_or_7_is_rejected(tmp_path: Path, length: int) -> None:
    row = "lisboa,madrid,,{},pink,train,,,"
    found = mistakes_after(tmp_path, "routes.csv", row.format(3), row.format(length))
    assert found == [f"route_points has nothing for length {length}"]


@pytest.mark.clause("EU-CLM-06")
def test_every_open_route_may_be_claimed_wherever_it_lies() -> None:
    table = Table("europe", hands=[ALL_CARDS], **NO_CARDS, claims=held(0, "cadiz-lisboa"))
    listed = {action["route"] for action in table.legal("claim")}
    assert listed == {route.id for route in EUROPE.routes} - {"cadiz-lisboa"}
    table.do("claim", route="kharkov-rostov", cards={"green": 2})


@pytest.mark.clause("EU-CLM-06")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_route_has_only_one_owner(owner: int) -> None:
    table = Table("europe", hands=[HAND], claims=held(owner, "cadiz-lisboa"))
    assert table.refused("claim", route="cadiz-lisboa", cards={"blue": 2}) == "route-taken"
    assert "cadiz-lisboa" not in {action["route"] for action in table.legal("claim")}


@pytest.mark.clause("EU-CLM-07")
def test_a_route_is_claimed_whole_or_not_at_all() -> None:
    table = Table("europe", hands=[{"blue": 2}])
    assert table.refused("claim", route="constantinople-sofia", cards={"blue": 2}) == (
        "wrong-payment"
    )
    assert "constantinople-sofia" not in {action["route"] for action in table.legal("claim")}


@pytest.mark.clause("EU-CLM-08")
def test_one_route_is_claimed_in_a_turn() -> None:
    table = Table("europe", hands=[HAND])
    table.do("claim", route="cadiz-lisboa", cards={"blue": 2})
    code = table.refused("claim", player=0, route="barcelona-marseille", cards={"red": 4})
    assert code == "not-your-turn"


@pytest.mark.clause("EU-CLM-09")
@pytest.mark.parametrize("route", ["constantinople-sofia", "paris-zurich", "essen-kobenhavn-1"])
def test_a_route_needs_a_train_for_each_space(route: str) -> None:
    cards = {"blue": 2, "locomotive": 1}
    table = Table("europe", hands=[HAND], trains=[2])
    deck = table.deck
    assert table.refused("claim", route=route, cards=cards) == "too-few-trains"
    assert table.deck == deck
    assert route not in {action["route"] for action in table.legal("claim")}
    table = Table("europe", hands=[HAND], trains=[3], deck=["pink"] * 3, market=ROW)
    table.do("claim", route=route, cards=cards)
    assert table.trains(0) == 0


# Double routes.


@pytest.mark.clause("EU-DBL-01")
def test_the_tracks_of_a_double_join_the_same_cities_and_are_equally_long() -> None:
    pairs = [(r, int(twin)) for r, twin in enumerate(EUROPE.twin) if twin >= 0]
    assert pairs
    for one, other in pairs:
        first, second = EUROPE.routes[one], EUROPE.routes[other]
        assert {first.a, first.b} == {second.a, second.b}
        assert first.length == second.length
        assert EUROPE.twin[other] == one


@pytest.mark.clause("EU-DBL-01")
def test_a_map_with_a_double_of_two_lengths_is_rejected(tmp_path: Path) -> None:
    row = "edinburgh,london,2,{},orange,train,,,"
    found = mistakes_after(tmp_path, "routes.csv", row.format(4), row.format(3))
    assert found == [
        "the tracks of 'edinburgh-london' are 4 and 3 spaces long (unequal_doubles is false)"
    ]


@pytest.mark.clause("EU-DBL-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("mine", "asked"), [(1, 2), (2, 1)])
def test_nobody_ever_owns_both_tracks(players: int, mine: int, asked: int) -> None:
    claims = held(0, f"pamplona-paris-{mine}")
    table = Table("europe", players, hands=[{"blue": 4, "green": 4}], claims=claims)
    cards = {"blue" if asked == 1 else "green": 4}
    assert table.refused("claim", route=f"pamplona-paris-{asked}", cards=cards) == "twin-owned"
    assert f"pamplona-paris-{asked}" not in {action["route"] for action in table.legal("claim")}
    with pytest.raises(BadInput, match="parallel tracks"):
        Table("europe", players, claims=held(0, "pamplona-paris-1", "pamplona-paris-2"))


@pytest.mark.clause("EU-DBL-03")
@pytest.mark.parametrize("second", [0, 1])
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("amsterdam-essen", "amsterdam-frankfurt"),
        ("petrograd-wilno", "riga-wilno"),
        ("munchen-venezia", "venezia-zurich"),
    ],
)
def test_tracks_to_different_cities_are_no_double(one: str, other: str, second: int) -> None:
    hands = [{"locomotive": 4}] * 2
    table = Table("europe", hands=hands, claims=held(0, one), to_move=second, deck=["pink"] * 3)
    length = next(route.length for route in EUROPE.routes if route.id == other)
    table.do("claim", route=other, cards={"locomotive": length})
    assert table.owner(other) == second


@pytest.mark.clause("EU-DBL-04")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_the_second_track_is_closed_to_everybody(players: int) -> None:
    table = Table("europe", players, hands=[{"red": 3, "black": 3}] * players, market=ROW)
    table.do("claim", route="berlin-frankfurt-1", cards={"black": 3})
    for seat in range(1, players):
        code = table.refused("claim", route="berlin-frankfurt-2", cards={"red": 3})
        assert code == "route-closed"
        assert "berlin-frankfurt-2" not in {action["route"] for action in table.legal("claim")}
        table.do("draw", slot="deck")
        table.do("draw", slot="deck")
        assert table.mover == (seat + 1) % players
    assert table.refused("claim", route="berlin-frankfurt-2", cards={"red": 3}) == "twin-owned"
    with pytest.raises(BadInput, match="only one of two parallel tracks"):
        claims = held(0, "berlin-frankfurt-1") + held(1, "berlin-frankfurt-2")
        Table("europe", players, claims=claims)


@pytest.mark.clause("EU-DBL-05")
@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_players_another_may_use_the_second_track(players: int) -> None:
    table = Table("europe", players, hands=[{"red": 3, "black": 3}] * 3)
    table.do("claim", route="berlin-frankfurt-1", cards={"black": 3})
    table.do("claim", route="berlin-frankfurt-2", cards={"red": 3})
    assert (table.owner("berlin-frankfurt-1"), table.owner("berlin-frankfurt-2")) == (0, 1)
    assert table.refused("claim", route="berlin-frankfurt-1", cards={"black": 3}) == "route-taken"
    assert table.refused("claim", route="berlin-frankfurt-2", cards={"red": 3}) == "route-taken"
