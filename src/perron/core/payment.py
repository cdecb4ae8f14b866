"""What buys a route, a station, a tunnel's extra: the only code that knows.

A price asks for a number of cards of one colour. Some of its spaces may carry a locomotive
symbol, locomotives may stand in for the colour, and where the board allows an exchange any
so many cards stand for one space, whatever it asks for.

`ways` counts the payments that a hand can make and `way` names one of them: every payment
of an ordinary price; of one with an exchange every payment without it and, for each colour
and each number of exchanges, the one that keeps locomotives and large sets in the hand.
`pays` answers for any cards at all.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from perron.core.cards import COLOURS, GREY, LOCOMOTIVE, MOST_OF_A_KIND, count, some, total

_LEVELS: Final[i64] = MOST_OF_A_KIND + 2


class Price:
    """What has to be paid."""

    def __init__(self, colour: i64, length: i64, symbols: i64, wild: bool, exchange: i64) -> None:
        # GREY: any one colour.
        self.colour: i64 = colour
        self.length: i64 = length
        # Spaces that need a locomotive.
        self.symbols: i64 = symbols
        # The most locomotives that may be used.
        self.wilds: i64 = length if wild else symbols
        # Any so many cards stand for one space; 0 for no exchange.
        self.exchange: i64 = exchange


class Purse:
    """A hand, counted once so that many prices can be asked about it."""

    def __init__(self) -> None:
        self.cards: i64 = 0
        self.locomotives: i64 = 0
        # The largest number of cards of one colour.
        self.most: i64 = 0
        # at_least[n]: in how many colours there are n cards or more, for n up to `most`.
        self.at_least: vec[i64] = vec[i64]([i64(0)] * _LEVELS)

    def open(self, cards: i64) -> None:
        """Count these cards."""
        at_least = self.at_least
        level = self.most
        while level > 0:
            at_least[level] = 0
            level -= 1
        most: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            number = count(cards, colour)
            at_least[number] += 1
            most = max(most, number)
            colour += 1
        at_least[0] = 0
        level = most
        while level > 1:
            at_least[level - 1] += at_least[level]
            level -= 1
        self.cards = cards
        self.most = most
        self.locomotives = count(cards, LOCOMOTIVE)


def ways(price: Price, purse: Purse) -> i64:
    """How many payments `way` can name."""
    found = _plain_ways(price, purse)
    if price.exchange:
        found += _exchange_ways(price, purse)
    return found


def way(price: Price, purse: Purse, index: i64) -> i64:
    """The cards of a payment, by its number: fewest locomotives first, exchanges last."""
    plain = _plain_ways(price, purse)
    if index >= plain:
        return _exchanges(price, purse)[index - plain]
    length = price.length
    most = min(purse.locomotives, price.wilds)
    if price.colour != GREY:
        least = max(price.symbols, length - count(purse.cards, price.colour))
        return _set(price.colour, length, least + index)
    for colour in range(COLOURS):
        least = max(price.symbols, length - count(purse.cards, colour))
        here = min(most, length - 1) - least + 1
        if here > 0:
            if index < here:
                return _set(colour, length, least + index)
            index -= here
    return some(LOCOMOTIVE, length)


def pays(price: Price, cards: i64) -> bool:
    """Are these cards, all of them and no more, a payment?

    NC-FER-05, NC-ML-02: with t exchanges the other spaces take colour and locomotives; what
    is left over has to be t times the rate, and may be anything.
    """
    swaps: i64 = 0
    over = total(cards) - price.length
    if over:
        if price.exchange == 0 or over < 0:
            return False
        swaps = over // (price.exchange - 1)
        if swaps * (price.exchange - 1) != over or swaps > price.length:
            return False
    spaces = price.length - swaps
    most = min(min(count(cards, LOCOMOTIVE), price.wilds), spaces)
    needed = price.symbols - swaps
    if price.colour != GREY:
        return max(max(needed, i64(0)), spaces - count(cards, price.colour)) <= most
    for colour in range(COLOURS):
        if max(max(needed, i64(0)), spaces - count(cards, colour)) <= most:
            return True
    return False


def _set(colour: i64, length: i64, locomotives: i64) -> i64:
    return some(colour, length - locomotives) + some(LOCOMOTIVE, locomotives)


def _plain_ways(price: Price, purse: Purse) -> i64:
    length = price.length
    most = min(purse.locomotives, price.wilds)
    if price.colour != GREY:
        least = max(price.symbols, length - count(purse.cards, price.colour))
        return most - least + 1 if most >= least else 0
    found: i64 = 1 if most >= length else 0
    locomotives = max(price.symbols, length - purse.most)
    at_least = purse.at_least
    while locomotives <= most and locomotives < length:
        found += at_least[length - locomotives]
        locomotives += 1
    return found


def _exchange_ways(price: Price, purse: Purse) -> i64:
    """How many payments _exchanges would find, without writing them out where that is easy."""
    if price.colour == GREY:
        return len(_exchanges(price, purse))
    found: i64 = 0
    held = count(purse.cards, price.colour)
    most = min(purse.locomotives, price.wilds)
    swaps = min(price.length, (total(purse.cards) - price.length) // (price.exchange - 1))
    while swaps > 0:
        spaces = price.length - swaps
        if max(price.symbols - swaps, spaces - held) <= min(most, spaces):
            found += 1
        swaps -= 1
    return found


def _exchanges(price: Price, purse: Purse) -> vec[i64]:
    found = vec[i64]()
    size = total(purse.cards)
    for swaps in range(1, price.length + 1):
        spaces = price.length - swaps
        if size - spaces < price.exchange * swaps:
            break
        fillers = price.exchange * swaps
        most = min(min(purse.locomotives, price.wilds), spaces)
        needed = max(price.symbols - swaps, i64(0))
        if price.colour != GREY:
            least = max(needed, spaces - count(purse.cards, price.colour))
            if least <= most:
                found = append(
                    found, _filled(purse.cards, _set(price.colour, spaces, least), fillers)
                )
            continue
        for colour in range(COLOURS):
            least = max(needed, spaces - count(purse.cards, colour))
            if least <= most and least < spaces:
                found = _added(found, _filled(purse.cards, _set(colour, spaces, least), fillers))
        if most == spaces:
            found = _added(found, _filled(purse.cards, some(LOCOMOTIVE, spaces), fillers))
    return found


def _added(found: vec[i64], cards: i64) -> vec[i64]:
    """Two colours may come to the same cards, one's set being the other's filling."""
    for other in found:
        if other == cards:
            return found
    return append(found, cards)


def _filled(hand: i64, cards: i64, fillers: i64) -> i64:
    """The cards and so many more of the hand: scattered colours first, locomotives last."""
    rest = hand - cards
    while fillers > 0:
        fewest: i64 = MOST_OF_A_KIND + 1
        chosen = LOCOMOTIVE
        for colour in range(COLOURS):
            number = count(rest, colour)
            if 0 < number < fewest:
                fewest = number
                chosen = colour
        number = min(count(rest, chosen), fillers)
        cards += some(chosen, number)
        rest -= some(chosen, number)
        fillers -= number
    return cards
