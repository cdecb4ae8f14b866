"""Maps: the cities, routes and tickets of a pack, held against its rules and each other."""

import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Generic, TypeVar

from perron.boards.csv_file import Row, read_sheet
from perron.boards.files import ID, NAME, Form, Mistake, shown
from perron.boards.rules import LONGEST_ROUTE, MOST_AT_ONCE, MOST_POINTS
from perron.core.board import City, Route, Ticket
from perron.core.cards import COLOURS, GREY, KINDS
from perron.core.rules import ROUTE_KINDS, Rules

CITIES: Final = "cities.csv"
ROUTES: Final = "routes.csv"
TICKETS: Final = "tickets.csv"
NAMES: Final = "names.csv"

CITY_COLUMNS: Final = ("id", "name", "lat", "lon")
ROUTE_COLUMNS: Final = (
    "a",
    "b",
    "track",
    "length",
    "colour",
    "kind",
    "locomotives",
    "swap",
    "merchandise",
)
TICKET_COLUMNS: Final = ("a", "b", "points", "long", "provenance")

LANGUAGE: Final = Form(
    lambda text: re.fullmatch("[a-z]{2,3}", text) is not None, "the code of a language"
)
COLOUR_NAMES: Final = (*KINDS[:COLOURS], "grey")
TRACKS: Final = ("", "1", "2")
PROVENANCES: Final = ("known", "original")

# In place of a city that could not be found.
NOWHERE: Final = -1

Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Listing(Generic[Thing]):
    """What a sheet lists, each thing with its row."""

    entries: list[tuple[Row, Thing]]
    # Is every row here? If not, what seems to be missing may be there.
    whole: bool

    @property
    def things(self) -> tuple[Thing, ...]:
        return tuple(thing for _, thing in self.entries)


def read_cities(folder: Path, mistakes: list[Mistake]) -> Listing[City]:
    """The cities, also those with a mistake: routes may name them."""
    sheet = read_sheet(folder, CITIES, CITY_COLUMNS, mistakes)
    entries: list[tuple[Row, City]] = []
    ids: dict[str, int] = {}
    names: dict[str, int] = {}
    for row in sheet.rows:
        city = City(
            id=row.text("id", ID),
            name=row.text("name", NAME),
            lat=row.decimal("lat", -90, 90),
            lon=row.decimal("lon", -180, 180),
            names={},
        )
        if not _repeated(row, f"city {shown(city.id)}", city.id, ids):
            entries.append((row, city))
            _repeated(row, f"name {shown(city.name)}", city.name, names)
    return Listing(entries, sheet.whole)


def read_names(folder: Path, cities: Listing[City], mistakes: list[Mistake]) -> Listing[City]:
    """The cities with what languages call them: a pack may tell, a column for each language."""
    if not os.path.exists(folder / NAMES):
        return cities
    sheet = read_sheet(folder, NAMES, ("city",), mistakes, LANGUAGE)
    languages = [column for column in sheet.columns if column != "city"]
    city_at = _places(cities)
    lines: dict[str, int] = {}
    told: dict[str, tuple[Row, dict[str, str]]] = {}
    for row in sheet.rows:
        id = row.plain("city")
        names = {code: row.text(code, NAME) for code in languages if row.plain(code)}
        if id in city_at:
            if not _repeated(row, f"city {shown(id)}", id, lines):
                told[id] = row, names
        elif cities.whole:
            row.wrong(f"{CITIES} has no city {shown(id)}")
    _check_distinct(cities, languages, told)
    entries = [
        (row, replace(city, names=told[city.id][1]) if city.id in told else city)
        for row, city in cities.entries
    ]
    return Listing(entries, cities.whole)


def _check_distinct(
    cities: Listing[City], languages: list[str], told: dict[str, tuple[Row, dict[str, str]]]
) -> None:
    """No two cities have one name in a language."""
    for code in languages:
        called = {id: names[code] for id, (_, names) in told.items() if code in names}
        printed = {city.name: city.id for city in cities.things if city.id not in called}
        for id, name in called.items():
            other = printed.setdefault(name, id)
            if other != id:
                told[id][0].wrong(f"{code} calls {other} {shown(name)}, too")


