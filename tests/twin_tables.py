"""Twins: two tables with one public history, where everything that a seat can't see differs.

Other hands, another order of the pile, other tickets for the others, another secret, another key,
other people. Their logs are written through the house itself, into two databases.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from exchanges import (
    deal_of,
    finished,
    replayed,
    spare_places,
    with_tickets_exchanged,
    with_two_cards_exchanged,
)
from walks import Style

from perron.boards import load
from perron.core.actions import Action
from perron.core.chance import Dice
from perron.core.facts import Shuffled, TicketsOffered
from perron.core.fair import commit
from perron.server.http.identity import identity_of_cookie, new_secret
from perron.server.live.house import House
from perron.server.live.server_time import ServerTime
from perron.server.storage.database import address, connect
from perron.server.storage.migrate import migrate
from perron.server.storage.store import Store
from perron.server.table.clocks import NoClock
from perron.server.table.entries import (
    PERSON,
    STAND_IN,
    Acted,
    Created,
    EntryBody,
    Seated,
    Started,
    Terms,
)
from perron.server.table.ids import new_id
from perron.wire.records import Game

# Actions that are left to be done at the running table.
LIVE = 12
_LONG_AGO = 1_700_000_000


@dataclass(frozen=True)
class Twin:
    """One of two tables. The cookies are those of its seats."""

    id: str
    watcher: int
    cookies: tuple[str, ...]
    created: Created
    history: tuple[EntryBody, ...]
    rest: tuple[tuple[int, Action], ...]
    # Tickets that others were offered and the watcher never was.
    hidden_tickets: frozenset[str]

    @property
    def commitment(self) -> bytes:
        return commit(self.created.secret).encode()

    def secrets(self) -> list[bytes]:
        """What nobody may ever read in an answer, a message or a log."""
        identities = [identity_of_cookie(cookie) or "" for cookie in self.cookies]
        texts = [self.created.secret.hex(), self.created.key, *self.cookies, *identities]
        return [text.encode() for text in texts]


def twins(board: str, players: int, watcher: int) -> tuple[Twin, Twin]:
    """Two tables that look the same from the watcher's seat."""
    # The watcher asks for few tickets, so that many are left to differ.
    tastes = ["asker", "hoarder"][: players - 1]
    tastes.insert(watcher, "even")
    one = finished(load(board), players, Style(players, tuple(tastes)))
    two = _exchanged(one, watcher)
    id, mine = new_id(), new_secret()
    cut = _quiet_place(one)
    return _twin(one, id, watcher, mine, cut), _twin(two, id, watcher, mine, cut)


def _exchanged(game: Game, watcher: int) -> Game:
    """The same game with other cards and tickets, where the watcher can't see them."""
    record, dice = game.record, Dice(7)
    deal = with_tickets_exchanged(game, deal_of(game), watcher, dice)
    spare = spare_places(game, watcher)
    found = replayed(record.board, record.players, deal, watcher)
    for _ in range(3):
        trial = with_two_cards_exchanged(deal, spare, dice)
        after = replayed(record.board, record.players, trial, watcher)
        if after is not None:
            deal, found = trial, after
    assert found is not None
    return found[1]


def _quiet_place(game: Game) -> int:
    """A step after which nothing is shuffled for a while: the server would do that by itself."""
    steps = game.record.steps
    shuffled = [any(isinstance(fact, Shuffled) for fact in step.facts) for step in steps]
    return next(
        n for n in range(len(steps) // 3, len(steps)) if not any(shuffled[n : n + LIVE + 1])
    )


def _twin(game: Game, id: str, watcher: int, mine: str, cut: int) -> Twin:
    record = game.record
    cookies = tuple(mine if seat == watcher else new_secret() for seat in range(record.players))
    entropy = tuple(bytes([seat] * 16) for seat in range(record.players))
    sitting = tuple(
        Seated(seat, f"Player {seat}", identity_of_cookie(cookie) or "", entropy[seat])
        for seat, cookie in enumerate(cookies)
    )
    secret = hashlib.sha256(cookies[watcher - 1].encode()).digest()
    terms = Terms(
        board=record.board.id,
        seats=record.players,
        clock=NoClock(),
        starter=None,
        chat=True,
        watch=True,
        stand_in="level1",
    )
    deal, *steps = record.steps
    deeds = [(step.player, step.action) for step in steps]
    history: list[EntryBody] = [Started(record.starter, entropy, deal.facts)]
    for step in steps[:cut]:
        assert step.player is not None and step.action is not None
        # A bot that sat in for somebody may have failed and said too much about it.
        failed = step.player != watcher
        note = f"chose {step.action} at table {commit(secret[:8])}" if failed else None
        by = STAND_IN if failed else PERSON
        history.append(Acted(step.player, step.action, step.facts, by, note))
    return Twin(
        id=id,
        watcher=watcher,
        cookies=cookies,
        created=Created(terms, new_secret()[:16], secret, sitting[0].identity, sitting, None),
        history=tuple(history),
        rest=tuple(
            (who, action)
            for who, action in deeds[cut : cut + LIVE]
            if who is not None and action is not None
        ),
        hidden_tickets=_offered(game, watcher, others=True) - _offered(game, watcher, others=False),
    )


def _offered(game: Game, watcher: int, others: bool) -> frozenset[str]:
    return frozenset(
        game.record.board.tickets[ticket].id
        for step in game.record.steps
        for fact in step.facts
        if isinstance(fact, TicketsOffered) and (fact.player != watcher) == others
        for ticket in fact.tickets
        if ticket is not None
    )


async def write_logs(database: str, tables: Sequence[Twin]) -> None:
    """Put the tables into an empty database, each entry at the same time in every one."""
    url = address(database)
    await migrate(url)
    store = Store(connect(url), "twins")
    store.start()
    time = ServerTime(lambda: _LONG_AGO, lambda: 0.0)
    house = House(store, time)
    for table in tables:
        live = await house.create(table.id, table.created)
        for what in table.history:
            await live.change(lambda _, what=what: what)  # type: ignore[misc]
    await house.close()
