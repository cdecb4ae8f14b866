"""The charts of a report: each is drawn at any width, and comes with words that stand for it.

Text is 13 units high and a drawing is shown at about its own width, so it is readable wherever it
is drawn to fit. Colours are classes; style.css has them for light and dark.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from perron.arena.report.scales import Scale, rounded_out
from perron.boards.svg import drawing, hint, line, tag, text

_TEXT: Final = 13.0
# The width of a letter, on average and a bit to be safe: there is nothing to measure with.
_LETTER: Final = 7.0
_ROW: Final = 30.0
_AXIS: Final = 34.0
_GAP: Final = 10.0
# At least so much of a scale of shares is shown on either side of a fair one.
_AROUND: Final = 0.05
# From the middle of a spot to its name.
_ASIDE: Final = 14.0

Words = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its interval."""

    name: str
    value: float
    low: float
    high: float
    # As written beside it.
    words: str


def estimates(
    rows: Sequence[Estimate], width: float, alt: str, unit: Words, fair: float | None = None
) -> str:
    """A dot and a whisker for each; `fair` is a line to compare with, never at the edge."""
    left = _room(row.name for row in rows)
    right = _room(row.words for row in rows)
    around = [] if fair is None else [fair - _AROUND, fair + _AROUND]
    low = min([*(row.low for row in rows), *around])
    high = max([*(row.high for row in rows), *around])
    scale = Scale(*rounded_out(low, high, 4), left, width - right)
    bottom = _GAP + _ROW * len(rows)
    parts = _bottom_axis(scale, _GAP, bottom, unit)
    if fair is not None:
        parts.append(line(scale(fair), _GAP - 4, scale(fair), bottom, "fair"))
    for n, row in enumerate(rows):
        y = _GAP + _ROW * (n + 0.5)
        parts += [
            text(row.name, left - _GAP, y + 4.5, "name", "end"),
            line(scale(row.low), y, scale(row.high), y, "whisker"),
            line(scale(row.low), y - 5, scale(row.low), y + 5, "whisker"),
            line(scale(row.high), y - 5, scale(row.high), y + 5, "whisker"),
            tag("circle", cx=scale(row.value), cy=y, r=5.5, class_="mark"),
            text(row.words, width - right + _GAP, y + 4.5, "value"),
        ]
    return drawing(width, bottom + _AXIS, alt, parts)


def matrix(
    names: Sequence[str], cells: dict[tuple[int, int], float], width: float, alt: str
) -> str:
    """How often the row beats the column: a square each, blue for more than half."""
    left = _room(f"{len(names)}  {name}" for name in names)
    size = min((width - left) / len(names), 62.0)
    top = 24.0
    parts = [
        text(str(n + 1), left + size * (n + 0.5), top - 9, "tick", "middle")
        for n in range(len(names))
    ]
    for row, name in enumerate(names):
        y = top + size * row
        parts.append(text(f"{row + 1}  {name}", left - _GAP, y + size / 2 + 4.5, "name", "end"))
        for column in range(len(names)):
            x = left + size * column
            parts.append(_cell(cells.get((row, column)), x, y, size))
    return drawing(width, top + size * len(names) + 4, alt, parts)


def _cell(share: float | None, x: float, y: float, size: float) -> str:
    box = {"x": x + 1, "y": y + 1, "width": size - 2, "height": size - 2, "rx": 3.0}
    if share is None:
        return tag("rect", class_="blank", **box)
    shade = heat(share - 0.5, (0.03, 0.12, 0.25))
    label = text(f"{100 * share:.0f}", x + size / 2, y + size / 2 + 4.5, f"on {shade}", "middle")
    return tag("rect", class_=shade, **box) + label


def heat(difference: float, steps: tuple[float, float, float]) -> str:
    """The class of a colour: even, or less or more by one to three steps."""
    far = sum(abs(difference) >= step for step in steps)
    return "even" if far == 0 else f"{'more' if difference > 0 else 'less'}{far}"


@dataclass(frozen=True, slots=True)
class Spread:
    """Many figures under one name."""

    name: str
    values: Sequence[float]


def spreads(rows: Sequence[Spread], width: float, alt: str, unit: Words, axis: str) -> str:
    """A histogram for each, one under the other on the same axis; a line marks the mean."""
    named = len(rows) > 1
    left = _room(row.name for row in rows) if named else 4.0
    height = 58.0 if named else 150.0
    everything = [value for row in rows for value in row.values]
    low, high = rounded_out(min(everything) - 0.5, max(everything) + 0.5, 6)
    scale = Scale(low, high, left, width - 14)
    bottom = _GAP + (height + 8) * len(rows)
    parts = _bottom_axis(scale, _GAP, bottom, unit, axis)
    step = _bin_width(everything, (width - left) / 7)
    for n, row in enumerate(rows):
        base = _GAP + (height + 8) * (n + 1)
        parts += _bars(row.values, scale, step, base, height)
        if named:
            parts.append(text(row.name, left - _GAP, base - 6, "name", "end"))
    return drawing(width, bottom + _AXIS + 16, alt, parts)


