"""Hours: when the house was open. Clocks stand still while it is not.

Whoever serves says so every two seconds, in the database. When nobody has for longer than `GAP`, nobody served: the
server was down, or it could not store what people wished. A process that could not say so for that long says
so before it changes or reads any table; so it knows how long nobody served before anybody's time is counted.
"""

import asyncio
import logging
from itertools import pairwise
from typing import Final

from perron.server.errors import StorageUnavailable
from perron.server.live.house import House
from perron.server.table.clocks import SECOND

_BEAT: Final = 2.0
# Without a sign of life for longer than this nobody served.
GAP: Final = 5 * SECOND

_log: Final = logging.getLogger(__name__)


class Hours:
    """Keeps the hours of a house, for one process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._time = house.time
        # When we last said that somebody serves, and until when the hours are known.
        self._said = 0
        self._known = 0
        self._saying = asyncio.Lock()
        house.keep_hours = self.keep

    async def begin(self, alone: bool) -> None:
        """Write the first heartbeat. A process alone with its database knows that nobody served before."""
        try:
            await self._say(0 if alone else GAP)
        except StorageUnavailable:
            _log.warning("the hours wait for the database")

    async def keep(self) -> None:
        """Before a table is read or changed: if it is long since we said that somebody serves, say so first."""
        if self._overdue():
            async with self._saying:
                if self._overdue():
                    await self._say(GAP)

    def _overdue(self) -> bool:
        return self._time.now() - self._said > GAP

    async def keep_on(self) -> None:
        """Say for ever that somebody serves."""
        while True:
            await asyncio.sleep(_BEAT)
            try:
                await self.say()
            except StorageUnavailable:
                _log.warning("the hours wait for the database")

    async def say(self) -> None:
        """Somebody serves now."""
        async with self._saying:
            await self._say(GAP)

    async def _say(self, gap: int) -> None:
        now = self._time.now()
        served = await self._house.store.beat(now, gap, self._known)
        closed = [
            (before[1], after[0])
            for before, after in pairwise(served)
            if after[0] > before[1] and after[0] > self._known
        ]
        first = self._known == 0
        self._said = now
        self._known = max(ended for _, ended in served)
        if closed:
            self._house.outages.add(closed)
            if not first:
                self._house.show_clocks()
