"""perron export: the record of a game that was played on the server."""

import argparse
import sys
from typing import TYPE_CHECKING

from perron.cli.databases import add_database

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

    from perron.wire.records import Record


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "export",
        help="cli-help-export",
        description="Write the record of a game, for perron replay and perron verify.",
    )
    parser.add_argument("game", metavar="GAME", help="the id of its table, as in the link: t/GAME")
    add_database(parser)
    parser.add_argument("-o", "--output", metavar="FILE", default="-", help="where to write it")
    parser.add_argument("--force", action="store_true", help="overwrite a file that is there")
    parser.add_argument(
        "--running",
        action="store_true",
        help="also while the game runs: the record shows every hand and the order of the cards",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Find the game, and write its record."""
    from perron.cli.databases import finish, wanted_database
    from perron.cli.output import private_file
    from perron.wire.records import record_lines

    record = finish(_record(wanted_database(args), args.game, args.running))
    if args.output == "-":
        sys.stdout.writelines(f"{line}\n" for line in record_lines(record))
        return 0
    with private_file(args.output, args.force) as file:
        file.writelines(f"{line}\n".encode() for line in record_lines(record))
    return 0


async def _record(url: "URL", game: str, running: bool) -> "Record":
    from perron.core.errors import BadInput
    from perron.server.storage.database import connect
    from perron.server.storage.migrate import check_current
    from perron.server.storage.store import Store
    from perron.server.storage.table_log import read_entries, table_of
    from perron.server.table.ids import is_id
    from perron.server.table.records import record_of
    from perron.server.table.table import PLAYING, WAITING

    await check_current(url)
    engine = connect(url)
    try:
        store = Store(engine, "export")
        rows = await store.entries(game) if is_id(game) else []
        if not rows:
            raise BadInput(game, "there is no such table")
        table = table_of(game, rows)
        if table.state == WAITING:
            raise BadInput(game, "the game has not begun")
        if table.state == PLAYING and not running:
            problem = "the game still runs, and its record shows every hand: --running writes it"
            raise BadInput(game, problem)
        return record_of(table, await read_entries(store, table))
    finally:
        await engine.dispose()
