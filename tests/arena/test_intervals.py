"""Intervals: games of one deal belong together."""

import numpy as np
import pytest

from perron.arena.intervals import Numbers, mean_intervals, share_intervals


def column(values: list[float]) -> Numbers:
    return np.array(values, dtype=float).reshape(-1, 1)


def width(hits: list[float], games: int) -> float:
    ((low, high),) = share_intervals(column(hits), column([float(games)] * len(hits)))
    return high - low


def test_a_share_without_duplicates_has_the_jeffreys_interval() -> None:
    ((low, high),) = share_intervals(column([1.0] * 30 + [0.0] * 70), column([1.0] * 100))
    # Quantiles of Beta(30.5, 70.5).
    assert low == pytest.approx(0.217, abs=0.01)
    assert high == pytest.approx(0.394, abs=0.01)


def test_luck_that_cancels_within_deals_makes_an_interval_narrower() -> None:
    one_each = [1.0] * 100
    by_chance = [0.0] * 25 + [1.0] * 50 + [2.0] * 25
    both_or_none = [0.0] * 50 + [2.0] * 50
    assert width(one_each, 2) < width(by_chance, 2) < width(both_or_none, 2)


def test_a_bot_that_never_lost_is_not_unbeatable() -> None:
    ((low, high),) = share_intervals(column([2.0] * 50), column([2.0] * 50))
    assert 0.9 < low < 0.99 < high < 1


def test_four_times_as_many_deals_halve_an_interval() -> None:
    hits = [0.0, 1.0, 1.0, 2.0] * 20
    assert width(hits * 4, 2) == pytest.approx(width(hits, 2) / 2, rel=0.15)


def test_the_same_results_have_the_same_interval() -> None:
    assert width([1.0, 2.0, 0.0], 2) == width([1.0, 2.0, 0.0], 2)


def test_a_mean_has_about_the_interval_of_the_normal_distribution() -> None:
    values = [float(n % 10) for n in range(400)]
    ((low, high),) = mean_intervals(column(values), column([1.0] * 400))
    half = 1.96 * float(np.std(values)) / 20
    assert low == pytest.approx(4.5 - half, abs=0.05)
    assert high == pytest.approx(4.5 + half, abs=0.05)


def test_of_a_hundred_intervals_about_95_hold_the_truth() -> None:
    """Deals favour a seat, so that the two games of a deal are anything but independent."""
    dice = np.random.default_rng(4)
    held = 0
    for _ in range(100):
        luck = dice.uniform(-0.3, 0.3, 60)
        hits = (dice.random(60) < 0.6 + luck).astype(float) + (dice.random(60) < 0.6 - luck)
        ((low, high),) = share_intervals(column(hits.tolist()), column([2.0] * 60))
        held += low <= 0.6 <= high
    assert 90 <= held <= 99
