"""Choices: the moves open to a seat, told briefly.

A listing writes out every target with every payment: often hundreds of actions that differ only in
the city. Here those that share their payments are told together:

    {"type": "draw", "slots": [0, 1, 2, 3, 4, "deck"], "whole": [2]}
    {"type": "claim", "routes": ["a-b", "c-d"], "payments": [{"red": 3}, ...]}
    {"type": "station", "cities": ["roma", ...], "payments": [...]}
    {"type": "pay", "payments": [...]}
    {"type": "keep", "tickets": ["a-b", ...], "least": 2}
    {"type": "tickets"}, {"type": "decline"}, {"type": "pass"}
"""

from functools import lru_cache

from perron.core.actions import DECK
from perron.core.moves import (
    CLAIM,
    DECLINE,
    DRAW,
    KEEP,
    PAY,
    STATION,
    TICKETS,
    Moves,
    ends_draw,
    keep_least,
)
from perron.core.position import Position
from perron.core.turns import may_act
from perron.wire.cards import cards_to_json
from perron.wire.shapes import Choice


def choices(position: Position, seat: int) -> list[Choice]:
    """What the seat may do now: the same moves as `moves.legal`, in the same order."""
    if not may_act(position, seat):
        return []
    moves = Moves(position.board)
    moves.look(position, seat)
    return [_choice(position, seat, moves, number) for number in range(moves.blocks())]


def _choice(position: Position, seat: int, moves: Moves, number: int) -> Choice:
    board = position.board
    kind, targets, payments = moves.block(position, seat, number)
    if kind == DRAW:
        slots: list[int | str] = ["deck" if slot == DECK else slot for slot in targets]
        whole = [slot for slot in targets if slot != DECK and ends_draw(position, slot)]
        return {"type": "draw", "slots": slots, "whole": whole}
    if kind == CLAIM:
        routes = [board.routes[route].id for route in targets]
        return {"type": "claim", "routes": routes, "payments": [_cards(c) for c in payments]}
    if kind == STATION:
        cities = [board.cities[city].id for city in targets]
        return {"type": "station", "cities": cities, "payments": [_cards(c) for c in payments]}
    if kind == PAY:
        return {"type": "pay", "payments": [_cards(c) for c in payments]}
    if kind == KEEP:
        offered = [board.tickets[ticket].id for ticket in position.offer(seat)]
        return {"type": "keep", "tickets": offered, "least": int(keep_least(position, seat))}
    return {"type": "tickets" if kind == TICKETS else "decline" if kind == DECLINE else "pass"}


@lru_cache(maxsize=50_000)
def _cards(cards: int) -> dict[str, int]:
    return cards_to_json(cards)
