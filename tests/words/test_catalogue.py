"""Messages become sentences."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from perron.words import catalogue
from perron.words.catalogue import Words

TRAINS = {"ticket": "ticket", "train": "train", "locomotive": "locomotive"}
WAGONS = {"ticket": "contract", "train": "wagon", "locomotive": "joker"}


def test_a_message_gets_its_arguments() -> None:
    assert Words().say("cli-heading-turn", board="Europe", n=3) == "Europe: turn 3"


def test_a_number_chooses_the_form() -> None:
    said = [Words().on(TRAINS).say("cli-tunnel-price", n=n) for n in (0, 1, 2)]
    assert said == [
        "The tunnel costs nothing more",
        "The tunnel costs 1 card more",
        "The tunnel costs 2 cards more",
    ]


def test_the_board_chooses_the_words() -> None:
    said = [Words().on(board).say("cli-do-tickets", n=2, keep=1) for board in (TRAINS, WAGONS)]
    assert said == ["draw 2 tickets, keep at least 1", "draw 2 contracts, keep at least 1"]


def test_what_is_not_there_is_never_shown_as_a_key() -> None:
    with pytest.raises(LookupError, match="no words for cli-nothing"):
        Words().say("cli-nothing")
    with pytest.raises(LookupError, match="no words for cli-heading-turn"):
        Words().say("cli-heading-turn", board="Europe")


@pytest.fixture
def danish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    """A catalogue with one message, and one that asks for what there is not."""
    english = files("perron.words").joinpath("en.ftl").read_text(encoding="utf-8")
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    text = "cli-choice = Dit valg:\ncli-heading-end = { $land }: slut\n"
    (tmp_path / "da.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogue, "files", lambda _: tmp_path)
    catalogue._messages.cache_clear()
    yield Words("da")
    # The real one again, for the tests that follow.
    catalogue._messages.cache_clear()


def test_what_a_translation_lacks_is_said_in_english(danish: Words) -> None:
    assert danish.say("cli-choice") == "Dit valg:"
    assert danish.say("cli-enter") == "Enter goes back:"
    assert danish.say("cli-heading-end", board="Europa") == "Europa: the end"
    assert danish.can_say("cli-enter")
    assert not danish.can_say("cli-nothing")


def test_a_list_is_written_as_in_the_language() -> None:
    assert Words("en").listed(["a"]) == "a"
    assert Words("en").listed(["a", "b"]) == "a and b"
    assert Words("da").listed(["a", "b", "c"]) == "a, b og c"
    assert Words("fi").listed(["a", "b", "c"]) == "a, b ja c"
