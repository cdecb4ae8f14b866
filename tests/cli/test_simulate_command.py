"""perron simulate: what it prints, what it keeps, and how it stops."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

import perron
from perron import bots
from perron.boards import load
from perron.bots import UNLIMITED, Budget
from perron.cli.main import main
from perron.core.actions import Action
from perron.core.view import Observation
from perron.wire.reading import parse_json
from perron.wire.records import Record, record_from_json

if sys.platform == "win32":
    pytest.skip("programs are run on a POSIX terminal", allow_module_level=True)

import pty

# Programs started here use the package that is being tested.
PACKAGE = {"PYTHONPATH": str(Path(perron.__file__).parent.parent)}

SHORT = ("simulate", "--board", "amsterdam", "--seed", "7")


def records(path: Path) -> list[Record]:
    """The records of a file, one on each line; folding checks each of them."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [record_from_json(parse_json(line, "line"), load) for line in lines]


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main([*SHORT, "--json", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    found: dict[str, object] = json.loads(out)
    return found


# What is printed.


def test_json_is_one_object_with_the_fields_that_were_promised(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = answer(capsys, "--games", "30", "--players", "3")
    assert {
        "games",
        "seconds",
        "games_per_second",
        "decisions",
        "mean_scores",
        "wins",
        "digest",
    } <= set(found)
    assert (found["board"], found["players"], found["seed"]) == ("amsterdam", 3, 7)
    assert found["games"] == 30
    assert found["interrupted"] is False
    for field in ("mean_scores", "wins", "intervals", "bots"):
        value = found[field]
        assert isinstance(value, list)
        assert len(value) == 3


def test_the_same_seed_gives_the_same_digest_whatever_the_number_of_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    one = answer(capsys, "--games", "600")
    two = answer(capsys, "--games", "600", "--jobs", "2")
    for field in ("seconds", "games_per_second", "decisions_per_second"):
        del one[field], two[field]
    assert one == two


def test_the_table_has_a_row_for_each_seat_and_says_how_games_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    digest = answer(capsys, "--games", "25", "--bots", "greedy,random")["digest"]
    assert main([*SHORT, "--games", "25", "--bots", "greedy,random"]) == 0
    out = capsys.readouterr().out
    for word in ("greedy", "random", "mean score", "95 %", "wins", "decisions", "last round"):
        assert word in out
    assert "games a second" in out
    assert str(digest) in out


def test_one_bot_may_be_named_for_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        answer(capsys, "--games", "1", "--bots", "greedy", "--players", "4")["bots"]
        == ["greedy"] * 4
    )


def test_as_many_play_as_bots_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "--games", "1", "--bots", "random, greedy,random")["players"] == 3


def test_a_board_in_a_folder_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    folder = Path(perron.__file__).parent / "boards" / "amsterdam"
    same = answer(capsys, "--games", "10")
    other = answer(capsys, "--games", "10", "--board", str(folder))
    assert same["digest"] == other["digest"]


class Broken:
    def __init__(self, seed: int) -> None:
        pass

    def decide(
        self, observation: Observation, legal: Sequence[Action], budget: Budget = UNLIMITED
    ) -> Action:
        raise ZeroDivisionError("oh")


def test_a_bot_that_fails_is_named_and_the_games_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(bots._PLAIN, "greedy", Broken)
    words = [*SHORT, "--games", "2", "--bots", "greedy,random"]
    assert main([*words, "--json"]) == 0
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert found["failures"][0] > 10
    assert found["failures"][1] == 0
    assert found["first_failures"] == ["ZeroDivisionError: oh", None]
    assert re.fullmatch(
        r"perron: greedy in seat 0 failed in [0-9]+ decisions and was replaced by a safe choice;"
        r" the first time: ZeroDivisionError: oh\n",
        err,
    )
    assert main(words) == 0
    out, err = capsys.readouterr()
    assert "failures" in out
    assert err.count("\n") == 1


# What is kept.


def test_every_game_is_kept_and_can_be_read_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl"
    plain = answer(capsys, "--games", "12")
    found = answer(capsys, "--games", "12", "--record", str(path))
    assert found["digest"] == plain["digest"]
    assert sorted(tmp_path.iterdir()) == [path]
    games = records(path)
    assert len(games) == 12
    totals = [[seat["total"] for seat in outcome(game)["players"]] for game in games]
    means = [round(sum(column) / 12, 3) for column in zip(*totals, strict=True)]
    assert found["mean_scores"] == means


def outcome(game: Record) -> dict[str, list[dict[str, int]]]:
    assert game.outcome is not None
    return game.outcome  # type: ignore[return-value]


def test_a_kept_game_can_be_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    answer(capsys, "--games", "3", "--record", str(path))
    assert main(["replay", str(path), "--game", "3", "--seat", "1"]) == 0
    assert capsys.readouterr().out


def test_an_older_file_is_replaced_only_when_all_games_are_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("kept from before\n")
    assert main([*SHORT, "--record", str(path), "--players", "9"]) == 2
    assert path.read_text() == "kept from before\n"
    capsys.readouterr()
    answer(capsys, "--games", "2", "--record", str(path))
    assert len(records(path)) == 2


# Bad options.


@pytest.mark.parametrize(
    ("words", "place"),
    [
        (["--games", "0"], "--games"),
        (["--games", "-3"], "--games"),
        (["--games", "10000000000"], "--games"),
        (["--jobs", "0"], "--jobs"),
        (["--jobs", "1000"], "--jobs"),
        (["--seed", "-1"], "--seed"),
        (["--seed", str(2**53)], "--seed"),
        (["--players", "1"], "--players"),
        (["--players", "0"], "--players"),
        (["--players", "5"], "--players"),
        (["--bots", "nobody"], "nobody"),
        (["--bots", ""], ""),
        (["--bots", "random,,random"], ""),
        (["--bots", "random,random,random", "--players", "2"], "--bots"),
        (["--board", "atlantis"], "atlantis"),
        (["--board", ""], ""),
        (["--record", "."], "."),
        (["--record", "missing/folder/games.jsonl"], "missing"),
        (["--record", ""], ""),
        (["--record", "/"], ""),
    ],
)
def test_a_bad_option_gets_one_line_that_names_it(
    words: list[str],
    place: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*SHORT, "--games", "1", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("perron: ")
    assert place in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


# Ctrl-C, in a program of its own that has a terminal to show its progress on.


def interrupted(*words: str) -> tuple[int, bytes, str]:
    """Start a long simulation and stop it as soon as the first games are done."""
    terminal, other_end = pty.openpty()
    shown = b""
    with subprocess.Popen(
        [sys.executable, "-m", "perron", *SHORT, "--games", "900000000", *words],
        stdout=subprocess.PIPE,
        stderr=other_end,
        env={**os.environ, **PACKAGE, "TERM": "xterm", "COLUMNS": "100"},
        start_new_session=True,
    ) as program:
        os.close(other_end)
        while re.search(rb"\b[1-9][0-9]*/900000000", shown) is None:
            shown += os.read(terminal, 4096)
        # What a terminal does: the signal goes to all processes of the program.
        os.killpg(program.pid, signal.SIGINT)
        out, _ = program.communicate()
    with suppress(OSError):
        # An error is how Linux says that nobody is left at the other end.
        while more := os.read(terminal, 4096):
            shown += more
    os.close(terminal)
    return program.returncode, out, shown.decode()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_gives_the_result_so_far(
    jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, shown = interrupted("--json", "--jobs", jobs)
    assert status == 130
    assert "Traceback" not in shown
    found = json.loads(out)
    assert found["interrupted"] is True
    assert found["games"] > 0
    whole = answer(capsys, "--games", str(found["games"]))
    assert found["digest"] == whole["digest"]
    assert found["mean_scores"] == whole["mean_scores"]


def test_an_interrupt_keeps_the_games_so_far(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl"
    status, out, shown = interrupted("--json", "--record", str(path))
    assert status == 130
    assert "Traceback" not in shown
    found = json.loads(out)
    assert len(records(path)) == found["games"]
    assert sorted(tmp_path.iterdir()) == [path]
    assert answer(capsys, "--games", str(found["games"]))["digest"] == found["digest"]
