"""Scales for charts: figures and the places where they stand."""

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scale:
    """From figures to places, in a straight line."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, most: int) -> list[float]:
        """Round figures along the scale, at most about so many."""
        step = round_step((self.high - self.low) / max(most, 1))
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [n * step for n in range(first, last + 1)]


def round_step(least: float) -> float:
    """The next of ..., 0.5, 1, 2, 5, 10, 20, ... that is not smaller."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * (1 - 1e-9))


def rounded_out(low: float, high: float, most: int) -> tuple[float, float]:
    """Round figures around a range, for the ends of an axis."""
    if high <= low:
        low, high = low - 1, high + 1
    step = round_step((high - low) / most)
    return math.floor(low / step) * step, math.ceil(high / step) * step
