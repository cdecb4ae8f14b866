"""Cards: counted by name, and to the engine the number that it always had."""

import copy
import json
import pickle

import pytest

import perron
from perron.core.cards import KINDS, MOST_OF_A_KIND, packed, some


def test_cards_are_the_number_that_the_engine_knows() -> None:
    cards = perron.Cards(pink=1, red=2, locomotive=3)
    assert cards == packed([1, 0, 0, 0, 0, 0, 0, 2, 3])
    assert perron.Cards(packed([1, 0, 0, 0, 0, 0, 0, 2, 3])) == cards
    assert perron.Cards({"red": 2, "pink": 1}, locomotive=3) == cards
    assert hash(cards) == hash(int(cards))
    assert json.dumps(cards) == str(int(cards))


def test_every_kind_is_counted() -> None:
    for kind, word in enumerate(KINDS):
        cards = perron.Cards(int(some(kind, MOST_OF_A_KIND)))
        assert dict(cards.items()) == {word: MOST_OF_A_KIND}
        assert cards[word] == cards[kind] == cards.total == MOST_OF_A_KIND


def test_cards_are_added_and_taken_away() -> None:
    hand = perron.Cards(red=2, locomotive=1)
    assert repr(hand + perron.Cards(red=1, blue=1)) == "Cards(blue=1, red=3, locomotive=1)"
    assert repr(hand - perron.Cards(red=2)) == "Cards(locomotive=1)"
    with pytest.raises(ValueError, match=r"Cards\(blue=1\) are not all among Cards\(red=2"):
        hand - perron.Cards(blue=1)
    # To the engine they are numbers.
    assert type(hand + 1) is int
    assert type(hand - 0) is int


def test_part_of_the_cards_is_in_them() -> None:
    hand = perron.Cards(red=2, locomotive=1)
    assert perron.Cards(red=2) in hand
    assert perron.Cards() in hand
    assert perron.Cards(red=2, blue=1) not in hand
    # A number that is smaller is not yet a part.
    assert perron.Cards(black=3) < hand
    assert perron.Cards(black=3) not in hand
    assert "red" in hand
    assert "blue" not in hand


def test_cards_read_in_words() -> None:
    assert f"{perron.Cards(red=2, locomotive=1)}" == "2 red, 1 locomotive"
    assert str(perron.Cards()) == "no cards"
    assert not perron.Cards()


def test_cards_are_copied_and_pickled() -> None:
    hand = perron.Cards(red=2)
    for again in (pickle.loads(pickle.dumps(hand)), copy.deepcopy(hand)):
        assert type(again) is perron.Cards
        assert again == hand


@pytest.mark.parametrize("counts", [{"red": -1}, {"red": 64}, {"red": True}, {"red": "2"}])
def test_what_is_no_number_of_cards_is_refused(counts: dict[str, int]) -> None:
    with pytest.raises(perron.BadCount):
        perron.Cards(counts)


@pytest.mark.parametrize("number", [-1, 64, 128**9, packed([63, 63, 1, 0, 0, 0, 0, 0, 0])])
def test_a_number_that_stands_for_no_cards_is_refused(number: int) -> None:
    with pytest.raises(perron.BadCount):
        perron.Cards(number)


def test_a_sum_beyond_what_can_be_counted_is_refused() -> None:
    with pytest.raises(perron.BadCount):
        perron.Cards(red=40) + perron.Cards(red=40)


def test_an_unknown_kind_is_refused_with_the_nearest() -> None:
    with pytest.raises(perron.UnknownCard, match='did you mean "orange"'):
        perron.Cards({"oragne": 1})
    with pytest.raises(perron.UnknownCard, match='"purple" is not a kind of card'):
        perron.Cards()["purple"]
    with pytest.raises(perron.UnknownCard):
        perron.Cards()[9]
