"""Bots: an Observation and the legal actions in, an action out."""

from collections.abc import Callable
from typing import Final

from perron.bots.greedy import GreedyBot
from perron.bots.protocol import Bot, Budget
from perron.bots.random import RandomBot
from perron.core.errors import BadInput

_BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
NAMES: Final = tuple(_BOTS)
# Who fills an empty seat when nobody is named.
DEFAULT_BOT: Final = "greedy"


def make(name: str, seed: int) -> Bot:
    """The bot with this name, its chances drawn from this seed."""
    if name not in _BOTS:
        raise BadInput(name, f"there is no such bot; there are {', '.join(NAMES)}")
    return _BOTS[name](seed)


__all__ = ["DEFAULT_BOT", "NAMES", "Bot", "Budget", "make"]
