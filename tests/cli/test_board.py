"""perron board, from the command line to what it prints."""

import argparse
import shutil
from pathlib import Path

import pytest

from perron import boards
from perron.cli import board
from perron.core.errors import BadInput

HERE = Path(boards.__file__).parent


def perron(*words: str) -> int:
    parser = argparse.ArgumentParser(prog="perron")
    board.add(parser.add_subparsers(required=True))
    args = parser.parse_args(words)
    status = args.run(args)
    assert isinstance(status, int)
    return status


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return Path(shutil.copytree(HERE / "nordic", tmp_path / "mine"))


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def rows(output: str) -> list[list[str]]:
    return [line.split() for line in output.splitlines()]


def test_list_counts_what_each_board_has(capsys: pytest.CaptureFixture[str]) -> None:
    assert perron("board", "list") == 0
    listed = rows(capsys.readouterr().out)
    assert ["europe", "Europe", "2-5", "47", "101", "46"] in listed
    assert ["nordic", "Nordic", "countries", "2-3", "39", "81", "46"] in listed
    assert ["amsterdam", "Amsterdam", "2-4", "17", "45", "24"] in listed


@pytest.mark.parametrize("id", boards.builtin())
def test_show_names_every_city_once_in_the_last_table(
    id: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert perron("board", "show", id) == 0
    cities = capsys.readouterr().out.split("\nCities\n")[1]
    for city in boards.load(id).cities:
        assert cities.count(f" {city.id} ") == 1


def test_show_says_routes_as_players_read_them(capsys: pytest.CaptureFixture[str]) -> None:
    perron("board", "show", "nordic")
    shown = [" ".join(row) for row in rows(capsys.readouterr().out)]
    assert "Lieksa Murmansk 9 grey train any 4 cards for one" in shown
    assert "Kristiansand Stavanger 3 orange ferry track 2, 1 locomotive" in shown
    assert "Bergen Oslo 4 blue tunnel track 1" in shown
    assert "Tromsø tromso 2" in shown


def test_show_uses_the_words_of_the_board(capsys: pytest.CaptureFixture[str]) -> None:
    perron("board", "show", "amsterdam")
    shown = capsys.readouterr().out
    assert "16 wagons each" in shown
    assert "8 jokers" in shown
    assert "What settles a tie: more completed contracts." in shown
    assert "locomotive" not in shown
    assert "ticket" not in shown


SENTENCES = [
    ("europe", "3 stations each; one that is not built is worth 4 points."),
    ("europe", "A face-up locomotive is the whole draw, and never the second card."),
    ("europe", "At the start 1 long and 3 short tickets, of which 2 or more are kept"),
    ("europe", "10 points for the longest path."),
    ("nordic", "A face-up locomotive is drawn like any other card."),
    ("nordic", "A locomotive stands for any colour here: tunnels, ferries."),
    ("nordic", "On a ferry any 3 cards stand for a locomotive."),
    ("nordic", "10 points for completing the most tickets."),
    ("amsterdam", "points by rank: 2 players 8/4; 3 players 8/5/2; 4 players 8/6/4/2."),
]


@pytest.mark.parametrize(("id", "sentence"), SENTENCES)
def test_show_says_the_rules_in_words(
    id: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    perron("board", "show", id)
    assert sentence in capsys.readouterr().out


def test_show_takes_names_as_they_are(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(mine / "cities.csv", "Oslo", "[red]Oslo :tram:")
    assert perron("board", "show", str(mine)) == 0
    assert "[red]Oslo :tram:" in capsys.readouterr().out


def test_show_refuses_what_is_no_board() -> None:
    with pytest.raises(BadInput, match="'atlantis': neither a board"):
        perron("board", "show", "atlantis")


def test_check_says_in_one_line_that_all_is_well(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert perron("board", "check", str(mine)) == 0
    expected = "Nordic countries (nordic) is sound: 39 cities, 81 routes, 46 tickets\n"
    assert capsys.readouterr().out == expected


def test_check_prints_every_mistake_on_a_line(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(mine / "board.toml", "stations = 0", "stations = -1")
    edit(mine / "tickets.csv", "alborg,umea,11", "alborg,umea,")
    assert perron("board", "check", str(mine)) == 1
    assert capsys.readouterr().out.splitlines() == [
        "board.toml:23: rules.stations must be a whole number from 0 to 9, not -1",
        "tickets.csv:3: points must be a whole number from 1 to 1000, not ''",
    ]


def test_check_refuses_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no such folder"):
        perron("board", "check", str(tmp_path / "gone"))


def test_a_board_command_without_an_action_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        perron("board")
    assert stopped.value.code == 2
    assert "ACTION" in capsys.readouterr().err
