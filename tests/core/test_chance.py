"""Chance: fair, and the same on every machine for ever."""

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from perron.core.chance import SEEDS, Dice, derived, next_seed

LAST_SEED = int(SEEDS) - 1

seeds = st.integers(0, LAST_SEED)


def chi_square(found: Counter[int], classes: int) -> float:
    """How far the counts are from being level."""
    expected = found.total() / classes
    return sum((found[n] - expected) ** 2 / expected for n in range(classes))


def is_level(found: Counter[int], classes: int) -> bool:
    """Four deviations around what fair chance gives; neither lopsided nor suspiciously smooth."""
    freedom = classes - 1
    return abs(chi_square(found, classes) - freedom) < 4 * sqrt(2 * freedom)


def shuffled(dice: Dice, size: int) -> tuple[int, ...]:
    items = vec[i64]([i64(n) for n in range(size)])
    dice.shuffle(items, size)
    return tuple(int(item) for item in items)


# Fair.


@pytest.mark.parametrize("limit", [2, 3, 5, 6, 7, 46, 110])
def test_numbers_below_a_limit_are_equally_likely(limit: int) -> None:
    dice = Dice(limit)
    found = Counter(int(dice.below(limit)) for _ in range(6000))
    assert set(found) == set(range(limit))
    assert is_level(found, limit)


def test_numbers_that_do_not_divide_a_word_are_equally_likely_too() -> None:
    """Without rejection these three classes would have 3/8, 3/8 and 2/8 of the numbers."""
    limit = 3 * 2**29
    dice = Dice(11)
    found = Counter(int(dice.below(limit)) % 3 for _ in range(3000))
    assert is_level(found, 3)


def test_one_thing_to_choose_from_is_chosen() -> None:
    dice = Dice(3)
    assert {int(dice.below(1)) for _ in range(100)} == {0}


@given(seeds, st.integers(1, 2**31 - 1))
def test_a_number_is_never_outside_its_limit(seed: int, limit: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(limit) < limit for _ in range(20))


@pytest.mark.parametrize("fresh", [True, False], ids=["a_seed_for_each", "one_stream"])
def test_all_orders_of_four_things_are_equally_likely(fresh: bool) -> None:
    """From shuffle to shuffle of one game the seed moves on, so both ways have to be fair."""
    orders = {order: n for n, order in enumerate(permutations(range(4)))}
    dice = Dice(5)
    seed = 5
    found: Counter[int] = Counter()
    for _ in range(4800):
        if fresh:
            seed = int(next_seed(seed))
            dice = Dice(seed)
        found[orders[shuffled(dice, 4)]] += 1
    assert is_level(found, 24)


@given(seeds, st.integers(0, 110))
def test_a_shuffle_loses_nothing_and_adds_nothing(seed: int, size: int) -> None:
    assert sorted(shuffled(Dice(seed), size)) == list(range(size))


def test_only_the_first_items_are_shuffled() -> None:
    items = vec[i64]([i64(n) for n in range(20)])
    Dice(1).shuffle(items, 10)
    assert sorted(items[:10]) == list(range(10))
    assert list(items[10:]) == list(range(10, 20))
    assert list(items[:10]) != list(range(10))


# Seeds.


@given(seeds)
def test_seeds_follow_each_other_through_all_of_them(seed: int) -> None:
    """Always the same odd step around 2**53 places: each is reached once before any comes again."""
    after = int(next_seed(seed))
    assert 0 <= after <= LAST_SEED
    assert (after - seed) % int(SEEDS) == next_seed(0)
    assert next_seed(0) % 2 == 1


def test_seeds_fit_into_the_numbers_of_other_languages() -> None:
    assert SEEDS == 2**53
    assert float(LAST_SEED) == LAST_SEED


def test_the_things_that_one_seed_stands_for_have_different_seeds() -> None:
    found = [int(derived(seed, index)) for seed in (0, 1, 7, LAST_SEED) for index in range(2000)]
    assert len(set(found)) == len(found)
    assert all(0 <= seed <= LAST_SEED for seed in found)


@given(seeds)
def test_the_same_seed_gives_the_same_numbers(seed: int) -> None:
    one, other = Dice(seed), Dice(seed)
    assert [one.word() for _ in range(20)] == [other.word() for _ in range(20)]


def test_every_bit_of_a_seed_counts() -> None:
    first = {int(Dice(2**bit).word()) for bit in range(53)} | {int(Dice(0).word())}
    assert len(first) == 54


# A seed means the same game for ever: these numbers may never change.


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [1427488602, 1980682239, 456575201, 3300212312]),
        (1, [573063952, 3268221502, 703077755, 2308299391]),
        (7, [100587536, 2849664703, 2976894644, 2427842431]),
        (LAST_SEED, [4251970214, 283121339, 3233253927, 4087913446]),
    ],
)
def test_a_seed_begins_with_the_words_that_it_always_began_with(
    seed: int, words: list[int]
) -> None:
    dice = Dice(seed)
    assert [int(dice.word()) for _ in words] == words


@pytest.mark.parametrize("seed", [0, 1, 7, 123456789012345])
def test_the_words_are_those_of_sfc32(seed: int) -> None:
    """The published algorithm, written down once more."""
    word = 2**32 - 1
    a, b, c, n = seed & word, seed >> 32, 0x9E3779B9, 1
    found = []
    for _ in range(112):
        out = (a + b + n) & word
        n = (n + 1) & word
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & word, (((c << 21) | (c >> 11)) + out) & word
        found.append(out)
    dice = Dice(seed)
    assert [int(dice.word()) for _ in range(100)] == found[12:]


@pytest.mark.parametrize(
    ("seed", "numbers", "order"),
    [
        (0, [36, 50, 11, 84, 44, 5, 95, 4], (1, 6, 8, 9, 7, 2, 5, 0, 4, 3)),
        (7, [2, 72, 76, 62, 74, 39, 98, 66], (2, 9, 7, 6, 1, 4, 3, 8, 5, 0)),
    ],
)
def test_a_seed_chooses_and_shuffles_as_it_always_did(
    seed: int, numbers: list[int], order: tuple[int, ...]
) -> None:
    dice = Dice(seed)
    assert [int(dice.below(110)) for _ in numbers] == numbers
    assert shuffled(Dice(seed), 10) == order


@pytest.mark.parametrize(
    ("seed", "index", "expected"),
    [
        (0, 0, 2993660577628633),
        (7, 0, 210947353688909),
        (7, 1, 8641067691998243),
        (7, 2047, 4024981520716907),
        (7, 2_000_000_001, 1036804833575312),
        (LAST_SEED, 199_999, 1745037694538854),
    ],
)
def test_a_game_of_a_simulation_has_the_seed_that_it_always_had(
    seed: int, index: int, expected: int
) -> None:
    """Also where the seed comes from numbers that no machine word holds."""
    assert derived(seed, index) == expected


@pytest.mark.parametrize(
    ("seed", "after"),
    [(0, 5566755282872655), (7, 5566755282872662), (LAST_SEED, 5566755282872654)],
)
def test_a_seed_is_followed_by_the_seed_that_always_followed(seed: int, after: int) -> None:
    assert next_seed(seed) == after
