"""Clocks: how long a person may think. All times are whole milliseconds.

No clock at all; a live one, where every seat has its seconds and gets some back after each turn; or
a number of days for each turn. While no server runs, every clock stands still.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, assert_never

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND
# A person who returns after running out of time gets at least this much on a live clock.
RETURN: Final = 60 * SECOND
# How long a stand-in takes over a decision while no person is at the table: about as long as a person would.
LIVE_PACE: Final = 30 * SECOND
DAYS_PACE: Final = 60 * 60 * SECOND


@dataclass(frozen=True, slots=True)
class NoClock:
    pass


@dataclass(frozen=True, slots=True)
class LiveClock:
    seconds: int
    increment: int


@dataclass(frozen=True, slots=True)
class DaysClock:
    days: int


Clock = NoClock | LiveClock | DaysClock


def full(clock: Clock) -> int | None:
    """What a seat has at the start; None: as long as it likes."""
    match clock:
        case NoClock():
            return None
        case LiveClock(seconds=seconds):
            return seconds * SECOND
        case DaysClock(days=days):
            return days * DAY
        case _:
            assert_never(clock)


def after_turn(clock: Clock, left: int | None, used: int) -> int | None:
    """What a seat has left once its turn is over."""
    match clock:
        case NoClock():
            return None
        case LiveClock(increment=increment):
            return max(0, (left or 0) - used) + increment * SECOND
        case DaysClock():
            return full(clock)
        case _:
            assert_never(clock)


def on_return(clock: Clock, left: int | None) -> int | None:
    """What a seat has when its person comes back."""
    match clock:
        case NoClock():
            return None
        case LiveClock(seconds=seconds):
            return max(left or 0, min(RETURN, seconds * SECOND))
        case DaysClock():
            return full(clock)
        case _:
            assert_never(clock)


def pace(clock: Clock) -> int | None:
    """How long a stand-in waits with a decision while no person is at the table; None: until one comes."""
    match clock:
        case NoClock():
            return None
        case LiveClock():
            return LIVE_PACE
        case DaysClock():
            return DAYS_PACE
        case _:
            assert_never(clock)


class Outages:
    """The times when no server ran, each from the last heartbeat to the next. All tables of a process share them."""

    def __init__(self) -> None:
        self._times: list[tuple[int, int]] = []

    def add(self, times: Iterable[tuple[int, int]]) -> None:
        """Add outages, each later than those known."""
        self._times.extend(times)

    def since(self, start: int, end: int | None = None) -> int:
        """How long no server ran between two moments, or from one to now."""
        total = 0
        for began, ended in reversed(self._times):
            if ended <= start:
                break
            last = ended if end is None else min(ended, end)
            total += max(0, last - max(began, start))
        return total


def clock_to_json(clock: Clock) -> dict[str, object]:
    match clock:
        case NoClock():
            return {"kind": "none"}
        case LiveClock(seconds=seconds, increment=increment):
            return {"kind": "live", "seconds": seconds, "increment": increment}
        case DaysClock(days=days):
            return {"kind": "days", "days": days}
        case _:
            assert_never(clock)


def clock_from_json(value: dict[str, object]) -> Clock:
    """The clock that was written by `clock_to_json`."""
    numbers = {name: part for name, part in value.items() if isinstance(part, int)}
    match value["kind"]:
        case "none":
            return NoClock()
        case "live":
            return LiveClock(numbers["seconds"], numbers["increment"])
        case "days":
            return DaysClock(numbers["days"])
        case kind:
            raise ValueError(f"{kind!r} is not a clock")
