"""One game by bots: the general way through observations, and the fast way for random ones."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from perron.bots import Bot, Budget, make
from perron.bots.supervise import Thinking, supervise
from perron.core.actions import Action
from perron.core.board import Board
from perron.core.chance import Dice, derived
from perron.core.facts import LAST_ROUND, STALLED
from perron.core.moves import legal
from perron.core.playout import Playout, mixed
from perron.core.position import Position
from perron.core.score import Tally
from perron.core.turns import next_to_act
from perron.core.view import observe
from perron.wire.records import Game, Record

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
    # Per seat: decisions in which the bot was replaced, and what was wrong the first time.
    failures: tuple[int, ...]
    first_failures: tuple[str | None, ...]


def play_random(playout: Playout, deal: int, choices: int) -> Played:
    """A random game, straight through the core."""
    position = playout.play(deal, choices)
    thinking = [Thinking()] * int(position.seats)
    return _played(position, int(playout.decisions), int(playout.digest), thinking)


def play_recorded(
    board: Board, bots: Sequence[str], deal: int, choices: int
) -> tuple[Played, Record]:
    """A game through observations, with its record; the same game for random bots."""
    game = Game.new(board, len(bots), deal, names=tuple(bots))
    thinking = [Thinking() for _ in bots]
    alike = set(bots) == {RANDOM}
    choose = _evenly(choices) if alike else by_bots(bots_at(bots, choices), thinking)
    decisions, digest = play_out(game, choose)
    return _played(game.position, decisions, digest, thinking), game.record


def play_out(game: Game, choose: Chooser) -> tuple[int, int]:
    """Play a game to its end; returns the number of decisions and their digest."""
    decisions = digest = 0
    while not game.over:
        seat = int(next_to_act(game.position))
        actions = legal(game.position, seat)
        action = choose(game.position, seat, actions)
        chosen = actions.index(action) if action in actions else len(actions)
        digest = mixed(digest, chosen, len(actions))
        decisions += 1
        game.act(seat, action)
    return decisions, digest


def _evenly(choices: int) -> Chooser:
    dice = Dice(choices)
    return lambda position, seat, actions: actions[dice.below(len(actions))]


def bots_at(names: Sequence[str], choices: int) -> list[Bot]:
    """The bots of a table, the chances of each drawn from a seed of its own."""
    return [make(name, derived(choices, seat)) for seat, name in enumerate(names)]


def by_bots(bots: Sequence[Bot], thinking: Sequence[Thinking]) -> Chooser:
    """Each seat as its bot decides under supervision; how it came to that is written down."""
    budget = Budget()

    def choose(position: Position, seat: int, actions: list[Action]) -> Action:
        decision = supervise(bots[seat], observe(position, seat), actions, budget)
        thinking[seat].add(decision.seconds, decision.failure)
        return decision.action

    return choose


def ending(position: Position) -> str:
    """How a finished game ended."""
    return STALLED if position.passes == position.seats else LAST_ROUND


def _played(
    position: Position, decisions: int, digest: int, thinking: Sequence[Thinking]
) -> Played:
    tally = Tally(position)
    return Played(
        scores=tuple(tally.total),
        winners=tuple(seat for seat, rank in enumerate(tally.rank) if rank == 1),
        decisions=decisions,
        ending=ending(position),
        digest=digest,
        failures=tuple(seat.failures for seat in thinking),
        first_failures=tuple(seat.first_failure for seat in thinking),
    )
