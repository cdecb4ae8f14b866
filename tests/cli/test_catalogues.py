"""The terminal in every language: no word is missing, none is too much, and all fit."""

import ast
import io
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from rich.cells import cell_len
from rich.console import Console

import perron
from perron.boards import builtin, load
from perron.cli.commands import Commands
from perron.cli.main import main
from perron.cli.screen import Screen
from perron.cli.speech import Speech
from perron.core.cards import KINDS, LOCOMOTIVE, one
from perron.core.record import Game
from perron.core.view import observe
from perron.words import catalogue
from perron.words.catalogue import Words
from perron.words.languages import languages

SOURCE = Path(perron.__file__).parent
# Names of the functions that are given a key.
SAYING = {"say", "_say", "heading", "_labelled", "_columns"}


def messages(language: str) -> dict[str, Message]:
    text = (SOURCE / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(text).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


ENGLISH = messages("en")
OURS = {key for key in ENGLISH if key.startswith("cli-")}


def asked_for() -> Iterator[tuple[str, str]]:
    """The keys in the source, and where: as they are, or as a pattern where one is put together."""
    for path in sorted((SOURCE / "cli").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for key in keys_of(node):
                yield path.name, key


def keys_of(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)) if re.fullmatch(r"cli(-[a-z_]+)+", text):
            yield text
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=args):
            yield from (key for arg in args if name in SAYING for key in key_of(arg))


def key_of(argument: ast.AST) -> Iterator[str]:
    match argument:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else ".+" for part in parts
            )
        case ast.IfExp(body=one, orelse=other):
            yield from (*key_of(one), *key_of(other))


ASKED = list(asked_for())


def test_keys_are_found_in_the_source() -> None:
    assert len({key for _, key in ASKED}) > 100


@pytest.mark.parametrize(("file", "key"), ASKED)
def test_every_key_that_is_asked_for_is_in_the_catalogue(file: str, key: str) -> None:
    assert any(re.fullmatch(key, known) for known in ENGLISH), f"{file} asks for {key}"


@pytest.mark.parametrize("key", sorted(OURS))
def test_every_message_of_the_terminal_is_used(key: str) -> None:
    assert any(re.fullmatch(asked, key) for _, asked in ASKED if asked.startswith("cli-"))


every_language = pytest.mark.parametrize("language", languages())


@every_language
def test_no_message_of_the_terminal_is_missing(language: str) -> None:
    assert set(messages(language)) >= OURS


@every_language
def test_a_command_means_one_thing_in_every_language(language: str) -> None:
    shown, english = Commands(Words(language)).shown, Commands(Words()).shown
    assert len({typed.casefold() for typed in shown.values()}) == len(shown)
    for meaning, typed in shown.items():
        others = {word for other, word in english.items() if other != meaning}
        assert typed.casefold() not in others
        assert typed.isalpha()
        for known in (typed, typed.upper(), english[meaning]):
            assert Commands(Words(language)).meant(known) == meaning


def test_the_english_commands_are_those_that_are_always_understood() -> None:
    assert Commands(Words()).shown == {"board": "b", "help": "h", "leave": "q", "all": "all"}


GAME = "all\n" + "7\n1\n1\n6\n" * 400


@every_language
@pytest.mark.parametrize("board", builtin())
def test_a_whole_game_is_played_in_every_language(
    language: str,
    board: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Nothing is said in English instead.
    monkeypatch.setattr(catalogue, "ENGLISH", language)
    monkeypatch.chdir(tmp_path)
    typed = f"h\n\nb\n\n9\n\n1\n{GAME}"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
    options = ("--board", board, "--bots", "greedy", "--seed", "1", "--save", "game.json")
    assert main(["play", *options, "--language", language]) == 0
    assert main(["replay", "game.json", "--language", language]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert Speech(Words(language), load(board)).say("log-ended") in out


COLUMNS = ("stat-points", "stat-trains", "stat-cards", "stat-tickets", "stat-stations")


@every_language
@pytest.mark.parametrize("board", builtin())
def test_80_columns_are_wide_enough_in_every_language(language: str, board: str) -> None:
    game = Game.new(load(board), 2, seed=1)
    speech = Speech(Words(language), game.record.board)
    console = Console(file=io.StringIO(), width=80, markup=False, highlight=False)
    screen = Screen(console, speech, ("you", "Level4 2 (bot)"), 0)
    observation = observe(game.position, 0)
    screen.table(observation)
    screen.market(observation)
    screen.letters()
    screen.offer(observation)
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert max(cell_len(line) for line in shown.splitlines()) <= 80
    # No heading is broken inside a word, and the letters stay on their line.
    keys = [key for key in COLUMNS if key != "stat-stations" or game.record.board.rules.stations]
    for heading in (speech.say(key) for key in (*keys, "cli-column-player", "cli-column-needs")):
        assert set(heading.split()) <= set(shown.split())
    assert speech.say("cli-letters", **speech.commands.shown) in shown


@pytest.mark.parametrize(
    ("language", "shown"),
    [("en", "2 green  2 locomotives"), ("sv", "2 gröna  2 lok"), ("is", "2 græn  2 eimreiðar")],
)
def test_cards_in_the_hand_agree_with_their_number(language: str, shown: str) -> None:
    game = Game.new(load("europe"), 2, seed=1)
    console = Console(file=io.StringIO(), width=80, markup=False, highlight=False)
    screen = Screen(console, Speech(Words(language), game.record.board), ("you", "other"), 0)
    hand = 2 * one(KINDS.index("green")) + 2 * one(LOCOMOTIVE)
    screen.hand(replace(observe(game.position, 0), hand=hand))
    assert isinstance(console.file, io.StringIO)
    assert shown in console.file.getvalue()


def test_an_unknown_language_is_refused_with_those_there_are(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "PERRON_LANGUAGE", "en")
    assert main(["play", "--language", "tlh"]) == 2
    known = ", ".join(languages())
    expected = f"perron: --language: “tlh” is not one of the languages here: {known}\n"
    assert capsys.readouterr() == ("", expected)
