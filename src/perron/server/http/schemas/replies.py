"""What is answered: the shapes of replies and live messages, for the OpenAPI description.

The server writes its answers straight from the engine; these models only describe them. A test
reads real answers of whole games back with them.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from perron.server.http.schemas.events import (
    ActionShape,
    Cards,
    Colour,
    Event,
    FactShape,
    Kind,
    Shape,
    Slot,
)

# Choices: what may be done now. Every target goes with every payment.


class DrawChoice(Shape):
    type: Literal["draw"]
    slots: list[Slot | Literal["deck"]]
    # Those that are all that is drawn this turn.
    whole: list[Slot]


class ClaimChoice(Shape):
    type: Literal["claim"]
    routes: list[str]
    payments: list[Cards]


class StationChoice(Shape):
    type: Literal["station"]
    cities: list[str]
    payments: list[Cards]


class PayChoice(Shape):
    type: Literal["pay"]
    payments: list[Cards]


class KeepChoice(Shape):
    type: Literal["keep"]
    tickets: list[str]
    least: int


class PlainChoice(Shape):
    type: Literal["decline", "tickets", "pass"]


ChoiceShape = Annotated[
    DrawChoice | ClaimChoice | StationChoice | PayChoice | KeepChoice | PlainChoice,
    Field(discriminator="type"),
]


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


class TunnelShape(Shape):
    route: str
    cards: Cards
    revealed: list[str]
    # Which of those make it one card dearer.
    counting: list[bool]
    extra: int


class PlayerShape(Shape):
    hand: int
    known: Cards
    played: Cards
    trains: int
    score: int
    stations_left: int
    merchandise: int
    tickets: int
    offered: int
    choosing: bool


class ClaimedRoute(Shape):
    route: str
    player: int


class BuiltStation(Shape):
    city: str
    player: int


class ObservationShape(Shape):
    board: str
    seat: int | None
    phase: Literal["setup", "turn", "second_card", "tunnel", "keep", "over"]
    to_move: int | None
    starter: int | None
    final_turns: int | None
    market: list[str | None]
    deck: int
    discard: Cards
    ticket_deck: int
    claims: list[ClaimedRoute]
    closed: list[str]
    stations: list[BuiltStation]
    tunnel: TunnelShape | None
    players: list[PlayerShape]
    hand: Cards
    tickets: list[str]
    offer: list[str]
    returned: list[str]


class Loan(Shape):
    city: str
    route: str


class ResultShape(Shape):
    total: int
    routes: int
    tickets: int
    completed: list[str]
    failed: list[str]
    stations: int
    longest_path: int
    longest_path_bonus: int
    globetrotter_bonus: int
    merchandise_bonus: int
    borrowed: list[Loan]
    rank: int


class OutcomeShape(Shape):
    players: list[ResultShape]
    winners: list[int]
    decided_by: Literal["points", "tickets", "stations", "longest_path", "shared"]


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


class DealShape(Shape):
    long: int
    regular: int
    keep: int
    returns: Literal["box", "bottom"]


class RulesShape(Shape):
    """The answers of a board to every question in which the games differ."""

    players: tuple[int, int]
    deck: list[int]
    trains: int
    end_trains: int
    hand: int
    market_reset: int
    locomotive_ends_draw: bool
    wild_on: list[Literal["train", "tunnel", "ferry", "station"]]
    ferry_exchange: int
    tunnel_cards: int
    double_from: int
    unequal_doubles: bool
    setup: DealShape
    draw: DealShape
    stations: int
    station_points: int
    route_points: dict[str, int]
    longest_path_bonus: int
    globetrotter_bonus: int
    merchandise: int
    merchandise_bonus: dict[str, list[int]]
    tie_breaks: list[str]


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
