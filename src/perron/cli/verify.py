"""perron verify: were the cards of a recorded game shuffled as was promised?"""

import argparse


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "verify",
        help="check the shuffles of a recorded game",
        description="Work the shuffles of a recorded game out again from the secret that was"
        " committed to and what the seats added, and compare every card.",
    )
    parser.add_argument("file", metavar="FILE", help="a game record; - for standard input")
    parser.add_argument(
        "--game", type=int, default=1, metavar="N", help="which of the games, from 1 (default 1)"
    )
    parser.add_argument("--board", metavar="DIR", help="a folder with the board of the game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say yes, or name the card that does not fit: exit status 1."""
    from perron.cli.files import board_finder
    from perron.cli.records import read_record
    from perron.core.errors import BadInput

    if args.game < 1:
        raise BadInput("--game", "games are counted from 1")
    record = read_record(args.file, args.game, board_finder(args.board)).record
    if record.fair is None:
        raise BadInput(args.file, "nobody committed to the shuffles of this game")
    try:
        number = record.check_shuffles()
    except BadInput as error:
        print(f"no: {error}")
        return 1
    print(f"yes: {number} shuffles are what the commitment and the seats' entropy give")
    return 0
