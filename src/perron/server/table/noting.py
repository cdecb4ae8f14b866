"""Noting entries: what an entry changes at a table.

Noting never judges. A table in play, a table read from the log after a crash, and a table that
another process has changed are all made by this code.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from perron.core.board import Board
from perron.core.facts import Ended, Fact, Shuffled, TurnStarted
from perron.core.fair import commit
from perron.core.fold import before_the_deal, fold
from perron.core.position import SETUP
from perron.core.turns import to_act
from perron.server.table import clocks
from perron.server.table.clocks import Outages
from perron.server.table.colours import first_colours, with_colour
from perron.server.table.entries import (
    Acted,
    Coloured,
    Created,
    Entry,
    EntryBody,
    Left,
    Named,
    Rematched,
    Returned,
    Said,
    Seated,
    SeatSet,
    Started,
    SteppedOut,
    TimedOut,
)
from perron.server.table.seats import Seat
from perron.server.table.table import Table


def opened(id: str, board: Board, entry: Entry, outages: Outages | None = None) -> Table:
    """A table from its first entry; `outages` are the times when no server ran."""
    body = entry.body
    if not isinstance(body, Created) or entry.number != 1:
        raise ValueError(f"the log of table {id} does not begin with its opening")
    table = Table(
        id=id,
        board=board,
        terms=body.terms,
        key=body.key,
        secret=body.secret,
        creator=body.identity,
        seats=[Seat() for _ in range(body.terms.seats)],
        colours=body.colours or first_colours(body.terms.seats),
        after=body.after,
        number=1,
        at=entry.at,
        created=entry.at,
        commitment=commit(body.secret),
        outages=Outages() if outages is None else outages,
    )
    for sitting in body.sitting:
        _change(table, sitting)
    return table


def note(table: Table, entry: Entry) -> None:
    """Change a table by its next entry."""
    if entry.number != table.number + 1:
        raise ValueError(f"entry {entry.number} does not follow entry {table.number}")
    table.number = entry.number
    table.at = entry.at
    _change(table, entry.body)


def _change(table: Table, body: EntryBody) -> None:  # noqa: C901 - one case for each kind of entry
    match body:
        case Created():
            raise ValueError("a table is opened only once")
        case Seated(seat, name, identity, entropy):
            table.seats[seat] = Seat(name=name, identity=identity, entropy=entropy)
        case SeatSet(seat, level):
            table.seats[seat] = Seat(level=level)
        case Left(seat):
            table.seats[seat] = Seat()
        case Named(seat, name, _):
            table.seats[seat] = replace(table.seats[seat], name=name)
        case Coloured(seat, colour):
            table.colours = with_colour(table.colours, seat, colour)
        case Started(starter, parts, facts):
            _begin(table, starter, parts, facts)
        case Acted(seat, _, facts):
            _go_on(table, seat, facts)
        case TimedOut(seat):
            table.seats[seat] = replace(table.seats[seat], stand_in=True, left=0)
        case SteppedOut(seat):
            table.seats[seat] = replace(table.seats[seat], stand_in=True)
        case Returned(seat):
            _return(table, seat)
        case Said():
            pass
        case Rematched(again):
            table.rematch = again
        case _:
            assert_never(body)


def _begin(table: Table, starter: int, entropy: tuple[bytes, ...], facts: tuple[Fact, ...]) -> None:
    table.position = before_the_deal(table.board, len(table.seats), 0, starter)
    table.starter = starter
    left = clocks.full(table.terms.clock)
    for n, part in enumerate(entropy):
        table.seats[n] = replace(table.seats[n], entropy=part, left=left)
    _fold(table, facts)
    table.fresh = (table.number,) * len(table.seats)
    _update_clocks(table, range(len(table.seats)))


def _go_on(table: Table, seat: int, facts: tuple[Fact, ...]) -> None:
    assert table.position is not None
    choosing = table.position.phase == SETUP
    _fold(table, facts)
    if choosing or any(isinstance(fact, TurnStarted | Ended) for fact in facts):
        _end_turn(table, seat)
    _update_clocks(table, [seat] if table.position.phase == SETUP else range(len(table.seats)))


def _fold(table: Table, facts: tuple[Fact, ...]) -> None:
    assert table.position is not None
    for fact in facts:
        fold(table.position, fact)
    table.shuffles += sum(isinstance(fact, Shuffled) for fact in facts)
    table.to_act = to_act(table.position)


def _end_turn(table: Table, seat: int) -> None:
    """Stop a seat's clock, and take off what the turn has used."""
    sitting = table.seats[seat]
    used = 0
    if sitting.since is not None:
        used = table.at - sitting.since - table.outages.since(sitting.since, table.at)
    left = sitting.left
    if not sitting.played_by_bot:
        left = clocks.after_turn(table.terms.clock, left, used)
    table.seats[seat] = replace(sitting, since=None, left=left)


def _update_clocks(table: Table, changed: Iterable[int]) -> None:
    """These seats have something new to see: start the clock of those that have to decide, stop the others."""
    fresh = list(table.fresh)
    for seat in changed:
        fresh[seat] = table.number
        sitting = table.seats[seat]
        deciding = seat in table.to_act
        if deciding != (sitting.since is not None):
            table.seats[seat] = replace(sitting, since=table.at if deciding else None)
    table.fresh = tuple(fresh)


def _return(table: Table, seat: int) -> None:
    sitting = table.seats[seat]
    table.seats[seat] = replace(
        sitting,
        stand_in=False,
        left=clocks.on_return(table.terms.clock, sitting.left),
        since=None if sitting.since is None else table.at,
    )
