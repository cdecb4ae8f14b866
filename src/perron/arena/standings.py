"""Who beats whom, and how strong that makes everybody: shares and ratings with intervals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

import choix
import numpy as np
import polars as pl

from perron.arena.intervals import (
    PRIOR,
    Interval,
    Numbers,
    bounds,
    by_deal,
    doubts,
    resampled,
    share_intervals,
)
from perron.arena.results import Results

# Ratings are on the scale of Elo: 400 points are odds of ten to one. Their mean is 1500.
_SCALE: Final = 400 / math.log(10)
_MEAN: Final = 1500.0


@dataclass(frozen=True, slots=True)
class Pair:
    """How one bot does against another at the same table.

    A meeting is a seat of the one and a seat of the other in one game: with two players there is
    one in each game. Who finishes ahead wins it; a draw is a win for neither.
    """

    a: str
    b: str
    games: int
    meetings: int
    wins: int
    draws: int
    interval: Interval
    mean_scores: tuple[float, float]

    @property
    def win_rate(self) -> float:
        return self.wins / self.meetings


@dataclass(frozen=True, slots=True)
class Share:
    """How often a bot wins at one table; a shared win counts for its part."""

    table: str
    bot: str
    seats: int
    games: int
    wins: float
    interval: Interval
    # What it would win if all were equally strong.
    fair: float
    mean_score: float

    @property
    def win_share(self) -> float:
        return self.wins / self.games


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is among these."""

    bot: str
    rating: float
    interval: Interval
    games: int


@dataclass(frozen=True, slots=True)
class Record:
    """What a bot did over all its seats."""

    bot: str
    seats: int
    mean_score: float
    # Of the tickets that it kept.
    tickets_failed: float
    mean_seconds: float
    max_seconds: float
    # Decisions in which it had to be replaced, and what was wrong in one of them.
    failures: int
    failure: str | None


@dataclass(frozen=True, slots=True)
class Standings:
    """All of the above; empty when nothing was played."""

    pairs: list[Pair]
    shares: list[Share]
    ratings: list[Rating]
    records: list[Record]

    @classmethod
    def of(cls, results: Results, bots: Sequence[str]) -> "Standings":
        if results.games.is_empty():
            return cls([], [], [], [])
        return cls(
            pairs_of(results, bots),
            shares_of(results),
            ratings_of(results, bots),
            records_of(results, bots),
        )


def pairs_of(results: Results, bots: Sequence[str]) -> list[Pair]:
    """Every ordered pair of bots that met; a bot that plays only itself, earlier seat first."""
    meetings = _meetings(results, alone=len(bots) == 1)
    summed = meetings.group_by("a", "b", maintain_order=True).agg(
        pl.col("game").n_unique().alias("games"),
        pl.len().alias("meetings"),
        pl.col("won", "drawn").sum(),
        pl.col("score", "score_b").mean(),
    )
    order = {bot: n for n, bot in enumerate(bots)}
    rows = sorted(summed.iter_rows(named=True), key=lambda row: (order[row["a"]], order[row["b"]]))
    keys = pl.DataFrame({"a": [row["a"] for row in rows], "b": [row["b"] for row in rows]})
    return [
        Pair(
            a=row["a"],
            b=row["b"],
            games=row["games"],
            meetings=row["meetings"],
            wins=row["won"],
            draws=row["drawn"],
            interval=interval,
            mean_scores=(row["score"], row["score_b"]),
        )
        for row, interval in zip(
            rows, share_intervals(*by_deal(meetings, keys, ("part_won", "part"))), strict=True
        )
    ]


def shares_of(results: Results) -> list[Share]:
    """How often each bot wins at each table, beside what would be fair."""
    seats = with_wins(results).with_columns((1 / pl.len().over("game", "bot")).alias("part"))
    rows = (
        seats.group_by("table", "bot", maintain_order=True)
        .agg(
            pl.col("game").n_unique().alias("games"),
            pl.len().alias("seats"),
            pl.col("win").sum(),
            pl.col("score").mean(),
            pl.col("players").first(),
        )
        .sort("table", "bot")
    )
    intervals = share_intervals(*by_deal(seats, rows.select("table", "bot"), ("win", "part")))
    return [
        Share(
            table=row["table"],
            bot=row["bot"],
            seats=row["seats"] // row["games"],
            games=row["games"],
            wins=row["win"],
            interval=interval,
            fair=row["seats"] / row["games"] / row["players"],
            mean_score=row["score"],
        )
        for row, interval in zip(rows.iter_rows(named=True), intervals, strict=True)
    ]


