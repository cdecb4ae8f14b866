"""perron play, typed by a program: whole games, slips, leaving and coming back."""

import io
import json
import os
import re
import signal
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

import perron
from perron.boards import builtin, load
from perron.cli.main import main
from perron.terminal.records import read_record, save_record
from perron.wire.records import Game, Record, record_lines
from perron.words.figures import numeral

if sys.platform == "win32":
    pytest.skip("programs are run on a POSIX terminal", allow_module_level=True)

import fcntl
import pty
import termios

# Programs started here use the package that is being tested, whatever their folder.
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(perron.__file__).parent.parent)}
PLAY = [sys.executable, "-m", "perron", "play"]

ALL = "all\n"
# Claims the first route with the first payment; where that can't be, takes the first card of
# the market or an unseen one. Whatever is asked, one of these lines is an answer.
GO = "7\n1\n1\n6\n"
WHOLE_GAME = ALL + GO * 400
UNSEEN = "6\n"


@dataclass(frozen=True)
class Table:
    """A folder to play in, and what is printed there."""

    folder: Path
    capsys: pytest.CaptureFixture[str]
    monkeypatch: pytest.MonkeyPatch

    def play(self, *words: str, typed: str = "") -> str:
        """What a game prints that ends well."""
        status, out, err = self._run(words, typed)
        assert (status, err) == (0, "")
        return out

    def refuse(self, *words: str) -> str:
        """The one line with which the command ends before a game begins."""
        status, out, err = self._run(words, "")
        assert (status, out) == (2, "")
        assert err.startswith("perron: ")
        assert err.count("\n") == 1
        return err.removeprefix("perron: ").removesuffix("\n")

    def _run(self, words: tuple[str, ...], typed: str) -> tuple[int, str, str]:
        self.monkeypatch.chdir(self.folder)
        self.monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        return main(["play", *words]), *self.capsys.readouterr()


@pytest.fixture
def table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Table:
    return Table(tmp_path, capsys, monkeypatch)


def kept(file: Path) -> Record:
    return read_record(str(file), 1, load).record


# Whole games.


# The fewest and the most players of each board.
TABLES = [(name, players) for name in builtin() for players in load(name).rules.players]


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_a_whole_game_ends_with_its_scores(
    board: str, players: int, table: Table, tmp_path: Path
) -> None:
    options = ("--board", board, "--bots", str(players - 1), "--seed", "1", "--save", "game.json")
    out = table.play(*options, typed=WHOLE_GAME)
    record = kept(tmp_path / "game.json")
    assert record.outcome is not None
    assert record.players == players
    end = out[out.index(f"{load(board).name}: the end") :]
    totals = [numeral(player["total"]) for player in record.outcome["players"]]  # type: ignore[attr-defined]
    assert ["Total", *totals] in [line.split() for line in end.splitlines()]
    assert end.endswith("The game is in game.json; perron replay game.json tells it again.\n")


def test_a_whole_game_may_be_typed_by_another_program(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PLAY, "--board", "amsterdam"],
        input=WHOLE_GAME.encode(),
        capture_output=True,
        cwd=tmp_path,
        env=ENVIRONMENT,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Amsterdam: the end" in done.stdout


def test_without_a_terminal_nothing_is_coloured(table: Table) -> None:
    assert "\x1b" not in table.play("--seed", "1", typed=ALL + GO * 5)


def test_cards_that_others_take_unseen_stay_unseen(table: Table) -> None:
    out = table.play("--board", "nordic", "--seed", "1", typed=WHOLE_GAME)
    took = re.findall(r"Porter \(bot, good\) took (.*) from the deck", out)
    assert took
    assert {cards.split(" and ")[-1] for cards in took} <= {"a card", "one", "two cards"}
    assert re.search(r"Porter \(bot, good\) kept ", out)
    assert not re.search(r"Porter \(bot, good\) (kept|drew) .*:", out)


def test_the_same_seed_is_the_same_game(table: Table, tmp_path: Path) -> None:
    games = [
        table.play("--seed", seed, "--save", file, typed=ALL + UNSEEN * 30)
        for seed, file in (("5", "a.json"), ("5", "b.json"), ("6", "c.json"))
    ]
    texts = [(tmp_path / name).read_text(encoding="utf-8") for name in ("a.json", "b.json")]
    assert texts[0] == texts[1]
    assert games[0] != games[2]


