"""JSON for cards, actions, facts and outcomes; positions have files of their own.

Inside, a city, a route, a ticket, a card is a number; on the wire it has a name. The fields
of actions and facts have the same names on both sides, so one table says for each name how
it is written and read.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from types import NoneType
from typing import Any, Final, get_args, get_origin

from perron.core.actions import (
    DECK,
    Action,
    AskTickets,
    BuildStation,
    Claim,
    Decline,
    Draw,
    Keep,
    Pass,
    Pay,
)
from perron.core.board import Board
from perron.core.cards import (
    KINDS,
    MOST_IN_ALL,
    MOST_OF_A_KIND,
    cards_to_json,
    packed,
    some,
)
from perron.core.errors import (
    BadCount,
    BadSlot,
    Malformed,
    UnknownCard,
    UnknownCity,
    UnknownPlayer,
    UnknownRoute,
    UnknownTicket,
    UnknownType,
)
from perron.core.facts import CARD_PILE, ENDINGS, PILES, Drawn, Fact
from perron.core.outcome import Outcome
from perron.core.rules import MARKET_SLOTS
from perron.wire.reading import Node, quote

# More points than any score track shows; a bound for numbers that nothing else bounds.
MOST_POINTS: Final = 9999

_DECK_WORD: Final = "deck"


# Names.


def card_words(board: Board) -> list[str]:
    """The card kinds of a board, in the order of KINDS."""
    return [word for word, number in zip(KINDS, board.rules.deck, strict=True) if number]


def read_card(board: Board, node: Node) -> int:
    """A card kind of this board, by its word."""
    return KINDS.index(node.word(card_words(board), "a kind of card"))


def read_route(board: Board, node: Node) -> int:
    """A route, by its id."""
    route = board.route(node.text())
    if route is None:
        raise node.unknown([route.id for route in board.routes], "a route of this board")
    return route


def read_city(board: Board, node: Node) -> int:
    """A city, by its id."""
    city = board.city(node.text())
    if city is None:
        raise node.unknown([city.id for city in board.cities], "a city of this board")
    return city


def read_ticket(board: Board, node: Node) -> int:
    """A ticket, by its id."""
    ticket = board.ticket(node.text())
    if ticket is None:
        raise node.unknown([ticket.id for ticket in board.tickets], "a ticket of this board")
    return ticket


def read_cards(board: Board, node: Node) -> int:
    """A multiset of cards, of no kind more than the deck has."""
    cards = 0
    for word, number in node.fields(card_words(board)).items():
        kind = KINDS.index(word)
        cards += some(kind, number.whole(0, board.rules.deck[kind]))
    return cards


# Fields. What differs between two uses of a name is told by the type of the field: one or many,
# always known or not.


@dataclass(frozen=True, slots=True)
class _Codec:
    """How one thing inside is written and read."""

    write: Callable[[Board, Any], object]
    read: Callable[[Board, Node], object]


@dataclass(frozen=True, slots=True)
class _Part:
    """A field of an action or a fact."""

    name: str
    many: bool
    # May it be None: unknown to the listener, or not so yet?
    optional: bool


def _parts(shape: type[Action] | type[Fact]) -> tuple[_Part, ...]:
    found: list[_Part] = []
    for field in fields(shape):
        many = get_origin(field.type) is tuple
        inner = get_args(field.type)[0] if many else field.type
        found.append(_Part(field.name, many, NoneType in get_args(inner)))
    return tuple(found)


_PARTS: Final = {shape: _parts(shape) for shape in (*get_args(Action), *get_args(Fact))}


def _write(board: Board, part: _Part, codec: _Codec, value: Any) -> object:
    if part.many:
        return [None if item is None else codec.write(board, item) for item in value]
    return None if value is None else codec.write(board, value)


def _read(board: Board, part: _Part, codec: _Codec, node: Node) -> object:
    if part.many:
        one = replace(part, many=False)
        items = node.items(max(int(board.card_count), int(board.ticket_count)), part.name)
        return tuple(_read(board, one, codec, item) for item in items)
    if node.value is None and part.optional:
        return None
    return codec.read(board, node)


def _same(board: Board, value: object) -> object:
    return value


def _write_slot(board: Board, slot: int) -> object:
    return _DECK_WORD if slot == DECK else slot


def _read_slot(board: Board, node: Node) -> int:
    return DECK if node.value == _DECK_WORD else _read_open_slot(board, node)


def _read_open_slot(board: Board, node: Node) -> int:
    return node.whole(0, MARKET_SLOTS - 1)


_CARD: Final = _Codec(lambda board, kind: KINDS[kind], read_card)
_TICKET: Final = _Codec(lambda board, ticket: board.tickets[ticket].id, read_ticket)
_NUMBER: Final = _Codec(_same, lambda board, node: node.whole(0, MOST_POINTS))
_OPEN_SLOT: Final = _Codec(_same, _read_open_slot)

_CODECS: Final = {
    "player": _Codec(_same, lambda board, node: node.whole(0, board.rules.players[1] - 1)),
    "slot": _Codec(_write_slot, _read_slot),
    "route": _Codec(lambda board, route: board.routes[route].id, read_route),
    "city": _Codec(lambda board, city: board.cities[city].id, read_city),
    "card": _CARD,
    "cards": _Codec(lambda board, cards: cards_to_json(cards), read_cards),
    "tickets": _TICKET,
    "kept": _TICKET,
    "returned": _TICKET,
    "points": _NUMBER,
    "extra": _NUMBER,
    "turns": _NUMBER,
    "final_turns": _NUMBER,
    "pile": _Codec(_same, lambda board, node: node.word(PILES, "a pile")),
    "reason": _Codec(_same, lambda board, node: node.word(ENDINGS, "an ending")),
}


# Actions. A player's slip is refused with a code of its own, not reported as a bad file.

_ACTIONS: Final[dict[str, type[Action]]] = {
    "draw": Draw,
    "claim": Claim,
    "pay": Pay,
    "decline": Decline,
    "tickets": AskTickets,
    "keep": Keep,
    "station": BuildStation,
    "pass": Pass,
}
_ACTION_WORDS: Final = {shape: word for word, shape in _ACTIONS.items()}


def action_to_json(board: Board, action: Action, player: int | None = None) -> dict[str, object]:
    """The action, with the player if one is given."""
    found: dict[str, object] = {"type": _ACTION_WORDS[type(action)]}
    if player is not None:
        found["player"] = player
    for part in _PARTS[type(action)]:
        found[part.name] = _write(board, part, _CODECS[part.name], getattr(action, part.name))
    return found


def action_from_json(board: Board, value: object) -> tuple[int | None, Action]:
    """The player, if the action names one, and the action. Raises Malformed.

    Whether a game has that player is for those to say who know the game.
    """
    if not isinstance(value, dict):
        raise Malformed({"problem": f"{quote(value)} is not an action: give an object with a type"})
    if "type" not in value:
        raise Malformed({"problem": "the action has no type"})
    word = value["type"]
    if not isinstance(word, str) or word not in _ACTIONS:
        raise UnknownType(name=quote(word))
    shape = _ACTIONS[word]
    names = [part.name for part in _PARTS[shape]]
    _check_names(word, names, value)
    player = _asked_player(value["player"]) if "player" in value else None
    return player, shape(**{name: _ASKED[name](board, value[name]) for name in names})


def _check_names(word: str, names: list[str], value: dict[str, object]) -> None:
    for key in value:
        if key not in (*names, "type", "player"):
            raise Malformed({"problem": f"{quote(word)} has no field {quote(key)}"})
    for name in names:
        if name not in value:
            raise Malformed({"problem": f"{quote(word)} needs the field {quote(name)}"})


def _natural(value: object) -> int | None:
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return value
    return None


def _asked_player(value: object) -> int:
    player = _natural(value)
    if player is None:
        raise UnknownPlayer(name=quote(value))
    return player


def _asked_slot(board: Board, value: object) -> int:
    if value == _DECK_WORD:
        return DECK
    slot = _natural(value)
    if slot is None or slot >= MARKET_SLOTS:
        raise BadSlot(name=quote(value))
    return slot


def _asked_route(board: Board, value: object) -> int:
    route = board.route(value) if isinstance(value, str) else None
    if route is None:
        raise UnknownRoute(name=quote(value))
    return route


def _asked_city(board: Board, value: object) -> int:
    city = board.city(value) if isinstance(value, str) else None
    if city is None:
        raise UnknownCity(name=quote(value))
    return city


def _asked_tickets(board: Board, value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise Malformed({"problem": f"tickets: {quote(value)} is not a list"})
    return tuple(_asked_ticket(board, item) for item in value)


def _asked_ticket(board: Board, value: object) -> int:
    ticket = board.ticket(value) if isinstance(value, str) else None
    if ticket is None:
        raise UnknownTicket(name=quote(value))
    return ticket


def _asked_cards(board: Board, value: object) -> int:
    """Any cards that a multiset can count; a larger number is no number of cards."""
    if not isinstance(value, dict):
        raise Malformed({"problem": f"cards: {quote(value)} is not an object of counts"})
    known = card_words(board)
    numbers = [0] * len(KINDS)
    for word, number in value.items():
        if word not in known:
            raise UnknownCard(name=quote(word))
        count = _natural(number)
        if count is None or count > MOST_OF_A_KIND:
            raise BadCount(name=quote(number))
        numbers[KINDS.index(word)] = count
    if sum(numbers) > MOST_IN_ALL:
        raise BadCount(name=quote(sum(numbers)))
    return packed(numbers)


_ASKED: Final[dict[str, Callable[[Board, object], Any]]] = {
    "slot": _asked_slot,
    "route": _asked_route,
    "city": _asked_city,
    "cards": _asked_cards,
    "tickets": _asked_tickets,
}


# Facts. The type is the name of the class: TicketsOffered is "tickets_offered".

_FACTS: Final[dict[str, type[Fact]]] = {
    re.sub(r"(?<!^)(?=[A-Z])", "_", shape.__name__).lower(): shape for shape in get_args(Fact)
}
_FACT_WORDS: Final = {shape: word for word, shape in _FACTS.items()}


def fact_to_json(board: Board, fact: Fact) -> dict[str, object]:
    """The fact; what the listener may not know is null."""
    found: dict[str, object] = {"type": _FACT_WORDS[type(fact)]}
    for part in _PARTS[type(fact)]:
        codec = _fact_codec(type(fact), part, found.get("pile"))
        found[part.name] = _write(board, part, codec, getattr(fact, part.name))
    return found


def fact_from_json(board: Board, value: object, place: str) -> Fact:
    """The fact that was written. Raises BadInput with the path below `place`."""
    node = Node(value, place)
    if not isinstance(value, dict) or "type" not in value:
        raise node.wrong("a fact is an object with a type")
    shape = _FACTS[Node(value["type"], f"{place}.type").word(list(_FACTS), "a kind of fact")]
    names = [part.name for part in _PARTS[shape]]
    nodes = node.fields(["type", *names], names)
    found: dict[str, Any] = {}
    for part in _PARTS[shape]:
        codec = _fact_codec(shape, part, found.get("pile"))
        found[part.name] = _read(board, part, codec, nodes[part.name])
    return shape(**found)


def _fact_codec(shape: type[Fact], part: _Part, pile: object) -> _Codec:
    match part.name:
        case "order":
            return _CARD if pile == CARD_PILE else _TICKET
        case "cards" if part.many:
            return _CARD
        case "slot" if shape is not Drawn:
            return _OPEN_SLOT
        case name:
            return _CODECS[name]


# Outcomes.


def outcome_to_json(board: Board, outcome: Outcome) -> dict[str, object]:
    """What the game came to, reason by reason."""
    return {
        "players": [
            {
                "total": result.total,
                "routes": result.routes,
                "tickets": result.tickets,
                "completed": [board.tickets[ticket].id for ticket in result.completed],
                "failed": [board.tickets[ticket].id for ticket in result.failed],
                "stations": result.stations,
                "longest_path": result.longest_path,
                "longest_path_bonus": result.longest_path_bonus,
                "globetrotter_bonus": result.globetrotter_bonus,
                "merchandise_bonus": result.merchandise_bonus,
                "borrowed": [
                    {"city": board.cities[loan.city].id, "route": board.routes[loan.route].id}
                    for loan in result.borrowed
                ],
                "rank": result.rank,
            }
            for result in outcome.players
        ],
        "winners": list(outcome.winners),
        "decided_by": outcome.decided_by,
    }
