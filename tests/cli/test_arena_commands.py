"""perron arena, ladder, report and board balance, from the command line to what they print."""

import json
from pathlib import Path
from typing import Any

import pytest

from perron.cli.main import main

SMALL = ("--board", "amsterdam", "--games", "4", "--seed", "3")
TWO = (*SMALL, "--bots", "greedy,random")

Capture = pytest.CaptureFixture[str]


def answered(capsys: Capture, *words: str) -> dict[str, Any]:
    assert main([*words, "--json"]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("arena") / "results"
    assert main(["arena", *TWO, "--out", str(path)]) == 0
    return path


def test_the_answer_has_pairs_and_ratings(capsys: Capture) -> None:
    answer = answered(capsys, "arena", *TWO)
    assert answer["games"] == answer["planned"] == 4
    assert answer["deals"] == 2
    pairs = answer["pairs"]
    assert [(pair["a"], pair["b"]) for pair in pairs] == [
        ("greedy", "random"),
        ("random", "greedy"),
    ]
    for pair in pairs:
        low, high = pair["interval"]
        assert 0 <= low <= high <= 1
        assert pair["win_rate"] == pair["wins"] / pair["games"]
        assert len(pair["mean_scores"]) == 2
    assert pairs[0]["wins"] + pairs[1]["wins"] + pairs[0]["draws"] == 4
    for rating in answer["ratings"]:
        assert rating["low"] < rating["rating"] < rating["high"]


def test_processes_and_a_folder_make_no_difference(capsys: Capture, tmp_path: Path) -> None:
    plain = answered(capsys, "arena", *TWO)
    other = answered(capsys, "arena", *TWO, "--jobs", "2", "--out", str(tmp_path / "results"))
    again = answered(capsys, "arena", *TWO, "--out", str(tmp_path / "results"))
    for answer in (plain, other, again):
        del answer["seconds"]
        for record in answer["records"]:
            del record["mean_seconds"], record["max_seconds"]
    assert plain == other == again


def test_the_tables_say_who_wins(capsys: Capture) -> None:
    assert main(["arena", *TWO, "--players", "3"]) == 0
    shown = capsys.readouterr().out
    assert "12 games on amsterdam, 3 players, 2 deals, seed 3" in shown
    for heading in ("rating", "win rate", "fair", "tickets failed"):
        assert heading in shown
    assert "greedy greedy random" in shown


def test_a_bot_alone_plays_itself(capsys: Capture) -> None:
    (pair,) = answered(capsys, "arena", *SMALL, "--bots", "greedy")["pairs"]
    assert (pair["a"], pair["b"], pair["games"]) == ("greedy", "greedy", 4)


def test_a_report_is_written_whole(results: Path, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "report.html"
    path.write_text("old")
    assert main(["report", str(results), "-o", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: 4 games\n"
    assert path.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert list(tmp_path.iterdir()) == [path]


def test_a_balance_report_says_what_stands_out(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "balance.html"
    assert main(["board", "balance", "amsterdam", "--games", "6", "-o", str(path)]) == 0
    shown = capsys.readouterr().out
    for title in ("Seats:", "Routes hardly claimed:", "Routes fought over:", "Contract traps:"):
        assert f"\n{title} " in shown
    assert "Balance: Amsterdam" in path.read_text(encoding="utf-8")


def test_the_ladder_is_markdown_with_its_own_command(tmp_path: Path, capsys: Capture) -> None:
    words = ["ladder", "--board", "amsterdam", "nordic", "--bots", "random,greedy", "--games", "2"]
    assert main([*words, "--out", str(tmp_path)]) == 0
    page = capsys.readouterr().out
    assert f"```\nperron {' '.join(words)}\n```" in page
    assert page.count("| ---: | --- | ---: | --- | ---: |") == 2
    assert "## Nordic countries" in page
    assert page == (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert main(["report", str(tmp_path / "nordic"), "-o", str(tmp_path / "report.html")]) == 0


BAD: list[tuple[str, str]] = [
    ("arena --bots nobody", "nobody: there is no such bot; there are random, greedy"),
    ("arena --bots search:0", "search:0: a budget is 1 to"),
    ("arena --bots greedy,greedy", "--bots: greedy is named twice"),
    ("arena --bots greedy --players 6", "--players: Europe is for 2 to 5, not 6"),
    ("arena --bots greedy --players 1", "--players: Europe is for 2 to 5, not 1"),
    ("arena --bots greedy --games 0", "--games: 0 is not a number from 1 to"),
    ("arena --bots greedy --jobs 0", "--jobs: 0 is not a number from 1 to"),
    ("arena --bots greedy --seed -1", "--seed: -1 is not a number from 0 to"),
    ("arena --bots greedy --board atlantis", "'atlantis': neither a board"),
    ("arena --bots greedy --out {file}/results", "Not a directory"),
    ("arena --bots greedy --out {file}", "is not a folder"),
    ("arena --bots greedy --out {folder}", "is not empty"),
    ("report {folder}", "there are no results here: no plan.json"),
    ("report {folder}/missing", "there are no results here: no plan.json"),
    ("report {results} -o {folder}", "is a folder"),
    ("report {results} -o {folder}/missing/report.html", "there is no such folder"),
    ("board balance atlantis", "'atlantis': neither a board"),
    ("board balance amsterdam -o {folder}", "is a folder"),
    ("ladder --bots greedy", "--bots: a ladder takes two bots or more"),
    ("ladder --board atlantis", "'atlantis': neither a board"),
]


@pytest.mark.parametrize(("line", "problem"), BAD)
def test_bad_input_is_one_clear_line(
    line: str, problem: str, results: Path, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "file"
    file.touch()
    words = line.format(file=file, folder=tmp_path, results=results).split()
    assert main(words) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("perron: ")
    assert problem in shown.err
    assert shown.err.count("\n") == 1


def test_a_plan_without_games_has_no_report(results: Path, tmp_path: Path, capsys: Capture) -> None:
    for name in ("plan.json", "board"):
        (tmp_path / name).symlink_to(results / name)
    assert main(["report", str(tmp_path)]) == 2
    assert "no games were played here yet" in capsys.readouterr().err
