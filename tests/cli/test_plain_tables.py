"""Tables and progress bars in plain text."""

import io

import pytest

from perron.cli.progress import ProgressBar, bar_text
from perron.cli.tables import Table, width


def test_numbers_are_flush_right_and_words_flush_left() -> None:
    table = Table("from", "spaces", "notes", numbers=("spaces",))
    table.add_row("Bergen", "4", "")
    table.add_line()
    table.add_row("Göteborg", "12", "ferry")
    assert str(table).splitlines() == [
        "from      spaces  notes",
        "--------  ------  -----",
        "Bergen         4",
        "--------  ------  -----",
        "Göteborg      12  ferry",
    ]


def test_a_row_has_a_cell_for_each_column() -> None:
    table = Table("from", "to")
    table.add_row("Bergen")
    with pytest.raises(ValueError, match="shorter"):
        str(table)


def test_wide_letters_take_two_columns_and_accents_none() -> None:
    assert (width("Oslo"), width("東京"), width("A\u030a")) == (4, 4, 1)


def test_a_bar_tells_how_far_how_fast_and_how_long() -> None:
    assert bar_text("games", 0, 400, 0.0) == f"games [{'-' * 30}] 0/400"
    half = f"games [{'#' * 15}{'-' * 15}] 1200/2400"
    assert bar_text("games", 1200, 2400, 300.0) == f"{half}  300 a second  0:00:04 left"
    assert bar_text("games", 1200, 2400, 2.5).endswith("  2.5 a second  0:08:00 left")
    assert bar_text("games", 1200, 2400, 0.25).endswith("  15.0 a minute  1:20:00 left")
    assert bar_text("games", 0, 0, 0.0) == f"games [{'#' * 30}] 0/0"


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


def drawn(stream: io.StringIO, *done: tuple[float, int]) -> list[str]:
    """What a bar over 100 games, 20 of them done before, writes at these seconds."""
    now = [0.0]
    with ProgressBar(100, 20, stream=stream, clock=lambda: now[0]) as bar:
        for now[0], games in done:
            bar(games)
    return stream.getvalue().split("\r")[1:]


def test_a_bar_is_drawn_ten_times_a_second_and_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    first, second, *last = drawn(Terminal(), (0.05, 30), (2.0, 60), (2.01, 61))
    assert first == bar_text("games", 20, 100, 0.0)
    assert second == bar_text("games", 60, 100, 20.0)
    assert last == [" " * len(second), ""]


def test_a_bar_never_fills_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert max(map(len, drawn(Terminal(), (2.0, 60)))) == 39


def test_where_there_is_no_terminal_there_is_no_bar() -> None:
    assert drawn(io.StringIO(), (2.0, 60)) == []
