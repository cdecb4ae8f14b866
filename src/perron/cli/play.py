"""perron play: a whole game in the terminal against bots."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from perron.cli.options import add_language, checked_number, told_in, wanted_words

if TYPE_CHECKING:
    from perron.core.board import Board
    from perron.core.fair import Fairness
    from perron.wire.records import Game
    from perron.words.catalogue import Words

_DEFAULT_BOARD: Final = "europe"
_RANDOM: Final = "random"
# Options that say how a new game begins.
_NEW_GAME: Final = ("bots", "seat", "starter", "seed", "fair")


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "play",
        help="cli-help-play",
        description="cli-help-play-more",
    )
    parser.add_argument("--board", metavar="cli-meta-board", help="cli-help-board")
    parser.add_argument("--bots", metavar="cli-meta-bots", help="cli-help-bots")
    parser.add_argument("--seat", type=int, metavar="N", help="cli-help-seat")
    parser.add_argument("--starter", metavar="N", help="cli-help-starter")
    parser.add_argument("--seed", type=int, metavar="N", help="cli-help-seed")
    parser.add_argument("--fair", action="store_true", default=None, help="cli-help-fair")
    parser.add_argument("--save", metavar="cli-meta-file", help="cli-help-save")
    parser.add_argument("--resume", metavar="cli-meta-file", help="cli-help-resume")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play; the exit status."""
    import io
    import sys

    from perron.terminal.printing import new_console
    from perron.terminal.session import Session

    if isinstance(sys.stdin, io.TextIOWrapper):
        # A stray byte on the keyboard is a wrong answer, not the end of the game.
        sys.stdin.reconfigure(errors="replace")
    words = wanted_words(args)
    with told_in(words):
        game = _new_game(args, words) if args.resume is None else _resumed_game(args, words)
    return Session(game, _save_file(args, game, words), new_console(), words).play()


def _new_game(args: argparse.Namespace, words: "Words") -> "Game":
    import secrets

    from perron.boards import load
    from perron.core.chance import SEEDS
    from perron.terminal.seats import seat_names
    from perron.wire.records import Game

    board = load(args.board or _DEFAULT_BOARD)
    bots = _bots(args.bots, board, words)
    players = len(bots) + 1
    seat = 0 if args.seat is None else checked_number("--seat", args.seat, players - 1, words)
    seed = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    checked_number("--seed", seed, int(SEEDS) - 1, words)
    starter = _starter(args.starter or _RANDOM, players, seed, words)
    fair = _fairness(args.seed, players, seat, words) if args.fair else None
    return Game.new(board, players, seed, starter, seat_names(bots, seat), fair=fair)


def _fairness(seed: int | None, players: int, seat: int, words: "Words") -> "Fairness":
    """Commit to a secret, then let the person add to it. Bots have nothing to add."""
    import secrets

    from perron.core.errors import BadInput
    from perron.core.fair import MOST_BYTES, Fairness, commit
    from perron.terminal.commands import Commands
    from perron.terminal.person import Leave, Person
    from perron.terminal.printing import new_console

    if seed is not None:
        raise BadInput("--seed", words.say("cli-wrong-fair"))
    secret = secrets.token_bytes(32)
    console = new_console()
    console.print(words.say("cli-fair-hash", hash=commit(secret)))
    try:
        added = Person(console, Commands(words)).read(words.say("cli-fair-words"))
    except Leave:
        added = ""
    entropy = [b""] * players
    entropy[seat] = added.encode()[:MOST_BYTES]
    return Fairness(commit(secret), tuple(entropy), secret)


def _bots(asked: str | None, board: "Board", words: "Words") -> list[str]:
    from perron.bots import DEFAULT_BOT, make
    from perron.core.errors import BadInput
    from perron.terminal.speech import Speech

    fewest, most = board.rules.players
    given = "1" if asked is None else asked
    if given.isdecimal():
        # Beyond the most players only the complaint matters, not how many were asked for.
        bots = [DEFAULT_BOT] * min(int(given[:4]), most)
    else:
        bots = [name.strip() for name in given.split(",")]
        for name in bots:
            make(name, 0)
    if not fewest <= len(bots) + 1 <= most:
        limits = {"fewest": fewest, "most": most, "least": fewest - 1, "bots": most - 1}
        raise BadInput(
            "--bots", words.say("cli-wrong-bots", board=Speech(words, board).board_name(), **limits)
        )
    return bots


def _starter(asked: str, players: int, seed: int, words: "Words") -> int:
    from perron.core.chance import Dice, derived
    from perron.core.errors import BadInput

    if asked == _RANDOM:
        return int(Dice(derived(seed, 0)).below(players))
    if not asked.isdecimal() or len(asked) > 1:
        raise BadInput("--starter", words.say("cli-wrong-starter", most=players - 1))
    return checked_number("--starter", int(asked), players - 1, words)


def _resumed_game(args: argparse.Namespace, words: "Words") -> "Game":
    from perron.boards.finding import board_finder
    from perron.core.errors import BadInput
    from perron.terminal.complaints import Complaint
    from perron.terminal.records import read_record
    from perron.terminal.seats import bots_by_seat
    from perron.wire.records import Game

    for option in _NEW_GAME:
        if getattr(args, option) is not None:
            raise BadInput(f"--{option}", words.say("cli-wrong-resumed"))
    found = read_record(args.resume, 1, board_finder(args.board))
    if found.more:
        raise BadInput(args.resume, words.say("cli-wrong-games"))
    try:
        bots_by_seat(found.record.names)
    except Complaint as error:
        place = f"{args.resume}: {error.place}"
        raise Complaint(place, error.key, **error.arguments) from None
    return Game.resumed(found.record)


def _save_file(args: argparse.Namespace, game: "Game", words: "Words") -> Path:
    """The file that was named, or the one resumed, or the first free name in this folder."""
    import itertools

    from perron.core.errors import BadInput

    if args.save is not None:
        if Path(args.save).exists():
            raise BadInput(args.save, words.say("cli-wrong-save"))
        return Path(args.save)
    if args.resume is not None:
        return Path(args.resume)
    names = (Path(f"perron-{game.record.board.id}-{n}.json") for n in itertools.count(1))
    return next(name for name in names if not name.exists())
