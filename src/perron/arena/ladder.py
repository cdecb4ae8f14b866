"""The ladder: which bots are measured, and the table that is published.

Bots stand in the order of their strength. Each meets those at most SPAN places away: between bots
that are far apart there is nothing to learn, and ratings carry over from neighbour to neighbour.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from perron.arena.match import Table, Tournament
from perron.arena.standings import Pair, Rating

# From the weakest to the strongest. level2 is the greedy bot, level5 the planner and level6 a search
# with 200 playouts, under other names.
LADDER: Final = ("random", "level1", "level2", "level3", "level4", "level5", "level6")
SPAN: Final = 1


@dataclass(frozen=True, slots=True)
class Ladder:
    """What was measured on one board."""

    board: str
    games: int
    planned: int
    ratings: list[Rating]
    pairs: list[Pair]


def ladder_tournament(board: str, bots: Sequence[str], games: int, seed: int) -> Tournament:
    """What is played for the ladder of one board, by two players."""
    return Tournament(board, neighbours(bots, SPAN), games, seed)


def neighbours(bots: Sequence[str], span: int) -> tuple[Table, ...]:
    """Every two bots that are at most so many places apart."""
    return tuple((bot, other) for n, bot in enumerate(bots) for other in bots[n + 1 : n + 1 + span])


def ladder_page(ladders: Sequence[Ladder], command: str) -> str:
    """The ladders of some boards as Markdown, with the command that makes them again."""
    return "\n\n".join([_HEAD, f"```\n{command}\n```", *map(_section, ladders)]) + "\n"


_HEAD: Final = """\
# The ladder

How strong the bots are against each other: two players, duplicate deals, each played in both seats.
Ratings are Bradley-Terry strengths on the scale of Elo with mean 1500: 100 points more is winning
64 of 100 decided games, 400 more is ten to one. Ratings of different boards can't be compared. A bot
meets its neighbours on the list; the last column says how often it beats the one below. In brackets
and after ratings stand 95 % intervals: [how to read them](arena.md#intervals)."""


def _section(ladder: Ladder) -> str:
    played = f"{ladder.games:,} games"
    if ladder.games < ladder.planned:
        played += f" of {ladder.planned:,}: stopped early"
    lines = [
        f"## {ladder.board}",
        "",
        f"{played}.",
        "",
        "| | bot | rating | 95 % interval | games | beats the one below |",
        "| ---: | --- | ---: | --- | ---: | --- |",
    ]
    below = [rating.bot for rating in ladder.ratings[1:]] + [""]
    for place, (rating, other) in enumerate(zip(ladder.ratings, below, strict=True), 1):
        low, high = rating.interval
        lines.append(
            f"| {place} | `{rating.bot}` | {rating.rating:.0f} | {low:.0f} to {high:.0f}"
            f" | {rating.games:,} | {_beats(ladder.pairs, rating.bot, other)} |"
        )
    return "\n".join(lines)


def _beats(pairs: Sequence[Pair], bot: str, other: str) -> str:
    """How often one bot beats another, if they met."""
    for pair in pairs:
        if (pair.a, pair.b) == (bot, other):
            low, high = pair.interval
            return f"{pair.win_rate:.1%} ({low:.1%} to {high:.1%}), {pair.draws} draws"
    return ""
