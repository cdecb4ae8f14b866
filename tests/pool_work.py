"""Work for processes of their own, which have to find it by name."""

import os
import threading


def square(number: int) -> int:
    return number * number


def first_only(number: int) -> int:
    """The first is done at once; the others never."""
    if number > 0:
        threading.Event().wait()
    return number


def large(number: int) -> bytes:
    """More than a pipe holds at once."""
    return bytes(1_000_001)


def refuse(number: int) -> float:
    return number / 0


def end_at_once(number: int) -> None:
    os._exit(3)
