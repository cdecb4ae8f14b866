"""Find and record the golden games: `python tools/make_golden.py`.

Plays random games, a seed after the other, until each of the wanted things has happened, and
keeps the shortest of the first games that show it in tests/games, with a line in its README.md.
Seeds fix everything, so a second run writes the same files as long as the rules are the same;
after a change of the rules run it again and look at what has changed. Takes a few minutes.

Three games are not quite random. Where stations decide, players choose what kind of thing they do
before they choose the thing, so that not everybody builds all stations. For the longest route
of all they save up. On the way to an end in which nobody can do anything, all claim short routes
only and leave themselves three trains when all that is open is longer.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from golden_features import FEATURES, Ending

from perron.arena.playing import play_recorded
from perron.boards import load
from perron.core.actions import Action, AskTickets, BuildStation, Claim, Draw
from perron.core.chance import Dice
from perron.core.moves import legal
from perron.core.playout import Playout
from perron.core.position import Position
from perron.core.score import score
from perron.core.turns import next_to_act
from perron.wire.records import Game, Record, record_lines

GAMES = ROOT / "tests" / "games"
INDEX = GAMES / "README.md"

# How many games that show what is wanted are compared, and how many are played to find them.
CANDIDATES = 20
MOST_SEEDS = 400_000
# Fewer of those that are not played at full speed.
FEW = 3

STALL = "ends because nobody can do anything"


Chooser = Callable[[Position, int, list[Action], Dice], Action]


@dataclass(frozen=True)
class Wanted:
    """A file, and what its game has to show at least."""

    name: str
    board: str
    players: int
    shows: tuple[str, ...]


WANTED = (
    Wanted(
        "europe-points",
        "europe",
        2,
        (
            "decided by points",
            "the longest path is one player's",
            "stations not built bring points",
            "a borrowed route completes a ticket",
        ),
    ),
    Wanted("europe-tickets", "europe", 2, ("decided by tickets",)),
    Wanted("europe-stations", "europe", 2, ("decided by stations",)),
    Wanted("europe-longest-path", "europe", 2, ("decided by the longest path",)),
    Wanted("europe-shared", "europe", 2, ("a shared victory", "the longest path is shared")),
    Wanted(
        "europe-five",
        "europe",
        5,
        ("the longest path is shared", "a player has built all stations"),
    ),
    Wanted("europe-stalled", "europe", 4, (STALL,)),
    Wanted("nordic-points", "nordic", 2, ("decided by points", "most tickets are one player's")),
    Wanted("nordic-tickets", "nordic", 2, ("decided by tickets",)),
    Wanted("nordic-longest-path", "nordic", 2, ("decided by the longest path",)),
    Wanted("nordic-murmansk", "nordic", 2, ("four cards stand for one",)),
    Wanted("nordic-shared", "nordic", 3, ("a shared victory", "most tickets are shared")),
    Wanted(
        "amsterdam-points",
        "amsterdam",
        4,
        ("decided by points", "most merchandise is one player's"),
    ),
    Wanted("amsterdam-tickets", "amsterdam", 2, ("decided by tickets",)),
    Wanted("amsterdam-shared", "amsterdam", 2, ("a shared victory", "most merchandise is shared")),
    Wanted(
        "amsterdam-merchandise",
        "amsterdam",
        4,
        (
            "the second place in merchandise is shared",
            "a player without merchandise gets no bonus",
        ),
    ),
)


def main() -> None:
    GAMES.mkdir(exist_ok=True)
    lines = ["# Golden games", "", "Written by tools/make_golden.py.", "", "| game | shows |"]
    lines.append("| --- | --- |")
    for wanted in WANTED:
        chooser = CHOOSERS.get(wanted.name)
        record = shortest_random(wanted) if chooser is None else shortest_chosen(wanted, chooser)
        path = GAMES / f"{wanted.name}.json"
        path.write_text("".join(f"{line}\n" for line in record_lines(record)), encoding="utf-8")
        shown = [name for name, shows in FEATURES.items() if shows(ending_of(record))]
        lines.append(f"| {path.name} | {'; '.join(shown)} |")
        print(f"{path.name}: {len(record.steps)} steps, {path.stat().st_size:,} bytes")
    INDEX.write_text("\n".join(lines) + "\n", encoding="utf-8")


def shortest_random(wanted: Wanted) -> Record:
    """The shortest of the first random games that show it."""
    hits: list[tuple[int, int]] = []
    playout = Playout(load(wanted.board), wanted.players)
    for seed in range(MOST_SEEDS):
        position = playout.play(seed, seed + MOST_SEEDS)
        end = Ending(position, score(position))
        if all(FEATURES[name](end) for name in wanted.shows):
            hits.append((int(playout.decisions), seed))
        if len(hits) == CANDIDATES:
            break
    _, seed = min(hits)
    bots = ("random",) * wanted.players
    return play_recorded(load(wanted.board), bots, seed, seed + MOST_SEEDS)[1]


def shortest_chosen(wanted: Wanted, chooser: Chooser) -> Record:
    """The shortest of the first games with such players that show it."""
    hits: list[Record] = []
    for seed in range(MOST_SEEDS):
        game = Game.new(load(wanted.board), wanted.players, seed)
        dice = Dice(seed)
        while not game.over:
            seat = int(next_to_act(game.position))
            actions = legal(game.position, seat)
            game.act(seat, chooser(game.position, seat, actions, dice))
        if all(FEATURES[name](ending_of(game.record)) for name in wanted.shows):
            hits.append(game.record)
        if len(hits) == FEW:
            break
    return min(hits, key=lambda record: len(record.steps))


def ending_of(record: Record) -> Ending:
    position = record.before()
    for _, after in record.replay():
        position = after
    facts = tuple(fact for step in record.steps for fact in step.facts)
    return Ending(position, score(position), facts)


def one_of(actions: list[Action], dice: Dice) -> Action:
    return actions[dice.below(len(actions))]


# Choosing what kind of thing to do first.

WEIGHTS: dict[type[Action], int] = {AskTickets: 1, BuildStation: 1}
USUAL_WEIGHT = 6


def by_kind(position: Position, seat: int, actions: list[Action], dice: Dice) -> Action:
    """Any kind of action, stations and tickets seldom; then any action of that kind."""
    kinds = sorted({type(action) for action in actions}, key=lambda kind: kind.__name__)
    tokens = [kind for kind in kinds for _ in range(WEIGHTS.get(kind, USUAL_WEIGHT))]
    kind = tokens[dice.below(len(tokens))]
    return one_of([action for action in actions if type(action) is kind], dice)


# Playing for something.

Worth = Callable[[Position, int, Action], int]


def best_by(worth: Worth) -> Chooser:
    """The action that is worth most; among equals any."""

    def choose(position: Position, seat: int, actions: list[Action], dice: Dice) -> Action:
        ranked = [(worth(position, seat, action), action) for action in actions]
        best = max(value for value, _ in ranked)
        return one_of([action for value, action in ranked if value == best], dice)

    return choose


def longest_first(position: Position, seat: int, action: Action) -> int:
    """Save up for the longest routes, and claim others when there is nothing to draw."""
    match action:
        case Claim(route, _):
            length = int(position.board.length[route])
            return 50 + length if length > SHORT else length
        case Draw():
            return 10
        case AskTickets():
            return 0
        case _:
            return 20


SHORT = 3


def patient(position: Position, seat: int, action: Action) -> int:
    """Short routes first, but never so that fewer than three trains are left.

    All routes up to three spaces take 164 of the 180 trains of four players. If the last player
    keeps seven trains and then lays four, everybody ends with three, and all that is open is
    longer.
    """
    match action:
        case Claim(route, _):
            length = int(position.board.length[route])
            left = int(position.trains(seat)) - length
            if length == SHORT + 1 and left == SHORT and seat == position.seats - 1:
                return 60
            least = SHORT if seat < position.seats - 1 else 2 * SHORT + 1
            return 50 + length if length <= SHORT and left >= least else -10
        case Draw():
            return 10
        case AskTickets():
            return 5
        case BuildStation():
            return 0
        case _:
            return 20


CHOOSERS: dict[str, Chooser] = {
    "europe-stations": by_kind,
    "europe-stalled": best_by(patient),
    "nordic-murmansk": best_by(longest_first),
}

if __name__ == "__main__":
    main()
