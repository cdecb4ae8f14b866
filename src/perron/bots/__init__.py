"""Bots: an Observation and the legal actions in, an action out.

A bot is named by a word, with a budget after a colon where it takes one: `random`, `greedy`,
`planner`, `search`, `search:200` (playouts for a decision), `search:0.5s` (seconds), and
`level1` to `level6` for people.

>>> from perron import bots
>>> "planner" in bots.NAMES
True
"""

from collections.abc import Callable
from typing import Final

from perron.bots.greedy import GreedyBot
from perron.bots.levels import LEVELS, level
from perron.bots.planner import PlannerBot
from perron.bots.protocol import UNLIMITED, Bot, Budget
from perron.bots.random import RandomBot
from perron.bots.search import SearchBot
from perron.core.errors import BadInput

# Who plays when nobody was asked for.
DEFAULT_BOT: Final = "level4"

_PLAIN: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
}
NAMES: Final = (*_PLAIN, "search", *LEVELS)

MOST_PLAYOUTS: Final = 1_000_000
MOST_SECONDS: Final = 600


class NoSuchBot(BadInput):
    """No bot has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name, f"there is no such bot; there are {', '.join(NAMES)}")


class NoBudget(BadInput):
    """This bot thinks for as long as it does: it takes no budget."""

    def __init__(self, name: str, bot: str) -> None:
        self.bot = bot
        super().__init__(name, f"{bot} takes no budget")


class WrongBudget(BadInput):
    """What stands after the colon is no budget, or too large a one."""

    def __init__(self, name: str) -> None:
        limits = f"1 to {MOST_PLAYOUTS} playouts, or up to {MOST_SECONDS} seconds (0.5s)"
        super().__init__(name, f"a budget is {limits}")


def make(name: str, seed: int) -> Bot:
    """The bot with this name, its chances drawn from this seed.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> perron.bots.make("planner", seed=1).decide(game.observe(0), game.legal(0))
    Keep(24, 9)
    """
    word, colon, amount = name.partition(":")
    if word == "search":
        return SearchBot(seed, _budget(name, amount) if colon else None)
    if word not in NAMES:
        raise NoSuchBot(name)
    if colon:
        raise NoBudget(name, word)
    if word in LEVELS:
        return level(word, seed)
    return _PLAIN[word](seed)


def _budget(name: str, amount: str) -> Budget:
    """`200` is playouts, `0.5s` seconds."""
    try:
        if amount.endswith("s"):
            seconds = float(amount[:-1])
            if 0 < seconds <= MOST_SECONDS:
                return Budget(seconds=seconds)
        else:
            playouts = int(amount)
            if 0 < playouts <= MOST_PLAYOUTS:
                return Budget(iterations=playouts)
    except ValueError:
        pass
    raise WrongBudget(name)


__all__ = ["DEFAULT_BOT", "NAMES", "UNLIMITED", "Bot", "Budget", "make"]