def read_routes(
    folder: Path, cities: Listing[City], rules: Rules, mistakes: list[Mistake]
) -> Listing[Route]:
    """The routes whose cities are known, each held against the rules."""
    sheet = read_sheet(folder, ROUTES, ROUTE_COLUMNS, mistakes)
    city_at = _places(cities)
    entries: list[tuple[Row, Route]] = []
    ids: dict[str, int] = {}
    whole = sheet.whole
    for row in sheet.rows:
        route = _route(row, _ends(row, city_at, cities.whole))
        if row.legible:
            for problem in (*_odd_on_any_board(route), *_odd_on_this_board(route, rules)):
                row.wrong(problem)
        if NOWHERE in (route.a, route.b):
            whole = False
        elif not _repeated(row, f"route {shown(route.id)}", route.id, ids):
            entries.append((row, route))
    _check_tracks(entries, rules)
    return Listing(entries, whole)


def read_tickets(folder: Path, cities: Listing[City], mistakes: list[Mistake]) -> Listing[Ticket]:
    """The tickets whose cities are known."""
    sheet = read_sheet(folder, TICKETS, TICKET_COLUMNS, mistakes)
    city_at = _places(cities)
    entries: list[tuple[Row, Ticket]] = []
    ids: dict[str, int] = {}
    whole = sheet.whole
    for row in sheet.rows:
        ends = _ends(row, city_at, cities.whole)
        ticket = Ticket(
            id=_pair(row),
            a=ends[0],
            b=ends[1],
            points=row.number("points", 1, MOST_POINTS),
            long=row.flag("long"),
            provenance=row.choice("provenance", PROVENANCES),
        )
        if NOWHERE in ends or _repeated(row, f"ticket {shown(ticket.id)}", ticket.id, ids):
            whole = False
        else:
            entries.append((row, ticket))
    return Listing(entries, whole)


def check_connected(
    cities: Listing[City], routes: Listing[Route], tickets: Listing[Ticket]
) -> None:
    """Every city can be reached, and so can the ends of every ticket."""
    if not (cities.entries and cities.whole and routes.whole):
        return
    part = _parts(len(cities.entries), routes.things)
    sizes = Counter(part)
    ((main, _),) = sizes.most_common(1)
    reached = cities.things[main].name
    for c, (row, city) in enumerate(cities.entries):
        if sizes[part[c]] == 1:
            row.wrong(f"no route leads to {shown(city.name)}")
        # One city speaks for all that hang together with it.
        elif part[c] == c != main:
            row.wrong(f"{shown(city.name)} can't be reached from {shown(reached)}")
    for row, ticket in tickets.entries:
        if part[ticket.a] != part[ticket.b]:
            row.wrong(f"no routes connect the cities of ticket {shown(ticket.id)}")


def check_supply(tickets: Listing[Ticket], rules: Rules) -> Iterator[Mistake]:
    """There are enough tickets for the first deal, and no long ones that nobody gets."""
    if not tickets.whole:
        return
    most = rules.players[1]
    long = [row for row, ticket in tickets.entries if ticket.long]
    supplies = (
        ("long", len(long), rules.setup.long),
        ("regular", len(tickets.entries) - len(long), rules.setup.regular),
    )
    for sort, number, dealt in supplies:
        if number < most * dealt:
            problem = f"there are {number} {sort} tickets, {most} players are dealt {most * dealt}"
            yield Mistake(TICKETS, 1, problem)
    if long and not rules.setup.long:
        long[0].wrong("this board's rules deal no long tickets")


def _places(cities: Listing[City]) -> dict[str, int]:
    return {city.id: c for c, city in enumerate(cities.things)}


def _repeated(row: Row, what: str, key: str, first: dict[str, int]) -> bool:
    """Did an earlier row have this key? `first` says on which line each key came first."""
    line = first.setdefault(key, row.line)
    if line == row.line:
        return False
    row.wrong(f"{what} is already on line {line}")
    return True


