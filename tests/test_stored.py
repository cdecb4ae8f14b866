"""What earlier versions stored is read by this one: see stored/README.md.

Databases are copied, served and played on to the end; records are replayed and verified; results go on.
"""

import gzip
import io
import json
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from servers import Cluster, run_perron, serving
from stored_houses import play
from visitors import Json, Visitor

from perron.arena.store import Folder
from perron.boards import load
from perron.cli.main import main
from perron.terminal.records import read_record

STORED = Path(__file__).parent / "stored"
VERSIONS = sorted(path.name for path in STORED.iterdir() if path.is_dir())
PEOPLE = ("aino", "eero")
# What depends on who is looking, and when.
PASSING = {"now", "deadlines", "connected"}

every_version = pytest.mark.parametrize("version", VERSIONS)
every_database = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


@cache
def told(version: str) -> Json:
    found: Json = json.loads(gzip.decompress((STORED / version / "told.json.gz").read_bytes()))
    return found


def tables(version: str, state: str) -> list[Json]:
    """The tables that were left in a state: waiting, playing or over."""
    found = [
        table
        for table in told(version)["tables"]
        if table["views"]["aino"]["table"]["state"] == state
    ]
    assert found
    return found


@pytest.fixture
def house(version: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """The address of a copy: of the database itself, or of its backup in one of the other kind."""
    if kind == "sqlite":
        file = tmp_path / "house.db"
        file.write_bytes(gzip.decompress((STORED / version / "house.db.gz").read_bytes()))
        return f"sqlite:///{file}"
    cluster: Cluster = request.getfixturevalue("cluster")
    database = cluster.new_database()
    restored = run_perron("restore", str(STORED / version / "house.backup"), "--database", database)
    assert (restored.returncode, restored.stderr) == (0, b"")
    return database


@pytest.fixture
def visitors(version: str, house: str) -> Iterator[dict[str, Visitor]]:
    """The people of that time, with their cookies, at a server of today."""
    with serving(house, limits="no", bot_seconds="0.1") as server:
        found = {name: Visitor(server.url, name) for name in (*PEOPLE, "watcher")}
        for name in PEOPLE:
            found[name].http.cookies.set("perron", told(version)["cookies"][name])
        yield found
        for visitor in found.values():
            visitor.http.close()


def check_told(now: object, then: object, where: str = "") -> None:
    """Everything that was told then is told now; there may be more."""
    if isinstance(then, dict):
        assert isinstance(now, dict), where
        for name, value in then.items():
            if name not in PASSING:
                assert name in now, f"{where}.{name}"
                check_told(now[name], value, f"{where}.{name}")
    elif isinstance(then, list):
        assert isinstance(now, list), where
        assert len(now) == len(then), where
        for n, (new, old) in enumerate(zip(now, then, strict=True)):
            check_told(new, old, f"{where}[{n}]")
    else:
        assert now == then, where


def test_what_is_not_told_any_more_is_noticed() -> None:
    then: Json = {"a": [{"b": 1, "now": 7}]}
    check_told({"a": [{"b": 1, "now": 8, "c": 2}], "d": 3}, then)
    less: list[Json] = [
        {},
        {"a": []},
        {"a": [{}]},
        {"a": [{"b": 2}]},
        {"a": [{"b": 1}, {}]},
        {"a": 1},
    ]
    for now in less:
        with pytest.raises(AssertionError):
            check_told(now, then)


# Databases.


@every_database
@every_version
def test_every_visitor_is_told_what_was_told_then(
    version: str, visitors: dict[str, Visitor]
) -> None:
    for table in told(version)["tables"]:
        for name, visitor in visitors.items():
            path = f"/api/tables/{table['id']}/events"
            if name not in table["views"]:
                visitor.get(path, 404)
                continue
            answer, view, events = visitor.get(path), table["views"][name], table["events"][name]
            where = f"{table['story']}: {name}"
            check_told(answer["events"][: len(events)], events, f"{where}: events")
            # A stand-in has waited long enough, and goes on.
            if not any(seat["stand_in"] for seat in view["table"]["seats"]):
                check_told(answer["view"], view, f"{where}: view")
    bearer = {"Authorization": f"Bearer {told(version)['token']}"}
    mine = visitors["watcher"].http.get("/api/me", headers=bearer).json()["tables"]
    assert {line["id"] for line in mine} == {table["id"] for table in told(version)["tables"]}


@every_database
@every_version
def test_finished_games_are_counted_checked_and_met_again(
    version: str, visitors: dict[str, Visitor]
) -> None:
    aino = visitors["aino"]
    for table in tables(version, "over"):
        path = f"/api/tables/{table['id']}"
        assert aino.get(f"{path}/check")["ok"] is True
        replay = aino.get(f"{path}/replay")
        check_told(replay["outcome"], table["views"]["aino"]["outcome"])
        again = aino.post(f"{path}/rematch")["table"]
        assert again["after"] == table["id"]
        assert again["id"] == table["views"]["aino"]["table"]["rematch"] or (
            table["views"]["aino"]["table"]["rematch"] is None
        )


@every_database
@every_version
def test_running_games_are_played_on_to_their_end(
    version: str, visitors: dict[str, Visitor]
) -> None:
    people = [visitors[name] for name in PEOPLE]
    for table in tables(version, "playing"):
        path = f"/api/tables/{table['id']}"
        clock = table["views"]["aino"]["table"]["clock"]
        if clock["kind"] == "live" and clock["seconds"] < 60:
            _let_stand_ins_play(people, table["id"])
        else:
            for visitor in people:
                visitor.post(f"{path}/return")
            play(people, table["id"])
        events = people[0].get(f"{path}/events")["events"]
        assert [event["number"] for event in events] == list(range(1, len(events) + 1))
        before = table["events"]["aino"]
        check_told(events[: len(before)], before, table["story"])
        assert people[0].get(f"{path}/check")["ok"] is True


def _let_stand_ins_play(people: list[Visitor], id: str) -> None:
    """There is too little on the clock for anybody else."""
    for visitor in people:
        visitor.post(f"/api/tables/{id}/leave")
    with people[0].feed(id) as feed:
        while feed.view["table"]["state"] != "over":
            feed.receive()


@every_database
@every_version
def test_a_table_that_waited_is_joined_and_the_game_begins(
    version: str, visitors: dict[str, Visitor]
) -> None:
    for table in tables(version, "waiting"):
        visitors["eero"].join(table["views"]["aino"])
        id = table["id"]
        view = visitors["aino"].post(f"/api/tables/{id}/start")
        assert view["table"]["state"] == "playing"
        play([visitors[name] for name in PEOPLE], id, 6)


@every_version
def test_a_backup_brings_back_every_row(version: str, tmp_path: Path) -> None:
    backup = STORED / version / "house.backup"
    house, again = f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "again"
    assert main(["restore", str(backup), "--database", house]) == 0
    assert main(["backup", str(again), "--database", house]) == 0
    before, after = (rows(file) for file in (backup, again))
    assert after >= before


def rows(backup: Path) -> set[bytes]:
    """The rows of a backup: what stands between its head and its end."""
    return set(gzip.decompress(backup.read_bytes()).splitlines()[1:-1])


# Records.


@every_version
def test_a_record_is_exported_as_it_was(
    version: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.db"
    file.write_bytes(gzip.decompress((STORED / version / "house.db.gz").read_bytes()))
    database = f"sqlite:///{file}"
    # An older database is brought up to date where it is served.
    with serving(database):
        pass
    words = (("exported.json", ()), ("exported-running.json", ("--running",)))
    for name, more in words:
        then = json.loads((STORED / version / name).read_bytes())
        id = next(t["id"] for t in told(version)["tables"] if told_of(t) == commitment(then))
        assert main(["export", id, "--database", database, *more]) == 0
        check_told(json.loads(capsys.readouterr().out), then)


def told_of(table: Json) -> str:
    return str(table["views"]["aino"]["table"]["fair"]["commitment"])


def commitment(record: Json) -> str:
    return str(record["fair"]["commitment"])


@pytest.mark.parametrize(
    "name", ["exported.json", "exported-running.json", "played.json", "left.json"]
)
@every_version
def test_records_are_replayed(version: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = STORED / version / name
    record = read_record(str(file), 1, load).record
    steps = list(record.replay())
    assert len(steps) == len(json.loads(file.read_bytes())["steps"])
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().err == ""


@every_version
def test_the_shuffles_of_a_finished_game_are_verified(
    version: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(STORED / version / "exported.json")]) == 0
    assert capsys.readouterr().out.startswith("yes: ")


@every_version
def test_a_game_that_was_left_is_resumed_and_played_to_its_end(
    version: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "left.json"
    shutil.copy(STORED / version / file.name, file)
    typed = "7\n1\n1\n6\n" * 400
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
    assert main(["play", "--resume", str(file)]) == 0
    record = read_record(str(file), 1, load).record
    assert record.outcome is not None
    assert main(["verify", str(file)]) == 0
    assert "yes: " in capsys.readouterr().out


# Results of the arena.


@every_version
def test_results_are_read_and_never_mixed_with_those_of_another_version(
    version: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    then = json.loads((STORED / version / "arena.json").read_bytes())
    folder, page = tmp_path / "arena", tmp_path / "page.html"
    shutil.copytree(STORED / version / "arena", folder)
    assert main(["report", str(folder), "-o", str(page)]) == 0
    assert page.stat().st_size > 1000
    games = Folder.open(folder).results.games
    assert (len(games), games["decisions"].sum() > 0) == (then["games"], True)
    capsys.readouterr()
    contest = ["arena", "--board", then["board"], "--players", str(then["players"])]
    contest += ["--bots", ",".join(then["bots"]), "--seed", str(then["seed"]), "--json"]
    kept = {file.name for file in folder.iterdir()}
    assert main([*contest, "--out", str(folder), "--games", str(2 * then["planned"])]) == 2
    assert "it was played by another version of Perron" in capsys.readouterr().err
    assert {file.name for file in folder.iterdir()} == kept
    # The same games, played today, come to the same.
    assert main([*contest, "--out", str(tmp_path / "new"), "--games", str(then["planned"])]) == 0
    assert json.loads(capsys.readouterr().out)["digest"] == then["digest"]
