"""The shapes of events: what a seat or a spectator hears of the entries of a table.

`events.event` writes them, and the description of the server's interface is made from them. What the reader may not
know is null in its place.
"""

from typing import Annotated, Final, Literal, TypedDict

from perron.core.meanings import OneOf
from perron.server.table.colours import COLOURS
from perron.wire.shapes import ActionJson, FactJson

# Who decided an action.
PERSON: Final = "person"
BOT: Final = "bot"
STAND_IN: Final = "stand_in"


class Numbered(TypedDict):
    number: int
    # Milliseconds since 1970.
    at: int


class TableCreatedEvent(Numbered):
    type: Literal["created"]


class SeatedEvent(Numbered):
    type: Literal["seated"]
    seat: int
    # Null: a guest.
    name: str | None


class SeatSetEvent(Numbered):
    type: Literal["seat_set"]
    seat: int
    kind: Literal["open", "bot"]
    level: str | None


class PersonNamedEvent(Numbered):
    type: Literal["named"]
    seat: int
    name: str | None
    before: str | None


class SeatColouredEvent(Numbered):
    type: Literal["coloured"]
    seat: int
    colour: Annotated[str, OneOf(COLOURS, "a colour")]


class SeatChangedEvent(Numbered):
    type: Literal["left", "timed_out", "stepped_out", "returned"]
    seat: int


class StartedEvent(Numbered):
    type: Literal["started"]
    starter: int
    facts: list[FactJson]


class ActedEvent(Numbered):
    type: Literal["acted"]
    seat: int
    action: ActionJson
    facts: list[FactJson]
    by: Annotated[str, OneOf((PERSON, BOT, STAND_IN), "who decided")]
    note: str | None


class SaidEvent(Numbered):
    type: Literal["said"]
    seat: int
    text: str


class RematchedEvent(Numbered):
    type: Literal["rematched"]
    table: str


Event = (
    TableCreatedEvent
    | SeatedEvent
    | SeatSetEvent
    | PersonNamedEvent
    | SeatColouredEvent
    | SeatChangedEvent
    | StartedEvent
    | ActedEvent
    | SaidEvent
    | RematchedEvent
)
