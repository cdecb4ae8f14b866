"""perron board: list the boards, show one, check a folder of data, report on its balance."""

import argparse
from collections import Counter
from typing import TYPE_CHECKING, Final

from perron.cli import balance
from perron.cli.tables import Table

if TYPE_CHECKING:
    from perron.core.board import Board, Route

_NUMBERS: Final = ("spaces", "points", "routes", "cities", "tickets")


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    board = commands.add_parser("board", help="cli-help-boards")
    actions = board.add_subparsers(dest="action", required=True, metavar="ACTION")
    actions.add_parser("list", help="list the boards that come with Perron")
    show = actions.add_parser("show", help="show the rules, routes, tickets and cities of a board")
    show.add_argument("board", metavar="BOARD", help="the id of a board, or a folder with one")
    check = actions.add_parser("check", help="find every mistake in a folder of board data")
    check.add_argument("folder", metavar="DIR", help="a folder with board.toml and the CSV files")
    board.set_defaults(run=run)
    balance.add(actions)


def run(args: argparse.Namespace) -> int:
    """Do what was asked; the exit status."""
    match args.action:
        case "list":
            return _list()
        case "show":
            return _show(args.board)
        case _:
            return _check(args.folder)


def _list() -> int:
    from perron.boards import builtin, load

    table = Table("id", "name", "players", "cities", "routes", "tickets", numbers=_NUMBERS)
    for id in builtin():
        board = load(id)
        sizes = (len(board.cities), len(board.routes), len(board.tickets))
        table.add_row(id, board.name, _span(board.rules.players), *map(str, sizes))
    print(table)
    return 0


def _show(name_or_path: str) -> int:
    from perron.boards import load
    from perron.terminal.rules import rules_text
    from perron.terminal.speech import Speech
    from perron.words.catalogue import Words

    board = load(name_or_path)
    print(f"{board.name} ({board.id}), {_span(board.rules.players)} players")
    print("\nRules")
    for sentence in rules_text(Speech(Words(), board)):
        print(f"- {sentence}")
    for title, table in (
        ("Routes", _routes(board)),
        (f"{board.words.ticket.capitalize()}s", _tickets(board)),
        ("Cities", _cities(board)),
    ):
        print(f"\n{title}")
        print(table)
    return 0


def _check(path: str) -> int:
    import os
    from pathlib import Path

    from perron.boards import check
    from perron.boards.files import shown
    from perron.core.errors import BadInput

    if not os.path.isdir(path):
        raise BadInput(shown(path), "there is no such folder")
    board, mistakes = check(Path(path))
    for mistake in mistakes:
        print(mistake)
    if board is None:
        return 1
    sizes = f"{len(board.cities)} cities, {len(board.routes)} routes, {len(board.tickets)} tickets"
    print(f"{board.name} ({board.id}) is sound: {sizes}")
    return 0


def _routes(board: "Board") -> Table:
    """The routes, plain ones first, each kind in a block of its own."""
    table = Table("from", "to", "spaces", "colour", "kind", "notes", numbers=_NUMBERS)
    for kind in ("train", "tunnel", "ferry"):
        of_kind = [route for route in board.routes if route.kind == kind]
        if of_kind and kind != "train":
            table.add_line()
        for route in of_kind:
            ends = (board.cities[route.a].name, board.cities[route.b].name)
            colour = board.colour_name(route.colour)
            table.add_row(*ends, str(route.length), colour, kind, _notes(board, route))
    return table


def _notes(board: "Board", route: "Route") -> str:
    notes = [f"track {track}" for track in route.id.split("-")[2:]]
    if route.symbols:
        plural = "s" if route.symbols > 1 else ""
        notes.append(f"{route.symbols} {board.words.locomotive}{plural}")
    if route.swap:
        notes.append(f"any {route.swap} cards for one")
    if route.merchandise:
        notes.append("merchandise")
    return ", ".join(notes)


def _tickets(board: "Board") -> Table:
    table = Table("from", "to", "points", "notes", numbers=_NUMBERS)
    for ticket in sorted(board.tickets, key=lambda ticket: not ticket.long):
        notes = ["long"] if ticket.long else []
        if ticket.provenance != "known":
            notes.append(ticket.provenance)
        ends = (board.cities[ticket.a].name, board.cities[ticket.b].name)
        table.add_row(*ends, str(ticket.points), ", ".join(notes))
    return table


def _cities(board: "Board") -> Table:
    routes = Counter(end for route in board.routes for end in (route.a, route.b))
    table = Table("city", "id", "routes", numbers=_NUMBERS)
    for c, city in enumerate(board.cities):
        table.add_row(city.name, city.id, str(routes[c]))
    return table


def _span(players: tuple[int, int]) -> str:
    fewest, most = players
    return str(most) if fewest == most else f"{fewest}-{most}"
