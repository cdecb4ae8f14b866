"""Results as data: four frames, a row for each game, seat, ticket offered and route claimed."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from types import NoneType
from typing import Final, get_args, get_type_hints

import polars as pl

from perron.arena.rows import ClaimRow, GameRow, Rows, SeatRow, TicketRow

_KINDS: Final[dict[object, pl.DataType]] = {
    int: pl.Int64(),
    float: pl.Float64(),
    str: pl.String(),
    bool: pl.Boolean(),
}


def _schema(row: type) -> pl.Schema:
    """The columns of a kind of rows, as its dataclass tells them."""
    return pl.Schema({name: _KINDS[_plain(hint)] for name, hint in get_type_hints(row).items()})


def _plain(hint: object) -> object:
    """The type in `type | None`: any column may have gaps."""
    return next((part for part in get_args(hint) if part is not NoneType), hint)


# In the order in which Results has them.
SCHEMAS: Final = {
    "games": _schema(GameRow),
    "seats": _schema(SeatRow),
    "tickets": _schema(TicketRow),
    "claims": _schema(ClaimRow),
}


@dataclass(frozen=True, slots=True)
class Results:
    """Everything that is known of some games."""

    games: pl.DataFrame
    seats: pl.DataFrame
    tickets: pl.DataFrame
    claims: pl.DataFrame

    def __iter__(self) -> Iterator[pl.DataFrame]:
        return (getattr(self, field.name) for field in fields(self))

    def __add__(self, more: "Results") -> "Results":
        return Results(*(pl.concat(pair) for pair in zip(self, more, strict=True)))

    @property
    def digest(self) -> str:
        """A number that stands for every decision and every score, in the order of the games."""
        scores = self.seats.sort("game", "seat").group_by("game").agg("score")
        told = self.games.select("game", "digest").join(scores, on="game").sort("game")
        lines = "".join(f"{row}\n" for row in told.iter_rows())
        return hashlib.sha256(lines.encode()).hexdigest()[:32]


def framed(rows: Rows) -> Results:
    """Rows as frames."""
    return Results(
        _frame("games", rows.games),
        _frame("seats", rows.seats),
        _frame("tickets", rows.tickets),
        _frame("claims", rows.claims),
    )


def _frame(name: str, rows: Sequence[object]) -> pl.DataFrame:
    schema = SCHEMAS[name]
    columns = {column: [getattr(row, column) for row in rows] for column in schema}
    return pl.DataFrame(columns, schema=schema)
