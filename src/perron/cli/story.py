"""A recorded game as a story: turn by turn, who did what, and how it ended."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from rich.console import Console

from perron.cli.result import read_outcome, show_outcome
from perron.cli.seats import seat_of_person
from perron.cli.words import facts_text, printable
from perron.core.board import Board
from perron.core.cards import HOLE, row_list
from perron.core.errors import BadInput
from perron.core.facts import Fact, TurnStarted
from perron.core.position import MARKET, Position
from perron.core.record import Record
from perron.core.view import redact


@dataclass(slots=True)
class _Chapter:
    """The deal, or one turn: its heading, the market as it began, and what happened."""

    heading: str
    market: str = ""
    facts: list[Fact] = field(default_factory=list)


def tell(console: Console, record: Record, seat: int | None, place: str) -> None:
    """Tell the game as this seat saw it, or for None with everything open."""
    board = record.board
    names = tuple(printable(name) for name in record.names)
    # Who "you" is, is a matter of grammar; what is shown depends on the seat alone.
    person = seat_of_person(record.names)
    me = seat if person is None else person
    outcome = None
    if record.outcome is not None:
        try:
            outcome = read_outcome(board, record.outcome, record.players)
        except BadInput as error:
            raise BadInput(place, str(error)) from None
    seen = "with all cards open" if seat is None else f"as {names[seat]} saw it"
    console.print(f"{board.name}: {_listed(names)}, {seen}", style="bold")
    for chapter in _chapters(record, names, seat):
        console.print()
        console.print(chapter.heading, style="bold")
        if chapter.market:
            console.print(f"    Market: {chapter.market}", style="dim")
        for sentence in facts_text(board, chapter.facts, names, me):
            console.print(f"    {sentence}")
    console.print()
    if outcome is None:
        console.print("The game is not over.")
    else:
        show_outcome(console, board, names, outcome, me)


def _chapters(record: Record, names: tuple[str, ...], seat: int | None) -> Iterator[_Chapter]:
    chapter = _Chapter("The deal")
    turn = 0
    for step, position in record.replay():
        for fact in step.facts:
            if isinstance(fact, TurnStarted):
                yield chapter
                turn += 1
                # The last fact of its step: the market lies as the turn finds it.
                chapter = _Chapter(_heading(turn, names, fact), _market(record.board, position))
            else:
                chapter.facts.append(fact if seat is None else redact(fact, seat))
    yield chapter


def _heading(turn: int, names: tuple[str, ...], fact: TurnStarted) -> str:
    last = "" if fact.final_turns is None else ", last turn"
    return f"{turn}. {names[fact.player]}{last}"


def _market(board: Board, position: Position) -> str:
    kinds = row_list(position.market, MARKET)
    return ", ".join("-" if kind == HOLE else board.kind_name(kind) for kind in kinds)


def _listed(names: tuple[str, ...]) -> str:
    *others, last = names
    return f"{', '.join(others)} and {last}"
