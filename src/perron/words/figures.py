"""Figures as people read them, the same in tables, sentences and plots."""

from typing import Final

MINUS: Final = "\u2212"


def numeral(number: float, digits: int = 0) -> str:
    """A number: below zero with a minus sign, not with a hyphen."""
    return f"{number:.{digits}f}".replace("-", MINUS)


def percent(share: float, digits: int = 1) -> str:
    """A share, of a hundred."""
    return f"{100 * share:.{digits}f} %"


def span(interval: tuple[float, float], digits: int = 1) -> str:
    """An interval of shares."""
    low, high = interval
    return f"{100 * low:.{digits}f}\u2013{100 * high:.{digits}f} %"


def signed(number: float, digits: int = 1) -> str:
    """A difference, with its sign."""
    sign = MINUS if number < 0 else "+"
    return f"{sign}{abs(number):.{digits}f}"
