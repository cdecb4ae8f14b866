"""The figures about bots and games: ratings, pairs, scores, length."""

from collections.abc import Sequence
from statistics import fmean, median
from typing import Final

import polars as pl

from perron.arena.report.charts import Estimate, Spread, estimates, matrix, spreads
from perron.arena.report.page import Grid, figure, table_figure
from perron.arena.results import Results
from perron.arena.standings import Pair, Rating, Record
from perron.words.figures import numeral, percent, span

# What a seat's points come from: the column, and what it is called.
_REASONS: Final = {
    "routes": "routes",
    "tickets": "tickets",
    "stations": "stations",
    "longest_path_bonus": "longest path",
    "globetrotter_bonus": "most tickets",
    "merchandise_bonus": "merchandise",
}


def ratings_figure(ratings: Sequence[Rating]) -> str:
    """How strong each bot is."""
    rows = [
        Estimate(rating.bot, rating.rating, *rating.interval, f"{rating.rating:.0f}")
        for rating in ratings
    ]
    alt = "Ratings: " + ", ".join(f"{row.name} {row.words}" for row in rows)
    return figure(
        "ratings",
        "Ratings",
        lambda width: estimates(rows, width, alt, _whole),
        "Bradley\u2013Terry strengths on the scale of Elo: 100 points more is winning 64 of 100 decided"
        " games, 400 more is ten to one. The mean is 1500. Whiskers are 95 % intervals.",
        Grid(
            ("bot", "rating", "95 %", "games"),
            [
                (rating.bot, _whole(rating.rating), _range(rating), f"{rating.games:,}")
                for rating in ratings
            ],
        ),
    )


def _range(rating: Rating) -> str:
    low, high = rating.interval
    return f"{low:.0f}\u2013{high:.0f}"


def pairs_figure(pairs: Sequence[Pair], bots: Sequence[str]) -> str:
    """Who beats whom."""
    cells = {(bots.index(pair.a), bots.index(pair.b)): pair.win_rate for pair in pairs}
    alt = "How often bots beat each other: " + ", ".join(
        f"{pair.a} beats {pair.b} in {percent(pair.win_rate, 0)}" for pair in pairs
    )
    return figure(
        "pairs",
        "Who beats whom",
        lambda width: matrix(bots, cells, width, alt),
        "Of 100 meetings, how many the bot of the row wins against the bot of the column."
        " Blue is more than half, orange is less; what is missing to 100 are losses and draws.",
        Grid(
            ("bot and opponent", "games", "wins", "draws", "win rate", "95 %", "mean scores"),
            [
                (
                    f"{pair.a} against {pair.b}",
                    f"{pair.games:,}",
                    f"{pair.wins:,}",
                    f"{pair.draws:,}",
                    percent(pair.win_rate),
                    span(pair.interval),
                    " : ".join(numeral(score, 1) for score in pair.mean_scores),
                )
                for pair in pairs
            ],
        ),
    )


def scores_figure(results: Results, bots: Sequence[str]) -> str:
    """How the scores of each bot are spread, and where the points come from."""
    by_bot = {bot: results.seats.filter(pl.col("bot") == bot) for bot in bots}
    scores = {bot: seats["score"].to_list() for bot, seats in by_bot.items()}
    rows = [Spread(bot, values) for bot, values in scores.items()]
    reasons = [name for name in _REASONS if (results.seats[name] != 0).any()]
    alt = "Final scores, on average: " + ", ".join(
        f"{bot} {numeral(fmean(values), 1)}" for bot, values in scores.items()
    )
    return figure(
        "scores",
        "Final scores",
        lambda width: spreads(rows, width, alt, _whole, "points"),
        "Taller is more often; the line is the mean. The numbers tell where the points come from.",
        Grid(
            ("bot", "mean", "lowest", "median", "highest", *map(_REASONS.__getitem__, reasons)),
            [
                (
                    bot,
                    numeral(fmean(values), 1),
                    f"{min(values)}",
                    f"{median(values):.0f}",
                    f"{max(values)}",
                    *(numeral(fmean(by_bot[bot][name]), 1) for name in reasons),
                )
                for bot, values in scores.items()
            ],
        ),
    )


def length_figure(results: Results) -> str:
    """How long games are, and how they end."""
    turns = results.games["turns"].to_list()
    row = Spread("games", turns)
    alt = f"Turns in a game: {fmean(turns):.1f} on average"
    return figure(
        "length",
        "Length of a game",
        lambda width: spreads([row], width, alt, _whole, "turns, all seats together"),
        "Taller is more often; the line is the mean.",
        Grid(
            ("how a game ends", "games", "share"),
            [
                (f"{verb} by {reason.replace('_', ' ')}", f"{count:,}", percent(count / len(turns)))
                for column, verb in (("ending", "ended"), ("decided_by", "decided"))
                for reason, count in results.games[column].value_counts(sort=True).iter_rows()
            ],
        ),
    )


def work_figure(records: Sequence[Record]) -> str:
    """How bots go about it: a table is enough."""
    return table_figure(
        "work",
        "Bots at work",
        "A failure is a decision in which the bot broke down or took too long, and was replaced.",
        Grid(
            ("bot", "seats", "tickets failed", "ms a decision", "slowest ms", "failures"),
            [
                (
                    record.bot,
                    f"{record.seats:,}",
                    percent(record.tickets_failed),
                    f"{1000 * record.mean_seconds:.2f}",
                    f"{1000 * record.max_seconds:.0f}",
                    f"{record.failures:,}",
                )
                for record in records
            ],
        ),
    )


def _whole(value: float) -> str:
    return f"{value:.0f}"
