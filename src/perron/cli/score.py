"""perron score: what a position would come to if the game ended now."""

import argparse
import json

from perron.cli.files import add_file, read_json


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("score", help="cli-help-score")
    add_file(parser, "a position")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the outcome."""
    from perron.boards.finding import board_finder
    from perron.core.score import score
    from perron.wire.outcomes import outcome_to_json
    from perron.wire.position_reading import position_from_json

    position = position_from_json(read_json(args.file), board_finder(args.board))
    print(json.dumps(outcome_to_json(position.board, score(position)), indent=2))
    return 0
