"""Shuffles anyone can check.

Before the first card whoever deals publishes a commitment: the hash of a secret. Then every
seat adds some entropy of its own. All orders follow from the secret and the entropies, so
neither side alone could have chosen them; at the end the secret is revealed and anyone can work
the orders out again. The method, written out in docs/fair.md:

    key    = SHA-256(METHOD, secret, entropy of seat 0, seat 1, ...), each with its length before it
    block  = HMAC-SHA-256(key, number of the shuffle, number of the block), 8 words of 32 bits
    order  = Fisher and Yates from the last place to the second, each choice below n a word modulo n,
             words at or above the largest multiple of n thrown away: no order is likelier
    first  = HMAC-SHA-256(key, "starter") modulo the seats, where chance decides who begins
    items  = the cards sorted by kind, or the tickets sorted by id; the order is top first
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from perron.core.board import Board
from perron.core.cards import KINDS
from perron.core.errors import BadInput
from perron.core.facts import CARD_PILE, Fact, Shuffled

METHOD: Final = "perron-shuffle-1"
LEAST_SECRET: Final = 16
MOST_BYTES: Final = 64

_WORDS: Final = 2**32


@dataclass(frozen=True, slots=True)
class Fairness:
    """What a record says about its shuffles; the secret is None until it is revealed."""

    commitment: str
    entropy: tuple[bytes, ...]
    secret: bytes | None


def commit(secret: bytes) -> str:
    """The commitment to a secret, published before the first card."""
    return hashlib.sha256(_framed(METHOD.encode(), secret)).hexdigest()


def starter_of(secret: bytes, entropy: Sequence[bytes]) -> int:
    """Who begins, where chance decides: as little anyone's choice as the orders are."""
    digest = hmac.new(_key(secret, entropy), b"starter", hashlib.sha256).digest()
    return int.from_bytes(digest, "big") % len(entropy)


class FairShuffles:
    """The orders of one game, one after the other: a shuffler for a position."""

    def __init__(self, secret: bytes, entropy: Sequence[bytes], done: int = 0) -> None:
        self._secret = secret
        self._entropy = entropy
        self._done = done

    def __call__(self, length: int) -> list[int]:
        order = _order(_key(self._secret, self._entropy), self._done, length)
        self._done += 1
        return order


def check(board: Board, fairness: Fairness, steps: Sequence[Sequence[Fact]]) -> int:
    """Work every order out again; how many there were. BadInput names the first that differs."""
    if fairness.secret is None:
        raise BadInput("fair.secret", "is not revealed yet")
    if commit(fairness.secret) != fairness.commitment:
        raise BadInput("fair.secret", "is not the secret that was committed to")
    key = _key(fairness.secret, fairness.entropy)
    done = 0
    for n, facts in enumerate(steps):
        for m, fact in enumerate(facts):
            if isinstance(fact, Shuffled):
                _compare(board, key, done, fact, f"steps[{n}].facts[{m}].order")
                done += 1
    return done


def _compare(board: Board, key: bytes, number: int, fact: Shuffled, place: str) -> None:
    words = [_word(board, fact, item) for item in fact.order]
    alphabet = KINDS if fact.pile == CARD_PILE else sorted(words)
    items = sorted(words, key=alphabet.index)
    for at, (chosen, word) in enumerate(zip(_order(key, number, len(items)), words, strict=True)):
        if items[chosen] != word:
            raise BadInput(f"{place}[{at}]", f"is {word}, the seeds give {items[chosen]}")


def _word(board: Board, fact: Shuffled, item: int | None) -> str:
    if item is None:
        raise BadInput("steps", "an order is hidden: only a whole record can be checked")
    return KINDS[item] if fact.pile == CARD_PILE else board.tickets[item].id


def _framed(*parts: bytes) -> bytes:
    """Parts one after the other, each with its length: no two lists of parts look the same."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def _key(secret: bytes, entropy: Sequence[bytes]) -> bytes:
    return hashlib.sha256(_framed(METHOD.encode(), b"key", secret, *entropy)).digest()


def _order(key: bytes, number: int, length: int) -> list[int]:
    order = list(range(length))
    words = _stream(key, number)
    for last in range(length - 1, 0, -1):
        chosen = _below(words, last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def _below(words: Iterator[int], limit: int) -> int:
    usable = _WORDS - _WORDS % limit
    return next(word for word in words if word < usable) % limit


def _stream(key: bytes, number: int) -> Iterator[int]:
    block = 0
    while True:
        message = number.to_bytes(8, "big") + block.to_bytes(8, "big")
        digest = hmac.new(key, message, hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1
