"""perron simulate: many games by bots."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

from perron.cli.options import add_counts
from perron.cli.output import check_place
from perron.cli.tables import Table
from perron.system.files import written

if TYPE_CHECKING:
    from perron.arena.simulate import Keep, Plan, Report

_NAMES_WIDTH: Final = 22


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "simulate",
        help="cli-help-simulate",
        description="Play many games by bots and print what came of them. The same seed gives"
        " the same games whatever --jobs is. `random` picks evenly among the listed legal actions.",
    )
    parser.add_argument("--board", default="europe", help="a board's id, or a folder with a pack")
    parser.add_argument("--players", type=int, help="default: as many as bots are named")
    parser.add_argument(
        "--bots", default="random", help="one name for all seats, or one for each, with commas"
    )
    add_counts(parser, games=1000)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--record", metavar="FILE", help="keep every game, one record on each line")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, show progress on standard error, print the report."""
    from perron.arena.simulate import simulate
    from perron.cli.progress import ProgressBar

    plan = _plan(args)
    with _recorder(args.record) as keep, ProgressBar(plan.games) as progress:
        report = simulate(plan, args.jobs, progress, keep)
    _tell_failures(report)
    if args.json:
        _print_json(report)
    elif report.games:
        _print_table(report)
    else:
        print("stopped before the first game was over")
    return 130 if report.interrupted else 0


def _plan(args: argparse.Namespace) -> "Plan":
    from perron.arena.simulate import Plan
    from perron.boards import load
    from perron.cli.options import check_counts, named_bots, players_on
    from perron.core.errors import BadInput

    check_counts(args)
    named = named_bots(args.bots)
    board = load(args.board)
    asked = len(named) if args.players is None and len(named) > 1 else args.players
    players = players_on(board, asked)
    if len(named) not in (1, players):
        raise BadInput("--bots", f"{len(named)} bots are named for {players} players")
    bots = named * players if len(named) == 1 else named
    return Plan(args.board, bots, args.games, args.seed, args.record is not None)


@contextmanager
def _recorder(path: str | None) -> "Iterator[Keep | None]":
    """What keeps the records, one on each line, if they are to be kept."""
    if path is None:
        yield None
        return
    check_place(path)
    with written(Path(path)) as file:
        yield lambda record: _keep(file, record)


def _keep(file: BinaryIO, record: str) -> None:
    file.write(f"{record}\n".encode())


def _tell_failures(report: "Report") -> None:
    """A line for each seat whose bot was replaced, so that nobody trusts its scores."""
    for seat, bot in enumerate(report.plan.bots):
        if report.failures[seat]:
            print(
                f"perron: {bot} in seat {seat} failed in {report.failures[seat]:,} decisions and"
                f" was replaced by a safe choice; the first time: {report.first_failures[seat]}",
                file=sys.stderr,
            )


def _print_json(report: "Report") -> None:
    import json

    plan = report.plan
    seats = range(len(plan.bots)) if report.games else ()
    answer = {
        "board": plan.board,
        "players": len(plan.bots),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": report.games,
        "seconds": round(report.seconds, 3),
        "games_per_second": round(report.games / report.seconds, 1),
        "decisions": report.decisions,
        "decisions_per_second": round(report.decisions / report.seconds, 1),
        "mean_scores": [round(report.mean(seat), 3) for seat in seats],
        "intervals": [_finite(report.interval(seat)) for seat in seats],
        "wins": report.wins,
        "shared": report.shared,
        "length": {
            "mean": round(report.decisions / report.games, 1) if report.games else None,
            "fewest": report.fewest,
            "most": report.most,
        },
        "failures": report.failures,
        "first_failures": report.first_failures,
        "endings": dict(sorted(report.endings.items())),
        "digest": report.digest,
        "interrupted": report.interrupted,
    }
    print(json.dumps(answer))


def _finite(number: float) -> float | None:
    return None if number == float("inf") else round(number, 3)


def _print_table(report: "Report") -> None:
    from perron.words.figures import numeral

    plan, games = report.plan, report.games
    numbers = ["mean score", "95 %", "wins", "share"]
    if any(report.failures):
        numbers.append("failures")
    by_seat = Table("seat", "bot", *numbers, numbers=numbers)
    for seat, bot in enumerate(plan.bots):
        interval = _finite(report.interval(seat))
        cells = [
            str(seat),
            bot,
            numeral(report.mean(seat), 1),
            "" if interval is None else f"± {interval:.2f}",
            f"{report.wins[seat]:,}",
            f"{report.wins[seat] / games:.1%}",
            f"{report.failures[seat]:,}",
        ]
        by_seat.add_row(*cells[: 2 + len(numbers)])
    print(f"{games:,} games on {plan.board}, seed {plan.seed}\n")
    print(by_seat, end="\n\n")
    for name, told in _facts(report):
        print(f"{name:<{_NAMES_WIDTH}}{told}")


def _facts(report: "Report") -> "Iterator[tuple[str, str]]":
    games = report.games
    yield "shared wins", f"{report.shared:,}"
    yield "games a second", f"{games / report.seconds:,.0f}"
    yield "decisions", f"{report.decisions:,}"
    mean = report.decisions / games
    yield "a game", f"{mean:.1f} decisions ({report.fewest} to {report.most})"
    for ending, number in sorted(report.endings.items()):
        yield f"ended by {ending.replace('_', ' ')}", f"{number:,}"
    yield "digest", report.digest
    if report.interrupted:
        yield "stopped early", f"{games:,} of {report.plan.games:,} games were played"
