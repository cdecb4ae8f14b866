"""Europe: stations. (EU-STA)"""

import pytest
from europe_tables import Asked, borrowed, built, completed, held, some
from rules_table import Table

from perron.boards import load
from perron.core.errors import BadInput

EUROPE = load("europe")
CITIES = ("roma", "wien", "riga")

# Building.


@pytest.mark.clause("EU-STA-01")
def test_a_station_may_be_built_in_any_city_without_one_also_far_from_all_track() -> None:
    stations = built(0, "roma") + built(1, "wien")
    table = Table("europe", hands=[{"red": 2}], stations=stations)
    listed = {action["city"] for action in table.legal("station")}
    assert listed == {city.id for city in EUROPE.cities} - {"roma", "wien"}
    table.do("station", city="moskva", cards={"red": 2})
    assert table.printed["stations"] == [*built(0, "moskva"), *stations]


@pytest.mark.clause("EU-STA-01")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_city_has_no_second_station(owner: int) -> None:
    table = Table("europe", hands=[{"red": 3}], stations=built(owner, "roma"))
    for number in (1, 2):
        code = table.refused("station", city="roma", cards={"red": number})
        assert code == "city-taken"
    with pytest.raises(BadInput, match="has a station already"):
        Table("europe", stations=built(0, "roma") + built(1, "roma"))


@pytest.mark.clause("EU-STA-02")
def test_a_player_builds_three_stations_and_no_fourth() -> None:
    table = Table("europe", hands=[{"red": 8}], stations=built(0, *CITIES[:2]))
    table.do("station", city=CITIES[2], cards={"red": 3})
    table.do("draw", slot="deck")
    table.do("draw", slot="deck")
    codes = {table.refused("station", city="kyiv", cards={"red": n}) for n in (1, 2, 3, 4)}
    assert codes == {"stations-used-up"}
    assert not table.legal("station")


@pytest.mark.clause("EU-STA-02", "EU-STA-04")
@pytest.mark.parametrize(
    "asked",
    [
        {"type": "station", "city": "wien", "cards": {"red": 2}},
        {"type": "claim", "route": "budapest-wien-1", "cards": {"red": 1}},
        {"type": "draw", "slot": "deck"},
        {"type": "tickets"},
    ],
    ids=["station", "claim", "draw", "tickets"],
)
def test_a_station_is_the_whole_turn(asked: Asked) -> None:
    table = Table("europe", hands=[{"red": 8}])
    table.do("station", city="roma", cards={"red": 1})
    assert (table.phase, table.mover) == ("turn", 1)
    assert table.refused(**asked, player=0) == "not-your-turn"


@pytest.mark.clause("EU-STA-04")
def test_no_station_is_built_within_another_action() -> None:
    table = Table("europe", hands=[{"red": 8}])
    table.do("draw", slot="deck")
    assert table.refused("station", city="roma", cards={"red": 1}) == "wrong-moment"


@pytest.mark.clause("EU-STA-03")
@pytest.mark.parametrize("before", [0, 1, 2])
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_the_first_station_costs_one_card_the_second_two_the_third_three(
    before: int, number: int
) -> None:
    table = Table("europe", hands=[{"red": 4}], stations=built(0, *CITIES[:before]))
    if number == before + 1:
        table.do("station", city="kyiv", cards={"red": number})
        assert table.hand(0) == some({"red": 4 - number})
        assert table.discard == {"red": number}
    else:
        code = table.refused("station", city="kyiv", cards={"red": number})
        assert code == "wrong-payment"


@pytest.mark.clause("EU-STA-03")
@pytest.mark.parametrize(
    ("before", "cards", "code"),
    [
        (1, {"red": 1, "blue": 1}, "wrong-payment"),
        (2, {"red": 2, "blue": 1}, "wrong-payment"),
        (2, {"red": 1, "blue": 1, "locomotive": 1}, "wrong-payment"),
        (2, {"red": 2, "locomotive": 2}, "wrong-payment"),
        (1, {"green": 2}, "not-in-hand"),
    ],
)
def test_a_station_is_paid_for_in_one_colour(before: int, cards: Asked, code: str) -> None:
    hand = {"red": 2, "blue": 2, "locomotive": 2}
    table = Table("europe", hands=[hand], stations=built(0, *CITIES[:before]))
    assert table.refused("station", city="kyiv", cards=cards) == code


