"""Nordic: the end of the game, final scores and ties. (NC-AIM, NC-END, NC-SCO, NC-WIN)"""

import pytest
from nordic_tables import BOARD, claimed, nordic
from random_games import walk
from rules_table import Table

from perron.core.position import OVER, Position
from perron.core.score import score

# Four tickets for player 0, four for player 1, two for player 2.
EAST = ["helsinki-tallinn", "helsinki-tampere", "helsinki-lahti", "kuopio-lahti", "kuopio-lieksa"]
EAST += ["stockholm-turku", "helsinki-turku", "imatra-lahti", "kajaani-lieksa"]
SOUTH = ["goteborg-oslo", "goteborg-kobenhavn", "orebro-oslo-1", "orebro-stockholm-1"]
SOUTH += ["norrkoping-stockholm-1", "alborg-goteborg"]
WEST = ["kristiansand-oslo", "kristiansand-stavanger-1", "andalsnes-bergen", "andalsnes-trondheim"]
EASTERN = ["tallinn-tampere", "helsinki-lieksa", "imatra-stockholm", "kajaani-stockholm"]
SOUTHERN = ["kobenhavn-oslo", "oslo-stockholm", "kobenhavn-stockholm", "alborg-norrkoping"]
WESTERN = ["oslo-stavanger", "bergen-trondheim"]


def last_position(players: int, seed: int) -> Position:
    """The end of a game in which everybody does anything."""
    for turn in walk(BOARD, players, seed):
        last = turn
    position = last.position
    assert position.phase == OVER
    return position


@pytest.mark.clause("NC-AIM-01")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4)])
def test_points_come_from_routes_tickets_and_the_bonus_alone(players: int, seed: int) -> None:
    for result in score(last_position(players, seed)).players:
        tickets = sum(BOARD.tickets[ticket].points for ticket in result.completed)
        tickets -= sum(BOARD.tickets[ticket].points for ticket in result.failed)
        assert result.tickets == tickets
        assert result.total == result.routes + tickets + result.globetrotter_bonus
        assert (result.longest_path_bonus, result.stations, result.merchandise_bonus) == (0, 0, 0)


@pytest.mark.clause("NC-AIM-01")
def test_a_worked_total() -> None:
    table = nordic(
        claims=claimed(["orebro-oslo-1", "orebro-stockholm-1", "lieksa-murmansk"]),
        tickets=[["oslo-stockholm", "oslo-vaasa"], ["bergen-narvik"]],
    )
    # Routes 2 + 2 + 27, tickets 4 - 9, most tickets 10.
    assert table.result(0).total == 31 - 5 + 10
    assert table.result(1).total == -16


@pytest.mark.clause("NC-END-01")
@pytest.mark.parametrize(
    ("trains", "left", "triggered"), [(4, 3, False), (3, 2, True), (2, 1, True), (1, 0, True)]
)
def test_two_trains_or_fewer_at_the_end_of_a_turn_bring_the_last_round(
    trains: int, left: int, triggered: bool
) -> None:
    table = nordic(trains=[trains, 40], hands=[{"black": 1}], final_turns=None)
    facts = table.do("claim", route="helsinki-lahti", cards={"black": 1})
    assert table.trains(0) == left
    assert table.printed["final_turns"] == (2 if triggered else None)
    assert ("end_triggered" in [fact["type"] for fact in facts]) == triggered


@pytest.mark.clause("NC-END-01")
def test_a_declined_tunnel_brings_no_last_round() -> None:
    table = nordic(trains=[4, 40], market=["red"] * 5, deck=["green"] * 3, hands=[{"green": 2}])
    table.do("claim", route="kristiansand-stavanger-1", cards={"green": 2})
    assert table.printed["final_turns"] is None
    table.do("decline")
    assert table.printed["final_turns"] is None


def draw_twice(table: Table) -> None:
    table.do("draw", slot="deck")
    table.do("draw", slot="deck")


@pytest.mark.clause("NC-END-02")
@pytest.mark.parametrize(("players", "order"), [(2, [1, 0]), (3, [1, 2, 0])])
def test_everybody_has_one_more_turn_the_one_who_triggered_last(
    players: int, order: list[int]
) -> None:
    table = nordic(players, trains=[3], hands=[{"black": 1}])
    table.do("claim", route="helsinki-lahti", cards={"black": 1})
    for seat in order:
        assert table.phase == "turn"
        assert table.mover == seat
        draw_twice(table)
    assert (table.phase, table.mover) == ("over", None)
    for seat in range(players):
        assert table.refused("draw", player=seat, slot="deck") == "game-over"
        assert table.refused("pass", player=seat) == "game-over"


