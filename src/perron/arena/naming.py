"""Routes and tickets as the tables and plots of the arena name them."""

from perron.core.board import Board


def route_words(board: Board, route: int) -> str:
    """A route as a player would say it; the tracks of a double by colour."""
    track = board.routes[route]
    name = f"{board.cities[track.a].name}\u2013{board.cities[track.b].name}"
    if int(board.twin[route]) < 0:
        return name
    return f"{name} ({board.colour_name(track.colour)} track)"


def ticket_words(board: Board, ticket: int) -> str:
    """A ticket as a player would say it."""
    asked = board.tickets[ticket]
    return f"{board.cities[asked.a].name}\u2013{board.cities[asked.b].name}"
