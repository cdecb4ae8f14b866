"""What a player sees in the terminal. Every colour is also a word.

Nothing here may look at a Position: all that is drawn comes from an Observation.
"""

from collections.abc import Iterable, Sequence
from string import ascii_uppercase
from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from perron.analysis.ways import missing, missing_with_stations, ticket_routes, trains
from perron.core.board import NONE
from perron.core.cards import HOLE, KINDS, count, total
from perron.core.judge import route_price
from perron.core.view import Observation
from perron.terminal.commands import HELP
from perron.terminal.printing import new_table
from perron.terminal.speech import Speech
from perron.words.messages import Argument

# On a ground of its own a word can be read on dark and on light terminals.
_STYLES: Final = {
    "pink": "black on bright_magenta",
    "blue": "white on blue",
    "orange": "black on dark_orange",
    "white": "black on white",
    "green": "white on dark_green",
    "yellow": "black on bright_yellow",
    "black": "white on black",
    "red": "white on red",
    "locomotive": "reverse",
}
_ROUTE_COLUMNS: Final = (
    "cli-column-route",
    "cli-column-price",
    "cli-column-points",
    "cli-column-notes",
)
_KINDS_OF_ROUTE: Final = {"tunnel": "tunnel", "ferry": "cli-ferry"}
_LOW_TRAINS: Final = 12
_MOST_ROWS: Final = 14


