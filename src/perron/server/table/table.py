"""A table: what follows from its entries. Pure: no clock, no I/O, no randomness of its own.

Asking (`sit`, `act`, ...) judges and returns what would happen, or raises; it changes nothing.
Noting (`note`) takes what has happened into account and never judges, so that a table in
play, a table read from the log after a crash, and a table that another process moved on are
all made by the same code.
"""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, assert_never

from perron.core.actions import Action
from perron.core.board import Board
from perron.core.facts import Ended, Fact, Shuffled, TurnStarted
from perron.core.fair import FairShuffles, commit, starter_of
from perron.core.fold import before_the_deal, fold
from perron.core.judge import judge
from perron.core.moves import legal
from perron.core.play import Journal, apply, new_game
from perron.core.position import OVER, SETUP, Position
from perron.core.turns import to_act
from perron.server.errors import (
    ChatOff,
    ColourTaken,
    NotHost,
    NotOver,
    NotPlaying,
    NotSeated,
    NotWaiting,
    SatInFor,
    SeatsOpen,
    SeatTaken,
    Stale,
    TableFull,
    WrongKey,
)
from perron.server.table import clocks
from perron.server.table.clocks import Outages
from perron.server.table.colours import first_colours, with_colour
from perron.server.table.entries import (
    Acted,
    Coloured,
    Created,
    Entry,
    Happening,
    Left,
    Named,
    Rematched,
    Returned,
    Said,
    Seated,
    SeatSet,
    Started,
    SteppedOut,
    Terms,
    TimedOut,
)
from perron.server.table.seats import Seat
from perron.wire.choices import Choice, choices

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER_STATE: Final = "over"


