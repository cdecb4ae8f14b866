"""Paths: what a ticket still needs. Reads an Observation, so it knows what its seat knows.

Not compiled: a person or a bot asks about a handful of tickets, each well under a millisecond.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

from perron.core.board import NONE, Board
from perron.core.view import Observation


@dataclass(frozen=True, slots=True)
class Way:
    """A way between two cities: the routes still to be claimed, and those that stations lend."""

    claims: tuple[int, ...]
    borrowed: tuple[int, ...]


_NOWHERE: Final[Way] = Way((), ())


def missing(observation: Observation, ticket: int) -> tuple[int, ...] | None:
    """The routes still to be claimed for a ticket, on the way that needs the fewest trains.

    () when the ticket is complete, None when others have cut it off. Stations do not count.
    """
    way = _cheapest(observation, ticket, lenders={})
    return None if way is None else way.claims


def missing_with_stations(observation: Observation, ticket: int) -> Way | None:
    """The same when every station that the seat has built may lend one route of another player.

    It looks at this ticket alone: at the end of the game a station lends the same route to all
    tickets (EU-STA-06), so two tickets may each count on one that can't serve both.
    """
    mine = [city for city, owner in enumerate(observation.stations) if _is(owner, observation)]
    return _cheapest(observation, ticket, {city: 1 << n for n, city in enumerate(mine)})


def ticket_routes(observation: Observation) -> dict[int, list[int]]:
    """The routes that are missing for the tickets held, each with the tickets it is for."""
    found: dict[int, list[int]] = {}
    for ticket in observation.tickets:
        for route in missing(observation, ticket) or ():
            found.setdefault(route, []).append(ticket)
    return found


def trains(board: Board, routes: tuple[int, ...]) -> int:
    """How many trains it takes to claim these routes."""
    return sum(board.routes[route].length for route in routes)


def _is(owner: int, observation: Observation) -> bool:
    """Is this the seat that observes? A spectator owns nothing."""
    return owner == observation.seat


@dataclass(frozen=True, slots=True)
class _Step:
    """A route taken from a city: where it leads, what it costs, which station lends it."""

    route: int
    to: int
    trains: int
    lender: int


def _cheapest(observation: Observation, ticket: int, lenders: dict[int, int]) -> Way | None:
    """Dijkstra over cities and the set of stations already used, a bit for each.

    Of two ways with as many trains the one with fewer claims wins, then the one found first.
    """
    asked = observation.board.tickets[ticket]
    best: dict[tuple[int, int], tuple[int, int]] = {(asked.a, 0): (0, 0)}
    heap: list[tuple[int, int, int, int, Way]] = [(0, 0, asked.a, 0, _NOWHERE)]
    while heap:
        spent, claims, city, used, way = heappop(heap)
        if city == asked.b:
            return way
        if best[city, used] < (spent, claims):
            continue
        for step in _steps(observation, city, used, lenders):
            place = (step.to, used | step.lender)
            cost = (spent + step.trains, claims + (step.trains > 0))
            if place not in best or cost < best[place]:
                best[place] = cost
                # A place and a cost stand in the heap once, so ways are never compared.
                heappush(heap, (*cost, *place, _extended(way, step)))
    return None


def _extended(way: Way, step: _Step) -> Way:
    if step.lender:
        return Way(way.claims, (*way.borrowed, step.route))
    return Way((*way.claims, step.route), way.borrowed) if step.trains else way


def _steps(
    observation: Observation, city: int, used: int, lenders: dict[int, int]
) -> Iterator[_Step]:
    board = observation.board
    for at in range(int(board.first_at[city]), int(board.first_at[city + 1])):
        route = int(board.routes_at[at])
        track = board.routes[route]
        to = track.b if track.a == city else track.a
        owner = observation.owners[route]
        if _is(owner, observation):
            yield _Step(route, to, 0, 0)
        elif owner == NONE:
            if not _owns_twin(observation, route):
                yield _Step(route, to, track.length, 0)
        elif owner >= 0:
            for lender in (lenders.get(city, 0), lenders.get(to, 0)):
                if lender and not used & lender:
                    yield _Step(route, to, 0, lender)


def _owns_twin(observation: Observation, route: int) -> bool:
    twin = int(observation.board.twin[route])
    return twin != NONE and _is(observation.owners[twin], observation)
