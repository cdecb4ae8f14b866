"""Finding cities by what people type: a part of a name in any language, with or without accents."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from perron.core.board import Board

# Letters that are no others with an accent, as people type them without.
_LETTERS: Final = str.maketrans(
    {"ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)


def matching_cities(board: Board, typed: str) -> list[int]:
    """The cities with a name that has this in it; only those called just so, if there are any."""
    wanted = _plain(typed)
    known = [[_plain(name) for name in (city.name, *city.names.values())] for city in board.cities]
    exact = [city for city, names in enumerate(known) if wanted in names]
    return exact or [
        city for city, names in enumerate(known) if any(wanted in name for name in names)
    ]


def routes_at(board: Board, cities: Iterable[int]) -> list[int]:
    """The routes that touch one of the cities."""
    ends = set(cities)
    return [route for route, track in enumerate(board.routes) if {track.a, track.b} & ends]


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(char for char in letters if not unicodedata.combining(char)).strip()
