"""The house: the tables in play, in this process.

One thing at a time happens at a table: it is asked for, stored, noted, and then told to everybody
who follows. What another process stored is read from the log and told in the same way. A table
is forgotten when nobody follows it; its log brings it back.
"""

import asyncio
import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakValueDictionary

import orjson
from orjson import Fragment

from perron.boards import load
from perron.core.board import Board
from perron.core.view import observe
from perron.server.entries import (
    BOT,
    STAND_IN,
    Created,
    Entry,
    Happening,
    Left,
    Seated,
    SeatSet,
    from_json,
    to_json,
)
from perron.server.errors import Busy, NoSuchTable, StorageUnavailable
from perron.server.listeners import Listener
from perron.server.metrics import METRICS
from perron.server.store import Append, Line, Store, Stored
from perron.server.table import PLAYING, Table, opened
from perron.server.thinking import Thinkers, bot_seed
from perron.server.timekeeping import Timekeeper
from perron.server.views import Views, encode, summary

_log: Final = logging.getLogger(__name__)

# How long a process that looks after a table is trusted to do so.
LEASE: Final = 20_000
# After a start people have time to come back before theirs runs out.
GRACE: Final = 30_000
# Tables without followers that are kept at hand.
_KEPT: Final = 2_000
_TRIES: Final = 8

_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 17


