"""Compiled or not, the same seeds give the same positions after every action."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import TypedDict

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"

# Plays games to their end and prints what they were, action by action.
PROGRAM = """
import hashlib, json
import perron
from perron.boards import builtin, load
from perron.core import COMPILED
from perron.core.chance import Dice
from perron.core.moves import Moves
from perron.core.play import new_game, perform
from perron.core.position import OVER, SETUP
from perron.core.score import Tally

games = {}
for name in builtin():
    board = load(name)
    fewest, most = board.rules.players
    for players in range(fewest, most + 1):
        for seed in (1, 2**52 + players):
            dice, moves = Dice(seed), Moves(board)
            position = new_game(board, players, seed, starter=players - 1)
            hashes = []
            while True:
                state = json.dumps(position.state()).encode()
                hashes.append(hashlib.sha256(state).hexdigest()[:12])
                if position.phase == OVER:
                    break
                seat = position.mover
                if position.phase == SETUP:
                    seat = next(s for s in range(players) if position.is_choosing(s))
                number = moves.look(position, seat)
                moves.find(position, seat, dice.below(number))
                perform(position, seat, moves.kind, moves.target, moves.cards, None)
            tally = Tally(position)
            scores = [list(map(int, part)) for part in (
                tally.total, tally.tickets, tally.longest_path, tally.rank, tally.borrowed
            )]
            games[f"{name} {players} {seed}"] = [*hashes, scores]
print(json.dumps({"compiled": COMPILED, "file": perron.__file__, "games": games}))
"""


class Played(TypedDict):
    compiled: bool
    file: str
    games: dict[str, list[object]]


def played(*options: str, **env: str) -> Played:
    """What a Python of its own makes of the program."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, *options, "-c", PROGRAM],
        env={**plain, **env},
        cwd=ROOT / "tests",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: Played = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def source() -> Played:
    """The source in this checkout."""
    return played(PYTHONPATH=str(SOURCE))


@pytest.fixture(scope="module")
def installed() -> Played:
    """The package that is installed beside this Python; -I shuts the checkout out."""
    return played("-I")


def a_core_can_be_compiled_here() -> bool:
    """Is there a C compiler, and are the headers that it needs?"""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.environ.get("PERRON_PURE") == "1" or shutil.which(compiler) is None:
        return False
    done = subprocess.run(
        [compiler, "-fsyntax-only", "-x", "c", f"-I{sysconfig.get_path('include')}", "-"],
        input=b"#include <Python.h>",
        capture_output=True,
        check=False,
    )
    return done.returncode == 0


def test_the_two_that_are_compared_are_the_source_and_the_installed_package(
    source: Played, installed: Played
) -> None:
    assert Path(source["file"]).is_relative_to(SOURCE)
    assert not Path(installed["file"]).is_relative_to(SOURCE)


def test_the_source_is_not_compiled_and_the_installed_package_is_wherever_it_can_be(
    source: Played, installed: Played
) -> None:
    """Without this the comparison below could be one of a thing with itself."""
    assert not source["compiled"]
    assert installed["compiled"] == a_core_can_be_compiled_here()


def test_the_installed_core_is_made_from_this_source(installed: Played) -> None:
    """Else an old build is compared: `make test` installs what has changed."""
    package = Path(installed["file"]).parent
    sources = sorted((SOURCE / "perron" / "core").glob("*.py"))
    assert len(sources) > 20
    for path in sources:
        assert (package / "core" / path.name).read_text() == path.read_text(), path.name


def test_all_positions_are_equal_after_every_action(source: Played, installed: Played) -> None:
    assert source["games"].keys() == installed["games"].keys()
    for game, states in source["games"].items():
        others = installed["games"][game]
        for action, (one, other) in enumerate(zip(states, others, strict=True)):
            assert one == other, f"{game}, after action {action}"
        assert len(states) > 50
