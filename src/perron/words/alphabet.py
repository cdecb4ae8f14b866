"""The order of names, by the alphabet of a language.

A catalogue with letters of its own says its alphabet at its top, `### alphabet: a b … z å ä ö`. Letters
that are not in it stand with the letter they are made of, as they do in languages that say none.
"""

import re
from collections.abc import Sequence
from functools import cache
from string import ascii_lowercase
from typing import Final
from unicodedata import normalize

from perron.words.languages import head

# What names are sorted by: the places of their letters, then the name itself.
Order = tuple[tuple[int, ...], str]

_BETWEEN_WORDS: Final = -1


class Alphabet:
    """Letters in their order; two characters may be one letter, as aa is in Danish."""

    def __init__(self, letters: Sequence[str]) -> None:
        self._places = {letter: place for place, letter in enumerate(letters)}
        longest_first = sorted(letters, key=len, reverse=True)
        self._letter = re.compile("|".join([*map(re.escape, longest_first), "."]), re.DOTALL)

    def order(self, text: str) -> Order:
        """What to sort a name by."""
        letters = self._letter.findall(normalize("NFC", text.casefold()))
        return tuple(map(self._place, letters)), text

    def _place(self, letter: str) -> int:
        if letter in self._places:
            return self._places[letter]
        if not letter.isalpha():
            return _BETWEEN_WORDS
        return self._places.get(normalize("NFD", letter)[0], len(self._places))


@cache
def alphabet_of(language: str) -> Alphabet:
    """The alphabet of a language that has a catalogue."""
    return Alphabet(head(language, "alphabet").split() or ascii_lowercase)
