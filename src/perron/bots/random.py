"""random: picks evenly among the listed legal actions, and nothing else."""

from collections.abc import Sequence

from perron.bots.protocol import UNLIMITED, Budget
from perron.core.actions import Action
from perron.core.chance import Dice
from perron.core.view import Observation


class RandomBot:
    """Every listed action is as likely as any other, whatever it does."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def decide(
        self, observation: Observation, legal: Sequence[Action], budget: Budget = UNLIMITED
    ) -> Action:
        return legal[self._dice.below(len(legal))]
