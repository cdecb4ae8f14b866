"""The same seed gives the same games on every system, with every Python, compiled or not."""

import json
from pathlib import Path

import pytest

from perron.arena.simulate import Plan, simulate

# By board, bots and games, seed 0. Made by `perron simulate`; they change only when a rule or a bot does.
DIGESTS: dict[str, str] = json.loads(
    (Path(__file__).parent / "digests.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("line", DIGESTS)
def test_games_are_what_they_were(line: str) -> None:
    board, bots, games = line.split()
    report = simulate(Plan(board, tuple(bots.split(",")), int(games), 0), 1)
    assert report.digest == DIGESTS[line]
