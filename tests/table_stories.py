"""Tables without a server: asked and noted here, with the log as a server would store it."""

from collections.abc import Sequence

from perron.boards import load
from perron.core.chance import Dice
from perron.server.storage.log_writer import Append, EntryRow, TableRow
from perron.server.table.clocks import Clock, NoClock
from perron.server.table.entries import (
    PERSON,
    Created,
    Entry,
    EntryBody,
    Seated,
    SeatSet,
    Terms,
)
from perron.server.table.entry_json import to_json
from perron.server.table.noting import note, opened
from perron.server.table.table import PLAYING, Table
from perron.server.table.views import encode, summary

SPARE = [bytes([n]) * 16 for n in range(5)]


def terms(board: str, seats: int, clock: Clock | None = None, chat: bool = True) -> Terms:
    return Terms(board, seats, clock or NoClock(), None, chat, True, "level1")


def person(n: int) -> str:
    return f"person {n}"


def created(
    board: str, seats: Sequence[str], clock: Clock | None = None, chat: bool = True, salt: int = 0
) -> Created:
    """A table opened by person 0; each seat is `person`, `open` or the level of a bot."""
    sitting: list[Seated | SeatSet] = []
    for n, who in enumerate(seats):
        if who == "person":
            sitting.append(Seated(n, f"Aino {n}", person(n), bytes([n, salt % 256]) * 8))
        elif who != "open":
            sitting.append(SeatSet(n, who))
    secret = salt.to_bytes(32, "big")
    return Created(
        terms(board, len(seats), clock, chat), "key", secret, person(0), tuple(sitting), None
    )


class Story:
    """A table, what happened at it, and its log."""

    def __init__(self, what: Created, id: str = "2kq7w8r5mnz3xcvb9", at: int = 1_000) -> None:
        self.entries: list[Entry] = []
        self.appends: list[Append] = []
        self.table = opened(id, load(what.terms.board), Entry(1, at, what))
        self._kept(Entry(1, at, what))

    def note(self, what: EntryBody | None, later: int = 1_000) -> Table:
        """Take something into account, so many milliseconds after what came before."""
        assert what is not None
        entry = Entry(self.table.number + 1, self.table.at + later, what)
        note(self.table, entry)
        self._kept(entry)
        return self.table

    def _kept(self, entry: Entry) -> None:
        table = self.table
        body = encode(to_json(table.board, entry.body))
        row = TableRow(table.id, table.state, entry.at, table.due(), None, summary(table))
        seats = tuple((n, seat.identity) for n, seat in enumerate(table.seats))
        self.entries.append(entry)
        self.appends.append(Append(EntryRow(entry.number, entry.at, body), row, None, seats))

    @property
    def log(self) -> list[EntryRow]:
        return [append.entry for append in self.appends]

    def start(self) -> Table:
        return self.note(self.table.start(person(0), None, SPARE[: len(self.table.seats)]))

    def play(self, dice: Dice, most: int = 10_000, by: str = PERSON) -> Table:
        """So many actions, chosen evenly by whoever has to decide; fewer when the game is over."""
        table = self.table
        for _ in range(most):
            if table.state != PLAYING:
                break
            asked = table.to_act
            seat = asked[dice.below(len(asked))]
            actions = table.legal(seat)
            self.note(table.act(seat, actions[dice.below(len(actions))], by))
        return table
