"""Observations in JSON, as everything outside speaks of them: shapes.py says what is in them."""

from perron.core.board import NONE, Board
from perron.core.cards import HOLE, KINDS
from perron.core.moves import costs_extra
from perron.core.position import CLOSED
from perron.core.view import Observation, Own, SeatView, TunnelView
from perron.wire.cards import cards_to_json
from perron.wire.shapes import ObservationShape, OpenShape, OwnShape, PlayerShape, TunnelShape


def observation_to_json(observation: Observation) -> ObservationShape:
    """All that one seat may know; for a spectator the seat is null and it holds nothing."""
    return {**public_to_json(observation), **own_to_json(observation.board, observation)}


def public_to_json(observation: Observation) -> OpenShape:
    """What lies open: the same for every seat."""
    board = observation.board
    routes, cities = board.routes, board.cities
    return {
        "board": board.id,
        "phase": observation.phase,
        "to_move": observation.to_move,
        "starter": observation.starter,
        "final_turns": observation.final_turns,
        "market": [None if kind == HOLE else KINDS[kind] for kind in observation.market],
        "deck": observation.deck_size,
        "discard": cards_to_json(observation.discard),
        "ticket_deck": observation.ticket_pile_size,
        "claims": [
            {"route": routes[route].id, "player": owner}
            for route, owner in enumerate(observation.owners)
            if owner >= 0
        ],
        "closed": [
            routes[route].id for route, owner in enumerate(observation.owners) if owner == CLOSED
        ],
        "stations": [
            {"city": cities[city].id, "player": owner}
            for city, owner in enumerate(observation.stations)
            if owner != NONE
        ],
        "tunnel": None if observation.tunnel is None else _tunnel(board, observation.tunnel),
        "players": [_seat(seat) for seat in observation.players],
    }


def own_to_json(board: Board, own: Own | Observation) -> OwnShape:
    """What the seat itself holds."""
    tickets = board.tickets
    return {
        "seat": own.seat,
        "hand": cards_to_json(own.hand),
        "tickets": [tickets[ticket].id for ticket in own.tickets],
        "offer": [tickets[ticket].id for ticket in own.offer],
        "returned": [tickets[ticket].id for ticket in own.returned],
    }


def _tunnel(board: Board, tunnel: TunnelView) -> TunnelShape:
    return {
        "route": board.routes[tunnel.route].id,
        "cards": cards_to_json(tunnel.cards),
        "revealed": [KINDS[kind] for kind in tunnel.revealed],
        "counting": [costs_extra(tunnel.cards, kind) for kind in tunnel.revealed],
        "extra": tunnel.extra,
    }


def _seat(seat: SeatView) -> PlayerShape:
    return {
        "hand": seat.hand_size,
        "known": cards_to_json(seat.known),
        "played": {word: number for word, number in zip(KINDS, seat.played, strict=True) if number},
        "trains": seat.trains,
        "score": seat.score,
        "stations_left": seat.stations_left,
        "merchandise": seat.merchandise,
        "tickets": seat.tickets,
        "offered": seat.offered,
        "choosing": seat.choosing,
    }
