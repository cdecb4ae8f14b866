"""Work for processes of their own, which have to find it by name."""

import threading


def square(number: int) -> int:
    return number * number


def first_only(number: int) -> int:
    """The first is done at once; the others never."""
    if number > 0:
        threading.Event().wait()
    return number
