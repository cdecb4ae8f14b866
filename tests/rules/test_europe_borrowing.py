"""Europe: which tracks stations borrow at the end, and what they are worth. (EU-STA-06 to 10)"""

import pytest
from europe_tables import borrowed, built, completed, held
from rules_table import Table

# From London one way leads by Amsterdam to Berlin and Wien, another by Dieppe to Paris. Another
# player has the first track of both.
MINE = held(
    0, "edinburgh-london-1", "amsterdam-essen", "berlin-essen", "berlin-wien", "dieppe-paris"
)
THEIRS = held(1, "amsterdam-london", "dieppe-london-1")


@pytest.mark.clause("EU-STA-06")
def test_one_borrowed_track_serves_all_tickets() -> None:
    tickets = ["berlin-london", "london-wien"]
    table = Table("europe", claims=MINE + THEIRS, stations=built(0, "london"), tickets=[tickets])
    assert completed(table, 0) == set(tickets)
    assert borrowed(table, 0) == {"london": "amsterdam-london"}


@pytest.mark.clause("EU-STA-06")
def test_one_station_does_not_borrow_two_tracks_for_two_tickets() -> None:
    tickets = ["berlin-london", "edinburgh-paris"]
    table = Table("europe", claims=MINE + THEIRS, stations=built(0, "london"), tickets=[tickets])
    assert len(completed(table, 0)) == 1
    assert len(borrowed(table, 0)) == 1
    assert table.result(0).tickets == 7 - 7


@pytest.mark.clause("EU-STA-07")
@pytest.mark.parametrize(
    ("tickets", "points", "route"),
    [
        (["edinburgh-paris", "london-wien"], 10 - 7, "amsterdam-london"),
        (["berlin-london", "london-wien", "edinburgh-paris"], 7 + 10 - 7, "amsterdam-london"),
        (["edinburgh-paris"], 7, "dieppe-london-1"),
        (["edinburgh-paris", "kyiv-sochi"], 7 - 8, "dieppe-london-1"),
    ],
)
def test_the_borrowed_track_is_the_one_with_the_highest_ticket_total(
    tickets: list[str], points: int, route: str
) -> None:
    table = Table("europe", claims=MINE + THEIRS, stations=built(0, "london"), tickets=[tickets])
    assert table.result(0).tickets == points
    assert borrowed(table, 0) == {"london": route}


@pytest.mark.clause("EU-STA-07")
def test_of_equal_choices_the_one_with_more_completed_tickets_is_taken() -> None:
    mine = held(0, "amsterdam-bruxelles", "bruxelles-paris-1", "munchen-zurich", "munchen-wien")
    mine += held(0, "warszawa-wien", "warszawa-wilno", "roma-venezia", "brindisi-roma")
    mine += held(0, "venezia-zagrab", "budapest-zagrab")
    table = Table(
        "europe",
        claims=mine + held(1, "paris-zurich", "venezia-zurich"),
        stations=built(0, "zurich"),
        tickets=[["amsterdam-wilno", "brindisi-zurich", "budapest-zurich"]],
    )
    # Paris-Zürich is worth one ticket of 12, Venezia-Zürich two of 6.
    assert completed(table, 0) == {"brindisi-zurich", "budapest-zurich"}
    assert table.result(0).tickets == 6 + 6 - 12
    assert borrowed(table, 0) == {"zurich": "venezia-zurich"}


@pytest.mark.clause("EU-STA-07")
@pytest.mark.parametrize(
    "tickets", [[], ["paris-wien"], ["kyiv-sochi"]], ids=["no ticket", "own track", "hopeless"]
)
def test_a_station_may_end_up_borrowing_nothing(tickets: list[str]) -> None:
    claims = MINE + THEIRS + held(0, "frankfurt-paris-1", "essen-frankfurt")
    table = Table("europe", claims=claims, stations=built(0, "london"), tickets=[tickets])
    assert borrowed(table, 0) == {}


@pytest.mark.clause("EU-STA-07")
def test_the_choice_is_open_until_the_end() -> None:
    table = Table(
        "europe",
        claims=MINE + held(1, "dieppe-london-1"),
        stations=built(0, "london"),
        tickets=[["edinburgh-paris", "london-wien"]],
        hands=[{}, {"locomotive": 2}],
        to_move=1,
    )
    assert borrowed(table, 0) == {"london": "dieppe-london-1"}
    table.do("claim", route="amsterdam-london", cards={"locomotive": 2})
    assert borrowed(table, 0) == {"london": "amsterdam-london"}


