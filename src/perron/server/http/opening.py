"""New tables, as visitors ask for them: their terms and seats, and the visitors' parts of the shuffles."""

import secrets

from perron.boards import builtin, load
from perron.server.errors import BadRequest, NoSuchBoard
from perron.server.http.schemas.replies import ClockShape
from perron.server.http.schemas.requests import NewTable
from perron.server.table.clocks import Clock, DaysClock, LiveClock, NoClock
from perron.server.table.colours import first_colours, with_colour
from perron.server.table.entries import Created, Seated, SeatSet, Started, Terms
from perron.server.table.table import Table


def new_table(wanted: NewTable, identity: str) -> Created:
    """The table that a visitor wants to open; BadRequest if there can be no such table."""
    created = Created(
        terms=_terms(wanted),
        key=_new_key(),
        secret=_new_secret(),
        identity=identity,
        sitting=_sitting(wanted, identity),
        after=None,
        colours=_colours(wanted),
    )
    if wanted.start and "open" in wanted.seats:
        raise BadRequest({"problem": "a table with open seats can't start at once"})
    return created


def rematch(old: Table, identity: str) -> Created:
    """A table for the same people, on the same terms."""
    return Created(
        terms=old.terms,
        key=_new_key(),
        secret=_new_secret(),
        identity=identity,
        sitting=_same_people(old),
        after=old.id,
        colours=old.colours,
    )


def deal(table: Table, identity: str, entropy: str | None) -> Started:
    """Start the game; seats that gave no part of the shuffles get one."""
    spare = [_random_part() for _ in table.seats]
    return table.start(identity, None if entropy is None else bytes.fromhex(entropy), spare)


def shuffle_part(given: str | None) -> bytes:
    """A visitor's part of the shuffles, or a random one."""
    return _random_part() if given is None else bytes.fromhex(given)


def _new_key() -> str:
    return secrets.token_urlsafe(12)


def _new_secret() -> bytes:
    return secrets.token_bytes(32)


def _random_part() -> bytes:
    return secrets.token_bytes(16)


def _terms(wanted: NewTable) -> Terms:
    if wanted.board not in builtin():
        raise NoSuchBoard(name=wanted.board)
    fewest, most = load(wanted.board).rules.players
    if not fewest <= len(wanted.seats) <= most:
        raise BadRequest({"problem": f"{wanted.board} is for {fewest} to {most} players"})
    if wanted.seats.count("you") != 1:
        raise BadRequest({"problem": "exactly one seat is yours: write you once among the seats"})
    if wanted.starter != "random" and wanted.starter >= len(wanted.seats):
        raise BadRequest({"problem": f"there is no seat {wanted.starter} to start"})
    return Terms(
        board=wanted.board,
        seats=len(wanted.seats),
        clock=_clock(wanted.clock),
        starter=None if wanted.starter == "random" else wanted.starter,
        chat=wanted.chat,
        watch=wanted.watch,
        stand_in=wanted.stand_in,
    )


def _clock(shape: ClockShape) -> Clock:
    if shape.seconds is not None and shape.increment is not None:
        return LiveClock(shape.seconds, shape.increment)
    return NoClock() if shape.days is None else DaysClock(shape.days)


def _sitting(wanted: NewTable, identity: str) -> tuple[Seated | SeatSet, ...]:
    sitting: list[Seated | SeatSet] = []
    for n, who in enumerate(wanted.seats):
        if who == "you":
            sitting.append(Seated(n, wanted.name, identity, shuffle_part(wanted.entropy)))
        elif who != "open":
            sitting.append(SeatSet(n, who))
    return tuple(sitting)


def _colours(wanted: NewTable) -> tuple[str, ...] | None:
    if wanted.colour is None:
        return None
    return with_colour(first_colours(len(wanted.seats)), wanted.seats.index("you"), wanted.colour)


def _same_people(old: Table) -> tuple[Seated | SeatSet, ...]:
    return tuple(
        SeatSet(n, seat.level)
        if seat.identity is None
        else Seated(n, seat.name, seat.identity, _random_part())
        for n, seat in enumerate(old.seats)
    )
