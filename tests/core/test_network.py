"""Connected cities and borrowed routes, against brute force on small boards."""

from itertools import product
from statistics import median
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from small_boards import Asked, Track, laid, small_board

from perron.boards import load
from perron.core import COMPILED
from perron.core.blank import blank
from perron.core.board import Board
from perron.core.chance import Dice
from perron.core.network import joined
from perron.core.position import Position
from perron.core.score import Tally, score

CITIES = 7

city_pairs = st.tuples(st.integers(0, CITIES - 1), st.integers(0, CITIES - 1)).filter(
    lambda ends: ends[0] != ends[1]
)


@st.composite
def tracks(draw: st.DrawFn) -> list[Track]:
    """Some tracks, of which at most two lie side by side."""
    found: list[Track] = []
    for a, b in draw(st.lists(city_pairs, min_size=1, max_size=12)):
        if sum({a, b} == {c, d} for c, d, _ in found) < 2:
            found.append((a, b, draw(st.integers(1, 3))))
    return found


tickets = st.lists(
    st.builds(lambda ends, points: (*ends, points), city_pairs, st.integers(1, 20)),
    min_size=1,
    max_size=6,
)


def groups(routes: list[tuple[int, int]], cities: int) -> list[set[int]]:
    """The cities that hang together, found by merging sets."""
    found = [{city} for city in range(cities)]
    for a, b in routes:
        one = next(group for group in found if a in group)
        other = next(group for group in found if b in group)
        if one is not other:
            found.remove(other)
            one |= other
    return found


def ends(board: Board, routes: list[int]) -> list[tuple[int, int]]:
    return [(board.routes[route].a, board.routes[route].b) for route in routes]


@given(st.data())
def test_two_cities_share_a_number_just_when_the_seat_has_linked_them(data: st.DataObject) -> None:
    board = small_board(data.draw(tracks()))
    owners = data.draw(st.tuples(*[st.sampled_from([0, 1, None])] * len(board.routes)))
    position = laid(board, owners)
    for seat in range(2):
        mine = [route for route, owner in enumerate(owners) if owner == seat]
        cities = len(board.cities)
        linked = groups(ends(board, mine), cities)
        root = joined(position, seat)
        for a, b in product(range(cities), repeat=2):
            together = any({a, b} <= group for group in linked)
            assert (root[a] == root[b]) == together


# Stations.


def best_by_trying(position: Position, seat: int) -> tuple[int, int, int]:
    """Ticket total, completed tickets, and borrowed routes (negative) of the best assignment."""
    board = position.board
    owner = [int(owner) for owner in position.owner]
    mine = [route for route, who in enumerate(owner) if who == seat]
    stations = [city for city in range(len(board.cities)) if position.station[city] == seat]
    lent = [
        [None]
        + [
            route
            for route, who in enumerate(owner)
            if who not in (-1, seat) and city in (board.routes[route].a, board.routes[route].b)
        ]
        for city in stations
    ]
    return max(
        worth(position, seat, [*mine, *borrowed], len(borrowed))
        for choice in product(*lent)
        for borrowed in [[route for route in choice if route is not None]]
    )


def worth(position: Position, seat: int, routes: list[int], borrowed: int) -> tuple[int, int, int]:
    board = position.board
    linked = groups(ends(board, routes), len(board.cities))
    total = done = 0
    for ticket in position.tickets(seat):
        asked = board.tickets[ticket]
        complete = any({asked.a, asked.b} <= group for group in linked)
        total += asked.points if complete else -asked.points
        done += complete
    return total, done, -borrowed


@st.composite
def stationed(draw: st.DrawFn) -> Position:
    """Three players with tracks, tickets and up to three stations each."""
    laid_tracks = draw(tracks())
    asked: list[Asked] = draw(tickets)
    board = small_board(laid_tracks, asked)
    owners = draw(st.tuples(*[st.sampled_from([0, 1, 2, None])] * len(board.routes)))
    position = laid(board, owners, seats=3)
    for city in range(len(board.cities)):
        seat = draw(st.sampled_from([0, 0, 1, None]))
        if seat is not None and position.stations_left(seat) > 0:
            position.build(seat, city)
    for ticket in range(len(asked)):
        position.hold_ticket(draw(st.sampled_from([0, 0, 0, 1])), ticket)
    return position