def test_the_person_may_sit_and_begin_anywhere(table: Table, tmp_path: Path) -> None:
    options = ("--bots", "random,greedy", "--seat", "1", "--starter", "2", "--save", "game.json")
    table.play(*options, typed=ALL)
    record = kept(tmp_path / "game.json")
    assert record.names == ("Random (bot)", "you", "Greedy (bot)")
    assert record.starter == 2


def test_bots_of_a_kind_are_told_apart(table: Table, tmp_path: Path) -> None:
    table.play("--bots", "2", "--save", "game.json", typed="")
    assert kept(tmp_path / "game.json").names == ("you", "Level4 1 (bot)", "Level4 2 (bot)")


# Slips.

SLIPS = [
    ("1\n", "! Keep at least 2 of the 4."),
    ("1 1\n", "is named twice."),
    ("1 9\n", "! Type numbers from 1 to 4 with spaces between, or all."),
    ("\n", "! Type numbers from 1 to 4 with spaces between, or all."),
    (ALL + "x\n", "! Type a number from 1 to 9, or one of the letters b, h, q."),
    (ALL + "10\n", "! Type a number from 1 to 9, or one of the letters b, h, q."),
    (ALL + "9\nnowhere\n", "! Nothing here has that number or that city."),
    (ALL + "9\nzurich\n5\n", "! Type"),
    (ALL + "6\n7\n", "! Take the second card: type a number from 1 to 6."),
    (ALL + "b\nnowhere\n", "No city here has “nowhere” in its name."),
    (ALL + "\u0663\u0663\u0663\n" + "1" * 5000 + "\n", "! Type a number from 1 to 9"),
]


@pytest.mark.parametrize(("typed", "reason"), SLIPS)
def test_a_slip_is_answered_with_a_reason(typed: str, reason: str, table: Table) -> None:
    assert reason in table.play("--seed", "1", typed=typed)


def test_bytes_that_are_no_text_are_a_slip(tmp_path: Path) -> None:
    done = subprocess.run(
        PLAY, input=b"\xff\xfe\n", capture_output=True, cwd=tmp_path, env=ENVIRONMENT, check=False
    )
    assert done.returncode == 0
    assert b"! Type numbers from 1 to 4" in done.stdout


def test_a_station_is_built_in_a_city_typed_without_its_accents(table: Table) -> None:
    out = table.play("--seed", "1", typed=ALL + "9\nzuric\n1\n")
    assert "You built a station in Zurich for 1 " in out


def test_nothing_or_0_goes_back(table: Table) -> None:
    typed = ALL + "9\nzurich\n0\n\n8\n\n6\n"
    out = table.play("--seed", "1", typed=typed)
    assert "You built" not in out
    assert re.search("You took .* from the deck", out)


def test_letters_show_the_routes_and_the_rules(table: Table) -> None:
    out = table.play("--seed", "1", typed="h\n\nb\nathina\nall\n\n" + ALL)
    assert "A station lets you use one route of another player" in out
    assert "docs/rules/" in out
    assert out.count("Athens–Sarajevo") >= 2
    assert "Zurich" in out


# Leaving and coming back.


def test_q_and_the_end_of_input_say_how_to_go_on(table: Table) -> None:
    hint = "Go on with: perron play --resume 'my game.json'\n"
    assert table.play("--save", "my game.json", typed="q\n").endswith(hint)
    assert table.play("--resume", "my game.json", typed="").endswith(hint)


@pytest.mark.parametrize("first", [0, 1, 7])
def test_a_resumed_game_goes_on_as_it_would_have(first: int, table: Table, tmp_path: Path) -> None:
    answers = [ALL, *[UNSEEN] * 30]
    options = ("--bots", "random,greedy", "--seed", "9", "--save")
    table.play(*options, "whole.json", typed="".join(answers))
    table.play(*options, "parts.json", typed="".join(answers[:first]))
    table.play("--resume", "parts.json", typed="".join(answers[first:]))
    whole, parts = (tmp_path / name for name in ("whole.json", "parts.json"))
    assert whole.read_bytes() == parts.read_bytes()


def test_a_resumed_game_may_be_kept_in_another_file(table: Table, tmp_path: Path) -> None:
    table.play("--save", "a.json", typed=ALL)
    before = (tmp_path / "a.json").read_bytes()
    table.play("--resume", "a.json", "--save", "b.json", typed=UNSEEN)
    assert (tmp_path / "a.json").read_bytes() == before
    assert len(kept(tmp_path / "b.json").steps) > len(kept(tmp_path / "a.json").steps)


