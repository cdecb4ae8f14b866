"""Events: what a seat or a spectator may hear of an entry.

Only the fields named here are told. `event_shapes` says what each event looks like.
"""

from typing import Final, assert_never

from perron.core.board import Board
from perron.core.facts import Fact
from perron.core.view import redact
from perron.server.table.entries import (
    Acted,
    Coloured,
    Created,
    Entry,
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
from perron.server.table.entry_json import fact_json
from perron.server.table.event_shapes import Event
from perron.wire.actions import action_for_others, action_to_json

# What others hear when a bot could not decide. The bot's own message may name its cards.
FAILED: Final = "the bot could not decide; a safe choice was made for it"


def event(  # noqa: C901 - one case for each kind of entry
    board: Board, entry: Entry, seat: int | None
) -> Event:
    """What this seat, or a spectator, may hear of an entry."""
    n, at = entry.number, entry.at
    match entry.body:
        case Created():
            return {"number": n, "at": at, "type": "created"}
        case Seated(seat=other, name=name):
            return {"number": n, "at": at, "type": "seated", "seat": other, "name": name}
        case SeatSet(seat=other, level=level):
            return {
                "number": n,
                "at": at,
                "type": "seat_set",
                "seat": other,
                "kind": "open" if level is None else "bot",
                "level": level,
            }
        case Named(seat=other, name=name, before=before):
            return {
                "number": n,
                "at": at,
                "type": "named",
                "seat": other,
                "name": name,
                "before": before,
            }
        case Coloured(seat=other, colour=colour):
            return {"number": n, "at": at, "type": "coloured", "seat": other, "colour": colour}
        case Left(other):
            return {"number": n, "at": at, "type": "left", "seat": other}
        case TimedOut(other):
            return {"number": n, "at": at, "type": "timed_out", "seat": other}
        case SteppedOut(other):
            return {"number": n, "at": at, "type": "stepped_out", "seat": other}
        case Returned(other):
            return {"number": n, "at": at, "type": "returned", "seat": other}
        case Started(starter=starter, facts=facts):
            return {
                "number": n,
                "at": at,
                "type": "started",
                "starter": starter,
                "facts": _redacted(board, facts, seat),
            }
        case Acted(seat=other, action=action, facts=facts, by=by, note=note):
            own = other == seat
            return {
                "number": n,
                "at": at,
                "type": "acted",
                "seat": other,
                "action": action_to_json(board, action)
                if own
                else action_for_others(board, action),
                "facts": _redacted(board, facts, seat),
                "by": by,
                "note": note if note is None or own else FAILED,
            }
        case Said(seat=other, text=text):
            return {"number": n, "at": at, "type": "said", "seat": other, "text": text}
        case Rematched(table=table):
            return {"number": n, "at": at, "type": "rematched", "table": table}
        case _ as never:
            assert_never(never)


def _redacted(board: Board, facts: tuple[Fact, ...], seat: int | None) -> list[dict[str, object]]:
    return [fact_json(board, redact(fact, seat)) for fact in facts]
