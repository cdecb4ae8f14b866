"""Reports people would rather look at: one page about what was played, with nothing to load."""

from dataclasses import dataclass
from html import escape
from statistics import fmean

from perron import __version__
from perron.arena.findings import Findings, findings_of
from perron.arena.match import Tournament
from perron.arena.notes import balance_notes
from perron.arena.report.board_figures import map_figure, seats_figure, tickets_figure
from perron.arena.report.bot_figures import (
    length_figure,
    pairs_figure,
    ratings_figure,
    scores_figure,
    work_figure,
)
from perron.arena.report.page import facts, page, section
from perron.arena.results import Results
from perron.arena.standings import Standings
from perron.boards import load
from perron.boards.layouts import Layout, layout_of
from perron.boards.packs import folder_of
from perron.boards.svg import tag
from perron.core.board import Board
from perron.words.figures import numeral, percent


@dataclass(frozen=True, slots=True)
class Report:
    """All that a page tells about; there must be some games."""

    # What the page calls itself.
    kind: str
    tournament: Tournament
    results: Results
    board: Board
    layout: Layout
    findings: Findings

    @classmethod
    def of(cls, kind: str, tournament: Tournament, results: Results) -> "Report":
        """A report on these results; the board is read again, with its layout."""
        board = load(tournament.board)
        layout = layout_of(board, folder_of(tournament.board))
        return cls(kind, tournament, results, board, layout, findings_of(results, board))


def report_page(report: Report) -> str:
    """The page."""
    tournament, results, findings = report.tournament, report.results, report.findings
    board = report.board
    standings = Standings.of(results, tournament.bots)
    title = f"{report.kind}: {board.name}, {tournament.players} players"
    return page(
        title,
        tag(
            "header",
            tag("p", "Perron", class_="brand"),
            tag("h1", escape(title)),
            facts(_facts(results, tournament)),
        ),
        tag(
            "main",
            tag("section", tag("h2", "What stands out"), _notes(board, findings)),
            _strength(standings, tournament),
            section(
                "Games",
                "How games go: what is scored, how long they last, what a seat is worth.",
                scores_figure(results, tournament.bots),
                length_figure(results),
                seats_figure(findings.seats),
                work_figure(standings.records),
            ),
            section(
                "Board",
                "What these bots make of the board. Better ones may find more in it.",
                tickets_figure(board, findings),
                map_figure(board, report.layout, findings.routes),
            ),
        ),
        tag("footer", tag("p", escape(_origin(results, tournament)))),
    )


def _notes(board: Board, findings: Findings) -> str:
    entries = (
        tag("dt", escape(note.title)) + tag("dd", escape(note.text))
        for note in balance_notes(board, findings)
    )
    return tag("dl", *entries, class_="notes")


def _facts(results: Results, tournament: Tournament) -> list[tuple[str, str]]:
    games, seats = results.games, results.seats
    shared = seats.filter("shared")["game"].n_unique() / games.height
    return [
        ("bots", f"{len(tournament.bots)}"),
        ("games", f"{games.height:,}"),
        ("deals", f"{games['deal'].n_unique():,}"),
        ("mean score", numeral(fmean(seats["score"]), 1)),
        ("turns a game", f"{fmean(games['turns']):.1f}"),
        ("shared wins", percent(shared)),
    ]


def _strength(standings: Standings, tournament: Tournament) -> str:
    """Nothing to say when a bot plays only itself."""
    if len(tournament.bots) == 1:
        return ""
    return section(
        "Strength",
        "Deals are duplicates: each is played once for every way round the table, so that luck with"
        " the cards goes to all in turn. Intervals take the games of a deal as one observation.",
        ratings_figure(standings.ratings),
        pairs_figure(standings.pairs, [rating.bot for rating in standings.ratings]),
    )


def _origin(results: Results, tournament: Tournament) -> str:
    return (
        f"Perron {__version__}, seed {tournament.seed}. Tables: {len(tournament.tables)}, each for"
        f" {tournament.games:,} games; {results.games.height:,} were played in all (digest"
        f" {results.digest}). All intervals are 95 % intervals."
    )
