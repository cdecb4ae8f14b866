"""The shapes of what is written for one seat: the observation, and what the seat may do.

`observations` and `choices` write them, and the description of the server's interface is made from them. What numbers
and words mean is said as in core/meanings.py.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypedDict

from perron.core.actions import Action
from perron.core.facts import Fact
from perron.core.meanings import Meaning, OneOf
from perron.core.position import PHASES


@dataclass(frozen=True, slots=True)
class Written:
    """Marks JSON that is made from a value of this type."""

    of: Any


ActionJson = Annotated[dict[str, object], Written(Action)]
FactJson = Annotated[dict[str, object], Written(Fact)]
Cards = Annotated[dict[str, int], Meaning.CARDS]
Kind = Annotated[str, Meaning.CARD]
Slot = Annotated[int | str, Meaning.SLOT]
OpenSlot = Annotated[int, Meaning.OPEN_SLOT]


# Observations.


class ClaimedRoute(TypedDict):
    route: str
    player: int


class BuiltStation(TypedDict):
    city: str
    player: int


class TunnelShape(TypedDict):
    """The tunnel being dug."""

    route: str
    cards: Cards
    revealed: list[Kind]
    # Which of those make it one card dearer.
    counting: list[bool]
    extra: int


class PlayerShape(TypedDict):
    """What lies open before one player, and what could have been noted."""

    # How many cards.
    hand: int
    # Cards surely in the hand, because everybody saw them go there.
    known: Cards
    played: Cards
    trains: int
    score: int
    stations_left: int
    merchandise: int
    tickets: int
    offered: int
    choosing: bool


class OpenShape(TypedDict):
    """What lies open: the same for every seat."""

    board: str
    phase: Annotated[str, OneOf(PHASES, "a phase")]
    to_move: int | None
    starter: int | None
    final_turns: int | None
    # Null for an empty slot.
    market: list[Kind | None]
    deck: int
    discard: Cards
    ticket_deck: int
    claims: list[ClaimedRoute]
    closed: list[str]
    stations: list[BuiltStation]
    tunnel: TunnelShape | None
    players: list[PlayerShape]


class OwnShape(TypedDict):
    """What the seat itself holds."""

    seat: int | None
    hand: Cards
    tickets: list[str]
    offer: list[str]
    returned: list[str]


class ObservationShape(OpenShape, OwnShape):
    """All that one seat may know; for a spectator the seat is null and it holds nothing."""


# Choices: what may be done now. Every target goes with every payment.


class DrawChoice(TypedDict):
    type: Literal["draw"]
    slots: list[Slot]
    # Those that are all that is drawn this turn.
    whole: list[OpenSlot]


class ClaimChoice(TypedDict):
    type: Literal["claim"]
    routes: list[str]
    payments: list[Cards]


class StationChoice(TypedDict):
    type: Literal["station"]
    cities: list[str]
    payments: list[Cards]


class PayChoice(TypedDict):
    type: Literal["pay"]
    payments: list[Cards]


class KeepChoice(TypedDict):
    type: Literal["keep"]
    tickets: list[str]
    least: int


class PlainChoice(TypedDict):
    type: Literal["decline", "tickets", "pass"]


Choice = DrawChoice | ClaimChoice | StationChoice | PayChoice | KeepChoice | PlainChoice
