"""perron replay, from a file to what it prints."""

import io
import json
import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from perron import boards
from perron.arena.playing import play_recorded
from perron.boards import builtin, load
from perron.cli.main import main
from perron.core.facts import TurnStarted
from perron.terminal import records
from perron.wire.records import Record, record_lines
from perron.words.figures import numeral

Capture = pytest.CaptureFixture[str]


def recorded(board: str = "europe", players: int = 2, seed: int = 1) -> Record:
    bots = ["greedy", "random", "greedy"][:players]
    return play_recorded(load(board), bots, seed, seed + 1)[1]


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded()


def one_line(record: Record) -> str:
    return "".join(record_lines(record)) + "\n"


def written(folder: Path, text: str) -> str:
    file = folder / "game.json"
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.fixture
def file(tmp_path: Path, record: Record) -> str:
    return written(tmp_path, "\n".join(record_lines(record)))


def told(capsys: Capture, *words: str) -> str:
    assert main(["replay", *words]) == 0
    return capsys.readouterr().out


def complaint(capsys: Capture, *words: str) -> str:
    """The one line on standard error; nothing else is printed."""
    assert main(["replay", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\n")
    assert err.count("\n") == 1
    return err.removesuffix("\n")


@pytest.mark.parametrize("board", builtin())
def test_a_game_is_told_to_its_end(board: str, tmp_path: Path, capsys: Capture) -> None:
    record = recorded(board)
    shown = told(capsys, written(tmp_path, one_line(record)))
    facts = [fact for step in record.steps for fact in step.facts]
    turns = sum(isinstance(fact, TurnStarted) for fact in facts)
    assert f"\n{turns}. " in shown
    assert f"\n{turns + 1}. " not in shown
    assert record.outcome is not None
    totals = [numeral(player["total"]) for player in record.outcome["players"]]  # type: ignore[attr-defined]
    assert ["Total", *totals] in [line.split() for line in shown.splitlines()]
    assert " wins by " in shown or " share the win" in shown


def test_one_record_may_stand_on_many_lines_or_on_one(
    file: str, record: Record, tmp_path: Path, capsys: Capture
) -> None:
    many = told(capsys, file)
    pretty = written(tmp_path, json.dumps(json.loads(one_line(record)), indent=1))
    assert told(capsys, pretty) == many
    assert told(capsys, written(tmp_path, f"\n{one_line(record)}\n\n")) == many


def test_without_a_seat_everything_is_open(file: str, capsys: Capture) -> None:
    shown = told(capsys, file)
    assert "with all cards open" in shown
    assert re.search("random took (?!a card).+ from the deck", shown)


# A card from the deck that is named.
OPENLY = re.compile("random took (?!a card|two cards|.+ and one).+ from the deck")


def test_a_seat_sees_its_own_cards_only(file: str, capsys: Capture) -> None:
    shown = told(capsys, file, "--seat", "0")
    assert "as greedy saw it" in shown
    assert "random is dealt 4 cards\n" in shown
    assert re.search("You took (?!a card).+ from the deck", shown)
    assert not OPENLY.search(shown)
    assert "random drew 3 tickets\n" in shown


def test_the_person_of_a_game_is_always_you(tmp_path: Path, capsys: Capture) -> None:
    record = recorded()
    record.names = ("you", "Random (bot)")
    shown = told(capsys, written(tmp_path, one_line(record)), "--seat", "1")
    assert "as Random (bot) saw it" in shown
    assert "You claimed " in shown
    assert not re.search("You took (?!a card|two cards|.+ and one).+ from the deck", shown)
    assert re.search(r"Random \(bot\) took (?!a card|two cards|.+ and one).+ from the deck", shown)


def test_the_board_may_come_from_a_folder(tmp_path: Path, capsys: Capture) -> None:
    pack = Path(shutil.copytree(Path(boards.__file__).parent / "nordic", tmp_path / "mine"))
    toml = (pack / "board.toml").read_text(encoding="utf-8")
    (pack / "board.toml").write_text(toml.replace('"nordic"', '"mine"'), encoding="utf-8")
    file = written(tmp_path, one_line(recorded(str(pack))))
    assert "Nordic countries: greedy and random" in told(capsys, file, "--board", str(pack))
    assert 'board: mine: "mine" is not a board' in complaint(capsys, file)


def test_a_game_of_several_is_picked_and_the_others_are_mentioned(
    tmp_path: Path, capsys: Capture
) -> None:
    games = [recorded(seed=seed) for seed in (1, 2, 3)]
    file = written(tmp_path, "\n".join(one_line(game) for game in games))
    shown = [told(capsys, file, "--game", str(n)) for n in (1, 2, 3)]
    assert len(set(shown)) == 3
    assert told(capsys, file) == shown[0]
    assert "--game 2 tells the next" in shown[0]
    assert "--game 3 tells the next" in shown[1]
    assert "tells the next" not in shown[2]
    assert complaint(capsys, file, "--game", "4").endswith(
        "there is no game 4: the file holds only 3 games"
    )


def test_no_more_is_read_than_the_game_that_is_wanted(
    record: Record, tmp_path: Path, capsys: Capture
) -> None:
    file = written(tmp_path, f"{one_line(record)}this is no record\n")
    assert "tells the next" in told(capsys, file)
    said = complaint(capsys, file, "--game", "2")
    assert "game.json line 2: can’t be read as the record of a game: not JSON" in said


def test_standard_input_is_read_too(
    record: Record, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(one_line(record).encode()))
    monkeypatch.setattr("sys.stdin", stdin)
    assert "The game is over" in told(capsys, "-")


def test_a_game_that_is_not_over_is_told_as_far_as_it_went(tmp_path: Path, capsys: Capture) -> None:
    record = recorded()
    del record.steps[20:]
    record.outcome = None
    assert "The game is not over yet." in told(capsys, written(tmp_path, one_line(record)))


def test_the_outcome_is_told_as_it_was_recorded(tmp_path: Path, capsys: Capture) -> None:
    record = recorded()
    text = json.dumps(record.outcome)
    record.outcome = json.loads(text.replace('"total": ', '"total": 9'))
    assert record.outcome != json.loads(text)
    shown = told(capsys, written(tmp_path, one_line(record)))
    first = record.outcome["players"][0]["total"]  # type: ignore[index]
    assert ["Total", str(first)] in [line.split()[:2] for line in shown.splitlines()]


def test_points_below_zero_have_a_minus_sign(tmp_path: Path, capsys: Capture) -> None:
    record = recorded()
    text = re.sub('"(total|tickets)": [-0-9]+', '"\\1": -17', json.dumps(record.outcome))
    record.outcome = json.loads(text)
    shown = told(capsys, written(tmp_path, one_line(record)))
    rows = [line.split() for line in shown.splitlines()]
    assert ["Tickets", "\N{MINUS SIGN}17", "\N{MINUS SIGN}17"] in rows
    assert ["Total", "\N{MINUS SIGN}17", "\N{MINUS SIGN}17"] in rows


def test_names_can_not_command_the_terminal(tmp_path: Path, capsys: Capture) -> None:
    record = recorded()
    record.names = ("\x1b[2Jevil[red]", "b\no")
    shown = told(capsys, written(tmp_path, one_line(record)))
    assert "\x1b" not in shown
    assert "?[2Jevil[red]" in shown


DAMAGE = [
    ('"points": 4', '"points": 5', ".check: does not fit: something here was changed"),
    ('"version": 1', '"version": 2', "version: 2 is not a whole number from 1 to 1"),
    ('"format": "perron-record"', '"format": "x"', 'format: "x" is not the format'),
    ('"board": "europe"', '"board": "mars"', 'board: mars: "mars" is not a board'),
    ('"decided_by": "points"', '"decided_by": "luck"', "outcome: was changed after"),
    ('"steps": [', '"steps": [,', "not JSON: Expecting value"),
]


@pytest.mark.parametrize(("old", "new", "problem"), DAMAGE)
def test_a_damaged_record_is_refused_with_the_place(
    old: str, new: str, problem: str, record: Record, tmp_path: Path, capsys: Capture
) -> None:
    text = one_line(record)
    assert old in text
    file = written(tmp_path, text.replace(old, new, 1))
    said = complaint(capsys, file)
    assert said.startswith(f"perron: {file}: ")
    assert problem in said


OUTCOMES: list[tuple[object, str]] = [
    ({}, "outcome.players: is missing"),
    ({"players": [], "winners": [0], "decided_by": "points"}, "outcome.players: 0 of 2 are there"),
    ({"players": 3, "winners": [0], "decided_by": "points"}, "outcome.players: 3 is not a list"),
]


@pytest.mark.parametrize(("outcome", "problem"), OUTCOMES)
def test_an_outcome_that_can_not_be_told_is_refused(
    outcome: dict[str, object], problem: str, tmp_path: Path, capsys: Capture
) -> None:
    record = recorded()
    record.outcome = outcome
    assert problem in complaint(capsys, written(tmp_path, one_line(record)))


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("winners", [], "outcome.winners: nobody is there"),
        ("winners", [2], "outcome.winners[0]: 2 is not a whole number from 0 to 1"),
        ("decided_by", "luck", 'outcome.decided_by: "luck" is not what decides a game'),
    ],
)
def test_a_field_of_an_outcome_that_can_not_be_told_is_refused(
    field: str, value: object, problem: str, tmp_path: Path, capsys: Capture
) -> None:
    record = recorded()
    assert record.outcome is not None
    record.outcome[field] = value
    assert problem in complaint(capsys, written(tmp_path, one_line(record)))