@dataclass(slots=True, eq=False, weakref_slot=True)
class Live:
    """A table at hand, with those who follow it here."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: list[Listener] = field(default_factory=list)
    # Seats whose people are connected to other processes.
    elsewhere: dict[str, frozenset[int]] = field(default_factory=dict)
    # The log may have moved on without us.
    behind: bool = False
    # A bot is thinking about its move, here.
    thinking: bool = False

    def here(self) -> frozenset[int]:
        return frozenset(listener.seat for listener in self.listeners if listener.seat is not None)

    def present(self) -> frozenset[int]:
        return self.here().union(*self.elsewhere.values())


class House:
    """Every table can be asked for here; those in use are kept at hand."""

    def __init__(self, store: Store, thinkers: Thinkers, time: Timekeeper, process: str) -> None:
        self.store = store
        self.time = time
        self._thinkers = thinkers
        self._process = process
        self._live: OrderedDict[str, Live] = OrderedDict()
        # Also those that were put away while somebody is still busy with them.
        self._in_use: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # Tables.

    async def open(self, id: str, created: Created) -> Live:
        """A new table; if there is one with this id already, that one."""
        table = opened(id, load(created.terms.board), Entry(1, self.time.now(), created))
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

    async def _read(self, id: str) -> Live:
        stored = await self.store.entries(id)
        if not stored:
            raise NoSuchTable()
        return self._keep(Live(table_of(id, stored)))

    def _keep(self, live: Live) -> Live:
        self._live[live.table.id] = self._in_use[live.table.id] = live
        for id in list(self._live)[: max(0, len(self._live) - _KEPT)]:
            old = self._live[id]
            if not old.listeners and not old.lock.locked():
                del self._live[id]
        return live

    @property
    def at_hand(self) -> int:
        return len(self._live)

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
                if live.behind:
                    await self._catch_up(live)
                what = ask(live.table)
                if what is None:
                    return live.table.number
                if await self._stored(live, what, client):
                    self._look_after(live)
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
        except StorageUnavailable:
            live.behind = True
            raise
        live.table = after
        METRICS.entries.labels(type(what).__name__.lower()).inc()
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
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        for stored in await self.store.entries(live.table.id, live.table.number):
            entry = _entry(live.table.board, stored)
            live.table.note(entry)
            self._tell(live, entry)
        live.behind = False

    # Telling.

    def _tell(self, live: Live, entry: Entry) -> None:
        if not live.listeners:
            return
        views = self.views(live)
        told: dict[int | None, bytes] = {}
        for listener in live.listeners:
            seat = listener.seat = live.table.seat_of(listener.identity)
            if seat is None and not live.table.watched:
                # Whoever followed by the link, and took no seat before the start.
                listener.dismiss()
                continue
            if seat not in told:
                told[seat] = views.message(entry, seat)
            listener.send(told[seat])

    def views(self, live: Live) -> Views:
        return Views(live.table, live.present(), self.time.now())

    def view(self, live: Live, identity: str | None) -> Fragment:
        """The table as this visitor sees it, written out."""
        return self.views(live).view(live.table.seat_of(identity))

    def follow(self, live: Live, listener: Listener) -> None:
        """From now on this listener is told what happens; the others see that it is there."""
        before = live.present()
        others = tuple(live.listeners)
        live.listeners.append(listener)
        self._live[live.table.id] = live
        METRICS.followers.inc()
        self._show_presence(live, before, others)

    def unfollow(self, live: Live, listener: Listener) -> None:
        before = live.present()
        live.listeners.remove(listener)
        METRICS.followers.dec()
        self._show_presence(live, before, tuple(live.listeners))

    def _show_presence(
        self, live: Live, before: frozenset[int], others: tuple[Listener, ...]
    ) -> None:
        """Somebody came or went: that is not noted, but everybody sees it."""
        if live.present() == before or not others:
            return
        views = self.views(live)
        for listener in others:
            listener.send(encode({"type": "view", "view": views.view(listener.seat)}))

    # Looking after tables: bots' turns and deadlines.

    def _look_after(self, live: Live) -> None:
        if live.table.bot_to_move() is not None and not live.thinking and not self.closing:
            live.thinking = True
            self._spawn(self._let_bots_decide(live))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("looking after a table failed", exc_info=task.exception())

    async def attend(self, id: str) -> None:
        """Do what is due at a table: let a bot decide, or note that somebody's time ran out."""
        live = await self.live(id)
        if live.behind:
            await self.catch_up(live)
        try:
            if live.table.bot_to_move() is None:
                await self.change(live, self._time_out)
            self._look_after(live)
        except StorageUnavailable:
            # The lease runs out, and whoever takes the table next goes on.
            _log.warning("table %s waits for the database", id)

    def _time_out(self, table: Table) -> Happening | None:
        now = self.time.now()
        if table.at < self.time.started and now < self.time.started + GRACE:
            return None
        return table.time_out(now)

    async def _let_bots_decide(self, live: Live) -> None:
        """One bot after the other, as long as it is a bot's turn."""
        try:
            while (seat := live.table.bot_to_move()) is not None and not self.closing:
                await self._let_bot_decide(live, seat)
        except StorageUnavailable:
            _log.warning("a bot at table %s waits for the database", live.table.id)
        finally:
            live.thinking = False

    async def _let_bot_decide(self, live: Live, seat: int) -> None:
        table = live.table
        position = table.position
        assert position is not None
        level, fresh = table.level_of(seat), table.seats[seat].fresh
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
            if now.state != PLAYING or sitting.fresh != fresh or not sitting.played_by_bot:
                return None
            return now.act(seat, decision.action, by, decision.failure)

        await self.change(live, act)

    async def look_around(self, most: int = 100) -> int:
        """Take on tables that nobody looks after; how many."""
        now = self.time.now()
        due = await self.store.take_due(now, now + LEASE, most)
        for id in due:
            live = self._live.get(id)
            if live is not None:
                live.behind = True
            self._spawn(self.attend(id))
        return len(due)

    # News of other processes.

    def heard(self, table: str, number: int) -> None:
        """Another process stored an entry."""
        live = self._live.get(table)
        if live is None or number <= live.table.number:
            return
        live.behind = True
        if live.listeners:
            self._spawn(self.catch_up(live))

    def missed(self) -> None:
        """News may have been lost: every table at hand may be behind."""
        for live in self._live.values():
            live.behind = True
            if live.listeners:
                self._spawn(self.catch_up(live))

    def all_live(self) -> Iterator[Live]:
        return iter(self._live.values())

    async def close(self) -> None:
        """Finish what is being stored; thoughts under way are given up."""
        self.closing = True
        self._thinkers.close()
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self.store.close()


def new_id() -> str:
    """A name that can't be guessed: 84 bits, without letters and figures that look alike."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_id(text: str) -> bool:
    """Could this be the name of a table?"""
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)


def rematch_id(table: Table) -> str:
    """The name of the table at which the same people meet again: the same whoever asks first."""
    digest = hashlib.sha256(b"rematch" + table.secret + table.key.encode()).digest()
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:_ID_LENGTH])


async def entries_of(store: Store, table: Table, since: int) -> list[Entry]:
    """The entries of a table after a number."""
    return [_entry(table.board, stored) for stored in await store.entries(table.id, since)]


def table_of(id: str, stored: list[Stored]) -> Table:
    """A table from its log."""
    first = orjson.loads(stored[0].body)
    board = load(first["terms"]["board"])
    table = opened(id, board, _entry(board, stored[0]))
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