def _pair(row: Row) -> str:
    return "-".join(sorted((row.plain("a"), row.plain("b"))))


def _ends(row: Row, city_at: dict[str, int], all_known: bool) -> tuple[int, int]:
    """The cities a row names; NOWHERE for one that is not there."""
    a, b = row.plain("a"), row.plain("b")
    for id in dict.fromkeys((a, b)):
        if all_known and id not in city_at:
            row.wrong(f"{CITIES} has no city {shown(id)}")
    if a == b:
        row.wrong(f"both ends are {shown(a)}")
        return NOWHERE, NOWHERE
    return city_at.get(a, NOWHERE), city_at.get(b, NOWHERE)


def _route(row: Row, ends: tuple[int, int]) -> Route:
    track = row.choice("track", TRACKS)
    return Route(
        id=f"{_pair(row)}-{track}" if track else _pair(row),
        a=ends[0],
        b=ends[1],
        length=row.number("length", 1, LONGEST_ROUTE),
        colour=COLOUR_NAMES.index(row.choice("colour", COLOUR_NAMES)),
        kind=row.choice("kind", ROUTE_KINDS),
        symbols=row.number("locomotives", 0, LONGEST_ROUTE, blank=0),
        swap=row.number("swap", 0, MOST_AT_ONCE, blank=0),
        merchandise=row.flag("merchandise"),
    )


def _odd_on_any_board(route: Route) -> Iterator[str]:
    if route.symbols and route.kind != "ferry":
        yield f"only a ferry has locomotive symbols, this is a {route.kind} route"
    if route.kind == "ferry" and not route.symbols:
        yield "a ferry has at least one locomotive symbol"
    if route.symbols > route.length:
        yield f"{route.symbols} locomotive symbols don't fit on {route.length} spaces"
    if route.swap == 1:
        yield "swap must be 2 or more"
    if route.swap and route.kind != "train":
        yield f"only a train route can have a swap, this is a {route.kind} route"


def _odd_on_this_board(route: Route, rules: Rules) -> Iterator[str]:
    if route.colour != GREY and not rules.deck[route.colour]:
        yield f"the deck has no {KINDS[route.colour]} cards"
    if route.length not in rules.route_points:
        yield f"route_points has nothing for length {route.length}"
    if route.length > rules.trains:
        yield f"{route.length} spaces are more than the {rules.trains} trains of a player"
    if route.kind == "tunnel" and not rules.tunnel_cards:
        yield "this board's rules turn no cards for a tunnel (tunnel_cards is 0)"
    if route.merchandise and not rules.merchandise:
        yield "this board's rules have no merchandise cards"


def _check_tracks(entries: list[tuple[Row, Route]], rules: Rules) -> None:
    """Two routes between the same cities are tracks 1 and 2 of a double, and nothing else is."""
    doubles: dict[str, list[tuple[Row, Route]]] = defaultdict(list)
    for row, route in entries:
        doubles[_pair(row)].append((row, route))
    for pair, group in doubles.items():
        if not all(row.legible for row, _ in group):
            continue
        if len(group) == 1:
            _check_single(pair, group[0][0])
            continue
        for row, _ in group:
            if not row.plain("track"):
                row.wrong(f"{shown(pair)} has numbered tracks on other lines")
        (_, first), (row, second) = group[0], group[-1]
        if first.length != second.length and not rules.unequal_doubles:
            lengths = f"{first.length} and {second.length} spaces long"
            row.wrong(f"the tracks of {shown(pair)} are {lengths} (unequal_doubles is false)")


def _check_single(pair: str, row: Row) -> None:
    track = row.plain("track")
    if track:
        other = "2" if track == "1" else "1"
        row.wrong(f"{shown(pair)} has no track {other}; a single route has no track number")


def _parts(count: int, routes: tuple[Route, ...]) -> list[int]:
    """For each city the first of all the cities it hangs together with."""
    part = list(range(count))
    for route in routes:
        low, high = sorted((part[route.a], part[route.b]))
        if low != high:
            part = [low if label == high else label for label in part]
    return part
