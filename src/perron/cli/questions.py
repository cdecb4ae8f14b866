"""Questions: from what a person types to an action.

The numbers of a question stay the same from turn to turn. What is not possible now can still
be chosen and then says why; the rules judge, not the menu.
"""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from perron.cli.person import Person, Unclear, as_number, is_back
from perron.cli.places import matching_cities, routes_at
from perron.cli.screen import Screen
from perron.cli.words import action_text, counted
from perron.core.actions import (
    DECK,
    Action,
    AskTickets,
    BuildStation,
    Claim,
    Draw,
    Keep,
    Pass,
    Pay,
)
from perron.core.cards import HOLE, LOCOMOTIVE, count, total
from perron.core.errors import Refusal
from perron.core.paths import ticket_routes
from perron.core.rules import MARKET_SLOTS
from perron.core.view import Observation

# The numbers of a turn, after those of the market.
_UNSEEN: Final = MARKET_SLOTS + 1
_CLAIM: Final = MARKET_SLOTS + 2
_TICKETS: Final = MARKET_SLOTS + 3
_STATION: Final = MARKET_SLOTS + 4

_CHOICE: Final = "Your choice:"
_BACK: Final = "  0 back"

Refuse = Callable[[Action], Refusal | None]


class Questions:
    """The questions of one decision."""

    def __init__(
        self,
        person: Person,
        screen: Screen,
        observation: Observation,
        actions: Sequence[Action],
        refuse: Refuse,
    ) -> None:
        self._person = person
        self._screen = screen
        self._seen = observation
        self._board = observation.board
        self._actions = actions
        self._refuse = refuse
        self._claims = [action for action in actions if isinstance(action, Claim)]
        self._stations = [action for action in actions if isinstance(action, BuildStation)]

    def decide(self, news: Sequence[str]) -> Action:
        """Ask until there is an action that the rules allow."""
        self._screen.news(news)
        if list(self._actions) == [Pass()]:
            return self._forced()
        match self._seen.phase:
            case "setup" | "keep":
                return self._keep()
            case "second_card":
                return self._second_card()
            case "tunnel":
                return self._tunnel()
            case _:
                return self._turn()

    # A turn.

    def _turn(self) -> Action:
        while True:
            choose = self._person.ask(_CHOICE, self._show_turn, self._turn_choice)
            action = choose()
            if action is not None:
                return action

    def _show_turn(self) -> None:
        self._screen.table(self._seen)
        self._screen.say(
            f"Your turn. Take two cards, one after the other{self._on_wilds('a face-up {} is both')}:"
        )
        self._screen.market(self._seen)
        self._screen.say("or do one of these:")
        self._screen.numbered(self._other_choices(), _CLAIM)
        self._screen.letters()

    def _other_choices(self) -> list[str]:
        routes = len({claim.route for claim in self._claims})
        lines = [f"claim a route (you can pay for {routes or 'none yet'})", self._tickets_line()]
        if self._board.rules.stations:
            lines.append(self._station_line())
        return lines

    def _tickets_line(self) -> str:
        left, deal, ticket = self._seen.ticket_pile_size, self._board.rules.draw, self._board.words
        if not left:
            return f"draw {ticket.ticket}s (none are left)"
        offered = counted(min(deal.regular, left), ticket.ticket)
        return f"draw {offered}, keep at least {deal.keep}"

    def _station_line(self) -> str:
        left = self._stations_left()
        if not left:
            return "build a station (all are built)"
        return f"build a station for {self._station_price()} ({left} left)"

    def _stations_left(self) -> int:
        assert self._seen.seat is not None
        return self._seen.players[self._seen.seat].stations_left

    def _station_price(self) -> str:
        prices = self._board.station_prices
        cards = int(prices[len(prices) - self._stations_left()].length)
        return "1 card of any colour" if cards == 1 else f"{cards} cards of one colour"

    def _turn_choice(self, typed: str) -> Callable[[], Action | None]:
        last = _STATION if self._board.rules.stations else _TICKETS
        match as_number(typed, last):
            case None:
                raise Unclear(f"Type a number from 1 to {last}, or one of the letters b, h, q.")
            case int(number) if number <= _UNSEEN:
                action = self._draw(number)
                return lambda: action
            case int(number) if number == _CLAIM:
                if not self._claims:
                    raise Unclear("Your cards pay for no open route yet; b shows what routes cost.")
                return self._claim
            case int(number) if number == _TICKETS:
                asked = self._allowed(AskTickets())
                return lambda: self._one_of([asked])
            case _:
                if not self._stations:
                    raise Unclear(self._no_station())
                return self._station

    def _allowed(self, action: Action) -> Action:
        refusal = self._refuse(action)
        if refusal is not None:
            raise Unclear(_sentence(str(refusal)))
        return action

    def _no_station(self) -> str:
        if not self._stations_left():
            return "All your stations are built."
        return f"The next station costs {self._station_price()}; your cards do not pay for it."

    # Cards.

    def _draw(self, number: int) -> Action:
        if number < _UNSEEN and self._seen.market[number - 1] == HOLE:
            raise Unclear("No card lies there.")
        return self._allowed(Draw(DECK if number == _UNSEEN else number - 1))

    def _on_wilds(self, remark: str) -> str:
        """A remark on face-up locomotives, where they end a draw and one lies there."""
        if not self._board.rules.locomotive_ends_draw or LOCOMOTIVE not in self._seen.market:
            return ""
        return f" ({remark.format(self._board.words.locomotive)})"

    def _second_card(self) -> Action:
        return self._person.ask(_CHOICE, self._show_second_card, self._second_choice)

    def _show_second_card(self) -> None:
        self._screen.hand(self._seen)
        self._screen.say(f"Take the second card{self._on_wilds('not a face-up {}')}:")
        self._screen.market(self._seen)

    def _second_choice(self, typed: str) -> Action:
        number = as_number(typed, _UNSEEN)
        if number is None:
            raise Unclear(f"Take the second card: type a number from 1 to {_UNSEEN}.")
        return self._draw(number)

    # Routes and stations.

    def _claim(self) -> Action | None:
        on_the_way = ticket_routes(self._seen)
        board = self._board

        def usefulness(route: int) -> tuple[bool, int, str]:
            points = board.rules.route_points[board.routes[route].length]
            return route not in on_the_way, -points, board.route_name(route)

        routes = sorted({claim.route for claim in self._claims}, key=usefulness)
        while True:
            route = self._pick("Which route?", routes, self._routes_at, self._screen.claimable)
            if route is None:
                return None
            action = self._one_of([claim for claim in self._claims if claim.route == route])
            if action is not None:
                return action

    def _station(self) -> Action | None:
        names = self._board.cities
        cities = sorted({built.city for built in self._stations}, key=lambda c: names[c].name)
        while True:
            city = self._pick("In which city?", cities, self._cities, self._screen.cities)
            if city is None:
                return None
            action = self._one_of([built for built in self._stations if built.city == city])
            if action is not None:
                return action

    def _routes_at(self, typed: str) -> list[int]:
        return routes_at(self._board, self._cities(typed))

    def _cities(self, typed: str) -> list[int]:
        return matching_cities(self._board, typed)

    def _pick(
        self,
        prompt: str,
        things: Sequence[int],
        find: Callable[[str], Collection[int]],
        draw: Callable[[Observation, dict[int, int]], None],
    ) -> int | None:
        """One of the things, by its number or by a city; None to go back.

        A city with several things shows only those, under the numbers that they had.
        """
        numbered = dict(enumerate(things, 1))

        def understand(typed: str) -> dict[int, int]:
            if is_back(typed):
                return {}
            number = as_number(typed, len(numbered))
            if number is not None:
                return {number: numbered[number]}
            wanted = find(typed)
            found = {number: thing for number, thing in numbered.items() if thing in wanted}
            if not found:
                raise Unclear("Nothing here has that number or that city.")
            return found

        shown = numbered
        ask = f"{prompt} Number or part of a city's name, 0 to go back:"
        while True:
            shown = self._person.ask(ask, partial(draw, self._seen, shown), understand)
            if len(shown) <= 1:
                return next(iter(shown.values()), None)

    # Answers that are listed one by one.

    def _one_of(self, actions: Sequence[Action]) -> Action | None:
        """One of these, the cheapest in locomotives first; None to go back."""
        listed = sorted(actions, key=_expense)

        def show() -> None:
            self._screen.numbered(self._texts(listed))
            self._screen.say(_BACK)

        def understand(typed: str) -> Action | None:
            return None if is_back(typed) else self._nth(listed, typed)

        return self._person.ask(_CHOICE, show, understand)

    def _texts(self, actions: Sequence[Action]) -> list[str]:
        return [action_text(self._board, action) for action in actions]

    def _nth(self, actions: Sequence[Action], typed: str) -> Action:
        number = as_number(typed, len(actions))
        if number is None:
            span = "1" if len(actions) == 1 else f"a number from 1 to {len(actions)}"
            raise Unclear(f"Type {span}.")
        return self._allowed(actions[number - 1])

    def _tunnel(self) -> Action:
        listed = sorted(self._actions, key=_expense)

        def show() -> None:
            self._screen.hand(self._seen)
            if not any(isinstance(action, Pay) for action in listed):
                self._screen.say("Your cards do not pay for it.")
            self._screen.numbered(self._texts(listed))

        return self._person.ask(_CHOICE, show, lambda typed: self._nth(listed, typed))

    def _forced(self) -> Action:
        def show() -> None:
            self._screen.table(self._seen)
            self._screen.say("No card is left to take, and nothing else is possible:")
            self._screen.numbered(self._texts(self._actions))

        return self._person.ask(_CHOICE, show, lambda typed: self._nth(self._actions, typed))

    # Tickets.

    def _keep(self) -> Action:
        def show() -> None:
            self._screen.hand(self._seen)
            self._screen.tickets(self._seen)
            self._screen.offer(self._seen)

        deal = self._board.rules.setup if self._seen.phase == "setup" else self._board.rules.draw
        least = min(deal.keep, len(self._seen.offer))
        prompt = f"Which do you keep? At least {least}, for example 1 2, or all:"
        return self._person.ask(prompt, show, self._kept)

    def _kept(self, typed: str) -> Action:
        offer = self._seen.offer
        if typed.casefold() == "all":
            return self._allowed(Keep(offer))
        numbers = [as_number(word, len(offer)) for word in typed.replace(",", " ").split()]
        chosen = [number for number in numbers if number is not None]
        if not chosen or len(chosen) < len(numbers):
            raise Unclear(f"Type numbers from 1 to {len(offer)} with spaces between, or all.")
        # The order of the offer is the order that the rules know.
        chosen.sort()
        return self._allowed(Keep(tuple(offer[number - 1] for number in chosen)))


def _expense(action: Action) -> tuple[bool, int, int]:
    """Locomotives are dear, then cards; giving up comes last."""
    match action:
        case Claim(_, cards) | Pay(cards) | BuildStation(_, cards):
            return False, int(count(cards, LOCOMOTIVE)), int(total(cards))
        case _:
            return True, 0, 0


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
