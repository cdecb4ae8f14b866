"""What is wrong with a file or a game of it is said in the reader's language."""

import errno
import io
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from perron.boards import load
from perron.bots import NAMES
from perron.cli.main import main
from perron.terminal import records, session
from perron.terminal.complaints import Complaint
from perron.wire.records import Game, record_lines
from perron.words.catalogue import Words
from perron.words.languages import ENGLISH, languages
from perron.words.messages import Argument

Capture = pytest.CaptureFixture[str]

FILE = "game.json"
REPLAY = ("replay", FILE)
RESUME = ("play", "--resume", FILE)


def game(*names: str) -> str:
    record = Game.new(load("nordic"), 2, seed=1, names=names).record
    return "".join(record_lines(record)) + "\n"


MINE = game("you", "Greedy (bot)")


@dataclass(frozen=True)
class Case:
    """What stands in the file (None: there is none), what is typed, and what comes of it."""

    text: str | None
    typed: tuple[str, ...]
    key: str
    place: str = FILE
    arguments: dict[str, Argument] = field(default_factory=dict)


BOTS = ", ".join(f"{name.capitalize()} (bot)" for name in NAMES)
NOT_JSON = "not JSON: Expecting value (line 1 column 1)"
CASES = [
    Case(MINE, (*REPLAY, "--game", "0"), "cli-wrong-game", "--game"),
    Case(MINE, (*REPLAY, "--game", "2"), "cli-no-game", FILE, {"game": "2", "n": 1}),
    Case(MINE * 3, (*REPLAY, "--game", "1234"), "cli-no-game", FILE, {"game": "1234", "n": 3}),
    Case(None, REPLAY, "cli-no-file"),
    Case(None, RESUME, "cli-no-file"),
    Case(None, ("replay", "."), "cli-is-folder", "."),
    Case(None, ("replay", "\0"), "cli-unread", "\\x00", {"problem": "embedded null byte"}),
    Case("", REPLAY, "cli-empty"),
    Case("\n", RESUME, "cli-empty"),
    Case("hello", REPLAY, "cli-damaged", FILE, {"problem": NOT_JSON}),
    Case("hello", RESUME, "cli-damaged", FILE, {"problem": NOT_JSON}),
    Case(game("Anna", "Bo"), RESUME, "cli-no-person", f"{FILE}: names", {"name": "you"}),
    Case(
        game("you", "Bo"), RESUME, "cli-no-bot", f"{FILE}: names[1]", {"name": "Bo", "bots": BOTS}
    ),
]

every_language = pytest.mark.parametrize("language", languages())


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def said(language: str, key: str, **arguments: Argument) -> str:
    """The message, which is not the English one in another language, with all it was given."""
    told = Words(language).say(key, **arguments)
    assert (told == Words().say(key, **arguments)) == (language == ENGLISH)
    assert all(value in told for value in arguments.values() if isinstance(value, str))
    return told


@every_language
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_a_file_that_is_no_use_is_refused_in_every_language(
    case: Case, language: str, folder: Path, capsys: Capture
) -> None:
    if case.text is not None:
        (folder / FILE).write_text(case.text, encoding="utf-8")
    assert main([*case.typed, "--language", language]) == 2
    problem = said(language, case.key, **case.arguments)
    assert capsys.readouterr() == ("", f"perron: {case.place}: {problem}\n")


def failing(error: OSError) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise error

    return fail


FORBIDDEN = PermissionError(errno.EACCES, "Permission denied")


@every_language
def test_a_file_that_may_not_be_read_is_refused_in_every_language(
    language: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "_opened", failing(FORBIDDEN))
    assert main([*REPLAY, "--language", language]) == 2
    assert capsys.readouterr().err == f"perron: {FILE}: {said(language, 'cli-no-right')}\n"


@every_language
def test_the_line_of_a_file_is_named_in_every_language(
    language: str, folder: Path, capsys: Capture
) -> None:
    (folder / FILE).write_text(f"{MINE}hello\n", encoding="utf-8")
    assert main([*REPLAY, "--game", "2", "--language", language]) == 2
    place = said(language, "cli-line", file=FILE, n="2")
    assert capsys.readouterr().err.startswith(f"perron: {place}: ")


@every_language
def test_a_file_that_is_too_large_is_refused_in_every_language(
    language: str, folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "RECORD_LIMIT", 1000)
    (folder / FILE).write_text(f"{' ' * 2000}\n", encoding="utf-8")
    assert main([*REPLAY, "--language", language]) == 2
    problem = said(language, "cli-too-large", n="1000")
    place = said(language, "cli-line", file=FILE, n="1")
    assert capsys.readouterr().err == f"perron: {place}: {problem}\n"


@every_language
def test_standard_input_has_a_name_in_every_language(
    language: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO()))
    assert main(["replay", "-", "--language", language]) == 2
    place, problem = said(language, "cli-stdin"), said(language, "cli-empty")
    assert capsys.readouterr().err == f"perron: {place}: {problem}\n"


@every_language
def test_an_outcome_that_can_not_be_told_is_refused_in_every_language(
    language: str, folder: Path, capsys: Capture
) -> None:
    golden = Path(__file__).parent.parent / "games/nordic-points.json"
    record = records.read_record(str(golden), 1, load).record
    record.outcome = {}
    (folder / FILE).write_text("".join(record_lines(record)), encoding="utf-8")
    assert main([*REPLAY, "--language", language]) == 2
    problem = said(language, "cli-damaged", problem="outcome.players: is missing")
    assert capsys.readouterr().err == f"perron: {FILE}: {problem}\n"


NOT_SAVED = [
    (FileNotFoundError(errno.ENOENT, "No such file or directory"), "cli-no-file"),
    (FORBIDDEN, "cli-no-right"),
    (OSError(errno.ENOSPC, "No space left on device"), "cli-disk-full"),
]


@every_language
@pytest.mark.parametrize(("error", "key"), NOT_SAVED, ids=str)
def test_why_a_game_can_not_be_saved_is_said_in_every_language(
    error: OSError, key: str, language: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "save_record", failing(error))
    assert main(["play", "--save", FILE, "--language", language]) == 2
    problem = said(language, "cli-wrong-place", problem=said(language, key))
    assert capsys.readouterr().err == f"perron: {FILE}: {problem}\n"


def test_what_the_catalogue_does_not_know_of_the_system_is_said_as_it_is(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = OSError(errno.EIO, "Input/output error")
    monkeypatch.setattr(session, "save_record", failing(error))
    assert main(["play", "--save", FILE]) == 2
    assert "saved here: Input/output error" in capsys.readouterr().err


def test_a_complaint_speaks_english_until_it_is_told() -> None:
    complaint = Complaint("-", "cli-empty", 3)
    assert str(complaint) == "standard input line 3: is empty"
    assert complaint.said(Words("de")) == ("Standardeingabe Zeile 3", "ist leer")
