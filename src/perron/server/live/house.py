"""The house: every table can be asked for here, and those in use are kept open.

A table is opened from its log when it is asked for. While any code holds a reference to it, no second open table with its id
is made in this process. The tables that were used last are kept in memory in any case.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, nullcontext
from typing import Final
from weakref import WeakValueDictionary

from perron.boards import load
from perron.server.errors import NoSuchTable
from perron.server.live.open_table import OpenTable, Shared
from perron.server.live.presence import RemotePresence
from perron.server.live.server_time import ServerTime
from perron.server.live.tasks import BackgroundTasks
from perron.server.live.uptime import Uptime
from perron.server.metrics import METRICS
from perron.server.storage.log_writer import EntryRow
from perron.server.storage.store import Store
from perron.server.storage.table_log import append_of, table_of
from perron.server.table.entries import Created, Entry
from perron.server.table.noting import opened
from perron.server.table.table import Table

# How many tables are kept in memory without being in use.
_KEPT: Final = 2_000


class House:
    """The tables in this process."""

    def __init__(self, store: Store, time: ServerTime, kept: int = _KEPT) -> None:
        self.store: Final = store
        self.time: Final = time
        self.tasks: Final = BackgroundTasks()
        self.uptime: Final = Uptime(store, time)
        self._elsewhere = RemotePresence()
        self._shared = Shared(
            store, time, self.uptime, self.tasks, self._elsewhere, _ignore, _ignore
        )
        self._kept = kept
        self._open: WeakValueDictionary[str, OpenTable] = WeakValueDictionary()
        # The latest ones, the latest last.
        self._recent: OrderedDict[str, OpenTable] = OrderedDict()
        self._reading: dict[str, asyncio.Task[OpenTable]] = {}
        # Tables of which a notification came while they were read.
        self._stale: set[str] = set()
        self.uptime.on_outage(self._show_clocks)

    def on_turn(self, call: Callable[[OpenTable], None]) -> None:
        """Register what is called when a bot may have to decide at a table."""
        self._shared.on_turn = call

    def on_presence(self, call: Callable[[str, frozenset[int]], None]) -> None:
        """Register what is called, with a table's id and the seats present, when people connect to this process or leave."""
        self._shared.on_presence = call

    # Tables.

    async def create(self, id: str, created: Created) -> OpenTable:
        """A new table. If there is one with this id already, that one."""
        first = Entry(1, self.time.now(), created)
        table = opened(id, load(created.terms.board), first, self.uptime.outages)
        if not await self.store.append(append_of(table, first, None, None)):
            return await self.get(id)
        METRICS.tables.inc()
        return self._add(table, stale=False)

    async def get(self, id: str) -> OpenTable:
        """The table with this id, from its log if it is not open. It may be stale; NoSuchTable if there is none."""
        found = self._open.get(id)
        if found is not None:
            return self._keep(found)
        reading = self._reading.get(id)
        if reading is None:
            reading = asyncio.create_task(self._read(id))
            self._reading[id] = reading
            reading.add_done_callback(lambda _: self._reading.pop(id, None))
        return await asyncio.shield(reading)

    async def get_current(self, id: str) -> OpenTable:
        """The same, with everything that was stored until now, by this process or another."""
        found = await self.get(id)
        if self.store.shared:
            found.mark_stale()
        await found.refresh()
        return found

    def get_open(self, id: str) -> OpenTable | None:
        """The table with this id, if it is open."""
        return self._open.get(id)

    async def _read(self, id: str) -> OpenTable:
        await self.uptime.check()
        try:
            rows = await self.store.entries(id)
        finally:
            stale = id in self._stale
            self._stale.discard(id)
        if not rows:
            raise NoSuchTable()
        return self._add(table_of(id, rows, self.uptime.outages), stale)

    def _add(self, table: Table, stale: bool) -> OpenTable:
        found = self._open.get(table.id)
        if found is None:
            found = self._open[table.id] = OpenTable(table, self._shared, stale)
        elif stale or found.table.number < table.number:
            # It was opened while this one was created or read.
            found.mark_stale()
        return self._keep(found)

    def _keep(self, table: OpenTable) -> OpenTable:
        self._recent[table.table.id] = table
        self._recent.move_to_end(table.table.id)
        while len(self._recent) > self._kept:
            self._recent.popitem(last=False)
        return table

    # What goes on at all of them.

    def resume_bots(self, before: int) -> None:
        """Let bots go on at tables where people are and nothing has happened since a time."""
        for each in list(self._open.values()):
            if each.table.at <= before and each.attended():
                self._shared.on_turn(each)

    def _show_clocks(self) -> None:
        for each in list(self._open.values()):
            each.show_clocks()

    def people_here(self) -> dict[str, frozenset[int]]:
        """The seats at each table whose people are connected to this process."""
        everywhere = {id: each.people_here() for id, each in list(self._open.items())}
        return {id: seats for id, seats in everywhere.items() if seats}

    # Other processes.

    def on_notify(self, id: str, row: EntryRow) -> None:
        """Another process stored an entry."""
        found = self._open.get(id)
        if found is None:
            self.mark_stale(id)
        else:
            found.on_notify(row)

    def mark_stale(self, id: str) -> None:
        """Another process may have stored entries of a table."""
        found = self._open.get(id)
        if found is not None:
            found.mark_stale()
        elif id in self._reading:
            self._stale.add(id)

    def mark_all_stale(self) -> None:
        """Notifications may have been lost."""
        for id in (*list(self._open), *self._reading):
            self.mark_stale(id)

    def set_presence(self, process: str, id: str, seats: frozenset[int]) -> None:
        """Another process said which people of a table are connected to it."""
        with self._presence_changes(id):
            self._elsewhere.set(process, id, seats)

    def drop_processes(self, is_gone: Callable[[str], bool]) -> None:
        """These processes have ended: their people are not connected any more."""
        gone = [process for process in self._elsewhere.processes if is_gone(process)]
        with ExitStack() as changes:
            for process in gone:
                for id in self._elsewhere.tables(process):
                    changes.enter_context(self._presence_changes(id))
                self._elsewhere.forget(process)

    def _presence_changes(self, id: str) -> AbstractContextManager[None]:
        found = self._open.get(id)
        return nullcontext() if found is None else found.presence_changes()

    async def close(self) -> None:
        """Store what is queued. Everything else is given up: the log says where to go on."""
        await self.tasks.close()
        await self.store.close()


def _ignore(*_: object) -> None:
    """The default, until `on_turn` or `on_presence` is called."""
