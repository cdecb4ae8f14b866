"""An open table: a table in use in this process, its lock, and those who follow it.

One request at a time changes a table: it is judged, stored, noted, and then told to everybody who follows. What
another process stored is read from the log, and told in the same way. Until it is read, the table is stale.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, get_args

from orjson import Fragment

from perron.server.errors import Busy, StorageUnavailable
from perron.server.live.listeners import Listener
from perron.server.live.presence import RemotePresence
from perron.server.live.server_time import ServerTime
from perron.server.live.tasks import RETRY_SECONDS, BackgroundTasks
from perron.server.live.uptime import Uptime
from perron.server.metrics import METRICS
from perron.server.storage.log_writer import EntryRow
from perron.server.storage.store import Store
from perron.server.storage.table_log import append_of, entry_of, read_entries
from perron.server.table.entries import Entry, EntryBody, Left, Seated, SeatSet
from perron.server.table.event_shapes import Event
from perron.server.table.events import event
from perron.server.table.noting import note
from perron.server.table.table import Table
from perron.server.table.views import Views, encode

# How long a process has a lease on a table at which something is due, in milliseconds.
LEASE: Final = 20_000
# How long a person counts as present after a request, in milliseconds.
VISIT: Final = 5_000
# How often a change is tried when other processes are faster.
_TRIES: Final = 8

_COUNTED: Final = {
    kind: METRICS.entries.labels(kind.__name__.lower()) for kind in get_args(EntryBody)
}


@dataclass(slots=True)
class Shared:
    """What all open tables of a process share."""

    store: Store
    time: ServerTime
    uptime: Uptime
    tasks: BackgroundTasks
    elsewhere: RemotePresence
    # Called when a bot may have to decide, and when people came to this process or left it.
    on_turn: Callable[["OpenTable"], None]
    on_presence: Callable[[str, frozenset[int]], None]


class OpenTable:
    """A table, and what this process does with it."""

    __slots__ = (
        "__weakref__",
        "_catching_up",
        "_listeners",
        "_lock",
        "_shared",
        "_stale",
        "_table",
        "_visits",
    )

    def __init__(self, table: Table, shared: Shared, stale: bool) -> None:
        self._table = table
        self._shared = shared
        self._lock = asyncio.Lock()
        self._listeners: list[Listener] = []
        # Another process may have stored entries that are not noted here.
        self._stale = stale
        # A task reads those entries, for the listeners.
        self._catching_up = False
        # When the person of a seat last asked for something, at this process.
        self._visits: dict[int, int] = {}

    # Reading.

    @property
    def table(self) -> Table:
        """The table as it is known here."""
        return self._table

    def view(self, identity: str | None) -> Fragment:
        """The table as this visitor sees it, as JSON."""
        return self._views().view(self._table.seat_of(identity))

    async def entries(self) -> list[Entry]:
        """All entries of the table, from the database."""
        return await read_entries(self._shared.store, self._table)

    async def read_since(self, identity: str | None, since: int) -> dict[str, object]:
        """The events that a visitor missed after a number, and the view just after them."""
        async with self._lock:
            events = await self._missed(identity, since)
            return {"events": events, "view": self.view(identity)}

    async def refresh(self) -> None:
        """Note what other processes stored, and tell it."""
        if self._stale:
            async with self._lock:
                await self._refresh()

    # Changing.

    async def change(
        self,
        ask: Callable[[Table], EntryBody | None],
        client: str | None = None,
        seen: int = 0,
    ) -> int:
        """Ask the table for something, store it and tell it; returns the number of the last entry.

        `ask` judges; it is called again if another process was faster. `seen` is the last number that the client saw.
        """
        self._expect(seen)
        async with self._lock:
            for _ in range(_TRIES):
                await self._shared.uptime.check()
                await self._refresh()
                body = ask(self._table)
                if body is None:
                    return self._table.number
                if await self._store(body, client):
                    self._shared.on_turn(self)
                    return self._table.number
                self._stale = True
        raise Busy()

    async def _store(self, body: EntryBody, client: str | None) -> bool:
        shared, table = self._shared, self._table
        entry = Entry(table.number + 1, max(shared.time.now(), table.at), body)
        # The table's row describes the table after the entry, so the entry is noted first, on a copy.
        after = table.copy()
        note(after, entry)
        leased = None
        if after.bot_to_move() is not None and not shared.tasks.closing:
            leased = shared.time.now() + LEASE
        try:
            if not await shared.store.append(append_of(after, entry, client, leased)):
                return False
        except BaseException:
            # It may be stored or not: the log has to be read.
            self.mark_stale()
            raise
        self._table = after
        _COUNTED[type(body)].inc()
        self._tell(entry)
        return True

    # Following.

    async def follow(self, listener: Listener, since: int | None) -> dict[str, object]:
        """Tell this listener what happens from now on. Returns the events that it missed after a number, and the view."""
        async with self._lock:
            events: list[Event] = []
            if since is None:
                await self._refresh()
            else:
                events = await self._missed(listener.identity, since)
            self._add_listener(listener)
            return {"events": events, "view": self.view(listener.identity)}

    def unfollow(self, listener: Listener) -> None:
        with self.presence_changes():
            self._listeners.remove(listener)
        METRICS.followers.dec()

    def _add_listener(self, listener: Listener) -> None:
        with self.presence_changes():
            listener.seat = self._table.seat_of(listener.identity)
            self._listeners.append(listener)
        METRICS.followers.inc()
        if self._stale:
            # A notification came while the events were read.
            self.mark_stale()

    # Presence.

    def people_here(self) -> frozenset[int]:
        """The seats whose people are connected to this process."""
        return frozenset(listener.seat for listener in self._listeners if listener.seat is not None)

    def attended(self) -> bool:
        """Is a person of this table there: connected to any process, or asking here just now?"""
        now = self._shared.time.now()
        return bool(self._present()) or any(now - at < VISIT for at in self._visits.values())

    def visit(self, identity: str | None) -> None:
        """Somebody asks for something. A person of this table then counts as present for a moment."""
        seat, now = self._table.seat_of(identity), self._shared.time.now()
        if seat is None:
            return
        # If people were present all along, some process lets bots play already, unless nothing happens.
        waiting = not self.attended() or now - self._table.at > VISIT
        self._visits[seat] = now
        if waiting:
            self._shared.on_turn(self)

    def end_visit(self, identity: str) -> None:
        """A person says goodbye, and is no longer present, unless a connection is left open."""
        seat = self._table.seat_of(identity)
        if seat is not None:
            self._visits.pop(seat, None)

    @contextmanager
    def presence_changes(self) -> Iterator[None]:
        """Around a change of who is connected: the other listeners are shown it. It is no entry."""
        here, before, listeners = self.people_here(), self._present(), tuple(self._listeners)
        yield
        if self.people_here() != here:
            self._shared.on_presence(self._table.id, self.people_here())
        others = [listener for listener in listeners if listener in self._listeners]
        if others and self._present() != before:
            self._show(others)

    def show_clocks(self) -> None:
        """After an outage: show the listeners that no clock ran."""
        if self._listeners and self._table.due() is not None:
            self._show(self._listeners)

    def _present(self) -> frozenset[int]:
        """The seats whose people are connected, to this process or another."""
        return self.people_here() | self._shared.elsewhere.seats(self._table.id)

    # Other processes.

    def on_notify(self, row: EntryRow) -> None:
        """Another process stored an entry. If it is the next one, the log need not be read."""
        following = self._table.number + 1
        if self._stale or row.number > following:
            self.mark_stale()
        elif row.number == following:
            if self._lock.locked():
                self.mark_stale()
            else:
                self._note(row)

    def mark_stale(self) -> None:
        """Another process may have stored something. If anybody listens, it is read at once."""
        self._stale = True
        if self._listeners and not self._catching_up and not self._shared.tasks.closing:
            self._catching_up = True
            self._shared.tasks.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        """Read what was missed, as soon as the database answers."""
        try:
            while self._stale and self._listeners:
                try:
                    await self.refresh()
                except StorageUnavailable:
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._catching_up = False

    def _expect(self, number: int) -> None:
        """A client has seen this number. If it is not known here, the notification is still on its way."""
        if number > self._table.number:
            self.mark_stale()

    # What needs the lock.

    async def _refresh(self) -> None:
        if not self._stale:
            return
        # Set first: a notification that comes while the log is read counts again.
        self._stale = False
        try:
            await self._shared.uptime.check()
            missed = await self._shared.store.entries(self._table.id, self._table.number)
        except BaseException:
            self._stale = True
            raise
        for row in missed:
            self._note(row)

    async def _missed(self, identity: str | None, since: int) -> list[Event]:
        """The events after a number: none twice, and none left out."""
        self._expect(since)
        await self._refresh()
        table = self._table
        if since >= table.number:
            return []
        seat = table.seat_of(identity)
        entries = await read_entries(self._shared.store, table, since)
        # The log may have grown meanwhile: the view does not show that yet.
        return [
            event(table.board, entry, seat) for entry in entries if entry.number <= table.number
        ]

    def _note(self, row: EntryRow) -> None:
        entry = entry_of(self._table.board, row)
        note(self._table, entry)
        self._tell(entry)

    # Telling.

    def _tell(self, entry: Entry) -> None:
        if not self._listeners:
            return
        if isinstance(entry.body, Seated | SeatSet | Left):
            self._find_seats()
        views = self._views()
        messages: dict[int | None, bytes] = {}
        for listener in self._listeners:
            if listener.seat is None and not self._table.watched:
                # It followed by the link, and took no seat before the start.
                listener.dismiss()
                continue
            if listener.seat not in messages:
                messages[listener.seat] = views.message(entry, listener.seat)
            listener.send(messages[listener.seat])

    def _find_seats(self) -> None:
        """A seat changed hands: listeners may have another seat now, or none."""
        before = self.people_here()
        for listener in self._listeners:
            listener.seat = self._table.seat_of(listener.identity)
        if self.people_here() != before:
            self._shared.on_presence(self._table.id, self.people_here())

    def _views(self) -> Views:
        return Views(self._table, self._present(), self._shared.time.now())

    def _show(self, listeners: Iterable[Listener]) -> None:
        """Send the view as it is now, without any event."""
        views = self._views()
        for listener in listeners:
            listener.send(encode({"type": "view", "view": views.view(listener.seat)}))
