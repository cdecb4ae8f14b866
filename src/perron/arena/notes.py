"""What stands out in the findings about a board, in sentences."""

from dataclasses import dataclass
from typing import Final

from perron.arena.findings import Findings, RouteFinding, SeatFinding, TicketFinding
from perron.arena.naming import route_words, ticket_words
from perron.core.board import Board
from perron.words.figures import percent, span

# Nobody reads a longer list; the tables have the rest.
_MOST: Final = 8


@dataclass(frozen=True, slots=True)
class Note:
    """What is told, and about what."""

    title: str
    text: str


def balance_notes(board: Board, findings: Findings) -> list[Note]:
    """Seats, unwanted and fought-over routes, traps, and values that don't fit."""
    word = board.words.ticket
    return [
        Note("Seats", _seats(findings.seats)),
        Note(
            "Routes hardly claimed",
            _listed(
                [_taken(board, route) for route in _one_a_double(board, findings.unwanted)],
                "every route is claimed in at least one game of ten",
            ),
        ),
        Note(
            "Routes fought over",
            _listed(
                [_taken(board, route) for route in findings.overwanted],
                "none is claimed in nine games of ten and mostly in the first half",
            ),
        ),
        Note(
            f"{word.capitalize()} traps",
            _listed(
                [_completed(board, ticket) for ticket in findings.traps],
                "none is kept as often as others and completed less often",
            ),
        ),
        Note(
            f"{word.capitalize()}s off their value",
            _listed(
                [_mispriced(board, ticket) for ticket in findings.mispriced],
                "none is completed far more or less often than others of its value",
            ),
        ),
    ]


def _seats(seats: list[SeatFinding]) -> str:
    told = ", ".join(
        f"seat {seat.seat + 1} wins {percent(seat.win_share)} ({span(seat.interval)})"
        for seat in seats
    )
    biased = [str(seat.seat + 1) for seat in seats if seat.biased]
    if len(biased) > 1:
        verdict = f"seats {' and '.join(biased)} differ"
    else:
        verdict = f"seat {biased[0]} differs" if biased else "no seat differs"
    return f"{told}; {percent(seats[0].fair)} is fair, and {verdict} from it by more than chance."


def _listed(things: list[str], nothing: str) -> str:
    if not things:
        return f"{nothing}."
    more = f", and {len(things) - _MOST} more" if len(things) > _MOST else ""
    return f"{', '.join(things[:_MOST])}{more}."


def _one_a_double(board: Board, routes: list[RouteFinding]) -> list[RouteFinding]:
    """Both tracks of a double are unwanted together: one stands for both."""
    return [found for found in routes if not 0 <= int(board.twin[found.route]) < found.route]


def _taken(board: Board, found: RouteFinding) -> str:
    return f"{route_words(board, found.route)} ({percent(min(found.wanted, 1.0), 0)})"


def _completed(board: Board, found: TicketFinding) -> str:
    rates = f"kept {percent(found.keep_rate, 0)}, completed {percent(found.completion_rate, 0)}"
    return f"{_valued(board, found)}: {rates})"


def _mispriced(board: Board, found: TicketFinding) -> str:
    rates = f"completed {percent(found.completion_rate, 0)}, expected {percent(found.expected, 0)}"
    return f"{_valued(board, found)}: {rates})"


def _valued(board: Board, found: TicketFinding) -> str:
    return f"{ticket_words(board, found.ticket)} ({board.tickets[found.ticket].points} points"
