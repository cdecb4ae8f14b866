"""A folder that keeps results.

It holds plan.json (what is played), board/ (a copy of the board, so that the results can be read
where the board is not) and a folder for each part that was played, say part-000000040 with
games.parquet, seats.parquet, tickets.parquet and claims.parquet. A part is there as a whole or not
at all.
"""

import hashlib
import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Final

import polars as pl
from polars.exceptions import PolarsError

from perron import __version__
from perron.arena.match import Deal, Tournament
from perron.arena.results import SCHEMAS, Results, framed
from perron.arena.rows import Rows
from perron.boards.layouts import LAYOUT
from perron.boards.maps import NAMES
from perron.boards.packs import FILES, folder_of
from perron.core.chance import SEEDS
from perron.core.errors import BadInput
from perron.core.rules import RULES_VERSION
from perron.system.files import new_folder, write_whole
from perron.wire.reading import Node, parse_json

FORMAT: Final = "perron-arena"
FORMAT_VERSION: Final = 1

_PLAN: Final = "plan.json"
_BOARD: Final = "board"
_PART: Final = "part-"
# Copied where a pack has them: how to draw it, what languages call its cities, and where its facts come from.
_BESIDES: Final = (LAYOUT, NAMES, "SOURCE.md")

_MOST_TABLES: Final = 100_000
_MOST_GAMES: Final = 10**9


class Folder:
    """A folder of results: what is planned, and what was played of it."""

    def __init__(self, path: Path, tournament: Tournament, results: Results) -> None:
        self.path = path
        # Its board is the copy in the folder.
        self.tournament = tournament
        self.results = results

    @classmethod
    def begin(cls, path: Path, tournament: Tournament) -> "Folder":
        """The folder for a tournament: a new one, or the one in which it was begun."""
        if (path / _PLAN).exists():
            folder = cls.open(path)
            _check_same(path, tournament)
            return folder._grown(tournament.games)
        if path.exists() and not path.is_dir():
            raise BadInput(str(path), "is not a folder")
        if path.is_dir() and any(path.iterdir()):
            raise BadInput(str(path), f"is not empty, and has no {_PLAN}: no place for results")
        path.mkdir(parents=True, exist_ok=True)
        _copy_board(folder_of(tournament.board), path / _BOARD)
        _write_plan(path, tournament)
        return cls.open(path)

    @classmethod
    def open(cls, path: Path) -> "Folder":
        """A folder with results, or at least a plan for them. BadInput names a damaged file."""
        if not (path / _PLAN).is_file():
            raise BadInput(str(path), f"there are no results here: no {_PLAN}")
        tournament = _read_plan(path)
        results = framed(Rows())
        for part in sorted(path.glob(f"{_PART}*")):
            results += _read_part(part, tournament)
        if results.games["game"].is_duplicated().any():
            raise BadInput(str(path), "the same game stands in two of its parts")
        return cls(path, tournament, results)

    @property
    def played(self) -> set[Deal]:
        """The deals that are there already."""
        tables = [",".join(table) for table in self.tournament.tables]
        rows = self.results.games.select("table", "deal").unique().iter_rows()
        return {Deal(tables.index(table), number) for table, number in rows}

    def keep(self, rows: Rows) -> None:
        """Add a part, named after its first game."""
        part = self.path / f"{_PART}{rows.games[0].game:09d}"
        results = framed(rows)
        with new_folder(part) as aside:
            for name, frame in zip(SCHEMAS, results, strict=True):
                _write_frame(aside / f"{name}.parquet", frame)
        self.results += results

    def _grown(self, games: int) -> "Folder":
        """The same folder with more games planned; what was played stays."""
        planned = self.tournament.games
        if games < planned:
            place = str(self.path / _PLAN)
            raise BadInput(place, f"{planned} games a table are planned here, not {games}")
        tournament = replace(self.tournament, games=games)
        if games > planned:
            _write_plan(self.path, tournament)
        return Folder(self.path, tournament, self.results)


# The plan.


