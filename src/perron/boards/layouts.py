"""Layouts: where everything lies on the drawing of a board.

A pack may have a layout.json with a place for every city, label and space, and outlines of land
and water. For one without, cities lie where latitude and longitude put them and routes are
straight. Units are the layout's own; y grows downwards.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from perron.core.board import Board
from perron.core.errors import BadInput
from perron.wire.reading import Node, parse_json

LAYOUT: Final = "layout.json"

ANCHORS: Final = ("start", "middle", "end")
_FARTHEST: Final = 1_000_000

# A board without a layout of its own.
_WIDTH: Final = 1400.0
_MARGIN: Final = 90.0
_DOT: Final = 9.0
_LABEL: Final = 22.0
_TRACK: Final = 14.0

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Label:
    """Where a name stands: the baseline, and which end of it."""

    x: float
    y: float
    anchor: str


@dataclass(frozen=True, slots=True)
class Layout:
    """A drawing of a board; cities and routes are in the order of the board."""

    width: float
    height: float
    # The radius of a city, the size of its name, the width of a track.
    dot: float
    text: float
    track: float
    cities: tuple[Point, ...]
    labels: tuple[Label, ...]
    # Per route: the points that it runs through, from city to city.
    routes: tuple[tuple[Point, ...], ...]
    # Outlines as SVG paths; none where nobody drew them.
    land: tuple[str, ...]
    lakes: tuple[str, ...]


def layout_of(board: Board, folder: Path | None) -> Layout:
    """The layout in the board's folder, or a plain one made from latitude and longitude."""
    if folder is None or not (folder / LAYOUT).exists():
        return _plain(board)
    path = folder / LAYOUT
    try:
        return _read(board, Node(parse_json(path.read_bytes(), str(path)), ""))
    except BadInput as error:
        where = f"{error.place}: " if error.place != str(path) else ""
        raise BadInput(str(path), f"{where}{error.problem}") from None


# A layout that somebody made.


def _read(board: Board, root: Node) -> Layout:
    cities = {city.id: _within(root, "cities", city.id) for city in board.cities}
    places = tuple(_point(node) for node in cities.values())
    return Layout(
        width=_number(_within(root, "width")),
        height=_number(_within(root, "height")),
        dot=_number(_within(root, "dot")),
        text=_number(_within(root, "label", "size")),
        track=_number(_within(root, "space", "h")),
        cities=places,
        labels=tuple(_label(_within(node, "label")) for node in cities.values()),
        routes=tuple(
            (
                places[route.a],
                *(_point(space) for space in _spaces(_within(root, "routes", route.id))),
                places[route.b],
            )
            for route in board.routes
        ),
        land=_paths(_within(root, "land")),
        lakes=_paths(_within(root, "lakes")),
    )


def _within(node: Node, *names: str) -> Node:
    """The value at the end of these names; a layout has many more, for looks only."""
    for name in names:
        if not isinstance(node.value, Mapping) or name not in node.value:
            raise BadInput(f"{node.place}.{name}".lstrip("."), "is missing")
        node = Node(node.value[name], f"{node.place}.{name}".lstrip("."))
    return node


def _number(node: Node) -> float:
    number = node.value
    if isinstance(number, bool) or not isinstance(number, int | float):
        raise node.wrong("is not a number")
    if not abs(number) <= _FARTHEST:
        raise node.wrong("is too large")
    return float(number)


def _point(node: Node) -> Point:
    return _number(_within(node, "x")), _number(_within(node, "y"))


def _label(node: Node) -> Label:
    anchor = _within(node, "anchor").word(ANCHORS, "an end of a text")
    return Label(*_point(node), anchor)


def _spaces(node: Node) -> list[Node]:
    spaces = _within(node, "spaces")
    return [Node(space, f"{spaces.place}[{n}]") for n, space in enumerate(spaces.listed())]


def _paths(node: Node) -> tuple[str, ...]:
    return tuple(Node(path, node.place).text() for path in node.listed())


# A layout for a board without one.


def _plain(board: Board) -> Layout:
    cities = _on_a_plane(board)
    height = max(y for _, y in cities) + _MARGIN
    return Layout(
        width=_WIDTH,
        height=height,
        dot=_DOT,
        text=_LABEL,
        track=_TRACK,
        cities=cities,
        labels=tuple(Label(x, y - 1.6 * _DOT, "middle") for x, y in cities),
        routes=tuple(_straight(board, cities, route) for route in range(len(board.routes))),
        land=(),
        lakes=(),
    )


def _on_a_plane(board: Board) -> tuple[Point, ...]:
    """North up, a degree of longitude as long as it is in the middle of the board."""
    middle = math.radians(sum(city.lat for city in board.cities) / len(board.cities))
    spots = [(city.lon * math.cos(middle), -city.lat) for city in board.cities]
    west, north = min(x for x, _ in spots), min(y for _, y in spots)
    span = max(max(x for x, _ in spots) - west, 1e-9)
    scale = (_WIDTH - 2 * _MARGIN) / span
    return tuple((_MARGIN + (x - west) * scale, _MARGIN + (y - north) * scale) for x, y in spots)


def _straight(board: Board, cities: tuple[Point, ...], route: int) -> tuple[Point, ...]:
    """A straight line; the two tracks of a double lie side by side."""
    track = board.routes[route]
    (ax, ay), (bx, by) = cities[track.a], cities[track.b]
    twin = int(board.twin[route])
    if twin < 0:
        return (ax, ay), (bx, by)
    length = math.hypot(bx - ax, by - ay) or 1.0
    # Both tracks name their cities in any order: the side goes by the city that comes first.
    side = (0.7 if route < twin else -0.7) * (1 if track.a < track.b else -1) * _TRACK
    x, y = side * (ay - by) / length, side * (bx - ax) / length
    return (ax, ay), ((ax + bx) / 2 + x, (ay + by) / 2 + y), (bx, by)
