"""Actions as players ask for them: by names as well as by numbers.

Each is the engine's action of the same name (core/actions.py), which holds numbers alone, with a way
to say it by name. A name becomes a number when a game looks it up: before that nobody knows the board.
Two actions are equal if they ask for the same thing, however it was said. One that was said by name
has no hash until then: it could not be that of the number.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, TypeAlias, Unpack, assert_never

from perron.core import actions as plain
from perron.core.board import Board
from perron.core.errors import BadSlot, Malformed
from perron.core.rules import MARKET_SLOTS
from perron.game.cards import Cards, Counts, cards_of
from perron.game.names import DECK_SLOT, Named, names_of
from perron.wire.reading import quote

# What an action may hold: a slot, a city, a route, cards; some tickets. A string is a name that no
# game has looked up yet.
Said: TypeAlias = int | str | tuple[int | str, ...]


class _Kind(type):
    """Every action of the engine counts as one of these: a bot may be given either."""

    def __instancecheck__(cls, instance: object) -> bool:
        own = cls.__module__ == __name__
        return type.__instancecheck__(cls.__bases__[-1] if own else cls, instance)


class _Action:
    """What all actions here have in common."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]]
    # The field that may be said by name.
    _named: ClassVar[str] = ""

    if not TYPE_CHECKING:
        # A type checker knows the fields, and should notice what is none.

        def __getattr__(self, field: str) -> int:
            if field != self._named:
                raise AttributeError(f"{type(self).__name__} has no {field}")
            raise AttributeError(
                f"{self!r}: its {field} has no number before a game has looked it up"
            )

    def __repr__(self) -> str:
        words = [word for field in self.__match_args__ for word in _words(_said(self, field))]
        return f"{type(self).__name__}({', '.join(words)})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return all(_same(_said(self, field), _said(other, field)) for field in self.__match_args__)

    def __hash__(self) -> int:
        try:
            return hash(tuple([getattr(self, field) for field in self.__match_args__]))
        except AttributeError as error:
            raise TypeError(str(error)) from None

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), *[_said(self, field) for field in self.__match_args__])


class Draw(_Action, plain.Draw, metaclass=_Kind):
    """Take the card in this slot of the market, 0 to 4, or the top card unseen: "deck".

    >>> import perron
    >>> perron.Draw("deck"), perron.Draw(2)
    (Draw('deck'), Draw(2))
    >>> perron.Draw("deck") == perron.Draw(5)
    True
    """

    __slots__ = ()

    def __init__(self, slot: int | str) -> None:
        _set(self, "slot", _slot(slot))


class Claim(_Action, plain.Claim, metaclass=_Kind):
    """Claim a route with these cards. Routes have the ids of the board's files.

    >>> import perron
    >>> claim = perron.Claim("dieppe-paris", pink=1)
    >>> claim
    Claim('dieppe-paris', pink=1)
    >>> claim.cards
    Cards(pink=1)
    >>> claim == perron.Claim("dieppe-paris", perron.Cards(pink=1))
    True
    """

    __slots__ = ("_asked",)
    _named = "route"

    def __init__(
        self,
        route: int | str,
        cards: int | Mapping[str, int] | None = None,
        **counts: Unpack[Counts],
    ) -> None:
        _ask(self, route)
        _set(self, "cards", cards_of(cards, counts))


class Pay(_Action, plain.Pay, metaclass=_Kind):
    """Pay a tunnel's extra cards.

    >>> import perron
    >>> perron.Pay(red=1, locomotive=1)
    Pay(red=1, locomotive=1)
    """

    __slots__ = ()

    def __init__(
        self, cards: int | Mapping[str, int] | None = None, **counts: Unpack[Counts]
    ) -> None:
        _set(self, "cards", cards_of(cards, counts))


class Decline(_Action, plain.Decline, metaclass=_Kind):
    """Take the cards of a tunnel back instead of paying the extra.

    >>> import perron
    >>> perron.Decline()
    Decline()
    """

    __slots__ = ()


class AskTickets(_Action, plain.AskTickets, metaclass=_Kind):
    """Ask for more tickets.

    >>> import perron
    >>> perron.AskTickets()
    AskTickets()
    """

    __slots__ = ()


class Keep(_Action, plain.Keep, metaclass=_Kind):
    """Keep these of the tickets offered, and give the others back.

    >>> import perron
    >>> perron.Keep("brest-petrograd", "angora-kharkov")
    Keep('brest-petrograd', 'angora-kharkov')
    """

    __slots__ = ("_asked",)
    _named = "tickets"

    def __init__(self, *tickets: int | str) -> None:
        _ask(self, tickets)


