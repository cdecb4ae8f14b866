"""The one protocol between a game and a bot.

A bot gets an Observation, the listed legal actions and a budget; it returns an action. It never
touches a Position of the running game, so it can't know more than a person in its seat. The
same seed and a budget in iterations give the same game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from perron.core.actions import Action
from perron.core.view import Observation


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision; None is no limit."""

    seconds: float | None = None
    iterations: int | None = None

    def within(self, other: "Budget") -> "Budget":
        """The tighter of the two, in each respect."""
        return Budget(
            seconds=_tighter(self.seconds, other.seconds),
            iterations=_tighter(self.iterations, other.iterations),
        )


# As long as it likes.
UNLIMITED: Final = Budget()

_Number = TypeVar("_Number", int, float)


def _tighter(one: _Number | None, other: _Number | None) -> _Number | None:
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)


class Bot(Protocol):
    """Something that plays a seat.

    One that was given a Budget of its own when it was made (`search:1s`) carries it as `budget`, and
    is held to it.
    """

    def decide(
        self, observation: Observation, legal: Sequence[Action], budget: Budget = UNLIMITED
    ) -> Action: ...