def _identity(board: Path, tournament: Tournament) -> dict[str, object]:
    """What two runs must have in common to be one."""
    return {
        "perron": __version__,
        "rules_version": RULES_VERSION,
        "board": _digest(board),
        "tables": [list(table) for table in tournament.tables],
        "seed": tournament.seed,
    }


def _write_plan(path: Path, tournament: Tournament) -> None:
    plan = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        **_identity(path / _BOARD, tournament),
        "games": tournament.games,
    }
    write_whole(path / _PLAN, json.dumps(plan, indent=1) + "\n")


def _read_plan(path: Path) -> Tournament:
    place = path / _PLAN
    names = ("format", "version", "perron", "rules_version", "board", "tables", "seed", "games")
    try:
        fields = Node(parse_json(place.read_bytes(), str(place)), "").fields(names, names)
        fields["format"].word([FORMAT], "the format of a plan")
        fields["version"].whole(1, FORMAT_VERSION)
        tables = tuple(_table(node) for node in fields["tables"].items(_MOST_TABLES, "tables"))
        if len({len(table) for table in tables}) != 1:
            raise fields["tables"].wrong("tables of one size are needed")
        if fields["board"].value != _digest(path / _BOARD):
            raise fields["board"].wrong(f"the copy in {_BOARD}/ was changed")
        return Tournament(
            board=str(path / _BOARD),
            tables=tables,
            games=fields["games"].whole(1, _MOST_GAMES),
            seed=fields["seed"].whole(0, int(SEEDS) - 1),
        )
    except BadInput as error:
        where = f"{error.place}: " if error.place != str(place) else ""
        raise BadInput(str(place), f"{where}{error.problem}") from None


def _table(node: Node) -> tuple[str, ...]:
    return tuple(Node(name, node.place).text() for name in node.listed())


def _check_same(path: Path, tournament: Tournament) -> None:
    """Refuse to mix two tournaments, and say in what they differ."""
    had: dict[str, object] = json.loads((path / _PLAN).read_bytes())
    for name, value in _identity(folder_of(tournament.board), tournament).items():
        if had[name] != value:
            words = _DIFFERENCES[name]
            raise BadInput(str(path), f"holds another tournament: {words}; give another folder")


_DIFFERENCES: Final = {
    "perron": "it was played by another version of Perron",
    "rules_version": "it was played by other rules",
    "board": "the board is not the same",
    "tables": "the bots or the number of players are not the same",
    "seed": "the seed is not the same",
}


# The board.


def _copy_board(source: Path, target: Path) -> None:
    target.mkdir(exist_ok=True)
    for name in (*FILES, *_BESIDES):
        if (source / name).is_file():
            shutil.copyfile(source / name, target / name)


def _digest(board: Path) -> str:
    """A number that stands for all that is written in a pack."""
    digest = hashlib.sha256()
    for name in FILES:
        try:
            digest.update((board / name).read_bytes())
        except OSError as error:
            raise BadInput(str(board / name), error.strerror or "can't be read") from None
    return digest.hexdigest()[:32]


# The parts.


def _read_part(part: Path, tournament: Tournament) -> Results:
    results = Results(*(_read_frame(part / f"{name}.parquet", name) for name in SCHEMAS))
    tables = {",".join(table) for table in tournament.tables}
    if not set(results.games["table"]) <= tables:
        raise BadInput(str(part / "games.parquet"), "has a table that is not in the plan")
    return results


def _write_frame(path: Path, frame: pl.DataFrame) -> None:
    try:
        frame.write_parquet(path)
    except OSError as error:
        raise BadInput(str(path), error.strerror or str(error)) from None


def _read_frame(path: Path, name: str) -> pl.DataFrame:
    if not path.is_file():
        raise BadInput(str(path), "is missing")
    try:
        frame = pl.read_parquet(path)
    except OSError as error:
        raise BadInput(str(path), error.strerror or "can't be read") from None
    except PolarsError:
        raise BadInput(str(path), "is no Parquet file, or a damaged one") from None
    if frame.schema != SCHEMAS[name]:
        raise BadInput(str(path), f"does not have the columns of {name}")
    return frame
