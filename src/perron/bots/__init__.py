"""Bots: an Observation and the legal actions in, an action out.

A bot is named by a word, with a budget after a colon where it takes one: `random`, `greedy`,
`planner`, `search`, `search:200` (playouts for a decision), `search:0.5s` (seconds), and
`level1` to `level6` for people.
"""

from collections.abc import Callable
from typing import Final

from perron.bots.greedy import GreedyBot
from perron.bots.levels import LEVELS, level
from perron.bots.planner import PlannerBot
from perron.bots.protocol import Bot, Budget
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

_MOST_PLAYOUTS: Final = 1_000_000
_MOST_SECONDS: Final = 600.0


class NoSuchBot(BadInput):
    """No bot has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name, f"there is no such bot; there are {', '.join(NAMES)}")


def make(name: str, seed: int) -> Bot:
    """The bot with this name, its chances drawn from this seed."""
    word, colon, amount = name.partition(":")
    if word == "search":
        return SearchBot(seed, _budget(name, amount) if colon else None)
    if colon:
        raise BadInput(name, f"{word} takes no budget")
    if word in LEVELS:
        return level(word, seed)
    if word not in _PLAIN:
        raise NoSuchBot(name)
    return _PLAIN[word](seed)


def _budget(name: str, amount: str) -> Budget:
    """`200` is playouts, `0.5s` seconds."""
    try:
        if amount.endswith("s"):
            seconds = float(amount[:-1])
            if 0 < seconds <= _MOST_SECONDS:
                return Budget(seconds=seconds)
        else:
            playouts = int(amount)
            if 0 < playouts <= _MOST_PLAYOUTS:
                return Budget(iterations=playouts)
    except ValueError:
        pass
    raise BadInput(
        name,
        f"a budget is 1 to {_MOST_PLAYOUTS} playouts, or up to {_MOST_SECONDS:.0f} seconds (0.5s)",
    )


__all__ = ["DEFAULT_BOT", "NAMES", "Bot", "Budget", "make"]
