"""The terminal in every language: no word is missing, none is too much, and all fit."""

import ast
import io
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from string import ascii_uppercase

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message, TextElement
from fluent.syntax.visitor import Transformer
from rich.cells import cell_len
from rich.console import Console

import perron
from perron.boards import builtin, load
from perron.bots import MOST_PLAYOUTS, MOST_SECONDS, NAMES
from perron.cli.main import _COMMANDS, main
from perron.core import errors
from perron.core.board import City
from perron.core.cards import KINDS, LOCOMOTIVE, one
from perron.core.errors import NamedTwice, Refusal, RouteTaken, WrongPayment
from perron.core.view import observe
from perron.terminal.commands import Commands
from perron.terminal.screen import Screen
from perron.terminal.seats import shown_names
from perron.terminal.speech import Speech
from perron.wire.records import Game
from perron.words import catalogue
from perron.words.catalogue import Words
from perron.words.languages import languages

SOURCE = Path(perron.__file__).parent
# Names of the functions that are given a key.
SAYING = {"say", "_say", "heading", "_labelled", "_columns"}


def text_of(language: str) -> str:
    return (SOURCE / "words" / f"{language}.ftl").read_text(encoding="utf-8")


def messages(language: str) -> dict[str, Message]:
    body = FluentParser(with_spans=False).parse(text_of(language)).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


ENGLISH = messages("en")
OURS = {key for key in ENGLISH if key.startswith("cli-")}


def asked_for() -> Iterator[tuple[str, str]]:
    """The keys in the source, and where: as they are, or as a pattern where one is put together."""
    for path in sorted([*(SOURCE / "cli").glob("*.py"), *(SOURCE / "terminal").glob("*.py")]):
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


EUROPE = load("europe")
EXAMPLES = json.loads((Path(__file__).parent.parent / "core/refusals.json").read_text("utf-8"))
# Those of the server are said by the page alone.
CODES = {each.code: each for each in vars(errors).values() if hasattr(each, "code")}


@every_language
@pytest.mark.parametrize("code", sorted(CODES))
def test_every_refusal_is_said_in_every_language(
    language: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "ENGLISH", language)
    refusal = Refusal(**EXAMPLES[code])
    monkeypatch.setattr(Refusal, "code", code)
    assert Speech(Words(language), EUROPE).refusal(refusal, ("you", "Anna"), 0)


REFUSALS = [
    (RouteTaken(route="roma-venezia", owner=1), "Rome–Venice belongs to Anna."),
    (RouteTaken(route="roma-venezia", owner=0), "Rome–Venice is already yours."),
    (NamedTwice(ticket="paris-wien"), "Paris–Vienna is named twice."),
    (
        WrongPayment(
            cards={"red": 2, "locomotive": 1},
            what="station",
            city="roma",
            price={"length": 2, "colour": None, "locomotives": 0, "exchange": 0},
        ),
        "2 red, 1 locomotive do not pay for a station in Rome: it costs 2 of one colour.",
    ),
]


@pytest.mark.parametrize(("refusal", "said"), REFUSALS)
def test_ids_become_names_and_cards_and_prices_become_words(refusal: Refusal, said: str) -> None:
    assert Speech(Words(), EUROPE).refusal(refusal, ("you", "Anna"), 0) == said


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


class Hidden(Transformer):
    """Makes every letter of a message another one."""

    def visit_TextElement(self, node: TextElement) -> TextElement:
        return TextElement(re.sub("[A-Za-z]", "ж", node.value))


