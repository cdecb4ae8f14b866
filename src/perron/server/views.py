"""Views: everything a client needs, in every reply. Written for one seat, or for a spectator.

All that is told of a game comes from the engine's `observe` and `redact`; what the server itself
keeps secret (keys, identities, the seed before the end) is never named here.
"""

from collections.abc import Container
from typing import Final

import orjson

from perron.core.observation_printing import observation_to_json
from perron.core.position import Position
from perron.core.score import score
from perron.core.view import observe
from perron.core.wire import outcome_to_json
from perron.server.clocks import clock_to_json
from perron.server.entries import Entry, event
from perron.server.table import OVER_STATE, WAITING, Seat, Table

encode: Final = orjson.dumps


def view(table: Table, seat: int | None, present: Container[int], now: int) -> dict[str, object]:
    """The table as this seat sees it; None is a spectator."""
    position = table.position
    over = table.state == OVER_STATE
    hosting = table.state == WAITING and seat is not None and seat == table.host
    return {
        "table": _table(table, present),
        "number": table.number,
        "you": seat,
        "key": table.key if hosting else None,
        "observation": None if position is None else observation_to_json(observe(position, seat)),
        "legal": table.choices(seat),
        "deadlines": [table.deadline(other) for other in range(len(table.seats))],
        "outcome": outcome_to_json(table.board, score(position)) if over and position else None,
        "tickets": _all_tickets(table, position) if over and position else None,
        "now": now,
    }


def _table(table: Table, present: Container[int]) -> dict[str, object]:
    terms = table.terms
    return {
        "id": table.id,
        "board": terms.board,
        "state": table.state,
        "created": table.created,
        "host": table.host,
        "chat": terms.chat,
        "watch": terms.watch,
        "clock": clock_to_json(terms.clock),
        "starter": "random" if terms.starter is None else terms.starter,
        "stand_in": terms.stand_in,
        "seats": [_seat(seat, n in present) for n, seat in enumerate(table.seats)],
        "fair": {
            "commitment": table.commitment,
            "entropy": [
                None if seat.entropy is None else seat.entropy.hex() for seat in table.seats
            ],
            "secret": table.secret.hex() if table.state == OVER_STATE else None,
        },
        "rematch": table.rematch,
        "after": table.after,
    }


def _seat(seat: Seat, present: bool) -> dict[str, object]:
    return {
        "kind": "open" if seat.open else "bot" if seat.identity is None else "person",
        "name": seat.name,
        "level": seat.level,
        "connected": present and seat.identity is not None,
        "stand_in": seat.stand_in,
        "clock": seat.left,
    }


def _all_tickets(table: Table, position: Position) -> list[list[str]]:
    """Once the game is over the tickets lie open."""
    return [
        [table.board.tickets[ticket].id for ticket in position.tickets(seat)]
        for seat in range(len(table.seats))
    ]


def message(
    table: Table, entry: Entry, seat: int | None, present: Container[int], now: int
) -> bytes:
    """What is sent to a seat when something has happened."""
    return encode(
        {
            "type": "event",
            "event": event(table.board, entry, seat),
            "view": view(table, seat, present, now),
        }
    )


def summary(table: Table) -> bytes:
    """What a list of tables shows, without reading the log."""
    return encode(
        {
            "board": table.terms.board,
            "seats": [seat.name or seat.level for seat in table.seats],
            "asked": table.asked(),
        }
    )
