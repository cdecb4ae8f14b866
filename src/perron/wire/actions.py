"""Actions in JSON."""

import sys
from typing import Final

from perron.core.actions import (
    Action,
    AskTickets,
    BuildStation,
    Claim,
    Decline,
    Draw,
    Keep,
    Pass,
    Pay,
)
from perron.core.board import Board
from perron.core.errors import UnknownPlayer
from perron.wire.fields import Kinds
from perron.wire.reading import Asked, Node

ACTIONS: Final[dict[str, type[Action]]] = {
    "draw": Draw,
    "claim": Claim,
    "pay": Pay,
    "station": BuildStation,
    "keep": Keep,
    "decline": Decline,
    "tickets": AskTickets,
    "pass": Pass,
}
_KINDS: Final = Kinds("an action", ACTIONS)
_PLAYER: Final = "player"
_BESIDES: Final = ("type", _PLAYER)


def action_to_json(board: Board, action: Action, player: int | None = None) -> dict[str, object]:
    """The action, with the player if one is given."""
    if player is None:
        return _KINDS.write(board, action)
    return _KINDS.write(board, action, player=player)


def action_for_others(board: Board, action: Action) -> dict[str, object]:
    """The action as those hear of it who did not do it: what they may not know is null."""
    return _KINDS.write_for_others(board, action)


def action_from_json(board: Board, value: object) -> tuple[int | None, Action]:
    """What a player asks for: the player, if it is named, and the action. Raises Malformed.

    Whether a game has that player is for those to say who know the game.
    """
    return read_action(board, Asked(value, ""))


def read_action(board: Board, node: Node) -> tuple[int | None, Action]:
    """The player, if the action names one, and the action. Complains as the node does."""
    action: Action = _KINDS.read(board, node, _BESIDES)
    assert isinstance(node.value, dict)
    if _PLAYER not in node.value:
        return None, action
    return node.field(_PLAYER).whole(0, sys.maxsize, UnknownPlayer), action