# Borrowing: from Edinburgh to Paris over London and Dieppe.


@pytest.mark.clause("EU-STA-05")
@pytest.mark.parametrize(
    ("mine", "theirs", "station", "done"),
    [
        (["edinburgh-london-1", "dieppe-paris"], ["dieppe-london-1"], "london", True),
        (["edinburgh-london-1", "dieppe-paris"], ["dieppe-london-1"], "dieppe", True),
        (["edinburgh-london-1", "dieppe-london-1"], ["dieppe-paris"], "paris", True),
        (["dieppe-london-1", "dieppe-paris"], ["edinburgh-london-1"], "edinburgh", True),
        (["edinburgh-london-1", "dieppe-paris"], ["dieppe-london-1"], "edinburgh", False),
        (["edinburgh-london-1", "dieppe-paris"], ["dieppe-london-1"], "paris", False),
        (["edinburgh-london-1", "dieppe-paris"], [], "london", False),
        (["edinburgh-london-1"], ["dieppe-london-1", "dieppe-paris"], "dieppe", False),
        (["edinburgh-london-1"], ["dieppe-london-1", "dieppe-paris"], "london", False),
    ],
    ids=[
        "out",
        "in",
        "at the end",
        "at the start",
        "not at this city",
        "nor at that",
        "nobody's track",
        "one in and one out",
        "two in a row",
    ],
)
def test_a_station_lends_one_track_of_another_player_that_ends_in_its_city(
    mine: list[str], theirs: list[str], station: str, done: bool
) -> None:
    table = Table(
        "europe",
        claims=held(0, *mine) + held(1, *theirs),
        stations=built(0, station),
        tickets=[["edinburgh-paris"]],
    )
    assert table.result(0).tickets == (7 if done else -7)
    assert borrowed(table, 0) == ({station: theirs[0]} if done else {})


@pytest.mark.clause("EU-STA-05")
def test_only_the_owner_of_a_station_borrows() -> None:
    claims = held(0, "edinburgh-london-1", "dieppe-paris") + held(1, "dieppe-london-1")
    tickets = [["edinburgh-paris"]]
    table = Table("europe", claims=claims, stations=built(1, "london"), tickets=tickets)
    assert table.result(0).tickets == -7


@pytest.mark.clause("EU-STA-05")
@pytest.mark.parametrize(
    ("ticket", "mine", "station", "route", "cards"),
    [
        (
            "edinburgh-paris",
            ["edinburgh-london-1", "dieppe-london-1"],
            "paris",
            "dieppe-paris",
            {"pink": 1},
        ),
        (
            "edinburgh-paris",
            ["edinburgh-london-1", "dieppe-paris"],
            "london",
            "dieppe-london-1",
            {"red": 1, "locomotive": 1},
        ),
        (
            "madrid-zurich",
            ["madrid-pamplona-1", "pamplona-paris-1"],
            "zurich",
            "paris-zurich",
            {"red": 3},
        ),
    ],
    ids=["train", "ferry", "tunnel"],
)
def test_the_track_may_be_of_any_kind_and_claimed_after_the_station_was_built(
    ticket: str, mine: list[str], station: str, route: str, cards: Asked
) -> None:
    table = Table(
        "europe",
        claims=held(0, *mine),
        tickets=[[ticket]],
        hands=[{"blue": 1}, cards],
        deck=["white"] * 3,
        market=["yellow"] * 5,
    )
    table.do("station", city=station, cards={"blue": 1})
    assert completed(table, 0) == set()
    table.do("claim", route=route, cards=cards)
    assert completed(table, 0) == {ticket}
    assert borrowed(table, 0) == {station: route}