@given(stationed())
@settings(max_examples=250)
def test_stations_borrow_what_brute_force_finds_best(position: Position) -> None:
    outcome = score(position)
    for seat, result in enumerate(outcome.players):
        total, done, borrowed = best_by_trying(position, seat)
        assert (result.tickets, len(result.completed)) == (total, done)
        assert len(result.borrowed) == -borrowed


@given(stationed())
def test_the_borrowed_routes_are_others_and_make_the_tickets_complete(position: Position) -> None:
    board = position.board
    for seat, result in enumerate(score(position).players):
        routes = [route for route, who in enumerate(position.owner) if who == seat]
        for loan in result.borrowed:
            assert position.station[loan.city] == seat
            assert position.owner[loan.route] not in (-1, seat)
            assert loan.city in ends(board, [loan.route])[0]
            routes.append(loan.route)
        assert len({loan.city for loan in result.borrowed}) == len(result.borrowed)
        total, done, _ = worth(position, seat, routes, 0)
        assert (result.tickets, len(result.completed)) == (total, done)


def test_one_station_serves_all_tickets_with_one_route() -> None:
    """From city 1 either ticket needs another route; the station lends the better one."""
    board = small_board([(0, 1, 1), (1, 2, 1), (1, 3, 1)], [(0, 2, 5), (0, 3, 8)])
    position = laid(board, [0, 1, 1])
    position.build(0, 1)
    for ticket in range(2):
        position.hold_ticket(0, ticket)
    result = score(position).players[0]
    assert (result.tickets, result.completed) == (3, (1,))
    assert [(loan.city, loan.route) for loan in result.borrowed] == [(1, 2)]


def test_a_loan_may_need_another_one_to_be_of_use() -> None:
    board = small_board([(0, 1, 1), (1, 2, 1)], [(0, 2, 5)])
    position = laid(board, [1, 1])
    position.build(0, 0)
    assert score(position).players[0].borrowed == ()
    position.build(0, 2)
    position.hold_ticket(0, 0)
    result = score(position).players[0]
    assert (result.tickets, len(result.borrowed)) == (5, 2)


# Speed.


def order(dice: Dice, size: int) -> list[int]:
    items = vec[i64]([i64(n) for n in range(size)])
    dice.shuffle(items, size)
    return [int(item) for item in items]


def crowded(seed: int) -> Position:
    """Five players, all trains laid as far as they go, 15 stations, all 46 tickets held."""
    board = load("europe")
    position = blank(board, 5)
    dice = Dice(seed)
    for route in order(dice, len(board.routes)):
        for seat in order(dice, 5):
            if position.claimable(seat, route) and position.trains(seat) >= board.length[route]:
                position.own(seat, route, board.points[route])
                break
    busiest = sorted(
        order(dice, len(board.cities)),
        key=lambda city: int(board.first_at[city] - board.first_at[city + 1]),
    )
    for n, city in enumerate(busiest[:15]):
        position.build(n % 5, city)
    for n, ticket in enumerate(order(dice, len(board.tickets))):
        position.hold_ticket(n % 5, ticket)
    return position


# The slowest of the first 500.
SLOWEST = (54, 303, 258, 83)


@pytest.mark.parametrize("seed", SLOWEST)
def test_five_players_with_all_stations_are_scored_within_a_millisecond(seed: int) -> None:
    position = crowded(seed)
    assert [int(position.stations_left(seat)) for seat in range(5)] == [0] * 5
    times = []
    for _ in range(15):
        started = perf_counter()
        tally = Tally(position)
        times.append(perf_counter() - started)
    for seat in range(5):
        total, done, _ = best_by_trying(position, seat)
        assert (tally.tickets[seat], tally.completed[seat]) == (total, done)
    assert any(route >= 0 for route in tally.borrowed)
    if COMPILED:
        assert median(times) < 0.001