def test_a_record_that_was_cut_short_is_refused(file: str, tmp_path: Path, capsys: Capture) -> None:
    text = Path(file).read_text(encoding="utf-8")
    assert ": not JSON: " in complaint(capsys, written(tmp_path, text[: len(text) // 2]))


@pytest.mark.parametrize("text", ["", "\n \n"])
def test_an_empty_file_is_refused(text: str, tmp_path: Path, capsys: Capture) -> None:
    assert complaint(capsys, written(tmp_path, text)).endswith("game.json: is empty")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path, capsys: Capture) -> None:
    said = complaint(capsys, str(tmp_path / "gone.json"))
    assert said.endswith("gone.json: No such file or directory")


@pytest.mark.parametrize("option", [("--seat", "2"), ("--seat", "-1"), ("--game", "0")])
def test_a_seat_or_game_that_can_not_be_is_refused(
    option: tuple[str, str], file: str, capsys: Capture
) -> None:
    assert complaint(capsys, file, *option).startswith(f"perron: {option[0]}: ")


def test_a_record_on_many_lines_is_one_game(file: str, capsys: Capture) -> None:
    said = complaint(capsys, file, "--game", "2")
    assert said.endswith("there is no game 2: the file holds only one game")


def test_a_record_has_a_largest_size(
    record: Record, file: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "RECORD_LIMIT", 1000)
    assert complaint(capsys, file).endswith("game.json: larger than 1000 bytes")
    lines = written(tmp_path, one_line(record))
    assert complaint(capsys, lines).endswith("game.json line 1: larger than 1000 bytes")


@pytest.mark.parametrize("nobody", ["", "You", "Du", "Sinä", "Þú"])
@pytest.mark.parametrize(
    ("language", "guest"), [("en", "Guest 1"), ("de", "Gast 1"), ("fi", "Vieras 1")]
)
def test_whoever_gave_no_name_is_a_guest_in_the_readers_language(
    record: Record, tmp_path: Path, capsys: Capture, nobody: str, language: str, guest: str
) -> None:
    unnamed = replace(record, names=(nobody, "level4"))
    shown = told(capsys, written(tmp_path, one_line(unnamed)), "--language", language)
    assert guest in shown.splitlines()[0]
    assert "level4" not in shown
    assert not nobody or not re.search(rf"\b{nobody}\b", shown)
