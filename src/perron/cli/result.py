"""The end of a game: points reason by reason, who won, and what decided."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rich.console import Console

from perron.cli.printing import new_table
from perron.cli.words import counted, ticket_text
from perron.core.board import Board
from perron.core.outcome import Borrowed, Outcome, Result
from perron.core.reading import Node
from perron.core.wire import MOST_POINTS, read_city, read_route, read_ticket

# What settled a tie, in words.
_DECIDED_BY: Final = {
    "tickets": "The tie on points is settled by more completed {ticket}s.",
    "stations": "The tie on points is settled by fewer stations built.",
    "longest_path": "The tie on points is settled by the longest path.",
    "shared": "Nothing settles the tie: the victory is shared.",
}


def show_outcome(
    console: Console, board: Board, names: Sequence[str], outcome: Outcome, me: int | None
) -> None:
    """The table of points, the tickets and loans behind it, and the winners."""
    table = new_table("points for", *names, numbers=tuple(names))
    for reason, points in _reasons(board):
        table.add_row(reason, *(str(points(result)) for result in outcome.players))
    table.add_row("total", *(str(result.total) for result in outcome.players), style="bold")
    table.add_row("place", *(str(result.rank) for result in outcome.players))
    console.print(table)
    console.print()
    for name, result in zip(names, outcome.players, strict=True):
        for line in _details(board, name, result):
            console.print(line)
    console.print()
    console.print(_verdict(board, names, outcome, me), style="bold")


def _reasons(board: Board) -> Iterator[tuple[str, Callable[[Result], int]]]:
    """What points are given for on this board, in the order of counting."""
    rules, words = board.rules, board.words
    yield "routes", lambda result: result.routes
    yield f"{words.ticket}s", lambda result: result.tickets
    if rules.stations:
        yield "stations not built", lambda result: result.stations
    if rules.longest_path_bonus:
        yield "longest path", lambda result: result.longest_path_bonus
    if rules.globetrotter_bonus:
        yield f"most {words.ticket}s", lambda result: result.globetrotter_bonus
    if rules.merchandise:
        yield "merchandise", lambda result: result.merchandise_bonus


def _details(board: Board, name: str, result: Result) -> Iterator[str]:
    for word, tickets in (("completed", result.completed), ("failed", result.failed)):
        if tickets:
            listed = ", ".join(ticket_text(board, ticket) for ticket in tickets)
            yield f"{name}: {word} {listed}"
    for loan in result.borrowed:
        station = f"the station in {board.cities[loan.city].name}"
        yield f"{name}: {station} borrows {board.route_name(loan.route)}"
    if board.rules.longest_path_bonus or "longest_path" in board.rules.tie_breaks:
        yield f"{name}: longest path {counted(result.longest_path, board.words.train)}"


def _verdict(board: Board, names: Sequence[str], outcome: Outcome, me: int | None) -> str:
    points = counted(outcome.players[outcome.winners[0]].total, "point")
    if len(outcome.winners) > 1:
        won = f"{' and '.join(names[seat] for seat in outcome.winners)} win with {points}."
    elif outcome.winners[0] == me:
        won = f"You win with {points}."
    else:
        won = f"{names[outcome.winners[0]]} wins with {points}."
    if outcome.decided_by not in _DECIDED_BY:
        return won
    return f"{won} {_DECIDED_BY[outcome.decided_by].format(ticket=board.words.ticket)}"


# Reading an outcome as it was recorded.

_NUMBERS: Final = (
    "total",
    "routes",
    "tickets",
    "stations",
    "longest_path",
    "longest_path_bonus",
    "globetrotter_bonus",
    "merchandise_bonus",
    "rank",
)
_LISTS: Final = ("completed", "failed", "borrowed")


def read_outcome(board: Board, value: object, players: int) -> Outcome:
    """The outcome that a record announces. It is not worked out again: rules may have changed."""
    names = ("players", "winners", "decided_by")
    fields = Node(value, "outcome").fields(names, names)
    results = fields["players"].items(players, "players")
    winners = fields["winners"].items(players, "winners")
    for node, items, least in (
        (fields["players"], results, players),
        (fields["winners"], winners, 1),
    ):
        if len(items) < least:
            raise node.wrong(f"{len(items)} of {least} are there")
    return Outcome(
        players=tuple(_read_result(board, node) for node in results),
        winners=tuple(node.whole(0, players - 1) for node in winners),
        decided_by=fields["decided_by"].word(["points", *_DECIDED_BY], "what decides a game"),
    )


def _read_result(board: Board, node: Node) -> Result:
    fields = node.fields((*_NUMBERS, *_LISTS), (*_NUMBERS, *_LISTS))
    numbers = {name: fields[name].whole(-MOST_POINTS, MOST_POINTS) for name in _NUMBERS}
    return Result(
        **numbers,
        completed=_read_tickets(board, fields["completed"]),
        failed=_read_tickets(board, fields["failed"]),
        borrowed=tuple(
            _read_loan(board, loan) for loan in fields["borrowed"].items(len(board.cities), "loans")
        ),
    )


def _read_tickets(board: Board, node: Node) -> tuple[int, ...]:
    return tuple(read_ticket(board, item) for item in node.items(len(board.tickets), "tickets"))


def _read_loan(board: Board, node: Node) -> Borrowed:
    fields = node.fields(("city", "route"), ("city", "route"))
    return Borrowed(read_city(board, fields["city"]), read_route(board, fields["route"]))
