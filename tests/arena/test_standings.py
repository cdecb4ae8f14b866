"""Standings on made-up results whose truth is known."""

import math
from itertools import combinations

import pytest
from made_up import MadeUp

from perron.arena.results import Results
from perron.arena.standings import Standings, pairs_of, ratings_of, records_of, shares_of
from perron.core.chance import Dice

STRENGTHS = {"weak": 1300.0, "fair": 1450.0, "good": 1600.0, "best": 1650.0}


def wins(one: str, other: str, dice: Dice) -> bool:
    """By the odds that the strengths give."""
    odds = 10 ** ((STRENGTHS[one] - STRENGTHS[other]) / 400)
    return int(dice.below(1_000_000)) < 1_000_000 * odds / (1 + odds)


@pytest.fixture(scope="module")
def league() -> Results:
    """Everybody against everybody, 300 deals in both seats."""
    made, dice = MadeUp(), Dice(7)
    for deal in range(300):
        for one, other in combinations(STRENGTHS, 2):
            for seats in ((one, other), (other, one)):
                first = wins(*seats, dice)
                made.game(deal, seats, (2, 1) if first else (1, 2))
    return made.results


def test_ratings_recover_a_known_order(league: Results) -> None:
    found = ratings_of(league, list(STRENGTHS))
    assert [rating.bot for rating in found] == ["best", "good", "fair", "weak"]
    for rating in found:
        low, high = rating.interval
        assert low < rating.rating < high
        assert 20 < high - low < 80
        assert rating.rating == pytest.approx(STRENGTHS[rating.bot], abs=high - low)
        assert rating.games == 1800
    assert math.fsum(rating.rating for rating in found) / 4 == pytest.approx(1500)


def test_pairs_count_both_sides_alike(league: Results) -> None:
    pairs = {(pair.a, pair.b): pair for pair in pairs_of(league, list(STRENGTHS))}
    assert len(pairs) == 12
    for (a, b), pair in pairs.items():
        other = pairs[b, a]
        assert pair.games == pair.meetings == 600
        assert pair.wins + other.wins + pair.draws == 600
        assert pair.interval[0] < pair.win_rate < pair.interval[1]
        assert pair.interval[0] == pytest.approx(1 - other.interval[1], abs=0.01)
        assert pair.mean_scores == tuple(reversed(other.mean_scores))


def test_a_draw_is_a_win_for_neither() -> None:
    made = MadeUp()
    made.game(0, ("a", "b"), (5, 5))
    made.game(0, ("b", "a"), (5, 9))
    forward, backward = pairs_of(made.results, ["a", "b"])
    assert (forward.wins, forward.draws, forward.win_rate) == (1, 1, 0.5)
    assert (backward.wins, backward.draws, backward.win_rate) == (0, 1, 0.0)


def test_at_a_larger_table_everybody_meets_everybody_else() -> None:
    made = MadeUp()
    made.game(0, ("a", "b", "b"), (9, 5, 5))
    made.game(0, ("b", "a", "b"), (9, 7, 5))
    forward, backward = pairs_of(made.results, ["a", "b"])
    assert (forward.games, forward.meetings, forward.wins) == (2, 4, 3)
    assert (backward.games, backward.meetings, backward.wins) == (2, 4, 1)
    assert forward.mean_scores == (8.0, 6.0)


def test_a_table_says_what_would_be_fair() -> None:
    made = MadeUp()
    made.game(0, ("a", "b", "b"), (9, 5, 5))
    made.game(0, ("b", "a", "b"), (7, 7, 5))
    one, other = shares_of(made.results)
    assert (one.bot, one.seats, one.games, one.wins) == ("a", 1, 2, 1.5)
    assert one.fair == pytest.approx(1 / 3)
    assert (other.bot, other.seats, other.games, other.wins) == ("b", 2, 2, 0.5)
    assert other.fair == pytest.approx(2 / 3)


def test_a_bot_alone_is_compared_by_seat() -> None:
    made = MadeUp()
    for deal, scores in enumerate([(3, 1), (3, 1), (1, 3)]):
        made.game(deal, ("a", "a"), scores)
    (pair,) = pairs_of(made.results, ["a"])
    assert (pair.a, pair.b, pair.games, pair.wins) == ("a", "a", 3, 2)
    (rating,) = ratings_of(made.results, ["a"])
    assert rating.rating == 1500


def test_a_bot_that_lost_every_game_still_has_a_rating() -> None:
    made = MadeUp()
    for deal in range(50):
        made.game(deal, ("a", "b"), (2, 1))
        made.game(deal, ("b", "a"), (1, 2))
    best, worst = ratings_of(made.results, ["a", "b"])
    assert best.bot == "a"
    assert 700 < best.rating - worst.rating < 1500
    assert best.interval[1] - best.interval[0] > 100


def test_records_tell_what_a_bot_did() -> None:
    made = MadeUp()
    made.game(0, ("a", "b"), (2, 4))
    one, other = records_of(made.results, ["a", "b"])
    assert (one.bot, one.seats, one.mean_score, one.tickets_failed) == ("a", 1, 2.0, 0.5)
    assert (other.bot, other.failures, other.failure) == ("b", 0, None)


def test_nothing_played_is_nothing_to_tell() -> None:
    assert Standings.of(MadeUp().results, ["a", "b"]) == Standings([], [], [], [])
