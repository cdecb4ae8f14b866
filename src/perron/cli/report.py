"""perron report: a page about what was played."""

import argparse
from pathlib import Path

from perron.cli.output import check_place
from perron.system.files import write_whole


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "report",
        help="cli-help-report",
        description="Make one HTML page, with nothing to load from elsewhere, about the results that"
        " `perron arena --out DIR` kept.",
    )
    parser.add_argument("folder", metavar="DIR", help="a folder with results of the arena")
    parser.add_argument("-o", "--output", metavar="FILE", default="report.html")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Read the results, write the page."""
    from perron.arena.report import Report, report_page
    from perron.arena.store import Folder
    from perron.core.errors import BadInput

    check_place(args.output)
    folder = Folder.open(Path(args.folder))
    if folder.results.games.is_empty():
        raise BadInput(args.folder, "no games were played here yet")
    report = Report.of("Arena", folder.tournament, folder.results)
    write_whole(Path(args.output), report_page(report))
    print(f"{args.output}: {folder.results.games.height:,} games")
    return 0