@pytest.mark.clause("EU-STA-08")
@pytest.mark.parametrize(
    ("stations", "done"),
    [
        (["dieppe"], False),
        (["london", "dieppe"], True),
        (["london", "paris"], True),
        (["dieppe", "paris"], True),
        (["edinburgh", "paris"], False),
    ],
)
def test_two_stations_bridge_two_tracks_in_a_row(stations: list[str], done: bool) -> None:
    claims = held(0, "edinburgh-london-1") + held(1, "dieppe-london-1", "dieppe-paris")
    tickets = [["edinburgh-paris"]]
    table = Table("europe", claims=claims, stations=built(0, *stations), tickets=tickets)
    assert table.result(0).tickets == (7 if done else -7)
    assert len(borrowed(table, 0)) == (2 if done else 0)


@pytest.mark.clause("EU-STA-08")
def test_three_stations_bridge_three_tracks_without_any_track_of_ones_own() -> None:
    theirs = held(1, "edinburgh-london-1", "dieppe-london-1", "dieppe-paris")
    stations = built(0, "edinburgh", "dieppe", "paris")
    table = Table("europe", claims=theirs, stations=stations, tickets=[["edinburgh-paris"]])
    assert borrowed(table, 0) == {
        "edinburgh": "edinburgh-london-1",
        "dieppe": "dieppe-london-1",
        "paris": "dieppe-paris",
    }


@pytest.mark.clause("EU-STA-08")
def test_two_players_may_borrow_the_same_track_and_its_owner_still_uses_it() -> None:
    claims = held(0, "edinburgh-london-1", "dieppe-paris")
    claims += held(1, "bruxelles-dieppe", "bruxelles-frankfurt", "frankfurt-munchen")
    claims += held(1, "munchen-wien")
    claims += held(2, "dieppe-london-1", "brest-dieppe", "brest-paris", "frankfurt-paris-1")
    claims += held(2, "berlin-frankfurt-1")
    stations = built(0, "dieppe") + built(1, "london")
    tickets = [["edinburgh-paris"], ["london-wien"], ["berlin-london"]]
    table = Table("europe", 3, claims=claims, stations=stations, tickets=tickets)
    assert [completed(table, player) for player in range(3)] == [set(own) for own in tickets]
    assert borrowed(table, 0) == {"dieppe": "dieppe-london-1"}
    assert borrowed(table, 1) == {"london": "dieppe-london-1"}


# What stations are worth.


@pytest.mark.clause("EU-STA-09", "EU-SCO-03")
@pytest.mark.parametrize(("number", "points"), [(0, 12), (1, 8), (2, 4), (3, 0)])
def test_each_station_not_built_is_worth_four_points(number: int, points: int) -> None:
    stations = built(0, *("roma", "wien", "riga")[:number])
    table = Table("europe", stations=stations)
    assert table.result(0).stations == points
    assert table.result(1).stations == 12


@pytest.mark.clause("EU-STA-09")
def test_a_station_that_helps_no_ticket_is_worth_nothing() -> None:
    table = Table("europe", stations=built(0, "roma"), hands=[{"red": 2}])
    assert borrowed(table, 0) == {}
    assert table.result(0).stations == 8
    table.do("station", city="wien", cards={"red": 2})
    assert table.result(0).stations == 4


@pytest.mark.clause("EU-STA-10", "EU-SCO-06")
@pytest.mark.parametrize("stations", [[], ["london"], ["dieppe"], ["london", "dieppe"]])
def test_borrowed_track_scores_nothing_itself_and_does_not_join_own_lines(
    stations: list[str],
) -> None:
    claims = held(0, "edinburgh-london-1", "dieppe-paris") + held(1, "dieppe-london-1")
    tickets = [["edinburgh-paris"]]
    table = Table("europe", claims=claims, stations=built(0, *stations), tickets=tickets)
    assert bool(completed(table, 0)) is bool(stations)
    result = table.result(0)
    assert (result.routes, result.longest_path) == (7 + 1, 4)
