"""The results folder: what it holds, what it refuses, who else can read it."""

import json
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import duckdb
import pytest

from perron import boards
from perron.arena.contest import hold
from perron.arena.match import Tournament, tables_for
from perron.arena.results import SCHEMAS
from perron.arena.store import Folder
from perron.core.errors import BadInput

TOURNAMENT = Tournament("amsterdam", tables_for(("greedy", "random"), 2), 4, 3)
DOCS = Path(__file__).parents[2] / "docs" / "arena.md"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("played") / "results"
    folder = Folder.begin(path, TOURNAMENT)
    hold(folder.tournament, 1, folder)
    return path


@pytest.fixture
def mine(played: Path, tmp_path: Path) -> Path:
    """A copy to do harm to."""
    return Path(shutil.copytree(played, tmp_path / "results"))


def test_other_readers_open_every_file(played: Path) -> None:
    for name, schema in SCHEMAS.items():
        found = duckdb.execute(f"SELECT * FROM '{played}/*/{name}.parquet'")
        assert [column[0] for column in found.description or ()] == list(schema)
        assert found.fetchall()


def test_the_example_in_the_docs_runs(played: Path) -> None:
    (query,) = re.findall(r"```sql\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    rows = duckdb.execute(query.replace("results/", f"{played}/")).fetchall()
    assert [(bot, seat, games) for bot, seat, _, games in rows] == [
        ("greedy", 0, 2),
        ("greedy", 1, 2),
        ("random", 0, 2),
        ("random", 1, 2),
    ]


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_docs_tell_of_every_column(name: str) -> None:
    text = DOCS.read_text(encoding="utf-8")
    table = text.split(f"**{name}**:")[1].split("\n**")[0].split("\n#")[0]
    told = {
        word
        for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
        for word in re.findall(r"`(\w+)`", row)
    }
    assert told == set(SCHEMAS[name])


def test_a_folder_has_its_own_copy_of_the_board(played: Path) -> None:
    folder = Folder.open(played)
    assert boards.load(folder.tournament.board).id == "amsterdam"
    assert (played / "board" / "layout.json").is_file()


OTHERS: list[tuple[Tournament, str]] = [
    (replace(TOURNAMENT, seed=4), "the seed is not the same"),
    (replace(TOURNAMENT, board="nordic"), "the board is not the same"),
    (replace(TOURNAMENT, tables=tables_for(("random",), 2)), "the bots or the number of players"),
    (replace(TOURNAMENT, games=2), "4 games a table are planned here, not 2"),
]


@pytest.mark.parametrize(("other", "problem"), OTHERS)
def test_two_tournaments_are_never_mixed(other: Tournament, problem: str, mine: Path) -> None:
    with pytest.raises(BadInput, match=problem):
        Folder.begin(mine, other)


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("keep me")
    with pytest.raises(BadInput, match="is not empty"):
        Folder.begin(tmp_path, TOURNAMENT)


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch()
    with pytest.raises(BadInput, match="file: is not a folder"):
        Folder.begin(path, TOURNAMENT)


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-40])


def plan(**changes: object) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))

    return change


PART = "part-000000000"
DAMAGE: list[tuple[str, Callable[[Path], object], str]] = [
    ("plan.json", Path.unlink, "there are no results here: no plan.json"),
    ("plan.json", cut, "plan.json: not JSON"),
    ("plan.json", plan(seed="x"), r'plan.json: seed: "x" is not a whole number'),
    ("plan.json", plan(tables=[]), "plan.json: tables: tables of one size are needed"),
    ("plan.json", plan(tables=[["a"], ["a", "b"]]), "plan.json: tables: tables of one size"),
    ("plan.json", plan(format="zip"), "plan.json: format:"),
    ("plan.json", plan(tables=[["a", "b"]]), "games.parquet: has a table that is not in the plan"),
    ("board/cities.csv", cut, "plan.json: board: the copy in board/ was changed"),
    ("board/cities.csv", Path.unlink, "cities.csv: No such file"),
    (f"{PART}/seats.parquet", cut, "seats.parquet: is no Parquet file, or a damaged one"),
    (f"{PART}/claims.parquet", Path.unlink, "claims.parquet: is missing"),
    (
        f"{PART}/claims.parquet",
        lambda path: shutil.copy(path.parent / "seats.parquet", path),
        "claims.parquet: does not have the columns of claims",
    ),
    (
        PART,
        lambda path: shutil.copytree(path, path.parent / "part-9"),
        "stands in two of its parts",
    ),
]


@pytest.mark.parametrize(("file", "damage", "problem"), DAMAGE)
def test_damage_is_told_with_the_name_of_the_file(
    file: str, damage: Callable[[Path], object], problem: str, mine: Path
) -> None:
    damage(mine / file)
    with pytest.raises(BadInput, match=problem) as raised:
        Folder.open(mine)
    assert raised.value.place.startswith(str(mine))


def test_a_part_that_was_never_finished_does_not_count(mine: Path) -> None:
    before = Folder.open(mine).results
    (mine / ".new-part-000000004").mkdir()
    (mine / ".new-part-000000004" / "games.parquet").write_bytes(b"half")
    assert Folder.open(mine).results.digest == before.digest
    grown = replace(TOURNAMENT, games=6)
    folder = Folder.begin(mine, grown)
    hold(folder.tournament, 1, folder)
    assert Folder.open(mine).results.games.height == 6
