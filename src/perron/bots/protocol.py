"""The one protocol between a game and a bot.

A bot gets an Observation, the listed legal actions and a budget; it returns an action. It never
touches a Position of the running game, so it can't know more than a person in its seat. The
same seed and a budget in iterations give the same game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from perron.core.actions import Action
from perron.core.view import Observation


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision; None is no limit."""

    seconds: float | None = None
    iterations: int | None = None


class Bot(Protocol):
    """Something that plays a seat."""

    def decide(
        self, observation: Observation, legal: Sequence[Action], budget: Budget
    ) -> Action: ...
