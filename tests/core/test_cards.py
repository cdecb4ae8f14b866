"""Cards in one integer, held against collections.Counter."""

from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from perron.core.cards import (
    COLOURS,
    HOLE,
    KIND_COUNT,
    KINDS,
    LOCOMOTIVE,
    MOST_IN_ALL,
    MOST_OF_A_KIND,
    beyond,
    colour_of,
    colours_with,
    count,
    counts,
    covers,
    one,
    packed,
    place,
    placed,
    row_cards,
    row_list,
    some,
    total,
)

ALL_KINDS = range(int(KIND_COUNT))
# A row has room for as many places as fit into one number.
PLACES = 15

kinds = st.integers(0, int(KIND_COUNT) - 1)


@st.composite
def multisets(draw: st.DrawFn, most: int = MOST_IN_ALL) -> Counter[int]:
    """As many cards as a deck may hold; large and small piles in any kind."""
    found: Counter[int] = Counter()
    left = most
    for kind in draw(st.permutations(ALL_KINDS)):
        found[kind] = draw(st.integers(0, min(MOST_OF_A_KIND, left)))
        left -= found[kind]
    return +found


def as_cards(cards: Counter[int]) -> int:
    return packed([cards[kind] for kind in ALL_KINDS])


@given(multisets())
def test_packed_cards_are_counted_kind_by_kind_and_in_all(cards: Counter[int]) -> None:
    pack = as_cards(cards)
    assert [int(count(pack, kind)) for kind in ALL_KINDS] == [cards[kind] for kind in ALL_KINDS]
    assert counts(pack) == [cards[kind] for kind in ALL_KINDS]
    assert total(pack) == cards.total()


@given(multisets())
def test_different_cards_are_different_numbers(cards: Counter[int]) -> None:
    pack = as_cards(cards)
    assert packed(counts(pack)) == pack
    assert pack == sum(some(kind, number) for kind, number in cards.items())
    assert pack == sum(one(kind) for kind in cards.elements())


@given(multisets(60), multisets(60))
def test_cards_are_put_together_by_adding(cards: Counter[int], more: Counter[int]) -> None:
    assume(max((cards + more).values(), default=0) <= MOST_OF_A_KIND)
    assert as_cards(cards) + as_cards(more) == as_cards(cards + more)


@given(multisets(), multisets())
def test_cards_cover_what_is_among_them_and_nothing_else(
    cards: Counter[int], part: Counter[int]
) -> None:
    assert covers(as_cards(cards), as_cards(part)) == (part <= cards)
    assert covers(as_cards(cards), as_cards(cards & part))
    assert covers(as_cards(cards | part), as_cards(part))


@given(multisets(), kinds)
def test_one_card_too_many_is_not_covered(cards: Counter[int], kind: int) -> None:
    assume(cards[kind] < MOST_OF_A_KIND)
    assert not covers(as_cards(cards), as_cards(Counter({kind: cards[kind] + 1})))


@given(multisets(), multisets())
def test_what_is_left_beyond_other_cards_is_never_less_than_none(
    cards: Counter[int], part: Counter[int]
) -> None:
    assert beyond(as_cards(cards), as_cards(part)) == as_cards(cards - part)


@pytest.mark.parametrize("kind", ALL_KINDS)
def test_the_largest_pile_of_one_kind_keeps_to_itself(kind: int) -> None:
    """The limits of a deck, at which a neighbour's bits would be touched first."""
    full = some(kind, MOST_OF_A_KIND)
    assert counts(full) == [MOST_OF_A_KIND if other == kind else 0 for other in ALL_KINDS]
    assert total(full) == MOST_OF_A_KIND
    assert covers(full, full)
    assert not covers(full - one(kind), full)
    assert beyond(full, full) == 0
    assert beyond(0, full) == 0
    for other in ALL_KINDS:
        both = full + some(other, MOST_OF_A_KIND) if other != kind else full
        assert beyond(both, full) == both - full
        assert covers(both, full)


@given(multisets(), st.integers(0, MOST_OF_A_KIND))
def test_colours_are_counted_by_how_many_cards_they_have(cards: Counter[int], least: int) -> None:
    expected = sum(cards[colour] >= least for colour in range(int(COLOURS)))
    assert colours_with(as_cards(cards), least) == expected


@given(multisets())
def test_the_colour_of_cards_is_the_first_one_or_none_but_locomotives(cards: Counter[int]) -> None:
    present = [kind for kind in range(int(COLOURS)) if cards[kind]]
    assert colour_of(as_cards(cards)) == (present[0] if present else LOCOMOTIVE)


def test_the_kinds_are_the_words_of_the_contract() -> None:
    words = "pink, blue, orange, white, green, yellow, black, red, locomotive"
    assert ", ".join(KINDS) == words
    assert KINDS[int(LOCOMOTIVE)] == "locomotive"


# Rows.

rows = st.lists(st.one_of(st.just(int(HOLE)), kinds), max_size=PLACES)


def as_row(row: list[int]) -> int:
    laid = 0
    for slot, kind in enumerate(row):
        laid = int(placed(laid, slot, kind))
    return laid


@given(rows)
def test_a_row_gives_back_what_was_laid_in_each_place(row: list[int]) -> None:
    laid = as_row(row)
    assert row_list(laid, len(row)) == row
    assert [int(place(laid, slot)) for slot in range(len(row))] == row
    assert row_list(laid, PLACES) == row + [int(HOLE)] * (PLACES - len(row))


@given(rows)
def test_the_cards_of_a_row_are_counted_without_its_holes(row: list[int]) -> None:
    assert row_cards(as_row(row)) == as_cards(Counter(kind for kind in row if kind != HOLE))


@given(rows, st.integers(0, PLACES - 1), st.one_of(st.just(int(HOLE)), kinds))
def test_a_card_that_is_laid_changes_its_own_place_only(
    row: list[int], slot: int, kind: int
) -> None:
    full = row + [int(HOLE)] * (PLACES - len(row))
    changed = row_list(placed(as_row(full), slot, kind), PLACES)
    assert changed == full[:slot] + [kind] + full[slot + 1 :]
