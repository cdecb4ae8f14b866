"""perron board balance: what bots make of a board, as a page and in a few lines."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from perron.cli.options import add_counts, add_players
from perron.cli.output import check_place
from perron.system.files import write_whole

if TYPE_CHECKING:
    from perron.arena.report import Report


def add(actions: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the action to `perron board`."""
    parser = actions.add_parser(
        "balance",
        help="let bots play a board, and report on its balance",
        description="Let bots play a board against each other, say in a few lines what stands out"
        " (routes that nobody wants or everybody wants, seats that win, tickets that are traps), and"
        " write the whole report as one HTML page.",
    )
    parser.add_argument("board", metavar="BOARD", help="a board's id, or a folder with a pack")
    add_players(parser)
    parser.add_argument("--bots", default="greedy", help="with commas; default: %(default)s")
    add_counts(parser, 400)
    parser.add_argument("-o", "--output", metavar="FILE", default="balance.html")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, write the page, print what stands out."""
    from perron.arena.report import Report, report_page
    from perron.cli.contests import play_with_bar, tournament_from

    check_place(args.output)
    contest = play_with_bar(tournament_from(args), args.jobs)
    if contest.results.games.is_empty():
        print("stopped before the first deal was over")
        return 130
    report = Report.of("Balance", contest.tournament, contest.results)
    write_whole(Path(args.output), report_page(report))
    _print(report)
    print(f"\n{args.output}: the whole report")
    return 130 if contest.interrupted else 0


def _print(report: "Report") -> None:
    """What stands out, a paragraph each."""
    from perron.arena.notes import balance_notes

    games, players = report.results.games.height, report.tournament.players
    print(f"{games:,} games on {report.board.name}, {players} players\n")
    for note in balance_notes(report.board, report.findings):
        print(f"{note.title}: {note.text}")
