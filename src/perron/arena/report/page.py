"""The page around the figures: one file, with nothing to load from anywhere."""

from base64 import b64encode
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from typing import Final

from perron.boards.svg import tag

# The widths at which a chart is drawn: beside another one, alone, and on a phone.
WIDE: Final = 560.0
WIDEST: Final = 1140.0
NARROW: Final = 330.0

_FONTS: Final = (
    ("Besley", "besley-latin-wght-normal.woff2"),
    ("Source Sans 3", "source-sans-3-latin-wght-normal.woff2"),
)


@dataclass(frozen=True, slots=True)
class Grid:
    """Figures to be read: the first column names a row, the others are numbers."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


Draw = Callable[[float], str]


def figure(id: str, title: str, draw: Draw, caption: str, grid: Grid) -> str:
    """A chart, what it shows in words, and its numbers. It is drawn for screens and for phones."""
    drawn = _either(draw(WIDE), draw(NARROW))
    return _figure(id, title, drawn, caption, grid)


def large_figure(id: str, title: str, draw: Draw, caption: str, grid: Grid) -> str:
    """The same, as wide as the page."""
    drawn = _either(draw(WIDEST), draw(NARROW))
    return _figure(id, title, drawn, caption, grid, "large")


def rolling_figure(
    id: str, title: str, drawn: str, caption: str, grid: Grid, widths: tuple[float, float]
) -> str:
    """A drawing between two widths, in pixels; where there is less room it can be moved about."""
    least, most = widths
    style = f"--least:{least:.0f}px;--most:{most:.0f}px"
    rolled = tag("div", drawn, class_="roll", tabindex="0", style=style)
    return _figure(id, title, rolled, caption, grid, "large")


def _either(wide: str, narrow: str) -> str:
    return tag("div", wide, class_="wide") + tag("div", narrow, class_="narrow")


def table_figure(id: str, title: str, caption: str, grid: Grid) -> str:
    """Numbers that need no drawing."""
    return tag("figure", tag("h3", escape(title)), numbers(grid), tag("figcaption", caption), id=id)


def _figure(
    id: str, title: str, drawn: str, caption: str, grid: Grid, class_: str | None = None
) -> str:
    return tag(
        "figure",
        tag("h3", escape(title)),
        drawn,
        tag("figcaption", caption),
        tag("details", tag("summary", "Numbers"), numbers(grid)),
        id=id,
        class_=class_,
    )


def numbers(grid: Grid) -> str:
    """A table."""
    head = "".join(tag("th", escape(column), scope="col") for column in grid.columns)
    body = "".join(
        tag(
            "tr",
            tag("th", escape(row[0]), scope="row"),
            *(tag("td", escape(cell)) for cell in row[1:]),
        )
        for row in grid.rows
    )
    table = tag("table", tag("thead", tag("tr", head)), tag("tbody", body))
    return tag("div", table, class_="numbers", tabindex="0")


def section(title: str, lead: str, *figures: str) -> str:
    """A part of the report."""
    return tag(
        "section",
        tag("h2", escape(title)),
        tag("p", escape(lead), class_="lead"),
        tag("div", *figures, class_="figures"),
    )


def facts(pairs: Iterable[tuple[str, str]]) -> str:
    """A few figures at the head of the page."""
    return tag(
        "dl",
        *(tag("div", tag("dt", escape(name)), tag("dd", escape(words))) for name, words in pairs),
        class_="facts",
    )


def page(title: str, *parts: str) -> str:
    """The whole page."""
    # A per cent sign never stands alone at the start of a line.
    body = "".join(parts).replace(" %", "\u00a0%")
    return (
        "<!doctype html>\n"
        '<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        # An empty icon: a browser would ask a server for one otherwise.
        '<link rel="icon" href="data:,">'
        f"<title>{escape(title)}</title><style>{_style()}</style></head>"
        f"<body>{body}</body></html>\n"
    )


def _style() -> str:
    here = files("perron.arena.report")
    faces = "".join(
        f"@font-face{{font-family:'{family}';font-weight:200 900;font-display:swap;"
        f"src:url(data:font/woff2;base64,{b64encode((here / 'fonts' / file).read_bytes()).decode()})"
        "format('woff2')}"
        for family, file in _FONTS
    )
    return faces + (here / "style.css").read_text(encoding="utf-8")
