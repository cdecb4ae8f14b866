"""What people at a table are called, and the colours of their seats.

A person without a name is stored without one: each reader calls them a guest, in words of their own.
"""

from typing import Final

# Each colour has its own shape. A person who chooses none gets the colour of the seat.
COLOURS: Final = ("cobalt", "vermilion", "amber", "aqua", "aubergine")

# What older pages called people without a name, in their languages. Not names: somebody else
# would read "You wins". They stand in old logs and records.
_NO_NAMES: Final = frozenset(("you", "du", "sinä", "þú"))


def given_name(name: str | None) -> str | None:
    """A name that somebody gave; None for a word that only stands for the reader."""
    return None if name is None or name.strip().casefold() in _NO_NAMES else name


def first_colours(seats: int) -> tuple[str, ...]:
    """The colours of a table at which nobody has chosen."""
    return COLOURS[:seats]


def with_colour(colours: tuple[str, ...], seat: int, colour: str) -> tuple[str, ...]:
    """The colours of all seats after one has chosen; who had that colour takes the one given up."""
    given_up = colours[seat]
    return tuple(
        colour if n == seat else given_up if held == colour else held
        for n, held in enumerate(colours)
    )
