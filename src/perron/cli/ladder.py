"""perron ladder: the published table of bots, made again by one command."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from perron.cli.options import add_counts, check_counts, different_bots

if TYPE_CHECKING:
    from perron.arena.ladder import Ladder


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "ladder",
        help="cli-help-ladder",
        description="Let the bots play each other and print their ratings as Markdown, the format"
        " of docs/ladder.md.",
    )
    parser.add_argument(
        "--board", nargs="+", metavar="ID", help="default: all boards that come with Perron"
    )
    parser.add_argument(
        "--bots", help="with commas, the weakest first; default: those of the ladder"
    )
    add_counts(parser, 200, "for each two bots; default: %(default)s")
    parser.add_argument(
        "--out", metavar="DIR", help="keep the results here, a folder for each board, and ladder.md"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play board by board, print the page."""
    from perron.arena.ladder import ladder_page
    from perron.boards import builtin, load
    from perron.system.files import write_whole

    check_counts(args)
    bots = _bots(args.bots)
    names: list[str] = args.board or builtin()
    for name in names:
        load(name)
    ladders = []
    for name in names:
        ladder = _climb(name, bots, args)
        ladders.append(ladder)
        if ladder.games < ladder.planned:
            break
    page = ladder_page(ladders, _command(args))
    print(page, end="")
    if args.out is not None:
        write_whole(Path(args.out) / "ladder.md", page)
    return 130 if ladder.games < ladder.planned else 0


def _bots(names: str | None) -> tuple[str, ...]:
    from perron.arena.ladder import LADDER
    from perron.core.errors import BadInput

    bots = LADDER if names is None else different_bots(names)
    if len(bots) < 2:
        raise BadInput("--bots", "a ladder takes two bots or more")
    return bots


def _climb(name: str, bots: tuple[str, ...], args: argparse.Namespace) -> "Ladder":
    """Measure the bots on one board."""
    from perron.arena.ladder import Ladder, ladder_tournament
    from perron.arena.standings import Standings
    from perron.arena.store import Folder
    from perron.boards import load
    from perron.cli.contests import play_with_bar

    board = load(name)
    tournament = ladder_tournament(name, bots, args.games, args.seed)
    folder = None if args.out is None else Folder.begin(Path(args.out) / board.id, tournament)
    contest = play_with_bar(tournament, args.jobs, folder, board.name)
    found = Standings.of(contest.results, tournament.bots)
    games = contest.results.games.height
    return Ladder(board.name, games, tournament.total, found.ratings, found.pairs)


def _command(args: argparse.Namespace) -> str:
    boards = f" --board {' '.join(args.board)}" if args.board else ""
    bots = f" --bots {args.bots}" if args.bots else ""
    seed = f" --seed {args.seed}" if args.seed else ""
    return f"perron ladder{boards}{bots} --games {args.games}{seed}"
