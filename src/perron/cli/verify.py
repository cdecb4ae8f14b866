"""perron verify: were the cards of a recorded game shuffled as was promised?"""

import argparse

from perron.cli.files import add_record


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "verify",
        help="check the shuffles of a recorded game",
        description="Work the shuffles of a recorded game out again from the secret that was"
        " committed to and what the seats added, and compare every card.",
    )
    add_record(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say yes, or name the card that does not fit: exit status 1."""
    from perron.cli.records import wanted_record
    from perron.core.errors import BadInput

    record = wanted_record(args).record
    if record.fair is None:
        raise BadInput(args.file, "nobody committed to the shuffles of this game")
    try:
        number = record.check_shuffles()
    except BadInput as error:
        print(f"no: {error}")
        return 1
    print(f"yes: {number} shuffles are what the commitment and the seats' entropy give")
    return 0
