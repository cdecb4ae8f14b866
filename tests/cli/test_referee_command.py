"""perron referee and perron score, from a file to the exit status."""

import json
import shutil
from pathlib import Path

import pytest

from perron import boards
from perron.cli.main import main

PACKS = Path(boards.__file__).parent

EUROPE = {"board": "europe", "players": 2}
DRAW = {"type": "draw", "slot": "deck"}


def save(folder: Path, value: object) -> str:
    path = folder / "game.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("actions", "status"),
    [([], 0), ([DRAW, DRAW], 0), ([DRAW, {"type": "pass"}, DRAW], 1), (["draw"], 1)],
)
def test_the_exit_status_says_whether_all_was_accepted(
    actions: list[object], status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["referee", save(tmp_path, {"position": EUROPE, "actions": actions})]) == status
    out, err = capsys.readouterr()
    assert err == ""
    assert out.isascii()
    reply = json.loads(out)
    assert list(reply) == ["results", "position", "legal", "outcome"]
    assert len(reply["results"]) == len(actions)


@pytest.mark.parametrize(
    ("request_", "line"),
    [
        ({"position": EUROPE}, "perron: actions: is missing\n"),
        ({"position": {**EUROPE, "hands": [{}, {"red": 13}]}, "actions": []}, "hands[1].red: "),
        ({"position": {**EUROPE, "board": "/etc"}, "actions": []}, "position.board: "),
        ([], "perron: "),
    ],
)
def test_bad_input_prints_one_line_and_no_reply(
    request_: object, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["referee", save(tmp_path, request_)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert line in err
    assert err.count("\n") == 1


def test_score_takes_a_bare_position_in_any_phase(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    claims = [{"route": "palermo-smyrna", "player": 1}]
    for phase in ({}, {"phase": "over"}, {"phase": "second_card"}):
        assert main(["score", save(tmp_path, {**EUROPE, **phase, "claims": claims})]) == 0
        outcome = json.loads(capsys.readouterr().out)
        assert outcome["winners"] == [1]
        assert outcome["players"][1] == {
            "total": 37,
            "routes": 15,
            "tickets": 0,
            "completed": [],
            "failed": [],
            "stations": 12,
            "longest_path": 6,
            "longest_path_bonus": 10,
            "globetrotter_bonus": 0,
            "merchandise_bonus": 0,
            "borrowed": [],
            "rank": 1,
        }


def test_a_folder_makes_a_board_known_by_its_own_id(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = Path(shutil.copytree(PACKS / "nordic", tmp_path / "mine"))
    toml = pack / "board.toml"
    text = toml.read_text(encoding="utf-8")
    toml.write_text(text.replace('id = "nordic"', 'id = "mine"'), encoding="utf-8")
    mine = {"board": "mine", "players": 2}
    request = {"position": mine, "actions": []}
    assert main(["referee", save(tmp_path, request), "--board", str(pack)]) == 0
    assert json.loads(capsys.readouterr().out)["position"]["board"] == "mine"
    assert main(["score", save(tmp_path, mine), "--board", str(pack)]) == 0
    capsys.readouterr()
    assert main(["score", save(tmp_path, EUROPE), "--board", str(pack)]) == 2
    assert "position.board: " in capsys.readouterr().err
    assert main(["score", save(tmp_path, mine)]) == 2
    assert "position.board: " in capsys.readouterr().err


def test_a_path_in_a_position_is_never_opened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (str(PACKS / "nordic"), "./nordic", "nordic/", ""):
        assert main(["score", save(tmp_path, {"board": path, "players": 2})]) == 2
        assert "position.board: " in capsys.readouterr().err
