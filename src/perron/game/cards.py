"""Cards: a hand, a payment, a pile, counted by the names of the kinds."""

from collections.abc import Iterator, Mapping
from typing import Final, Self, TypedDict, Unpack

from perron.core.cards import (
    KINDS,
    MOST_IN_ALL,
    MOST_OF_A_KIND,
    count,
    counts,
    covers,
    packed,
    total,
)
from perron.core.errors import BadCount, UnknownCard
from perron.game.names import refused
from perron.wire.reading import quote


class Counts(TypedDict, total=False):
    """How many cards of each kind, as keyword arguments; a kind left out means none.

    >>> counts: Counts = {"red": 2, "locomotive": 1}
    >>> Cards(**counts)
    Cards(red=2, locomotive=1)
    """

    pink: int
    blue: int
    orange: int
    white: int
    green: int
    yellow: int
    black: int
    red: int
    locomotive: int


class Cards(int):
    """Some train cards: how many there are of each kind. Their order does not matter.

    A `Cards` is also the number by which the engine knows these cards, so that the engine and the
    bots take it as it is; `Cards(number)` turns such a number back. Compare the parts, not the
    number: `<` says nothing about cards, `in` does.

    >>> import perron
    >>> hand = perron.Cards(red=2, locomotive=1)
    >>> hand["red"], hand["blue"], hand.total
    (2, 0, 3)
    >>> perron.Cards(red=1) in hand, perron.Cards(red=3) in hand, "blue" in hand
    (True, False, False)
    >>> hand + perron.Cards(blue=1)
    Cards(blue=1, red=2, locomotive=1)
    >>> hand - perron.Cards(red=2)
    Cards(locomotive=1)
    >>> dict(hand.items())
    {'red': 2, 'locomotive': 1}
    >>> print(hand)
    2 red, 1 locomotive
    """

    def __new__(cls, cards: int | Mapping[str, int] = 0, /, **counts: Unpack[Counts]) -> Self:
        number = packed(_checked(cards)) if isinstance(cards, Mapping) else _fits(cards)
        if counts:
            more = packed(_checked({word: _number(n) for word, n in counts.items()}))
            number = _sum(number, more)
        return super().__new__(cls, number)

    @property
    def total(self) -> int:
        """How many cards there are in all."""
        return int(total(int(self)))

    def __getitem__(self, kind: str | int) -> int:
        """How many cards there are of a kind, named or numbered."""
        place = _kind(kind) if isinstance(kind, str) else kind
        if not 0 <= place < len(KINDS):
            raise refused(UnknownCard, place, KINDS)
        return int(count(int(self), place))

    def __contains__(self, part: object) -> bool:
        """Is a card of this kind among them, or are all these cards?"""
        if isinstance(part, Cards):
            return covers(int(self), int(part))
        return isinstance(part, str | int) and self[part] > 0

    def __iter__(self) -> Iterator[str]:
        return (word for kind, word in enumerate(KINDS) if self[kind])

    def keys(self) -> list[str]:
        """The kinds of which there are some, in the order of the rules."""
        return list(self)

    def items(self) -> list[tuple[str, int]]:
        """Each kind of which there are some, with how many."""
        return [(word, self[word]) for word in self]

    def __add__(self, other: int) -> int:
        """These cards and those. A plain number is added as a number."""
        if not isinstance(other, Cards):
            return int(self) + other
        return Cards(_sum(int(self), int(other)))

    def __sub__(self, other: int) -> int:
        """These cards without those, which must be among them."""
        if not isinstance(other, Cards):
            return int(self) - other
        if other not in self:
            raise ValueError(f"{other!r} are not all among {self!r}")
        return Cards(int(self) - int(other))

    def __repr__(self) -> str:
        return f"Cards({', '.join(f'{word}={number}' for word, number in self.items())})"

    def __str__(self) -> str:
        return ", ".join(f"{number} {word}" for word, number in self.items()) or "no cards"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


def cards_of(cards: int | Mapping[str, int] | None, counts: Counts) -> Cards:
    """What an action was given: cards, counts by name, or both."""
    return Cards(0 if cards is None else cards, **counts)


def _kind(word: str) -> int:
    if word not in KINDS:
        raise refused(UnknownCard, word, KINDS)
    return KINDS.index(word)


def _checked(counts: Mapping[str, int]) -> list[int]:
    numbers = [0] * len(KINDS)
    for word, number in counts.items():
        numbers[_kind(word)] = _number(number)
    if sum(numbers) > MOST_IN_ALL:
        raise BadCount(name=quote(sum(numbers)))
    return numbers


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_OF_A_KIND:
        raise BadCount(name=quote(value))
    return int(value)


# The lowest bit of each kind's guard; see core/cards.py.
_PARTS: Final = sum(MOST_OF_A_KIND << 7 * kind for kind in range(len(KINDS)))


def _fits(number: int) -> int:
    """A number that stands for cards."""
    if number & ~_PARTS or sum(counts(number)) > MOST_IN_ALL:
        raise BadCount(name=quote(int(number)))
    return int(number)


def _sum(one: int, other: int) -> int:
    """No count reaches its guard bit unless there are too many of a kind."""
    return _fits(one + other)
