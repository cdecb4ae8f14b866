"""What was done and what happened: the shapes of actions, facts and events, for the OpenAPI description.

What the reader may not know is null in its place.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Cards = dict[str, Annotated[int, Field(ge=0, le=200)]]
Kind = Literal["pink", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"]
Slot = Annotated[int, Field(ge=0, le=4)]
Colour = Literal["cobalt", "vermilion", "amber", "aqua", "aubergine"]


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


# Actions.


class Draw(Shape):
    type: Literal["draw"]
    slot: Slot | Literal["deck"]
    player: int | None = None


class Claim(Shape):
    type: Literal["claim"]
    route: str
    cards: Cards
    player: int | None = None


class Pay(Shape):
    type: Literal["pay"]
    cards: Cards
    player: int | None = None


class Station(Shape):
    type: Literal["station"]
    city: str
    cards: Cards
    player: int | None = None


class Keep(Shape):
    type: Literal["keep"]
    # Null where the reader may not know.
    tickets: list[str | None]
    player: int | None = None


class Plain(Shape):
    type: Literal["decline", "tickets", "pass"]
    player: int | None = None


ActionShape = Annotated[Draw | Claim | Pay | Station | Keep | Plain, Field(discriminator="type")]


# Facts: what came of an action.


class Shuffled(Shape):
    type: Literal["shuffled"]
    pile: Literal["cards", "tickets", "long_tickets"]
    order: list[str | None]


class HandDealt(Shape):
    type: Literal["hand_dealt"]
    player: int
    cards: list[Kind | None]


class SlotFilled(Shape):
    type: Literal["slot_filled"]
    slot: Slot
    card: Kind


class RowCleared(Shape):
    type: Literal["row_cleared"]
    cards: list[Kind]


class Drawn(Shape):
    type: Literal["drawn"]
    player: int
    slot: Slot | Literal["deck"]
    card: Kind | None


class TunnelEntered(Shape):
    type: Literal["tunnel_entered"]
    player: int
    route: str
    cards: Cards


class CardTurned(Shape):
    type: Literal["card_turned"]
    card: Kind


class TunnelPriced(Shape):
    type: Literal["tunnel_priced"]
    player: int
    route: str
    extra: int


class TunnelAbandoned(Shape):
    type: Literal["tunnel_abandoned"]
    player: int
    route: str


class Claimed(Shape):
    type: Literal["claimed"]
    player: int
    route: str
    cards: Cards
    points: int


class MerchandiseTaken(Shape):
    type: Literal["merchandise_taken"]
    player: int


class StationBuilt(Shape):
    type: Literal["station_built"]
    player: int
    city: str
    cards: Cards


class TicketsOffered(Shape):
    type: Literal["tickets_offered"]
    player: int
    tickets: list[str | None]


class TicketsKept(Shape):
    type: Literal["tickets_kept"]
    player: int
    kept: list[str | None]
    returned: list[str | None]


class TicketsBuried(Shape):
    type: Literal["tickets_buried"]
    player: int
    tickets: list[str | None]


class Passed(Shape):
    type: Literal["passed"]
    player: int


class EndTriggered(Shape):
    type: Literal["end_triggered"]
    player: int
    turns: int


class TurnStarted(Shape):
    type: Literal["turn_started"]
    player: int
    final_turns: int | None


class Ended(Shape):
    type: Literal["ended"]
    reason: Literal["last_round", "stalled"]


FactShape = Annotated[
    Shuffled
    | HandDealt
    | SlotFilled
    | RowCleared
    | Drawn
    | TunnelEntered
    | CardTurned
    | TunnelPriced
    | TunnelAbandoned
    | Claimed
    | MerchandiseTaken
    | StationBuilt
    | TicketsOffered
    | TicketsKept
    | TicketsBuried
    | Passed
    | EndTriggered
    | TurnStarted
    | Ended,
    Field(discriminator="type"),
]


# Events: what is numbered at a table.


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
