"""A finished game step by step, with all cards open.

Nothing here may be told of a game that still runs.
"""

from typing import cast

from perron.core.board import Board
from perron.core.facts import Fact
from perron.core.network import joined
from perron.core.position import OVER, Position
from perron.core.view import observe, own
from perron.wire.codec import action_to_json, fact_to_json
from perron.wire.observations import observation_to_json, own_to_json
from perron.wire.records import Record, Step

Json = dict[str, object]


def replay_of(record: Record) -> Json:
    """Each step with what lay open after it, and what the seats held where that changed."""
    assert record.fair is not None and record.fair.secret is not None
    board = record.board
    steps: list[Json] = []
    before: dict[int, Json] = {}
    for step, position in record.replay():
        holdings = _holdings(record, position)
        changed = [held for seat, held in holdings.items() if before.get(seat) != held]
        steps.append({**_happened(board, step, position), "held": changed})
        before = holdings
    return {
        "names": list(record.names),
        "starter": record.starter,
        "steps": steps,
        "outcome": record.outcome,
        "tickets": [held["tickets"] for held in before.values()],
        "fair": {
            "commitment": record.fair.commitment,
            "entropy": [part.hex() for part in record.fair.entropy],
            "secret": record.fair.secret.hex(),
        },
    }


def _happened(board: Board, step: Step, position: Position) -> Json:
    return {
        "player": step.player,
        "action": None if step.action is None else action_to_json(board, step.action),
        "facts": _told(board, step.facts),
        "observation": observation_to_json(observe(position, None)),
    }


def _told(board: Board, facts: tuple[Fact, ...]) -> list[dict[str, object]]:
    return [fact_to_json(board, fact) for fact in facts]


def _holdings(record: Record, position: Position) -> dict[int, Json]:
    """What each seat holds: its hand, its tickets, those of them that are done, what it was offered."""
    over = position.phase == OVER
    return {
        seat: _held(position, seat, _completed(record, seat) if over else _linked(position, seat))
        for seat in range(record.players)
    }


def _held(position: Position, seat: int, done: list[str]) -> Json:
    held = own_to_json(position.board, own(position, seat))
    return {
        "seat": seat,
        "hand": held["hand"],
        "tickets": held["tickets"],
        "done": done,
        "offer": held["offer"],
    }


def _completed(record: Record, seat: int) -> list[str]:
    """Tickets as they were counted when the game ended."""
    outcome = cast("dict[str, list[dict[str, list[str]]]]", record.outcome)
    return outcome["players"][seat]["completed"]


def _linked(position: Position, seat: int) -> list[str]:
    """Tickets whose cities the seat's own routes link; what stations lend is known only at the end."""
    tickets = [position.board.tickets[ticket] for ticket in position.tickets(seat)]
    root = joined(position, seat)
    return [ticket.id for ticket in tickets if root[ticket.a] == root[ticket.b]]
