"""What a player sees in the terminal. Every colour is also a word.

Nothing here may look at a Position: all that is drawn comes from an Observation.
"""

from collections.abc import Iterable, Sequence
from string import ascii_uppercase
from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from perron.cli.person import LETTERS
from perron.cli.printing import new_table
from perron.cli.words import counted
from perron.core.board import NONE, Board
from perron.core.cards import HOLE, KINDS, count, total
from perron.core.judge import price_text, route_price
from perron.core.paths import missing, missing_with_stations, ticket_routes, trains
from perron.core.view import Observation

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
_LOW_TRAINS: Final = 12
_MOST_ROWS: Final = 14


class Screen:
    """Draws for one seat of a game."""

    def __init__(self, console: Console, board: Board, names: Sequence[str], me: int) -> None:
        self.console = console
        self.board = board
        self.names = names
        self.me = me

    # The table.

    def heading(self, words: str) -> None:
        self.console.print()
        self.console.print(Rule(f"{self.board.name}: {words}", align="left", style="none"))

    def welcome(self) -> None:
        """What a newcomer has to know before the first choice."""
        words = self.board.words
        self.console.print(
            f"Collect cards, claim routes between neighbouring cities, and join the two cities"
            f" of each {words.ticket} you keep: it adds its points at the end, or takes them"
            f" away if the cities are not joined. Type h for help at any time."
        )

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
        rules, words = self.board.rules, self.board.words
        extras = ["stations"] if rules.stations else []
        extras += ["merchandise"] if rules.merchandise else []
        numbers = ("points", f"{words.train}s", "cards", f"{words.ticket}s", *extras)
        table = new_table("", "player", *numbers, numbers=numbers)
        for seat, player in enumerate(observation.players):
            left = [player.stations_left] if rules.stations else []
            left += [player.merchandise] if rules.merchandise else []
            few = f"{player.trains} left" if player.trains <= _LOW_TRAINS else str(player.trains)
            cells = (player.score, few, player.hand_size, player.tickets, *left)
            mark = ">" if seat == observation.to_move else ""
            table.add_row(mark, self.names[seat], *map(str, cells))
        self.console.print(table)
        if observation.final_turns is not None:
            self.console.print("Last round: this is your last turn.", style="bold")

    def _own_routes(self, observation: Observation) -> None:
        owned = [route for route, owner in enumerate(observation.owners) if owner == self.me]
        listed = ", ".join(self._route(route) for route in owned) or "none yet"
        self._labelled("Your routes", listed)

    def hand(self, observation: Observation) -> None:
        """The hand, grouped by kind, always in the same order."""
        held = [(kind, int(count(observation.hand, kind))) for kind in range(len(KINDS))]
        # Each kind is a column of its own, so that no line ends between number and word.
        cards = [Text.assemble(f"{number} ", self.card(kind)) for kind, number in held if number]
        if cards:
            label = f"Your {counted(int(total(observation.hand)), 'card')}"
            self._labelled(label, Columns(cards, padding=(0, 2)))
        else:
            self._labelled("Your cards", "none")

    def tickets(self, observation: Observation) -> None:
        """The tickets held, with what each still needs."""
        if not observation.tickets:
            return
        table = Table.grid(padding=(0, 1, 0, 0))
        for letter, ticket in _lettered(observation):
            asked = self.board.tickets[ticket]
            worth = f"{counted(asked.points, 'point')}{', long' if asked.long else ''}"
            name = f"{self.board.ticket_name(ticket)} ({worth})"
            table.add_row(f"  {letter}", f"{name}: {progress_text(observation, ticket)}")
        self.console.print(f"Your {self.board.words.ticket}s")
        self.console.print(table)

    def _labelled(self, label: str, content: RenderableType) -> None:
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_row(label, content)
        self.console.print(row)

    def card(self, kind: int) -> Text:
        return Text(self.board.kind_name(kind), style=_STYLES[KINDS[kind]])

    def _route(self, route: int) -> str:
        return f"{self.board.route_name(route)} ({self.board.routes[route].length})"

    # What may be chosen.

    def market(self, observation: Observation) -> None:
        """The cards to take, numbered as they are chosen."""
        line = Text(" ")
        for number, kind in enumerate(observation.market, 1):
            card = Text("-") if kind == HOLE else self.card(kind)
            line += Text.assemble(f" {number} ", card, " ")
        line.append(f" {len(observation.market) + 1} unseen card")
        self.console.print(line)

    def piles(self, observation: Observation) -> None:
        """What lies face down, and the discards that will be shuffled in."""
        cards = counted(observation.deck_size, "card")
        tickets = counted(observation.ticket_pile_size, self.board.words.ticket)
        self._labelled("Piles", f"{cards}, {int(total(observation.discard))} discarded, {tickets}")

    def letters(self) -> None:
        self.console.print(f"  {LETTERS}", style="dim")

    def say(self, line: str) -> None:
        self.console.print(line)

    def numbered(self, lines: Sequence[str], first: int = 1) -> None:
        """Numbered lines."""
        for number, line in enumerate(lines, first):
            self.console.print(f"{number:3} {line}")

    def offer(self, observation: Observation) -> None:
        """The tickets to choose from, with how far apart their cities are for this seat."""
        words = self.board.words
        table = new_table("", words.ticket, "points", "to build", numbers=("", "points"))
        for number, ticket in enumerate(observation.offer, 1):
            asked = self.board.tickets[ticket]
            name = f"{self.board.ticket_name(ticket)}{' (long)' if asked.long else ''}"
            needs = progress_text(observation, ticket)
            table.add_row(str(number), name, str(asked.points), needs)
        self.console.print(table)

    def claimable(self, observation: Observation, numbered: dict[int, int]) -> None:
        """Routes that can be paid for, by the number under which each is chosen."""
        on_the_way = ticket_routes(observation)
        letters = {ticket: letter for letter, ticket in _lettered(observation)}
        table = new_table(
            "", "route", "price", "points", "notes", numbers=("", "points"), whole=("route",)
        )
        for number, route in list(numbered.items())[:_MOST_ROWS]:
            name, track = self.board.route_name(route), self.board.routes[route]
            kind = [self._kind(route)] if self._kind(route) else []
            tickets = [f"for {letters[ticket]}" for ticket in on_the_way.get(route, ())]
            points = str(self.board.rules.route_points[track.length])
            table.add_row(str(number), name, self._price(route), points, _and([*kind, *tickets]))
        self.console.print(table)
        if len(numbered) > _MOST_ROWS:
            more = len(numbered) - _MOST_ROWS
            self.console.print(f"and {more} more: type part of a city's name to find them")

    def cities(self, _: Observation, numbered: dict[int, int]) -> None:
        """Cities, by the number under which each is chosen."""
        cells = [f"{number:3} {self.board.cities[city].name}" for number, city in numbered.items()]
        self.console.print(Columns(cells, padding=(0, 2), column_first=True))

    # The board.

    def routes(self, observation: Observation, found: Iterable[int]) -> None:
        """These routes with their prices, and whose each is; then all stations."""
        table = new_table(
            "route", "price", "points", "notes", "owner", numbers=("points",), whole=("route",)
        )
        for route in found:
            points = str(self.board.rules.route_points[self.board.routes[route].length])
            notes = self._kind(route)
            owner = self._owner(observation, route)
            table.add_row(self.board.route_name(route), self._price(route), points, notes, owner)
        self.console.print(table)
        built = [(city, owner) for city, owner in enumerate(observation.stations) if owner != NONE]
        for city, builder in built:
            where = self.board.cities[city].name
            self.console.print(f"Station in {where}: {self.names[builder]}")

    def _owner(self, observation: Observation, route: int) -> str:
        owner = observation.owners[route]
        if owner >= 0:
            return self.names[owner]
        return "open" if owner == NONE else "closed"

    def _price(self, route: int) -> str:
        return price_text(self.board, route_price(self.board, route))

    def _kind(self, route: int) -> str:
        track = self.board.routes[route]
        kind = [] if track.kind == "train" else [track.kind]
        return _and([*kind, *(["merchandise"] if track.merchandise else [])])


