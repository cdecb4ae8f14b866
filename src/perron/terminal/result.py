"""The end of a game: points reason by reason, who won, and what decided."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rich.console import Console

from perron.core.board import Board
from perron.core.outcome import Outcome, Result
from perron.terminal.printing import new_table
from perron.terminal.speech import Speech
from perron.words.figures import numeral
from perron.words.messages import Argument

# What may settle a tie on points.
_TIE_BREAKS: Final = ("tickets", "stations", "longest_path", "shared")


def show_outcome(
    console: Console, speech: Speech, names: Sequence[str], outcome: Outcome, me: int | None
) -> None:
    """The table of points, the tickets and loans behind it, and the winners."""
    table = new_table(speech.say("cli-points-for"), *names, numbers=tuple(names))
    for reason, points in _reasons(speech.board):
        table.add_row(speech.say(reason), *(numeral(points(result)) for result in outcome.players))
    totals = (numeral(result.total) for result in outcome.players)
    table.add_row(speech.say("total"), *totals, style="bold")
    table.add_row(speech.say("rank"), *(str(result.rank) for result in outcome.players))
    console.print(table)
    console.print()
    for seat, result in enumerate(outcome.players):
        for line in _details(speech, speech.of(names, me, seat), result):
            console.print(line)
    console.print()
    console.print(_verdict(speech, names, outcome, me), style="bold")
    if outcome.decided_by in _TIE_BREAKS:
        console.print(speech.say(f"decided-{outcome.decided_by}"))


def _reasons(board: Board) -> Iterator[tuple[str, Callable[[Result], int]]]:
    """What points are given for on this board, in the order of counting."""
    rules = board.rules
    yield "score-routes", lambda result: result.routes
    yield "score-tickets", lambda result: result.tickets
    if rules.stations:
        yield "score-stations", lambda result: result.stations
    if rules.longest_path_bonus:
        yield "score-longest", lambda result: result.longest_path_bonus
    if rules.globetrotter_bonus:
        yield "score-globe", lambda result: result.globetrotter_bonus
    if rules.merchandise:
        yield "score-merchandise", lambda result: result.merchandise_bonus


def _details(speech: Speech, who: dict[str, Argument], result: Result) -> Iterator[str]:
    rules = speech.board.rules
    for key, tickets in (("cli-completed", result.completed), ("cli-failed", result.failed)):
        if tickets:
            yield speech.say(key, tickets=speech.tickets(tickets), **who)
    for loan in result.borrowed:
        city, route = speech.city(loan.city), speech.route(loan.route)
        yield speech.say("cli-borrowed", city=city, route=route, **who)
    if rules.longest_path_bonus or "longest_path" in rules.tie_breaks:
        yield speech.say("cli-longest", n=result.longest_path, **who)


def _verdict(speech: Speech, names: Sequence[str], outcome: Outcome, me: int | None) -> str:
    if len(outcome.winners) > 1:
        others = speech.words.listed([names[seat] for seat in outcome.winners if seat != me])
        who = "you" if me in outcome.winners else "other"
        return speech.say("wins-shared", who=who, names=others)
    best, second, *_ = sorted((result.total for result in outcome.players), reverse=True)
    return speech.say("wins", by=best - second, **speech.of(names, me, outcome.winners[0]))