@pytest.fixture
def hidden_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A catalogue in which no word can be read."""
    resource = Hidden().visit(FluentParser().parse(text_of("en")))
    (tmp_path / "en.ftl").write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    catalogue._messages.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(catalogue, "files", lambda _: tmp_path)
        yield
    catalogue._messages.cache_clear()


# What is typed in a shell, what names the bot, what joins a list, and the letters of tickets.
NOT_FROM_THE_CATALOGUE = {"perron", "replay", "game", "json", "docs", "rules"} | {"Greedy", "and"}
LETTERS = set(ascii_uppercase)


@pytest.mark.usefixtures("hidden_words")
@pytest.mark.parametrize("id", builtin())
def test_every_word_on_the_screen_is_from_the_catalogue(
    id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    slips = "x\n1 1\n\nh\n\nb\nall\n\nall\n10\n7\nx\n0\n8\n0\n9\n0\n"
    typed = f"{slips}{GAME}"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
    options = ("--board", id, "--bots", "greedy", "--seed", "1", "--save", "game.json")
    assert main(["play", *options]) == 0
    assert main(["replay", "game.json"]) == 0
    board = load(id)
    places = {word for city in board.cities for name in all_names(city) for word in letters(name)}
    shown = set(letters(capsys.readouterr().out))
    assert "ж" * len("Your") in shown
    read = {word for word in shown if not set(word) <= {"ж"}}
    assert read - places - NOT_FROM_THE_CATALOGUE - LETTERS == set()


@pytest.mark.usefixtures("hidden_words")
@pytest.mark.parametrize("command", [[], ["play"], ["replay"], ["verify"]])
def test_every_word_of_help_is_from_the_catalogue(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*command, "-h"])
    shown = re.sub("--?[a-z]+", "", capsys.readouterr().out)
    assert "ж" * len("usage") in shown
    read = {word for word in letters(shown) if not set(word) <= {"ж"}}
    assert read <= {"perron", *_COMMANDS, "N"}


def letters(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text)


def all_names(city: City) -> Iterator[str]:
    yield city.name
    yield from city.names.values()


COLUMNS = ("cli-column-points", "stat-trains", "stat-cards", "stat-tickets", "stat-stations")


@every_language
@pytest.mark.parametrize("board", builtin())
def test_80_columns_are_wide_enough_in_every_language(language: str, board: str) -> None:
    game = Game.new(load(board), 2, seed=1)
    speech = Speech(Words(language), game.record.board)
    console = Console(file=io.StringIO(), width=80, markup=False, highlight=False)
    names = shown_names(speech.words, ("you", "Level4 2 (bot)"))
    screen = Screen(console, speech, names, 0)
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
    [
        ("en", "2 green  2 locomotives"),
        ("sv", "2 gröna  2 lok"),
        ("is", "2 græn  2 eimreiðar"),
        ("fi", "2 vihreää  2 veturia"),
    ],
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
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "--language", "tlh"]) == 2
    known = ", ".join(languages())
    expected = f"perron: --language: “tlh” is not one of the languages here: {known}\n"
    assert capsys.readouterr() == ("", expected)


@every_language
def test_a_board_and_a_bot_that_there_is_not_are_refused_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Words(language)
    said = {
        "--board": ("'mars'", words.say("cli-wrong-board", boards=", ".join(builtin()))),
        "--bots": ("mars", words.say("cli-wrong-bot", bots=", ".join(NAMES))),
    }
    for option, (place, problem) in said.items():
        assert main(["play", option, "mars", "--language", language]) == 2
        assert capsys.readouterr() == ("", f"perron: {place}: {problem}\n")
    assert main(["replay", "game.json", "--board", "mars", "--language", language]) == 2
    assert capsys.readouterr() == ("", f"perron: 'mars': {said['--board'][1]}\n")


@every_language
def test_a_wrong_budget_is_refused_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Words(language)
    limits = {"playouts": str(MOST_PLAYOUTS), "seconds": str(MOST_SECONDS)}
    said = {
        "planner:5": words.say("cli-no-budget", bot="planner"),
        "search:0": words.say("cli-wrong-budget", **limits),
    }
    for bot, problem in said.items():
        assert main(["play", "--bots", bot, "--language", language]) == 2
        assert capsys.readouterr() == ("", f"perron: {bot}: {problem}\n")


GOLDEN = Path(__file__).parent.parent / "games/nordic-points.json"


@every_language
@pytest.mark.parametrize("seat", ["-1", "9"])
def test_a_seat_that_there_is_not_is_refused_in_every_language(
    language: str, seat: str, capsys: pytest.CaptureFixture[str]
) -> None:
    players = len(json.loads(GOLDEN.read_text(encoding="utf-8"))["names"])
    problem = Words(language).say("cli-wrong-number", n=seat, least="0", most=str(players - 1))
    assert main(["replay", str(GOLDEN), "--seat", seat, "--language", language]) == 2
    assert capsys.readouterr() == ("", f"perron: --seat: {problem}\n")