def _bin_width(values: Sequence[float], most: float) -> float:
    """Whole numbers, as narrow as makes sense and the drawing has room for."""
    span = max(values) - min(values)
    wanted = min(max(8.0, math.sqrt(len(values))), 36.0, most)
    return float(max(1, round(span / wanted)))


def _bars(
    values: Sequence[float], scale: Scale, step: float, base: float, height: float
) -> list[str]:
    """Values are whole numbers: a bar reaches half a point beyond those that it counts."""
    counts = Counter(math.floor((value + 0.5) / step) for value in values)
    tallest = max(counts.values())
    bars = []
    for at, count in sorted(counts.items()):
        x, end = scale(at * step - 0.5), scale((at + 1) * step - 0.5)
        tall = height * count / tallest
        bars.append(
            tag(
                "rect",
                x=x + 0.5,
                y=base - tall,
                width=max(end - x - 1, 1),
                height=tall,
                class_="bar",
            )
        )
    mean = scale(sum(values) / len(values))
    return [*bars, line(mean, base - height - 4, mean, base, "mean")]


@dataclass(frozen=True, slots=True)
class Spot:
    """A figure in two directions, with a size."""

    x: float
    y: float
    size: float
    words: str
    # Its name is written beside it, and it is drawn in the colour for what stands out.
    name: str | None


def scatter(spots: Sequence[Spot], width: float, alt: str, axes: tuple[str, str]) -> str:
    """Shares against shares; hovering over a spot tells all about it."""
    left, top, right = 50.0, 34.0, width - 20
    height = min(width * 0.72, 400.0)
    across = Scale(*_shown(spot.x for spot in spots), left, right)
    up = Scale(*_shown(spot.y for spot in spots), top + height, top)
    parts = _bottom_axis(across, top, top + height, _of_hundred, axes[0])
    for tick in up.ticks(5):
        parts.append(line(left, up(tick), right, up(tick), "grid"))
        parts.append(text(_of_hundred(tick), left - 8, up(tick) + 4.5, "tick", "end"))
    parts.append(text(axes[1], 4, 14, "axis"))
    largest = max(spot.size for spot in spots)
    for spot in sorted(spots, key=lambda spot: -spot.size):
        radius = 3.5 + 8.5 * spot.size / largest
        kind = "spot" if spot.name is None else "spot out"
        at = {"cx": across(spot.x), "cy": up(spot.y), "r": radius}
        parts.append(tag("circle", hint(spot.words), class_=kind, **at))
    named = [spot for spot in spots if spot.name is not None]
    parts += _names(named, across, up, width)
    return drawing(width, top + height + _AXIS + 16, alt, parts)


def _shown(shares: Iterable[float]) -> tuple[float, float]:
    """The part of 0 to 1 that holds all of these, with a bit of air where there is room."""
    found = list(shares)
    low, high = rounded_out(min(found) - 0.02, max(found) + 0.02, 5)
    return max(low, 0.0), min(high, 1.0)


def _names(spots: Sequence[Spot], across: Scale, up: Scale, width: float) -> list[str]:
    """The names beside their spots, none over another; those without room are left out."""
    parts: list[str] = []
    taken: list[tuple[float, float, float]] = []
    for spot in spots:
        name = spot.name or ""
        x, y = across(spot.x), up(spot.y)
        room = _LETTER * len(name)
        right = x + _ASIDE + room < width
        start = x + _ASIDE if right else x - _ASIDE - room
        if all(_apart((start, start + room, y), other) for other in taken):
            taken.append((start, start + room, y))
            at = x + (_ASIDE if right else -_ASIDE)
            parts.append(text(name, at, y + 4.5, "halo", "start" if right else "end"))
    return parts


def _apart(one: tuple[float, float, float], other: tuple[float, float, float]) -> bool:
    """Do two lines of text leave each other alone? Each is its start, its end, its height."""
    return abs(one[2] - other[2]) >= _TEXT + 2 or one[1] <= other[0] or other[1] <= one[0]


# Axes.


def _bottom_axis(
    scale: Scale, top: float, bottom: float, unit: Words, title: str = ""
) -> list[str]:
    room = abs(scale.end - scale.start)
    widest = max(len(unit(scale.low)), len(unit(scale.high)))
    parts = []
    for tick in scale.ticks(int(max(2, min(8, room / (_LETTER * widest + 18))))):
        parts.append(line(scale(tick), top, scale(tick), bottom, "grid"))
        parts.append(text(unit(tick), scale(tick), bottom + 18, "tick", "middle"))
    if title:
        parts.append(text(title, (scale.start + scale.end) / 2, bottom + 38, "axis", "middle"))
    return parts


def _of_hundred(share: float) -> str:
    return f"{100 * share:.0f} %"


def _room(names: Iterable[str]) -> float:
    """How much room the longest of these takes beside a chart."""
    return _LETTER * max(map(len, names)) + _GAP
