"""Entries: what happened at a table, in the order of the log. An entry is never changed.

A table follows from its entries (`noting`). An entry holds everything, secrets included; what a seat or a
spectator may hear of it is an event (`events`). Facts are the engine's own.
"""

from dataclasses import dataclass
from typing import Final, get_args

from perron.core.actions import Action
from perron.core.facts import Fact
from perron.server.table import event_shapes
from perron.server.table.clocks import Clock

# Who decided an action.
PERSON: Final = event_shapes.PERSON
BOT: Final = event_shapes.BOT
STAND_IN: Final = event_shapes.STAND_IN


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed when the table was opened."""

    board: str
    seats: int
    clock: Clock
    # None: chance decides.
    starter: int | None
    chat: bool
    watch: bool
    # The bot that sits in for a person whose time ran out.
    stand_in: str


@dataclass(frozen=True, slots=True)
class Seated:
    """A person took a seat; or, sitting there already, gave another part of the shuffles."""

    seat: int
    # None: a guest.
    name: str | None
    identity: str
    entropy: bytes


@dataclass(frozen=True, slots=True)
class SeatSet:
    """The host gave a seat to a bot, or, without a level, opened it."""

    seat: int
    level: str | None


@dataclass(frozen=True, slots=True)
class Created:
    terms: Terms
    # A visitor with this key, from the link, may take a seat.
    key: str
    # The server's part of the shuffles; secret until the end.
    secret: bytes
    # The person who opened the table.
    identity: str
    # People and bots that sit there from the start.
    sitting: tuple[Seated | SeatSet, ...]
    # The table that this one continues.
    after: str | None
    # The colours of all seats at the start; None: the usual ones.
    colours: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Left:
    """A person left before the start."""

    seat: int


@dataclass(frozen=True, slots=True)
class Named:
    """A person took another name, or, without one, is a guest."""

    seat: int
    name: str | None
    # The name until then, so that the event says both.
    before: str | None


@dataclass(frozen=True, slots=True)
class Coloured:
    """A person chose a colour before the start."""

    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class Started:
    """The deal, with every seat's part of the shuffles."""

    starter: int
    entropy: tuple[bytes, ...]
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Acted:
    seat: int
    action: Action
    facts: tuple[Fact, ...]
    by: str
    # Why a bot's own choice was not taken.
    note: str | None


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The time of a person ran out: a bot sits in until the person returns."""

    seat: int


@dataclass(frozen=True, slots=True)
class SteppedOut:
    """A person left a running game: a bot sits in."""

    seat: int


@dataclass(frozen=True, slots=True)
class Returned:
    """A person took the seat back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Said:
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same people meet again at another table."""

    table: str


EntryBody = (
    Created
    | Seated
    | SeatSet
    | Left
    | Named
    | Coloured
    | Started
    | Acted
    | TimedOut
    | SteppedOut
    | Returned
    | Said
    | Rematched
)


@dataclass(frozen=True, slots=True)
class Entry:
    number: int
    # Milliseconds since 1970; never less than in the entry before.
    at: int
    body: EntryBody


# Each kind of entry has a type, its name in the log and in events.
KINDS: Final[dict[str, type[EntryBody]]] = {
    "created": Created,
    "seated": Seated,
    "seat_set": SeatSet,
    "left": Left,
    "named": Named,
    "coloured": Coloured,
    "started": Started,
    "acted": Acted,
    "timed_out": TimedOut,
    "stepped_out": SteppedOut,
    "returned": Returned,
    "said": Said,
    "rematched": Rematched,
}
TYPES: Final = {kind: type for type, kind in KINDS.items()}
assert set(TYPES) == set(get_args(EntryBody))