class BuildStation(_Action, plain.BuildStation, metaclass=_Kind):
    """Build a station in this city with these cards. Cities have the ids of the board's files.

    >>> import perron
    >>> perron.BuildStation("paris", red=1)
    BuildStation('paris', red=1)
    """

    __slots__ = ("_asked",)
    _named = "city"

    def __init__(
        self,
        city: int | str,
        cards: int | Mapping[str, int] | None = None,
        **counts: Unpack[Counts],
    ) -> None:
        _ask(self, city)
        _set(self, "cards", cards_of(cards, counts))


class Pass(_Action, plain.Pass, metaclass=_Kind):
    """Do nothing. Allowed only when nothing else is possible.

    >>> import perron
    >>> perron.Pass()
    Pass()
    """

    __slots__ = ()


Action: TypeAlias = plain.Action
"""Any of the actions, as a type: `list[perron.Action]`."""


def named(board: Board, action: plain.Action) -> Action:
    """The same action, with numbers that know their names."""
    names = names_of(board)
    match action:
        case plain.Draw(slot):
            return Draw(slot)
        case plain.Claim(route, cards):
            return Claim(names.routes[route], cards)
        case plain.Pay(cards):
            return Pay(cards)
        case plain.Decline():
            return Decline()
        case plain.AskTickets():
            return AskTickets()
        case plain.Keep(tickets):
            return Keep(*[names.tickets[ticket] for ticket in tickets])
        case plain.BuildStation(city, cards):
            return BuildStation(names.cities[city], cards)
        case plain.Pass():
            return Pass()
        case _:
            assert_never(action)


def numbered(board: Board, action: plain.Action) -> plain.Action:
    """The same action in plain numbers, as the engine and records hold it. Raises Malformed."""
    names = names_of(board)
    match action:
        case plain.Draw(slot):
            return plain.Draw(int(_slot(slot)))
        case plain.Claim():
            return plain.Claim(names.route(_one(action, "route")), _paid(action.cards))
        case plain.Pay(cards):
            return plain.Pay(_paid(cards))
        case plain.Decline():
            return plain.Decline()
        case plain.AskTickets():
            return plain.AskTickets()
        case plain.Keep():
            return plain.Keep(tuple([names.ticket(ticket) for ticket in _many(action, "tickets")]))
        case plain.BuildStation():
            return plain.BuildStation(names.city(_one(action, "city")), _paid(action.cards))
        case plain.Pass():
            return plain.Pass()
        case _:
            problem = f"{quote(repr(action))} is not an action: give a perron.Draw or the like"
            raise Malformed({"problem": problem})


def _slot(asked: int | str) -> int:
    if asked in (DECK_SLOT.id, int(DECK_SLOT)):
        return DECK_SLOT
    if not isinstance(asked, int) or not 0 <= asked < MARKET_SLOTS:
        raise BadSlot(name=quote(asked))
    return int(asked)


def _paid(cards: int) -> int:
    return int(Cards(cards))


def _set(action: _Action, field: str, value: object) -> None:
    """Actions are frozen once they are made."""
    object.__setattr__(action, field, value)


def _ask(action: _Action, asked: Said) -> None:
    """Note what was asked for; what is a number already is the field of the engine's action."""
    _set(action, "_asked", asked)
    if all(isinstance(one, int) for one in (asked if isinstance(asked, tuple) else (asked,))):
        _set(action, action._named, asked)


def _said(action: object, field: str) -> Said:
    """What stands in a field of an action: the number, or the name that was asked for."""
    said: Said = getattr(action, "_asked" if field == getattr(action, "_named", "") else field)
    return said


def _one(action: plain.Action, field: str) -> int | str:
    said = _said(action, field)
    if isinstance(said, int | str):
        return said
    raise Malformed({"problem": f"{field}: {quote(repr(said))} is not one {field}"})


def _many(action: plain.Action, field: str) -> tuple[int | str, ...]:
    said = _said(action, field)
    if isinstance(said, tuple):
        return said
    raise Malformed({"problem": f"{field}: {quote(repr(said))} are not {field}"})


def _words(said: Said) -> list[str]:
    if isinstance(said, tuple):
        return [word for one in said for word in _words(one)]
    if isinstance(said, Cards):
        return [f"{word}={number}" for word, number in said.items()]
    return [repr(said.id if isinstance(said, Named) else said)]


def _same(one: Said, other: Said) -> bool:
    """Numbers are compared as numbers; a name that has none yet with names."""
    if isinstance(one, tuple):
        if not isinstance(other, tuple) or len(one) != len(other):
            return False
        return all(map(_same, one, other))
    if isinstance(other, tuple):
        return False
    if isinstance(one, int) and isinstance(other, int):
        return one == other and _id(one) in (None, _id(other) or _id(one))
    return _id(one) == _id(other) is not None


def _id(said: int | str) -> str | None:
    return said if isinstance(said, str) else said.id if isinstance(said, Named) else None


def _rebuilt(kind: type[_Action], *said: Said) -> _Action:
    """An action from its parts: pickling."""
    args = [one for part in said for one in (part if isinstance(part, tuple) else (part,))]
    return kind(*args)
