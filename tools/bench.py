"""Measure the engine: `make bench`.

Everything is measured in one run, compiled and uncompiled turn by turn in processes of their
own, because machines differ and are shared: trust the ratios before the figures. Times are
processor time of one core; each figure is the median of several rounds.
"""

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from perron.boards import builtin, load
from perron.core import COMPILED
from perron.core.cards import packed
from perron.core.chance import Dice
from perron.core.moves import Moves
from perron.core.playout import Playout
from perron.core.position import TURN, Position
from perron.core.score import Tally

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 5
# The interpreter needs far fewer repetitions to be measured as well.
SCALE = 20 if COMPILED else 1

Figures = dict[str, float]


def per_second(work: Callable[[], object], done: int) -> float:
    """How many of the things that the work does get done in a second: a median."""
    rates = []
    for _ in range(ROUNDS):
        started = time.process_time()
        work()
        rates.append(done / (time.process_time() - started))
    return statistics.median(rates)


def tables() -> list[tuple[str, int]]:
    """Every board with every number of players."""
    return [
        (name, seats)
        for name in builtin()
        for seats in range(load(name).rules.players[0], load(name).rules.players[1] + 1)
    ]


def measure() -> dict[str, Figures]:
    """All figures of the core that runs here."""
    figures = {f"{name} {seats}": measure_games(name, seats) for name, seats in tables()}
    figures["hand"] = {str(size): measure_listing(size) for size in (4, 8, 16, 32)}
    figures["scoring"] = {"five seats, all stations": measure_scoring()}
    return figures


def measure_games(name: str, seats: int) -> Figures:
    """Whole random games, scored; then a copy of a position from the middle of one."""
    playout = Playout(load(name), seats)
    games = 30 * SCALE
    decisions = 0

    def play() -> None:
        nonlocal decisions
        decisions = 0
        for seed in range(games):
            Tally(playout.play(seed, seed + games))
            decisions += int(playout.decisions)

    rate = per_second(play, games)
    position = middle(name, seats)
    copies = 1000 * SCALE
    copy_rate = per_second(lambda: [position.clone() and None for _ in range(copies)], copies)
    return {
        "games": rate,
        "decisions": rate * decisions / games,
        "length": decisions / games,
        "copy_ns": 1e9 / copy_rate,
        "bytes": size(position),
    }


def middle(name: str, seats: int, decisions: int = 40) -> Position:
    """A position some way into a random game, at the start of a turn."""
    playout = Playout(load(name), seats)
    dice = Dice(1)
    position = playout.deal(1)
    while decisions > 0 or position.phase != TURN:
        playout.step(position, dice)
        decisions -= 1
    return position


def size(position: Position) -> int:
    """The bytes of a position, its vectors included."""
    vectors = (
        *(position.words, position.deck, position.owner, position.open, position.station),
        *(position.pile, position.ticket_at, position.ticket_seen, position.table),
    )
    return sys.getsizeof(position) + sum(8 * len(vector) for vector in vectors)


def measure_listing(cards: int) -> float:
    """Microseconds to count and find a move with a hand of so many cards."""
    position = middle("europe", 2)
    seat = int(position.mover)
    counts = [cards // 9 + (kind < cards % 9) for kind in range(9)]
    position.set_hand(seat, packed(counts))
    moves = Moves(position.board)
    looks = 1000 * SCALE

    def look() -> None:
        for n in range(looks):
            moves.find(position, seat, n % moves.look(position, seat))

    return 1e6 / per_second(look, looks)


def measure_scoring() -> float:
    """Microseconds to score a five-player Europe game in which all stations stand."""
    playout = Playout(load("europe"), 5)
    ends = (playout.play(seed, seed + 1) for seed in range(1000))
    full = next(end for end in ends if not any(end.stations_left(seat) for seat in range(5)))
    times = 50 * SCALE
    return 1e6 / per_second(lambda: [Tally(full) and None for _ in range(times)], times)


def help_seconds() -> float:
    """How long `perron --help` takes, from start to end."""
    seconds = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        subprocess.run([sys.executable, "-m", "perron", "--help"], check=True, capture_output=True)
        seconds.append(time.perf_counter() - started)
    return statistics.median(seconds)


def in_process(pure: bool) -> dict[str, Figures]:
    """The figures of the other mode, measured in a process of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(ROOT / "src")
    words = [sys.executable, __file__, "--figures"]
    found = subprocess.run(words, check=True, capture_output=True, env=environment, text=True)
    figures: dict[str, Figures] = json.loads(found.stdout)
    return figures


def report(fast: dict[str, Figures], slow: dict[str, Figures]) -> None:
    """Print the tables that the README quotes."""
    console = Console(highlight=False, width=100)
    games = Table(title="random games, one core: compiled, uncompiled, and how many times")
    for title in ("board", "seats", "games/s", "pure", "times", "decisions/s", "a game", "copy ns"):
        games.add_column(title, justify="left" if title == "board" else "right")
    games.add_column("bytes", justify="right")
    for name, seats in tables():
        row, pure = fast[f"{name} {seats}"], slow[f"{name} {seats}"]
        games.add_row(
            name,
            str(seats),
            f"{row['games']:,.0f}",
            f"{pure['games']:,.0f}",
            f"{row['games'] / pure['games']:.0f}",
            f"{row['decisions'] / 1e6:.2f} M",
            f"{row['length']:.0f}",
            f"{row['copy_ns']:.0f}",
            f"{row['bytes']:,.0f}",
        )
    console.print(games)
    two, five = fast["europe 2"]["decisions"], fast["europe 5"]["decisions"]
    console.print(f"a decision with five seats costs {two / five:.2f} times one with two (Europe)")
    hands = ", ".join(f"{cards} cards {cost:.2f} µs" for cards, cost in fast["hand"].items())
    console.print(f"listing and finding a move by size of the hand: {hands}")
    scoring = fast["scoring"]["five seats, all stations"]
    console.print(f"scoring a five-seat Europe game with all stations used: {scoring:.0f} µs")
    console.print(f"perron --help: {help_seconds():.2f} s")


def main() -> None:
    if "--figures" in sys.argv:
        print(json.dumps(measure()))
        return
    if not COMPILED:
        print("perron is not compiled here: the ratios will be 1")
    report(in_process(pure=False), in_process(pure=True))


if __name__ == "__main__":
    main()
