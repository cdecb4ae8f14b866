"""Facts and outcomes that can be read: the engine's own, with numbers that know their names."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, Final, TypeVar, get_args

from perron.core.actions import DECK
from perron.core.board import Board
from perron.core.facts import CARD_PILE, Fact, Shuffled
from perron.core.outcome import Borrowed, Outcome
from perron.game.cards import Cards
from perron.game.names import DECK_SLOT, Names, names_of

_Teller = Callable[[Names, Any], Any]


def _kind(names: Names, card: int) -> int:
    return names.kinds[card]


def _ticket(names: Names, ticket: int) -> int:
    return names.tickets[ticket]


def _cards(names: Names, cards: int) -> int:
    return Cards(cards)


# What the numbers in a field of a fact are; a tuple holds one after the other.
_TELLERS: Final[dict[str, _Teller]] = {
    "route": lambda names, route: names.routes[route],
    "city": lambda names, city: names.cities[city],
    "card": _kind,
    "cards": _cards,
    "tickets": _ticket,
    "kept": _ticket,
    "returned": _ticket,
    "slot": lambda names, slot: DECK_SLOT if slot == DECK else slot,
}

_FIELDS: Final = {
    kind: tuple((part.name, _TELLERS[part.name]) for part in fields(kind) if part.name in _TELLERS)
    for kind in get_args(Fact)
}

Told = TypeVar("Told", bound=Fact)


def told(board: Board, fact: Told) -> Told:
    """The fact as it is printed: equal to the one given."""
    names = names_of(board)
    if isinstance(fact, Shuffled):
        order = _told(names, _kind if fact.pile == CARD_PILE else _ticket, fact.order)
        return replace(fact, order=order)
    found: dict[str, Any] = {}
    for field, teller in _FIELDS[type(fact)]:
        value = getattr(fact, field)
        row = teller is _cards and isinstance(value, tuple)
        found[field] = _told(names, _kind if row else teller, value)
    return replace(fact, **found)


def told_outcome(board: Board, outcome: Outcome) -> Outcome:
    """The outcome, with tickets, cities and routes by name."""
    names = names_of(board)
    return replace(
        outcome,
        players=tuple(
            replace(
                result,
                completed=tuple(names.tickets[ticket] for ticket in result.completed),
                failed=tuple(names.tickets[ticket] for ticket in result.failed),
                borrowed=tuple(
                    Borrowed(names.cities[loan.city], names.routes[loan.route])
                    for loan in result.borrowed
                ),
            )
            for result in outcome.players
        ),
    )


def _told(names: Names, teller: _Teller, value: Any) -> Any:
    """What a listener may not know is None, and stays so."""
    if isinstance(value, tuple):
        return tuple([None if one is None else teller(names, one) for one in value])
    return None if value is None else teller(names, value)
