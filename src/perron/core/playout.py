"""Random games at full speed: a player that picks evenly among the listed legal moves."""

from typing import Final

from mypy_extensions import i64

from perron.core.blank import blank
from perron.core.board import Board
from perron.core.chance import Dice
from perron.core.moves import Moves
from perron.core.play import deal, perform
from perron.core.position import OVER, Position
from perron.core.turns import next_to_act

_MIX: Final[i64] = 1000003
_WORD: Final[i64] = 0x7FFFFFFF


def mixed(digest: i64, chosen: i64, number: i64) -> i64:
    """The digest of a game after one more decision: which of how many moves was chosen."""
    return ((digest ^ chosen) * _MIX + number) & _WORD


class Playout:
    """Plays random games on one board, one after the other, reusing its memory."""

    def __init__(self, board: Board, seats: int) -> None:
        self._blank: Position = blank(board, seats)
        self.moves: Moves = Moves(board)
        # Decisions of the last game, and a number that stands for all of them.
        self.decisions: i64 = 0
        self.digest: i64 = 0

    def play(self, seed: int, choices: int) -> Position:
        """One game: dealt by a seed, decided by another."""
        position = self.deal(seed)
        self.finish(position, Dice(choices))
        return position

    def deal(self, seed: int) -> Position:
        """A fresh game, without building the blank board again."""
        position = self._blank.clone()
        position.seed = seed
        deal(position, None)
        return position

    def finish(self, position: Position, dice: Dice) -> None:
        """Play on from a position to the end."""
        self.decisions = 0
        self.digest = 0
        while position.phase != OVER:
            self.step(position, dice)

    def step(self, position: Position, dice: Dice) -> None:
        """One random decision. Before the first turn the lowest seat that has yet to choose."""
        moves = self.moves
        seat = next_to_act(position)
        number = moves.look(position, seat)
        chosen = dice.below(number)
        moves.find(position, seat, chosen)
        perform(position, seat, moves.kind, moves.target, moves.cards, None)
        self.decisions += 1
        self.digest = mixed(self.digest, chosen, number)