class Screen:
    """Draws for one seat of a game."""

    def __init__(self, console: Console, speech: Speech, names: Sequence[str], me: int) -> None:
        self.console = console
        self.speech = speech
        self.board = speech.board
        self.names = names
        self.me = me

    # The table.

    def heading(self, key: str, **arguments: Argument) -> None:
        words = self.speech.say(key, board=self.speech.board_name(), **arguments)
        self.console.print()
        self.console.print(Rule(words, align="left", style="none"))

    def welcome(self) -> None:
        """What a newcomer has to know before the first choice."""
        self.say("cli-welcome", help=self.speech.commands.shown[HELP])

    def news(self, sentences: Sequence[str]) -> None:
        """What happened since the last question."""
        for sentence in sentences:
            self.console.print(sentence)

    def table(self, observation: Observation) -> None:
        """All that lies open before the players, and what this seat holds."""
        self._players(observation)
        self.piles(observation)
        self._own_routes(observation)
        self.hand(observation)
        self.tickets(observation)

    def _players(self, observation: Observation) -> None:
        rules, say = self.board.rules, self.speech.say
        keys = ["cli-column-points", "stat-trains", "stat-cards", "stat-tickets"]
        keys += ["stat-stations"] if rules.stations else []
        keys += ["stat-merchandise"] if rules.merchandise else []
        numbers = tuple(say(key) for key in keys)
        table = new_table("", say("cli-column-player"), *numbers, numbers=numbers)
        for seat, player in enumerate(observation.players):
            left = [player.stations_left] if rules.stations else []
            left += [player.merchandise] if rules.merchandise else []
            few = player.trains <= _LOW_TRAINS
            trains = say("cli-few", n=player.trains) if few else str(player.trains)
            cells = (player.score, trains, player.hand_size, player.tickets, *left)
            mark = ">" if seat == observation.to_move else ""
            table.add_row(mark, self.names[seat], *map(str, cells))
        self.console.print(table)
        if observation.final_turns is not None:
            self.console.print(say("cli-last-turn"), style="bold")

    def _own_routes(self, observation: Observation) -> None:
        owned = [route for route, owner in enumerate(observation.owners) if owner == self.me]
        listed = ", ".join(self.speech.long_route(route) for route in owned)
        self._labelled("cli-your-routes", listed or self.speech.say("cli-none"))

    def hand(self, observation: Observation) -> None:
        """The hand, grouped by kind, always in the same order."""
        held = [(kind, int(count(observation.hand, kind))) for kind in range(len(KINDS))]
        # Each kind is a column of its own, so that no line ends between number and word.
        cards = [
            Text.assemble(f"{number} ", self.card(kind, number)) for kind, number in held if number
        ]
        content = Columns(cards, padding=(0, 2)) if cards else self.speech.say("cli-none")
        self._labelled("hand", content)

    def tickets(self, observation: Observation) -> None:
        """The tickets held, with what each still needs."""
        if not observation.tickets:
            return
        table = Table.grid(padding=(0, 1, 0, 0))
        for letter, ticket in _lettered(observation):
            needs = progress_text(self.speech, observation, ticket)
            table.add_row(f"  {letter}", f"{self._ticket(ticket)}: {needs}")
        self.say("your-tickets")
        self.console.print(table)

    def _ticket(self, ticket: int) -> str:
        asked = self.board.tickets[ticket]
        worth = [self.speech.say("offer-points", n=asked.points)]
        worth += [self.speech.say("ticket-long")] if asked.long else []
        return f"{self.speech.ticket(ticket)} ({', '.join(worth)})"

    def _labelled(self, key: str, content: RenderableType) -> None:
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_row(self.speech.say(key), content)
        self.console.print(row)

    def card(self, kind: int, number: int = 1) -> Text:
        """The word for so many cards of a kind, on its colour."""
        return Text(self.speech.kind(kind, number), style=_STYLES[KINDS[kind]])

    # What may be chosen.

    def market(self, observation: Observation) -> None:
        """The cards to take, numbered as they are chosen."""
        cards = [Text("-") if kind == HOLE else self.card(kind) for kind in observation.market]
        cards.append(Text(self.speech.say("cli-unseen")))
        # Each card is a column of its own, so that no line ends between number and word.
        cells = [Text.assemble(f"{number} ", card) for number, card in enumerate(cards, 1)]
        self.console.print(Padding(Columns(cells, padding=(0, 2)), (0, 0, 0, 2)))

    def piles(self, observation: Observation) -> None:
        """What lies face down, and the discards that will be shuffled in."""
        left = self.speech.say(
            "cli-piles-left",
            deck=observation.deck_size,
            discard=int(total(observation.discard)),
            tickets=observation.ticket_pile_size,
        )
        self._labelled("cli-piles", left)

    def letters(self) -> None:
        """The commands that work at every question."""
        shown = self.speech.commands.shown
        self.console.print(f"  {self.speech.say('cli-letters', **shown)}", style="dim")

    def say(self, key: str, **arguments: Argument) -> None:
        """A message, on lines of its own."""
        self.console.print(self.speech.say(key, **arguments))

    def numbered(self, lines: Sequence[str], first: int = 1) -> None:
        """Numbered lines."""
        for number, line in enumerate(lines, first):
            self.console.print(f"{number:3} {line}")

    def offer(self, observation: Observation) -> None:
        """The tickets to choose from, with how far apart their cities are for this seat."""
        ticket, points, needs = self._columns(
            "cli-column-ticket", "cli-column-points", "cli-column-needs"
        )
        table = new_table("", ticket, points, needs, numbers=("", points))
        for number, offered in enumerate(observation.offer, 1):
            asked = self.board.tickets[offered]
            long = f" ({self.speech.say('ticket-long')})" if asked.long else ""
            name = f"{self.speech.ticket(offered)}{long}"
            missing_yet = progress_text(self.speech, observation, offered)
            table.add_row(str(number), name, str(asked.points), missing_yet)
        self.console.print(table)

    def _columns(self, *keys: str) -> tuple[str, ...]:
        return tuple(self.speech.say(key) for key in keys)

    def claimable(self, observation: Observation, numbered: dict[int, int]) -> None:
        """Routes that can be paid for, by the number under which each is chosen."""
        on_the_way = ticket_routes(observation)
        letters = {ticket: letter for letter, ticket in _lettered(observation)}
        route_column, price, points, notes = self._columns(*_ROUTE_COLUMNS)
        columns = ("", route_column, price, points, notes)
        table = new_table(*columns, numbers=("", points), whole=(route_column,))
        for number, route in list(numbered.items())[:_MOST_ROWS]:
            served = ", ".join(letters[ticket] for ticket in on_the_way.get(route, ()))
            on_way = [self.speech.say("cli-for", letters=served)] if served else []
            remarks = ", ".join([*self._kinds(route), *on_way])
            table.add_row(str(number), *self._route_cells(route), remarks)
        self.console.print(table)
        if len(numbered) > _MOST_ROWS:
            self.say("cli-more-routes", n=len(numbered) - _MOST_ROWS)

    def cities(self, _: Observation, numbered: dict[int, int]) -> None:
        """Cities, by the number under which each is chosen."""
        cells = [f"{number:3} {self.speech.city(city)}" for number, city in numbered.items()]
        self.console.print(Columns(cells, padding=(0, 2), column_first=True))

    # The board.

    def routes(self, observation: Observation, found: Iterable[int]) -> None:
        """These routes with their prices, and whose each is; then all stations."""
        columns = self._columns(*_ROUTE_COLUMNS, "cli-column-owner")
        table = new_table(*columns, numbers=(columns[2],), whole=(columns[0],))
        for route in found:
            notes = ", ".join(self._kinds(route))
            table.add_row(*self._route_cells(route), notes, self._owner(observation, route))
        self.console.print(table)
        for city, builder in enumerate(observation.stations):
            if builder != NONE:
                station = self.speech.say("station-in", city=self.speech.city(city))
                self.console.print(f"{station}: {self.names[builder]}")

    def _route_cells(self, route: int) -> tuple[str, str, str]:
        """Name, price and points of a route."""
        price = self.speech.price(route_price(self.board, route))
        points = self.board.rules.route_points[self.board.routes[route].length]
        return self.speech.route(route), price, str(points)

    def _owner(self, observation: Observation, route: int) -> str:
        owner = observation.owners[route]
        if owner >= 0:
            return self.names[owner]
        return self.speech.say("label-free" if owner == NONE else "label-closed")

    def _kinds(self, route: int) -> list[str]:
        track = self.board.routes[route]
        keys = [_KINDS_OF_ROUTE[track.kind]] if track.kind in _KINDS_OF_ROUTE else []
        keys += ["merchandise-one"] if track.merchandise else []
        return [self.speech.say(key) for key in keys]


