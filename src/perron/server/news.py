"""News between processes that share a PostgreSQL database: LISTEN, and what follows from it.

A process that stored an entry says so in the same transaction; the others, once it is committed,
read it from the log. Lost news is no harm: whoever reconnects looks at the log anew.
"""

import asyncio
import logging
from typing import Final

import asyncpg
from sqlalchemy.engine import URL

from perron.server.alone import SERVED
from perron.server.house import House
from perron.server.store import CHANNEL

_AGAIN: Final = 1.0
# How often the line is tried, to notice that the other end is gone.
_TRY: Final = 15.0
_log: Final = logging.getLogger(__name__)


class News:
    """Listens for one process."""

    def __init__(self, url: URL, house: House, process: str) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._house = house
        self._process = process

    async def listen(self) -> None:
        """Listen for ever, through every break of the line."""
        while True:
            try:
                await self._listen_once()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                _log.warning("news: %s; trying again", type(error).__name__)
            await asyncio.sleep(_AGAIN)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(self._dsn, timeout=10)
        try:
            await connection.execute(f"SELECT pg_advisory_lock_shared({SERVED})")
            await connection.add_listener(CHANNEL, self._heard)
            self._house.missed()
            while True:
                await asyncio.sleep(_TRY)
                await connection.execute("SELECT 1", timeout=10)
        finally:
            connection.terminate()

    def _heard(self, _: object, __: int, ___: str, payload: object) -> None:
        process, *lines = str(payload).split("\n")
        if process == self._process:
            return
        for line in lines:
            table, _space, number = line.partition(" ")
            self._house.heard(table, int(number))
