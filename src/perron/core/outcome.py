"""Outcome: how a game ended, reason by reason."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Borrowed:
    """The route that a station lent its owner."""

    city: int
    route: int


@dataclass(frozen=True, slots=True)
class Result:
    """What one player scored; total is the sum of the reasons."""

    total: int
    routes: int
    tickets: int
    completed: tuple[int, ...]
    failed: tuple[int, ...]
    stations: int
    longest_path: int
    longest_path_bonus: int
    globetrotter_bonus: int
    merchandise_bonus: int
    borrowed: tuple[Borrowed, ...]
    rank: int


@dataclass(frozen=True, slots=True)
class Outcome:
    players: tuple[Result, ...]
    winners: tuple[int, ...]
    # points, tickets, stations, longest_path, or shared.
    decided_by: str
