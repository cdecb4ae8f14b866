"""perron arena: bots against each other, on duplicate deals."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from perron.cli.options import add_counts, add_players
from perron.cli.tables import Table
from perron.words.figures import numeral, percent, span

if TYPE_CHECKING:
    from perron.arena.contest import Contest
    from perron.arena.standings import Standings

_DESCRIPTION: Final = """\
Let bots play each other, and say with how much certainty who is stronger.

Deals are duplicates: the same shuffles are played once for each way round the table, so that
luck with the cards cancels. With two players every two bots meet, in both seats. With more
players and enough bots, every choice of different bots makes a table; with fewer bots than seats,
every way to fill the seats in which each bot has at least one: `planner,greedy` at three means
planner planner greedy, and planner greedy greedy. A single bot plays itself.

The same seed gives the same games whatever --jobs is."""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "arena",
        help="cli-help-arena",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--board", default="europe", help="a board's id, or a folder with a pack")
    add_players(parser)
    parser.add_argument("--bots", required=True, help="names of bots, with commas")
    add_counts(parser, 200, "for each table, rounded up to whole deals; default: %(default)s")
    parser.add_argument(
        "--out", metavar="DIR", help="keep the results here; go on from what is there already"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, show progress on standard error, print the standings."""
    from perron.arena.standings import Standings
    from perron.arena.store import Folder
    from perron.cli.contests import play_with_bar, tournament_from

    tournament = tournament_from(args)
    folder = None if args.out is None else Folder.begin(Path(args.out), tournament)
    contest = play_with_bar(tournament, args.jobs, folder)
    standings = Standings.of(contest.results, tournament.bots)
    if args.json:
        print(json.dumps(_answer(args.board, contest, standings)))
    elif contest.results.games.is_empty():
        print("stopped before the first deal was over")
    else:
        _print(args.board, contest, standings)
    return 130 if contest.interrupted else 0


# As JSON.


def _answer(board: str, contest: "Contest", standings: "Standings") -> dict[str, object]:
    tournament, games = contest.tournament, contest.results.games
    return {
        "board": board,
        "players": tournament.players,
        "bots": list(tournament.bots),
        "seed": tournament.seed,
        "games": games.height,
        "planned": tournament.total,
        "deals": games["deal"].n_unique(),
        "seconds": round(contest.seconds, 3),
        "interrupted": contest.interrupted,
        "digest": contest.results.digest,
        "pairs": [
            _rounded({**asdict(pair), "win_rate": pair.win_rate}) for pair in standings.pairs
        ],
        "tables": [
            _rounded({**asdict(share), "win_share": share.win_share}) for share in standings.shares
        ],
        "ratings": [
            _rounded(
                {
                    "bot": rating.bot,
                    "rating": rating.rating,
                    "low": rating.interval[0],
                    "high": rating.interval[1],
                    "games": rating.games,
                }
            )
            for rating in standings.ratings
        ],
        "records": [_rounded(asdict(record)) for record in standings.records],
    }


def _rounded(value: dict[str, object]) -> dict[str, object]:
    """Six digits are more than any of these figures is good for."""
    return {key: _round(part) for key, part in value.items()}


def _round(value: object) -> object:
    match value:
        case float():
            return round(value, 6)
        case tuple():
            return [_round(part) for part in value]
    return value


# As tables.


def _print(board: str, contest: "Contest", standings: "Standings") -> None:
    games, tournament = contest.results.games, contest.tournament
    print(
        f"{games.height:,} games on {board}, {tournament.players} players,"
        f" {games['deal'].n_unique():,} deals, seed {tournament.seed}\n"
    )
    if len(tournament.bots) > 1:
        print(_ratings(standings), end="\n\n")
    print(_pairs(standings), end="\n\n")
    if tournament.players > 2:
        print(_shares(standings), end="\n\n")
    print(_records(standings), end="\n\n")
    for record in standings.records:
        if record.failures:
            told = f"{record.bot} failed in {record.failures:,} decisions: {record.failure}"
            print(told)
    if contest.interrupted:
        print(f"stopped early: {games.height:,} of {tournament.total:,} games were played")
    print(f"digest {contest.results.digest}")


def _ratings(standings: "Standings") -> Table:
    numbers = ("rating", "95 %", "games")
    table = Table("bot", *numbers, numbers=numbers)
    for rating in standings.ratings:
        low, high = rating.interval
        table.add_row(
            rating.bot,
            numeral(rating.rating),
            f"{numeral(low)} to {numeral(high)}",
            f"{rating.games:,}",
        )
    return table


def _pairs(standings: "Standings") -> Table:
    numbers = ("games", "wins", "draws", "win rate", "95 %", "mean scores")
    table = Table("bot", "against", *numbers, numbers=numbers)
    for pair in standings.pairs:
        mine, theirs = pair.mean_scores
        table.add_row(
            pair.a,
            pair.b,
            f"{pair.games:,}",
            f"{pair.wins:,}",
            f"{pair.draws:,}",
            percent(pair.win_rate),
            span(pair.interval),
            f"{numeral(mine, 1)} : {numeral(theirs, 1)}",
        )
    return table


def _shares(standings: "Standings") -> Table:
    numbers = ("games", "wins", "95 %", "fair", "mean score")
    table = Table("table", "bot", *numbers, numbers=numbers)
    for share in standings.shares:
        table.add_row(
            share.table.replace(",", " "),
            share.bot,
            f"{share.games:,}",
            percent(share.win_share),
            span(share.interval),
            percent(share.fair),
            numeral(share.mean_score, 1),
        )
    return table


def _records(standings: "Standings") -> Table:
    numbers = ("mean score", "tickets failed", "ms a decision", "slowest ms", "failures")
    table = Table("bot", *numbers, numbers=numbers)
    for record in standings.records:
        table.add_row(
            record.bot,
            numeral(record.mean_score, 1),
            percent(record.tickets_failed),
            f"{1000 * record.mean_seconds:.2f}",
            f"{1000 * record.max_seconds:.0f}",
            f"{record.failures:,}",
        )
    return table
