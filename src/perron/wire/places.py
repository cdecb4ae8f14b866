"""Routes, cities and tickets in JSON: each by its id."""

from perron.core.board import Board
from perron.core.errors import UnknownCity, UnknownRoute, UnknownTicket
from perron.wire.reading import Node


def read_route(board: Board, node: Node) -> int:
    """A route, by its id."""
    route = board.route(node.text(UnknownRoute))
    if route is None:
        known = [route.id for route in board.routes]
        raise node.unknown(known, "a route of this board", UnknownRoute)
    return route


def read_city(board: Board, node: Node) -> int:
    """A city, by its id."""
    city = board.city(node.text(UnknownCity))
    if city is None:
        known = [city.id for city in board.cities]
        raise node.unknown(known, "a city of this board", UnknownCity)
    return city


def read_ticket(board: Board, node: Node) -> int:
    """A ticket, by its id."""
    ticket = board.ticket(node.text(UnknownTicket))
    if ticket is None:
        known = [ticket.id for ticket in board.tickets]
        raise node.unknown(known, "a ticket of this board", UnknownTicket)
    return ticket
