"""What results say about a board: routes, tickets, seats, and what stands out.

Strong bots win and claim what they like, which says nothing about a route. So a route's `lift`
compares each owner with the same bot at the same table: how much more often it won than usual.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl

from perron.arena.intervals import (
    Interval,
    Numbers,
    by_deal,
    mean_intervals,
    share_intervals,
)
from perron.arena.results import Results
from perron.arena.standings import with_wins
from perron.core.board import Board

# A route that is left in nine games of ten (its twin too) is unwanted; one that is taken in nine
# of ten, on average in the first half of the game, is fought over.
_UNWANTED: Final = 0.1
_OVERWANTED: Final = 0.9
_EARLY: Final = 0.5
# With fewer claims of a route, or keeps of a ticket, there is nothing to say about it.
_FEWEST: Final = 20
# Standard deviations from what a ticket's points lead to expect.
_FAR: Final = 2.0


@dataclass(frozen=True, slots=True)
class RouteFinding:
    route: int
    claims: int
    # The share of games in which it was claimed; claims a game, of its twin too.
    claimed: float
    wanted: float
    # When, on average: 0 is the first turn, 1 the last.
    when: float
    # How much more often its owners won than they usually do.
    lift: float
    interval: Interval

    @property
    def clear(self) -> bool:
        """Is the lift more than chance?"""
        low, high = self.interval
        return self.claims >= _FEWEST and (low > 0 or high < 0)


@dataclass(frozen=True, slots=True)
class TicketFinding:
    ticket: int
    offered: int
    kept: int
    completed: int
    # Of the share completed.
    interval: Interval
    # The share completed that tickets of this value come to, and how far off this one is.
    expected: float
    deviation: float

    @property
    def keep_rate(self) -> float:
        return _ratio(self.kept, self.offered)

    @property
    def completion_rate(self) -> float:
        return _ratio(self.completed, self.kept)


@dataclass(frozen=True, slots=True)
class SeatFinding:
    seat: int
    games: int
    win_share: float
    interval: Interval
    fair: float
    mean_score: float

    @property
    def biased(self) -> bool:
        low, high = self.interval
        return not low <= self.fair <= high


@dataclass(frozen=True, slots=True)
class Findings:
    routes: list[RouteFinding]
    tickets: list[TicketFinding]
    seats: list[SeatFinding]

    @property
    def unwanted(self) -> list[RouteFinding]:
        """Routes that hardly anybody takes, the least wanted first."""
        found = [route for route in self.routes if route.wanted < _UNWANTED]
        return sorted(found, key=lambda route: route.wanted)

    @property
    def overwanted(self) -> list[RouteFinding]:
        """Routes that are always taken, and soon: the earliest first."""
        found = [
            route for route in self.routes if route.claimed >= _OVERWANTED and route.when < _EARLY
        ]
        return sorted(found, key=lambda route: route.when)

    @property
    def traps(self) -> list[TicketFinding]:
        """Tickets kept as often as others, and surely completed less often: the worst first."""
        known = [ticket for ticket in self.tickets if ticket.kept >= _FEWEST]
        kept = sum(ticket.kept for ticket in known)
        keep_rate = _ratio(kept, sum(ticket.offered for ticket in known))
        completion_rate = _ratio(sum(ticket.completed for ticket in known), kept)
        found = [
            ticket
            for ticket in known
            if ticket.keep_rate >= keep_rate
            # The interval of one that was always completed ends below 1, too.
            and max(ticket.completion_rate, ticket.interval[1]) < completion_rate
        ]
        return sorted(found, key=lambda ticket: ticket.completion_rate)

    @property
    def mispriced(self) -> list[TicketFinding]:
        """Tickets completed far more or less often than their value leads to expect."""
        found = [ticket for ticket in self.tickets if abs(ticket.deviation) >= _FAR]
        return sorted(found, key=lambda ticket: ticket.deviation)


def findings_of(results: Results, board: Board) -> Findings:
    """Everything that results say about a board."""
    seats = with_wins(results)
    return Findings(_routes(results, seats, board), _tickets(results, board), _seats(seats))


def _ratio(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def _seats(seats: pl.DataFrame) -> list[SeatFinding]:
    told = seats.with_columns(pl.lit(1.0).alias("one"))
    rows = (
        told.group_by("seat")
        .agg(pl.len(), pl.col("win", "score").mean(), pl.col("players").first())
        .sort("seat")
    )
    intervals = share_intervals(*by_deal(told, rows.select("seat"), ("win", "one")))
    return [
        SeatFinding(seat, games, win, interval, 1 / players, score)
        for (seat, games, win, score, players), interval in zip(
            rows.iter_rows(), intervals, strict=True
        )
    ]


def _routes(results: Results, seats: pl.DataFrame, board: Board) -> list[RouteFinding]:
    usual = pl.col("win").mean().over("table", "bot")
    told = (
        results.claims.join(
            seats.with_columns((pl.col("win") - usual).alias("lift")), on=("game", "seat")
        )
        .join(results.games.select("game", "turns"), on="game")
        .with_columns(
            ((pl.col("turn") - 1) / (pl.col("turns") - 1).clip(1)).alias("when"),
            pl.lit(1.0).alias("one"),
        )
    )
    ids = pl.DataFrame({"route": [route.id for route in board.routes]})
    lifts, times, ones = by_deal(told, ids, ("lift", "when", "one"))
    claims = ones.sum(axis=0)
    each = np.maximum(claims, 1.0)
    games = results.games.height
    intervals = mean_intervals(lifts, ones)
    return [
        RouteFinding(
            route=route,
            claims=int(claims[route]),
            claimed=float(claims[route]) / games,
            wanted=float(sum(claims[track] for track in _tracks(board, route))) / games,
            when=float(times[:, route].sum() / each[route]),
            lift=float(lifts[:, route].sum() / each[route]),
            interval=intervals[route],
        )
        for route in range(len(board.routes))
    ]


def _tracks(board: Board, route: int) -> list[int]:
    twin = int(board.twin[route])
    return [route] if twin < 0 else [route, twin]


def _tickets(results: Results, board: Board) -> list[TicketFinding]:
    told = results.tickets.join(results.games.select("game", "deal"), on="game").with_columns(
        pl.lit(1.0).alias("offer"),
        pl.col("kept").cast(pl.Float64),
        pl.col("completed").fill_null(False).cast(pl.Float64),
    )
    ids = pl.DataFrame({"ticket": [ticket.id for ticket in board.tickets]})
    offers, kept, completed = by_deal(told, ids, ("offer", "kept", "completed"))
    intervals = share_intervals(completed, kept)
    expected, deviations = _expectations(board, kept.sum(axis=0), completed.sum(axis=0))
    return [
        TicketFinding(
            ticket=ticket,
            offered=int(offers[:, ticket].sum()),
            kept=int(kept[:, ticket].sum()),
            completed=int(completed[:, ticket].sum()),
            interval=intervals[ticket],
            expected=expected[ticket],
            deviation=deviations[ticket],
        )
        for ticket in range(len(board.tickets))
    ]


def _expectations(
    board: Board, kept: Numbers, completed: Numbers
) -> tuple[list[float], list[float]]:
    """The share completed by the points of a ticket (a straight line), and how far each is off.

    Long tickets are harder: a low share alone does not make one too dear.
    """
    points = np.array([float(ticket.points) for ticket in board.tickets])
    rates = completed / np.maximum(kept, 1.0)
    known = kept >= _FEWEST
    if len(set(points[known])) < 2:
        return [float(rates.mean())] * len(points), [0.0] * len(points)
    slope, height = np.polyfit(points[known], rates[known], 1)
    expected = np.clip(height + slope * points, 0.0, 1.0)
    off = np.where(known, rates - expected, 0.0)
    spread = float(np.sqrt((off[known] ** 2).mean()))
    return expected.tolist(), (off / max(spread, 1e-9)).tolist()
