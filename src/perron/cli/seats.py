"""Who sits where in a game of one person against bots, kept in the names of the record.

The person is called `you`, a bot `Greedy (bot)`, or `Greedy 1 (bot)` where it plays more than
one seat. So a record says all that is needed to take the game up again.
"""

import re
from collections.abc import Sequence
from typing import Final

from perron.bots import NAMES, make
from perron.core.errors import BadInput
from perron.core.reading import quote

YOU: Final = "you"

_BOT: Final = re.compile(r"(?P<name>.+?)( \d+)? \(bot\)")


def seat_names(bots: Sequence[str], seat: int) -> tuple[str, ...]:
    """The names of all seats: the person in this seat, the bots in the others in order."""
    called: list[str] = []
    for n, bot in enumerate(bots):
        number = f" {bots[: n + 1].count(bot)}" if bots.count(bot) > 1 else ""
        called.append(f"{bot.capitalize()}{number} (bot)")
    called.insert(seat, YOU)
    return tuple(called)


def seat_of_person(names: Sequence[str]) -> int | None:
    """Where the person sits; None in a game without one."""
    return names.index(YOU) if YOU in names else None


def bots_by_seat(names: Sequence[str]) -> tuple[int, dict[int, str]]:
    """The person's seat, and which bot plays each other seat. BadInput names the seat."""
    me = seat_of_person(names)
    if me is None:
        raise BadInput("names", f"nobody is called {quote(YOU)}, so there is no seat to play")
    return me, {
        seat: _bot_called(name, f"names[{seat}]") for seat, name in enumerate(names) if seat != me
    }


def _bot_called(name: str, place: str) -> str:
    called = _BOT.fullmatch(name)
    if called is not None:
        try:
            bot = called["name"].lower()
            make(bot, 0)
        except BadInput:
            pass
        else:
            return bot
    known = ", ".join(f"{bot.capitalize()} (bot)" for bot in NAMES)
    raise BadInput(place, f"{quote(name)} is not a bot that plays here: {known}")
