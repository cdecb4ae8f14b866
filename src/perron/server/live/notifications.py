"""Notifications between processes that share a PostgreSQL database, by LISTEN and NOTIFY.

A process that stores an entry notifies the others in the same transaction: with the entry itself if it is short, otherwise they
read it from the log. Each process also notifies the others when people connect to it or leave, and sends the whole list
to a process that has just begun to listen. A lost notification does no harm: after a reconnect every table is read again.

Each process holds an advisory lock as long as it is connected. When a process ends, however suddenly, the others see within moments
that its lock is gone: its people are not connected any more, and its leases are released.
"""

import asyncio
import logging
from collections.abc import Iterator
from typing import Final

import asyncpg
from sqlalchemy.engine import URL

from perron.server.errors import StorageUnavailable
from perron.server.live.house import House
from perron.server.live.tasks import RETRY_SECONDS
from perron.server.storage.database import connect_postgres
from perron.server.storage.exclusive_lock import SERVER_LOCK
from perron.server.storage.log_writer import CHANNEL, EntryRow

# How often a process looks which others are connected, in seconds. It also shows whether its own connection still works.
_INTERVAL: Final = 2.0
_TIMEOUT: Final = 10.0
_MOST_LINES: Final = 100
_HELLO: Final = "hello"
_SEATS: Final = "seats"
# The advisory lock of a process consists of this number and the number of the process.
_PROCESS_LOCKS: Final = 0x70657273
_LOCKED: Final = f"""
    SELECT objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND classid = {_PROCESS_LOCKS} AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
_log: Final = logging.getLogger(__name__)


class Notifications:
    """Sends and receives notifications, for one process."""

    def __init__(self, url: URL, house: House, process: str) -> None:
        self._url = url
        self._house = house
        self._process = process
        # People who came or left here, of which the others have not been notified.
        self._people: dict[str, frozenset[int]] = {}
        self._wake = asyncio.Event()
        # The numbers of the processes that are connected.
        self._connected: set[int] = set()
        house.on_presence(self._announce)

    def _announce(self, table: str, seats: frozenset[int]) -> None:
        self._people[table] = seats
        self._wake.set()

    async def run(self) -> None:
        """Listen for ever; reconnect when the connection breaks."""
        while True:
            try:
                await self._listen()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                _log.warning("news: %s; trying again", type(error).__name__)
            except StorageUnavailable as error:
                _log.warning("news: %s; trying again", error)
            # Without a connection nothing is known about the others.
            self._house.drop_processes(lambda _: True)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        connection = await connect_postgres(self._url)
        try:
            connection.add_termination_listener(lambda _: self._wake.set())
            served = f"SELECT pg_advisory_lock_shared({SERVER_LOCK})"
            await connection.execute(served, timeout=_TIMEOUT)
            mine = f"SELECT pg_advisory_lock_shared({_PROCESS_LOCKS}, {_number(self._process)})"
            await connection.execute(mine, timeout=_TIMEOUT)
            await connection.add_listener(CHANNEL, self._on_notify)
            self._house.mark_all_stale()
            self._people = self._house.people_here()
            await self._notify(connection, [_HELLO])
            while True:
                await self._check_processes(connection)
                await self._notify(connection, list(self._presence_lines()))
                await self._wait()
        finally:
            connection.terminate()

    async def _wait(self) -> None:
        """Wait until there is something to send, or for the interval."""
        try:
            async with asyncio.timeout(_INTERVAL):
                await self._wake.wait()
        except TimeoutError:
            return
        self._wake.clear()

    async def _check_processes(self, connection: "asyncpg.Connection") -> None:
        """Look which processes are connected, and clean up after those that are not any more."""
        found = await connection.fetch(_LOCKED, timeout=_TIMEOUT)
        connected = {int(row[0]) for row in found}
        self._house.drop_processes(lambda process: _number(process) not in connected)
        first_and_alone = not self._connected and connected == {_number(self._process)}
        if first_and_alone or self._connected - connected:
            await self._house.store.release_leases()
            # Stand-ins that such a process let play go on in the processes where their people are.
            self._house.resume_bots(self._house.time.now())
        self._connected = connected

    def _presence_lines(self) -> Iterator[str]:
        people, self._people = self._people, {}
        for table, seats in people.items():
            yield f"{table} {_SEATS} {','.join(str(seat) for seat in sorted(seats))}"

    async def _notify(self, connection: "asyncpg.Connection", lines: list[str]) -> None:
        for start in range(0, len(lines), _MOST_LINES):
            payload = "\n".join([self._process, *lines[start : start + _MOST_LINES]])
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload, timeout=_TIMEOUT)

    def _on_notify(self, _: object, __: int, ___: str, payload: object) -> None:
        process, _, lines = str(payload).partition("\n")
        if process == self._process:
            return
        for line in lines.split("\n"):
            match line.split(" ", 3):
                case [table, word, seats] if word == _SEATS:
                    present = frozenset(int(seat) for seat in seats.split(",") if seat)
                    self._house.set_presence(process, table, present)
                case [table, number, at, body]:
                    self._house.on_notify(table, EntryRow(int(number), int(at), body.encode()))
                case [table, _]:
                    self._house.mark_stale(table)
                case _:
                    self._on_hello(process)

    def _on_hello(self, process: str) -> None:
        """A process begins to listen: forget what it said before, and send it everything."""
        self._house.drop_processes(lambda other: other == process)
        self._people.update(self._house.people_here())
        self._wake.set()


def _number(process: str) -> int:
    """The number of a process's lock."""
    return int(process[:7], 16)
