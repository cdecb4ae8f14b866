"""What is answered: the shapes of replies and live messages, for the OpenAPI description.

The server writes its answers straight from the engine; these models only describe them, and what the engine
describes itself is in derived.py. A test reads real answers of whole games back with them.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from perron.server.http.schemas.derived import (
    ActionShape,
    Cards,
    ChoiceShape,
    Event,
    FactShape,
    Kind,
    ObservationShape,
    OutcomeShape,
    RulesShape,
    Shape,
)
from perron.server.table.colours import Colour

# Tables.


class ClockShape(Shape):
    kind: Literal["none", "live", "days"]
    seconds: Annotated[int, Field(ge=10, le=36_000)] | None = None
    increment: Annotated[int, Field(ge=0, le=600)] | None = None
    days: Annotated[int, Field(ge=1, le=30)] | None = None

    @model_validator(mode="after")
    def _fits(self) -> "ClockShape":
        given = {
            name for name in ("seconds", "increment", "days") if getattr(self, name) is not None
        }
        wanted = {"none": set(), "live": {"seconds", "increment"}, "days": {"days"}}[self.kind]
        if given != wanted:
            raise ValueError(f"a clock of kind {self.kind} has {sorted(wanted) or 'nothing else'}")
        return self


SeatKind = Literal["open", "bot", "person"]


class SeatShape(Shape):
    kind: SeatKind
    # Of a person who gave none it is null.
    name: str | None
    level: str | None
    # Each goes with a shape of its own.
    colour: Colour
    connected: bool
    stand_in: bool
    # Milliseconds left, not counting the turn under way; null without a clock.
    clock: int | None


class FairShape(Shape):
    commitment: str
    entropy: list[str | None]
    # Revealed when the game is over.
    secret: str | None


class TableShape(Shape):
    id: str
    board: str
    state: Literal["waiting", "playing", "over"]
    created: int
    host: int | None
    chat: bool
    watch: bool
    clock: ClockShape
    starter: Literal["random"] | int
    stand_in: str
    seats: list[SeatShape]
    fair: FairShape
    rematch: str | None
    after: str | None


class TraceShape(Shape):
    """The routes of a seat's longest path, and of the way of each ticket it completed."""

    longest: list[str]
    tickets: dict[str, list[str]]


class View(Shape):
    table: TableShape
    number: int
    you: int | None
    key: str | None
    observation: ObservationShape | None
    legal: list[ChoiceShape]
    deadlines: list[int | None]
    outcome: OutcomeShape | None
    traces: list[TraceShape] | None
    tickets: list[list[str]] | None
    now: int


# Events.


class Events(Shape):
    events: list[Event]
    view: View


class Fault(Shape):
    code: str
    message: str
    params: dict[str, str | int | dict[str, str | int | None]]


class Failure(Shape):
    error: Fault


class StaleFailure(Shape):
    error: Fault
    events: list[Event]
    view: View


class Verdict(Shape):
    refusal: Fault | None


class Legal(Shape):
    legal: list[ActionShape]


class Way(Shape):
    id: str
    done: bool
    missing: list[str] | None
    trains: int | None
    # Routes of others that stations would have to lend.
    borrowed: list[str]


class Ways(Shape):
    tickets: list[Way]


# Live messages.


class Hello(Shape):
    type: Literal["hello"]
    events: list[Event]
    view: View


class Happened(Shape):
    type: Literal["event"]
    event: Event
    view: View


class Changed(Shape):
    type: Literal["view"]
    view: View


class Accepted(Shape):
    type: Literal["accepted"]
    id: str
    number: int


class Refused(Shape):
    type: Literal["refused"]
    id: str | None
    error: Fault
    events: list[Event] | None = None
    view: View | None = None


class Pong(Shape):
    type: Literal["pong"]


LiveMessage = Annotated[
    Hello | Happened | Changed | Accepted | Refused | Pong, Field(discriminator="type")
]


# Everything else.


class BoardLine(Shape):
    id: str
    name: str
    players: tuple[int, int]


class CityShape(Shape):
    id: str
    name: str
    names: dict[str, str]


class RouteShape(Shape):
    id: str
    a: str
    b: str
    length: int
    # Null: any one colour.
    colour: Kind | None
    kind: Literal["train", "tunnel", "ferry"]
    # Locomotives that a ferry needs.
    symbols: int
    swap: int
    merchandise: bool


class TicketShape(Shape):
    id: str
    a: str
    b: str
    points: int
    long: bool
    # Designed by the makers of this board pack, not taken from a game that exists.
    original: bool


class WordsShape(Shape):
    locomotive: str
    train: str
    ticket: str


class BoardFacts(Shape):
    id: str
    name: str
    players: tuple[int, int]
    kinds: list[Kind]
    words: WordsShape
    rules: RulesShape
    cities: list[CityShape]
    routes: list[RouteShape]
    tickets: list[TicketShape]
    layout: dict[str, Any] | None


class BotLine(Shape):
    level: str


class PlayerLine(Shape):
    kind: SeatKind
    name: str | None
    level: str | None


class ResultLine(Shape):
    rank: int
    points: int


class TableLine(Shape):
    id: str
    board: str
    state: Literal["waiting", "playing", "over"]
    # What each seat is called: a name or a level; null for an open seat and for a guest.
    seats: list[str | None]
    players: list[PlayerLine]
    you: int
    your_turn: bool
    # Of each seat, once the game is over.
    result: list[ResultLine] | None
    updated: int


class Me(Shape):
    tables: list[TableLine]


class Token(Shape):
    token: str


class Held(Shape):
    """What one seat held after a step of a finished game."""

    seat: int
    hand: Cards
    tickets: list[str]
    # Those among its tickets whose cities are linked; at the end with what stations lend.
    done: list[str]
    offer: list[str]


class ReplayStep(Shape):
    player: int | None
    action: ActionShape | None
    facts: list[FactShape]
    observation: ObservationShape
    # Only the seats for which it changed; the first step has all of them.
    held: list[Held]


class Replay(Shape):
    # A guest's is empty.
    names: list[str]
    starter: int
    steps: list[ReplayStep]
    outcome: OutcomeShape
    tickets: list[list[str]]
    fair: FairShape


class ShuffleCheck(Shape):
    ok: bool
    shuffles: int | None
    problem: str | None


class Health(Shape):
    status: Literal["ok"]
