"""The database that a command works on, and how its troubles are told: in one line."""

import argparse
import os
from collections.abc import Coroutine
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

_T = TypeVar("_T")


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME (default: PERRON_DATABASE)",
    )


def wanted_database(args: argparse.Namespace) -> "URL":
    """The database that was named, else that of the environment, as for `perron serve`."""
    from perron.server.settings import read_settings
    from perron.server.storage.database import address

    environment = dict(os.environ)
    if args.database is not None:
        environment["PERRON_DATABASE"] = args.database
        environment.pop("PERRON_DATABASE_FILE", None)
    return address(read_settings(environment)[0].database)


def finish(work: "Coroutine[None, None, _T]") -> _T:
    """Do something with a database. BadInput tells what was wrong with it."""
    import asyncio
    import logging

    from perron.core.errors import BadInput
    from perron.server.errors import StorageUnavailable

    # What a server would log is told here.
    logging.getLogger("perron").addHandler(logging.NullHandler())
    try:
        return asyncio.run(work)
    except StorageUnavailable as error:
        lines = str(error.__cause__ or error).strip().splitlines()
        raise BadInput("database", lines[0] if lines else str(error)) from None
