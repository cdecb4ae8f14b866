"""One game by bots: the general way through observations, and the fast way for random ones."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from perron.bots import Bot, Budget, make
from perron.core.actions import Action
from perron.core.board import Board
from perron.core.chance import Dice, derived
from perron.core.facts import LAST_ROUND, STALLED
from perron.core.moves import legal
from perron.core.playout import Playout, mixed
from perron.core.position import SETUP, Position
from perron.core.record import Game, Record
from perron.core.score import Tally
from perron.core.view import observe

RANDOM: Final = "random"

# Given a game, the seat to decide and its listed actions: what it does.
Chooser = Callable[[Position, int, list[Action]], Action]


@dataclass(frozen=True, slots=True)
class Played:
    """What a finished game comes to."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    ending: str
    # A number that stands for every decision of the game.
    digest: int


def play_random(playout: Playout, deal: int, choices: int) -> Played:
    """A random game, straight through the core."""
    position = playout.play(deal, choices)
    return _played(position, int(playout.decisions), int(playout.digest))


def play_recorded(
    board: Board, bots: Sequence[str], deal: int, choices: int
) -> tuple[Played, Record]:
    """A game through observations, with its record; the same game for random bots."""
    game = Game.new(board, len(bots), deal, names=tuple(bots))
    choose = _evenly(choices) if set(bots) == {RANDOM} else by_bots(bots_at(bots, choices))
    decisions, digest = play_out(game, choose)
    return _played(game.position, decisions, digest), game.record


def play_out(game: Game, choose: Chooser) -> tuple[int, int]:
    """Play a game to its end; returns the number of decisions and their digest."""
    decisions = digest = 0
    while not game.over:
        seat = next_seat(game.position)
        actions = legal(game.position, seat)
        action = choose(game.position, seat, actions)
        chosen = actions.index(action) if action in actions else len(actions)
        digest = mixed(digest, chosen, len(actions))
        decisions += 1
        game.act(seat, action)
    return decisions, digest


def next_seat(position: Position) -> int:
    """Who decides next; before the first turn the lowest seat that has yet to choose."""
    if position.phase != SETUP:
        return int(position.mover)
    return next(seat for seat in range(int(position.seats)) if position.is_choosing(seat))


def _evenly(choices: int) -> Chooser:
    dice = Dice(choices)
    return lambda position, seat, actions: actions[dice.below(len(actions))]


def bots_at(names: Sequence[str], choices: int) -> list[Bot]:
    """The bots of a table, the chances of each drawn from a seed of its own."""
    return [make(name, derived(choices, seat)) for seat, name in enumerate(names)]


def by_bots(bots: Sequence[Bot]) -> Chooser:
    """Each seat as its bot decides."""
    budget = Budget()
    return lambda position, seat, actions: bots[seat].decide(
        observe(position, seat), actions, budget
    )


def ending(position: Position) -> str:
    """How a finished game ended."""
    return STALLED if position.passes == position.seats else LAST_ROUND


def _played(position: Position, decisions: int, digest: int) -> Played:
    tally = Tally(position)
    return Played(
        scores=tuple(tally.total),
        winners=tuple(seat for seat, rank in enumerate(tally.rank) if rank == 1),
        decisions=decisions,
        ending=ending(position),
        digest=digest,
    )
