"""Chance: numbers from a seed, the same on every machine, compiled or not.

In the rules chance is only shuffling. A seed stands for one shuffle; `next_seed` gives the
seed of the one after it, so a position that carries a seed carries all later shuffles. Seeds
are below 2**53 because JSON readers in other languages hold whole numbers only up to there.

The generator is Doty-Humphrey's sfc32 on four 32-bit words, which keeps every intermediate
value under 63 bits. Numbers below n come from Lemire's method with rejection: no bias.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEEDS: Final[i64] = 0x20000000000000
_STEP: Final[i64] = 0x13C6EF372FE94F
_WORD: Final[i64] = 0xFFFFFFFF


def next_seed(seed: i64) -> i64:
    """The seed that follows. Every seed comes round once before any comes again."""
    return (seed + _STEP) & (SEEDS - 1)


def derived(seed: i64, index: i64) -> i64:
    """The seed of the index-th of many things that one seed stands for.

    The product may go round 64 bits; only its lowest 53 are looked at, the same in both modes.
    """
    dice = Dice((seed + index * _STEP) & (SEEDS - 1))
    return (dice.word() << 21) | (dice.word() >> 11)


class Dice:
    """A stream of numbers that follows from a seed."""

    def __init__(self, seed: i64) -> None:
        self._a: i64 = seed & _WORD
        self._b: i64 = (seed >> 32) & _WORD
        self._c: i64 = 0x9E3779B9
        self._n: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """Thirty-two bits."""
        out = (self._a + self._b + self._n) & _WORD
        self._n = (self._n + 1) & _WORD
        self._a = self._b ^ (self._b >> 9)
        c = self._c
        self._b = (c + (c << 3)) & _WORD
        self._c = (((c << 21) | (c >> 11)) + out) & _WORD
        return out

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each as likely as any other. limit is under 2**31."""
        product = self.word() * limit
        if (product & _WORD) < limit:
            least = (_WORD + 1) % limit
            while (product & _WORD) < least:
                product = self.word() * limit
        return product >> 32

    def shuffle(self, items: vec[i64], length: i64) -> None:
        """Put the first `length` items into an order, each order as likely as any other."""
        left = length
        while left > 1:
            chosen = self.below(left)
            left -= 1
            item = items[chosen]
            items[chosen] = items[left]
            items[left] = item