def ratings_of(results: Results, bots: Sequence[str]) -> list[Rating]:
    """Bradley-Terry strengths, the strongest first; half a win either way is added to each pair.

    In a game of more than two, everybody is compared with everybody else at the table.
    """
    games = dict(results.seats.group_by("bot").agg(pl.col("game").n_unique()).iter_rows())
    if len(bots) == 1:
        return [Rating(bots[0], _MEAN, (_MEAN, _MEAN), games[bots[0]])]
    meetings = _meetings(results, alone=False)
    number = len(bots)
    keys = pl.DataFrame(list(product(bots, bots)), schema=["a", "b"], orient="row")
    (points,) = by_deal(meetings, keys, ("part_points",))
    points = points.reshape(-1, number, number)
    fitted = _strengths(points.sum(axis=0) + PRIOR, None)
    halves = doubts((number, number))
    samples = [_strengths(total + next(halves), fitted) for (total,) in resampled(points)]
    found = [
        Rating(bot, _elo(strength), (_elo(low), _elo(high)), games.get(bot, 0))
        for bot, strength, (low, high) in zip(bots, fitted, bounds(np.array(samples)), strict=True)
    ]
    return sorted(found, key=lambda rating: -rating.rating)


def records_of(results: Results, bots: Sequence[str]) -> list[Record]:
    """What each bot did over all its seats."""
    kept = pl.col("completed").sum() + pl.col("failed").sum()
    thought = (pl.col("mean_seconds") * pl.col("decisions")).sum()
    summed = results.seats.group_by("bot").agg(
        pl.len().alias("seats"),
        pl.col("score").mean(),
        (pl.col("failed").sum() / kept).fill_nan(0.0),
        (thought / pl.col("decisions").sum()).alias("mean_seconds"),
        pl.col("max_seconds").max(),
        pl.col("failures").sum(),
        pl.col("failure").drop_nulls().first(),
    )
    rows = {row[0]: Record(*row) for row in summed.iter_rows()}
    return [rows[bot] for bot in bots if bot in rows]


def with_wins(results: Results) -> pl.DataFrame:
    """The seats with their deal and table; `win` is the part of the win that a seat has."""
    first = pl.col("rank") == 1
    return results.seats.join(
        results.games.select("game", "deal", "table"), on="game", maintain_order="left"
    ).with_columns(
        pl.when(first).then(1 / first.sum().over("game")).otherwise(0.0).alias("win"),
        pl.len().over("game").alias("players"),
    )


def _meetings(results: Results, alone: bool) -> pl.DataFrame:
    """A row for each two seats of a game, from either side.

    `part` is what a row counts if each game is to count as one for each pair of bots.
    """
    seats = with_wins(results).select("game", "deal", "seat", "bot", "rank", "score")
    both = seats.join(seats, on=("game", "deal"), suffix="_b", maintain_order="left")
    # A bot that meets only itself has two sides when the earlier seat is taken as the one.
    apart = pl.col("seat") < pl.col("seat_b") if alone else pl.col("bot") != pl.col("bot_b")
    met = both.filter(apart).rename({"bot": "a", "bot_b": "b"})
    pair = ("a", "b")
    return met.with_columns(
        (pl.col("rank") < pl.col("rank_b")).alias("won"),
        (pl.col("rank") == pl.col("rank_b")).alias("drawn"),
        (pl.col("game").n_unique().over(pair) / pl.len().over(pair)).alias("part"),
    ).with_columns(
        (pl.col("won") * pl.col("part")).alias("part_won"),
        ((pl.col("won") + pl.col("drawn") / 2) * pl.col("part")).alias("part_points"),
    )


def _strengths(points: Numbers, start: Numbers | None) -> Numbers:
    """Strengths in natural units, around 0."""
    np.fill_diagonal(points, 0.0)
    return choix.ilsr_pairwise_dense(points, initial_params=start)


def _elo(strength: float) -> float:
    return _MEAN + _SCALE * float(strength)
