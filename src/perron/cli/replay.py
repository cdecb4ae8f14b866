"""perron replay: a recorded game, told turn by turn."""

import argparse


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "replay",
        help="tell a recorded game turn by turn",
        description="Tell a recorded game turn by turn, with all cards open or as one seat saw it.",
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        help="a game record, or many of them one on each line; - for standard input",
    )
    parser.add_argument(
        "--seat", type=int, metavar="N", help="show only what this seat saw; seats count from 0"
    )
    parser.add_argument(
        "--game", type=int, default=1, metavar="N", help="which of the games, from 1 (default 1)"
    )
    parser.add_argument("--board", metavar="DIR", help="a folder with the board of the game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tell the game."""
    from perron.cli.files import board_finder
    from perron.cli.printing import new_console
    from perron.cli.records import read_record
    from perron.cli.story import tell
    from perron.core.errors import BadInput

    if args.game < 1:
        raise BadInput("--game", "games are counted from 1")
    found = read_record(args.file, args.game, board_finder(args.board))
    if args.seat is not None and not 0 <= args.seat < found.record.players:
        raise BadInput("--seat", f"the seats of this game are 0 to {found.record.players - 1}")
    console = new_console()
    tell(console, found.record, args.seat, args.file)
    if found.more:
        console.print(f"\nMore games follow in this file: --game {args.game + 1} tells the next.")
    return 0