@dataclass(slots=True)
class Table:
    """A table after the entries noted so far."""

    id: str
    board: Board
    terms: Terms
    key: str
    secret: bytes
    creator: str
    seats: list[Seat]
    # Of each seat.
    colours: tuple[str, ...]
    after: str | None
    number: int = 0
    at: int = 0
    created: int = 0
    starter: int | None = None
    position: Position | None = None
    shuffles: int = 0
    rematch: str | None = None
    commitment: str = ""
    # For each seat the entry that last changed what it may do.
    fresh: tuple[int, ...] = ()
    # Known from the position; looked up often.
    _asked: tuple[int, ...] = ()
    # When nobody served; the house knows.
    outages: Outages = field(default_factory=Outages, compare=False, repr=False)

    # What holds.

    @property
    def state(self) -> str:
        if self.position is None:
            return WAITING
        return OVER_STATE if self.position.phase == OVER else PLAYING

    @property
    def watched(self) -> bool:
        """May somebody without a seat follow: anybody, or whoever has the link before the start."""
        return self.terms.watch or self.state == WAITING

    @property
    def host(self) -> int | None:
        """Whoever opened the table; once gone, the person in the first seat."""
        people = [n for n, seat in enumerate(self.seats) if seat.identity is not None]
        opened = [n for n in people if self.seats[n].identity == self.creator]
        return next(iter(opened or people), None)

    def seat_of(self, identity: str | None) -> int | None:
        if identity is None:
            return None
        return next((n for n, seat in enumerate(self.seats) if seat.identity == identity), None)

    def asked(self) -> tuple[int, ...]:
        """The seats that have to decide now."""
        return self._asked

    def _find_asked(self) -> tuple[int, ...]:
        position = self.position
        return () if position is None else to_act(position)

    def legal(self, seat: int | None) -> list[Action]:
        """What a seat may do now, written out."""
        if seat is None or self.position is None or seat not in self.asked():
            return []
        return legal(self.position, seat)

    def choices(self, seat: int | None) -> list[Choice]:
        """What a seat may do now, told briefly."""
        if seat is None or self.position is None or seat not in self.asked():
            return []
        return choices(self.position, seat)

    def deadline(self, seat: int) -> int | None:
        """When this seat's time runs out; None while its clock does not run."""
        sitting = self.seats[seat]
        if sitting.since is None or sitting.left is None or sitting.played_by_bot:
            return None
        return sitting.since + sitting.left + self.outages.since(sitting.since)

    def bot_to_move(self) -> int | None:
        """A seat for which a bot has to decide now, with somebody at the table."""
        return next((seat for seat in self.asked() if self.seats[seat].played_by_bot), None)

    def bot_alone(self, now: int) -> int | None:
        """The same while no person is at the table. A bot plays as ever: the next person's seat stops it.

        A stand-in would stop at nothing, so it waits for a person, or takes as long as one would.
        """
        for seat in self.asked():
            time = self._alone_from(seat)
            if time is not None and time <= now:
                return seat
        return None

    def _alone_from(self, seat: int) -> int | None:
        """From when on a bot decides for this seat although no person is at the table; None: never."""
        sitting = self.seats[seat]
        if sitting.level is not None:
            return self.at
        wait = clocks.pace(self.terms.clock)
        return self.at + wait if sitting.stand_in and wait is not None else None

    def due(self) -> int | None:
        """When somebody has to look after this table, if no person is at it."""
        asked = self.asked()
        times = [self.deadline(seat) for seat in asked] + [self._alone_from(seat) for seat in asked]
        return min((time for time in times if time is not None), default=None)

    def level_of(self, seat: int) -> str:
        return self.seats[seat].level or self.terms.stand_in

    def copy(self) -> "Table":
        """A table that goes its own way from here."""
        return Table(
            self.id,
            self.board,
            self.terms,
            self.key,
            self.secret,
            self.creator,
            list(self.seats),
            self.colours,
            self.after,
            self.number,
            self.at,
            self.created,
            self.starter,
            None if self.position is None else self.position.clone(),
            self.shuffles,
            self.rematch,
            self.commitment,
            self.fresh,
            self._asked,
            self.outages,
        )

    # Asking.

    def sit(
        self, identity: str, seat: int | None, name: str | None, entropy: bytes, key: str
    ) -> Seated | None:
        """Take an open seat, or add a part to the shuffles; None when there is nothing to do."""
        mine = self.seat_of(identity)
        if mine is not None:
            again = self.state == WAITING and self.seats[mine].entropy != entropy
            called = name or self.seats[mine].name
            return Seated(mine, called, identity, entropy) if again else None
        if not secrets.compare_digest(key.encode(), self.key.encode()):
            raise WrongKey()
        self._waiting()
        free = [n for n, sitting in enumerate(self.seats) if sitting.open]
        if not free:
            raise TableFull()
        if seat is not None and seat not in free:
            raise SeatTaken(seat=seat)
        return Seated(free[0] if seat is None else seat, name, identity, entropy)

    def set_seat(self, identity: str, seat: int, level: str | None) -> SeatSet:
        self._waiting()
        if self._seated(identity) != self.host:
            raise NotHost()
        if not 0 <= seat < len(self.seats) or self.seats[seat].identity == identity:
            raise SeatTaken(seat=seat)
        return SeatSet(seat, level)

    def rename(self, identity: str, name: str | None) -> Named | None:
        """Take another name, or none: before, during and after the game."""
        seat = self._seated(identity)
        before = self.seats[seat].name
        return None if name == before else Named(seat, name, before)

    def choose_colour(self, identity: str, colour: str) -> Coloured | None:
        """Take a colour that no other person has; a bot or an open seat gives it up."""
        self._waiting()
        seat = self._seated(identity)
        if self.colours[seat] == colour:
            return None
        if any(
            held == colour and other.identity is not None
            for held, other in zip(self.colours, self.seats, strict=True)
        ):
            raise ColourTaken(colour=colour)
        return Coloured(seat, colour)

    def leave(self, identity: str) -> Left | SteppedOut | None:
        """Go: before the start the seat is open again, afterwards a bot sits in."""
        seat = self._seated(identity)
        if self.state == WAITING:
            return Left(seat)
        self._playing()
        return None if self.seats[seat].stand_in else SteppedOut(seat)

    def start(self, identity: str, entropy: bytes | None, spare: list[bytes]) -> Started:
        """Deal; `spare` is the part in the shuffles of seats that have none of their own."""
        self._waiting()
        host = self._seated(identity)
        if host != self.host:
            raise NotHost()
        if any(seat.open for seat in self.seats):
            raise SeatsOpen()
        own = [seat.entropy for seat in self.seats]
        if entropy is not None:
            own[host] = entropy
        parts = tuple(mine or other for mine, other in zip(own, spare, strict=True))
        starter = self.terms.starter
        if starter is None:
            starter = starter_of(self.secret, parts)
        facts: Journal = []
        shuffler = FairShuffles(self.secret, parts)
        new_game(self.board, len(self.seats), 0, starter, shuffler, facts)
        return Started(starter, parts, tuple(facts))

    def act(self, seat: int, action: Action, by: str, note: str | None = None) -> Acted:
        """What comes of an action; the engine's Refusal if it is not allowed."""
        position = self._playing().clone()
        refusal = judge(position, seat, action)
        if refusal is not None:
            raise refusal
        position.shuffler = FairShuffles(self.secret, self._entropy(), self.shuffles)
        facts: Journal = []
        apply(position, seat, action, facts)
        return Acted(seat, action, tuple(facts), by, note)

    def check_fresh(self, seat: int, number: int) -> None:
        """An action is based on what its player saw: not before the last change that matters.

        Who has a stand-in hears that first: it plays on, so whatever they saw is soon of the past.
        """
        if self.seats[seat].stand_in:
            raise SatInFor()
        if number < self.fresh[seat]:
            raise Stale(number=number, now=self.number)

    def time_out(self, now: int) -> TimedOut | None:
        """The first seat whose time has run out."""
        for seat in self.asked():
            deadline = self.deadline(seat)
            if deadline is not None and deadline <= now:
                return TimedOut(seat)
        return None

    def come_back(self, identity: str) -> Returned | None:
        seat = self._seated(identity)
        return Returned(seat) if self.seats[seat].stand_in else None

    def say(self, identity: str, text: str) -> Said:
        seat = self._seated(identity)
        if not self.terms.chat:
            raise ChatOff()
        return Said(seat, text)

    def meet_again(self, identity: str) -> None:
        """May this person ask for a rematch?"""
        self._seated(identity)
        if self.state != OVER_STATE:
            raise NotOver()

    def _waiting(self) -> None:
        if self.state != WAITING:
            raise NotWaiting()

    def _playing(self) -> Position:
        if self.position is None or self.state != PLAYING:
            raise NotPlaying()
        return self.position

    def _seated(self, identity: str) -> int:
        seat = self.seat_of(identity)
        if seat is None:
            raise NotSeated()
        return seat

    def _entropy(self) -> list[bytes]:
        return [seat.entropy or b"" for seat in self.seats]

    # Noting.

    def note(self, entry: Entry) -> None:
        """Take an entry into account: always the next one."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow entry {self.number}")
        self.number = entry.number
        self.at = entry.at
        self._note(entry.what)

    def _note(self, what: Happening) -> None:
        match what:
            case Created():
                raise ValueError("a table is opened only once")
            case Seated(seat, name, identity, entropy):
                self.seats[seat] = Seat(name=name, identity=identity, entropy=entropy)
            case SeatSet(seat, level):
                self.seats[seat] = Seat(level=level)
            case Left(seat):
                self.seats[seat] = Seat()
            case Named(seat, name, _):
                self.seats[seat] = replace(self.seats[seat], name=name)
            case Coloured(seat, colour):
                self.colours = with_colour(self.colours, seat, colour)
            case Started(starter, entropy, facts):
                self._begin(starter, entropy, facts)
            case Acted(seat, _, facts):
                self._go_on(seat, facts)
            case TimedOut(seat):
                self.seats[seat] = replace(self.seats[seat], stand_in=True, left=0)
            case SteppedOut(seat):
                self.seats[seat] = replace(self.seats[seat], stand_in=True)
            case Returned(seat):
                self._welcome_back(seat)
            case Said():
                pass
            case Rematched(table):
                self.rematch = table
            case _:
                assert_never(what)

    def _begin(self, starter: int, entropy: tuple[bytes, ...], facts: tuple[Fact, ...]) -> None:
        self.position = before_the_deal(self.board, len(self.seats), 0, starter)
        self.starter = starter
        left = clocks.full(self.terms.clock)
        for n, part in enumerate(entropy):
            self.seats[n] = replace(self.seats[n], entropy=part, left=left)
        self._fold(facts)
        self.fresh = (self.number,) * len(self.seats)
        self._ask(range(len(self.seats)))

    def _go_on(self, seat: int, facts: tuple[Fact, ...]) -> None:
        assert self.position is not None
        choosing = self.position.phase == SETUP
        self._fold(facts)
        if choosing or any(isinstance(fact, TurnStarted | Ended) for fact in facts):
            self._rest(seat)
        self._ask([seat] if self.position.phase == SETUP else range(len(self.seats)))

    def _fold(self, facts: tuple[Fact, ...]) -> None:
        assert self.position is not None
        for fact in facts:
            fold(self.position, fact)
        self.shuffles += sum(isinstance(fact, Shuffled) for fact in facts)

    def _rest(self, seat: int) -> None:
        """A turn is over: what it took goes off the clock."""
        sitting = self.seats[seat]
        used = 0
        if sitting.since is not None:
            used = self.at - sitting.since - self.outages.since(sitting.since, self.at)
        left = sitting.left
        if not sitting.played_by_bot:
            left = clocks.after_turn(self.terms.clock, left, used)
        self.seats[seat] = replace(sitting, since=None, left=left)

    def _ask(self, changed: Iterable[int]) -> None:
        """From now on these seats see something new; whoever is asked is asked since now."""
        self._asked = self._find_asked()
        fresh = list(self.fresh)
        for seat in changed:
            fresh[seat] = self.number
            sitting = self.seats[seat]
            asked = seat in self._asked
            if asked != (sitting.since is not None):
                self.seats[seat] = replace(sitting, since=self.at if asked else None)
        self.fresh = tuple(fresh)

    def _welcome_back(self, seat: int) -> None:
        sitting = self.seats[seat]
        self.seats[seat] = replace(
            sitting,
            stand_in=False,
            left=clocks.on_return(self.terms.clock, sitting.left),
            since=None if sitting.since is None else self.at,
        )


def opened(id: str, board: Board, entry: Entry, outages: Outages | None = None) -> Table:
    """A table from its first entry, in a house that knows when nobody served."""
    what = entry.what
    if not isinstance(what, Created) or entry.number != 1:
        raise ValueError(f"the log of table {id} does not begin with its opening")
    table = Table(
        id=id,
        board=board,
        terms=what.terms,
        key=what.key,
        secret=what.secret,
        creator=what.identity,
        seats=[Seat() for _ in range(what.terms.seats)],
        colours=what.colours or first_colours(what.terms.seats),
        after=what.after,
        number=1,
        at=entry.at,
        created=entry.at,
        commitment=commit(what.secret),
        outages=Outages() if outages is None else outages,
    )
    for sitting in what.sitting:
        table._note(sitting)
    return table
