"""perron referee: judge actions on a position."""

import argparse
import json

from perron.cli.files import add_file, read_json


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("referee", help="cli-help-referee")
    add_file(parser, "a position and actions")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the verdicts; the exit status is 0 when every action was accepted, else 1."""
    from perron.boards.finding import board_finder
    from perron.wire.referee import referee

    reply = referee(read_json(args.file), board_finder(args.board))
    print(json.dumps(reply, indent=2))
    return 0 if all(result["ok"] for result in reply["results"]) else 1
