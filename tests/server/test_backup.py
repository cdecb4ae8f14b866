"""Backup and restore: nothing is lost, nothing half done, from either kind of database to either."""

import gzip
import hashlib
import json
import os
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from servers import PACKAGE, Server, run_perron, serving
from stored_houses import complaint, fill, play
from table_stories import Story, created
from visitors import Json, Visitor

from perron.cli.main import main
from perron.core.chance import Dice
from perron.server.storage.migrate import head


def a_story(actions: int = 20) -> Story:
    story = Story(created("amsterdam", ["person", "person"]))
    story.start()
    story.play(Dice(3), actions)
    return story


def lines_of(file: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def moved(visitor: Visitor, server: Server) -> Visitor:
    """The same person, with the same cookies, at another server."""
    there = Visitor(server.url, visitor.name)
    there.http.cookies = visitor.http.cookies
    return there


@pytest.mark.full
def test_a_backup_made_while_people_play_goes_on_in_the_other_kind_of_database(
    database: str, other_database: str, tmp_path: Path
) -> None:
    file = tmp_path / "house.backup"
    with (
        serving(database, limits="no") as server,
        Visitor(server.url, "Aino") as aino,
        Visitor(server.url, "Eero") as eero,
    ):
        table = aino.open("europe", ["you", "open", "level1"])
        id = table["table"]["id"]
        eero.join(table)
        token = aino.post("/api/tokens", {"name": "my bot"}, 201)["token"]
        aino.post(f"/api/tables/{id}/start")
        play([aino, eero], id, 10)
        before = aino.get(f"/api/tables/{id}")["number"]
        playing = threading.Thread(target=play, args=([aino, eero], id, 40))
        playing.start()
        done = run_perron("backup", str(file), "--database", database)
        playing.join()
        assert done.returncode == 0, done.stderr
        there = aino.get(f"/api/tables/{id}/events")["events"]

    done = run_perron("restore", str(file), "--database", other_database)
    assert (done.returncode, done.stderr) == (0, b"")
    with (
        serving(other_database, limits="no") as server,
        moved(aino, server) as one,
        moved(eero, server) as two,
    ):
        known = {"Authorization": f"Bearer {token}"}
        view: Json = one.http.get(f"/api/tables/{id}", headers=known).json()
        assert view["you"] == 0
        here = one.get(f"/api/tables/{id}/events")["events"]
        # What was stored before the backup began is in it; whatever is in it, happened.
        assert len(here) >= before
        assert here[: len(there)] == there[: len(here)]
        play([one, two], id)
        assert one.get(f"/api/tables/{id}/check")["ok"] is True


def test_there_and_back_again_every_row_is_the_same(
    database: str, other_database: str, tmp_path: Path
) -> None:
    fill(database, a_story())
    first, second = tmp_path / "first", tmp_path / "second"
    assert run_perron("backup", str(first), "--database", database).returncode == 0
    assert run_perron("restore", str(first), "--database", other_database).returncode == 0
    assert run_perron("backup", str(second), "--database", other_database).returncode == 0
    assert lines_of(first) == lines_of(second)
    head_line, *rows, end = lines_of(first)
    assert head_line["revision"] == head()
    assert end["rows"] == {"entries": 22, "hours": 1, "seats": 2, "tables": 1, "tokens": 1}
    assert len(rows) == 27
    assert stat.S_IMODE(first.stat().st_mode) == 0o600


def test_a_backup_can_go_through_a_pipe(database: str, tmp_path: Path) -> None:
    fill(database, a_story())
    file = tmp_path / "piped"
    done = run_perron("backup", "-", PERRON_DATABASE=database)
    assert (done.returncode, done.stderr) == (0, b"")
    file.write_bytes(done.stdout)
    restored = f"sqlite:///{tmp_path / 'restored.db'}"
    assert main(["restore", str(file), "--database", restored]) == 0


# From here on SQLite is enough: nothing depends on the database.


@pytest.fixture
def house(tmp_path: Path) -> str:
    """The address of a database with a table in it."""
    database = f"sqlite:///{tmp_path / 'house.db'}"
    fill(database, a_story())
    return database


@pytest.fixture
def backup(house: str, tmp_path: Path) -> Path:
    file = tmp_path / "house.backup"
    assert main(["backup", str(file), "--database", house]) == 0
    return file


def test_a_file_that_is_there_is_overwritten_only_by_force(
    house: str, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = backup.read_bytes()
    assert "--force" in complaint(capsys, "backup", str(backup), "--database", house)
    assert backup.read_bytes() == before
    assert main(["backup", str(backup), "--database", house, "--force"]) == 0
    assert [path.name for path in backup.parent.glob("*.part")] == []


def test_a_backup_of_nothing_is_refused_and_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    nowhere = f"sqlite:///{tmp_path / 'nowhere.db'}"
    assert "no such database" in complaint(capsys, "backup", str(file), "--database", nowhere)
    (tmp_path / "empty.db").touch()
    empty = f"sqlite:///{tmp_path / 'empty.db'}"
    assert "nothing here" in complaint(capsys, "backup", str(file), "--database", empty)
    (tmp_path / "strange.db").write_text("no database at all, but long enough to look like one")
    strange = f"sqlite:///{tmp_path / 'strange.db'}"
    assert "not a database" in complaint(capsys, "backup", str(file), "--database", strange)
    gone = "postgresql://nobody@127.0.0.1:1/nothing"
    assert "database: " in complaint(capsys, "backup", str(file), "--database", gone)
    assert not file.exists()


def rewritten(change: Callable[[list[Any]], None]) -> Callable[[bytes], bytes]:
    """The lines changed by somebody who knows how to work out the check value."""

    def rewrite(content: bytes) -> bytes:
        lines = [json.loads(line) for line in gzip.decompress(content).splitlines()]
        change(lines)
        *before, end = lines
        text = "".join(json.dumps(line) + "\n" for line in before).encode()
        end = {**end, "sha256": hashlib.sha256(text).hexdigest()}
        return gzip.compress(text + json.dumps(end).encode() + b"\n")

    return rewrite


def unzipped(change: Callable[[bytes], bytes]) -> Callable[[bytes], bytes]:
    return lambda content: gzip.compress(change(gzip.decompress(content)))


def set_head(**values: object) -> Callable[[list[Any]], None]:
    return lambda lines: lines[0].update(values)


DAMAGE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda content: b"", "is not a backup of Perron"),
    "foreign": (lambda content: b"PK\x03\x04 something else", "is not a backup of Perron"),
    "foreign gzip": (lambda content: gzip.compress(b"a letter\n"), "is not a backup of Perron"),
    "cut off": (lambda content: content[: len(content) // 2], "is cut off"),
    "last byte missing": (lambda content: content[:-1], "is cut off"),
    "last line missing": (unzipped(lambda text: text[: text[:-1].rindex(b"\n") + 1]), "is cut off"),
    "last newline missing": (unzipped(lambda text: text[:-1]), "is cut off"),
    "a bit turned": (
        lambda content: content[:300] + bytes([content[300] ^ 4]) + content[301:],
        "is damaged",
    ),
    "a name changed": (unzipped(lambda text: text.replace(b"Aino 1", b"Eino 1")), "check value"),
    "something after the end": (unzipped(lambda text: text + b"[]\n"), "follows its end"),
    "not JSON inside": (unzipped(lambda text: text.replace(b"\n[", b"\n{[", 1)), "not JSON"),
    "a row missing": (rewritten(lambda lines: lines.__delitem__(3)), "rows are missing"),
    "a strange table": (rewritten(lambda lines: lines[3].__setitem__(0, "users")), "not a row"),
    "a short row": (rewritten(lambda lines: lines[3].pop()), "not a row of entries"),
    "a list in a row": (rewritten(lambda lines: lines[3].__setitem__(3, [])), "not a row"),
    "a newer format": (rewritten(set_head(version=2)), "was made by a newer Perron"),
    "a newer revision": (rewritten(set_head(revision="9999")), "was made by a newer Perron"),
    "no version": (rewritten(set_head(version=None)), "has no version"),
    "another field": (rewritten(set_head(more=1)), "more"),
    "other columns": (rewritten(set_head(columns={"entries": [1]})), "columns"),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_file_that_is_not_whole_is_refused_and_nothing_changes(
    kind: str, backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change, said = DAMAGE[kind]
    backup.write_bytes(change(backup.read_bytes()))
    target = tmp_path / "target.db"
    told = complaint(capsys, "restore", str(backup), "--database", f"sqlite:///{target}")
    assert said in told
    assert str(backup) in told
    assert not target.exists()


def test_every_cut_is_noticed(backup: Path, tmp_path: Path) -> None:
    whole = backup.read_bytes()
    for length in range(0, len(whole), max(1, len(whole) // 60)):
        backup.write_bytes(whole[:length])
        assert main(["restore", str(backup), "--database", f"sqlite:///{tmp_path / 'no.db'}"]) == 2


def test_a_row_that_the_database_refuses_leaves_nothing_behind(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def doubled(lines: list[Any]) -> None:
        lines.insert(3, lines[3])
        lines[-1]["rows"]["entries"] += 1

    backup.write_bytes(rewritten(doubled)(backup.read_bytes()))
    target = f"sqlite:///{tmp_path / 'target.db'}"
    assert "UNIQUE" in complaint(capsys, "restore", str(backup), "--database", target)
    assert "nothing here" in complaint(capsys, "backup", str(tmp_path / "x"), "--database", target)


def test_a_house_is_replaced_only_when_asked_and_a_copy_is_kept(
    house: str, backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = f"sqlite:///{tmp_path / 'other.db'}"
    fill(other, Story(created("nordic", ["person", "open"]), "3kq7w8r5mnz3xcvb9"))
    assert "--replace" in complaint(capsys, "restore", str(backup), "--database", other)
    assert main(["restore", str(backup), "--database", other, "--replace"]) == 0
    copy = tmp_path / "other.db.before-restore-1"
    assert str(copy) in capsys.readouterr().out
    for database, rows in ((other, 27), (f"sqlite:///{copy}", 5)):
        file = tmp_path / f"again-{rows}"
        assert main(["backup", str(file), "--database", database]) == 0
        assert len(lines_of(file)) == rows + 2


def test_a_house_that_is_being_served_is_not_replaced(server: Server, tmp_path: Path) -> None:
    file = tmp_path / "file"
    assert run_perron("backup", str(file), "--database", server.database).returncode == 0
    done = run_perron("restore", str(file), "--database", server.database, "--replace")
    assert done.returncode == 2
    assert b"perron serve uses" in done.stderr
    assert done.stderr.count(b"\n") == 1


def test_a_full_disk_is_told_in_one_line(house: str) -> None:
    if not os.path.exists("/dev/full"):
        pytest.skip("no /dev/full here")
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "perron", "backup", "-", "--database", house],
            stdout=full,
            stderr=subprocess.PIPE,
            env={**os.environ, **PACKAGE},
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == b"perron: standard output: No space left on device\n"
