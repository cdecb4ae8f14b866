"""Outcomes in JSON."""

from typing import Final

from perron.core.board import Board
from perron.core.outcome import Outcome
from perron.wire.fields import Fields
from perron.wire.reading import Node

_FIELDS: Final = Fields(Outcome)


def outcome_to_json(board: Board, outcome: Outcome) -> dict[str, object]:
    """What the game came to, reason by reason."""
    return _FIELDS.write(board, outcome)


def outcome_from_json(board: Board, value: object, players: int) -> Outcome:
    """The outcome of a game of so many, as it was announced. Raises BadInput with the path below `outcome`.

    It is not worked out again: rules may have changed since.
    """
    node = Node(value, "outcome")
    outcome: Outcome = _FIELDS.read(board, node)
    seats, winners = node.field("players"), node.field("winners")
    if len(outcome.players) != players:
        raise seats.wrong(f"{len(outcome.players)} of {players} are there")
    if not outcome.winners:
        raise winners.wrong("nobody is there")
    for winner in winners.items(players, "winners"):
        winner.whole(0, players - 1)
    return outcome
