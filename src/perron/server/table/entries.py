"""Entries: what is noted of a table, one after the other, and never changed.

A table is the fold of its entries. An entry is written whole, secrets included; `event` is what a
seat or a spectator may hear of it. Facts are the engine's own.
"""

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, Final, assert_never, get_args

import orjson

from perron.core.actions import Action, Keep
from perron.core.board import Board
from perron.core.facts import Fact
from perron.core.view import redact
from perron.server.table.clocks import Clock, clock_from_json, clock_to_json
from perron.wire.codec import action_from_json, action_to_json, fact_from_json, fact_to_json
from perron.wire.names import given_name

# Who decided an action.
PERSON: Final = "person"
BOT: Final = "bot"
STAND_IN: Final = "stand_in"
# All that others hear when a bot could not decide: what it says itself may name its cards.
FAILED: Final = "the bot could not decide; a safe choice was made for it"


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
    """A person took a seat; or, sitting there already, added another part to the shuffles."""

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
    # Whoever opens the link with this key may take a seat.
    key: str
    # The server's part of the shuffles; told to nobody before the end.
    secret: bytes
    # Whoever opened the table.
    identity: str
    # Who sits there from the start.
    sitting: tuple[Seated | SeatSet, ...]
    # The table that this one continues.
    after: str | None
    # The colours of all seats from the start; None: each seat has its own.
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
    # What the person was called until then, so that it can be told by itself.
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
    """A person asked for somebody to sit in."""

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


Happening = (
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
    what: Happening


_SHAPES: Final[dict[str, type[Happening]]] = {
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
WORDS: Final = {shape: word for word, shape in _SHAPES.items()}
assert set(WORDS) == set(get_args(Happening))
_NAMES: Final = {shape: tuple(field.name for field in fields(shape)) for shape in WORDS}

_ACTIONS: Final = get_args(Action)
_FACTS: Final = get_args(Fact)


def to_json(board: Board, what: Happening) -> dict[str, object]:
    """The whole of it, for the log."""
    found: dict[str, object] = {"type": WORDS[type(what)]}
    for name in _NAMES[type(what)]:
        found[name] = _written(board, getattr(what, name))
    return found


def _written(board: Board, value: object) -> object:
    match value:
        case None | int() | str():
            return value
        case tuple():
            return [_written(board, part) for part in value]
        case _ if isinstance(value, _FACTS):
            return _fact(board, value)
        case _ if isinstance(value, _ACTIONS):
            return action_to_json(board, value)
        case bytes():
            return value.hex()
        case Terms():
            return {
                **{field.name: getattr(value, field.name) for field in fields(value)},
                "clock": clock_to_json(value.clock),
            }
        case Seated() | SeatSet():
            return to_json(board, value)
        case _:
            raise TypeError(f"{value!r} can't be noted")


def from_json(board: Board, value: dict[str, object]) -> Happening:
    """What was noted. The log is our own: what does not fit is a bug and is raised as it comes."""
    shape = _SHAPES[str(value["type"])]
    found: dict[str, Any] = {
        # What was added later is not in older entries.
        name: _read(board, name, value[name])
        for name in _NAMES[shape]
        if name in value
    }
    return shape(**found)


def _read(board: Board, name: str, value: object) -> object:
    match name, value:
        case "terms", dict():
            return Terms(**{**value, "clock": clock_from_json(value["clock"])})
        case "sitting", list():
            return tuple(from_json(board, part) for part in value)
        case "name", str():
            return given_name(value)
        case "colours", list():
            return tuple(value)
        case "facts", list():
            return tuple(_read_fact(board, orjson.dumps(fact)) for fact in value)
        case "action", _:
            return action_from_json(board, value)[1]
        case "secret", str():
            return bytes.fromhex(value)
        case "entropy", str():
            return bytes.fromhex(value)
        case "entropy", list():
            return tuple(bytes.fromhex(part) for part in value)
        case _:
            return value


@lru_cache(maxsize=4096)
def _read_fact(board: Board, written: bytes) -> Fact:
    """Games consist of the same few facts over and over."""
    return fact_from_json(board, orjson.loads(written), "facts")


def event(board: Board, entry: Entry, seat: int | None) -> dict[str, object]:
    """What this seat, or a spectator, may hear of an entry."""
    heard: dict[str, object] = {
        "number": entry.number,
        "at": entry.at,
        "type": WORDS[type(entry.what)],
    }
    match entry.what:
        case Created():
            pass
        case Seated(seat=other, name=name):
            heard.update(seat=other, name=name)
        case SeatSet(seat=other, level=level):
            heard.update(seat=other, kind="open" if level is None else "bot", level=level)
        case Named(seat=other, name=name, before=before):
            heard.update(seat=other, name=name, before=before)
        case Coloured(seat=other, colour=colour):
            heard.update(seat=other, colour=colour)
        case Left(other) | TimedOut(other) | SteppedOut(other) | Returned(other):
            heard.update(seat=other)
        case Started(starter=starter, facts=facts):
            heard.update(starter=starter, facts=_heard(board, facts, seat))
        case Acted(seat=other, action=action, facts=facts, by=by, note=note):
            heard.update(
                seat=other,
                action=_action(board, action, other == seat),
                facts=_heard(board, facts, seat),
                by=by,
                note=note if note is None or other == seat else FAILED,
            )
        case Said(seat=other, text=text):
            heard.update(seat=other, text=text)
        case Rematched(table=table):
            heard.update(table=table)
        case _ as never:
            assert_never(never)
    return heard


def _heard(board: Board, facts: tuple[Fact, ...], seat: int | None) -> list[dict[str, object]]:
    return [_fact(board, redact(fact, seat)) for fact in facts]


@lru_cache(maxsize=4096)
def _fact(board: Board, fact: Fact) -> dict[str, object]:
    """A fact is written for the log and again for each seat; most look the same to everybody."""
    return fact_to_json(board, fact)


def _action(board: Board, action: Action, own: bool) -> dict[str, object]:
    shown = action_to_json(board, action)
    if isinstance(action, Keep) and not own:
        shown["tickets"] = [None for _ in action.tickets]
    return shown
