"""Positions to JSON: complete, so that what is read again is the same position."""

from perron.core.board import NONE, Board
from perron.core.cards import HOLE, KINDS, row_list
from perron.core.moves import extra_cards
from perron.core.position import KEEP_TICKETS, OVER, PHASES, SETUP, TUNNEL_PAYMENT, Position
from perron.core.rules import MARKET_SLOTS
from perron.wire.cards import cards_to_json


def position_to_json(position: Position) -> dict[str, object]:
    """The whole position: read again, it is the same, and so are all later shuffles.

    Only what others could have noted (cards seen to be taken, tickets seen) is not in it.
    """
    board = position.board
    seats = range(int(position.seats))
    turn = None if position.phase in (SETUP, OVER) else int(position.mover)
    found: dict[str, object] = {
        "board": board.id,
        "players": len(seats),
        "seed": int(position.seed),
        "to_move": turn,
        "phase": PHASES[position.phase],
        "market": [
            None if kind == HOLE else KINDS[kind]
            for kind in row_list(position.market, MARKET_SLOTS)
        ],
        "market_only": True,
        "deck": [KINDS[kind] for kind in position.deck_list()],
        "deck_only": True,
        "discard": cards_to_json(position.discard),
        "hands": [cards_to_json(position.hand(seat)) for seat in seats],
        "claims": [
            {"route": route.id, "player": int(position.owner[r])}
            for r, route in enumerate(board.routes)
            if position.owner[r] >= 0
        ],
    }
    if board.rules.stations:
        found["stations"] = [
            {"city": city.id, "player": int(position.station[c])}
            for c, city in enumerate(board.cities)
            if position.station[c] != NONE
        ]
    found |= {
        "trains": [int(position.trains(seat)) for seat in seats],
        "tickets": [_ticket_ids(board, position.tickets(seat)) for seat in seats],
        "ticket_deck": _ticket_ids(board, position.pile_list()),
        "ticket_deck_only": True,
        "merchandise": [int(position.merchandise(seat)) for seat in seats],
        "scores": [int(position.score(seat)) for seat in seats],
        "final_turns": None if position.final_turns == NONE else int(position.final_turns),
    }
    if position.passes:
        found["passes"] = int(position.passes)
    return found | _phase_to_json(position)


def _phase_to_json(position: Position) -> dict[str, object]:
    """The fields that only this phase has."""
    phase = int(position.phase)
    if phase == TUNNEL_PAYMENT:
        return {"tunnel": _tunnel_to_json(position)}
    if phase == KEEP_TICKETS:
        return {"offer": _ticket_ids(position.board, position.offer(position.mover))}
    if phase == SETUP:
        return _setup_to_json(position)
    return {}


def _tunnel_to_json(position: Position) -> dict[str, object]:
    return {
        "route": position.board.routes[position.tunnel].id,
        "cards": cards_to_json(position.laid),
        "revealed": [KINDS[kind] for kind in row_list(position.turned, position.turned_count)],
        "extra": int(extra_cards(position.laid, position.turned)),
    }


def _setup_to_json(position: Position) -> dict[str, object]:
    seats = range(int(position.seats))
    lying = [_ticket_ids(position.board, position.offer(seat)) for seat in seats]
    choosing = [position.is_choosing(seat) for seat in seats]
    found: dict[str, object] = {"offers": [lying[seat] if choosing[seat] else [] for seat in seats]}
    returned = [[] if choosing[seat] else lying[seat] for seat in seats]
    if any(returned):
        found["returned"] = returned
    if position.mover:
        found["starter"] = int(position.mover)
    return found


def _ticket_ids(board: Board, tickets: list[int]) -> list[str]:
    return [board.tickets[ticket].id for ticket in tickets]
