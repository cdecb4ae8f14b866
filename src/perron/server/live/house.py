"""The house: the tables in play, in this process.

One thing at a time happens at a table: it is asked for, stored, noted, and then told to everybody
who follows. What another process stored is read from the log and told in the same way. A table
is forgotten when nobody follows it; its log brings it back.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Final, get_args
from weakref import WeakValueDictionary

import orjson
from orjson import Fragment

from perron.boards import load
from perron.core.board import Board
from perron.server.errors import Busy, NoSuchTable, StorageUnavailable
from perron.server.live.listeners import Listener
from perron.server.live.presence import Elsewhere
from perron.server.live.server_time import Timekeeper
from perron.server.metrics import METRICS
from perron.server.storage.log_writer import Append, Line, Stored
from perron.server.storage.store import Store
from perron.server.table.clocks import Outages
from perron.server.table.entries import (
    Created,
    Entry,
    Happening,
    Left,
    Seated,
    SeatSet,
    from_json,
    to_json,
)
from perron.server.table.table import Table, opened
from perron.server.table.views import Views, encode, summary

_log: Final = logging.getLogger(__name__)

# How long a process that looks after a table is trusted to do so.
LEASE: Final = 20_000
# When the database is away: seconds until it is tried again.
AGAIN: Final = 1.0
# How long somebody who asked for something is taken to be at the table.
VISIT: Final = 5_000
# Tables without followers that are kept at hand.
_KEPT: Final = 2_000
_TRIES: Final = 8

_COUNTED: Final = {
    shape: METRICS.entries.labels(shape.__name__.lower()) for shape in get_args(Happening)
}


@dataclass(slots=True, eq=False, weakref_slot=True)
class Live:
    """A table at hand, with those who follow it here."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: list[Listener] = field(default_factory=list)
    # The log may have moved on without us.
    behind: bool = False
    # Somebody is at it already.
    keeping_up: bool = False
    # A bot is thinking about its move, here.
    thinking: bool = False
    # When the person of a seat last asked for something, here.
    visits: dict[int, int] = field(default_factory=dict)

    def here(self) -> frozenset[int]:
        return frozenset(listener.seat for listener in self.listeners if listener.seat is not None)


