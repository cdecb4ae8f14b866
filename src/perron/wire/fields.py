"""The fields of actions, facts and outcomes in JSON, by what their types say (core/meanings.py).

Names are the same on both sides. Inside, a city, a route, a ticket, a card is a number; in JSON it has a name.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from perron.core.actions import DECK
from perron.core.board import Board
from perron.core.cards import KINDS
from perron.core.errors import BadSlot, UnknownPlayer, UnknownType
from perron.core.facts import CARD_PILE
from perron.core.meanings import Audience, Meaning, OneOf
from perron.core.rules import MARKET_SLOTS
from perron.wire.cards import cards_to_json, read_card, read_cards, read_payment
from perron.wire.places import read_city, read_route, read_ticket
from perron.wire.reading import MOST_POINTS, Node, quote

DECK_WORD: Final = "deck"


@dataclass(frozen=True, slots=True)
class Form:
    """How a value is written and read."""

    write: Callable[[Board, Any], object]
    read: Callable[[Board, Node], Any]


def _same(board: Board, value: object) -> object:
    return value


def _write_slot(board: Board, slot: int) -> object:
    return DECK_WORD if slot == DECK else slot


def _read_slot(board: Board, node: Node) -> int:
    return DECK if node.value == DECK_WORD else _read_open_slot(board, node)


def _read_open_slot(board: Board, node: Node) -> int:
    return node.whole(0, MARKET_SLOTS - 1, BadSlot)


def _read_seat(board: Board, node: Node) -> int:
    return node.whole(0, board.rules.players[1] - 1, UnknownPlayer)


_LEAVES: Final = {
    Meaning.SEAT: Form(_same, _read_seat),
    Meaning.ROUTE: Form(lambda board, route: board.routes[route].id, read_route),
    Meaning.CITY: Form(lambda board, city: board.cities[city].id, read_city),
    Meaning.TICKET: Form(lambda board, ticket: board.tickets[ticket].id, read_ticket),
    Meaning.CARD: Form(lambda board, kind: KINDS[kind], read_card),
    Meaning.CARDS: Form(lambda board, cards: cards_to_json(cards), read_cards),
    Meaning.PAYMENT: Form(lambda board, cards: cards_to_json(cards), read_payment),
    Meaning.SLOT: Form(_write_slot, _read_slot),
    Meaning.OPEN_SLOT: Form(_same, _read_open_slot),
    Meaning.COUNT: Form(_same, lambda board, node: node.whole(0, MOST_POINTS)),
    Meaning.POINTS: Form(_same, lambda board, node: node.whole(-MOST_POINTS, MOST_POINTS)),
}


def _form(hint: Any, name: str, piled: Meaning) -> Form:
    """How values of a type are written and read; `name` is that of their field."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        for mark in inner[1:]:
            if isinstance(mark, Meaning):
                return _LEAVES[piled if mark is Meaning.PILED else mark]
            if isinstance(mark, OneOf):
                return _word(mark)
        return _form(inner[0], name, piled)
    if origin in (Union, UnionType):
        (known,) = (part for part in inner if part is not NoneType)
        return _optional(_form(known, name, piled))
    if origin is tuple:
        return _many(_form(inner[0], name, piled), name)
    if isinstance(hint, type) and is_dataclass(hint):
        fields = Fields(hint)
        return Form(fields.write, fields.read)
    raise TypeError(f"{name}: {hint} does not say what it means")


def _word(known: OneOf) -> Form:
    return Form(_same, lambda board, node: node.word(known.words, known.what))


def _optional(form: Form) -> Form:
    """What may be None: unknown to the listener, or not so yet."""

    def write(board: Board, value: Any) -> object:
        return None if value is None else form.write(board, value)

    def read(board: Board, node: Node) -> Any:
        return None if node.value is None else form.read(board, node)

    return Form(write, read)


def _many(form: Form, name: str) -> Form:
    def write(board: Board, values: Any) -> object:
        return [form.write(board, value) for value in values]

    def read(board: Board, node: Node) -> Any:
        items = node.items(max(int(board.card_count), int(board.ticket_count)), name)
        return tuple(form.read(board, item) for item in items)

    return Form(write, read)


@dataclass(frozen=True, slots=True)
class _Field:
    name: str
    form: Form
    # The same, when the pile is one of tickets.
    of_tickets: Form
    # Only the player who acted may know it.
    secret: bool

    def form_beside(self, others: Mapping[str, object]) -> Form:
        """How it is written and read beside these fields."""
        return self.form if others.get("pile", CARD_PILE) == CARD_PILE else self.of_tickets


class Fields:
    """How the fields of one dataclass are written and read."""

    def __init__(self, shape: type[Any]) -> None:
        self._shape = shape
        self._fields = tuple(
            _Field(
                name,
                _form(hint, name, Meaning.CARD),
                _form(hint, name, Meaning.TICKET),
                Audience.OWNER in get_args(hint),
            )
            for name, hint in get_type_hints(shape, include_extras=True).items()
        )
        self._names = tuple(field.name for field in self._fields)

    def write(self, board: Board, value: Any) -> dict[str, object]:
        return self.write_into({}, board, value)

    def write_into(self, found: dict[str, object], board: Board, value: Any) -> dict[str, object]:
        """Write the fields behind what is there already."""
        for field in self._fields:
            form = field.form_beside(found)
            found[field.name] = form.write(board, getattr(value, field.name))
        return found

    def hide(self, written: dict[str, object]) -> dict[str, object]:
        """The same as others hear of it."""
        for field in self._fields:
            if field.secret:
                items = written[field.name]
                written[field.name] = [None] * len(items) if isinstance(items, list) else None
        return written

    def read(self, board: Board, node: Node, also: tuple[str, ...] = ()) -> Any:
        """What was written, where `also` names fields that may be there besides."""
        node.check_fields((*self._names, *also), self._names)
        found: dict[str, Any] = {}
        for field in self._fields:
            found[field.name] = field.form_beside(found).read(board, node.field(field.name))
        return self._shape(**found)


class Kinds:
    """Things of several kinds, told apart by their `type`: actions, or facts."""

    def __init__(self, what: str, kinds: Mapping[str, type[Any]]) -> None:
        self._what = what
        self._words = {shape: word for word, shape in kinds.items()}
        self._fields = {word: Fields(shape) for word, shape in kinds.items()}

    def write(self, board: Board, thing: object, **more: object) -> dict[str, object]:
        """The thing, with some more fields after its type."""
        word = self._words[type(thing)]
        return self._fields[word].write_into({"type": word, **more}, board, thing)

    def write_for_others(self, board: Board, thing: object) -> dict[str, object]:
        """The thing as everybody hears of it who may not know its secrets."""
        return self._fields[self._words[type(thing)]].hide(self.write(board, thing))

    def read(self, board: Board, node: Node, also: tuple[str, ...] = ("type",)) -> Any:
        """The thing that was written, where `also` names fields that may be there besides."""
        value = node.value
        if not isinstance(value, dict):
            raise node.wrong(f"{quote(value)} is not {self._what}: give an object with a type")
        if "type" not in value:
            raise node.wrong("there is no type")
        kind = value["type"]
        if not isinstance(kind, str) or kind not in self._fields:
            kind = node.field("type").word(list(self._fields), self._what, UnknownType)
        return self._fields[kind].read(board, node, also)
