"""search: tries the planner's best moves on guesses of what it can't see.

See searching.py for how it decides, docs/bots/search.md for why.
"""

import time
from collections.abc import Sequence
from typing import Final

from perron.bots.guess import Guesses
from perron.bots.protocol import UNLIMITED, Budget
from perron.bots.searching import Searcher
from perron.bots.style import Style
from perron.core.actions import Action
from perron.core.chance import Dice
from perron.core.moves import as_action
from perron.core.view import Observation

# Without any budget: so many games played out for a decision.
DEFAULT_PLAYOUTS: Final = 200


class SearchBot:
    """Thinks for a number of playouts, or for a time, whichever its budget says."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self._dice = Dice(seed)
        self.budget = budget or Budget(iterations=DEFAULT_PLAYOUTS)
        self._searcher: Searcher | None = None

    def decide(
        self, observation: Observation, legal: Sequence[Action], budget: Budget = UNLIMITED
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        guesses = Guesses(observation)
        if self._searcher is None or self._searcher.board is not observation.board:
            self._searcher = Searcher(observation.board, len(observation.players), Style())
        searcher = self._searcher
        searcher.begin(guesses)
        limit = _Limit(self.budget.within(budget))
        while not limit.spent(int(searcher.playouts)):
            if not searcher.think(guesses, self._dice, limit.late):
                break
        position = guesses.known()
        return as_action(position, guesses.seat, searcher.kind, searcher.target, searcher.cards)


class _Limit:
    """Is the budget used up?"""

    def __init__(self, budget: Budget) -> None:
        self._playouts = budget.iterations
        self._end = None if budget.seconds is None else time.perf_counter() + budget.seconds

    def spent(self, playouts: int) -> bool:
        return (self._playouts is not None and playouts >= self._playouts) or self.late()

    def late(self) -> bool:
        return self._end is not None and time.perf_counter() >= self._end
