"""Uptime: when a server ran. Clocks stand still while none does.

Every process writes a heartbeat into the database every two seconds. If there was none for longer than `GAP`, no server
ran in between: it was down, or it could not store anything. A process that could not write for that long writes a
heartbeat before it reads or changes any table, so the outage is known before anybody's time is counted.
"""

import asyncio
import logging
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from perron.server.errors import StorageUnavailable
from perron.server.live.server_time import ServerTime
from perron.server.storage.store import Store
from perron.server.table.clocks import SECOND, Outages

_INTERVAL: Final = 2.0
# Longer than this between two heartbeats is an outage.
GAP: Final = 5 * SECOND

_log: Final = logging.getLogger(__name__)


class Uptime:
    """Writes the heartbeats of a process, and knows all outages."""

    def __init__(self, store: Store, time: ServerTime) -> None:
        self.outages: Final = Outages()
        self._store = store
        self._time = time
        # The last heartbeat of this process, and until when outages are known.
        self._beat_at = 0
        self._known = 0
        self._writing = asyncio.Lock()
        self._report: Callable[[], None] = _ignore

    def on_outage(self, report: Callable[[], None]) -> None:
        """Call `report` when an outage is found while the process runs."""
        self._report = report

    async def begin(self, exclusive: bool) -> None:
        """Write the first heartbeat. With an exclusive database no other server can have run before."""
        try:
            await self._beat(0 if exclusive else GAP)
        except StorageUnavailable:
            _log.warning("the hours wait for the database")

    async def check(self) -> None:
        """Before a table is read or changed: if the last heartbeat is too long ago, write one first."""
        if self._overdue():
            async with self._writing:
                if self._overdue():
                    await self._beat(GAP)

    def _overdue(self) -> bool:
        return self._time.now() - self._beat_at > GAP

    async def run(self) -> None:
        """Write heartbeats for ever."""
        while True:
            await asyncio.sleep(_INTERVAL)
            try:
                await self.beat()
            except StorageUnavailable:
                _log.warning("the hours wait for the database")

    async def beat(self) -> None:
        """Write a heartbeat."""
        async with self._writing:
            await self._beat(GAP)

    async def _beat(self, gap: int) -> None:
        now = self._time.now()
        periods = await self._store.heartbeat(now, gap, self._known)
        found = [
            (before[1], after[0])
            for before, after in pairwise(periods)
            if after[0] > before[1] and after[0] > self._known
        ]
        first = self._known == 0
        self._beat_at = now
        self._known = max(ended for _, ended in periods)
        if found:
            self.outages.add(found)
            if not first:
                self._report()


def _ignore() -> None:
    """The default, until `on_outage` is called."""