class House:
    """Every table can be asked for here; those in use are kept at hand."""

    def __init__(self, store: Store, time: Timekeeper) -> None:
        self.store = store
        self.time = time
        # Whoever lets bots decide, and whoever tells other processes who is connected here.
        self.look_after: Callable[[Live], None] = _nobody
        self.announce: Callable[[str, frozenset[int]], None] = _nobody
        # When nobody served, and the check to run before a table is read or changed.
        self.outages = Outages()
        self.keep_hours: Callable[[], Coroutine[None, None, None]] = _no_hours
        self._elsewhere = Elsewhere()
        self._live: OrderedDict[str, Live] = OrderedDict()
        # Also those that were put away while somebody is still busy with them.
        self._in_use: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._opening: dict[str, asyncio.Task[Live]] = {}
        # Tables of which news came while they were being read.
        self._overtaken: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # Tables.

    async def open(self, id: str, created: Created) -> Live:
        """A new table; if there is one with this id already, that one."""
        first = Entry(1, self.time.now(), created)
        table = opened(id, load(created.terms.board), first, self.outages)
        entry = Entry(1, table.at, created)
        if not await self.store.append(self._append(table, entry, None)):
            return await self.live(id)
        METRICS.tables.inc()
        return self._keep(Live(table))

    async def live(self, id: str) -> Live:
        """The table with this id, from the log if it is not at hand."""
        live = self._live.get(id)
        if live is not None:
            self._live.move_to_end(id)
            return live
        live = self._in_use.get(id)
        if live is not None:
            # Never a second one of the same table; but it may have missed some news.
            live.behind = True
            return self._keep(live)
        opening = self._opening.get(id)
        if opening is None:
            opening = asyncio.create_task(self._read(id))
            self._opening[id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    def at_hand(self, id: str) -> Live | None:
        """The table with this id, if it need not be read from the log."""
        return self._live.get(id)

    async def _read(self, id: str) -> Live:
        await self.keep_hours()
        stored = await self.store.entries(id)
        if not stored:
            raise NoSuchTable()
        overtaken = id in self._overtaken
        self._overtaken.discard(id)
        return self._keep(Live(table_of(id, stored, self.outages), behind=overtaken))

    def _keep(self, live: Live) -> Live:
        self._live[live.table.id] = self._in_use[live.table.id] = live
        for id in list(self._live)[: max(0, len(self._live) - _KEPT)]:
            old = self._live[id]
            if not old.listeners and not old.thinking and not old.lock.locked():
                del self._live[id]
        return live

    # Change.

    async def change(
        self,
        live: Live,
        ask: Callable[[Table], Happening | None],
        client: str | None = None,
    ) -> int:
        """Ask for something, store it, tell it; the number of the last entry afterwards.

        `ask` judges; it may be called again when another process was faster.
        """
        async with live.lock:
            for _ in range(_TRIES):
                await self.keep_hours()
                await self.read_on(live)
                what = ask(live.table)
                if what is None:
                    return live.table.number
                if await self._stored(live, what, client):
                    self.look_after(live)
                    return live.table.number
                live.behind = True
        raise Busy()

    async def _stored(self, live: Live, what: Happening, client: str | None) -> bool:
        table = live.table
        entry = Entry(table.number + 1, max(self.time.now(), table.at), what)
        # The line of the table tells how things stand after the entry, so it is noted first on
        # a table that nobody sees yet.
        after = table.copy()
        after.note(entry)
        try:
            if not await self.store.append(self._append(after, entry, client)):
                return False
        except BaseException:
            # Perhaps it was stored, perhaps not: the log knows.
            self._fell_behind(live)
            raise
        live.table = after
        _COUNTED[type(what)].inc()
        self._tell(live, entry)
        return True

    def _append(self, table: Table, entry: Entry, client: str | None) -> Append:
        due = table.due()
        leased = None
        if table.bot_to_move() is not None and not self.closing:
            leased = self.time.now() + LEASE
        return Append(
            Stored(entry.number, entry.at, encode(to_json(table.board, entry.what))),
            Line(table.id, table.state, entry.at, due, leased, summary(table)),
            client,
            tuple(_sitting(entry.what)),
        )

    async def catch_up(self, live: Live) -> None:
        """Take in what other processes stored, and tell it."""
        if live.behind:
            async with live.lock:
                await self.read_on(live)

    async def read_on(self, live: Live) -> None:
        """The same, for whoever holds the table already."""
        if not live.behind:
            return
        # From here on news counts again.
        live.behind = False
        try:
            await self.keep_hours()
            missed = await self.store.entries(live.table.id, live.table.number)
        except BaseException:
            live.behind = True
            raise
        for stored in missed:
            self._take_in(live, stored)

    # Telling.

    def _tell(self, live: Live, entry: Entry) -> None:
        if not live.listeners:
            return
        if isinstance(entry.what, Seated | SeatSet | Left):
            self._find_seats(live)
        views = self.views(live)
        told: dict[int | None, bytes] = {}
        for listener in live.listeners:
            if listener.seat is None and not live.table.watched:
                # Whoever followed by the link, and took no seat before the start.
                listener.dismiss()
                continue
            if listener.seat not in told:
                told[listener.seat] = views.message(entry, listener.seat)
            listener.send(told[listener.seat])

    def _find_seats(self, live: Live) -> None:
        """Somebody sat down or got up: who follows may be somebody else now."""
        before = live.here()
        for listener in live.listeners:
            listener.seat = live.table.seat_of(listener.identity)
        if live.here() != before:
            self.announce(live.table.id, live.here())

    def views(self, live: Live) -> Views:
        return Views(live.table, self._present(live), self.time.now())

    def view(self, live: Live, identity: str | None) -> Fragment:
        """The table as this visitor sees it, written out."""
        return self.views(live).view(live.table.seat_of(identity))

    def follow(self, live: Live, listener: Listener) -> None:
        """From now on this listener is told what happens; the others see that it is there."""
        self._live[live.table.id] = live
        with self._showing_presence(live.table.id):
            live.listeners.append(listener)
        METRICS.followers.inc()
        if live.behind:
            self._fell_behind(live)

    def unfollow(self, live: Live, listener: Listener) -> None:
        with self._showing_presence(live.table.id):
            live.listeners.remove(listener)
        METRICS.followers.dec()

    def visit(self, live: Live, identity: str | None) -> None:
        """Somebody asks for something: if it is a person of this table, that person is there for a moment."""
        seat, now = live.table.seat_of(identity), self.time.now()
        if seat is None:
            return
        # Where people were all along, some process is at it already, unless nothing happens.
        waiting = not self.attended(live) or now - live.table.at > VISIT
        live.visits[seat] = now
        if waiting:
            self.look_after(live)

    def go(self, live: Live, identity: str) -> None:
        """A person of this table says goodbye: unless a window is left open, nobody is there any more."""
        seat = live.table.seat_of(identity)
        if seat is not None:
            live.visits.pop(seat, None)

    def attended(self, live: Live) -> bool:
        """Is a person of this table there: connected to any process, or asking here just now?"""
        now = self.time.now()
        return bool(self._present(live)) or any(now - at < VISIT for at in live.visits.values())

    def look_again(self, before: int) -> None:
        """Bots go on where people are and nothing has happened since then."""
        for live in list(self._live.values()):
            if live.table.at <= before and self.attended(live):
                self.look_after(live)

    def show_clocks(self) -> None:
        """Nobody served for a while, so nobody's clock ran: everybody who follows sees that."""
        for live in list(self._live.values()):
            if live.listeners and live.table.due() is not None:
                self._show(live, live.listeners)

    def _present(self, live: Live) -> frozenset[int]:
        """The seats whose people are connected, here or to another process."""
        return live.here() | self._elsewhere.seats(live.table.id)

    @contextmanager
    def _showing_presence(self, table: str) -> Iterator[None]:
        """Somebody comes or goes: that is not noted, but everybody else sees it."""
        live = self._live.get(table)
        if live is None:
            yield
            return
        here, before, there = live.here(), self._present(live), tuple(live.listeners)
        yield
        if live.here() != here:
            self.announce(table, live.here())
        others = [listener for listener in there if listener in live.listeners]
        if self._present(live) == before or not others:
            return
        self._show(live, others)

    def _show(self, live: Live, listeners: Iterable[Listener]) -> None:
        """How things stand now, without anything having happened."""
        views = self.views(live)
        for listener in listeners:
            listener.send(encode({"type": "view", "view": views.view(listener.seat)}))

    # What goes on beside the requests.

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Something that nobody waits for; what goes wrong with it is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("what goes on beside the requests failed", exc_info=task.exception())

    # News of other processes.

    def heard(self, table: str, stored: Stored) -> None:
        """Another process stored an entry. If it is just the next one, the log need not be read."""
        live = self._live.get(table)
        if live is None or stored.number > live.table.number + 1 or live.behind:
            self.moved_on(table)
        elif stored.number == live.table.number + 1:
            if live.lock.locked():
                self._fell_behind(live)
            else:
                self._take_in(live, stored)

    def _take_in(self, live: Live, stored: Stored) -> None:
        entry = _entry(live.table.board, stored)
        live.table.note(entry)
        self._tell(live, entry)

    def moved_on(self, table: str) -> None:
        """A table's log may have moved on without us."""
        live = self._live.get(table)
        if live is not None:
            self._fell_behind(live)
        elif table in self._opening:
            self._overtaken.add(table)

    def seen(self, live: Live, number: int) -> None:
        """Somebody has seen this number; if we have not, news of it is still on its way."""
        if number > live.table.number:
            self._fell_behind(live)

    def missed(self) -> None:
        """News may have been lost: every table at hand may be behind."""
        for table in (*self._live, *self._opening):
            self.moved_on(table)

    def _fell_behind(self, live: Live) -> None:
        live.behind = True
        if live.listeners and not live.keeping_up and not self.closing:
            live.keeping_up = True
            self.spawn(self._keep_up(live))

    async def _keep_up(self, live: Live) -> None:
        """Whoever follows the table is told what was missed, as soon as the database answers."""
        try:
            while live.behind and live.listeners:
                try:
                    await self.catch_up(live)
                except StorageUnavailable:
                    await asyncio.sleep(AGAIN)
        finally:
            live.keeping_up = False

    def heard_of_people(self, process: str, table: str, seats: frozenset[int]) -> None:
        """Another process told who is connected to it at a table."""
        with self._showing_presence(table):
            self._elsewhere.tell(process, table, seats)

    def lost_processes(self, alive: Callable[[str], bool]) -> None:
        """Processes that are gone take along whoever was connected to them."""
        gone = [process for process in self._elsewhere.processes if not alive(process)]
        with ExitStack() as showing:
            for process in gone:
                for table in self._elsewhere.tables(process):
                    showing.enter_context(self._showing_presence(table))
                self._elsewhere.forget(process)

    def people_here(self) -> dict[str, frozenset[int]]:
        """The seats at each table whose people are connected to this process."""
        everywhere = {id: live.here() for id, live in self._live.items()}
        return {id: seats for id, seats in everywhere.items() if seats}

    async def close(self) -> None:
        """Finish what is being stored; the rest is given up: the log tells where to go on."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self.store.close()


def _nobody(*_: object) -> None:
    """Nobody looks after tables, nobody listens."""


async def _no_hours() -> None:
    """Nobody keeps the hours: somebody serves always."""


async def entries_of(store: Store, table: Table, since: int) -> list[Entry]:
    """The entries of a table after a number."""
    return [_entry(table.board, stored) for stored in await store.entries(table.id, since)]


def table_of(id: str, stored: list[Stored], outages: Outages | None = None) -> Table:
    """A table from its log, in a house that knows when nobody served."""
    first = orjson.loads(stored[0].body)
    board = load(first["terms"]["board"])
    table = opened(id, board, _entry(board, stored[0]), outages)
    for entry in stored[1:]:
        table.note(_entry(board, entry))
    return table


def _entry(board: Board, stored: Stored) -> Entry:
    return Entry(stored.number, stored.at, from_json(board, orjson.loads(stored.body)))


def _sitting(what: Happening) -> Iterator[tuple[int, str | None]]:
    match what:
        case Created(sitting=sitting):
            for one in sitting:
                yield from _sitting(one)
        case Seated(seat=seat, identity=identity):
            yield seat, identity
        case Left(seat=seat) | SeatSet(seat=seat):
            yield seat, None
