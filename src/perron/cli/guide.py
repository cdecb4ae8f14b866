"""The rules in short, for someone in the middle of a game."""

from collections.abc import Iterator

from rich.console import Console

from perron.cli.board import rules_in_words
from perron.core.board import Board


def show_guide(console: Console, board: Board) -> None:
    """How to play, what is special on this board, and where the rules stand in full."""
    console.print()
    for title, sentences in (
        ("How to play", _how_to_play(board)),
        ("On this board", rules_in_words(board)),
    ):
        console.print(title, style="bold")
        for sentence in sentences:
            console.print(f"- {sentence}")
    console.print("The rules in full, clause by clause, are in docs/rules/ of Perron's source.")


def _how_to_play(board: Board) -> Iterator[str]:
    rules, words = board.rules, board.words
    kinds = {route.kind for route in board.routes}
    station = ", or build a station" if rules.stations else ""
    yield f"On your turn do one thing: take two cards, claim a route, draw {words.ticket}s{station}."
    yield (
        "To claim a route, pay as many cards of its colour as it has spaces; a grey one takes"
        f" any one colour. Your {words.train}s go on it, and it scores at once."
    )
    yield (
        f"A {words.ticket} names two cities. Joined by your routes at the end it adds its points,"
        " otherwise it takes them away."
    )
    if "tunnel" in kinds:
        yield (
            "After you pay for a tunnel, cards are turned up: each of the colour that you paid, and"
            f" each {words.locomotive}, costs one card more. You may give up and keep your cards."
        )
    if "ferry" in kinds:
        yield f"A ferry needs some {words.locomotive}s among its cards."
    if rules.stations:
        yield "A station lets you use one route of another player at its city for your tickets."
