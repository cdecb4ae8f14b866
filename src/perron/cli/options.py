"""The options that commands for many games have in common, and what is wrong with them."""

import argparse
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from perron.core.board import Board
    from perron.words.catalogue import Words

_MOST_GAMES: Final = 10**9
_MOST_JOBS: Final = 256


def add_counts(
    parser: argparse.ArgumentParser, games: int, games_help: str = "default: %(default)s"
) -> None:
    """The options --games, --jobs and --seed."""
    parser.add_argument("--games", type=int, default=games, help=games_help)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=0)


def add_players(parser: argparse.ArgumentParser) -> None:
    """The option --players."""
    parser.add_argument("--players", type=int, help="default: the fewest that the board is for")


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option --language."""
    parser.add_argument("--language", metavar="cli-meta-code", help="cli-help-language")


def wanted_words(args: argparse.Namespace) -> "Words":
    """The words of the language that is asked for, here or in the environment."""
    import os

    from perron.core.errors import BadInput
    from perron.words.catalogue import Words
    from perron.words.languages import known_language, languages, wanted_language

    here = Words(wanted_language(os.environ))
    if args.language is None:
        return here
    language = known_language(args.language)
    if language is None:
        names = ", ".join(languages())
        said = here.say("cli-wrong-language", typed=args.language, languages=names)
        raise BadInput("--language", said)
    return Words(language)


@contextmanager
def told_in(words: "Words") -> "Iterator[None]":
    """What is wrong with a board, a bot, its budget or a file is said in the reader's language."""
    from perron.boards import NoSuchBoard
    from perron.bots import MOST_PLAYOUTS, MOST_SECONDS, NAMES, NoBudget, NoSuchBot, WrongBudget
    from perron.core.errors import BadInput
    from perron.terminal.complaints import Complaint

    try:
        yield
    except Complaint as error:
        raise BadInput(*error.said(words)) from None
    except NoSuchBoard as error:
        boards = ", ".join(error.boards)
        raise BadInput(error.place, words.say("cli-wrong-board", boards=boards)) from None
    except NoSuchBot as error:
        bots = ", ".join(NAMES)
        raise BadInput(error.place, words.say("cli-wrong-bot", bots=bots)) from None
    except NoBudget as error:
        raise BadInput(error.place, words.say("cli-no-budget", bot=error.bot)) from None
    except WrongBudget as error:
        # As they are typed: without signs between the thousands.
        limits = {"playouts": str(MOST_PLAYOUTS), "seconds": str(MOST_SECONDS)}
        raise BadInput(error.place, words.say("cli-wrong-budget", **limits)) from None


def checked_number(option: str, number: int, most: int, words: "Words") -> int:
    """The number that an option was given, if it is one from 0 to the most."""
    from perron.core.errors import BadInput

    if not 0 <= number <= most:
        # As they are typed: without signs between the thousands.
        said = words.say("cli-wrong-number", n=str(number), least="0", most=str(most))
        raise BadInput(option, said)
    return number


def check_counts(args: argparse.Namespace) -> None:
    """Are the three numbers within their limits?"""
    from perron.core.chance import SEEDS

    _between("--games", args.games, 1, _MOST_GAMES)
    _between("--jobs", args.jobs, 1, _MOST_JOBS)
    _between("--seed", args.seed, 0, int(SEEDS) - 1)


def named_bots(names: str) -> tuple[str, ...]:
    """The bots in a list with commas; every one is known."""
    from perron.bots import make

    named = tuple(name.strip() for name in names.split(","))
    for name in named:
        make(name, 0)
    return named


def different_bots(names: str) -> tuple[str, ...]:
    """The bots in a list with commas; each stands there once."""
    from perron.core.errors import BadInput

    named = named_bots(names)
    for name in named:
        if named.count(name) > 1:
            raise BadInput("--bots", f"{name} is named twice")
    return named


def players_on(board: "Board", players: int | None) -> int:
    """So many players, if the board is for so many; as few as it takes, if none are asked for."""
    from perron.core.errors import BadInput

    fewest, most = board.rules.players
    if players is None:
        return fewest
    if not fewest <= players <= most:
        raise BadInput("--players", f"{board.name} is for {fewest} to {most}, not {players}")
    return players


def _between(option: str, number: int, least: int, most: int) -> None:
    from perron.core.errors import BadInput

    if not least <= number <= most:
        raise BadInput(option, f"{number} is not a number from {least} to {most}")
