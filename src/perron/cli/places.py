"""Finding cities by what people type: a part of the name, with or without its accents."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from perron.core.board import Board

# Letters that are no others with an accent, as people type them without.
_LETTERS: Final = str.maketrans(
    {"ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)


def matching_cities(board: Board, typed: str) -> list[int]:
    """The cities whose name has this in it; only the one that is called just so, if one is."""
    wanted = _plain(typed)
    names = [_plain(city.name) for city in board.cities]
    exact = [city for city, name in enumerate(names) if name == wanted]
    return exact or [city for city, name in enumerate(names) if wanted in name]


def routes_at(board: Board, cities: Iterable[int]) -> list[int]:
    """The routes that touch one of the cities."""
    ends = set(cities)
    return [route for route, track in enumerate(board.routes) if {track.a, track.b} & ends]


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(char for char in letters if not unicodedata.combining(char)).strip()
