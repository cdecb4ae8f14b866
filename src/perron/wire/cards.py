"""Cards in JSON: a kind is a word, a multiset an object of counts."""

from typing import Final

from mypy_extensions import i64

from perron.core.board import Board
from perron.core.cards import KIND_COUNT, KINDS, MOST_IN_ALL, MOST_OF_A_KIND, count, packed, some
from perron.core.errors import BadCount, UnknownCard
from perron.wire.reading import Node

_A_KIND: Final = "a kind of card"


def cards_to_json(cards: i64) -> dict[str, int]:
    """A multiset of cards by their words; kinds of which there are none are left out."""
    found: dict[str, int] = {}
    for kind in range(KIND_COUNT):
        number = count(cards, kind)
        if number:
            found[KINDS[kind]] = int(number)
    return found


def card_words(board: Board) -> list[str]:
    """The card kinds of a board, in the order of KINDS."""
    return [word for word, number in zip(KINDS, board.rules.deck, strict=True) if number]


def read_card(board: Board, node: Node) -> int:
    """A card kind of this board, by its word."""
    return KINDS.index(node.word(card_words(board), _A_KIND, UnknownCard))


def read_cards(board: Board, node: Node) -> int:
    """Cards that lie somewhere: of no kind more than the deck has."""
    cards = 0
    for word, number in node.fields(card_words(board), slip=UnknownCard).items():
        kind = KINDS.index(word)
        cards += int(some(kind, number.whole(0, board.rules.deck[kind], BadCount)))
    return cards


def read_payment(board: Board, node: Node) -> int:
    """Cards that somebody offers: as many as can be counted, for judging says what is missing."""
    numbers = [0] * len(KINDS)
    for word, number in node.fields(card_words(board), slip=UnknownCard).items():
        numbers[KINDS.index(word)] = number.whole(0, MOST_OF_A_KIND, BadCount)
    if sum(numbers) > MOST_IN_ALL:
        problem = f"{sum(numbers)} cards are more than {MOST_IN_ALL}"
        raise node.with_value(sum(numbers)).wrong(problem, BadCount)
    return packed(numbers)
