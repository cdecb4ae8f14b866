"""Ways: what a seat's tickets still need, by the shortest way that is left."""

from dataclasses import replace

from perron.analysis.ways import Way, missing, missing_with_stations, trains
from perron.core.board import NONE
from perron.core.position import CLOSED
from perron.core.view import Observation


def ways(own: Observation) -> list[dict[str, object]]:
    """What each ticket of a seat needs, those on offer among them."""
    return [_way(own, ticket) for ticket in (*own.tickets, *own.offer)]


def without_route(own: Observation, route: str) -> Observation:
    """The observation as it would be if a free route were closed."""
    owners = list(own.owners)
    for n, track in enumerate(own.board.routes):
        if track.id == route and owners[n] == NONE:
            owners[n] = CLOSED
    return replace(own, owners=tuple(owners))


def _way(own: Observation, ticket: int) -> dict[str, object]:
    """What a ticket still needs, by the shortest way left."""
    board = own.board
    claims = missing(own, ticket)
    lent: Way | None = missing_with_stations(own, ticket) if claims != () else None
    if lent is not None and (claims is None or trains(board, lent.claims) < trains(board, claims)):
        claims = lent.claims
    return {
        "id": board.tickets[ticket].id,
        "done": claims == (),
        "missing": None if claims is None else [board.routes[route].id for route in claims],
        "trains": None if claims is None else trains(board, claims),
        "borrowed": [board.routes[route].id for route in lent.borrowed] if lent else [],
    }
