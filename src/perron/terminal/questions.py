"""Questions: from what a person types to an action.

The numbers of a question stay the same from turn to turn. What is not possible now can still
be chosen and then says why; the rules judge, not the menu.
"""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from perron.analysis.ways import ticket_routes
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
from perron.core.cards import HOLE, LOCOMOTIVE, count, total
from perron.core.errors import Refusal
from perron.core.rules import MARKET_SLOTS
from perron.core.view import Observation
from perron.terminal.commands import ALL
from perron.terminal.person import Answer, Person, Unclear, as_number, is_back
from perron.terminal.places import matching_cities, routes_at
from perron.terminal.screen import Screen
from perron.terminal.telling import Choice, choice_text
from perron.words.alphabet import Order

# The numbers of a turn, after those of the market.
_UNSEEN: Final = MARKET_SLOTS + 1
_CLAIM: Final = MARKET_SLOTS + 2
_TICKETS: Final = MARKET_SLOTS + 3
_STATION: Final = MARKET_SLOTS + 4

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
        self._say = screen.speech.say
        # The commands are arguments of the messages that speak of them.
        self._typed = screen.speech.commands.shown
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

    def _choose(self, show: Callable[[], None], understand: Callable[[str], Answer]) -> Answer:
        return self._person.ask(self._say("cli-choice"), show, understand)

    # A turn.

    def _turn(self) -> Action:
        while True:
            choose = self._choose(self._show_turn, self._turn_choice)
            action = choose()
            if action is not None:
                return action

    def _show_turn(self) -> None:
        self._screen.table(self._seen)
        self._screen.say("cli-turn", wild=self._wild())
        self._screen.market(self._seen)
        self._screen.say("cli-or")
        self._screen.numbered(self._other_choices(), _CLAIM)
        self._screen.letters()

    def _other_choices(self) -> list[str]:
        routes = len({claim.route for claim in self._claims})
        lines = [self._say("cli-do-route", n=routes), self._tickets_line()]
        if self._board.rules.stations:
            lines.append(self._station_line())
        return lines

    def _tickets_line(self) -> str:
        left, deal = self._seen.ticket_pile_size, self._board.rules.draw
        return self._say("cli-do-tickets", n=min(deal.regular, left), keep=deal.keep)

    def _station_line(self) -> str:
        left = self._stations_left()
        return self._say("cli-do-station", left=left, n=self._station_price() if left else 0)

    def _stations_left(self) -> int:
        assert self._seen.seat is not None
        return self._seen.players[self._seen.seat].stations_left

    def _station_price(self) -> int:
        """How many cards the next station costs."""
        prices = self._board.station_prices
        return int(prices[len(prices) - self._stations_left()].length)

    def _turn_choice(self, typed: str) -> Callable[[], Action | None]:
        last = _STATION if self._board.rules.stations else _TICKETS
        match as_number(typed, last):
            case None:
                raise Unclear(self._say("cli-type-turn", most=last, **self._typed))
            case int(number) if number <= _UNSEEN:
                action = self._draw(number)
                return lambda: action
            case int(number) if number == _CLAIM:
                if not self._claims:
                    raise Unclear(self._say("cli-no-route", **self._typed))
                return self._claim
            case int(number) if number == _TICKETS:
                asked = self._allowed(AskTickets())
                return lambda: self._one_of([asked], [self._tickets_line()])
            case _:
                if not self._stations:
                    raise Unclear(self._no_station())
                return self._station

    def _allowed(self, action: Action) -> Action:
        refusal = self._refuse(action)
        if refusal is not None:
            screen = self._screen
            raise Unclear(screen.speech.refusal(refusal, screen.names, screen.me))
        return action

    def _no_station(self) -> str:
        if not self._stations_left():
            return self._say("refusal-stations-used-up", stations=self._board.rules.stations)
        return self._say("cli-no-station", n=self._station_price())

    # Cards.

    def _draw(self, number: int) -> Action:
        if number < _UNSEEN and self._seen.market[number - 1] == HOLE:
            raise Unclear(self._say("refusal-empty-slot"))
        return self._allowed(Draw(DECK if number == _UNSEEN else number - 1))

    def _wild(self) -> str:
        """Does a face-up locomotive lie there, and do they end a draw on this board?"""
        ends = self._board.rules.locomotive_ends_draw
        return "yes" if ends and LOCOMOTIVE in self._seen.market else "no"

    def _second_card(self) -> Action:
        return self._choose(self._show_second_card, self._second_choice)

    def _show_second_card(self) -> None:
        self._screen.hand(self._seen)
        self._screen.say("cli-second", wild=self._wild())
        self._screen.market(self._seen)

    def _second_choice(self, typed: str) -> Action:
        number = as_number(typed, _UNSEEN)
        if number is None:
            raise Unclear(self._say("cli-type-second", most=_UNSEEN))
        return self._draw(number)

    # Routes and stations.

    def _claim(self) -> Action | None:
        on_the_way = ticket_routes(self._seen)
        board = self._board
        speech = self._screen.speech

        def usefulness(route: int) -> tuple[bool, int, Order]:
            points = board.rules.route_points[board.routes[route].length]
            return route not in on_the_way, -points, speech.order(speech.route(route))

        routes = sorted({claim.route for claim in self._claims}, key=usefulness)
        while True:
            route = self._pick("cli-which-route", routes, self._routes_at, self._screen.claimable)
            if route is None:
                return None
            action = self._payment([claim for claim in self._claims if claim.route == route])
            if action is not None:
                return action

    def _station(self) -> Action | None:
        speech = self._screen.speech
        built = {station.city for station in self._stations}
        cities = sorted(built, key=lambda city: speech.order(speech.city(city)))
        while True:
            city = self._pick("cli-which-city", cities, self._cities, self._screen.cities)
            if city is None:
                return None
            action = self._payment([built for built in self._stations if built.city == city])
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
                raise Unclear(self._say("cli-not-found"))
            return found

        shown = numbered
        ask = self._say(prompt)
        while True:
            shown = self._person.ask(ask, partial(draw, self._seen, shown), understand)
            if len(shown) <= 1:
                return next(iter(shown.values()), None)

    # Answers that are listed one by one.

    def _payment(self, payments: Sequence[Claim] | Sequence[BuildStation]) -> Action | None:
        """One of these, the cheapest in locomotives first; None to go back."""
        listed = sorted(payments, key=_expense)
        return self._one_of(listed, self._texts(listed))

    def _one_of(self, actions: Sequence[Action], lines: Sequence[str]) -> Action | None:
        """One of these, each on its line; None to go back."""

        def show() -> None:
            self._screen.numbered(lines)
            self._screen.numbered([self._say("cli-back")], 0)

        def understand(typed: str) -> Action | None:
            return None if is_back(typed) else self._nth(actions, typed)

        return self._choose(show, understand)

    def _texts(self, choices: Sequence[Choice]) -> list[str]:
        return [choice_text(self._screen.speech, choice) for choice in choices]

    def _nth(self, actions: Sequence[Action], typed: str) -> Action:
        number = as_number(typed, len(actions))
        if number is None:
            raise Unclear(self._say("cli-type-number", most=len(actions)))
        return self._allowed(actions[number - 1])

    def _tunnel(self) -> Action:
        ways = [action for action in self._actions if isinstance(action, Pay | Decline)]
        listed = sorted(ways, key=_expense)

        def show() -> None:
            self._screen.hand(self._seen)
            if not any(isinstance(action, Pay) for action in listed):
                self._screen.say("tunnel-cannot")
            self._screen.numbered(self._texts(listed))

        return self._choose(show, lambda typed: self._nth(listed, typed))

    def _forced(self) -> Action:
        def show() -> None:
            self._screen.table(self._seen)
            self._screen.say("pass-more")
            self._screen.numbered(self._texts([Pass()]))

        return self._choose(show, lambda typed: self._nth(self._actions, typed))

    # Tickets.

    def _keep(self) -> Action:
        def show() -> None:
            self._screen.hand(self._seen)
            self._screen.tickets(self._seen)
            self._screen.offer(self._seen)

        deal = self._board.rules.setup if self._seen.phase == "setup" else self._board.rules.draw
        least = min(deal.keep, len(self._seen.offer))
        prompt = self._say("cli-which-keep", least=least, **self._typed)
        return self._person.ask(prompt, show, self._kept)

    def _kept(self, typed: str) -> Action:
        offer = self._seen.offer
        if self._screen.speech.commands.meant(typed) == ALL:
            return self._allowed(Keep(offer))
        numbers = [as_number(word, len(offer)) for word in typed.replace(",", " ").split()]
        chosen = [number for number in numbers if number is not None]
        if not chosen or len(chosen) < len(numbers):
            raise Unclear(self._say("cli-type-keep", most=len(offer), **self._typed))
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
