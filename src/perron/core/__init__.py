"""The rules. Pure: no clock, no input or output, no global chance."""

from typing import Final

from perron.core import playout

# Is the compiled core running, or the same source as plain Python?
COMPILED: Final = not (playout.__file__ or "").endswith(".py")
