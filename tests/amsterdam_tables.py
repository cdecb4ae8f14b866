"""What the tests of the Amsterdam board share."""

from typing import Any

from rules_table import Json

from perron.boards import load
from perron.core.cards import KINDS
from perron.core.position import Shuffler

BOARD = load("amsterdam")
PLAYERS = (2, 3, 4)

# An action, as the arguments of Table.do and Table.refused.
Asked = dict[str, Any]

# What the JSON calls a joker.
J = "locomotive"

# A market without jokers.
ROW = ["pink", "blue", "green", "black", "red"]


def owned(*routes: list[str]) -> list[Json]:
    """Claims: the routes of each player, in seat order."""
    return [{"route": route, "player": seat} for seat, mine in enumerate(routes) for route in mine]


def contracts(number: int) -> list[str]:
    """So many contracts of the board, no matter which."""
    return [ticket.id for ticket in BOARD.tickets[:number]]


def stacked(*top: str) -> Shuffler:
    """A shuffle that puts these cards on top of the whole deck; it leaves other piles alone."""
    pack = [kind for kind, number in enumerate(BOARD.rules.deck) for _ in range(number)]

    def shuffle(size: int) -> list[int]:
        rest = list(range(size))
        if size != len(pack):
            return rest
        chosen: list[int] = []
        for word in top:
            at = next(n for n in rest if KINDS[pack[n]] == word)
            rest.remove(at)
            chosen.append(at)
        return chosen + rest

    return shuffle
