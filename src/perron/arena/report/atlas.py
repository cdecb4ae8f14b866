"""The board, drawn with how often each route is claimed and how that goes with winning."""

from collections.abc import Sequence
from typing import Final

from perron.arena.findings import RouteFinding
from perron.arena.naming import route_words
from perron.arena.report.charts import heat
from perron.boards.layouts import Layout, Point
from perron.boards.svg import drawing, hint, number, tag, text
from perron.core.board import Board
from perron.words.figures import percent, signed

# Steps of colour, in wins of a hundred more or less than usual.
STEPS: Final = (0.02, 0.05, 0.10)

# The width of a line, of the width of a track: never claimed, and in every game.
_THIN: Final = 0.14
_THICK: Final = 1.0


def atlas(board: Board, layout: Layout, findings: Sequence[RouteFinding], alt: str) -> str:
    """The whole board; every route tells about itself when pointed at."""
    parts = [
        tag("rect", width=layout.width, height=layout.height, class_="sea"),
        *(tag("path", d=path, class_="land") for path in layout.land),
        *(tag("path", d=path, class_="lake") for path in layout.lakes),
    ]
    ways = [curve(points) for points in layout.routes]
    for way in ways:
        parts.append(tag("path", d=way, class_="bed", stroke_width=layout.track + 3))
    # The thickest last: they are what the eye should find.
    for found in sorted(findings, key=lambda found: found.claimed):
        parts.append(_route(board, layout, ways[found.route], found))
    for (x, y), label, city in zip(layout.cities, layout.labels, board.cities, strict=True):
        parts.append(tag("circle", cx=x, cy=y, r=layout.dot, class_="city"))
        name = text(city.name, label.x, label.y, "place", label.anchor)
        parts.append(tag("g", name, font_size=layout.text))
    return drawing(layout.width, layout.height, alt, parts)


def shade(found: RouteFinding) -> str:
    """The colour of a route; even where nothing is sure."""
    return heat(found.lift, STEPS) if found.clear else "even"


def line_width(claimed: float) -> float:
    """Of the width of a track, for a route that is claimed in this share of the games."""
    return _THIN + (_THICK - _THIN) * claimed


def _route(board: Board, layout: Layout, way: str, found: RouteFinding) -> str:
    width = layout.track * line_width(found.claimed)
    words = (
        f"{route_words(board, found.route)}: claimed in {percent(found.claimed, 0)} of games;"
        f" its owner wins {signed(100 * found.lift)} of a hundred games more than usual"
    )
    kind = "line never" if found.claims == 0 else f"line {shade(found)}"
    return tag("path", hint(words), d=way, class_=kind, stroke_width=width)


def curve(points: Sequence[Point]) -> str:
    """A smooth way through all the points (Catmull-Rom, written as Bezier curves)."""
    first, last = points[0], points[-1]
    path = f"M{number(first[0])} {number(first[1])}"
    padded = [first, *points, last]
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        one = _towards(start, before, end)
        two = _towards(end, after, start)
        path += "C" + " ".join(f"{number(x)} {number(y)}" for x, y in (one, two, end))
    return path


def _towards(at: Point, behind: Point, ahead: Point) -> Point:
    """The handle of a Bezier curve: a sixth of the way from the one neighbour to the other."""
    return at[0] + (ahead[0] - behind[0]) / 6, at[1] + (ahead[1] - behind[1]) / 6
