"""The board as a drawing: land, cities, routes, and what the players have built.

No sign is a colour alone: a free space carries the letter of its card, a claimed one and a station
the number of the seat. Nothing hidden is drawn. Attributes stand at each group, because a notebook
shows many drawings on one page, where rules of style and names would be shared.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Final

from perron.boards.layouts import Layout, Point, layout_of
from perron.boards.packs import folder_of
from perron.boards.svg import hint, number, tag, text
from perron.core.board import FERRY, NONE, TUNNEL, Board
from perron.core.cards import GREY, KINDS, LOCOMOTIVE
from perron.core.judge import price_text, route_price
from perron.core.position import CLOSED, Position
from perron.game.packing import comes_with_perron
from perron.game.text import summary

_SEA: Final = "#cfdde0"
_LAND: Final = "#f3ecdb"
_INK: Final = "#17202b"
_PALE: Final = "#fffdf6"
_FONT: Final = "'Source Sans 3', Helvetica, Arial, sans-serif"

# By kind: the letter of a space, its colour, and that of the letter.
_KINDS: Final = {
    "pink": ("P", "#ef9bc4", _INK),
    "blue": ("B", "#3179c9", "#ffffff"),
    "orange": ("O", "#e2692a", _INK),
    "white": ("W", "#fffdf6", _INK),
    "green": ("G", "#2c7359", "#ffffff"),
    "yellow": ("Y", "#f7d452", _INK),
    "black": ("K", "#232b35", "#ffffff"),
    "red": ("R", "#a12318", "#ffffff"),
    "locomotive": ("L", "#7a4e7f", "#ffffff"),
}
_ANY: Final = ("", "#c9c3b4", _INK)

# By seat: its colour, and that of its number.
_SEATS: Final = (
    ("#1854a3", "#ffffff"),
    ("#b74030", "#ffffff"),
    ("#f2a92a", _INK),
    ("#29a8b8", _INK),
    ("#41162b", "#ffffff"),
)

# A space of a route, as long as it is wide times this; a letter, of the width of a space.
_LONG: Final = 2.75
_LETTER: Final = 0.92
# A wagon is a little larger than its space.
_WAGON: Final = (1.12, 1.2)
# The strip below the board and the lines in it, by the size of names.
_STRIP: Final = 3.4
_LINE: Final = 1.55
# How wide a letter of words is on average, by the size of the letters.
_AVERAGE: Final = 0.56


def drawn(position: Position, names: Sequence[str], folder: Path | None) -> str:
    """The whole drawing. A board of somebody's own may have a layout in its folder."""
    board = position.board
    if folder is None and comes_with_perron(board):
        folder = folder_of(board.id)
    layout = _layout(board, folder)
    height = layout.height + _STRIP * layout.text
    return tag(
        "svg",
        _ground(layout),
        *_routes(position, layout),
        *_cities(position, layout),
        *_strip(position, names, layout),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(layout.width)} {number(height)}",
        role="img",
        aria_label=f"{board.name}: {summary(position)}",
        font_family=_FONT,
        font_weight="600",
    )


@lru_cache(maxsize=16)
def _layout(board: Board, folder: Path | None) -> Layout:
    return layout_of(board, folder)


def _ground(layout: Layout) -> str:
    """Land and water. An inner svg cuts off what of the land lies beyond the board."""
    shore = {"stroke": "#9fb0b3", "fill_rule": "evenodd"}
    return tag(
        "svg",
        tag("rect", width=layout.width, height=layout.height, fill=_SEA),
        tag("path", d="".join(layout.land), fill=_LAND, **shore),
        tag("path", d="".join(layout.lakes), fill=_SEA, **shore),
        width=layout.width,
        height=layout.height,
    )


# Routes.


def _routes(position: Position, layout: Layout) -> Iterator[str]:
    """Free routes first: what is claimed lies on top."""
    owners = list(position.owner)
    for at in sorted(range(len(owners)), key=lambda at: owners[at] >= 0):
        yield _route(position, layout, at, int(owners[at]))


