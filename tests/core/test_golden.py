"""Golden games: whole games on file, one for each ending, bonus and tie-break of each board.

A change that makes one of them go differently is a change of the rules. Look at the game, then
either mend the change or raise RULES_VERSION and run tools/make_golden.py.
"""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from golden_features import FEATURES, Ending

from perron.boards import builtin, load
from perron.core.judge import judge
from perron.core.moves import legal
from perron.core.play import Journal, apply, new_game
from perron.core.position import OVER
from perron.core.rules import RULES_VERSION
from perron.core.score import score
from perron.wire.outcomes import outcome_to_json
from perron.wire.records import Game, Record, record_from_json, record_lines

GAMES = Path(__file__).parents[1] / "games"
FILES = sorted(GAMES.glob("*.json"))

# A folder that is to be looked through must not grow without end.
MOST_BYTES = 1_500_000

every_game = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@cache
def record(path: Path) -> Record:
    return record_from_json(json.loads(path.read_text(encoding="utf-8")), load)


@cache
def ending(path: Path) -> Ending:
    position = Game.resumed(record(path)).position
    facts = tuple(fact for step in record(path).steps for fact in step.facts)
    return Ending(position, score(position), facts)


@cache
def notes() -> dict[str, list[str]]:
    """What the index says that each game shows."""
    text = (GAMES / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\S+\.json) \| (.+) \|$", text, re.MULTILINE)
    return {file: shown.split("; ") for file, shown in rows}


# The games are played again.


@every_game
def test_a_golden_game_is_played_again_with_the_same_facts(path: Path) -> None:
    game = record(path)
    facts: Journal = []
    assert game.seed is not None
    position = new_game(game.board, game.players, game.seed, game.starter, None, facts)
    deal, *steps = game.steps
    assert tuple(facts) == deal.facts
    for n, step in enumerate(steps, 1):
        assert step.player is not None
        assert step.action is not None
        assert step.action in legal(position, step.player), f"step {n}"
        assert judge(position, step.player, step.action) is None, f"step {n}"
        facts = []
        apply(position, step.player, step.action, facts)
        assert tuple(facts) == step.facts, f"step {n}"
    assert position.phase == OVER
    assert position.state() == ending(path).position.state()


@every_game
def test_the_outcome_on_file_is_what_the_end_of_the_game_scores(path: Path) -> None:
    game = record(path)
    assert game.outcome == outcome_to_json(game.board, ending(path).outcome)


@every_game
def test_a_golden_game_is_on_file_as_it_would_be_written_today(path: Path) -> None:
    assert record(path).rules_version == RULES_VERSION
    assert path.read_text(encoding="utf-8").splitlines() == list(record_lines(record(path)))


# What the games show.


def test_every_game_is_in_the_index_and_nothing_else_is() -> None:
    assert sorted(notes()) == [path.name for path in FILES]
    assert len(FILES) >= 12
    assert sum(path.stat().st_size for path in GAMES.iterdir()) < MOST_BYTES


@every_game
def test_a_game_shows_what_the_index_says_and_no_more(path: Path) -> None:
    shown = [name for name, shows in FEATURES.items() if shows(ending(path))]
    assert shown == notes()[path.name]


def shown_on(board: str) -> set[str]:
    return {name for path in FILES if record(path).board.id == board for name in notes()[path.name]}


EVERYWHERE = {"ends with the last round", "decided by points", "decided by tickets"}
EVERYWHERE |= {"a shared victory", "the discards are shuffled"}


@pytest.mark.parametrize(
    ("board", "features"),
    [
        (
            "europe",
            {
                "ends because nobody can do anything",
                "decided by stations",
                "decided by the longest path",
                "the longest path is one player's",
                "the longest path is shared",
                "stations not built bring points",
                "a player has built all stations",
                "a borrowed route completes a ticket",
                "a tunnel costs more",
                "a tunnel is given up",
                "the market is cleared",
                "returned tickets go under the pile",
            },
        ),
        (
            "nordic",
            {
                "decided by the longest path",
                "most tickets are one player's",
                "most tickets are shared",
                "three cards stand for a locomotive",
                "four cards stand for one",
                "a tunnel costs more",
                "a tunnel is given up",
            },
        ),
        (
            "amsterdam",
            {
                "most merchandise is one player's",
                "most merchandise is shared",
                "the second place in merchandise is shared",
                "a player without merchandise gets no bonus",
                "the market is cleared",
                "returned tickets go under the pile",
            },
        ),
    ],
)
def test_each_ending_bonus_and_tie_break_of_a_board_is_shown_by_a_game(
    board: str, features: set[str]
) -> None:
    assert shown_on(board) == features | EVERYWHERE


def test_each_board_and_each_feature_has_a_game() -> None:
    assert {record(path).board.id for path in FILES} == set(builtin())
    assert set().union(*map(shown_on, builtin())) == set(FEATURES)
