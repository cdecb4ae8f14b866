"""The names of people in records and logs.

A person without a name is stored without one: each reader calls them a guest, in words of their own.
"""

from typing import Final

# What older pages called people without a name, in their languages. Not names: somebody else
# would read "You wins". They stand in old logs and records.
_NO_NAMES: Final = frozenset(("you", "du", "sinä", "þú"))


def given_name(name: str | None) -> str | None:
    """A name that somebody gave; None for a word that only stands for the reader."""
    return None if name is None or name.strip().casefold() in _NO_NAMES else name
