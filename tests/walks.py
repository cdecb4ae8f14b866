"""Games in which every seat has a taste of its own, so that they go to extremes.

Players who pick evenly claim early and often; hoarders empty the card pile, askers the ticket
pile, diggers go into tunnels and out again.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from hypothesis import strategies as st

from perron.core.actions import Action, AskTickets, BuildStation, Claim, Decline, Draw, Pay
from perron.core.board import Board
from perron.core.chance import SEEDS, Dice
from perron.core.facts import Fact
from perron.core.moves import legal
from perron.core.play import Journal, apply, new_game
from perron.core.position import OVER, SETUP, Position, Shuffler

# What a seat likes to do; it does so seven times out of eight where it can.
TASTES: dict[str, tuple[type[Action], ...]] = {
    "even": (),
    "hoarder": (Draw,),
    "asker": (AskTickets,),
    "claimer": (Claim, Pay),
    "builder": (BuildStation, Claim),
    "digger": (Claim, Decline),
}


@dataclass(frozen=True)
class Style:
    """How a game goes: the seed of its deal and its choices, and the taste of each seat."""

    seed: int
    tastes: tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """What was done and what came of it; the first step is the deal. The position moves on."""

    position: Position
    seat: int | None
    action: Action | None
    facts: tuple[Fact, ...]


def styles(players: int) -> st.SearchStrategy[Style]:
    tastes = st.sampled_from(sorted(TASTES))
    return st.builds(Style, st.integers(0, int(SEEDS) - 1), st.tuples(*[tastes] * players))


def to_choose(position: Position) -> list[int]:
    """The seats that may do something now."""
    if position.phase == OVER:
        return []
    if position.phase != SETUP:
        return [int(position.mover)]
    return [seat for seat in range(int(position.seats)) if position.is_choosing(seat)]


def chosen(dice: Dice, taste: str, actions: list[Action]) -> Action:
    """One of the actions, by taste."""
    liked = [action for action in actions if isinstance(action, TASTES[taste])]
    if liked and dice.below(8):
        actions = liked
    return actions[dice.below(len(actions))]


def play(
    board: Board, players: int, style: Style, shuffler: Shuffler | None = None
) -> Iterator[Step]:
    """A whole game, step by step."""
    dice = Dice(style.seed)
    facts: Journal = []
    starter = int(dice.below(players))
    position = new_game(board, players, style.seed, starter, shuffler, facts)
    step = partial(Step, position)
    yield step(None, None, tuple(facts))
    while seats := to_choose(position):
        seat = seats[dice.below(len(seats))]
        action = chosen(dice, style.tastes[seat], legal(position, seat))
        facts = []
        apply(position, seat, action, facts)
        yield step(seat, action, tuple(facts))
