"""The command line in every language: help, and what is said of a line that can't be understood."""

import argparse
import gettext
import re
from collections.abc import Iterator

import pytest

from perron.cli.main import _COMMANDS, _parser, main
from perron.cli.play import _DEFAULT_BOARD
from perron.words.catalogue import Words
from perron.words.languages import ENGLISH, LANGUAGE, languages

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

every_language = pytest.mark.parametrize("language", languages())


@pytest.fixture(autouse=True)
def columns(monkeypatch: Patch) -> None:
    """A terminal in which no name of a file may be broken."""
    monkeypatch.setenv("COLUMNS", "80")


def said(capsys: Capture, status: int, *line: str) -> str:
    """What is printed by a line that ends in this status, without the breaks between lines."""
    with pytest.raises(SystemExit) as caught:
        main([*line])
    assert caught.value.code == status
    out, err = capsys.readouterr()
    assert "" in (out, err)
    return " ".join((out + err).split())


HELP = {
    (): ("perron", "version", *(name.replace("board", "boards") for name in _COMMANDS)),
    ("play",): (
        *("play-more", "board", "bots", "seat", "starter"),
        *("seed", "fair", "save", "resume", "language"),
    ),
    ("replay",): ("replay-more", "file", "game", "folder", "seen", "language"),
    ("verify",): ("verify-more", "file", "game", "folder", "language"),
}


@every_language
@pytest.mark.parametrize("command", HELP, ids=" ".join)
def test_help_is_said_in_every_language(
    command: tuple[str, ...], language: str, capsys: Capture, monkeypatch: Patch
) -> None:
    monkeypatch.setenv(LANGUAGE, language)
    words = Words(language)
    told = said(capsys, 0, *command, "-h")
    assert told.startswith(f"{words.say('cli-usage')} perron")
    for key in (
        "cli-usage-options",
        "cli-usage-help",
        *(f"cli-help-{key}" for key in HELP[command]),
    ):
        assert words.say(key) in told
        assert (words.say(key) == Words().say(key)) == (language == ENGLISH)


# The words of argparse, and of our own English help.
ENGLISH_WORDS = re.compile(
    r"\b(usage|options?|positional|arguments?|show|this|message|exit|default|the|FILE|DIR|CODE)\b"
)


def test_finnish_help_has_no_english_left(capsys: Capture) -> None:
    assert ENGLISH_WORDS.search(said(capsys, 0, "play", "-h"))
    assert not ENGLISH_WORDS.search(said(capsys, 0, "play", "-h", "--language", "fi"))


@every_language
@pytest.mark.parametrize("command", _COMMANDS)
def test_every_command_has_help_whatever_the_language(
    command: str, language: str, capsys: Capture, monkeypatch: Patch
) -> None:
    monkeypatch.setenv(LANGUAGE, language)
    told = said(capsys, 0, command, "-h")
    assert told.startswith(f"{Words(language).say('cli-usage')} perron {command} ")
    assert "cli-" not in told


@every_language
def test_help_names_the_board_that_is_played_by_default(language: str) -> None:
    assert f"{_DEFAULT_BOARD})" in Words(language).say("cli-help-board")


# What is typed, the command that complains, the argument if it is about one, and the complaint.
SEATS = "--seat, --starter, --seed, --save"
MISTAKES: list[tuple[list[str], str, str, str, dict[str, str]]] = [
    (["play", "--seat", "x"], "perron play", "--seat", "number", {"value": "'x'"}),
    (["play", "--seat"], "perron play", "--seat", "value", {}),
    (["play", "--fair=yes"], "perron play", "--fair", "no-value", {"given": "'yes'"}),
    (["play", "--s", "1"], "perron play", "", "ambiguous", {"option": "--s", "matches": SEATS}),
    (["play", "%s", "100%"], "perron", "", "unknown", {"given": "%s 100%"}),
]


@every_language
@pytest.mark.parametrize(("line", "prog", "argument", "key", "inserted"), MISTAKES)
def test_a_line_that_is_wrong_is_refused_in_every_language(
    line: list[str],
    prog: str,
    argument: str,
    key: str,
    inserted: dict[str, str],
    language: str,
    capsys: Capture,
) -> None:
    words = Words(language)
    problem = words.say(f"cli-usage-{key}", **inserted)
    if argument:
        problem = words.say("cli-usage-argument", argument_name=argument, message=problem)
    told = said(capsys, 2, *line[:1], "--language", language, *line[1:])
    assert told.startswith(f"{words.say('cli-usage')} {prog} ")
    assert told.endswith(words.say("cli-usage-error", prog=prog, message=problem))
    assert all(text in told for text in inserted.values())


@every_language
def test_what_is_missing_has_its_name_in_every_language(
    language: str, capsys: Capture, monkeypatch: Patch
) -> None:
    monkeypatch.setenv(LANGUAGE, language)
    words = Words(language)
    for line, key in (((), "cli-meta-command"), (("replay",), "cli-meta-file")):
        problem = words.say("cli-usage-required", given=words.say(key))
        assert said(capsys, 2, *line).endswith(f": {problem}")


@every_language
def test_a_command_that_there_is_not_is_refused_in_every_language(
    language: str, capsys: Capture, monkeypatch: Patch
) -> None:
    monkeypatch.setenv(LANGUAGE, language)
    told = said(capsys, 2, "plai")
    before, after = Words(language).say("cli-usage-choice", value="'plai'", choices="|").split("|")
    assert before in told
    assert told.endswith(after)
    assert all(command in told for command in _COMMANDS)


def test_a_wish_for_a_language_is_heard_wherever_it_stands(
    capsys: Capture, monkeypatch: Patch
) -> None:
    monkeypatch.setenv(LANGUAGE, "da")
    for line in (["play", "--seat", "x"], ["play", "--seat", "x", "--language", "tlh"]):
        assert said(capsys, 2, *line).endswith("argumentet --seat: 'x' er ikke et helt tal")
    for line in (["--language", "de", "play"], ["play", "--seat", "x", "--lang=de"]):
        assert said(capsys, 2, *line).startswith("Aufruf: perron ")
    assert said(capsys, 2, "play", "--language").endswith(": her mangler en værdi")


def test_a_sentence_of_argparse_without_a_message_stays_english(
    capsys: Capture, monkeypatch: Patch
) -> None:
    monkeypatch.setenv(LANGUAGE, "fi")
    told = said(capsys, 2, "ladder", "--board")
    assert told.endswith("virhe: argumentti --board: expected at least one argument")


def test_argparse_is_left_as_it_was(capsys: Capture) -> None:
    said(capsys, 2, "play", "--seat", "x")
    assert vars(argparse)["_"] is gettext.gettext


def every_action(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from every_action(command)


def test_all_that_is_not_text_is_a_whole_number() -> None:
    """So that "is not a whole number" is what is wrong with any other."""
    assert {action.type for action in every_action(_parser(argparse.ArgumentParser))} == {None, int}
