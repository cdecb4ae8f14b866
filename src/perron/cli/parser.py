"""The command line understood, and its help and complaints in the reader's language.

A line is parsed in silence first: one that can be done needs no words, and loads none. Where
there is something to say, because help was asked for or the line is wrong, it is parsed again,
aloud, with every text of the parser from the catalogue. Help and metavars of ours are keys of
messages (`cli-help-…`, `cli-meta-…`) or, for those who run things, plain English. What argparse
says itself goes through the name `_` in its module, where it keeps gettext: there we listen in.
A sentence of a later argparse that we don't know stays English.
"""

import argparse
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from perron.words.catalogue import Words

# What argparse says, as it stands there, and our message for it. All types here are int.
_ARGPARSE: Final = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-usage-arguments",
    "options": "cli-usage-options",
    "show this help message and exit": "cli-usage-help",
    "%(prog)s: error: %(message)s\n": "cli-usage-error",
    "argument %(argument_name)s: %(message)s": "cli-usage-argument",
    "the following arguments are required: %s": "cli-usage-required",
    "unrecognized arguments: %s": "cli-usage-unknown",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-usage-choice",
    "invalid %(type)s value: %(value)r": "cli-usage-number",
    "expected one argument": "cli-usage-value",
    "ignored explicit argument %r": "cli-usage-no-value",
    "ambiguous option: %(option)s could match %(matches)s": "cli-usage-ambiguous",
}
# Where argparse inserts something. The messages call it by its name, or `given`.
_INSERTED: Final = re.compile(r"%(?:\((?P<name>\w+)\))?[rs]")

Told = Callable[[str], str]
Build = Callable[[type[argparse.ArgumentParser]], argparse.ArgumentParser]


def parse(build: Build, line: Sequence[str]) -> argparse.Namespace:
    """What the line asks for. Help and complaints are said, and end the program."""
    try:
        return build(_Silent).parse_args(line)
    except _SomethingToSay:
        told = _teller(reader_words(line))
    parser = build(argparse.ArgumentParser)
    _translate(parser, told)
    with _listening_in(told):
        return parser.parse_args(line)


class _SomethingToSay(Exception):
    pass


class _Silent(argparse.ArgumentParser):
    """Prints nothing. Its commands are parsers of the same kind."""

    def print_help(self, file: object = None) -> NoReturn:
        raise _SomethingToSay

    def error(self, message: str) -> NoReturn:
        raise _SomethingToSay


def reader_words(line: Sequence[str]) -> "Words":
    """The words of the language that a line asks for, however wrong it is, or the environment."""
    import os

    from perron.words.catalogue import Words
    from perron.words.languages import known_language, wanted_language

    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--language", nargs="?", default="")
    asked = parser.parse_known_args(line)[0].language or ""
    return Words(known_language(asked) or wanted_language(os.environ))


def _teller(words: "Words") -> Told:
    def told(text: str) -> str:
        key = text if text.startswith("cli-") else _ARGPARSE.get(text)
        if key is None:
            return text
        inserted = {found["name"] or "given": found[0] for found in _INSERTED.finditer(text)}
        end = text[len(text.rstrip()) :]
        return words.say(key, **inserted) + end

    return told


def _translate(parser: argparse.ArgumentParser, told: Told) -> None:
    """Replace what a parser and its commands were given when they were made."""
    if parser.description:
        parser.description = told(parser.description)
    for group in parser._action_groups:
        if group.title:
            group.title = told(group.title)
    for action in parser._actions:
        _translate_action(action, told)
        if isinstance(action, argparse._SubParsersAction):
            for listed in action._choices_actions:
                _translate_action(listed, told)
            for command in action.choices.values():
                _translate(command, told)


def _translate_action(action: argparse.Action, told: Told) -> None:
    if action.help:
        action.help = told(action.help)
    if isinstance(action.metavar, str):
        action.metavar = told(action.metavar)


@contextmanager
def _listening_in(told: Told) -> Iterator[None]:
    module = vars(argparse)
    before = module.get("_")
    module["_"] = told
    try:
        yield
    finally:
        module["_"] = before
