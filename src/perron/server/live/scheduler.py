"""Attending to tables: bots' turns and deadlines, which nobody's request brings about.

A process that notes a bot's turn has a lease on the table and lets the bot think. What nobody looks
after (its process died, or a deadline passed) is found by looking around, by one process only.

While no person is at the table, bots play up to the seat of the next person and no further: a stand-in waits
for somebody, or, where there is a clock, takes as long as a person would. Bots go on in the process to which somebody comes.
"""

import asyncio
import logging
from typing import Final

from perron.core.view import observe
from perron.server.errors import StorageUnavailable
from perron.server.live.house import AGAIN, LEASE, House, Live
from perron.server.live.thinking import Thinkers, bot_seed
from perron.server.metrics import METRICS
from perron.server.table.entries import BOT, STAND_IN, Happening
from perron.server.table.table import PLAYING, Table

_log: Final = logging.getLogger(__name__)

# After a start people have time to come back before theirs runs out.
GRACE: Final = 30_000
# How often a process looks for tables that nobody looks after.
_LOOK_AROUND: Final = 0.5


class Attendant:
    """Looks after the tables of a house."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._time = house.time
        self._thinkers = thinkers
        house.look_after = self.look_after

    async def look_on(self) -> None:
        """Look around for ever; a database that is away is waited for."""
        again = self._time.now()
        while True:
            try:
                await self.look_around()
            except StorageUnavailable:
                _log.warning("what is due waits for the database")
            if self._time.now() - again > LEASE:
                again = self._time.now()
                self._house.look_again(again - LEASE)
            await asyncio.sleep(_LOOK_AROUND)

    async def look_around(self, most: int = 100) -> int:
        """Take on tables that nobody looks after; how many."""
        now = self._time.now()
        due = await self._house.store.take_due(now, now + LEASE, most)
        for id in due:
            self._house.moved_on(id)
            self._house.spawn(self.attend(id))
        return len(due)

    async def attend(self, id: str) -> None:
        """Do what is due at a table: let a bot decide, or note that somebody's time ran out."""
        try:
            live = await self._house.live(id)
            await self._house.catch_up(live)
            if self._bot(live) is None:
                await self._time_out_or_wait(live)
            self.look_after(live)
        except StorageUnavailable:
            # The lease runs out, and whoever takes the table next goes on.
            _log.warning("table %s waits for the database", id)

    async def _time_out_or_wait(self, live: Live) -> None:
        """Note that somebody's time ran out; if it has not yet, the table is due when it will have."""
        before = live.table.number
        if await self._house.change(live, self._time_out) != before:
            return
        due, table = live.table.due(), live.table
        if due is not None:
            due = max(due, self._grace(table))
        await self._house.store.put_off(table.id, table.at, due)

    def _time_out(self, table: Table) -> Happening | None:
        now = self._time.now()
        return None if now < self._grace(table) else table.time_out(now)

    def _grace(self, table: Table) -> int:
        """Nobody's time runs out before this."""
        return self._time.started + GRACE if table.at <= self._time.started else 0

    def _bot(self, live: Live) -> int | None:
        """A seat for which a bot decides now."""
        if self._house.attended(live):
            return live.table.bot_to_move()
        return live.table.bot_alone(self._time.now())

    def look_after(self, live: Live) -> None:
        """If it is a bot's turn, let it think."""
        if self._bot(live) is not None and not live.thinking and not self._house.closing:
            live.thinking = True
            self._house.spawn(self._let_bots_decide(live))

    async def _let_bots_decide(self, live: Live) -> None:
        """One bot after the other, as long as it is a bot's turn."""
        try:
            while (seat := self._bot(live)) is not None and not self._house.closing:
                try:
                    await self._let_bot_decide(live, seat)
                except StorageUnavailable:
                    _log.warning("a bot at table %s waits for the database", live.table.id)
                    await asyncio.sleep(AGAIN)
        finally:
            live.thinking = False

    async def _let_bot_decide(self, live: Live, seat: int) -> None:
        # Nobody thinks about a turn that another process has played already.
        await self._house.catch_up(live)
        table = live.table
        if seat not in table.asked() or not table.seats[seat].played_by_bot:
            return
        position = table.position
        assert position is not None
        level, fresh = table.level_of(seat), table.fresh[seat]
        by = STAND_IN if table.seats[seat].stand_in else BOT
        decision = await self._thinkers.decide(
            level, bot_seed(table.secret, table.number), observe(position, seat), table.legal(seat)
        )
        METRICS.thinking.observe(decision.seconds)
        if decision.failure is not None:
            METRICS.bot_failures.inc()
            _log.warning("table %s: %s failed: %s", table.id, level, decision.failure)

        def act(now: Table) -> Happening | None:
            sitting = now.seats[seat]
            if now.state != PLAYING or now.fresh[seat] != fresh or not sitting.played_by_bot:
                return None
            return now.act(seat, decision.action, by, decision.failure)

        await self._house.change(live, act)

    def close(self) -> None:
        """Thoughts under way are given up."""
        self._thinkers.close()