def _route(position: Position, layout: Layout, at: int, owner: int) -> str:
    board = position.board
    places = _spaces(layout.routes[at], board.routes[at].length)
    words = f"{board.route_name(at)}: {price_text(board, route_price(board, at))}"
    if owner >= 0:
        drawing = _claimed(layout, places, owner)
        words += f", claimed by seat {owner}"
    elif owner == CLOSED:
        drawing = _outlines(layout, places, fill="none", stroke="#8a8577", stroke_dasharray="2 4")
        words += ", closed"
    else:
        drawing = _free(board, layout, places, at)
    return tag("g", hint(words), drawing)


def _free(board: Board, layout: Layout, places: list[tuple[Point, float]], at: int) -> str:
    route = board.routes[at]
    letter, colour, ink = _ANY if route.colour == GREY else _KINDS[KINDS[route.colour]]
    dashes = f"{number(layout.track * 0.35)} {number(layout.track * 0.2)}"
    beds = _outlines(
        layout,
        places,
        fill=colour,
        stroke=_INK,
        stroke_width=layout.track / (8 if board.kind[at] == TUNNEL else 12),
        stroke_dasharray=dashes if board.kind[at] == TUNNEL else None,
        stroke_linejoin="round" if board.kind[at] == FERRY else None,
    )
    locomotives = places[: route.symbols]
    engine, purple, pale = _KINDS[KINDS[LOCOMOTIVE]]
    return (
        beds
        + (_outlines(layout, locomotives, fill=purple, stroke=_INK) if locomotives else "")
        + _letters(layout, locomotives, engine, pale)
        + _letters(layout, places[route.symbols :], letter, ink)
    )


def _claimed(layout: Layout, places: list[tuple[Point, float]], owner: int) -> str:
    colour, ink = _SEATS[owner]
    wagons = _outlines(
        layout, places, _WAGON, fill=colour, stroke=_INK, stroke_width=layout.track / 6
    )
    return wagons + _letters(layout, places, str(owner), ink)


def _spaces(way: Sequence[Point], length: int) -> list[tuple[Point, float]]:
    """The middle of each space and the angle at which it lies."""
    middles = list(way[1:-1]) if len(way) == length + 2 else _spread(way, length)
    stops = [way[0], *middles, way[-1]]
    found: list[tuple[Point, float]] = []
    for before, here, after in zip(stops, middles, stops[2:], strict=False):
        found.append((here, math.atan2(after[1] - before[1], after[0] - before[0])))
    return found


def _spread(way: Sequence[Point], length: int) -> list[Point]:
    """So many places, evenly along a way that has no spaces of its own."""
    legs = [math.dist(one, other) for one, other in pairwise(way)]
    places: list[Point] = []
    for n in range(length):
        left = sum(legs) * (n + 1) / (length + 1)
        leg = 0
        while leg < len(legs) - 1 and left > legs[leg]:
            left -= legs[leg]
            leg += 1
        share = left / legs[leg] if legs[leg] else 0.0
        (ax, ay), (bx, by) = way[leg], way[leg + 1]
        places.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return places


