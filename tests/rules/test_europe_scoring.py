"""Europe: the final scoring and the winner. (EU-AIM, EU-SCO, EU-WIN)"""

import pytest
from europe_tables import built, held
from random_games import walk
from rules_table import Table

from perron.boards import load
from perron.core.position import OVER
from perron.core.score import score

EUROPE = load("europe")
# A loop of 2 + 3 + 3 trains through Madrid, another of 3 + 2 + 2, and a tail of 4 from Pamplona.
WEST = ["cadiz-lisboa", "lisboa-madrid", "cadiz-madrid"]
EAST = ["madrid-pamplona-1", "barcelona-pamplona", "barcelona-madrid"]


# The parts of a score.


@pytest.mark.clause("EU-AIM-01", "EU-SCO-08")
def test_a_score_is_routes_tickets_stations_and_the_longest_line() -> None:
    table = Table(
        "europe",
        claims=held(0, "dieppe-london-1", "dieppe-paris", "edinburgh-london-1")
        + held(1, "marseille-pamplona"),
        stations=built(0, "roma") + built(1, "wien", "riga"),
        tickets=[["edinburgh-paris", "kyiv-petrograd"], ["brest-marseille"]],
    )
    first, second = table.result(0), table.result(1)
    assert (first.routes, first.tickets, first.stations) == (2 + 1 + 7, 7 - 6, 2 * 4)
    assert (first.longest_path, first.longest_path_bonus) == (7, 10)
    assert first.total == 10 + 1 + 8 + 10
    assert (second.routes, second.tickets, second.stations) == (7, -7, 4)
    assert (second.longest_path, second.longest_path_bonus) == (4, 0)
    assert second.total == 7 - 7 + 4


