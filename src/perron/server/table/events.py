"""Events: what a seat or a spectator may hear of an entry.

Only the fields named here are told.
"""

from typing import Final, get_args

from perron.core.board import Board
from perron.core.facts import Fact
from perron.core.view import redact
from perron.server.table.entries import (
    TYPES,
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
from perron.server.table.entry_json import fact_json
from perron.wire.actions import action_for_others, action_to_json

# What others hear when a bot could not decide. The bot's own message may name its cards.
FAILED: Final = "the bot could not decide; a safe choice was made for it"

# The fields that everybody may read. For other kinds of entries, `event` itself says what is told.
_PUBLIC: Final[dict[type[EntryBody], tuple[str, ...]]] = {
    Created: (),
    Seated: ("seat", "name"),
    Left: ("seat",),
    Named: ("seat", "name", "before"),
    Coloured: ("seat", "colour"),
    TimedOut: ("seat",),
    SteppedOut: ("seat",),
    Returned: ("seat",),
    Said: ("seat", "text"),
    Rematched: ("table",),
}
assert {*_PUBLIC, SeatSet, Started, Acted} == set(get_args(EntryBody))


def event(board: Board, entry: Entry, seat: int | None) -> dict[str, object]:
    """What this seat, or a spectator, may hear of an entry."""
    body = entry.body
    heard: dict[str, object] = {"number": entry.number, "at": entry.at, "type": TYPES[type(body)]}
    match body:
        case SeatSet(seat=other, level=level):
            heard.update(seat=other, kind="open" if level is None else "bot", level=level)
        case Started(starter=starter, facts=facts):
            heard.update(starter=starter, facts=_redacted(board, facts, seat))
        case Acted(seat=other, action=action, facts=facts, by=by, note=note):
            heard.update(
                seat=other,
                action=(action_to_json if other == seat else action_for_others)(board, action),
                facts=_redacted(board, facts, seat),
                by=by,
                note=note if note is None or other == seat else FAILED,
            )
        case _:
            heard.update((name, getattr(body, name)) for name in _PUBLIC[type(body)])
    return heard


def _redacted(board: Board, facts: tuple[Fact, ...], seat: int | None) -> list[dict[str, object]]:
    return [fact_json(board, redact(fact, seat)) for fact in facts]
