"""City, Route, Ticket, Board, and the integer tables made from them.

A Board is built once and shared by every game on it; nothing changes it afterwards. Inside
the core a city, a route, a ticket is its place in the board's list.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perron.core.cards import GREY, KIND_COUNT, KINDS
from perron.core.payment import Price
from perron.core.rules import ROUTE_KINDS, Rules

NONE: Final[i64] = -1

TRAIN: Final[i64] = 0
TUNNEL: Final[i64] = 1
FERRY: Final[i64] = 2


@dataclass(frozen=True)
class City:
    id: str
    name: str
    lat: float
    lon: float
    # What languages call it where that is not the name on the board, by their codes.
    names: Mapping[str, str]


@dataclass(frozen=True)
class Route:
    """A track between two neighbouring cities; `colour` is GREY for any one colour."""

    id: str
    a: int
    b: int
    length: int
    colour: int
    kind: str
    # Spaces that carry a locomotive symbol.
    symbols: int
    # Any so many cards stand for one card of the set on this route; 0 for no exchange.
    swap: int
    # Does claiming it give a merchandise card?
    merchandise: bool


@dataclass(frozen=True)
class Ticket:
    id: str
    a: int
    b: int
    points: int
    long: bool
    # Where the fact comes from; "original" for our own design.
    provenance: str


@dataclass(frozen=True)
class Words:
    """What this board calls things: joker, wagon, contract."""

    locomotive: str
    train: str
    ticket: str


class Board:
    """One board with its rules: what is printed, and the tables that the core reads."""

    def __init__(
        self,
        id: str,
        name: str,
        rules: Rules,
        words: Words,
        cities: tuple[City, ...],
        routes: tuple[Route, ...],
        tickets: tuple[Ticket, ...],
    ) -> None:
        self.id: str = id
        self.name: str = name
        self.rules: Rules = rules
        self.words: Words = words
        self.cities: tuple[City, ...] = cities
        self.routes: tuple[Route, ...] = routes
        self.tickets: tuple[Ticket, ...] = tickets

        self.city_count: i64 = len(cities)
        self.route_count: i64 = len(routes)
        self.ticket_count: i64 = len(tickets)
        self.card_count: i64 = sum(rules.deck)
        self.longest: i64 = max(route.length for route in routes)

        self.a: vec[i64] = _packed([route.a for route in routes])
        self.b: vec[i64] = _packed([route.b for route in routes])
        self.length: vec[i64] = _packed([route.length for route in routes])
        self.points: vec[i64] = _packed([rules.route_points[route.length] for route in routes])
        self.kind: vec[i64] = _packed([ROUTE_KINDS.index(route.kind) for route in routes])
        self.merchandise: vec[i64] = _packed([int(route.merchandise) for route in routes])
        self.longest_first: vec[i64] = _packed(
            sorted(range(len(routes)), key=lambda route: -routes[route].length)
        )
        # The other track of a double, NONE for a single route.
        self.twin: vec[i64] = _packed(_twins(routes))

        self.ticket_a: vec[i64] = _packed([ticket.a for ticket in tickets])
        self.ticket_b: vec[i64] = _packed([ticket.b for ticket in tickets])
        self.ticket_points: vec[i64] = _packed([ticket.points for ticket in tickets])
        self.ticket_long: vec[i64] = _packed([int(ticket.long) for ticket in tickets])

        self.tickets_by_id: vec[i64] = _packed(
            sorted(range(len(tickets)), key=lambda ticket: tickets[ticket].id)
        )

        # The routes at each city: routes_at[first_at[c]] up to routes_at[first_at[c + 1]].
        at = [
            [r for r, route in enumerate(routes) if c in (route.a, route.b)]
            for c in range(len(cities))
        ]
        self.routes_at: vec[i64] = _packed([r for here in at for r in here])
        self.first_at: vec[i64] = _packed(
            [sum(len(here) for here in at[:c]) for c in range(len(cities) + 1)]
        )

        # Tariffs: the different prices of the board. Those without an exchange come first, by
        # colour (GREY last) and length: tariff_from[colour] up to tariff_from[colour + 1].
        keys = [_tariff(route, rules) for route in routes]
        tariffs = sorted(set(keys))
        self.tariffs: list[Price] = [
            Price(i64(colour), i64(length), i64(symbols), wild, i64(exchange))
            for exchange, colour, length, symbols, wild in tariffs
        ]
        self.tariff_count: i64 = len(tariffs)
        self.tariff: vec[i64] = _packed([tariffs.index(key) for key in keys])
        self.tariff_length: vec[i64] = _packed([key[2] for key in tariffs])
        self.tariff_from: vec[i64] = _packed(
            [
                sum(key[0] == 0 and key[1] < colour for key in tariffs)
                for colour in range(KIND_COUNT + 1)
            ]
        )
        of = [[r for r, key in enumerate(keys) if key == tariff] for tariff in tariffs]
        self.routes_of: vec[i64] = _packed([r for here in of for r in here])
        self.first_of: vec[i64] = _packed(
            [sum(len(here) for here in of[:t]) for t in range(len(tariffs) + 1)]
        )

        # station_prices[n]: the price of the station after n built ones.
        wild = "station" in rules.wild_on
        self.station_prices: list[Price] = [
            Price(GREY, i64(built + 1), 0, wild, 0) for built in range(rules.stations)
        ]

        # The rules that are asked again and again.
        self.trains: i64 = rules.trains
        self.end_trains: i64 = rules.end_trains
        self.market_reset: i64 = rules.market_reset
        self.locomotive_ends_draw: bool = rules.locomotive_ends_draw
        self.stations: i64 = rules.stations
        self.double_from: i64 = rules.double_from

        self._city_at: dict[str, int] = {city.id: c for c, city in enumerate(cities)}
        self._route_at: dict[str, int] = {route.id: r for r, route in enumerate(routes)}
        self._ticket_at: dict[str, int] = {ticket.id: t for t, ticket in enumerate(tickets)}

    def __repr__(self) -> str:
        return f"<Board {self.id}>"

    def city(self, id: str) -> int | None:
        """Where the city with this id stands in the list."""
        return self._city_at.get(id)

    def route(self, id: str) -> int | None:
        """Where the route with this id stands in the list."""
        return self._route_at.get(id)

    def ticket(self, id: str) -> int | None:
        """Where the ticket with this id stands in the list."""
        return self._ticket_at.get(id)

    def route_name(self, route: int) -> str:
        """The two cities of a route, as players say them."""
        track = self.routes[route]
        return f"{self.cities[track.a].name}-{self.cities[track.b].name}"

    def ticket_name(self, ticket: int) -> str:
        """The two cities of a ticket, as players say them."""
        asked = self.tickets[ticket]
        return f"{self.cities[asked.a].name}-{self.cities[asked.b].name}"

    def colour_name(self, colour: int) -> str:
        """The colour of a route; `grey` for any one colour."""
        return "grey" if colour == GREY else KINDS[colour]

    def kind_name(self, kind: int) -> str:
        """A card kind in this board's words."""
        return self.words.locomotive if KINDS[kind] == "locomotive" else KINDS[kind]


def _packed(items: list[int]) -> vec[i64]:
    return vec[i64]([i64(item) for item in items])


def _twins(routes: tuple[Route, ...]) -> list[int]:
    first: dict[tuple[int, int], int] = {}
    twins = [-1] * len(routes)
    for r, route in enumerate(routes):
        ends = (min(route.a, route.b), max(route.a, route.b))
        other = first.setdefault(ends, r)
        if other != r:
            twins[r], twins[other] = other, r
    return twins


def _tariff(route: Route, rules: Rules) -> tuple[int, int, int, int, bool]:
    exchange = route.swap or (rules.ferry_exchange if route.kind == "ferry" else 0)
    return exchange, route.colour, route.length, route.symbols, route.kind in rules.wild_on
