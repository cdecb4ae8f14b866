"""The scheduler: bots' turns and deadlines, which no request brings about.

A process that stores a bot's turn has a lease on the table and lets the bot think. Tables at which something is due but
nobody has a lease (a deadline passed, or the process ended) are claimed by one process.

While no person is at a table, bots play until it is a person's turn. A stand-in then waits for a
person to come; with a clock it takes as long over a decision as a person would. Bots go on in the process to which a person comes.
"""

import asyncio
import logging
from typing import Final

from perron.core.view import observe
from perron.server.errors import StorageUnavailable
from perron.server.live.house import House
from perron.server.live.open_table import LEASE, OpenTable
from perron.server.live.tasks import RETRY_SECONDS
from perron.server.live.thinking import BotPool, bot_seed
from perron.server.metrics import METRICS
from perron.server.table.entries import BOT, STAND_IN, EntryBody
from perron.server.table.table import PLAYING, Table

_log: Final = logging.getLogger(__name__)

# After a start nobody's time runs out for this long, so that people can come back first.
GRACE: Final = 30_000
# How often a process looks for tables at which something is due, in seconds.
_INTERVAL: Final = 0.5


class Scheduler:
    """Lets bots play and deadlines pass, for one process."""

    def __init__(self, house: House, bots: BotPool) -> None:
        self._house = house
        self._time = house.time
        self._tasks = house.tasks
        self._bots = bots
        # Tables at which a bot is thinking, in this process.
        self._thinking: set[OpenTable] = set()
        house.on_turn(self.start_bots)

    async def run(self) -> None:
        """Claim what is due, for ever. If the database is away, try again."""
        resumed = self._time.now()
        while True:
            try:
                await self.claim_due()
            except StorageUnavailable:
                _log.warning("what is due waits for the database")
            if self._time.now() - resumed > LEASE:
                resumed = self._time.now()
                self._house.resume_bots(resumed - LEASE)
            await asyncio.sleep(_INTERVAL)

    async def claim_due(self, most: int = 100) -> int:
        """Lease tables at which something is due, and see to them; returns how many."""
        now = self._time.now()
        due = await self._house.store.claim_due(now, now + LEASE, most)
        for id in due:
            self._house.mark_stale(id)
            self._tasks.spawn(self.handle_due(id))
        return len(due)

    async def handle_due(self, id: str) -> None:
        """Do what is due at a table: let a bot decide, or note that somebody's time ran out."""
        try:
            table = await self._house.get(id)
            await table.refresh()
            if self._bot_to_move(table) is None:
                await self._time_out_or_reschedule(table)
            self.start_bots(table)
        except StorageUnavailable:
            # When the lease ends, the table is claimed again.
            _log.warning("table %s waits for the database", id)

    async def _time_out_or_reschedule(self, table: OpenTable) -> None:
        """Note that somebody's time ran out; if it has not, the table is due when it will have."""
        before = table.table.number
        if await table.change(self._time_out) != before:
            return
        now = table.table
        due = now.due()
        if due is not None:
            due = max(due, self._grace(now))
        await self._house.store.reschedule(now.id, now.at, due)

    def _time_out(self, table: Table) -> EntryBody | None:
        now = self._time.now()
        return None if now < self._grace(table) else table.time_out(now)

    def _grace(self, table: Table) -> int:
        """Nobody's time runs out before this."""
        return self._time.started + GRACE if table.at <= self._time.started else 0

    def _bot_to_move(self, table: OpenTable) -> int | None:
        """A seat for which a bot decides now."""
        if table.attended():
            return table.table.bot_to_move()
        return table.table.bot_alone(self._time.now())

    def start_bots(self, table: OpenTable) -> None:
        """If it is a bot's turn, let it think."""
        if self._bot_to_move(table) is None or self.is_thinking(table) or self._tasks.closing:
            return
        self._thinking.add(table)
        self._tasks.spawn(self._let_bots_play(table))

    def is_thinking(self, table: OpenTable) -> bool:
        """Does a bot think about its turn at this table, for this process?"""
        return table in self._thinking

    async def _let_bots_play(self, table: OpenTable) -> None:
        """One bot after the other, as long as it is a bot's turn."""
        try:
            while (seat := self._bot_to_move(table)) is not None and not self._tasks.closing:
                try:
                    await self._let_bot_decide(table, seat)
                except StorageUnavailable:
                    _log.warning("a bot at table %s waits for the database", table.table.id)
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._thinking.discard(table)

    async def _let_bot_decide(self, open_table: OpenTable, seat: int) -> None:
        # Another process may have played this turn already.
        await open_table.refresh()
        table = open_table.table
        if seat not in table.to_act or not table.seats[seat].played_by_bot:
            return
        position = table.position
        assert position is not None
        level, fresh = table.level_of(seat), table.fresh[seat]
        by = STAND_IN if table.seats[seat].stand_in else BOT
        decision = await self._bots.decide(
            level, bot_seed(table.secret, table.number), observe(position, seat), table.legal(seat)
        )
        METRICS.thinking.observe(decision.seconds)
        if decision.failure is not None:
            METRICS.bot_failures.inc()
            _log.warning("table %s: %s failed: %s", table.id, level, decision.failure)

        def act(now: Table) -> EntryBody | None:
            sitting = now.seats[seat]
            if now.state != PLAYING or now.fresh[seat] != fresh or not sitting.played_by_bot:
                return None
            return now.act(seat, decision.action, by, decision.failure)

        await open_table.change(act)

    def close(self) -> None:
        """Give up decisions that bots are thinking about."""
        self._bots.close()
