"""Events: what is numbered at a table and told to those who look at it, for the OpenAPI description.

What the reader may not know is null in its place.
"""

from typing import Annotated, Literal

from pydantic import Field

from perron.server.http.schemas.derived import ActionShape, FactShape, Shape

Colour = Literal["cobalt", "vermilion", "amber", "aqua", "aubergine"]


class Numbered(Shape):
    number: int
    at: int


class TableCreated(Numbered):
    type: Literal["created"]


class Seated(Numbered):
    type: Literal["seated"]
    seat: int
    # Null: a guest.
    name: str | None


class SeatSet(Numbered):
    type: Literal["seat_set"]
    seat: int
    kind: Literal["open", "bot"]
    level: str | None


class PersonNamed(Numbered):
    type: Literal["named"]
    seat: int
    name: str | None
    before: str | None


class SeatColoured(Numbered):
    type: Literal["coloured"]
    seat: int
    colour: Colour


class SeatChanged(Numbered):
    type: Literal["left", "timed_out", "stepped_out", "returned"]
    seat: int


class Started(Numbered):
    type: Literal["started"]
    starter: int
    facts: list[FactShape]


class Acted(Numbered):
    type: Literal["acted"]
    seat: int
    action: ActionShape
    facts: list[FactShape]
    by: Literal["person", "bot", "stand_in"]
    note: str | None


class Said(Numbered):
    type: Literal["said"]
    seat: int
    text: str


class Rematched(Numbered):
    type: Literal["rematched"]
    table: str


Event = Annotated[
    TableCreated
    | Seated
    | SeatSet
    | PersonNamed
    | SeatColoured
    | SeatChanged
    | Started
    | Acted
    | Said
    | Rematched,
    Field(discriminator="type"),
]
