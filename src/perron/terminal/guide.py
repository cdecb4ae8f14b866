"""The rules in short, for someone in the middle of a game."""

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from perron.terminal.rules import rules_text
from perron.terminal.speech import Speech


def show_guide(console: Console, speech: Speech) -> None:
    """How to play, what is special on this board, and where the rules stand in full."""
    console.print()
    for title, sentences in (("cli-how", _how_to_play(speech)), ("cli-rules", rules_text(speech))):
        console.print(speech.say(title), style="bold")
        table = Table.grid(padding=(0, 1, 0, 0))
        for sentence in sentences:
            table.add_row("-", sentence)
        console.print(table)
    console.print(speech.say("cli-rules-full"))


def _how_to_play(speech: Speech) -> Iterator[str]:
    kinds = {route.kind for route in speech.board.routes}
    stations = speech.board.rules.stations
    yield speech.say("cli-how-turn-station" if stations else "cli-how-turn")
    yield speech.say("cli-how-claim")
    yield speech.say("cli-how-ticket")
    if "tunnel" in kinds:
        yield speech.say("cli-how-tunnel")
    if "ferry" in kinds:
        yield speech.say("cli-how-ferry")
    if stations:
        yield speech.say("cli-how-station")