@pytest.mark.clause("NC-END-02")
def test_the_last_round_is_not_triggered_again() -> None:
    table = nordic(3, trains=[3, 3, 40], hands=[{"black": 1}, {"orange": 1}])
    table.do("claim", route="helsinki-lahti", cards={"black": 1})
    facts = table.do("claim", route="helsinki-tampere", cards={"orange": 1})
    assert "end_triggered" not in [fact["type"] for fact in facts]
    assert table.printed["final_turns"] == 2
    draw_twice(table)
    draw_twice(table)
    assert table.phase == "over"


@pytest.mark.clause("NC-END-02")
def test_a_route_claimed_in_the_last_turn_still_counts() -> None:
    table = nordic(final_turns=1, trains=[2, 30], hands=[{"black": 1}])
    table.do("claim", route="helsinki-lahti", cards={"black": 1})
    assert table.phase == "over"
    assert (table.points(0), table.trains(0)) == (1, 1)


def recount(position: Position) -> list[int]:
    """Route points, counted from the routes on the board."""
    points = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27}
    found = [0] * int(position.seats)
    for route, owner in zip(BOARD.routes, position.owner, strict=True):
        if owner >= 0:
            found[owner] += points[route.length]
    return found


@pytest.mark.clause("NC-SCO-01")
@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6)])
def test_the_score_track_always_equals_a_recount(players: int, seed: int) -> None:
    for turn in walk(BOARD, players, seed):
        scores = [turn.position.score(seat) for seat in range(players)]
        assert scores == recount(turn.position)
    final = [result.routes for result in score(turn.position).players]
    assert final == recount(turn.position)
    assert min(final) > 0


@pytest.mark.clause("NC-SCO-02")
def test_tickets_add_and_subtract_and_are_all_laid_open() -> None:
    table = nordic(
        claims=claimed(["orebro-oslo-1", "orebro-stockholm-1"]),
        tickets=[["oslo-stockholm", "alborg-norrkoping", "oslo-vaasa"]],
    )
    result = table.result(0)
    assert result.tickets == 4 - 5 - 9
    assert [BOARD.tickets[ticket].id for ticket in result.completed] == ["oslo-stockholm"]
    failed = {BOARD.tickets[ticket].id for ticket in result.failed}
    assert failed == {"alborg-norrkoping", "oslo-vaasa"}


@pytest.mark.clause("NC-SCO-02")
def test_a_total_may_be_negative() -> None:
    table = nordic(
        claims=claimed([], ["helsinki-tallinn", "helsinki-tampere"]),
        tickets=[["kobenhavn-murmansk", "bergen-narvik"], ["tallinn-tampere"]],
    )
    assert table.result(0).total == -40
    assert table.winners() == ((1,), "points")


@pytest.mark.clause("NC-SCO-03")
@pytest.mark.parametrize(
    ("tickets", "bonus"),
    [
        ([EASTERN, SOUTHERN, WESTERN], [10, 10, 0]),
        ([EASTERN, SOUTHERN[:3], WESTERN], [10, 0, 0]),
        ([EASTERN[:1], SOUTHERN[:1], WESTERN], [0, 0, 10]),
        ([EASTERN[:2], SOUTHERN[:2], WESTERN], [10, 10, 10]),
        ([[], [], WESTERN[:1]], [0, 0, 10]),
        ([[], [], []], [10, 10, 10]),
    ],
)
def test_most_completed_tickets_earn_ten_and_all_who_are_level_get_it(
    tickets: list[list[str]], bonus: list[int]
) -> None:
    table = nordic(3, claims=claimed(EAST, SOUTH, WEST), tickets=tickets)
    for seat, held in enumerate(tickets):
        assert len(table.result(seat).completed) == len(held)
    assert [table.result(seat).globetrotter_bonus for seat in range(3)] == bonus


@pytest.mark.clause("NC-SCO-03")
def test_the_bonus_goes_by_number_and_failed_tickets_do_not_count() -> None:
    claims = claimed(["orebro-oslo-1", "orebro-stockholm-1"], EAST)
    dear = ["oslo-stockholm", "kobenhavn-murmansk", "bergen-narvik", "honningsvag-oslo"]
    table = nordic(claims=claims, tickets=[dear, EASTERN[:2]])
    assert [table.result(seat).globetrotter_bonus for seat in (0, 1)] == [0, 10]
    nothing_done = nordic(tickets=[["oslo-stockholm"], []])
    assert [nothing_done.result(seat).globetrotter_bonus for seat in (0, 1)] == [10, 10]


@pytest.mark.clause("NC-WIN-01")
@pytest.mark.parametrize(
    ("scores", "winner"), [([90, 80, 70], 0), ([70, 91, 90], 1), ([10, 20, 30], 2)]
)
def test_the_highest_total_wins(scores: list[int], winner: int) -> None:
    table = nordic(3, scores=scores)
    assert table.winners() == ((winner,), "points")
    ranks = [table.result(seat).rank for seat in range(3)]
    assert ranks == [1 + sorted(scores, reverse=True).index(own) for own in scores]


