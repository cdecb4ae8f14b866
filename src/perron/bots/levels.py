"""Six levels for people, from gentle to the strongest, each a named setting of the bots.

The lower ones are the greedy bot and the planner with lapses: now and then, by a chance that
shrinks from level to level, they do something arbitrary among what is listed, as a person does who
is not quite paying attention. The last one searches.
"""

from collections.abc import Callable, Sequence
from typing import Final

from perron.bots.greedy import GreedyBot
from perron.bots.planner import PlannerBot
from perron.bots.protocol import UNLIMITED, Bot, Budget
from perron.bots.search import SearchBot
from perron.core.actions import Action
from perron.core.chance import Dice, derived
from perron.core.view import Observation


class LapsingBot:
    """Plays like another bot, but does something arbitrary in so many of a hundred decisions."""

    def __init__(self, bot: Bot, lapses: int, seed: int) -> None:
        self._bot = bot
        self._lapses = lapses
        self._dice = Dice(seed)

    def decide(
        self, observation: Observation, legal: Sequence[Action], budget: Budget = UNLIMITED
    ) -> Action:
        if self._dice.below(100) < self._lapses:
            return self._anything(legal)
        return self._bot.decide(observation, legal, budget)

    def _anything(self, legal: Sequence[Action]) -> Action:
        """A kind of action first, then one of that kind: or it would nearly always be a station."""
        kinds = sorted({type(action).__name__ for action in legal})
        kind = kinds[self._dice.below(len(kinds))]
        actions = [action for action in legal if type(action).__name__ == kind]
        return actions[self._dice.below(len(actions))]


def _greedy(lapses: int) -> Callable[[int], Bot]:
    return lambda seed: LapsingBot(GreedyBot(seed), lapses, derived(seed, 1))


def _planner(lapses: int) -> Callable[[int], Bot]:
    return lambda seed: LapsingBot(PlannerBot(seed), lapses, derived(seed, 1))


def _search(playouts: int) -> Callable[[int], Bot]:
    return lambda seed: SearchBot(seed, Budget(iterations=playouts))


_LEVELS: Final[dict[str, Callable[[int], Bot]]] = {
    "level1": _greedy(15),
    "level2": _greedy(0),
    "level3": _planner(20),
    "level4": _planner(9),
    "level5": _planner(0),
    "level6": _search(200),
}
LEVELS: Final = tuple(_LEVELS)


def level(name: str, seed: int) -> Bot:
    """The bot of a level."""
    return _LEVELS[name](seed)