@pytest.mark.clause("EU-SCO-08", "EU-SCO-01", "EU-AIM-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_every_game_the_track_can_be_recounted_and_the_parts_add_up(players: int) -> None:
    for turn in walk(EUROPE, players, seed=20 + players):
        position = turn.position
    assert position.phase == OVER
    for seat, result in enumerate(score(position).players):
        owned = [route for route, owner in enumerate(position.owner) if owner == seat]
        recount = sum(
            {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}[EUROPE.routes[r].length] for r in owned
        )
        assert result.routes == position.score(seat) == recount
        assert (result.globetrotter_bonus, result.merchandise_bonus) == (0, 0)
        parts = (result.routes, result.tickets, result.stations, result.longest_path_bonus)
        assert result.total == sum(parts)


@pytest.mark.clause("EU-SCO-01")
def test_the_track_shows_the_points_of_all_routes_claimed() -> None:
    table = Table("europe", hands=[{"red": 4}], claims=held(0, "cadiz-lisboa", "lisboa-madrid"))
    table.do("claim", route="marseille-pamplona", cards={"red": 4})
    assert table.points(0) == table.result(0).routes == 2 + 4 + 7


@pytest.mark.clause("EU-SCO-02")
def test_all_tickets_are_shown_and_a_total_may_be_negative() -> None:
    table = Table(
        "europe",
        claims=held(1, "amsterdam-bruxelles"),
        tickets=[["cadiz-stockholm", "danzig-lisboa"], ["barcelona-bruxelles"]],
    )
    first = table.result(0)
    assert [EUROPE.tickets[t].id for t in first.failed] == ["cadiz-stockholm", "danzig-lisboa"]
    assert first.total == 3 * 4 - 21 - 20
    assert [EUROPE.tickets[t].id for t in table.result(1).failed] == ["barcelona-bruxelles"]


@pytest.mark.clause("EU-SCO-03")
@pytest.mark.parametrize("number", range(4))
def test_four_points_are_added_for_each_station_not_built(number: int) -> None:
    without = Table("europe", scores=[50]).result(0)
    stations = built(0, *("roma", "wien", "riga")[:number])
    assert without.total - Table("europe", scores=[50], stations=stations).result(0).total == (
        4 * number
    )


# The longest line.


@pytest.mark.clause("EU-SCO-04")
@pytest.mark.parametrize("tickets", [[], ["barcelona-munchen"], ["kyiv-sochi", "berlin-roma"]])
def test_the_longest_line_brings_ten_points_whatever_the_tickets_say(tickets: list[str]) -> None:
    claims = held(0, *WEST) + held(1, "marseille-pamplona")
    table = Table("europe", claims=claims, tickets=[tickets])
    assert table.result(0).longest_path_bonus == 10
    assert table.result(1).longest_path_bonus == 0


@pytest.mark.clause("EU-SCO-05")
@pytest.mark.parametrize(
    ("routes", "length"),
    [
        ([], 0),
        (["lisboa-madrid", "barcelona-madrid"], 5),
        (["lisboa-madrid", "cadiz-madrid", "barcelona-madrid"], 6),
        (WEST, 8),
        ([*WEST, "barcelona-madrid"], 10),
        (WEST + EAST, 15),
        ([*WEST, *EAST, "marseille-pamplona"], 19),
        ([*WEST, *EAST, "marseille-pamplona", "brest-pamplona"], 23),
        ([*WEST, *EAST, "marseille-pamplona", "brest-pamplona", "pamplona-paris-1"], 23),
        (["petrograd-stockholm", *WEST], 8),
        (["petrograd-stockholm", "amsterdam-bruxelles", "bruxelles-dieppe", "dieppe-paris"], 8),
    ],
    ids=[
        "nothing",
        "a line",
        "a fork",
        "a loop",
        "a loop with a tail",
        "a figure of eight",
        "an eight with a tail",
        "an eight with two tails",
        "an eight with three tails",
        "two pieces",
        "trains count, not routes",
    ],
)
def test_the_longest_line_may_pass_a_city_again_but_no_track(
    routes: list[str], length: int
) -> None:
    assert Table("europe", claims=held(0, *routes)).result(0).longest_path == length


@pytest.mark.clause("EU-SCO-06")
@pytest.mark.parametrize("city", ["madrid", "pamplona"])
def test_another_players_track_does_not_lengthen_a_line_with_or_without_a_station(
    city: str,
) -> None:
    claims = held(0, "lisboa-madrid", "marseille-pamplona") + held(1, "madrid-pamplona-1")
    table = Table("europe", claims=claims, stations=built(0, city))
    assert table.result(0).longest_path == 4
    assert table.result(1).longest_path == 3


@pytest.mark.clause("EU-SCO-07")
@pytest.mark.parametrize(
    ("claims", "bonus"),
    [
        (held(0, "brest-pamplona") + held(1, "riga-wilno"), [10, 10, 0]),
        (held(0, "brest-pamplona") + held(1, "lisboa-madrid"), [10, 0, 0]),
        (held(0, "brest-pamplona") + held(1, "riga-wilno") + held(2, "kharkov-kyiv"), [10] * 3),
        ([], [10] * 3),
    ],
    ids=["two level", "one alone", "three level", "nobody has a line"],
)
def test_all_who_are_level_get_the_ten_points(claims: list[object], bonus: list[int]) -> None:
    table = Table("europe", 3, claims=claims)
    assert [table.result(player).longest_path_bonus for player in range(3)] == bonus


# Who wins.


@pytest.mark.clause("EU-WIN-01")
@pytest.mark.parametrize(
    ("scores", "winners"), [([51, 50, 20], (0,)), ([50, 51, 20], (1,)), ([20, 50, 51], (2,))]
)
def test_the_highest_total_wins(scores: list[int], winners: tuple[int, ...]) -> None:
    table = Table("europe", 3, scores=scores)
    assert table.winners() == (winners, "points")


@pytest.mark.clause("EU-WIN-01")
def test_the_total_decides_and_not_the_score_track() -> None:
    table = Table("europe", scores=[60, 50], tickets=[["danzig-lisboa"]])
    assert table.winners() == ((1,), "points")
    assert [table.result(player).rank for player in (0, 1)] == [2, 1]


@pytest.mark.clause("EU-WIN-02")
def test_of_level_players_the_one_with_more_completed_tickets_wins() -> None:
    # Two tickets worth 10 against one worth 12: their number counts, not their value.
    mine = ["constantinople-smyrna", "constantinople-sofia", "erzurum-sochi", "rostov-sochi"]
    theirs = ["berlin-warszawa-1", "warszawa-wilno", "smolensk-wilno", "moskva-smolensk"]
    table = Table(
        "europe",
        claims=held(0, *mine) + held(1, *theirs),
        tickets=[["smyrna-sofia", "erzurum-rostov"], ["berlin-moskva"]],
        scores=[62, 50],
    )
    assert table.result(0).total == table.result(1).total == 62 + 10 + 12
    assert table.winners() == ((0,), "tickets")


@pytest.mark.clause("EU-WIN-02")
def test_failed_tickets_do_not_count_for_the_tie_break() -> None:
    tickets = [["kyiv-sochi", "berlin-roma"], ["edinburgh-paris"]]
    theirs = held(1, "dieppe-london-1", "dieppe-paris", "edinburgh-london-1")
    table = Table("europe", claims=theirs, tickets=tickets, scores=[54, 20])
    assert table.result(0).total == table.result(1).total == 54 - 17 + 12
    assert table.winners() == ((1,), "tickets")


@pytest.mark.clause("EU-WIN-03")
def test_then_the_one_with_fewer_stations_wins_even_against_the_longest_line() -> None:
    claims = held(0, "marseille-pamplona")
    table = Table("europe", claims=claims, stations=built(0, "roma"), scores=[50, 56])
    assert table.result(0).longest_path_bonus == 10
    assert table.result(0).total == table.result(1).total
    assert table.winners() == ((1,), "stations")


@pytest.mark.clause("EU-WIN-03", "EU-WIN-02")
def test_more_completed_tickets_beat_fewer_stations() -> None:
    claims = held(0, "dieppe-london-1", "dieppe-paris", "edinburgh-london-1")
    table = Table(
        "europe",
        claims=claims,
        stations=built(0, "roma"),
        tickets=[["edinburgh-paris"]],
        scores=[30, 43],
    )
    assert table.result(0).total == table.result(1).total
    assert table.winners() == ((0,), "tickets")


@pytest.mark.clause("EU-WIN-04")
def test_then_the_one_with_the_longest_line_wins() -> None:
    table = Table("europe", claims=held(1, "marseille-pamplona"), scores=[50, 40])
    assert table.result(0).total == table.result(1).total
    assert table.winners() == ((1,), "longest_path")


@pytest.mark.clause("EU-WIN-04", "EU-WIN-05")
def test_the_tie_break_is_the_bonus_and_not_the_length_of_a_line() -> None:
    # The third player has the bonus; of the first two, who are level, neither has.
    claims = held(0, "lisboa-madrid") + held(1, "cadiz-lisboa") + held(2, "petrograd-stockholm")
    table = Table("europe", 3, claims=claims, scores=[50, 50, 10])
    assert table.winners() == ((0, 1), "shared")
    assert [table.result(player).rank for player in range(3)] == [1, 1, 3]


@pytest.mark.clause("EU-WIN-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_is_level_in_everything_shares_the_victory(players: int) -> None:
    table = Table("europe", players, scores=[40] * players)
    assert table.winners() == (tuple(range(players)), "shared")


@pytest.mark.clause("EU-WIN-05")
def test_some_of_those_who_are_level_may_share_the_victory() -> None:
    table = Table("europe", 3, scores=[40, 44, 40], stations=built(1, "roma"))
    assert table.winners() == ((0, 2), "shared")
    assert [table.result(player).rank for player in range(3)] == [1, 3, 1]