def test_a_finished_game_is_resumed_at_its_scores(table: Table) -> None:
    options = ("--board", "amsterdam", "--seed", "1", "--save", "game.json")
    out = table.play(*options, typed=WHOLE_GAME)
    again = table.play("--resume", "game.json", typed="")
    assert again.strip() == out[out.index("Amsterdam: the end") :].strip()


# The terminal has to be the program's own to interrupt it at Ctrl-C.
_ON_TERMINAL = "import os, sys; os.login_tty(0); os.execv(sys.argv[1], sys.argv[1:])"


class Terminal:
    """A program on a terminal of 80 columns."""

    def __init__(self, words: list[str], cwd: Path) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self._program = subprocess.Popen(
            [sys.executable, "-c", _ON_TERMINAL, *words],
            stdin=slave,
            start_new_session=True,
            cwd=cwd,
            env={**ENVIRONMENT, "TERM": "xterm-256color"},
        )
        os.close(slave)
        self.text = ""

    def read_until(self, words: str) -> None:
        """Wait for words that have not been read yet."""
        start = len(self.text)
        while words not in self.text[start:]:
            assert self._program.poll() is None, self.text
            self.text += self._read()

    def send(self, typed: str) -> None:
        os.write(self._master, typed.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C until the program has left, as people do.

        Python notes an interrupt between a question and the wait for its answer, and acts on it
        at the next key: one press is not always enough.
        """
        left = None
        while left is None:
            self.send("\x03")
            with suppress(subprocess.TimeoutExpired):
                left = self._program.wait(timeout=5)

    def close(self) -> int:
        """Read to the end; the exit status."""
        while more := self._read():
            self.text += more
        os.close(self._master)
        return self._program.wait()

    def _read(self) -> str:
        try:
            return os.read(self._master, 65536).decode(errors="ignore")
        except OSError:
            # So Linux says that nobody is at the other end any more.
            return ""


@contextmanager
def terminal(*words: str, cwd: Path) -> Iterator[Terminal]:
    yield Terminal([*PLAY, *words], cwd)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


def test_ctrl_c_leaves_and_the_game_can_be_resumed(table: Table, tmp_path: Path) -> None:
    options = ("--seed", "3", "--save")
    with terminal(*options, "parts.json", cwd=tmp_path) as screen:
        screen.read_until("or all: ")
        screen.send(ALL)
        screen.read_until("Your choice: ")
        screen.interrupt()
        assert screen.close() == 130
    assert plain(screen.text).endswith("Go on with: perron play --resume parts.json\r\n")
    table.play("--resume", "parts.json", typed=UNSEEN * 8)
    table.play(*options, "whole.json", typed=ALL + UNSEEN * 8)
    whole, parts = (tmp_path / name for name in ("whole.json", "parts.json"))
    assert whole.read_bytes() == parts.read_bytes()


def test_an_interrupt_while_input_is_awaited_leaves_too(tmp_path: Path) -> None:
    program = subprocess.Popen(
        [*PLAY, "--save", "game.json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=tmp_path,
        env=ENVIRONMENT,
    )
    assert program.stdout is not None
    text = b""
    while not text.endswith(b"or all: "):
        text += program.stdout.read(1)
    program.send_signal(signal.SIGINT)
    rest, _ = program.communicate(timeout=60)
    assert program.returncode == 130
    assert rest.endswith(b"Go on with: perron play --resume game.json\n")


# Each answer is sent when its question is there: what is typed ahead lands anywhere.
ANSWERS = [
    ("or all: ", ALL),
    ("choice: ", "7\n"),
    ("back: ", "1\n"),
    ("choice: ", "0\n"),
    ("back: ", "0\n"),
    ("choice: ", "9\n"),
    ("back: ", "0\n"),
    ("choice: ", UNSEEN),
    ("choice: ", UNSEEN),
]


def test_a_terminal_of_80_columns_is_wide_enough(tmp_path: Path) -> None:
    with terminal("--seed", "3", cwd=tmp_path) as screen:
        for prompt, answer in ANSWERS:
            screen.read_until(prompt)
            screen.send(answer)
        screen.read_until("Your choice: ")
        screen.send("q\n")
        assert screen.close() == 0
    assert "\x1b[" in screen.text
    assert max(len(line) for line in plain(screen.text).split("\r\n")) <= 80


# Files.


def test_the_first_free_name_is_taken(table: Table, tmp_path: Path) -> None:
    (tmp_path / "perron-nordic-1.json").write_text("mine", encoding="utf-8")
    for n in (2, 3):
        out = table.play("--board", "nordic", typed="")
        assert out.endswith(f"perron play --resume perron-nordic-{n}.json\n")
    assert (tmp_path / "perron-nordic-1.json").read_text(encoding="utf-8") == "mine"


def test_a_file_that_is_there_is_never_written_over(table: Table, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("mine", encoding="utf-8")
    assert table.refuse("--save", "game.json").startswith("game.json: is already there")
    assert (tmp_path / "game.json").read_text(encoding="utf-8") == "mine"


def test_a_folder_that_takes_no_file_is_told_before_the_game(table: Table) -> None:
    said = table.refuse("--save", "gone/game.json")
    assert said == "gone/game.json: the game can’t be saved here: No such file or directory"


def test_saving_leaves_nothing_beside_the_file(tmp_path: Path) -> None:
    game = Game.new(load("nordic"), 2, seed=1)
    save_record(game.record, tmp_path / "game.json")
    assert os.listdir(tmp_path) == ["game.json"]


BAD_OPTIONS = [
    (["--board", "mars"], "'mars': neither a board"),
    (["--bots", "0"], "--bots: Europe is for 2 to 5 players: give 1 to 4 bots"),
    (["--bots", "5"], "--bots: Europe is for 2 to 5 players: give 1 to 4 bots"),
    (["--bots", "9" * 5000], "--bots: Europe is for 2 to 5 players: give 1 to 4 bots"),
    (["--bots", "greedy,deep"], "deep: there is no such bot"),
    (["--bots", ""], "there is no such bot"),
    (["--bots", "greedy,greedy,greedy", "--board", "nordic"], "give 1 to 2 bots"),
    (["--seat", "2"], "--seat: 2 is not a number from 0 to 1"),
    (["--seat", "-1"], "--seat: -1 is not a number from 0 to 1"),
    (["--starter", "2"], "--starter: 2 is not a number from 0 to 1"),
    (["--starter", "me"], "--starter: give a seat from 0 to 1, or random"),
    (["--seed", "-1"], "--seed: -1 is not a number from 0 to"),
    (["--resume", "gone.json"], "gone.json: No such file or directory"),
    (["--resume", "gone.json", "--seed", "1"], "--seed: belongs to a new game"),
]


@pytest.mark.parametrize(("words", "problem"), BAD_OPTIONS)
def test_options_that_can_not_be_are_refused(
    words: list[str], problem: str, table: Table, tmp_path: Path
) -> None:
    assert problem in table.refuse(*words)
    assert os.listdir(tmp_path) == []


def game_text(*names: str) -> str:
    game = Game.new(load("nordic"), 2, seed=1, names=names)
    return "".join(record_lines(game.record))


BAD_GAMES = [
    ("", "game.json: is empty"),
    ("hello", "game.json: can’t be read as the record of a game: not JSON"),
    ("[]", "game.json: "),
    (f"{game_text('you', 'Greedy (bot)')}\n" * 2, "game.json: holds more than one game"),
    (game_text("Anna", "Bo"), "game.json: names: nobody is called “you”"),
    (game_text("you", "Bo"), "game.json: names[1]: “Bo” is not a bot that plays here"),
    (game_text("you", "you"), "game.json: names[1]: “you” is not a bot that plays here"),
    (
        game_text("you", "Greedy (bot)").replace("blue", "red", 1),
        "game.json: can’t be read as the record of a game: steps[0].check:",
    ),
]


@pytest.mark.parametrize(("text", "problem"), BAD_GAMES)
def test_a_file_that_can_not_be_resumed_is_refused(
    text: str, problem: str, table: Table, tmp_path: Path
) -> None:
    (tmp_path / "game.json").write_text(text, encoding="utf-8")
    assert table.refuse("--resume", "game.json").startswith(problem)
    assert (tmp_path / "game.json").read_text(encoding="utf-8") == text


def test_the_file_is_a_record_like_any_other(table: Table, tmp_path: Path) -> None:
    table.play("--save", "game.json", typed=ALL)
    text = (tmp_path / "game.json").read_text(encoding="utf-8")
    assert json.loads(text)["format"] == "perron-record"
