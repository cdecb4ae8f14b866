"""The replay of a finished game, step by step, with all cards open.

It must never be shown while the game runs.
"""

from typing import cast

from perron.core.board import Board
from perron.core.facts import Fact
from perron.core.network import joined
from perron.core.position import OVER, Position
from perron.core.view import observe, own
from perron.wire.actions import action_to_json
from perron.wire.facts import fact_to_json
from perron.wire.observations import observation_to_json, own_to_json
from perron.wire.records import Record, Step

Json = dict[str, object]


def replay_of(record: Record) -> Json:
    """Each step with the open position after it, and the holdings of the seats where they changed."""
    assert record.fair is not None and record.fair.secret is not None
    board = record.board
    steps: list[Json] = []
    before: dict[int, Json] = {}
    for step, position in record.replay():
        holdings = _holdings(record, position)
        changed = [held for seat, held in holdings.items() if before.get(seat) != held]
        steps.append({**_step(board, step, position), "held": changed})
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


def _step(board: Board, step: Step, position: Position) -> Json:
    return {
        "player": step.player,
        "action": None if step.action is None else action_to_json(board, step.action),
        "facts": _facts(board, step.facts),
        "observation": observation_to_json(observe(position, None)),
    }


def _facts(board: Board, facts: tuple[Fact, ...]) -> list[dict[str, object]]:
    return [fact_to_json(board, fact) for fact in facts]


def _holdings(record: Record, position: Position) -> dict[int, Json]:
    """What each seat holds: its hand, its tickets, which of them are done, and tickets on offer."""
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
    """Tickets that counted as done when the game ended."""
    outcome = cast("dict[str, list[dict[str, list[str]]]]", record.outcome)
    return outcome["players"][seat]["completed"]


def _linked(position: Position, seat: int) -> list[str]:
    """Tickets whose cities the seat's own routes join. Routes used by stations are only known at the end."""
    tickets = [position.board.tickets[ticket] for ticket in position.tickets(seat)]
    root = joined(position, seat)
    return [ticket.id for ticket in tickets if root[ticket.a] == root[ticket.b]]