@pytest.mark.clause("NC-WIN-01")
def test_the_total_decides_and_not_the_score_track() -> None:
    table = nordic(
        claims=claimed(["orebro-oslo-1", "orebro-stockholm-1"]),
        scores=[50, 60],
        tickets=[["oslo-stockholm"]],
    )
    assert table.winners() == ((0,), "points")


def level(claims: list[list[str]], tickets: list[list[str]]) -> Table:
    """Score tracks such that all totals are 100."""
    placed = claimed(*claims)
    before = nordic(len(claims), claims=placed, tickets=tickets)
    tracks = [before.result(seat) for seat in range(len(claims))]
    scores = [100 - (result.total - result.routes) for result in tracks]
    table = nordic(len(claims), claims=placed, tickets=tickets, scores=scores)
    assert {table.result(seat).total for seat in range(len(claims))} == {100}
    return table


@pytest.mark.clause("NC-WIN-02")
@pytest.mark.parametrize(
    ("claims", "tickets"),
    [
        ([EAST, SOUTH], [EASTERN[:2], SOUTHERN[:1]]),
        # The number counts, neither the value nor tickets that failed, nor the longer path.
        ([EAST, ["bergen-stavanger"]], [EASTERN[:1], ["oslo-stockholm", "oslo-vaasa"]]),
        ([SOUTH, EAST], [SOUTHERN[:2], ["kajaani-stockholm"]]),
        ([WEST, EAST], [WESTERN, ["kajaani-stockholm"]]),
    ],
)
def test_level_on_points_the_most_completed_tickets_win(
    claims: list[list[str]], tickets: list[list[str]]
) -> None:
    assert level(claims, tickets).winners() == ((0,), "tickets")
    assert level(claims[::-1], tickets[::-1]).winners() == ((1,), "tickets")


@pytest.mark.clause("NC-WIN-02")
def test_level_leaders_with_as_many_tickets_both_hold_the_bonus_or_neither_does() -> None:
    both = level([EAST, SOUTH], [EASTERN[:2], SOUTHERN[:2]])
    assert [both.result(seat).globetrotter_bonus for seat in (0, 1)] == [10, 10]
    neither = nordic(
        3,
        claims=claimed(EAST, SOUTH, WEST),
        tickets=[EASTERN[:1], SOUTHERN[:1], WESTERN],
        scores=[51, 50, 0],
    )
    totals = [neither.result(seat).total for seat in range(3)]
    assert totals == [54, 54, 21]
    assert [neither.result(seat).globetrotter_bonus for seat in range(3)] == [0, 0, 10]
    assert neither.winners()[1] == "longest_path"


LOOPS = ["tampere-turku", "lahti-tampere", "helsinki-lahti", "helsinki-tampere", "tampere-vaasa"]


@pytest.mark.clause("NC-WIN-03")
@pytest.mark.parametrize(
    ("longer", "shorter", "lengths"),
    [
        # Not the dearest ticket,
        (["helsinki-tallinn", "helsinki-tampere", "imatra-kuopio", "kuopio-oulu"], SOUTH[2:4], 5),
        # not the longest single route,
        (["kirkenes-rovaniemi", "oulu-rovaniemi", "kuopio-oulu"], ["lieksa-murmansk"], 10),
        # not the most trains,
        (["kuopio-vaasa", "kuopio-oulu"], ["kirkenes-rovaniemi", "kuopio-lahti"], 7),
        # and a line may come through a city again.
        (LOOPS, ["kirkenes-rovaniemi"], 6),
    ],
)
def test_then_the_longest_unbroken_path_wins(
    longer: list[str], shorter: list[str], lengths: int
) -> None:
    tickets = (
        [["tallinn-tampere"], ["oslo-stockholm"]] if "helsinki-tallinn" in longer else [[], []]
    )
    table = level([longer, shorter], tickets)
    assert table.result(0).longest_path == lengths
    assert table.result(1).longest_path < lengths
    assert table.winners() == ((0,), "longest_path")
    assert level([shorter, longer], tickets[::-1]).winners() == ((1,), "longest_path")


@pytest.mark.clause("NC-WIN-04")
def test_players_who_are_level_in_everything_share_the_victory() -> None:
    table = nordic(3, claims=claimed(["helsinki-lahti"], ["helsinki-tampere"]))
    assert table.winners() == ((0, 1), "shared")
    assert [table.result(seat).rank for seat in range(3)] == [1, 1, 3]
    assert nordic(3).winners() == ((0, 1, 2), "shared")
