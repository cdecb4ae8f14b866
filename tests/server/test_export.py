"""`perron export`: a game of the server as a record that the other commands take."""

import json
from pathlib import Path

import pytest
from servers import run_perron, serving
from stored_houses import complaint, fill, play
from table_stories import Story, created
from visitors import Visitor

from perron.cli.main import main
from perron.core.chance import Dice


def test_a_game_played_on_the_server_is_exported_verified_and_replayed(
    database: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    with serving(database, limits="no") as server, Visitor(server.url, "Aino") as aino:
        id = aino.open("amsterdam", ["you", "level1"], start=True)["table"]["id"]
        refused = run_perron("export", id, "--database", database)
        assert refused.returncode == 2
        play([aino], id)
        served = aino.get(f"/api/tables/{id}/record")
        done = run_perron("export", id, "--database", database, "-o", str(file))
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert json.loads(file.read_text()) == served
    verified = run_perron("verify", str(file))
    assert verified.returncode == 0
    assert verified.stdout.startswith(b"yes: ")
    replayed = run_perron("replay", str(file))
    assert replayed.returncode == 0
    assert b"Aino" in replayed.stdout


def test_a_running_game_is_exported_only_when_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    running = Story(created("nordic", ["person", "person", "level1"]))
    running.start()
    running.play(Dice(1), 30)
    waiting = Story(created("nordic", ["person", "open"]), "3kq7w8r5mnz3xcvb9")
    fill(database, running, waiting)
    id = running.table.id
    assert "--running" in complaint(capsys, "export", id, "--database", database)
    unbegun = complaint(capsys, "export", waiting.table.id, "--database", database)
    assert "has not begun" in unbegun
    for unknown in ("4kq7w8r5mnz3xcvb9", "", "../../x"):
        assert "no such table" in complaint(capsys, "export", unknown, "--database", database)
    assert main(["export", id, "--database", database, "--running"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert len(record["steps"]) == 31
    assert record["outcome"] is None
    assert record["fair"]["secret"] is None
    file = tmp_path / "game.json"
    assert main(["export", id, "--database", database, "--running", "-o", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    there = complaint(capsys, "export", id, "--database", database, "--running", "-o", str(file))
    assert "--force" in there


def test_a_database_without_a_house_has_nothing_to_export(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    id = "2kq7w8r5mnz3xcvb9"
    nowhere = f"sqlite:///{tmp_path / 'nowhere.db'}"
    assert "no such database" in complaint(capsys, "export", id, "--database", nowhere)
    (tmp_path / "empty.db").touch()
    empty = f"sqlite:///{tmp_path / 'empty.db'}"
    assert "nothing here" in complaint(capsys, "export", id, "--database", empty)
    assert "PERRON_DATABASE" in complaint(capsys, "export", id, "--database", "mysql://x/y")
