"""Names: cities, routes, tickets and cards as numbers that know what they are called."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, Self, TypeVar

from perron.core.actions import DECK
from perron.core.board import Board
from perron.core.cards import HOLE, KINDS
from perron.core.errors import Malformed, UnknownCity, UnknownRoute, UnknownTicket
from perron.wire.reading import quote


class Named(int):
    """A number that knows its name: a city, route, ticket or card kind in the board's lists.

    It is the number that the engine, the bots and `game.board` use. `id` is the name that the
    board's files, records and actions use, `name` what players say. It prints as its id between
    angle brackets, because it is no string: compare `claim.route.id`.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> ticket = game.observe(0).offer[0]
    >>> ticket, ticket.id, ticket.name
    (<athina-edinburgh>, 'athina-edinburgh', 'Edinburgh-Athina')
    >>> game.board.tickets[ticket].points
    21
    """

    id: str
    name: str

    def __new__(cls, number: int, id: str, name: str) -> Self:
        named = super().__new__(cls, number)
        named.id = id
        named.name = name
        return named

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def __str__(self) -> str:
        return self.id

    def __format__(self, spec: str) -> str:
        return format(self.id, spec)

    def __reduce__(self) -> tuple[type["Named"], tuple[int, str, str]]:
        return Named, (int(self), self.id, self.name)


DECK_SLOT: Final = Named(DECK, "deck", "deck")
EMPTY: Final = Named(HOLE, "empty", "empty")


class Names:
    """The names of one board, by their numbers."""

    def __init__(self, board: Board) -> None:
        self.routes = tuple(
            Named(n, route.id, board.route_name(n)) for n, route in enumerate(board.routes)
        )
        self.cities = tuple(Named(n, city.id, city.name) for n, city in enumerate(board.cities))
        self.tickets = tuple(
            Named(n, ticket.id, board.ticket_name(n)) for n, ticket in enumerate(board.tickets)
        )
        self.kinds = tuple(Named(n, word, board.kind_name(n)) for n, word in enumerate(KINDS))

    def route(self, asked: int | str) -> int:
        """The number of a route, asked for by its number or id."""
        return _found(asked, self.routes, UnknownRoute)

    def city(self, asked: int | str) -> int:
        """The number of a city, asked for by its number or id."""
        return _found(asked, self.cities, UnknownCity)

    def ticket(self, asked: int | str) -> int:
        """The number of a ticket, asked for by its number or id."""
        return _found(asked, self.tickets, UnknownTicket)


@lru_cache(maxsize=64)
def names_of(board: Board) -> Names:
    """The names of a board, made once."""
    return Names(board)


def _found(asked: int | str, known: Sequence[Named], kind: type[Malformed]) -> int:
    """What has a name is looked up by it: it may have another number on another board."""
    if isinstance(asked, int) and not isinstance(asked, Named):
        if 0 <= asked < len(known):
            return int(asked)
        raise refused(kind, asked, f"they are numbered 0 to {len(known) - 1}")
    id = asked.id if isinstance(asked, Named) else asked
    for named in known:
        if named.id == id:
            return int(named)
    raise refused(kind, id, [named.id for named in known])


# Longer names are near to nothing, and take long to compare.
_LONGEST: Final = 60

Slip = TypeVar("Slip", bound=Malformed)


def refused(kind: type[Slip], asked: object, known: Iterable[str] | str) -> Slip:
    """The refusal of a name that is none, with the nearest that there is, or what is known."""
    refusal = kind(name=quote(asked))
    more = f"; {known}" if isinstance(known, str) else _nearest(asked, list(known))
    refusal.args = (f"{refusal}{more}",)
    return refusal


def _nearest(asked: object, known: list[str]) -> str:
    """A route is easily named from its other end."""
    if not isinstance(asked, str):
        return ""
    one, _, others = asked.partition("-")
    other, *track = others.split("-")
    turned = "-".join((other, one, *track))
    near = [turned] if turned in known else get_close_matches(asked[:_LONGEST], known, 1)
    return f"; did you mean {quote(near[0])}?" if near else ""
