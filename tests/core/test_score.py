"""Points and ranks: sums of their reasons, and ties settled in the board's order."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import TABLES
from rules_table import Table

from perron.boards import builtin, load
from perron.core import COMPILED
from perron.core.board import Board
from perron.core.outcome import Outcome, Result
from perron.core.playout import Playout
from perron.core.position import OVER, Position
from perron.core.score import score

tables = pytest.mark.parametrize(("name", "players"), TABLES)
some_games = settings(max_examples=25 if COMPILED else 4)
seeds = st.integers(0, 2**40)


def finished(name: str, players: int, seed: int) -> Position:
    """The end of a random game."""
    return Playout(load(name), players).play(seed, seed + 1)


# The reasons.


@tables
@given(seed=seeds)
@some_games
def test_a_total_is_the_sum_of_its_reasons_and_each_reason_can_be_recounted(
    name: str, players: int, seed: int
) -> None:
    position = finished(name, players, seed)
    board, rules = position.board, position.board.rules
    assert position.phase == OVER
    outcome = score(position)
    longest = max(result.longest_path for result in outcome.players)
    most_tickets = max(len(result.completed) for result in outcome.players)
    for seat, result in enumerate(outcome.players):
        assert result.total == reasons(result)
        mine = [board.routes[r] for r, owner in enumerate(position.owner) if owner == seat]
        assert result.routes == sum(rules.route_points[route.length] for route in mine)
        assert sorted((*result.completed, *result.failed)) == position.tickets(seat)
        assert result.tickets == points(board, result.completed) - points(board, result.failed)
        assert result.stations == rules.station_points * position.stations_left(seat)
        assert result.longest_path <= sum(route.length for route in mine)
        assert result.longest_path_bonus == rules.longest_path_bonus * (
            result.longest_path == longest
        )
        assert result.globetrotter_bonus == rules.globetrotter_bonus * (
            len(result.completed) == most_tickets
        )
        assert len(result.borrowed) <= rules.stations


def points(board: Board, tickets: tuple[int, ...]) -> int:
    return sum(board.tickets[ticket].points for ticket in tickets)


def reasons(result: Result) -> int:
    return (
        result.routes
        + result.tickets
        + result.stations
        + result.longest_path_bonus
        + result.globetrotter_bonus
        + result.merchandise_bonus
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@given(data=st.data())
@settings(max_examples=30)
def test_merchandise_is_rewarded_by_place_and_level_players_share_it(
    players: int, data: st.DataObject
) -> None:
    held = data.draw(st.tuples(*[st.integers(0, 4)] * players))
    outcome = score(Table("amsterdam", players, merchandise=list(held)).position)
    places = load("amsterdam").rules.merchandise_bonus[players]
    for mine, result in zip(held, outcome.players, strict=True):
        place = sorted(held, reverse=True).index(mine)
        assert result.merchandise_bonus == (places[place] if mine else 0)


# Ranks.


def key(board: Board, result: Result) -> tuple[int, ...]:
    """What a player is ranked by, first things first."""
    counts = {
        "tickets": len(result.completed),
        "stations": result.stations,
        "longest_path_bonus": result.longest_path_bonus,
        "longest_path": result.longest_path,
    }
    return (result.total, *(counts[rule] for rule in board.rules.tie_breaks))


def decided_by(board: Board, keys: list[tuple[int, ...]]) -> str:
    """The first thing that leaves one player in front."""
    names = ("points", *(rule.removesuffix("_bonus") for rule in board.rules.tie_breaks))
    best = max(keys)
    for depth, name in enumerate(names, 1):
        if sum(k[:depth] == best[:depth] for k in keys) == 1:
            return name
    return "shared"


def level_at_the_top(position: Position, level: list[int]) -> Outcome:
    """The outcome when these seats have as many points as the best."""
    before = score(position)
    best = max(result.total for result in before.players)
    for seat in level:
        lift = best - before.players[seat].total
        position.set_track(
            seat,
            position.trains(seat),
            position.score(seat) + lift,
            position.merchandise(seat),
        )
    return score(position)


@tables
@given(data=st.data())
@some_games
def test_players_are_ranked_by_points_and_then_by_the_tie_breaks_of_the_board(
    name: str, players: int, data: st.DataObject
) -> None:
    position = finished(name, players, data.draw(seeds))
    level = data.draw(st.lists(st.integers(0, players - 1), unique=True))
    outcome = level_at_the_top(position, level)
    keys = [key(position.board, result) for result in outcome.players]
    assert [result.rank for result in outcome.players] == [
        1 + sum(other > mine for other in keys) for mine in keys
    ]
    assert outcome.winners == tuple(seat for seat in range(players) if keys[seat] == max(keys))
    assert outcome.decided_by == decided_by(position.board, keys)


@pytest.mark.parametrize("name", builtin())
def test_two_who_are_level_share_the_first_rank_and_the_next_one_is_skipped(name: str) -> None:
    table = Table(name, 3, scores=[9, 7, 9])
    outcome = score(table.position)
    assert [result.rank for result in outcome.players] == [1, 3, 1]
    assert outcome.winners == (0, 2)
    assert outcome.decided_by == "shared"


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ([9, 9, 7, 5], [1, 1, 3, 4]),
        ([9, 8, 8, 7], [1, 2, 2, 4]),
        ([9, 9, 9, 7], [1, 1, 1, 4]),
        ([7, 7, 9, 9], [3, 3, 1, 1]),
        ([5, 6, 7, 8], [4, 3, 2, 1]),
    ],
)
@pytest.mark.parametrize("name", ["amsterdam", "europe"])
def test_as_many_ranks_are_skipped_as_players_are_level(
    name: str, scores: list[int], ranks: list[int]
) -> None:
    outcome = score(Table(name, 4, scores=scores).position)
    assert [result.rank for result in outcome.players] == ranks


@pytest.mark.parametrize(
    ("name", "fields", "expected"),
    [
        ("europe", {"scores": [1, 2]}, ((1,), "points")),
        ("europe", {"scores": [2, 2]}, ((0, 1), "shared")),
        (
            # A ticket of 5 points and the longest line, worth 10.
            "europe",
            {
                "claims": [
                    {"route": route, "player": 0} for route in ("angora-smyrna", "athina-smyrna")
                ],
                "tickets": [["angora-athina"]],
                "scores": [0, 15],
            },
            ((0,), "tickets"),
        ),
        (
            "europe",
            {"stations": [{"city": "roma", "player": 0}], "scores": [4, 0]},
            ((1,), "stations"),
        ),
        (
            "europe",
            {"claims": [{"route": "angora-smyrna", "player": 1}], "scores": [10, 0]},
            ((1,), "longest_path"),
        ),
        ("nordic", {"scores": [1, 2]}, ((1,), "points")),
        ("nordic", {"scores": [2, 2]}, ((0, 1), "shared")),
        (
            # A ticket of 8 points, and 10 for most tickets.
            "nordic",
            {
                "claims": [
                    {"route": route, "player": 0}
                    for route in ("bergen-oslo-1", "goteborg-oslo", "goteborg-kobenhavn")
                ],
                "tickets": [["bergen-kobenhavn"]],
                "scores": [0, 18],
            },
            ((0,), "tickets"),
        ),
        (
            "nordic",
            {"claims": [{"route": "alborg-arhus", "player": 1}], "scores": [1, 1]},
            ((1,), "longest_path"),
        ),
        ("amsterdam", {"scores": [1, 2]}, ((1,), "points")),
        ("amsterdam", {"scores": [2, 2]}, ((0, 1), "shared")),
        (
            "amsterdam",
            {
                "claims": [
                    {"route": route, "player": 0}
                    for route in ("begijnhof-dam", "begijnhof-de_drie_hendricken")
                ],
                "merchandise": [0, 0],
                "tickets": [["dam-de_drie_hendricken"]],
                "scores": [0, 3],
            },
            ((0,), "tickets"),
        ),
    ],
)
def test_the_outcome_says_what_decided(
    name: str, fields: dict[str, object], expected: tuple[tuple[int, ...], str]
) -> None:
    table = Table(name, 2, **fields)
    for ticket in table.position.tickets(0):
        assert ticket in table.result(0).completed
    assert len({result.total for result in score(table.position).players}) == 1 + (
        expected[1] == "points"
    )
    assert table.winners() == expected
