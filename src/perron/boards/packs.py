"""Packs: a board as a folder of data, found, checked and loaded."""

import os
from functools import cache
from pathlib import Path
from typing import Final

from perron.boards.files import ID, NAME, Form, Mistake, shown
from perron.boards.maps import (
    CITIES,
    NAMES,
    ROUTES,
    TICKETS,
    Listing,
    check_connected,
    check_supply,
    read_cities,
    read_names,
    read_routes,
    read_tickets,
)
from perron.boards.rules import read_rules
from perron.boards.toml_file import Table, read_toml
from perron.core.board import Board, Route, Words
from perron.core.cards import packed
from perron.core.errors import BadInput
from perron.core.payment import Purse, ways

TOML: Final = "board.toml"
# What every pack has, and all that a game depends on.
FILES: Final = (TOML, CITIES, ROUTES, TICKETS)

_HERE: Final = Path(__file__).parent

# Some systems give these names to devices, whatever the folder.
_DEVICES: Final = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10)))
)
_BOARD_ID: Final = Form(
    lambda text: ID.fits(text) and text not in _DEVICES,
    f"{ID.words}, and not a reserved file name",
)


class NoSuchBoard(BadInput):
    """Neither the id of a board nor a folder."""

    def __init__(self, asked: str) -> None:
        self.boards = tuple(builtin())
        known = ", ".join(self.boards)
        super().__init__(shown(asked), f"neither a board ({known}) nor a folder with one")


def builtin() -> list[str]:
    """The ids of the boards that come with Perron: every folder here with a board.toml."""
    return sorted(path.parent.name for path in _HERE.glob(f"*/{TOML}"))


def load(name_or_path: str) -> Board:
    """The board with this id, or else the one in this folder.

    >>> import perron
    >>> board = perron.load("europe")
    >>> board.name, len(board.cities), board.rules.players
    ('Europe', 47, (2, 5))
    """
    if name_or_path in builtin():
        return _load_builtin(name_or_path)
    return _load_folder(folder_of(name_or_path))


def folder_of(name_or_path: str) -> Path:
    """The folder of the board with this id, or else this folder."""
    if name_or_path in builtin():
        return _HERE / name_or_path
    if not os.path.isdir(name_or_path):
        raise NoSuchBoard(name_or_path)
    return Path(name_or_path)


def check(folder: Path) -> tuple[Board | None, list[Mistake]]:
    """The board in a folder, or None and all the mistakes that keep it from being one."""
    mistakes: list[Mistake] = []
    head = read_toml(folder, TOML, mistakes)
    id = head.text("id", _BOARD_ID)
    name = head.text("name", NAME)
    words = _words(head.table("words"))
    answers = head.table("rules")
    rules = read_rules(answers)
    head.close()

    cities = read_names(folder, read_cities(folder, mistakes), mistakes)
    routes = read_routes(folder, cities, rules, mistakes)
    tickets = read_tickets(folder, cities, mistakes)
    check_connected(cities, routes, tickets)
    if answers.sound("setup", "players"):
        mistakes += check_supply(tickets, rules)

    board = None
    if not mistakes:
        board = Board(id, name, rules, words, cities.things, routes.things, tickets.things)
        _check_payable(board, routes)
    mistakes.sort(key=lambda mistake: ((*FILES, NAMES).index(mistake.file), mistake.line))
    return (None if mistakes else board), mistakes


@cache
def _load_builtin(id: str) -> Board:
    return _load_folder(folder_of(id))


def _load_folder(folder: Path) -> Board:
    board, mistakes = check(folder)
    if board is None:
        first, *others = mistakes
        more = f" (and {len(others)} more; perron board check {folder} lists them)"
        place = f"{folder / first.file}:{first.line}"
        raise BadInput(place, first.text + (more if others else ""))
    return board


def _words(table: Table) -> Words:
    words = Words(
        locomotive=table.text("locomotive", NAME),
        train=table.text("train", NAME),
        ticket=table.text("ticket", NAME),
    )
    table.close()
    return words


def _check_payable(board: Board, routes: Listing[Route]) -> None:
    """Somebody who held every card could pay for any route. Only a whole board has prices."""
    purse = Purse()
    purse.open(packed(list(board.rules.deck)))
    for (row, route), tariff in zip(routes.entries, board.tariff, strict=True):
        if not ways(board.tariffs[tariff], purse):
            row.wrong(f"all the cards of the deck can't pay for {route.id}")
