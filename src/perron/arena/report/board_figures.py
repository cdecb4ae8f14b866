"""The figures about a board: its seats, its tickets, its routes."""

from collections.abc import Sequence
from typing import Final

from perron.arena.findings import Findings, RouteFinding, SeatFinding, TicketFinding
from perron.arena.naming import route_words, ticket_words
from perron.arena.report.atlas import STEPS, atlas, line_width
from perron.arena.report.charts import Estimate, Spot, estimates, scatter
from perron.arena.report.page import Grid, figure, large_figure, rolling_figure
from perron.boards.layouts import Layout
from perron.boards.svg import tag
from perron.core.board import Board
from perron.words.figures import numeral, percent, signed, span

# Names of cities are never shown smaller than this, in pixels.
_SMALLEST_TEXT: Final = 12.0
# A map should fit a screen.
_TALLEST: Final = 900.0


def seats_figure(seats: Sequence[SeatFinding]) -> str:
    """What it is worth to sit in each seat."""
    rows = [
        Estimate(f"seat {seat.seat + 1}", seat.win_share, *seat.interval, percent(seat.win_share))
        for seat in seats
    ]
    alt = "Wins by seat: " + ", ".join(f"{row.name} {row.words}" for row in rows)
    return figure(
        "seats",
        "Wins by seat",
        lambda width: estimates(
            rows, width, alt, lambda share: f"{100 * share:.0f} %", seats[0].fair
        ),
        "Every bot sits in every seat equally often, so what is left is the seat's own doing. The dashed"
        f" line is a fair share, {percent(seats[0].fair)}; seat 1 begins.",
        Grid(
            ("seat", "games", "wins", "95 %", "mean score"),
            [
                (
                    f"seat {seat.seat + 1}",
                    f"{seat.games:,}",
                    percent(seat.win_share),
                    span(seat.interval),
                    numeral(seat.mean_score, 1),
                )
                for seat in seats
            ],
        ),
    )


def tickets_figure(board: Board, findings: Findings) -> str:
    """Each ticket's value against how often it is kept and completed."""
    word = board.words.ticket
    out = {found.ticket for found in (*findings.traps, *findings.mispriced)}
    spots = [
        Spot(
            x=found.keep_rate,
            y=found.completion_rate,
            size=float(board.tickets[found.ticket].points),
            words=_ticket_words(board, found),
            name=ticket_words(board, found.ticket) if found.ticket in out else None,
        )
        for found in findings.tickets
        if found.kept
    ]
    alt = f"Each {word}: how often it is kept, how often it is then completed, and its points"
    axes = ("kept, of all offers", "completed, of those kept")
    return large_figure(
        "tickets",
        f"{word.capitalize()}s: value, kept, completed",
        lambda width: scatter(spots, width, alt, axes),
        f"A spot is a {word}; larger ones are worth more points. Named are those that stand out: kept"
        " as often as others and completed less often, or completed far more or less often than"
        " others of their value.",
        Grid(
            (
                word,
                "points",
                "offered",
                "kept",
                "completed",
                "95 %",
                "for its value",
                "points a keep",
            ),
            [_ticket_row(board, found) for found in _by_points(board, findings.tickets)],
        ),
    )


def _by_points(board: Board, tickets: Sequence[TicketFinding]) -> list[TicketFinding]:
    return sorted(tickets, key=lambda found: -board.tickets[found.ticket].points)


def _ticket_words(board: Board, found: TicketFinding) -> str:
    return (
        f"{ticket_words(board, found.ticket)}, {board.tickets[found.ticket].points} points:"
        f" kept {percent(found.keep_rate, 0)}, completed {percent(found.completion_rate, 0)}"
    )


def _ticket_row(board: Board, found: TicketFinding) -> tuple[str, ...]:
    points = board.tickets[found.ticket].points
    head = (
        ticket_words(board, found.ticket),
        str(points),
        f"{found.offered:,}",
        percent(found.keep_rate),
    )
    if not found.kept:
        return (*head, "", "", percent(found.expected), "")
    return (
        *head,
        percent(found.completion_rate),
        span(found.interval),
        percent(found.expected),
        signed(points * (2 * found.completion_rate - 1)),
    )


def map_figure(board: Board, layout: Layout, routes: Sequence[RouteFinding]) -> str:
    """The board, with how often each route is claimed and how that goes with winning."""
    most = sorted(routes, key=lambda found: -found.claimed)[:5]
    alt = f"Map of {board.name}. Claimed most often: " + ", ".join(
        f"{route_words(board, found.route)} {percent(found.claimed, 0)}" for found in most
    )
    return rolling_figure(
        "map",
        "Routes: how often they are claimed, and how that goes with winning",
        atlas(board, layout, routes, alt),
        "The wider a line fills its bed, the more often the route is claimed. Colour tells whether its"
        " owners win more often than the same bots at the same tables usually do; grey is no clear"
        " difference. Winning may come with a route without coming from it." + _legend(),
        Grid(
            ("route", "spaces", "claimed", "when", "wins more", "95 %"),
            [
                _route_row(board, found)
                for found in sorted(routes, key=lambda found: -found.claimed)
            ],
        ),
        (_SMALLEST_TEXT / layout.text * layout.width, _TALLEST / layout.height * layout.width),
    )


def _legend() -> str:
    """The colours of the map, in wins of a hundred games, and its widths."""
    one, two, three = (f"{100 * step:.0f}" for step in STEPS)
    shades = (
        ("less3", f"{three} wins of 100 fewer, or more"),
        ("less2", f"{two}\u2013{three} fewer"),
        ("less1", f"{one}\u2013{two} fewer"),
        ("even", "no clear difference"),
        ("more1", f"{one}\u2013{two} more"),
        ("more2", f"{two}\u2013{three} more"),
        ("more3", f"{three} or more"),
    )
    shares = ((1.0, "claimed in every game"), (0.5, "in half of them"), (0.1, "in one of ten"))
    return tag(
        "ul",
        *(_sample(f"line {shade}", 1.0, words) for shade, words in shades),
        *(_sample("line even", share, words) for share, words in shares),
        _sample("line never", 0.0, "never"),
        class_="legend",
    )


def _sample(class_: str, claimed: float, words: str) -> str:
    """A piece of line as the map has it."""
    path = "M1 8H33"
    bed = tag("path", d=path, class_="bed", stroke_width=15.0)
    drawn = tag("path", d=path, class_=class_, stroke_width=12.0 * line_width(claimed))
    return tag("li", tag("svg", bed, drawn, viewBox="0 0 34 16", aria_hidden="true"), words)


def _route_row(board: Board, found: RouteFinding) -> tuple[str, ...]:
    low, high = found.interval
    head = (
        route_words(board, found.route),
        str(board.routes[found.route].length),
        percent(found.claimed),
    )
    if not found.claims:
        return (*head, "", "", "")
    return (
        *head,
        percent(found.when, 0),
        signed(100 * found.lift),
        f"{signed(100 * low)} to {signed(100 * high)}",
    )
