"""The colours of the seats of a table."""

from typing import Final, Literal, get_args

# Each colour has its own shape. A person who chooses none gets the colour of the seat.
Colour = Literal["cobalt", "vermilion", "amber", "aqua", "aubergine"]
COLOURS: Final[tuple[str, ...]] = get_args(Colour)


def first_colours(seats: int) -> tuple[str, ...]:
    """The colours of a table at which nobody has chosen."""
    return COLOURS[:seats]


def with_colour(colours: tuple[str, ...], seat: int, colour: str) -> tuple[str, ...]:
    """The colours after a seat has chosen: a seat that had the colour gets the old one of the chooser."""
    given_up = colours[seat]
    return tuple(
        colour if n == seat else given_up if held == colour else held
        for n, held in enumerate(colours)
    )
