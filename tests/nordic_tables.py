"""Tables of the Nordic board, and the questions that several of its tests ask."""

from collections.abc import Callable

from rules_table import Json, Table

from perron.boards import load
from perron.core.board import Route
from perron.core.cards import GREY, KINDS
from perron.core.judge import judge
from perron.core.play import new_game
from perron.core.view import redact
from perron.wire.actions import action_from_json
from perron.wire.facts import fact_from_json, fact_to_json

Cards = dict[str, int]

BOARD = load("nordic")
COLOURS = KINDS[:8]
# A full row, so that the top of the pile stays where a test has put it.
ROW = ["red", "blue", "green", "white", "yellow"]


def nordic(players: int = 2, /, **fields: object) -> Table:
    """A position on this board."""
    return Table("nordic", players, **fields)


def dealt(
    players: int,
    seed: int = 0,
    starter: int = 0,
    shuffler: Callable[[int], list[int]] | None = None,
) -> Table:
    """A fresh game in which everybody has still to choose tickets."""
    table = nordic(players)
    table.position = new_game(table.board, players, seed, starter, shuffler)
    return table


def begin(table: Table) -> None:
    """Everybody keeps the first two tickets of the opening offer."""
    for seat in range(int(table.position.seats)):
        table.do("keep", player=seat, tickets=table.offer(seat)[:2])


def verdict(route: str, cards: Cards, players: int = 2, **fields: object) -> str:
    """What player 0, who holds just these cards, is told when claiming with all of them."""
    table = nordic(players, hands=[cards], **fields)
    _, claim = action_from_json(BOARD, {"type": "claim", "route": route, "cards": cards})
    refusal = judge(table.position, 0, claim)
    return "accepted" if refusal is None else refusal.code


def price(route: Route, grey: str = "red") -> Cards:
    """A locomotive for each symbol, the colour for the rest; this colour where it is grey."""
    colour = grey if route.colour == GREY else KINDS[route.colour]
    return {colour: route.length - route.symbols, "locomotive": route.symbols}


def claimed(*routes: list[str]) -> list[Json]:
    """Claims, player by player."""
    return [{"route": id, "player": seat} for seat, ids in enumerate(routes) for id in ids]


def named(id: str) -> Route:
    """The route with this id."""
    return next(route for route in BOARD.routes if route.id == id)


def routes(*kinds: str) -> list[Route]:
    """The routes of these kinds."""
    return [route for route in BOARD.routes if route.kind in kinds]


def pairs() -> list[tuple[str, str]]:
    """All routes that join the same two cities as another one, two by two."""
    found: dict[tuple[int, int], list[str]] = {}
    for route in BOARD.routes:
        found.setdefault((route.a, route.b), []).append(route.id)
    return [(ids[0], ids[1]) for ids in found.values() if len(ids) == 2]


def heard(facts: list[Json], seat: int | None) -> list[Json]:
    """What a seat hears of what happened; None for a spectator."""
    read = [fact_from_json(BOARD, fact, "fact") for fact in facts]
    return [fact_to_json(BOARD, redact(fact, seat)) for fact in read]
