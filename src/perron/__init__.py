"""Perron: train board games, played by the rules."""

from typing import Final

__version__: Final = "0.9.0"
