"""Who sits where, kept in the names of the record.

In a game of one person against bots the person is called `you`, a bot `Greedy (bot)`, or `Greedy 1 (bot)` where it
plays more than one seat. So a record says all that is needed to take the game up again. In records of the server people
have names of their own, or none (guests), and bots are called by their levels.
"""

import re
from collections.abc import Sequence
from typing import Final

from perron.bots import NAMES, make
from perron.bots.levels import LEVELS
from perron.core.errors import BadInput
from perron.terminal.complaints import Complaint
from perron.wire.names import given_name
from perron.words.catalogue import Words

YOU: Final = "you"

_BOT_MARK: Final = " (bot)"
# How many names the catalogues have for bots.
_BOT_NAMES: Final = 5
_BOT: Final = re.compile(rf"(?P<name>.+?)( \d+)?{re.escape(_BOT_MARK)}")


def seat_names(bots: Sequence[str], seat: int) -> tuple[str, ...]:
    """The names of all seats: the person in this seat, the bots in the others in order."""
    called: list[str] = []
    for n, bot in enumerate(bots):
        number = f" {bots[: n + 1].count(bot)}" if bots.count(bot) > 1 else ""
        called.append(f"{bot.capitalize()}{number}{_BOT_MARK}")
    called.insert(seat, YOU)
    return tuple(called)


def shown_names(words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """The names as the reader says them and as a terminal can show them.

    Bots of a level are called as they are on the page, by their seat; so are people without a name.
    """
    people = [seat for seat, name in enumerate(names) if _level_of(name) is None]
    return tuple(
        _person_name(words, people.index(seat) + 1, name)
        if _level_of(name) is None
        else _bot_name(words, seat, name)
        for seat, name in enumerate(names)
    )


def _level_of(name: str) -> str | None:
    """The bot that plays a seat of this name, None for a person."""
    bot = _BOT.fullmatch(name)
    return name if name in LEVELS else None if bot is None else bot["name"].lower()


def _person_name(words: Words, number: int, name: str) -> str:
    if name == YOU:
        return words.say("you")
    return printable(given_name(name) or words.say("guest", n=number))


def _bot_name(words: Words, seat: int, name: str) -> str:
    level = _level_of(name)
    if level not in LEVELS:
        return words.say("cli-bot", name=printable(name.removesuffix(_BOT_MARK)))
    called = words.say(f"bot-{seat % _BOT_NAMES + 1}")
    return f"{called} ({words.say('seat-bot', level=words.say(f'level-{level}'))})"


def printable(name: str) -> str:
    """A name as a terminal can show it: no control characters. It may come from a file."""
    return "".join(char if char.isprintable() else "?" for char in name)


def seat_of_person(names: Sequence[str]) -> int | None:
    """Where the person sits; None in a game without one."""
    return names.index(YOU) if YOU in names else None


def bots_by_seat(names: Sequence[str]) -> tuple[int, dict[int, str]]:
    """The person's seat, and which bot plays each other seat. A Complaint names the seat."""
    me = seat_of_person(names)
    if me is None:
        raise Complaint("names", "cli-no-person", name=YOU)
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
    known = ", ".join(f"{bot.capitalize()}{_BOT_MARK}" for bot in NAMES)
    raise Complaint(place, "cli-no-bot", name=name, bots=known)
