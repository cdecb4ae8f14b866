"""search: tries the planner's best moves on guesses of what it can't see.

See searching.py for how it decides, docs/bots/search.md for why.
"""

import time
from collections.abc import Sequence
from typing import Final

from perron.bots.guess import Guesses
from perron.bots.protocol import Budget
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
        self._budget = budget or Budget(iterations=DEFAULT_PLAYOUTS)
        self._searcher: Searcher | None = None

    def decide(self, observation: Observation, legal: Sequence[Action], budget: Budget) -> Action:
        if len(legal) == 1:
            return legal[0]
        guesses = Guesses(observation)
        if self._searcher is None or self._searcher.board is not observation.board:
            self._searcher = Searcher(observation.board, len(observation.players), Style())
        searcher = self._searcher
        searcher.begin(guesses)
        spent = _Limit(self._budget, budget)
        while not spent(int(searcher.playouts)) and searcher.think(guesses, self._dice):
            pass
        position = guesses.known()
        return as_action(position, guesses.seat, searcher.kind, searcher.target, searcher.cards)


class _Limit:
    """Is the budget used up? The tighter of the bot's own and the one it is given."""

    def __init__(self, own: Budget, given: Budget) -> None:
        counts = [b.iterations for b in (own, given) if b.iterations is not None]
        times = [b.seconds for b in (own, given) if b.seconds is not None]
        self._playouts = min(counts) if counts else None
        self._end = time.perf_counter() + min(times) if times else None

    def __call__(self, playouts: int) -> bool:
        if self._playouts is not None and playouts >= self._playouts:
            return True
        return self._end is not None and time.perf_counter() >= self._end
