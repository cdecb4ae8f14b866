"""The report: one page, every plot filled, nothing to load."""

import json
import re
import shutil
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from browser import ask, needs_browser

from perron import boards
from perron.arena.contest import hold
from perron.arena.match import Tournament, tables_for
from perron.arena.report import Report, report_page

PLOTS = {"ratings", "pairs", "scores", "length", "seats", "tickets", "map"}
BOARDS = Path(boards.__file__).parent


def page_about(board: str, bots: tuple[str, ...], players: int) -> str:
    tournament = Tournament(board, tables_for(bots, players), 6, 3)
    return report_page(Report.of("Arena", tournament, hold(tournament, 1).results))


@pytest.fixture(scope="module")
def page() -> str:
    return page_about("amsterdam", ("greedy", "random"), 2)


class Figures(HTMLParser):
    """The drawings, words and rows of each figure of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.shapes: dict[str, int] = {}
        self.rows: dict[str, int] = {}
        self.captions: dict[str, str] = {}
        self.alts: dict[str, list[str]] = {}
        self.figure = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.open.append(tag)
        if tag == "figure":
            self.figure = given["id"] or ""
        if tag in ("rect", "circle", "path"):
            self.shapes[self.figure] = self.shapes.get(self.figure, 0) + 1
        if tag == "tr":
            self.rows[self.figure] = self.rows.get(self.figure, 0) + 1
        if tag == "svg" and given.get("role") == "img":
            self.alts.setdefault(self.figure, []).append(given["aria-label"] or "")

    def handle_endtag(self, tag: str) -> None:
        # Elements are closed in the order in which they were opened, but for those without an end.
        while self.open.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if "figcaption" in self.open:
            self.captions[self.figure] = self.captions.get(self.figure, "") + data


def read(page: str) -> Figures:
    figures = Figures()
    figures.feed(page)
    return figures


def test_every_plot_is_there_with_words_and_numbers(page: str) -> None:
    figures = read(page)
    assert set(figures.shapes) >= PLOTS
    for plot in PLOTS:
        assert figures.shapes[plot] >= 2
        assert figures.rows[plot] >= 3
        assert len(figures.captions[plot]) > 20
        assert all(len(alt) > 10 for alt in figures.alts[plot])


def test_numbers_are_complete(page: str) -> None:
    board = boards.load("amsterdam")
    figures = read(page)
    assert figures.rows["map"] == 1 + len(board.routes)
    assert figures.rows["tickets"] == 1 + len(board.tickets)


def test_nothing_is_loaded_from_anywhere(page: str) -> None:
    assert "http:" not in page
    assert "https:" not in page
    assert "//" not in re.sub(r"base64,[^)]*", "", page)
    assert set(re.findall(r'(?:href|src)="([^"]*)"', page)) == {"data:,"}


def test_a_bot_alone_has_no_strength_to_report() -> None:
    figures = read(page_about("amsterdam", ("greedy",), 3))
    assert set(figures.shapes) & PLOTS == PLOTS - {"ratings", "pairs"}


def test_names_are_written_as_they_are(tmp_path: Path) -> None:
    mine = Path(shutil.copytree(BOARDS / "amsterdam", tmp_path / "mine"))
    cities = mine / "cities.csv"
    cities.write_text(cities.read_text().replace("Begijnhof", "<b>R & B</b>"))
    page = page_about(str(mine), ("random",), 2)
    assert "<b>R" not in page
    assert "&lt;b&gt;R &amp; B&lt;/b&gt;" in page


def test_a_board_without_a_layout_is_drawn_by_its_coordinates(tmp_path: Path) -> None:
    mine = Path(shutil.copytree(BOARDS / "nordic", tmp_path / "mine"))
    (mine / "layout.json").unlink()
    figures = read(page_about(str(mine), ("random",), 2))
    assert figures.shapes["map"] > len(boards.load("nordic").routes)


@pytest.mark.parametrize("board", boards.builtin())
def test_every_board_has_a_report(board: str) -> None:
    assert read(page_about(board, ("greedy", "random"), 3)).shapes["map"] > 50


def test_one_game_is_enough_for_a_page() -> None:
    tournament = Tournament("amsterdam", tables_for(("random",), 2), 1, 3)
    report = Report.of("Arena", tournament, hold(tournament, 1).results)
    assert "1 were played in all" in report_page(replace(report, kind="Balance"))


# The number of drawings of each figure that can be seen, and whether one is empty or too wide.
_SEEN = """JSON.stringify([...document.querySelectorAll('figure')].map(figure => {
    const seen = [...figure.querySelectorAll('svg[role=img]')].filter(
        svg => svg.getBoundingClientRect().width > 0);
    return [figure.id, seen.map(svg => {
        const ink = svg.getBBox(), box = figure.getBoundingClientRect();
        return ink.width > 100 && ink.height > 30 && box.right <= innerWidth;
    })];
}))"""


@needs_browser
@pytest.mark.parametrize("width", [1440, 600])
def test_a_real_browser_shows_every_plot_and_has_no_complaint(
    width: int, page: str, tmp_path: Path
) -> None:
    path = tmp_path / "report.html"
    path.write_text(page, encoding="utf-8")
    answer, complaints = ask(path, _SEEN, tmp_path, width)
    seen = dict(json.loads(answer))
    assert {plot: seen[plot] for plot in PLOTS} == {plot: [True] for plot in PLOTS}
    assert complaints == []
