"""Traces: the routes behind the points."""

from functools import cache

import pytest
from random_games import TABLES

from perron.analysis.traces import traces
from perron.boards import load
from perron.core.outcome import Outcome
from perron.core.playout import Playout
from perron.core.position import Position
from perron.core.score import score

GAMES = [(board, players, seed) for board, players in TABLES for seed in (1, 2)]


@cache
def counted(name: str, players: int, seed: int) -> tuple[Position, Outcome]:
    position = Playout(load(name), players).play(seed, seed + 1)
    return position, score(position)


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_path_is_one_line_of_own_routes(game: tuple[str, int, int]) -> None:
    position, outcome = counted(*game)
    board = position.board
    for seat, trace in enumerate(traces(position, outcome)):
        tracks = [board.routes[route] for route in trace.longest]
        assert all(position.owner[route] == seat for route in trace.longest)
        assert sum(track.length for track in tracks) == outcome.players[seat].longest_path
        # Euler: one line, if it hangs together and at most two cities are odd.
        ends = [city for track in tracks for city in (track.a, track.b)]
        assert sum(ends.count(city) % 2 for city in set(ends)) <= 2
        reached = {ends[0]} if ends else set()
        for _ in tracks:
            for track in tracks:
                if track.a in reached or track.b in reached:
                    reached |= {track.a, track.b}
        assert reached == set(ends)


@pytest.mark.parametrize("game", GAMES)
def test_a_completed_ticket_has_a_way_from_end_to_end(game: tuple[str, int, int]) -> None:
    position, outcome = counted(*game)
    board = position.board
    for seat, trace in enumerate(traces(position, outcome)):
        result = outcome.players[seat]
        assert set(trace.tickets) == set(result.completed)
        lent = {loan.route for loan in result.borrowed}
        for ticket, way in trace.tickets.items():
            city = board.tickets[ticket].a
            for route in way:
                assert position.owner[route] == seat or route in lent
                track = board.routes[route]
                assert city in (track.a, track.b)
                city = track.b if city == track.a else track.a
            assert city == board.tickets[ticket].b
