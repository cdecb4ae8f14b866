"""Supervision: a bot that fails or overruns is replaced for that decision by a safe choice.

The failure is part of the answer, so that whoever runs the game can report it.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from perron.bots.protocol import Bot, Budget
from perron.core.actions import DECK, Action, Decline, Draw, Keep
from perron.core.view import Observation

# A bot may take this much longer than its seconds, and a moment, before that is an overrun.
_GRACE: Final = 1.5
_MOMENT: Final = 0.25


@dataclass(frozen=True, slots=True)
class Decision:
    """What is done, how long it took, and what went wrong if the bot did not decide it."""

    action: Action
    seconds: float
    failure: str | None


@dataclass(slots=True)
class Thinking:
    """How one seat came to its decisions."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    failures: int = 0
    first_failure: str | None = None

    def add(self, seconds: float, failure: str | None) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        if failure is not None:
            self.failures += 1
            self.first_failure = self.first_failure or failure


def supervise(
    bot: Bot, observation: Observation, legal: Sequence[Action], budget: Budget
) -> Decision:
    """Let a bot decide; whatever it does, a legal action comes of it.

    A bot with a budget of its own has to keep to the tighter of that and the one given.
    """
    own: Budget | None = getattr(bot, "budget", None)
    if own is not None:
        budget = budget.within(own)
    started = time.perf_counter()
    failure: str | None = None
    action: Action | None = None
    try:
        action = bot.decide(observation, legal, budget)
    except Exception as error:  # noqa: BLE001 - a bot is not ours: any failure is answered for
        failure = f"{type(error).__name__}: {error}"
    seconds = time.perf_counter() - started
    if action is not None and action not in legal:
        failure = f"chose {action}, which is not among the legal actions"
    if budget.seconds is not None and seconds > budget.seconds * _GRACE + _MOMENT:
        failure = failure or f"took {seconds:.2f} s of {budget.seconds:.2f} s"
    if failure is not None or action is None:
        return Decision(safe_choice(legal), seconds, failure or "chose nothing")
    return Decision(action, seconds, None)


def safe_choice(legal: Sequence[Action]) -> Action:
    """An action that can do no great harm: an unseen card, any card, the fewest tickets."""
    return min(legal, key=_harm)


def _harm(action: Action) -> tuple[int, int]:
    match action:
        case Draw(slot):
            return 0, 0 if slot == DECK else 1
        case Keep(tickets):
            return 1, len(tickets)
        case Decline():
            return 2, 0
        case _:
            return 3, 0
