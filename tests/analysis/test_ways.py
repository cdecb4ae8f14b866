"""What a ticket still needs, against a slow answer by another method."""

from dataclasses import replace
from itertools import product

import pytest
from random_games import TABLES, walk

from perron.analysis.ways import Way, missing, missing_with_stations, ticket_routes, trains
from perron.boards import load
from perron.core.board import NONE, Board
from perron.core.play import new_game
from perron.core.position import CLOSED
from perron.core.view import Observation, observe

FAR = 10_000


def cost(observation: Observation, route: int, lent: tuple[int, ...]) -> int:
    """The trains that a route costs the seat; FAR when it can't be had."""
    owner = observation.owners[route]
    if owner == observation.seat or route in lent:
        return 0
    twin = int(observation.board.twin[route])
    barred = twin != NONE and observation.owners[twin] == observation.seat
    return observation.board.routes[route].length if owner == NONE and not barred else FAR


def distances(observation: Observation, lent: tuple[int, ...] = ()) -> list[list[int]]:
    """Floyd and Warshall: the fewest trains between any two cities."""
    cities = range(len(observation.board.cities))
    far = [[0 if a == b else FAR for b in cities] for a in cities]
    for route, track in enumerate(observation.board.routes):
        least = min(far[track.a][track.b], cost(observation, route, lent))
        far[track.a][track.b] = far[track.b][track.a] = least
    for middle in cities:
        row = far[middle]
        for start in cities:
            first = far[start][middle]
            if first < FAR:
                far[start] = [min(d, first + row[end]) for end, d in enumerate(far[start])]
    return far


def loans(observation: Observation) -> list[tuple[int, ...]]:
    """Every choice of one route of another player at each of the seat's stations."""
    lenders = [c for c, owner in enumerate(observation.stations) if owner == observation.seat]
    choices = [
        [
            route
            for route, track in enumerate(observation.board.routes)
            if city in (track.a, track.b)
            and observation.owners[route] not in (NONE, CLOSED, observation.seat)
        ]
        or [-1]
        for city in lenders
    ]
    return list(product(*choices))


def joins(observation: Observation, ticket: int, way: Way) -> bool:
    """Do these routes and the seat's own link the two cities of the ticket?"""
    board = observation.board
    mine = [route for route, owner in enumerate(observation.owners) if owner == observation.seat]
    reached = {board.tickets[ticket].a}
    for _ in board.cities:
        for route in (*mine, *way.claims, *way.borrowed):
            ends = {board.routes[route].a, board.routes[route].b}
            if ends & reached:
                reached |= ends
    return board.tickets[ticket].b in reached


def check(observation: Observation, ticket: int, far: list[list[int]], way: Way | None) -> None:
    asked = observation.board.tickets[ticket]
    least = far[asked.a][asked.b]
    if least >= FAR:
        assert way is None
        return
    assert way is not None
    assert trains(observation.board, way.claims) == least
    assert all(observation.owners[route] == NONE for route in way.claims)
    assert joins(observation, ticket, way)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_way_needs_the_fewest_trains(name: str, players: int) -> None:
    board = load(name)
    for n, turn in enumerate(walk(board, players, seed=players)):
        if n % 40 != 39:
            continue
        observation = observe(turn.position, turn.seat)
        far = distances(observation)
        for ticket in range(len(board.tickets)):
            claims = missing(observation, ticket)
            check(observation, ticket, far, None if claims is None else Way(claims, ()))


@pytest.mark.parametrize("players", [2, 5])
def test_a_station_lends_one_route_of_another_player(players: int) -> None:
    board = load("europe")
    looked = 0
    for n, turn in enumerate(walk(board, players, seed=7)):
        observation = observe(turn.position, turn.seat)
        if n % 30 != 29 or turn.seat not in observation.stations:
            continue
        choices = [distances(observation, lent) for lent in loans(observation)]
        best = [
            [min(cells) for cells in zip(*rows, strict=True)] for rows in zip(*choices, strict=True)
        ]
        for ticket in range(len(board.tickets)):
            check(observation, ticket, best, missing_with_stations(observation, ticket))
            looked += 1
    assert looked


@pytest.fixture
def board() -> Board:
    return load("nordic")


@pytest.fixture
def fresh(board: Board) -> Observation:
    return observe(new_game(board, 3, seed=1), 0)


def owned(observation: Observation, board: Board, **owners: int) -> Observation:
    """The observation with these routes owned, written with _ for the hyphen."""
    changed = list(observation.owners)
    for name, owner in owners.items():
        route = board.route(name.replace("_", "-"))
        assert route is not None
        changed[route] = owner
    return replace(observation, owners=tuple(changed))


def ids(board: Board, routes: tuple[int, ...] | None) -> list[str] | None:
    return None if routes is None else [board.routes[route].id for route in routes]


def ticket(board: Board, id: str) -> int:
    found = board.ticket(id)
    assert found is not None
    return found


def test_a_joined_ticket_misses_nothing(board: Board, fresh: Observation) -> None:
    seen = owned(fresh, board, kristiansand_oslo=0, kristiansand_stavanger_2=0)
    assert missing(seen, ticket(board, "oslo-stavanger")) == ()


def test_own_routes_cost_nothing(board: Board, fresh: Observation) -> None:
    seen = owned(fresh, board, kristiansand_oslo=0)
    claims = missing(seen, ticket(board, "oslo-stavanger"))
    assert ids(board, claims) == ["kristiansand-stavanger-1"]


def test_a_ticket_is_cut_off_when_a_city_is_closed_in(board: Board, fresh: Observation) -> None:
    city = board.city("stavanger")
    owners = tuple(
        2 if city in (track.a, track.b) else owner
        for track, owner in zip(board.routes, fresh.owners, strict=True)
    )
    seen = replace(fresh, owners=owners)
    assert missing(seen, ticket(board, "oslo-stavanger")) is None


def test_a_spectator_owns_nothing(board: Board, fresh: Observation) -> None:
    seen = replace(fresh, seat=None)
    assert missing(seen, ticket(board, "oslo-stavanger"))


def test_ticket_routes_name_the_tickets_that_each_route_is_for(
    board: Board, fresh: Observation
) -> None:
    held = (ticket(board, "oslo-stavanger"), ticket(board, "bergen-kobenhavn"))
    found = ticket_routes(replace(fresh, tickets=held))
    assert {t for tickets in found.values() for t in tickets} == set(held)
    for route, tickets in found.items():
        assert all(route in (missing(fresh, t) or ()) for t in tickets)
