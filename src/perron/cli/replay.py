"""perron replay: a recorded game, told turn by turn."""

import argparse

from perron.cli.files import add_record
from perron.cli.options import add_language, checked_number, told_in, wanted_words


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "replay",
        help="cli-help-replay",
        description="cli-help-replay-more",
    )
    add_record(parser)
    parser.add_argument("--seat", type=int, metavar="N", help="cli-help-seen")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tell the game."""
    from perron.terminal.printing import new_console
    from perron.terminal.records import wanted_record
    from perron.terminal.story import tell

    words = wanted_words(args)
    console = new_console()
    with told_in(words):
        found = wanted_record(args)
        if args.seat is not None:
            checked_number("--seat", args.seat, found.record.players - 1, words)
        tell(console, words, found.record, args.seat, args.file)
    if found.more:
        console.print()
        console.print(words.say("cli-more-games", n=args.game + 1))
    return 0
