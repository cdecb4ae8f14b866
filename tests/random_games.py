"""Random games for tests that want many positions: every board, every number of players."""

from collections.abc import Iterator
from dataclasses import dataclass

from perron.boards import builtin, load
from perron.core.actions import Action
from perron.core.board import Board
from perron.core.chance import Dice
from perron.core.moves import legal
from perron.core.play import apply, new_game
from perron.core.position import OVER, SETUP, Position

TABLES = [
    (name, players)
    for name in builtin()
    for players in range(load(name).rules.players[0], load(name).rules.players[1] + 1)
]


@dataclass(frozen=True)
class Turn:
    """A position, and what is done in it."""

    position: Position
    seat: int
    action: Action


def walk(board: Board, players: int, seed: int) -> Iterator[Turn]:
    """The turns of a game in which everybody picks evenly; the position moves on by itself."""
    dice = Dice(seed)
    position = new_game(board, players, seed, starter=int(dice.below(players)))
    while position.phase != OVER:
        seat = int(position.mover)
        if position.phase == SETUP:
            choosing = [seat for seat in range(players) if position.is_choosing(seat)]
            seat = choosing[dice.below(len(choosing))]
        actions = legal(position, seat)
        action = actions[dice.below(len(actions))]
        yield Turn(position, seat, action)
        apply(position, seat, action, None)


def carried(position: Position) -> list[object]:
    """All that a printed position carries: everything but what others could have noted."""
    p = position
    return [
        [p.seed, p.phase, p.mover, p.final_turns, p.passes, p.choosing],
        [p.market, p.discard, p.tunnel, p.laid, p.turned, p.turned_count],
        [
            [p.hand(s), p.trains(s), p.score(s), p.stations_left(s), p.merchandise(s)]
            for s in range(p.seats)
        ],
        [[p.ticket_total(s), p.tickets(s), p.offer(s)] for s in range(p.seats)],
        [list(p.owner), list(p.open), list(p.station), list(p.ticket_at), list(p.table)],
        [p.deck_list(), p.pile_list()],
    ]
