"""News between processes that share a PostgreSQL database: LISTEN and NOTIFY, and what follows.

A process that stored an entry says so in the same transaction; the others hear it once it is committed,
the entry itself if it is short, and else read it from the log. Who is connected to a process is told when it changes, and all of it whenever
somebody new listens. Lost news is no harm: whoever reconnects looks at the log anew.

Each process holds a lock in the database for as long as its line stands, so the others see within
moments that one is gone, however suddenly: its people are not connected any more, and its
leases are void.
"""

import asyncio
import logging
from collections.abc import Iterator
from typing import Final

import asyncpg
from sqlalchemy.engine import URL

from perron.server.errors import StorageUnavailable
from perron.server.live.house import AGAIN, House
from perron.server.storage.database import dial
from perron.server.storage.exclusive_lock import SERVER_LOCK
from perron.server.storage.log_writer import CHANNEL, Stored

# How often it is looked who is there, and so whether the line still stands.
_ROLL: Final = 2.0
_PATIENCE: Final = 10.0
_LINES: Final = 100
_HELLO: Final = "hello"
_SEATS: Final = "seats"
# The locks of processes have this number and then the process's own.
_LOCKS: Final = 0x70657273
_CALL: Final = f"""
    SELECT objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND classid = {_LOCKS} AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
_log: Final = logging.getLogger(__name__)


class News:
    """Listens and tells, for one process."""

    def __init__(self, url: URL, house: House, process: str) -> None:
        self._url = url
        self._house = house
        self._process = process
        # What is to be told of who is connected here, and that there is something to do.
        self._people: dict[str, frozenset[int]] = {}
        self._wake = asyncio.Event()
        self._roll: set[int] = set()
        house.announce = self.announce

    def announce(self, table: str, seats: frozenset[int]) -> None:
        """Somebody came or went here: the others are told."""
        self._people[table] = seats
        self._wake.set()

    async def listen(self) -> None:
        """Listen for ever, through every break of the line."""
        while True:
            try:
                await self._listen_once()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                _log.warning("news: %s; trying again", type(error).__name__)
            except StorageUnavailable as error:
                _log.warning("news: %s; trying again", error)
            # Without news nobody knows who is connected elsewhere.
            self._house.lost_processes(lambda _: False)
            await asyncio.sleep(AGAIN)

    async def _listen_once(self) -> None:
        connection = await dial(self._url)
        try:
            connection.add_termination_listener(lambda _: self._wake.set())
            await connection.execute(f"SELECT pg_advisory_lock_shared({SERVER_LOCK})", timeout=_PATIENCE)
            mine = f"SELECT pg_advisory_lock_shared({_LOCKS}, {_number(self._process)})"
            await connection.execute(mine, timeout=_PATIENCE)
            await connection.add_listener(CHANNEL, self._heard)
            self._house.missed()
            self._people = self._house.people_here()
            await self._tell(connection, [_HELLO])
            while True:
                await self._call_the_roll(connection)
                await self._tell(connection, list(self._lines()))
                await self._wait()
        finally:
            connection.terminate()

    async def _wait(self) -> None:
        """Until there is something to tell, or it is time to look who is there."""
        try:
            async with asyncio.timeout(_ROLL):
                await self._wake.wait()
        except TimeoutError:
            return
        self._wake.clear()

    async def _call_the_roll(self, connection: "asyncpg.Connection") -> None:
        found = await connection.fetch(_CALL, timeout=_PATIENCE)
        roll = {int(row[0]) for row in found}
        self._house.lost_processes(lambda process: _number(process) in roll)
        alone = not self._roll and roll == {_number(self._process)}
        if alone or self._roll - roll:
            await self._house.store.forget_leases()
            # Stand-ins that one of them let play go on where their people are.
            self._house.look_again(self._house.time.now())
        self._roll = roll

    def _lines(self) -> Iterator[str]:
        people, self._people = self._people, {}
        for table, seats in people.items():
            yield f"{table} {_SEATS} {','.join(str(seat) for seat in sorted(seats))}"

    async def _tell(self, connection: "asyncpg.Connection", lines: list[str]) -> None:
        for start in range(0, len(lines), _LINES):
            news = "\n".join([self._process, *lines[start : start + _LINES]])
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, news, timeout=_PATIENCE)

    def _heard(self, _: object, __: int, ___: str, payload: object) -> None:
        process, _, lines = str(payload).partition("\n")
        if process == self._process:
            return
        for line in lines.split("\n"):
            match line.split(" ", 3):
                case [table, word, seats] if word == _SEATS:
                    there = frozenset(int(seat) for seat in seats.split(",") if seat)
                    self._house.heard_of_people(process, table, there)
                case [table, number, at, body]:
                    self._house.heard(table, Stored(int(number), int(at), body.encode()))
                case [table, _]:
                    self._house.moved_on(table)
                case _:
                    self._greet(process)

    def _greet(self, process: str) -> None:
        """Somebody listens anew: what it told before is void, and it is told all there is."""
        self._house.lost_processes(lambda other: other != process)
        self._people.update(self._house.people_here())
        self._wake.set()


def _number(process: str) -> int:
    """The number of a process's lock."""
    return int(process[:7], 16)
