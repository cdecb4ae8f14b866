"""Duplicate deals: the same shuffles played once for each way round the table.

A deal is a seed: the order of all cards and tickets, and of every later shuffle. Each table
plays a deal with every bot in every seat, so that luck with the cards goes to each of them in
turn. All tables play the same deals, in the same order; what a deal comes to depends on nothing
but the tournament's seed, so deals can be played anywhere and at any time.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from perron.arena.playing import bots_at, by_bots, ending, play_out
from perron.arena.rows import (
    GameRow,
    Rows,
    claim_rows,
    seat_row,
    ticket_rows,
    turn_count,
)
from perron.boards import load
from perron.bots.supervise import Thinking
from perron.core.board import Board
from perron.core.chance import derived
from perron.core.score import score
from perron.wire.records import Game

Table = tuple[str, ...]

_COMMA: Final = ","


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal of one table: `number` says which shuffles, `table` is a place in the list."""

    table: int
    number: int


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is to be played: for every table at least `games` games, in whole deals."""

    board: str
    tables: tuple[Table, ...]
    games: int
    seed: int

    @property
    def players(self) -> int:
        return len(self.tables[0])

    @property
    def bots(self) -> tuple[str, ...]:
        """Every bot that plays, once, in the order in which they come up."""
        return tuple(dict.fromkeys(bot for table in self.tables for bot in table))

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return sum(self.deals_of(table) * len(seatings(table)) for table in self.tables)

    def deals_of(self, table: Table) -> int:
        """How many deals a table plays."""
        return -(-self.games // len(seatings(table)))

    def deals(self) -> Iterator[Deal]:
        """Everything to play: deal by deal, so that what is done early is fair to all tables."""
        most = max(self.deals_of(table) for table in self.tables)
        for number in range(most):
            for at, table in enumerate(self.tables):
                if number < self.deals_of(table):
                    yield Deal(at, number)

    def game_number(self, deal: Deal, rotation: int) -> int:
        """A number for each game that no other game has, however many games are asked for."""
        sizes = [len(seatings(table)) for table in self.tables]
        return deal.number * sum(sizes) + sum(sizes[: deal.table]) + rotation


def tables_for(bots: Sequence[str], players: int) -> tuple[Table, ...]:
    """Every table that these bots can fill.

    With as many bots as seats or more: every choice of different bots. With fewer: every way to
    fill the seats in which each bot has one at least, so that `a,b` with three players is
    a a b and a b b, and a single bot plays itself.
    """
    if len(bots) >= players:
        return tuple(combinations(bots, players))
    return tuple(
        table for table in combinations_with_replacement(bots, players) if set(table) == set(bots)
    )


def seatings(table: Table) -> list[Table]:
    """The different ways to sit round a table: everybody moves up a seat each time."""
    turned = (table[n:] + table[:n] for n in range(len(table)))
    return list(dict.fromkeys(turned))


def play_deal(tournament: Tournament, deal: Deal) -> Rows:
    """Play one deal in all seatings of its table."""
    board = _board(tournament.board)
    table = tournament.tables[deal.table]
    seed = derived(tournament.seed, 2 * deal.number)
    choices = derived(tournament.seed, 2 * deal.number + 1)
    rows = Rows()
    for rotation, seating in enumerate(seatings(table)):
        started = time.perf_counter()
        match = _Match(board, seating, seed, derived(choices, rotation))
        seconds = time.perf_counter() - started
        number = tournament.game_number(deal, rotation)
        rows.games.append(
            GameRow(
                game=number,
                table=_COMMA.join(table),
                deal=deal.number,
                rotation=rotation,
                seating=_COMMA.join(seating),
                seed=seed,
                decisions=match.decisions,
                turns=turn_count(match.game.record),
                seconds=seconds,
                ending=ending(match.game.position),
                decided_by=match.outcome.decided_by,
                digest=match.digest,
            )
        )
        match.note(number, rows)
    return rows


@cache
def _board(name_or_path: str) -> Board:
    """Read once for each process: deals are short."""
    return load(name_or_path)


class _Match:
    """One game, played to the end, with its record and how the bots came to their decisions."""

    def __init__(self, board: Board, seating: Table, seed: int, choices: int) -> None:
        self.seating = seating
        self.game = Game.new(board, len(seating), seed, names=seating)
        self.thinking = [Thinking() for _ in seating]
        choose = by_bots(bots_at(seating, choices), self.thinking)
        self.decisions, self.digest = play_out(self.game, choose)
        self.outcome = score(self.game.position)

    def note(self, number: int, rows: Rows) -> None:
        """Write down what came of it."""
        for seat, name in enumerate(self.seating):
            rows.seats.append(seat_row(number, seat, name, self.outcome, self.thinking[seat]))
        rows.tickets += ticket_rows(number, self.game.record, self.outcome)
        rows.claims += claim_rows(number, self.game.record)
