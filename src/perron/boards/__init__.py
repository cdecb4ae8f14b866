"""Boards: one folder of data for each game, and the reading of such folders.

A folder holds board.toml, cities.csv, routes.csv, tickets.csv and a note of where its facts
come from. Nobody has to write Python to add one.
"""

from perron.boards.files import Mistake
from perron.boards.packs import NoSuchBoard, builtin, check, load

__all__ = ["Mistake", "NoSuchBoard", "builtin", "check", "load"]
