"""CONTRIBUTING says how a fact is added: here one is, in a copy of the source.

First its class alone: the type checkers then name every other file that has to say something about it, and no more.
Then what these say; and everything else, from JSON to the types of the page, knows the fact by itself.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NODE = shutil.which("node")
MODULES = ROOT / "web" / "node_modules"

Edits = dict[str, tuple[tuple[str, str], ...]]

CLASS: Edits = {
    "src/perron/core/facts.py": (
        (
            "@dataclass(frozen=True, slots=True)\nclass Ended:\n",
            (
                "@dataclass(frozen=True, slots=True)\nclass Whistled:\n"
                '    """A player whistled so many times."""\n\n'
                "    player: SeatNumber\n    times: Count\n\n\n"
                "@dataclass(frozen=True, slots=True)\nclass Ended:\n"
            ),
        ),
        ("    | TurnStarted\n", "    | TurnStarted\n    | Whistled\n"),
    )
}
IMPORTED = ("    TurnStarted,\n)", "    TurnStarted,\n    Whistled,\n)")
ENGINE: Edits = {
    "src/perron/core/fold.py": (
        IMPORTED,
        (
            "        case Ended():\n",
            "        case Whistled(player):\n            _act(position, player)\n        case Ended():\n",
        ),
    ),
    "src/perron/core/view.py": (
        IMPORTED,
        (
            "            | TurnStarted()\n",
            "            | TurnStarted()\n            | Whistled()\n",
        ),
    ),
}
TOLD: Edits = {
    "src/perron/terminal/telling.py": (
        IMPORTED,
        ("TicketsBuried() | TurnStarted():\n", "TicketsBuried() | TurnStarted() | Whistled():\n"),
    ),
}
TOLD_ON_THE_PAGE: Edits = {
    "web/src/log.ts": (
        ("    case 'turn_started':\n", "    case 'turn_started':\n    case 'whistled':\n"),
    ),
}

TRIED = """
import json
from perron.boards import load
from perron.core.errors import BadInput
from perron.core.facts import Whistled
from perron.core.fold import fold
from perron.core.play import new_game
from perron.core.view import redact
from perron.server.http.app import application
from perron.server.settings import Settings
from perron.wire.facts import fact_from_json, fact_to_json

board = load("europe")
fact = Whistled(1, 3)
told = fact_to_json(board, fact)
assert fact_from_json(board, told, "fact") == redact(fact, 0) == fact
for wrong, place in (({**told, "times": -1}, "fact.times"), ({**told, "player": 9}, "fact.player")):
    try:
        fact_from_json(board, wrong, "fact")
    except BadInput as error:
        assert error.place == place
    else:
        raise AssertionError(wrong)
try:
    fold(new_game(board, 2, 1), fact)
except BadInput as error:
    assert error.problem == "no turn is being played"
shapes = application(Settings()).openapi()["components"]["schemas"]
print(json.dumps({"told": told, "shape": shapes["Whistled"], "in": shapes["Started"]["properties"]["facts"]}))
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    left_out = shutil.ignore_patterns("__pycache__", "page", "node_modules", "dist", "*.egg-info")
    for name in ("src", "tools", "web"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=left_out)
    (tmp_path / "tests" / "server").mkdir(parents=True)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    if MODULES.is_dir():
        (tmp_path / "web" / "node_modules").symlink_to(MODULES)
    return tmp_path


def write(copy: Path, edits: Edits) -> None:
    for name, changes in edits.items():
        text = (copy / name).read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, (name, old)
            text = text.replace(old, new)
        (copy / name).write_text(text, encoding="utf-8")


def ran(copy: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(copy / "src")}
    return subprocess.run(
        command, cwd=copy, env=env, capture_output=True, text=True, timeout=900, check=False
    )


def named_by_mypy(copy: Path) -> set[str]:
    done = ran(copy, sys.executable, "-m", "mypy", "src")
    return {line.split(":")[0] for line in done.stdout.splitlines() if ": error:" in line}


def named_by_tsc(copy: Path) -> set[str]:
    assert NODE is not None
    made = ran(copy, sys.executable, "tools/describe.py")
    assert made.returncode == 0, made.stderr
    types = ran(copy, NODE, "web/tools/types.mjs")
    assert types.returncode == 0, types.stderr
    done = ran(copy, NODE, "web/node_modules/typescript/bin/tsc", "--noEmit", "-p", "web")
    return set(re.findall(r"^(\S+?)\(\d+,\d+\): error", done.stdout, re.MULTILINE))


@pytest.mark.full
# Half a minute of work; on a busy machine mypy, which starts here without its cache, takes many times as long.
@pytest.mark.timeout(1200)
def test_a_fact_is_added_in_three_files_and_told_in_two_more(copy: Path) -> None:
    with_page = NODE is not None and MODULES.is_dir()
    write(copy, CLASS)
    assert named_by_mypy(copy) == {*ENGINE, *TOLD}
    if with_page:
        assert named_by_tsc(copy) == {*TOLD_ON_THE_PAGE}
    for edits in (ENGINE, TOLD, TOLD_ON_THE_PAGE):
        write(copy, edits)
    assert named_by_mypy(copy) == set()
    if with_page:
        assert named_by_tsc(copy) == set()
    assert len({**CLASS, **ENGINE}) == 3 and len({**TOLD, **TOLD_ON_THE_PAGE}) == 2
    done = ran(copy, sys.executable, "-c", TRIED)
    assert done.returncode == 0, done.stderr
    tried = json.loads(done.stdout)
    assert tried["told"] == {"type": "whistled", "player": 1, "times": 3}
    assert tried["shape"]["description"] == "A player whistled so many times."
    assert set(tried["shape"]["required"]) == {"type", "player", "times"}
    assert "#/components/schemas/Whistled" in json.dumps(tried["in"])
