"""Traces: which routes made the points of a game that is over. All of it lies open on the board.

Not compiled: asked once for each game, when its points are counted before everybody's eyes.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from heapq import heappop, heappush

from perron.core.board import NONE, Board
from perron.core.outcome import Outcome
from perron.core.position import Position
from perron.core.trail import longest_trail


@dataclass(frozen=True, slots=True)
class Trace:
    """The routes of one seat's longest unbroken line, and of the way of each completed ticket."""

    longest: tuple[int, ...]
    tickets: dict[int, tuple[int, ...]]


def traces(position: Position, outcome: Outcome) -> tuple[Trace, ...]:
    """What each seat's points were made of."""
    found = []
    for seat, result in enumerate(outcome.players):
        own = [route for route, owner in enumerate(position.owner) if owner == seat]
        passable = [*own, *(loan.route for loan in result.borrowed)]
        ways = {ticket: _way(position.board, ticket, passable) for ticket in result.completed}
        found.append(Trace(_longest(position, seat, own), ways))
    return tuple(found)


def _longest(position: Position, seat: int, own: list[int]) -> tuple[int, ...]:
    """One longest trail: whatever it can do without is taken away, and what remains is the trail."""
    length = longest_trail(position, seat)
    spare = position.clone()
    kept = []
    for route in own:
        spare.owner[route] = NONE
        if longest_trail(spare, seat) < length:
            spare.owner[route] = seat
            kept.append(route)
    return tuple(kept)


def _way(board: Board, ticket: int, passable: Iterable[int]) -> tuple[int, ...]:
    """The shortest way of a completed ticket over these routes, from one end to the other."""
    asked = board.tickets[ticket]
    leading: dict[int, list[tuple[int, int]]] = {}
    for route in passable:
        track = board.routes[route]
        leading.setdefault(track.a, []).append((route, track.b))
        leading.setdefault(track.b, []).append((route, track.a))
    heap: list[tuple[int, int, tuple[int, ...]]] = [(0, asked.a, ())]
    been: set[int] = set()
    while heap:
        trains, city, way = heappop(heap)
        if city == asked.b:
            return way
        if city in been:
            continue
        been.add(city)
        for route, to in leading.get(city, ()):
            heappush(heap, (trains + board.routes[route].length, to, (*way, route)))
    raise ValueError(f"{board.tickets[ticket].id} is not complete")
