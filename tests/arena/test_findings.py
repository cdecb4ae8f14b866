"""What results say about a board."""

import pytest
from made_up import MadeUp

from perron.arena.findings import Findings, findings_of
from perron.arena.notes import balance_notes
from perron.boards import load
from perron.core.chance import Dice

BOARD = load("amsterdam")
ROUTES = [route.id for route in BOARD.routes]
TICKETS = BOARD.tickets


@pytest.fixture(scope="module")
def findings() -> Findings:
    """200 games in which seat 0 mostly wins, and route 0 always goes to the winner."""
    made, dice = MadeUp(), Dice(1)
    for deal in range(200):
        first = int(dice.below(10)) < 7
        game = made.game(deal, ("a", "a"), (9, 5) if first else (5, 9))
        made.claim(game, 0 if first else 1, ROUTES[0], turn=3)
        made.claim(game, deal % 2, ROUTES[5], turn=30)
        for n, ticket in enumerate(TICKETS):
            # The first is a trap; the second is given back; the others are mostly completed.
            kept = None if n == 1 else int(dice.below(10)) < (2 if n == 0 else 9)
            made.ticket(game, n % 2, ticket.id, ticket.points, kept)
    return findings_of(made.results, BOARD)


def test_a_seat_that_wins_too_often_is_told_of(findings: Findings) -> None:
    first, second = findings.seats
    assert first.win_share == pytest.approx(0.7, abs=0.08)
    assert first.win_share + second.win_share == pytest.approx(1)
    assert first.biased
    assert second.biased
    assert first.fair == 0.5


def test_a_route_that_goes_to_winners_has_a_lift(findings: Findings) -> None:
    always, sometimes = findings.routes[0], findings.routes[5]
    assert always.claimed == sometimes.claimed == 1
    assert always.lift == pytest.approx(0.5)
    assert always.clear
    assert abs(sometimes.lift) < 0.1
    assert not sometimes.clear


def test_routes_are_wanted_early_or_hardly_at_all(findings: Findings) -> None:
    assert [found.route for found in findings.overwanted] == [0]
    assert len(findings.unwanted) >= len(ROUTES) - 4
    assert 0 not in [found.route for found in findings.unwanted]


def test_a_ticket_that_is_kept_and_seldom_completed_is_a_trap(findings: Findings) -> None:
    assert [found.ticket for found in findings.traps] == [0]
    assert 0 in [found.ticket for found in findings.mispriced]
    trap, back = findings.tickets[:2]
    assert trap.keep_rate == 1
    assert trap.interval[0] < trap.completion_rate < trap.interval[1] < 0.4
    assert (back.offered, back.kept, back.keep_rate, back.completion_rate) == (200, 0, 0.0, 0.0)


def test_what_stands_out_is_said_in_words(findings: Findings) -> None:
    notes = {note.title: note.text for note in balance_notes(BOARD, findings)}
    assert "seats 1 and 2 differ from it by more than chance" in notes["Seats"]
    assert BOARD.cities[TICKETS[0].a].name in notes["Contract traps"]
    assert notes["Routes hardly claimed"].endswith("more.")
    assert BOARD.cities[BOARD.routes[0].a].name in notes["Routes fought over"]


def test_where_nothing_stands_out_the_words_say_so() -> None:
    made = MadeUp()
    for deal in range(40):
        game = made.game(deal, ("a", "a"), (9, 5) if deal % 2 else (5, 9))
        for n, route in enumerate(ROUTES):
            made.claim(game, (deal // 2 + n) % 2, route, turn=39)
        for n, ticket in enumerate(TICKETS):
            made.ticket(game, n % 2, ticket.id, ticket.points, True)
    notes = {
        note.title: note.text for note in balance_notes(BOARD, findings_of(made.results, BOARD))
    }
    assert notes["Seats"].endswith("no seat differs from it by more than chance.")
    assert notes["Routes hardly claimed"].startswith("every route")
    for title in ("Routes fought over", "Contract traps", "Contracts off their value"):
        assert notes[title].startswith("none")


def test_a_lift_compares_a_bot_with_itself() -> None:
    """The strong bot takes the route and wins, as it always does: that says nothing."""
    made = MadeUp()
    for deal in range(60):
        game = made.game(deal, ("strong", "weak"), (9, 5))
        made.claim(game, 0, ROUTES[0], turn=1)
        made.ticket(game, 0, TICKETS[0].id, 4, True)
    assert findings_of(made.results, BOARD).routes[0].lift == 0
