"""perron verify: were the cards of a recorded game shuffled as was promised?"""

import argparse

from perron.cli.files import add_record
from perron.cli.options import add_language, told_in, wanted_words


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "verify",
        help="cli-help-verify",
        description="cli-help-verify-more",
    )
    add_record(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say yes, or name the card that does not fit: exit status 1."""
    from perron.core.errors import BadInput
    from perron.terminal.complaints import Complaint
    from perron.terminal.records import wanted_record

    words = wanted_words(args)
    with told_in(words):
        record = wanted_record(args).record
        if record.fair is None:
            raise Complaint(args.file, "cli-not-fair")
    try:
        number = record.check_shuffles()
    except BadInput as error:
        print(words.say("cli-verify-no", problem=str(error)))
        return 1
    print(words.say("cli-verify-yes", n=number))
    return 0