def _lettered(observation: Observation) -> list[tuple[str, int]]:
    """The tickets held, each with the letter that stands for it on this screen."""
    return list(zip(ascii_uppercase * 2, observation.tickets, strict=False))


def progress_text(observation: Observation, ticket: int) -> str:
    """What a ticket still needs: done, trains to go and where, or cut off."""
    board, me = observation.board, observation.players[observation.seat or 0]
    claims = missing(observation, ticket)
    helped = missing_with_stations(observation, ticket)
    if helped is None:
        return "cut off; a station may help" if me.stations_left else "cut off"
    if claims is None or trains(board, helped.claims) < trains(board, claims):
        lent = ", ".join(board.route_name(route) for route in helped.borrowed)
        return f"{_to_go(board, helped.claims, me.trains)}; your station borrows {lent}"
    return _to_go(board, claims, me.trains)


def _to_go(board: Board, claims: tuple[int, ...], left: int) -> str:
    if not claims:
        return "done"
    needed = trains(board, claims)
    short = f", you have {left}" if needed > left else ""
    by = ", ".join(f"{board.route_name(route)} ({board.routes[route].length})" for route in claims)
    return f"{counted(needed, board.words.train)} to go{short}: {by}"


def _and(words: Sequence[str]) -> str:
    return ", ".join(words)
