"""Card kinds, and counting cards.

A multiset of cards is one integer: nine counts of seven bits, in the order of KINDS. The
top bit of every count stays clear (a guard), so that two multisets can be compared and
subtracted in a few machine operations. Hence a board's deck holds at most 63 cards of a
kind and 126 in all; `perron board check` says so.

A row of cards, in which places matter (the market, the cards turned for a tunnel), is one
integer too: four bits a place, 0 for a hole, otherwise the kind plus one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KINDS: Final = (
    "pink",
    "blue",
    "orange",
    "white",
    "green",
    "yellow",
    "black",
    "red",
    "locomotive",
)
COLOURS: Final[i64] = 8
KIND_COUNT: Final[i64] = 9
LOCOMOTIVE: Final[i64] = 8

# What a route without a colour of its own says where a colour is asked for.
GREY: Final[i64] = 8

MOST_OF_A_KIND: Final = 63
MOST_IN_ALL: Final = 126

NO_CARDS: Final[i64] = 0
HOLE: Final[i64] = -1

_BITS: Final[i64] = 7
_COUNT: Final[i64] = 127
_GUARDS: Final[i64] = 0x4081020408102040
_UNITS: Final = vec[i64]([128**kind for kind in range(9)])

_PLACE: Final[i64] = 4
_CARD: Final[i64] = 15
_PLACES: Final = vec[i64]([16**place for place in range(15)])


def one(kind: i64) -> i64:
    """One card of this kind, as a multiset."""
    return _UNITS[kind]


def some(kind: i64, number: i64) -> i64:
    """This number of cards of one kind, as a multiset."""
    return _UNITS[kind] * number


def count(cards: i64, kind: i64) -> i64:
    """How many cards of this kind there are."""
    return (cards >> (kind * _BITS)) & _COUNT


def total(cards: i64) -> i64:
    """How many cards there are. (128 leaves 1 when divided by 127, so the counts add up.)"""
    return cards % _COUNT


def covers(cards: i64, part: i64) -> bool:
    """Is every card of `part` there?"""
    return ((cards | _GUARDS) - part) & _GUARDS == _GUARDS


def beyond(cards: i64, part: i64) -> i64:
    """The cards that are left of `cards` after `part`, never fewer than none of a kind."""
    rest = (cards | _GUARDS) - part
    kept = rest & _GUARDS
    return rest & (kept - (kept >> 6))


def packed(counts: list[int]) -> int:
    """The multiset with these counts, in the order of KINDS."""
    cards: i64 = 0
    for kind, number in enumerate(counts):
        cards += _UNITS[i64(kind)] * i64(number)
    return cards


def counts(cards: i64) -> list[int]:
    """The nine counts of a multiset, in the order of KINDS."""
    return [int(count(cards, kind)) for kind in range(KIND_COUNT)]


def colours_with(cards: i64, number: i64) -> i64:
    """In how many colours there are at least this many cards."""
    found: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if (cards >> (colour * _BITS)) & _COUNT >= number:
            found += 1
        colour += 1
    return found


def colour_of(cards: i64) -> i64:
    """The first colour among the cards, LOCOMOTIVE when there is none."""
    for colour in range(COLOURS):
        if (cards >> (colour * _BITS)) & _COUNT:
            return colour
    return LOCOMOTIVE


def place(row: i64, slot: i64) -> i64:
    """The kind that lies in this place of a row, or HOLE."""
    return ((row >> (slot * _PLACE)) & _CARD) - 1


def placed(row: i64, slot: i64, kind: i64) -> i64:
    """The row with this kind (or HOLE) in this place."""
    was = (row >> (slot * _PLACE)) & _CARD
    return row + (kind + 1 - was) * _PLACES[slot]


def row_cards(row: i64) -> i64:
    """The cards of a row as a multiset."""
    cards: i64 = 0
    while row:
        kind = (row & _CARD) - 1
        if kind >= 0:
            cards += _UNITS[kind]
        row >>= _PLACE
    return cards


def row_list(row: i64, length: i64) -> list[int]:
    """The kinds in the places of a row, HOLE where there is none."""
    return [int(place(row, slot)) for slot in range(length)]
