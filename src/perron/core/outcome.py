"""Outcome: how a game ended, reason by reason."""

from dataclasses import dataclass
from typing import Annotated, Final

from perron.core.meanings import (
    CityNumber,
    Count,
    OneOf,
    Points,
    RouteNumber,
    SeatNumber,
    TicketNumber,
)

# What decides a game: the points, what settled a tie on them, or nothing.
DECIDED_BY: Final = ("points", "tickets", "stations", "longest_path", "shared")


@dataclass(frozen=True, slots=True)
class Borrowed:
    """The route that a station lent its owner.

    >>> import perron
    >>> perron.Borrowed(city=3, route=80)
    Borrowed(city=3, route=80)
    """

    city: CityNumber
    route: RouteNumber


@dataclass(frozen=True, slots=True)
class Result:
    """What one player scored; total is the sum of the reasons.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> result = game.score().players[0]
    >>> result.total, result.routes, result.tickets, result.stations
    (22, 0, 0, 12)
    """

    total: Points
    routes: Points
    tickets: Points
    completed: tuple[TicketNumber, ...]
    failed: tuple[TicketNumber, ...]
    stations: Points
    longest_path: Points
    longest_path_bonus: Points
    globetrotter_bonus: Points
    merchandise_bonus: Points
    borrowed: tuple[Borrowed, ...]
    rank: Count


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a game came to: a result for each seat, who won, and what decided it.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> outcome = game.score()
    >>> outcome.winners, outcome.decided_by
    ((0, 1), 'shared')
    """

    players: tuple[Result, ...]
    winners: tuple[SeatNumber, ...]
    decided_by: Annotated[str, OneOf(DECIDED_BY, "what decides a game")]
