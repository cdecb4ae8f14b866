"""perron play: a whole game in the terminal against bots."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from perron.core.board import Board
    from perron.core.fair import Fairness
    from perron.core.record import Game

_DEFAULT_BOARD: Final = "europe"
_RANDOM: Final = "random"
# Options that say how a new game begins.
_NEW_GAME: Final = ("bots", "seat", "starter", "seed", "fair")


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal against bots",
        description="Play a game in the terminal against bots. It is saved after every decision.",
    )
    parser.add_argument(
        "--board", metavar="ID|DIR", help=f"a board or a folder with one (default {_DEFAULT_BOARD})"
    )
    parser.add_argument(
        "--bots", metavar="N|NAMES", help="how many bots, or their names with commas (default 1)"
    )
    parser.add_argument(
        "--seat", type=int, metavar="N", help="where you sit; seats count from 0 (default 0)"
    )
    parser.add_argument(
        "--starter", metavar="N", help="the seat that begins, or random (default random)"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed deals the same game")
    parser.add_argument(
        "--fair",
        action="store_true",
        default=None,
        help="shuffle so that you can check it afterwards: perron verify",
    )
    parser.add_argument(
        "--save", metavar="FILE", help="where the game is kept (default perron-BOARD-N.json here)"
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play; the exit status."""
    import io
    import sys

    from perron.cli.printing import new_console
    from perron.cli.session import Session

    if isinstance(sys.stdin, io.TextIOWrapper):
        # A stray byte on the keyboard is a wrong answer, not the end of the game.
        sys.stdin.reconfigure(errors="replace")
    game = _new_game(args) if args.resume is None else _resumed_game(args)
    return Session(game, _save_file(args, game), new_console()).play()


def _new_game(args: argparse.Namespace) -> "Game":
    import secrets

    from perron.boards import load
    from perron.cli.seats import seat_names
    from perron.core.chance import SEEDS
    from perron.core.record import Game

    board = load(args.board or _DEFAULT_BOARD)
    bots = _bots(args.bots, board)
    players = len(bots) + 1
    seat = 0 if args.seat is None else _checked("--seat", args.seat, players - 1)
    seed = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    _checked("--seed", seed, int(SEEDS) - 1)
    starter = _starter(args.starter or _RANDOM, players, seed)
    fair = _fairness(args.seed, players, seat) if args.fair else None
    return Game.new(board, players, seed, starter, seat_names(bots, seat), fair=fair)


def _fairness(seed: int | None, players: int, seat: int) -> "Fairness":
    """Commit to a secret, then let the person add to it. Bots have nothing to add."""
    import secrets

    from perron.cli.person import Leave, Person
    from perron.cli.printing import new_console
    from perron.core.errors import BadInput
    from perron.core.fair import MOST_BYTES, Fairness, commit

    if seed is not None:
        raise BadInput("--seed", "says how the cards lie: it does not go with --fair")
    secret = secrets.token_bytes(32)
    console = new_console()
    console.print(f"The shuffles are settled by a secret with this hash: {commit(secret)}")
    try:
        words = Person(console).read("Words of your own to shuffle with (Enter for none):")
    except Leave:
        words = ""
    entropy = [b""] * players
    entropy[seat] = words.encode()[:MOST_BYTES]
    return Fairness(commit(secret), tuple(entropy), secret)


def _bots(asked: str | None, board: "Board") -> list[str]:
    from perron.bots import DEFAULT_BOT, make
    from perron.core.errors import BadInput

    fewest, most = board.rules.players
    words = "1" if asked is None else asked
    if words.isdecimal():
        # Beyond the most players only the complaint matters, not how many were asked for.
        bots = [DEFAULT_BOT] * min(int(words[:4]), most)
    else:
        bots = [name.strip() for name in words.split(",")]
        for name in bots:
            make(name, 0)
    if not fewest <= len(bots) + 1 <= most:
        span = f"{fewest - 1} to {most - 1}" if fewest < most else str(most - 1)
        raise BadInput(
            "--bots", f"{board.name} is for {fewest} to {most} players: give {span} bots"
        )
    return bots


def _starter(asked: str, players: int, seed: int) -> int:
    from perron.core.chance import Dice, derived
    from perron.core.errors import BadInput

    if asked == _RANDOM:
        return int(Dice(derived(seed, 0)).below(players))
    if not asked.isdecimal() or len(asked) > 1:
        raise BadInput("--starter", f"give a seat from 0 to {players - 1}, or {_RANDOM}")
    return _checked("--starter", int(asked), players - 1)


def _checked(option: str, number: int, most: int) -> int:
    from perron.core.errors import BadInput

    if not 0 <= number <= most:
        raise BadInput(option, f"{number} is not a number from 0 to {most}")
    return number


def _resumed_game(args: argparse.Namespace) -> "Game":
    from perron.cli.files import board_finder
    from perron.cli.records import read_record
    from perron.cli.seats import bots_by_seat
    from perron.core.errors import BadInput
    from perron.core.record import Game

    for option in _NEW_GAME:
        if getattr(args, option) is not None:
            raise BadInput(f"--{option}", "belongs to a new game, not to one that is resumed")
    found = read_record(args.resume, 1, board_finder(args.board))
    if found.more:
        raise BadInput(args.resume, "holds more than one game")
    try:
        bots_by_seat(found.record.names)
    except BadInput as error:
        raise BadInput(args.resume, str(error)) from None
    return Game.resumed(found.record)


def _save_file(args: argparse.Namespace, game: "Game") -> Path:
    """The file that was named, or the one resumed, or the first free name in this folder."""
    import itertools

    from perron.core.errors import BadInput

    if args.save is not None:
        if Path(args.save).exists():
            raise BadInput(args.save, "is already there: resume it, or choose another name")
        return Path(args.save)
    if args.resume is not None:
        return Path(args.resume)
    names = (Path(f"perron-{game.record.board.id}-{n}.json") for n in itertools.count(1))
    return next(name for name in names if not name.exists())
