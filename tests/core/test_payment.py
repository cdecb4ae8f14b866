"""What buys a route, against brute force that tries every way to lay the cards down."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perron.boards import builtin, load
from perron.core.cards import COLOURS, GREY, KIND_COUNT, LOCOMOTIVE, covers, packed, total
from perron.core.payment import Price, Purse, pays, way, ways

Counts = tuple[int, ...]

KINDS = range(int(KIND_COUNT))
L = int(LOCOMOTIVE)


# Brute force. A payment fills every space of the price: with one card or with a group that is
# exchanged for one. The cards that lie there one by one are tried in every possible choice.


def parts(cards: Counts) -> Iterator[Counts]:
    """Every choice of some of the cards."""
    return product(*(range(number + 1) for number in cards))


def set_colours(price: Price, cards: Counts) -> set[tuple[int, int | None]]:
    """The ways in which all these cards pay: how many exchanges, and the colour of the set.

    The colour is None where no card of a colour lies by itself.
    """
    found: set[tuple[int, int | None]] = set()
    for single in parts(cards):
        grouped = sum(cards) - sum(single)
        groups = int(price.length) - sum(single)
        if groups < 0 or grouped != groups * price.exchange or (groups and not price.exchange):
            continue
        colours = [kind for kind in KINDS if kind != L and single[kind]]
        if len(colours) > 1 or (price.colour != GREY and colours not in ([], [price.colour])):
            continue
        if any(fits(price, single[L], groups, on_symbols) for on_symbols in range(groups + 1)):
            found.add((groups, colours[0] if colours else None))
    return found


def fits(price: Price, locomotives: int, groups: int, on_symbols: int) -> bool:
    """Can the locomotives lie where they may, when so many of the groups cover symbols?"""
    needed = int(price.symbols) - on_symbols
    plain = int(price.length - price.symbols) - (groups - on_symbols)
    if needed < 0 or plain < 0 or locomotives < needed:
        return False
    is_wild = price.wilds == price.length
    return is_wild or locomotives == needed


def payable(price: Price, hand: Counts) -> dict[Counts, set[tuple[int, int | None]]]:
    """Every payment that the hand can make, and the ways in which it pays."""
    found = {cards: set_colours(price, cards) for cards in parts(hand)}
    return {cards: how for cards, how in found.items() if how}


def listed(price: Price, hand: Counts) -> list[int]:
    purse = Purse()
    purse.open(packed(list(hand)))
    return [int(way(price, purse, index)) for index in range(ways(price, purse))]


# Small prices and hands of every kind.


def wide(pink: int, blue: int, green: int, locomotives: int) -> Counts:
    """A hand of these kinds only, in the order of all kinds."""
    return (pink, blue, 0, 0, green, 0, 0, 0, locomotives)


@st.composite
def prices(draw: st.DrawFn, exchange: st.SearchStrategy[int]) -> Price:
    length = draw(st.integers(1, 4))
    return Price(
        draw(st.sampled_from([0, 4, int(GREY)])),
        length,
        draw(st.integers(0, length)),
        draw(st.booleans()),
        draw(exchange),
    )


hands = st.builds(wide, st.integers(0, 5), st.integers(0, 3), st.integers(0, 4), st.integers(0, 4))


@pytest.mark.parametrize("exchange", [0, 3, 4])
@pytest.mark.parametrize("wild", [True, False], ids=["wild", "not_wild"])
@pytest.mark.parametrize("colour", [1, int(GREY)], ids=["coloured", "grey"])
def test_cards_pay_for_a_short_route_just_when_they_can_be_laid_on_its_spaces(
    colour: int, wild: bool, exchange: int
) -> None:
    """All prices up to two spaces, all sets of cards of three kinds up to nine."""
    for length, symbols in ((1, 0), (1, 1), (2, 0), (2, 1), (2, 2)):
        price = Price(colour, length, symbols, wild, exchange)
        for pink, blue, locomotives in product(range(10), repeat=3):
            if pink + blue + locomotives <= 9:
                cards = wide(pink, blue, 0, locomotives)
                assert pays(price, packed(list(cards))) == bool(set_colours(price, cards))


@given(prices(st.sampled_from([0, 3, 4])), hands)
@settings(max_examples=300)
def test_cards_pay_just_when_they_can_be_laid_on_the_spaces(price: Price, hand: Counts) -> None:
    assert pays(price, packed(list(hand))) == bool(set_colours(price, hand))


@given(prices(st.just(0)), hands)
@settings(max_examples=300)
def test_every_payment_of_an_ordinary_price_is_listed_once(price: Price, hand: Counts) -> None:
    found = listed(price, hand)
    assert len(set(found)) == len(found)
    assert set(found) == {packed(list(cards)) for cards in payable(price, hand)}


@given(prices(st.sampled_from([3, 4])), hands)
@settings(max_examples=200)
def test_with_an_exchange_each_colour_and_number_of_exchanges_is_listed(
    price: Price, hand: Counts
) -> None:
    found = listed(price, hand)
    possible = payable(price, hand)
    by_cards = {packed(list(cards)): how for cards, how in possible.items()}
    assert len(set(found)) == len(found)
    assert set(found) <= set(by_cards)
    shown = set().union(*(by_cards[cards] for cards in found))
    asked = set().union(*possible.values())
    if price.colour != GREY:
        # One colour only: a set of it and one of locomotives are the same choice.
        shown = {(groups, None) for groups, _ in shown}
        asked = {(groups, None) for groups, _ in asked}
    assert shown == asked
    plain = {cards for cards, how in by_cards.items() if any(groups == 0 for groups, _ in how)}
    assert plain <= set(found)


# The prices of the boards.


@pytest.mark.parametrize("name", builtin())
@given(data=st.data())
@settings(max_examples=30)
def test_what_is_listed_for_a_price_of_a_board_is_in_the_hand_and_pays(
    name: str, data: st.DataObject
) -> None:
    board = load(name)
    price = data.draw(st.sampled_from([*board.tariffs, *board.station_prices]))
    hand = data.draw(st.tuples(*(st.integers(0, number) for number in board.rules.deck)))
    found = listed(price, hand)
    assert len(set(found)) == len(found)
    for cards in found:
        assert covers(packed(list(hand)), cards)
        assert pays(price, cards)
    if price.exchange == 0:
        assert set(found) == {
            packed([spent if kind == colour else locomotives if kind == L else 0 for kind in KINDS])
            for colour in range(int(COLOURS))
            if price.colour in (GREY, colour)
            for locomotives in range(hand[L] + 1)
            for spent in [int(price.length) - locomotives]
            if 0 <= spent <= hand[colour] and price.symbols <= locomotives <= price.wilds
        }


@pytest.mark.parametrize("name", builtin())
def test_a_hand_with_every_card_can_pay_every_price_and_an_empty_one_none(name: str) -> None:
    board = load(name)
    for price in [*board.tariffs, *board.station_prices]:
        assert listed(price, board.rules.deck)
        assert not listed(price, (0,) * len(KINDS))


def test_a_purse_that_is_opened_again_forgets_what_was_in_it() -> None:
    price = Price(int(GREY), 3, 0, True, 0)
    purse = Purse()
    for hand in (wide(5, 4, 3, 2), wide(0, 0, 3, 0), wide(0, 0, 0, 0), wide(1, 3, 0, 1)):
        purse.open(packed(list(hand)))
        assert [int(way(price, purse, n)) for n in range(ways(price, purse))] == listed(price, hand)


def test_four_for_one_allows_1922_payments_from_23_cards_but_few_are_listed() -> None:
    """Seven of a colour and two of every other kind, for the nine spaces of Murmansk-Lieksa."""
    board = load("nordic")
    route = board.route("lieksa-murmansk")
    assert route is not None
    price = board.tariffs[int(board.tariff[route])]
    hand = (2, 2, 2, 2, 7, 2, 2, 2, 2)
    assert sum(hand) == 23
    accepted = {cards for cards in map(packed, map(list, parts(hand))) if pays(price, cards)}
    assert len(accepted) == 1922
    found = listed(price, hand)
    assert set(found) <= accepted
    assert 0 < len(found) < 20
    # No set but green is long enough, with two exchanges, three or four.
    assert {int(total(cards)) for cards in found} == {int(total(cards)) for cards in accepted}
