"""Short words for what the tests of the Europe board lay on the table."""

import shutil
from pathlib import Path
from typing import Any, Final

from rules_table import Json, Table

from perron import boards
from perron.boards import check
from perron.core.cards import counts, row_cards
from perron.core.position import Position

# Fields of an action or of a position, to be asked for as they are.
Asked = dict[str, Any]

# An open row that no rule clears.
ROW: Final = ["red", "blue", "green", "white", "black"]

COLOURS: Final = ("pink", "blue", "orange", "white", "green", "yellow", "black", "red")

# Every train card of the board, in one hand.
ALL_CARDS: Final = {**dict.fromkeys(COLOURS, 12), "locomotive": 14}

# Nothing to draw, face up or unseen.
NO_CARDS: Final[Asked] = {"market": [], "market_only": True, "deck": [], "deck_only": True}


def held(player: int, *routes: str) -> list[Json]:
    """Claims of one player."""
    return [{"route": route, "player": player} for route in routes]


def built(player: int, *cities: str) -> list[Json]:
    """Stations of one player."""
    return [{"city": city, "player": player} for city in cities]


def named(facts: list[Json], type: str) -> list[Json]:
    """The facts of one type."""
    return [fact for fact in facts if fact["type"] == type]


def some(cards: Asked) -> Asked:
    """The cards without the kinds of which there are none."""
    return {kind: number for kind, number in cards.items() if number}


def cards_in_all(position: Position) -> list[int]:
    """The cards of each kind, wherever they lie."""
    places = [position.hand(seat) for seat in range(int(position.seats))]
    places += [row_cards(position.market), position.discard]
    places += [position.laid, row_cards(position.turned)]
    found = [sum(kind) for kind in zip(*(counts(place) for place in places), strict=True)]
    for kind in position.deck_list():
        found[kind] += 1
    return found


def mistakes_after(folder: Path, file: str, line: str, instead: str) -> list[str]:
    """What the check says about this board when one line of one file is another."""
    pack = folder / "europe"
    shutil.copytree(Path(boards.__file__).parent / "europe", pack)
    text = (pack / file).read_text(encoding="utf-8")
    assert text.count(f"{line}\n") == 1
    (pack / file).write_text(text.replace(f"{line}\n", f"{instead}\n"), encoding="utf-8")
    return [mistake.text for mistake in check(pack)[1]]


def dig(route: str, cards: Asked, turned: list[str], **fields: object) -> Table:
    """A table at which player 0 has asked for a tunnel; `spare` is left in the hand."""
    spare = fields.pop("spare", {})
    assert isinstance(spare, dict)
    hand = {kind: cards.get(kind, 0) + spare.get(kind, 0) for kind in {**cards, **spare}}
    asked: Asked = {"market": ROW, "hands": [hand], "deck": [*turned, "pink"], **fields}
    table = Table("europe", deck_only=True, **asked)
    table.do("claim", route=route, cards=cards)
    return table


def extra(table: Table) -> int:
    """What the tunnel costs on top; 0 when it has been claimed already."""
    tunnel = table.printed.get("tunnel")
    if tunnel is None:
        return 0
    assert isinstance(tunnel, dict)
    return int(tunnel["extra"])


def completed(table: Table, player: int) -> set[str]:
    """The tickets that the player would complete if the game ended now."""
    return {table.board.tickets[ticket].id for ticket in table.result(player).completed}


def borrowed(table: Table, player: int) -> dict[str, str]:
    """The route that each of the player's stations would borrow, by city."""
    return {
        table.board.cities[loan.city].id: table.board.routes[loan.route].id
        for loan in table.result(player).borrowed
    }