def _lettered(observation: Observation) -> list[tuple[str, int]]:
    """The tickets held, each with the letter that stands for it on this screen."""
    return list(zip(ascii_uppercase * 2, observation.tickets, strict=False))


def progress_text(speech: Speech, observation: Observation, ticket: int) -> str:
    """What a ticket still needs: done, trains to go and where, or cut off."""
    board, me = observation.board, observation.players[observation.seat or 0]
    claims = missing(observation, ticket)
    helped = missing_with_stations(observation, ticket)
    if helped is None:
        return speech.say("ticket-station" if me.stations_left else "ticket-cut")
    if claims is None or trains(board, helped.claims) < trains(board, claims):
        lent = ", ".join(speech.route(route) for route in helped.borrowed)
        to_go = _to_go(speech, helped.claims, me.trains)
        return f"{to_go}; {speech.say('cli-station-lends', routes=lent)}"
    return _to_go(speech, claims, me.trains)


def _to_go(speech: Speech, claims: tuple[int, ...], left: int) -> str:
    if not claims:
        return speech.say("ticket-done")
    board = speech.board
    needed = trains(board, claims)
    tunnels = sum(board.routes[route].kind == "tunnel" for route in claims)
    parts = [speech.say("ticket-to-go", n=needed, tunnels=tunnels)]
    parts += [speech.say("cli-trains-short", n=left)] if needed > left else []
    return f"{'; '.join(parts)}: {', '.join(speech.long_route(route) for route in claims)}"
