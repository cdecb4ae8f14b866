"""Entries as JSON, for the log: whole, secrets included. `events` is what others may read."""

from dataclasses import fields
from functools import lru_cache
from typing import Any, Final, get_args

import orjson

from perron.core.actions import Action
from perron.core.board import Board
from perron.core.facts import Fact
from perron.server.table.clocks import clock_from_json, clock_to_json
from perron.server.table.entries import KINDS, TYPES, EntryBody, Seated, SeatSet, Terms
from perron.wire.actions import action_from_json, action_to_json
from perron.wire.facts import fact_from_json, fact_to_json
from perron.wire.names import given_name

_FIELDS: Final = {kind: tuple(field.name for field in fields(kind)) for kind in TYPES}
_ACTIONS: Final = get_args(Action)
_FACTS: Final = get_args(Fact)


def to_json(board: Board, body: EntryBody) -> dict[str, object]:
    """The whole entry, for the log."""
    found: dict[str, object] = {"type": TYPES[type(body)]}
    for name in _FIELDS[type(body)]:
        found[name] = _written(board, getattr(body, name))
    return found


def _written(board: Board, value: object) -> object:
    match value:
        case None | int() | str():
            return value
        case tuple():
            return [_written(board, part) for part in value]
        case _ if isinstance(value, _FACTS):
            return fact_json(board, value)
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
            raise TypeError(f"{value!r} is not part of an entry")


def from_json(board: Board, value: dict[str, object]) -> EntryBody:
    """An entry from the log. Perron wrote it: what does not fit is a bug, and is raised as it comes."""
    kind = KINDS[str(value["type"])]
    found: dict[str, Any] = {
        # Older entries lack fields that were added later; those have defaults.
        name: _read(board, name, value[name])
        for name in _FIELDS[kind]
        if name in value
    }
    return kind(**found)


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
    """Cached: games consist of the same few facts over and over."""
    return fact_from_json(board, orjson.loads(written), "facts")


@lru_cache(maxsize=4096)
def fact_json(board: Board, fact: Fact) -> dict[str, object]:
    """A fact as JSON. Cached: it is written for the log and for each seat, and most look the same to everybody."""
    return fact_to_json(board, fact)
