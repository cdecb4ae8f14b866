"""Simulation: the same games whatever the way in which they are played."""

import signal
from collections.abc import Sequence
from dataclasses import replace
from math import inf, isclose, sqrt
from statistics import mean, stdev

import pytest
from random_games import TABLES

from perron import bots
from perron.arena.simulate import Plan, Report, simulate
from perron.boards import load
from perron.bots import UNLIMITED, Budget
from perron.bots.greedy import GreedyBot
from perron.core import COMPILED
from perron.core.actions import Action
from perron.core.view import Observation
from perron.wire.reading import parse_json
from perron.wire.records import Record, record_from_json

# More than are handed out at once, so that several processes have something to do.
MANY = 600

SHORT = Plan("amsterdam", ("random", "random"), MANY, seed=7)


def outcome(report: Report) -> Report:
    """The report without the time that it took and without the plan."""
    return replace(report, seconds=0.0, plan=SHORT)


def kept(plan: Plan, jobs: int = 1) -> tuple[Report, list[Record]]:
    """The report, and the records read again."""
    texts: list[str] = []
    report = simulate(replace(plan, record=True), jobs, keep=texts.append)
    return report, [record_from_json(parse_json(text, "record"), load) for text in texts]


# The same games.


def test_the_number_of_processes_makes_no_difference() -> None:
    one, two = (simulate(SHORT, jobs) for jobs in (1, 2))
    assert one.games == MANY
    assert outcome(one) == outcome(two)


def test_the_number_of_processes_makes_no_difference_to_records() -> None:
    plan = Plan("amsterdam", ("greedy", "random", "random"), 12, seed=3)
    one, records = kept(plan)
    two, others = kept(plan, jobs=2)
    assert outcome(one) == outcome(two)
    assert records == others
    assert len(records) == 12


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_fast_way_and_the_way_through_records_play_the_same_games(
    name: str, players: int
) -> None:
    plan = Plan(name, ("random",) * players, 8 if COMPILED else 2, seed=players)
    fast = simulate(plan, 1)
    slow, records = kept(plan)
    assert outcome(fast) == outcome(slow)
    decisions = sum(len(record.steps) - 1 for record in records)
    assert decisions == fast.decisions


def test_another_seed_gives_other_games() -> None:
    few = replace(SHORT, games=5)
    digests = {simulate(replace(few, seed=seed), 1).digest for seed in range(20)}
    assert len(digests) == 20


def test_a_digest_stands_for_every_game_and_its_order() -> None:
    digests = [simulate(replace(SHORT, games=games), 1).digest for games in range(1, 6)]
    assert len(set(digests)) == 5
    assert all(len(digest) == 32 for digest in digests)


def test_what_the_first_games_come_to_does_not_depend_on_those_that_follow() -> None:
    _, few = kept(replace(SHORT, games=3))
    _, more = kept(replace(SHORT, games=6))
    assert more[:3] == few


# What comes of them.


def test_a_report_adds_up() -> None:
    report, records = kept(Plan("nordic", ("random", "greedy"), 20, seed=1))
    totals = [[int(seat["total"]) for seat in players(record)] for record in records]
    winners = [outcome_of(record)["winners"] for record in records]
    lengths = [len(record.steps) - 1 for record in records]
    assert report.sums == [sum(column) for column in zip(*totals, strict=True)]
    assert report.wins == [winners.count([0]), winners.count([1])]
    assert sum(report.wins) + report.shared == report.games == 20
    assert (report.fewest, report.most, report.decisions) == (
        min(lengths),
        max(lengths),
        sum(lengths),
    )
    assert report.endings == {"last_round": 20}
    assert report.seconds > 0
    for seat, column in enumerate(zip(*totals, strict=True)):
        assert report.mean(seat) == mean(column)
        assert isclose(report.interval(seat), 1.96 * stdev(column) / sqrt(20))


def outcome_of(record: Record) -> dict[str, object]:
    assert record.outcome is not None
    return record.outcome


def players(record: Record) -> list[dict[str, int]]:
    found = outcome_of(record)["players"]
    assert isinstance(found, list)
    return found


def test_one_game_says_nothing_about_how_far_scores_vary() -> None:
    assert simulate(replace(SHORT, games=1), 1).interval(0) == inf


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    simulate(SHORT, 1, told.append)
    assert told == sorted(set(told))
    assert len(told) > 1
    assert told[-1] == MANY


def test_the_bots_of_a_record_are_named() -> None:
    _, records = kept(Plan("amsterdam", ("greedy", "random"), 1, seed=5))
    assert records[0].names == ("greedy", "random")


def test_greedy_beats_random() -> None:
    report = simulate(Plan("amsterdam", ("greedy", "random"), 30, seed=2), 1)
    assert report.wins[0] > 20
    assert report.mean(0) > report.mean(1)


# A bot that fails.


class Failing:
    """Greedy, but for every seventh decision."""

    def __init__(self, seed: int) -> None:
        self._bot = GreedyBot(seed)
        self._decisions = 0

    def decide(
        self, observation: Observation, legal: Sequence[Action], budget: Budget = UNLIMITED
    ) -> Action:
        self._decisions += 1
        if self._decisions % 7 == 0:
            raise ZeroDivisionError(f"at {self._decisions}")
        return self._bot.decide(observation, legal, budget)


def test_a_bot_that_fails_is_replaced_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._PLAIN, "planner", Failing)
    report = simulate(Plan("amsterdam", ("random", "planner"), 10, seed=2), 1)
    assert report.games == 10
    assert report.failures[0] == 0 < report.failures[1] < report.decisions // 7
    assert report.first_failures == [None, "ZeroDivisionError: at 7"]


def test_bots_that_do_not_fail_have_no_failures() -> None:
    report = simulate(Plan("amsterdam", ("greedy", "planner"), 5, seed=2), 1)
    assert report.failures == [0, 0]
    assert report.first_failures == [None, None]


# Ctrl-C.


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_leaves_the_result_of_the_games_before_it(jobs: int) -> None:
    def stop(done: int) -> None:
        signal.raise_signal(signal.SIGINT)

    report = simulate(replace(SHORT, games=10**9), jobs, stop)
    assert report.interrupted
    assert 0 < report.games < 10**6
    whole = simulate(replace(SHORT, games=report.games), 1)
    assert outcome(replace(report, interrupted=False)) == outcome(whole)


def test_an_interruption_while_a_game_is_being_kept_loses_nothing_of_it() -> None:
    """The report and the records are in step, whenever the signal comes."""
    texts: list[str] = []

    def keep(text: str) -> None:
        if len(texts) == 2:
            signal.raise_signal(signal.SIGINT)
        texts.append(text)

    report = simulate(replace(SHORT, games=10**9, record=True), 1, keep=keep)
    assert report.interrupted
    assert report.games == len(texts)
    assert outcome(replace(report, interrupted=False)) == outcome(
        simulate(replace(SHORT, games=report.games), 1)
    )
