"""The words for one board: its cities and tickets, cards and prices, in the reader's language."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from perron.core.board import Board
from perron.core.cards import GREY, KINDS, LOCOMOTIVE
from perron.core.errors import Param, Refusal
from perron.core.payment import Price
from perron.terminal.commands import Commands
from perron.words.alphabet import Order, alphabet_of
from perron.words.catalogue import Words
from perron.words.messages import Argument

_WILD: Final = KINDS[LOCOMOTIVE]


class Speech:
    """Says messages of the catalogue, and what goes into them."""

    def __init__(self, words: Words, board: Board) -> None:
        called = board.words
        self.board = board
        self.words = words.on(
            {"ticket": called.ticket, "train": called.train, "locomotive": called.locomotive}
        )
        self.commands = Commands(words)
        self._alphabet = alphabet_of(words.language)

    def say(self, key: str, **arguments: Argument) -> str:
        """A message about this board."""
        return self.words.say(key, **arguments)

    def of(self, names: Sequence[str], me: int | None, player: int) -> dict[str, Argument]:
        """The arguments of a message about a player, as the one in seat `me` hears it."""
        return {"who": "you" if player == me else "other", "name": names[player]}

    # What is on the board.

    def board_name(self) -> str:
        """A board that comes with Perron as the language calls it, any other by its own name."""
        key = f"board-{self.board.id}"
        return self.say(key) if self.words.can_say(key) else self.board.name

    def city(self, city: int) -> str:
        """A city as the reader's language calls it, or as the board does."""
        place = self.board.cities[city]
        return place.names.get(self.words.language, place.name)

    def route(self, route: int) -> str:
        """The two cities of a route."""
        track = self.board.routes[route]
        return self._pair(track.a, track.b)

    def long_route(self, route: int) -> str:
        """A route with its spaces."""
        return f"{self.route(route)} ({self.board.routes[route].length})"

    def order(self, name: str) -> Order:
        """What to sort names by, in the order of the reader's alphabet."""
        return self._alphabet.order(name)

    def ticket(self, ticket: int) -> str:
        """The two cities of a ticket."""
        asked = self.board.tickets[ticket]
        return self._pair(asked.a, asked.b)

    def tickets(self, tickets: Iterable[int]) -> str:
        """Tickets, each with what it is worth."""
        points = self.board.tickets
        return ", ".join(f"{self.ticket(ticket)} ({points[ticket].points})" for ticket in tickets)

    def _pair(self, a: int, b: int) -> str:
        return self.say("cli-pair", a=self.city(a), b=self.city(b))

    # Cards and prices.

    def kind(self, kind: int, number: int = 1) -> str:
        """What so many cards of a kind are called, without the number."""
        return self.say(f"card-{KINDS[kind]}", n=number)

    def kinds(self, kinds: Iterable[int]) -> str:
        """Cards one by one, in their order."""
        return ", ".join(self.kind(kind) for kind in kinds)

    def cards(self, numbers: Sequence[int]) -> str:
        """So many cards of each kind: `1 red, 2 locomotives`."""
        return ", ".join(
            self._cards_of(kind, number)
            for kind, number in zip(KINDS, numbers, strict=True)
            if number
        )

    def price(self, price: Price) -> str:
        """`4 black`, `6 of one colour, at least 2 locomotives`."""
        colour = None if price.colour == GREY else KINDS[int(price.colour)]
        return self._cost(int(price.length), colour, int(price.symbols), int(price.exchange))

    def _cost(self, length: int, colour: str | None, locomotives: int, exchange: int) -> str:
        if locomotives == length:
            parts = [self._cards_of(_WILD, length)]
        else:
            any_colour = self.say("any-cards", n=length)
            parts = [any_colour if colour is None else self._cards_of(colour, length)]
            parts += [self.say("ferry-needs", n=locomotives)] if locomotives else []
        parts += [self.say("swap", n=exchange)] if exchange else []
        return ", ".join(parts)

    def _cards_of(self, kind: str, number: int) -> str:
        return self.say("cards-of", n=number, card=self.say(f"card-{kind}", n=number))

    # What the rules answer.

    def refusal(self, refusal: Refusal, names: Sequence[str], me: int | None) -> str:
        """A refusal, from its code and parameters: ids become names, cards and prices words."""
        said: dict[str, Argument] = {}
        for name, param in refusal.params.items():
            said |= self._parameter(name, param, names, me)
        return self.say(f"refusal-{refusal.code}", **said)

    def _parameter(
        self, name: str, param: Param, names: Sequence[str], me: int | None
    ) -> dict[str, Argument]:
        """What a message gets for a parameter of a refusal."""
        match name, param:
            case "owner" | "mover", int(seat):
                return self.of(names, me, seat)
            case "route", str(id):
                route = self.board.route(id)
                return {"route": id if route is None else self.route(route)}
            case "city", str(id):
                city = self.board.city(id)
                return {"city": id if city is None else self.city(city)}
            case "ticket", str(id):
                ticket = self.board.ticket(id)
                return {"name": id if ticket is None else self.ticket(ticket)}
            case "cards", Mapping():
                numbers = [int(param.get(kind) or 0) for kind in KINDS]
                return {"cards": self.cards(numbers), "n": sum(numbers)}
            case "price", {
                "length": int(length),
                "colour": str() | None as colour,
                "locomotives": int(locomotives),
                "exchange": int(exchange),
            }:
                return {"price": self._cost(length, colour, locomotives, exchange)}
            case _, str() | int():
                return {name: param}
            case _:
                raise TypeError(f"{name}: {param!r} is not a parameter that can be said")
