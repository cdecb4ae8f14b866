"""What is described elsewhere, as pydantic models for the OpenAPI description.

Actions, facts, outcomes and rules are dataclasses of the engine, observations and choices are in wire/shapes.py, events
in server/table/event_shapes.py. Their models are made here from the types of their fields, and nowhere written again.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, reduce
from inspect import cleandoc
from operator import or_
from types import MappingProxyType, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler, create_model

from perron.core.actions import Action
from perron.core.cards import KINDS
from perron.core.facts import Fact
from perron.core.meanings import Audience, Meaning, OneOf
from perron.core.outcome import Borrowed, Outcome, Result
from perron.core.rules import MARKET_SLOTS, Rules, TicketDeal
from perron.server.table import event_shapes
from perron.wire import shapes
from perron.wire.actions import ACTIONS
from perron.wire.facts import FACTS
from perron.wire.fields import DECK_WORD
from perron.wire.shapes import Written

if TYPE_CHECKING:
    from pydantic_core import CoreSchema


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


# In a multiset; no deck has so many.
_MOST_CARDS: Final = 200

Kind = Literal[KINDS]  # type: ignore[valid-type]
Cards = dict[str, Annotated[int, Field(ge=0, le=_MOST_CARDS)]]
OpenSlot = Annotated[int, Field(ge=0, le=MARKET_SLOTS - 1)]

# What stands in JSON for what is meant.
_LEAVES: Final[dict[Meaning, Any]] = {
    Meaning.SEAT: int,
    Meaning.ROUTE: str,
    Meaning.CITY: str,
    Meaning.TICKET: str,
    Meaning.CARD: Kind,
    Meaning.CARDS: Cards,
    Meaning.PAYMENT: Cards,
    Meaning.PILED: str,
    Meaning.SLOT: OpenSlot | Literal[DECK_WORD],
    Meaning.OPEN_SLOT: OpenSlot,
    Meaning.COUNT: int,
    Meaning.POINTS: int,
}


def _described(hint: Any) -> Any:
    """What pydantic has to know of a type."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint in _UNIONS:
        return _UNIONS[hint]()
    if origin is Annotated:
        return _marked(inner[0], inner[1:])
    if origin in (Union, UnionType):
        parts = tuple(_described(part) for part in inner)
        return _one_of(parts) if all(is_typeddict(part) for part in inner) else reduce(or_, parts)
    if origin is tuple and inner[1:] == (...,):
        return list[_described(inner[0])]  # type: ignore[misc]
    if origin is frozenset:
        return list[_described(inner[0])]  # type: ignore[misc]
    if origin is dict:
        return dict[str, _described(inner[1])]  # type: ignore[misc]
    if origin in (list, tuple):
        return origin[tuple(_described(part) for part in inner)]
    if is_typeddict(hint) or is_dataclass(hint):
        return _model(hint)
    return hint


def _marked(base: Any, marks: tuple[Any, ...]) -> Any:
    for mark in marks:
        match mark:
            case Meaning():
                return _LEAVES[mark]
            case Written(of=made_from):
                return _described(made_from)
            case OneOf(words):
                return Literal[words]
            case Audience.OWNER:
                # For the others.
                return list[_described(get_args(base)[0]) | None]  # type: ignore[misc]
    return Annotated[(_described(base), *marks)]


# Names in the description that differ from those of the classes. (An event is there without the word.)
_NAMES: Final[dict[type[Any], str]] = {
    Outcome: "OutcomeShape",
    Result: "ResultShape",
    Borrowed: "Loan",
    Rules: "RulesShape",
    TicketDeal: "DealShape",
}


@cache
def _model(shape: type[Any]) -> type[Shape]:
    name = _NAMES.get(shape, shape.__name__).removesuffix("Event")
    return _made(name, _fields(shape), _meaning(shape))


def _of_kind(word: str, shape: type[Any], more: Mapping[str, Any] = MappingProxyType({})) -> Any:
    """The model of an action or a fact, called after its word."""
    name = word.title().replace("_", "")
    return _made(name, {**_type(word), **_fields(shape), **more}, _meaning(shape))


def _made(name: str, found: Mapping[str, Any], meaning: str | None = None) -> type[Shape]:
    return create_model(name, __base__=Shape, __doc__=meaning, **found)


def _type(*words: str) -> dict[str, Any]:
    return {"type": (Literal[words], ...)}


def _fields(shape: type[Any]) -> dict[str, Any]:
    hints = get_type_hints(shape, include_extras=True)
    return {name: (_described(hint), ...) for name, hint in hints.items()}


def _meaning(shape: type[Any]) -> str | None:
    """The first paragraph of a docstring. (What a dataclass without one says is its signature.)"""
    text = vars(shape).get("__doc__")
    if not text or text.startswith(f"{shape.__name__}("):
        return None
    return " ".join(cleandoc(text).split("\n\n")[0].split())


@cache
def _actions() -> Any:
    """Those that consist of nothing but their kind have one model together."""
    player = {"player": (int | None, None)}
    plain = [word for word, shape in ACTIONS.items() if not fields(shape)]
    models = [_of_kind(word, shape, player) for word, shape in ACTIONS.items() if word not in plain]
    return _one_of((*models, _made("Plain", {**_type(*plain), **player})))


@cache
def _facts() -> Any:
    return _one_of(tuple(_of_kind(word, shape) for word, shape in FACTS.items()))


def _one_of(models: tuple[Any, ...]) -> Any:
    return Annotated[reduce(or_, models), Field(discriminator="type")]


_UNIONS: Final[dict[Any, Callable[[], Any]]] = {Action: _actions, Fact: _facts}


class _Derived:
    """Marks a type of which pydantic is told here."""

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> "CoreSchema":
        return handler.generate_schema(_described(source))


_DERIVED: Final = _Derived()

ActionShape = Annotated[Action, _DERIVED]
FactShape = Annotated[Fact, _DERIVED]
OutcomeShape = Annotated[Outcome, _DERIVED]
RulesShape = Annotated[Rules, _DERIVED]
ObservationShape = Annotated[shapes.ObservationShape, _DERIVED]
ChoiceShape = Annotated[shapes.Choice, _DERIVED]
Event = Annotated[event_shapes.Event, _DERIVED]
