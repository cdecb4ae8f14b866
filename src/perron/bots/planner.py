"""planner: the cheapest network for its tickets, and every move for that plan.

See planning.py for how it decides, docs/bots/planner.md for why.
"""

from collections.abc import Sequence

from perron.bots.guess import Guesses
from perron.bots.planning import Planner
from perron.bots.protocol import UNLIMITED, Budget
from perron.bots.style import Style
from perron.core.actions import Action
from perron.core.moves import as_action
from perron.core.view import Observation


class PlannerBot:
    """Keeps to a plan until the board breaks it; leaves nothing to chance."""

    def __init__(self, seed: int) -> None:
        self._planner: Planner | None = None

    def decide(
        self, observation: Observation, legal: Sequence[Action], budget: Budget = UNLIMITED
    ) -> Action:
        guesses = Guesses(observation)
        position = guesses.known()
        if self._planner is None or self._planner.board is not observation.board:
            self._planner = Planner(observation.board, len(observation.players), Style())
        planner = self._planner
        planner.decide(position, guesses.seat)
        return as_action(position, guesses.seat, planner.kind, planner.target, planner.cards)
