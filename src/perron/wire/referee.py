"""The referee: a position and actions in, verdicts and the position after them out."""

from typing import NotRequired, TypedDict

from perron.core.actions import Action
from perron.core.errors import PlayerNeeded, Refusal, UnknownPlayer
from perron.core.judge import judge
from perron.core.moves import legal
from perron.core.play import Journal, apply
from perron.core.position import OVER, SETUP, Position
from perron.core.score import score
from perron.wire.actions import action_from_json, action_to_json
from perron.wire.facts import fact_to_json
from perron.wire.outcomes import outcome_to_json
from perron.wire.position_reading import FindBoard, position_from_json
from perron.wire.position_writing import position_to_json
from perron.wire.reading import Node, quote


class Fault(TypedDict):
    """Why an action was refused."""

    code: str
    message: str


class Verdict(TypedDict):
    """What came of one action: events when it was accepted, else the error."""

    ok: bool
    events: NotRequired[list[dict[str, object]]]
    error: NotRequired[Fault]


class Reply(TypedDict):
    """The verdicts, and how things stand after the last accepted action."""

    results: list[Verdict]
    position: dict[str, object]
    legal: list[dict[str, object]]
    outcome: dict[str, object] | None


def referee(request: object, find_board: FindBoard) -> Reply:
    """Try the actions one after the other; a refused one changes nothing. Raises BadInput."""
    names = ("position", "actions")
    fields = Node(request, "").fields(names, names)
    actions = fields["actions"].listed()
    position = position_from_json(fields["position"].value, find_board)
    results = [_try(position, action) for action in actions]
    board = position.board
    return {
        "results": results,
        "position": position_to_json(position),
        "legal": [action_to_json(board, action) for action in _legal(position)],
        "outcome": outcome_to_json(board, score(position)) if position.phase == OVER else None,
    }


def _try(position: Position, value: object) -> Verdict:
    try:
        player, action = action_from_json(position.board, value)
        seat = _seat(position, player)
    except Refusal as malformed:
        return _refused(malformed)
    refusal = judge(position, seat, action)
    if refusal is not None:
        return _refused(refusal)
    journal: Journal = []
    apply(position, seat, action, journal)
    return {"ok": True, "events": [fact_to_json(position.board, fact) for fact in journal]}


def _seat(position: Position, player: int | None) -> int:
    """Whose action it is. When the game is over it makes no difference."""
    if player is None:
        if position.phase == SETUP:
            raise PlayerNeeded()
        return max(int(position.mover), 0)
    if player >= position.seats:
        raise UnknownPlayer(name=quote(player))
    return player


def _refused(refusal: Refusal) -> Verdict:
    return {"ok": False, "error": {"code": refusal.code, "message": str(refusal)}}


def _legal(position: Position) -> list[Action]:
    if position.phase in (SETUP, OVER):
        return []
    return legal(position, int(position.mover))
