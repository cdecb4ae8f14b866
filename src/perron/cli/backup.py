"""perron backup: everything that a house keeps, in one file."""

import argparse

from perron.cli.databases import add_database


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "backup",
        help="cli-help-backup",
        description="Copy everything that the server keeps to one file, as it is at this moment,"
        " while people play on. The file can be restored to SQLite and to PostgreSQL.",
    )
    parser.add_argument("file", metavar="FILE", help="the file to write; - for standard output")
    add_database(parser)
    parser.add_argument("--force", action="store_true", help="overwrite a file that is there")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the file."""
    from perron.cli.databases import finish, wanted_database
    from perron.cli.output import private_file
    from perron.cli.progress import RowsBar
    from perron.server.storage.backup import back_up

    url = wanted_database(args)
    with private_file(args.file, args.force) as file, RowsBar() as bar:
        backup = finish(back_up(url, file, bar))
    if args.file != "-":
        print(f"{args.file}: {backup.counts['tables']:,} tables, {backup.rows:,} rows")
    return 0
