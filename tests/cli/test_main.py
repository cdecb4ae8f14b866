"""The command line as a whole: help, version, and how it complains."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import perron
from perron.cli.main import main

# Programs started here use the package that is being tested.
PACKAGE = {"PYTHONPATH": str(Path(perron.__file__).parent.parent)}


def run(
    *words: str, send: bytes = b"", stdout: int = subprocess.PIPE, **env: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, *words],
        input=send,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env={**os.environ, **PACKAGE, **env},
        check=False,
    )


def test_help_names_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    assert caught.value.code == 0
    shown = capsys.readouterr().out
    for command in ("board", "referee", "score"):
        assert command in shown


def test_help_appears_without_loading_anything_heavy() -> None:
    program = """
import sys
from perron.cli.main import main
try:
    main(["--help"])
finally:
    print(*sys.modules, file=sys.stderr)
"""
    loaded = run("-c", program).stderr.decode().split()
    assert "perron.cli.referee" in loaded
    assert {"perron.core", "perron.boards", "rich"}.isdisjoint(loaded)


def test_games_by_bots_need_no_words() -> None:
    program = """
import sys
from perron.cli.main import main
main(["simulate", "--board", "amsterdam", "--bots", "random,random", "--games", "1"])
print(*sys.modules, file=sys.stderr)
"""
    loaded = run("-c", program).stderr.decode().split()
    assert "perron.core" in loaded
    assert {"perron.words.catalogue", "perron.terminal"}.isdisjoint(loaded)


def test_version_says_whether_the_core_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out in {
        f"perron {perron.__version__} (compiled)\n",
        f"perron {perron.__version__} (not compiled)\n",
    }


def test_without_a_command_the_usage_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main([])
    assert caught.value.code == 2
    assert "usage: perron" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["missing.json", "two\nlines.json", "\x1b[31m.json", "nul\0.json"])
@pytest.mark.parametrize("command", ["referee", "score"])
def test_a_file_that_is_not_there_gets_one_line(
    command: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(tmp_path / name)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("perron: ")
    assert err.count("\n") == 1
    assert err[:-1].isprintable()


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "is empty"),
        (b" \n", "is empty"),
        (b"\xff{}", "not UTF-8"),
        (b"{", "line 1 column 2"),
        (b" " * (16 * 2**20 + 1), "larger than"),
    ],
)
@pytest.mark.parametrize("command", ["referee", "score"])
def test_a_file_that_can_not_be_read_is_named(
    command: str,
    content: bytes,
    problem: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    assert main([command, str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"perron: {path}: ")
    assert problem in err
    assert err.count("\n") == 1


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_standard_input_is_read_and_bounded_too() -> None:
    good = run("-m", "perron", "score", "-", send=b'{"board": "europe", "players": 2}')
    assert (good.returncode, good.stderr) == (0, b"")
    empty = run("-m", "perron", "score", "-")
    assert (empty.returncode, empty.stdout) == (2, b"")
    assert empty.stderr == b"perron: standard input: is empty\n"
    large = run("-m", "perron", "score", "-", send=b" " * (16 * 2**20 + 1))
    assert (large.returncode, large.stdout) == (2, b"")
    assert b"larger than" in large.stderr


def test_odd_names_do_not_crash_a_plain_terminal() -> None:
    done = run("-m", "perron", "score", "\u00e5\udcff.json", PYTHONIOENCODING="ascii")
    assert done.returncode == 2
    assert done.stderr.startswith(b"perron: \\xe5\\udcff.json: ")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal for it")
def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text('{"position": {"board": "europe", "players": 2}, "actions": []}')
    reader, writer = os.pipe()
    os.close(reader)
    done = run("-m", "perron", "referee", str(path), stdout=writer)
    os.close(writer)
    assert done.stderr == b""
    assert done.returncode == 128 + signal.SIGPIPE


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_gets_one_line(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text('{"board": "europe", "players": 2}')
    with open("/dev/full", "wb") as full:
        done = run("-m", "perron", "score", str(path), stdout=full.fileno())
    assert done.returncode == 2
    assert done.stderr == b"perron: standard output: No space left on device\n"


class Interrupted:
    """Standard input at which somebody presses Ctrl-C."""

    @property
    def buffer(self) -> None:
        raise KeyboardInterrupt


def test_an_interrupt_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert main(["score", "-"]) == 130
    assert capsys.readouterr() == ("", "")
