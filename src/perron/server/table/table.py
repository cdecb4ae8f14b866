"""A table: its state, and what may be asked of it. Pure: no clock, no I/O, no randomness of its own.

Asking (`sit`, `act`, ...) judges. It returns the entry that would follow, or None if nothing would change, or raises why it is
not allowed. It changes nothing: entries change a table, in `noting`.
"""

import secrets
from dataclasses import dataclass, field
from typing import Final

from perron.core.actions import Action
from perron.core.board import Board
from perron.core.fair import FairShuffles, starter_of
from perron.core.judge import judge
from perron.core.moves import legal
from perron.core.play import Journal, apply, new_game
from perron.core.position import OVER, Position
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
from perron.server.table.entries import (
    Acted,
    Coloured,
    Left,
    Named,
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
from perron.wire.choices import choices
from perron.wire.shapes import Choice

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
    # The seats that have to decide now. It follows from the position, and is looked up often.
    to_act: tuple[int, ...] = ()
    # When no server ran; shared by all tables of a process.
    outages: Outages = field(default_factory=Outages, compare=False, repr=False)

    # What holds.

    @property
    def state(self) -> str:
        if self.position is None:
            return WAITING
        return OVER_STATE if self.position.phase == OVER else PLAYING

    @property
    def watched(self) -> bool:
        """May somebody without a seat follow? Before the start everybody who has the link may."""
        return self.terms.watch or self.state == WAITING

    @property
    def host(self) -> int | None:
        """The person who opened the table; if that person has left, the person in the first seat."""
        people = [n for n, seat in enumerate(self.seats) if seat.identity is not None]
        opened = [n for n in people if self.seats[n].identity == self.creator]
        return next(iter(opened or people), None)

    def seat_of(self, identity: str | None) -> int | None:
        if identity is None:
            return None
        return next((n for n, seat in enumerate(self.seats) if seat.identity == identity), None)

    def legal(self, seat: int | None) -> list[Action]:
        """What a seat may do now, written out."""
        if seat is None or self.position is None or seat not in self.to_act:
            return []
        return legal(self.position, seat)

    def choices(self, seat: int | None) -> list[Choice]:
        """What a seat may do now, in short form."""
        if seat is None or self.position is None or seat not in self.to_act:
            return []
        return choices(self.position, seat)

    def deadline(self, seat: int) -> int | None:
        """When this seat's time runs out; None while its clock does not run."""
        sitting = self.seats[seat]
        if sitting.since is None or sitting.left is None or sitting.played_by_bot:
            return None
        return sitting.since + sitting.left + self.outages.since(sitting.since)

    def bot_to_move(self) -> int | None:
        """A seat for which a bot decides now, while a person is at the table."""
        return next((seat for seat in self.to_act if self.seats[seat].played_by_bot), None)

    def bot_alone(self, now: int) -> int | None:
        """A seat for which a bot decides now, while no person is at the table.

        A bot plays on until it is a person's turn. A stand-in would play the whole game, so it waits for a person to come, or, if
        there is a clock, takes as long over each decision as a person would.
        """
        for seat in self.to_act:
            time = self._alone_from(seat)
            if time is not None and time <= now:
                return seat
        return None

    def _alone_from(self, seat: int) -> int | None:
        """When a bot decides for this seat although no person is at the table; None: never."""
        sitting = self.seats[seat]
        if sitting.level is not None:
            return self.at
        wait = clocks.pace(self.terms.clock)
        return self.at + wait if sitting.stand_in and wait is not None else None

    def due(self) -> int | None:
        """When the scheduler has to look at this table, if no person is there."""
        times = [self.deadline(seat) for seat in self.to_act]
        times += [self._alone_from(seat) for seat in self.to_act]
        return min((time for time in times if time is not None), default=None)

    def level_of(self, seat: int) -> str:
        return self.seats[seat].level or self.terms.stand_in

    def copy(self) -> "Table":
        """A copy that can change without changing this one."""
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
            self.to_act,
            self.outages,
        )

    # Asking.

    def sit(
        self, identity: str, seat: int | None, name: str | None, entropy: bytes, key: str
    ) -> Seated | None:
        """Take an open seat; or, sitting already, give another part of the shuffles."""
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
        """Deal. A seat that has given no part of the shuffles gets one of `spare`."""
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
        """What an action leads to; raises the engine's Refusal if it is not allowed."""
        position = self._playing().clone()
        refusal = judge(position, seat, action)
        if refusal is not None:
            raise refusal
        position.shuffler = FairShuffles(self.secret, self._entropy(), self.shuffles)
        facts: Journal = []
        apply(position, seat, action, facts)
        return Acted(seat, action, tuple(facts), by, note)

    def check_fresh(self, seat: int, number: int) -> None:
        """Raise Stale if the seat's choices have changed since `number`, the last entry that its player saw.

        SatInFor comes first: while a stand-in plays, nothing that the player saw stays current.
        """
        if self.seats[seat].stand_in:
            raise SatInFor()
        if number < self.fresh[seat]:
            raise Stale(number=number, now=self.number)

    def time_out(self, now: int) -> TimedOut | None:
        """The first seat whose time has run out."""
        for seat in self.to_act:
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
