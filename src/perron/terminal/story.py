"""A recorded game as a story: turn by turn, who did what, and how it ended."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from rich.console import Console

from perron.core.cards import HOLE, row_list
from perron.core.errors import BadInput
from perron.core.facts import Fact, TurnStarted
from perron.core.position import MARKET, Position
from perron.core.view import redact
from perron.terminal.records import damaged
from perron.terminal.result import show_outcome
from perron.terminal.seats import seat_of_person, shown_names
from perron.terminal.speech import Speech
from perron.terminal.telling import facts_text
from perron.wire.outcomes import outcome_from_json
from perron.wire.records import Record
from perron.words.catalogue import Words


@dataclass(slots=True)
class _Chapter:
    """The deal, or one turn: its heading, the market as it began, and what happened."""

    heading: str
    market: str = ""
    facts: list[Fact] = field(default_factory=list)


def tell(console: Console, words: Words, record: Record, seat: int | None, place: str) -> None:
    """Tell the game as this seat saw it, or for None with everything open."""
    board = record.board
    speech = Speech(words, board)
    names = shown_names(words, record.names)
    # Who "you" is, is a matter of grammar; what is shown depends on the seat alone.
    person = seat_of_person(record.names)
    me = seat if person is None else person
    outcome = None
    if record.outcome is not None:
        try:
            outcome = outcome_from_json(board, record.outcome, record.players)
        except BadInput as error:
            raise damaged(place, error) from None
    console.print(_title(speech, names, seat), style="bold")
    for chapter in _chapters(record, speech, names, seat):
        console.print()
        console.print(chapter.heading, style="bold")
        if chapter.market:
            console.print(f"    {chapter.market}", style="dim")
        for sentence in facts_text(speech, chapter.facts, names, me):
            console.print(f"    {sentence}")
    console.print()
    if outcome is None:
        console.print(speech.say("refusal-not-over"))
    else:
        show_outcome(console, speech, names, outcome, me)


def _title(speech: Speech, names: tuple[str, ...], seat: int | None) -> str:
    everybody = speech.words.listed(names)
    if seat is None:
        return speech.say("cli-story", board=speech.board_name(), names=everybody)
    seen = names[seat]
    return speech.say("cli-story-seat", board=speech.board_name(), names=everybody, name=seen)


def _chapters(
    record: Record, speech: Speech, names: tuple[str, ...], seat: int | None
) -> Iterator[_Chapter]:
    chapter = _Chapter(speech.say("cli-deal"))
    turn = 0
    for step, position in record.replay():
        for fact in step.facts:
            if isinstance(fact, TurnStarted):
                yield chapter
                turn += 1
                last = "no" if fact.final_turns is None else "yes"
                heading = speech.say("cli-chapter", n=turn, name=names[fact.player], last=last)
                # The last fact of its step: the market lies as the turn finds it.
                chapter = _Chapter(heading, _market(speech, position))
            else:
                chapter.facts.append(fact if seat is None else redact(fact, seat))
    yield chapter


def _market(speech: Speech, position: Position) -> str:
    kinds = row_list(position.market, MARKET)
    cards = ", ".join("-" if kind == HOLE else speech.kind(kind) for kind in kinds)
    return speech.say("cli-market", cards=cards)
