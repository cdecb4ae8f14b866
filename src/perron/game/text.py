"""A game in text: one line about it, and the whole table."""

from collections.abc import Sequence
from typing import Final

from perron.core import score as scoring
from perron.core.cards import HOLE, row_list, total
from perron.core.judge import cards_text
from perron.core.position import MARKET, OVER, PHASES, TUNNEL_PAYMENT, Position
from perron.core.turns import to_act

_DOING: Final = {
    "setup": "choosing first {ticket}s",
    "turn": "beginning a turn",
    "second_card": "drawing a second card",
    "tunnel": "paying for a tunnel",
    "keep": "choosing {ticket}s",
}
_LEFT: Final = {True: "<", False: ">"}
_GAP: Final = "  "


def summary(position: Position) -> str:
    """The board, the players, and what goes on: one line."""
    return f"{position.board.id}, {int(position.seats)} players, {_now(position)}"


def table(position: Position, names: Sequence[str]) -> str:
    """All that lies on the table, with every hand."""
    board = position.board
    lines = [f"{board.name}, {int(position.seats)} players: {_now(position)}", ""]
    market = [kind for kind in row_list(position.market, MARKET) if kind != HOLE]
    lines.append(f"market   {', '.join(map(board.kind_name, market)) or 'empty'}")
    lines.append(
        f"piles    {int(position.deck_size)} cards, {int(total(position.discard))} discarded, "
        f"{int(position.pile_size)} {board.words.ticket}s"
    )
    if position.phase == TUNNEL_PAYMENT:
        turned = row_list(position.turned, position.turned_count)
        lines.append(
            f"tunnel   {board.routes[int(position.tunnel)].id}: "
            f"{cards_text(board, int(position.laid))} laid out, "
            f"{', '.join(map(board.kind_name, turned))} turned up"
        )
    lines += ["", *_columns(_seats(position, names))]
    for seat in range(int(position.seats)):
        lines += ["", f"seat {seat}", *_belongings(position, seat)]
    return "\n".join(lines)


def _now(position: Position) -> str:
    if position.phase == OVER:
        outcome = scoring.score(position)
        points = " to ".join(str(player.total) for player in outcome.players)
        return f"over: {_listed('seat', outcome.winners)} won, {points}"
    doing = _DOING[PHASES[int(position.phase)]].format(ticket=position.board.words.ticket)
    return f"{doing}: {_listed('seat', to_act(position))}"


def _listed(word: str, seats: Sequence[int]) -> str:
    return f"{word}{'s' if len(seats) != 1 else ''} {', '.join(map(str, seats))}"


def _seats(position: Position, names: Sequence[str]) -> list[list[str]]:
    """A row for each seat, under a row of headings."""
    rules = position.board.rules
    rows = [["seat", "name", "points", f"{position.board.words.train}s"]]
    rows[0] += ["stations"] * bool(rules.stations) + ["merchandise"] * bool(rules.merchandise)
    rows[0] += ["cards"]
    for seat, name in enumerate(names):
        row = [str(seat), name, str(int(position.score(seat))), str(int(position.trains(seat)))]
        if rules.stations:
            row.append(str(int(position.stations_left(seat))))
        if rules.merchandise:
            row.append(str(int(position.merchandise(seat))))
        rows.append([*row, str(int(total(position.hand(seat))))])
    return rows


def _columns(rows: list[list[str]]) -> list[str]:
    """Names stand at the left of their column, numbers at the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        _GAP.join(
            f"{cell:{_LEFT[at == 1]}{width}}" for at, (cell, width) in enumerate(zip(row, widths))
        ).rstrip()
        for row in rows
    ]


def _belongings(position: Position, seat: int) -> list[str]:
    board = position.board
    chosen = position.offer(seat) if position.is_choosing(seat) or seat == position.mover else []
    rows = [
        ("hand", [cards_text(board, int(position.hand(seat)))]),
        (f"{board.words.ticket}s", [board.tickets[t].id for t in position.tickets(seat)]),
        ("offered", [board.tickets[t].id for t in chosen]),
        ("routes", [r.id for r, o in zip(board.routes, position.owner, strict=True) if o == seat]),
        ("built", [c.id for c, o in zip(board.cities, position.station, strict=True) if o == seat]),
    ]
    return [f"  {word:<9}{', '.join(items)}" for word, items in rows if items]
