"""What is kept of a game: four kinds of rows. docs/arena.md tells what each column means."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from perron.bots.supervise import Thinking
from perron.core.facts import Claimed, TicketsKept, TurnStarted
from perron.core.outcome import Outcome
from perron.wire.records import Record

START: Final = "start"
LATER: Final = "later"


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game."""

    game: int
    # The bots of the table in the order in which they were named, with commas.
    table: str
    deal: int
    rotation: int
    # The same bots in the order in which they sat.
    seating: str
    seed: int
    decisions: int
    turns: int
    seconds: float
    ending: str
    decided_by: str
    digest: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat of one game."""

    game: int
    seat: int
    bot: str
    score: int
    rank: int
    # Won alone; won together with others.
    won: bool
    shared: bool
    routes: int
    tickets: int
    completed: int
    failed: int
    stations: int
    longest_path: int
    longest_path_bonus: int
    globetrotter_bonus: int
    merchandise_bonus: int
    decisions: int
    mean_seconds: float
    max_seconds: float
    # Decisions in which the bot had to be replaced, and what was wrong the first time.
    failures: int
    failure: str | None


@dataclass(frozen=True, slots=True)
class TicketRow:
    """One ticket that was offered to one seat."""

    game: int
    seat: int
    ticket: str
    points: int
    # At the start of the game, or later on.
    offered: str
    kept: bool
    # None when it went back.
    completed: bool | None


@dataclass(frozen=True, slots=True)
class ClaimRow:
    """One route that one seat claimed; turns are counted over all seats, from 1."""

    game: int
    seat: int
    route: str
    turn: int


@dataclass(slots=True)
class Rows:
    """The rows of some games."""

    games: list[GameRow] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    tickets: list[TicketRow] = field(default_factory=list)
    claims: list[ClaimRow] = field(default_factory=list)

    def extend(self, more: "Rows") -> None:
        self.games += more.games
        self.seats += more.seats
        self.tickets += more.tickets
        self.claims += more.claims


def seat_row(game: int, seat: int, bot: str, outcome: Outcome, thinking: Thinking) -> SeatRow:
    """What a seat scored, and how it thought."""
    result = outcome.players[seat]
    alone = len(outcome.winners) == 1
    return SeatRow(
        game=game,
        seat=seat,
        bot=bot,
        score=result.total,
        rank=result.rank,
        won=result.rank == 1 and alone,
        shared=result.rank == 1 and not alone,
        routes=result.routes,
        tickets=result.tickets,
        completed=len(result.completed),
        failed=len(result.failed),
        stations=result.stations,
        longest_path=result.longest_path,
        longest_path_bonus=result.longest_path_bonus,
        globetrotter_bonus=result.globetrotter_bonus,
        merchandise_bonus=result.merchandise_bonus,
        decisions=thinking.decisions,
        mean_seconds=thinking.seconds / max(thinking.decisions, 1),
        max_seconds=thinking.slowest,
        failures=thinking.failures,
        failure=thinking.first_failure,
    )


def ticket_rows(game: int, record: Record, outcome: Outcome) -> Iterator[TicketRow]:
    """Every ticket that was offered: when, to whom, and what became of it."""
    board = record.board
    choices: Counter[int] = Counter()
    for step in record.steps:
        for fact in step.facts:
            if not isinstance(fact, TicketsKept):
                continue
            # Everybody chooses once before the first turn.
            offered = LATER if choices[fact.player] else START
            choices[fact.player] += 1
            completed = outcome.players[fact.player].completed
            for ticket in (*fact.kept, *fact.returned):
                if ticket is not None:
                    kept = ticket in fact.kept
                    card = board.tickets[ticket]
                    done = ticket in completed if kept else None
                    yield TicketRow(game, fact.player, card.id, card.points, offered, kept, done)


def claim_rows(game: int, record: Record) -> Iterator[ClaimRow]:
    """Every route that got an owner."""
    turn = 0
    for step in record.steps:
        for fact in step.facts:
            if isinstance(fact, Claimed):
                yield ClaimRow(game, fact.player, record.board.routes[fact.route].id, turn)
            elif isinstance(fact, TurnStarted):
                turn += 1


def turn_count(record: Record) -> int:
    """How many turns a game took, over all seats."""
    return sum(isinstance(fact, TurnStarted) for step in record.steps for fact in step.facts)