def _outlines(
    layout: Layout,
    places: list[tuple[Point, float]],
    size: tuple[float, float] = (1.0, 1.0),
    **attributes: str | float | None,
) -> str:
    """The spaces as one path: each a rectangle at its angle."""
    width, length = layout.track * size[0] / 2, layout.track * size[1] * _LONG / 2
    path = ""
    for (x, y), angle in places:
        along = (math.cos(angle) * length, math.sin(angle) * length)
        aside = (-math.sin(angle) * width, math.cos(angle) * width)
        corners = [
            (x + a * along[0] + b * aside[0], y + a * along[1] + b * aside[1])
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        path += "M" + "L".join(f"{number(cx)} {number(cy)}" for cx, cy in corners) + "z"
    return tag("path", d=path, **attributes)


def _letters(layout: Layout, places: list[tuple[Point, float]], letter: str, ink: str) -> str:
    """One letter in each space, upright."""
    if not (letter and places):
        return ""
    size = layout.track * _LETTER
    return tag(
        "text",
        escape(letter * len(places)),
        x=" ".join(number(x) for (x, _), _ in places),
        y=" ".join(number(y + size * 0.36) for (_, y), _ in places),
        fill=ink,
        font_size=size,
        text_anchor="middle",
    )


# Cities.


def _cities(position: Position, layout: Layout) -> Iterator[str]:
    board = position.board
    dots = "".join(
        tag("circle", hint(city.name), cx=x, cy=y, r=layout.dot)
        for city, (x, y) in zip(board.cities, layout.cities, strict=True)
    )
    yield tag("g", dots, fill=_PALE, stroke=_INK, stroke_width=layout.dot / 4)
    words = "".join(
        text(city.name, label.x, label.y, anchor=label.anchor)
        for city, label in zip(board.cities, layout.labels, strict=True)
    )
    yield tag(
        "g",
        words,
        fill=_INK,
        font_size=layout.text,
        stroke=_PALE,
        stroke_width=layout.text / 5,
        paint_order="stroke",
        stroke_linejoin="round",
    )
    for city, owner in enumerate(position.station):
        if owner != NONE:
            yield _house(layout, layout.cities[city], int(owner), board.cities[city].name)


def _house(layout: Layout, at: Point, owner: int, city: str) -> str:
    """A station: a house with the number of its seat."""
    colour, ink = _SEATS[owner]
    half = layout.dot * 1.5
    (x, y), n = at, number
    roof = f"M{n(x - half)} {n(y + half)}v{n(-1.3 * half)}L{n(x)} {n(y - 1.4 * half)}"
    house = f"{roof}L{n(x + half)} {n(y - 0.3 * half)}v{n(1.3 * half)}z"
    return tag(
        "g",
        hint(f"Station of seat {owner} in {city}"),
        tag("path", d=house, fill=colour, stroke=_INK, stroke_width=layout.dot / 5),
        _letters(layout, [((x, y + 0.25 * half), 0.0)], str(owner), ink),
    )


# The strip below: whose number is whose, and which letter is which card.


def _strip(position: Position, names: Sequence[str], layout: Layout) -> Iterator[str]:
    board = position.board
    seats = [
        (*_SEATS[seat], str(seat), f"{name}: {int(position.score(seat))} points")
        for seat, name in enumerate(names)
    ]
    cards = [
        (colour, ink, letter, board.kind_name(kind))
        for kind, (letter, colour, ink) in enumerate(_KINDS.values())
        if board.rules.deck[kind]
    ]
    cards.append((_ANY[1], _ANY[2], "", "any one colour"))
    height = _STRIP * layout.text
    yield tag("rect", y=layout.height, width=layout.width, height=height, fill=_PALE)
    for line, signs in enumerate((seats, cards)):
        yield _signs(signs, layout, layout.height + layout.text * _LINE * (line + 0.85))


def _signs(signs: Sequence[tuple[str, str, str, str]], layout: Layout, y: float) -> str:
    """A line of signs with their words, smaller where they would not fit."""
    wide = [2.8 + _AVERAGE * len(words) for *_, words in signs]
    size = min(layout.text * 0.9, layout.width / sum(wide))
    parts = []
    x = size * 0.5
    for (colour, ink, letter, words), width in zip(signs, wide, strict=True):
        box = {"x": x, "y": y - size, "width": size * 1.5, "height": size * 1.25}
        parts.append(tag("rect", **box, fill=colour, stroke=_INK))
        if letter:
            parts.append(
                tag("text", letter, x=x + size * 0.75, y=y, fill=ink, text_anchor="middle")
            )
        parts.append(text(words, x + size * 1.8, y))
        x += width * size
    return tag("g", *parts, fill=_INK, font_size=size)
