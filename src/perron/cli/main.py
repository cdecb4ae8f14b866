"""perron: the command that finds the others."""

import argparse
import io
import os
import sys
from importlib import import_module
from typing import Final

from perron import __version__
from perron.cli.extras import what_is_missing
from perron.cli.parser import parse, reader_words

_COMMANDS: Final = (
    "play",
    "serve",
    "backup",
    "restore",
    "export",
    "replay",
    "verify",
    "board",
    "referee",
    "score",
    "simulate",
    "arena",
    "ladder",
    "report",
)

_BAD_INPUT: Final = 2
# What a shell says of a program that was interrupted, or whose reader went away.
_INTERRUPTED: Final = 130
_NO_READER: Final = 141


def main(argv: list[str] | None = None) -> int:
    """Run the command line; the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    line = sys.argv[1:] if argv is None else argv
    try:
        return _run(parse(_parser, line), line)
    except BrokenPipeError:
        _drop_output()
        return _NO_READER
    except KeyboardInterrupt:
        return _INTERRUPTED


def _run(args: argparse.Namespace, line: list[str]) -> int:
    from perron.core.errors import BadInput

    try:
        status: int = args.run(args)
        # Here, not at exit, is where a full disk or a closed pipe can be answered for.
        print(end="", flush=True)
    except BadInput as error:
        return _complain(str(error))
    except ModuleNotFoundError as error:
        told = what_is_missing(error)
        if told is None:
            raise
        return _complain(told(reader_words(line), args.command))
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.filename is None:
            _drop_output()
        return _complain(f"{error.filename or 'standard output'}: {error.strerror}")
    return status


def _parser(kind: type[argparse.ArgumentParser]) -> argparse.ArgumentParser:
    parser = kind(prog="perron", description="cli-help-perron")
    parser.add_argument("--version", action=_Version, help="cli-help-version")
    commands = parser.add_subparsers(dest="command", required=True, metavar="cli-meta-command")
    for name in _COMMANDS:
        import_module(f"perron.cli.{name}").add(commands)
    return parser


class _Version(argparse.Action):
    """Says the version when asked, and only then looks whether the core is compiled."""

    def __init__(self, option_strings: list[str], dest: str, help: str) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from perron.core import COMPILED

        print(f"perron {__version__} ({'compiled' if COMPILED else 'not compiled'})")
        parser.exit()


def _complain(problem: str) -> int:
    """Say it in one line, whatever stands in the name of a file."""
    line = "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in problem
    )
    print(f"perron: {line}", file=sys.stderr)
    return _BAD_INPUT


def _drop_output() -> None:
    """What is still to be written can't be: it must not complain again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
