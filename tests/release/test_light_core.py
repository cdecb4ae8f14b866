"""What works where Perron was installed without extras, and what is said of the rest."""

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

import perron
from perron.cli.extras import EXTRAS, missing_extra
from perron.cli.main import _COMMANDS
from perron.words.languages import languages

ROOT = Path(__file__).parents[2]

# As in an environment without extras: of all that is installed only what Perron needs can be found.
BARE = """
import sys
from importlib.metadata import packages_distributions

class Absent:
    def __init__(self, names):
        self.names = names
    def find_spec(self, name, path=None, target=None):
        if name in self.names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

wanted = {"perron", "librt", "mypy-extensions"}
found = packages_distributions().items()
absent = {name for name, parts in found if wanted.isdisjoint(part.lower().replace("_", "-") for part in parts)}
sys.meta_path.insert(0, Absent(absent))

from perron.cli.main import main
sys.exit(main(sys.argv[1:]))
"""

WINDOWS = """
import sys

sys.modules["fcntl"] = None

from perron.cli.main import main
sys.exit(main(sys.argv[1:]))
"""

POSITION = json.dumps({"board": "europe", "players": 2})
DISPUTE = json.dumps({"position": {"board": "europe", "players": 2}, "actions": []})


def bare(*words: str, send: str = "", language: str = "en") -> subprocess.CompletedProcess[str]:
    """A command line of Perron where no library of an extra can be found."""
    return subprocess.run(
        [sys.executable, "-c", BARE, *words],
        input=send,
        capture_output=True,
        encoding="utf-8",
        env={
            **os.environ,
            "PYTHONPATH": str(Path(perron.__file__).parents[1]),
            "PYTHONUTF8": "1",
            "PERRON_LANGUAGE": language,
        },
        check=False,
    )


PACK = str(Path(perron.__file__).parent / "boards" / "nordic")
WORKING: list[tuple[Sequence[str], str, str]] = [
    (["--help"], "", "play many games by bots"),
    (["--version"], "", perron.__version__),
    (["simulate", "--board", "amsterdam", "--games", "2"], "", "2 games on amsterdam"),
    (["simulate", "--bots", "planner,greedy", "--games", "1", "--jobs", "2"], "", "planner"),
    (["referee", "-"], DISPUTE, '"results": []'),
    (["score", "-"], POSITION, '"players"'),
    (["board", "list"], "", "amsterdam"),
    (["board", "show", "europe"], "", "Edinburgh"),
    (["board", "check", PACK], "", "is sound"),
]


@pytest.mark.parametrize(("line", "send", "shown"), WORKING, ids=lambda value: str(value)[:30])
def test_what_needs_no_library_works_without_any(
    line: Sequence[str], send: str, shown: str
) -> None:
    done = bare(*line, send=send)
    assert (done.returncode, done.stderr) == (0, "")
    assert shown in done.stdout


def test_help_is_in_the_readers_language_without_any_library() -> None:
    done = bare("play", "-h", language="fi")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("käyttö: perron play")


# A line for each command that needs more, and the extra that it needs.
LACKING = [
    (["play"], "terminal"),
    (["replay", "game.json"], "terminal"),
    (["serve"], "server"),
    (["backup", "house.backup"], "server"),
    (["restore", "house.backup"], "server"),
    (["export", "2kq7w8r5mnz3xcvb9"], "server"),
    (["arena", "--bots", "greedy,random"], "arena"),
    (["board", "balance", "europe"], "arena"),
    (["ladder"], "arena"),
    (["report", "results"], "arena"),
]


@pytest.mark.parametrize(("line", "extra"), LACKING, ids=lambda value: str(value)[:30])
def test_a_command_without_its_extra_says_what_installs_it(line: Sequence[str], extra: str) -> None:
    done = bare(*line)
    assert (done.returncode, done.stdout) == (2, "")
    said = f'needs more than is installed here: pip install "perron[{extra}]"'
    assert done.stderr == f"perron: perron {line[0]} {said}\n"


def test_every_command_works_without_extras_or_says_what_it_needs() -> None:
    """`verify` needs nothing; its records are read in tests/cli/test_verify.py."""
    tried = {line[0] for line, *_ in (*WORKING, *LACKING)}
    assert {"verify", *tried} >= set(_COMMANDS)


@pytest.mark.parametrize("language", languages())
def test_what_installs_an_extra_is_said_in_every_language(language: str) -> None:
    done = bare("serve", language=language)
    assert done.returncode == 2
    assert done.stderr.endswith(': pip install "perron[server]"\n')
    assert ("needs more" in done.stderr) == (language == "en")


def test_the_server_says_that_it_does_not_run_on_windows() -> None:
    """Windows has no fcntl."""
    done = subprocess.run(
        [sys.executable, "-c", WINDOWS, "serve"],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(Path(perron.__file__).parents[1])},
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "perron: perron serve runs on Linux and macOS, not on this system\n"


def test_a_module_of_our_own_that_is_missing_is_our_bug() -> None:
    assert missing_extra(ModuleNotFoundError(name="scipy.stats")) == "arena"
    assert missing_extra(ModuleNotFoundError(name="perron.nowhere")) is None
    assert missing_extra(ModuleNotFoundError()) is None


def test_the_extras_that_are_named_are_those_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert {*EXTRAS, "all"} == set(extras)
    assert extras["all"] == [f"perron[{','.join(EXTRAS)}]"]
