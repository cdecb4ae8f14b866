"""Views: what a client is shown of a table. Every reply has one, for one seat or for a spectator.

Everything about the game comes from the engine's `observe` and `redact`. Secrets of the server
(identities, the seed before the end) are never put into a view.
"""

from collections.abc import Container
from typing import Final

import orjson
from orjson import Fragment

from perron.analysis.traces import traces
from perron.core.outcome import Outcome
from perron.core.position import Position
from perron.core.score import score
from perron.core.view import observe, own
from perron.server.table.clocks import clock_to_json
from perron.server.table.entries import Entry
from perron.server.table.events import event
from perron.server.table.seats import Seat
from perron.server.table.table import OVER_STATE, WAITING, Table
from perron.wire.observations import own_to_json, public_to_json
from perron.wire.outcomes import outcome_to_json

encode: Final = orjson.dumps


class Views:
    """The views of a table as it is now. What everybody sees is encoded once."""

    def __init__(self, table: Table, present: Container[int], now: int) -> None:
        self._table = table
        self._now = now
        self._head = Fragment(encode(_table(table, present)))
        position = table.position
        self._open = b""
        if position is not None:
            self._open = encode(public_to_json(observe(position, None)))
        self._outcome: dict[str, object] | None = None
        self._traces: list[dict[str, object]] | None = None
        self._tickets: list[list[str]] | None = None
        if position is not None and table.state == OVER_STATE:
            outcome = score(position)
            self._outcome = outcome_to_json(table.board, outcome)
            self._traces = _traces(position, outcome)
            self._tickets = _all_tickets(table, position)

    def view(self, seat: int | None) -> Fragment:
        """The table as a seat sees it; None is a spectator."""
        table = self._table
        hosting = table.state == WAITING and seat is not None and seat == table.host
        return Fragment(
            encode(
                {
                    "table": self._head,
                    "number": table.number,
                    "you": seat,
                    "key": table.key if hosting else None,
                    "observation": self._observation(seat),
                    "legal": table.choices(seat),
                    "deadlines": [table.deadline(other) for other in range(len(table.seats))],
                    "outcome": self._outcome,
                    "traces": self._traces,
                    "tickets": self._tickets,
                    "now": self._now,
                }
            )
        )

    def _observation(self, seat: int | None) -> Fragment | None:
        table = self._table
        if table.position is None:
            return None
        held = encode(own_to_json(table.board, own(table.position, seat)))
        # Join two JSON objects without encoding the first one again.
        return Fragment(self._open[:-1] + b"," + held[1:])

    def message(self, entry: Entry, seat: int | None) -> bytes:
        """The message that tells a seat of a new entry."""
        heard = event(self._table.board, entry, seat)
        return encode({"type": "event", "event": heard, "view": self.view(seat)})


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
        "seats": [
            _seat(seat, table.colours[n], n in present) for n, seat in enumerate(table.seats)
        ],
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


def _seat(seat: Seat, colour: str, present: bool) -> dict[str, object]:
    return {
        "kind": _kind(seat),
        "name": seat.name,
        "level": seat.level,
        "colour": colour,
        "connected": present and seat.identity is not None,
        "stand_in": seat.stand_in,
        "clock": seat.left,
    }


def _kind(seat: Seat) -> str:
    return "open" if seat.open else "bot" if seat.identity is None else "person"


def _all_tickets(table: Table, position: Position) -> list[list[str]]:
    """The tickets of every seat: once the game is over they are open."""
    return [
        [table.board.tickets[ticket].id for ticket in position.tickets(seat)]
        for seat in range(len(table.seats))
    ]


def _traces(position: Position, outcome: Outcome) -> list[dict[str, object]]:
    """The routes that made the points, for counting them on the map."""
    board = position.board
    return [
        {
            "longest": [board.routes[route].id for route in trace.longest],
            "tickets": {
                board.tickets[ticket].id: [board.routes[route].id for route in way]
                for ticket, way in trace.tickets.items()
            },
        }
        for trace in traces(position, outcome)
    ]


def summary(table: Table) -> bytes:
    """What a list of tables shows: stored in the table's row, so that no log has to be read."""
    return encode(
        {
            "board": table.terms.board,
            "players": [
                {"kind": _kind(seat), "name": seat.name, "level": seat.level}
                for seat in table.seats
            ],
            "asked": table.to_act,
            "result": _result(table),
        }
    )


def _result(table: Table) -> list[dict[str, object]] | None:
    """Each seat's place and points, once the game is over."""
    if table.position is None or table.state != OVER_STATE:
        return None
    return [
        {"rank": player.rank, "points": player.total} for player in score(table.position).players
    ]
