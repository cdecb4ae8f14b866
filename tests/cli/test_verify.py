"""perron verify, in the reader's language; what it finds out is tested with the shuffles."""

from dataclasses import replace
from pathlib import Path

import pytest

from perron.boards import load
from perron.cli.main import main
from perron.core.fair import Fairness, commit
from perron.wire.records import Game, Record, record_lines
from perron.words.catalogue import Words
from perron.words.languages import ENGLISH, languages

Capture = pytest.CaptureFixture[str]

SECRET = bytes(range(32))

every_language = pytest.mark.parametrize("language", languages())


def dealt(secret: bytes | None = SECRET) -> Record:
    fair = Fairness(commit(SECRET), (b"", b""), SECRET)
    record = Game.new(load("europe"), 2, 0, fair=fair).record
    return replace(record, fair=replace(fair, secret=secret))


def verified(folder: Path, record: Record, language: str) -> int:
    file = folder / "game.json"
    file.write_text("".join(record_lines(record)), encoding="utf-8")
    return main(["verify", str(file), "--language", language])


@every_language
def test_yes_is_said_in_every_language(language: str, tmp_path: Path, capsys: Capture) -> None:
    record = dealt()
    assert verified(tmp_path, record, language) == 0
    out, err = capsys.readouterr()
    assert out == f"{Words(language).say('cli-verify-yes', n=record.shuffles())}\n"
    assert out.startswith("yes: 3 shuffles are ") == (language == ENGLISH)
    assert "3" in out
    assert err == ""


@every_language
def test_no_is_said_in_every_language_and_why_in_english(
    language: str, tmp_path: Path, capsys: Capture
) -> None:
    assert verified(tmp_path, dealt(secret=None), language) == 1
    out, err = capsys.readouterr()
    assert out.endswith(": fair.secret: is not revealed yet\n")
    assert out.startswith("no: the shuffles ") == (language == ENGLISH)
    assert err == ""


@every_language
def test_a_game_that_promises_nothing_is_refused_in_every_language(
    language: str, tmp_path: Path, capsys: Capture
) -> None:
    assert verified(tmp_path, replace(dealt(), fair=None), language) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"perron: {tmp_path / 'game.json'}: {Words(language).say('cli-not-fair')}\n"
    assert err.endswith("nobody committed to the shuffles of this game\n") == (language == ENGLISH)
