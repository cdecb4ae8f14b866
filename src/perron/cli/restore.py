"""perron restore: a house as it was when it was backed up."""

import argparse

from perron.cli.databases import add_database


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "restore",
        help="cli-help-restore",
        description="Put what `perron backup` wrote into a database of either kind. The whole file"
        " is checked first; then all of it is stored, or nothing.",
    )
    parser.add_argument("file", metavar="FILE", help="a file that perron backup wrote")
    add_database(parser)
    parser.add_argument(
        "--replace",
        action="store_true",
        help="put it in the place of what the database holds (an SQLite file is copied first)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the file, then store what is in it."""
    from contextlib import ExitStack

    from perron.cli.databases import finish, wanted_database
    from perron.cli.progress import RowsBar
    from perron.server.storage.backup import restore
    from perron.server.storage.backup_file import check_backup
    from perron.server.storage.database import file_of, is_sqlite
    from perron.server.storage.exclusive_lock import exclusive_lock

    url = wanted_database(args)
    with ExitStack() as stack:
        file = stack.enter_context(open(args.file, "rb"))
        backup = check_backup(file, args.file)
        if is_sqlite(url):
            stack.enter_context(exclusive_lock(file_of(url)))
        bar = stack.enter_context(RowsBar())
        copy = finish(restore(url, file, args.file, backup, args.replace, bar))
    print(f"restored {backup.counts['tables']:,} tables, {backup.rows:,} rows")
    if copy is not None:
        print(f"what was there before is kept in {copy}")
    return 0
