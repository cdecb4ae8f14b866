"""Libraries that only some commands need."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

# What `perron[arena]` installs, by the names under which Python finds it.
_ARENA: Final = ("choix", "numpy", "polars", "scipy")


@contextmanager
def arena_libraries() -> Iterator[None]:
    """Imports in here may need the libraries of the arena: say so when one is missing."""
    from perron.core.errors import BadInput

    try:
        yield
    except ModuleNotFoundError as error:
        if error.name not in _ARENA:
            raise
        problem = f"{error.name} is missing: install perron[arena] to get what the arena needs"
        raise BadInput("", problem) from None
