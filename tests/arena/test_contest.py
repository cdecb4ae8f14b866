"""Playing a tournament: the same games however it is played."""

from pathlib import Path

import polars as pl
import pytest

from perron.arena.contest import hold
from perron.arena.match import Tournament, tables_for
from perron.arena.results import Results
from perron.arena.store import Folder

TOURNAMENT = Tournament("amsterdam", tables_for(("greedy", "random"), 2), 12, 3)


class StopAfter:
    """Somebody who presses Ctrl-C when so many games are done."""

    def __init__(self, games: int) -> None:
        self._games = games

    def __call__(self, done: int) -> None:
        if done >= self._games:
            raise KeyboardInterrupt


def comparable(results: Results) -> list[pl.DataFrame]:
    """All but the times, in a fixed order."""
    keys = (["game"], ["game", "seat"], ["game", "seat", "ticket", "offered"], ["game", "turn"])
    return [
        frame.drop("seconds", "mean_seconds", "max_seconds", strict=False).sort(key)
        for frame, key in zip(results, keys, strict=True)
    ]


def same(one: Results, other: Results) -> bool:
    pairs = zip(comparable(one), comparable(other), strict=True)
    return all(mine.equals(theirs) for mine, theirs in pairs)


@pytest.fixture(scope="module")
def whole() -> Results:
    return hold(TOURNAMENT, 1).results


def test_the_same_games_whatever_the_number_of_processes(whole: Results) -> None:
    assert whole.games.height == TOURNAMENT.total
    parallel = hold(TOURNAMENT, 2).results
    assert same(parallel, whole)
    assert parallel.digest == whole.digest


def test_another_seed_is_another_tournament(whole: Results) -> None:
    other = Tournament("amsterdam", TOURNAMENT.tables, 12, 4)
    assert hold(other, 1).results.digest != whole.digest


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_tournament_goes_on_where_it_was_interrupted(
    jobs: int, whole: Results, tmp_path: Path
) -> None:
    folder = Folder.begin(tmp_path / "results", TOURNAMENT)
    first = hold(folder.tournament, jobs, folder, StopAfter(4))
    assert first.interrupted
    assert 4 <= first.results.games.height < TOURNAMENT.total
    again = Folder.begin(tmp_path / "results", TOURNAMENT)
    assert same(again.results, first.results)
    second = hold(again.tournament, jobs, again)
    assert not second.interrupted
    assert same(second.results, whole)
    assert same(Folder.open(tmp_path / "results").results, whole)


def test_without_a_folder_an_interruption_leaves_the_games_so_far(whole: Results) -> None:
    contest = hold(TOURNAMENT, 1, progress=StopAfter(6))
    assert contest.interrupted
    assert contest.results.games.height == 6
    assert whole.games["digest"].to_list()[:6] == contest.results.games["digest"].to_list()


def test_more_games_can_be_asked_for_later(whole: Results, tmp_path: Path) -> None:
    few = Tournament("amsterdam", TOURNAMENT.tables, 4, 3)
    folder = Folder.begin(tmp_path, few)
    hold(folder.tournament, 1, folder)
    more = Folder.begin(tmp_path, TOURNAMENT)
    assert same(hold(more.tournament, 1, more).results, whole)


def test_when_all_is_played_nothing_is_played_again(tmp_path: Path) -> None:
    folder = Folder.begin(tmp_path, TOURNAMENT)
    hold(folder.tournament, 1, folder)
    heard: list[int] = []
    again = Folder.begin(tmp_path, TOURNAMENT)
    hold(again.tournament, 1, again, heard.append)
    assert heard == []
