"""The planner on made-up positions: when it blocks, when it ends the game, how it races."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from small_boards import Asked, Track, laid, small_board

from perron.bots.planning import Planner
from perron.bots.rivals import Rivals
from perron.bots.style import Style
from perron.core.board import Board
from perron.core.cards import packed
from perron.core.moves import CLAIM, DRAW, TICKETS
from perron.core.position import TURN, Position

ME, RIVAL = 0, 1
TRAINS = 20


def short_board(
    tracks: Sequence[Track],
    tickets: Sequence[Asked],
    stations: int = 0,
    double_from: int = 4,
    points: dict[int, int] | None = None,
) -> Board:
    """Few trains, and a station or a second track only where a test asks for them."""
    board = small_board(tracks, tickets)
    rules = replace(
        board.rules,
        trains=TRAINS,
        stations=stations,
        double_from=double_from,
        route_points=points or board.rules.route_points,
    )
    return Board("short", "Short", rules, board.words, board.cities, board.routes, board.tickets)


def my_turn(
    board: Board, owners: Sequence[int | None], red: int, tickets: Sequence[int] = ()
) -> Position:
    """My turn with so many red cards in hand, and plenty of blue ones to draw."""
    position = laid(board, [*owners, *[None] * (len(board.routes) - len(owners))])
    position.phase = TURN
    position.set_hand(ME, packed([red] + [0] * 8))
    position.stack_deck([1] * 30)
    for ticket in tickets:
        position.hold_ticket(ME, ticket)
    return position


def decision(position: Position, planner: Planner | None = None) -> tuple[int, int]:
    planner = planner or Planner(position.board, position.seats, Style())
    planner.decide(position, ME)
    return int(planner.kind), int(planner.target)


# Blocking. The rival has 0-1 and 2-3; route 2 closes the gap between them.

GAP = 2
APART: list[Track] = [(0, 1, 3), (2, 3, 3), (1, 2, 1)]
LONG_WAY: list[Track] = [(1, 4, 4), (4, 2, 4)]
SHORT_WAY: list[Track] = [(1, 4, 1), (4, 2, 1)]
PLAN: Track = (5, 6, 6)
ASKED: Asked = (5, 6, 12)


@pytest.mark.parametrize(
    ("tracks", "stations", "double_from", "blocks"),
    [
        pytest.param([*APART, *LONG_WAY, PLAN], 0, 4, True, id="a long way round"),
        pytest.param([*APART, PLAN], 0, 4, True, id="no way round"),
        pytest.param([*APART, *SHORT_WAY, PLAN], 0, 4, False, id="a short way round"),
        pytest.param([*APART, *LONG_WAY, PLAN], 3, 4, False, id="a station helps"),
        pytest.param([*APART, (1, 2, 1), PLAN], 0, 2, False, id="a second track"),
        pytest.param([*APART, (1, 2, 1), PLAN], 0, 4, True, id="a second track that closes"),
        pytest.param([*APART, (1, 3, 1), PLAN], 0, 4, False, id="just beside it"),
    ],
)
def test_the_planner_blocks_before_its_plan_is_done_if_that_hurts_much(
    tracks: list[Track], stations: int, double_from: int, blocks: bool
) -> None:
    board = short_board(tracks, [ASKED], stations, double_from)
    position = my_turn(board, [RIVAL, RIVAL], red=1, tickets=[0])
    kind, target = decision(position)
    if blocks:
        assert (kind, target) == (CLAIM, GAP)
    else:
        assert kind == DRAW


def test_the_planner_does_not_block_what_is_joined_already() -> None:
    board = short_board([*APART, (0, 3, 2), PLAN], [ASKED])
    position = my_turn(board, [RIVAL, RIVAL, None, RIVAL], red=1, tickets=[0])
    assert decision(position)[0] == DRAW


def test_the_planner_does_not_block_with_trains_that_its_plan_needs() -> None:
    board = short_board([*APART, *LONG_WAY, PLAN], [ASKED])
    position = my_turn(board, [RIVAL, RIVAL], red=1, tickets=[0])
    position.set_track(ME, 6, 0, 0)
    assert decision(position)[0] == DRAW


def test_the_planner_does_not_block_when_the_plan_takes_all_the_time() -> None:
    board = short_board([*APART, *LONG_WAY, PLAN], [ASKED])
    position = my_turn(board, [RIVAL, RIVAL], red=1, tickets=[0])
    position.set_track(RIVAL, 5, 0, 0)
    assert decision(position)[0] == DRAW


def test_a_gap_of_two_routes_is_seen_from_both_sides() -> None:
    board = short_board([(0, 1, 3), (2, 3, 3), (1, 4, 1), (4, 2, 1), (1, 5, 4), (5, 2, 4)], [ASKED])
    position = laid(board, [RIVAL, RIVAL, None, None, None, None])
    rivals = Rivals(board, 2, Style())
    rivals.look(position, ME)
    harm = [rivals.harm(position, ME, route) for route in range(2, 6)]
    assert harm[0] == harm[1] == 6 * Style().detour
    assert harm[2:] == [0, 0]


def test_an_opponent_without_trains_for_the_gap_is_not_hurt() -> None:
    board = short_board([*APART, *LONG_WAY], [ASKED])
    position = laid(board, [RIVAL, RIVAL, None, None, None])
    position.set_track(RIVAL, 0, 0, 0)
    rivals = Rivals(board, 2, Style())
    rivals.look(position, ME)
    assert rivals.harm(position, ME, GAP) == 0


def test_a_plan_that_can_be_cut_is_worth_less() -> None:
    """Two ways of the same length: beside one of them lies another, round the other none."""
    board = short_board([(0, 1, 3), (2, 3, 3), (2, 4, 2), (4, 3, 2)], [(0, 1, 8), (2, 3, 8)])
    position = my_turn(board, [], red=0)
    value = Planner(board, 2, Style()).draft.value
    alone, beside = (value(position, ME, vec[i64]([ticket]), 100, 100) for ticket in (0, 1))
    assert alone < beside


# Ending. A short route can be paid for; a better one lacks two cards.

NOW, LATER = 0, 1


@pytest.mark.parametrize(("theirs", "ends"), [(0, True), (60, False)])
def test_the_planner_ends_the_game_while_it_is_ahead(theirs: int, ends: bool) -> None:
    board = short_board([(0, 1, 3), (2, 3, 5)], [ASKED], points={3: 4, 5: 9, 6: 15})
    position = my_turn(board, [], red=3)
    position.set_track(ME, 5, 40, 0)
    position.set_track(RIVAL, 12, theirs, 0)
    kind, target = decision(position)
    if ends:
        assert (kind, target) == (CLAIM, NOW)
    else:
        assert kind == DRAW


def test_tickets_of_others_count_as_done() -> None:
    """Ahead on the score track, but the rival holds three tickets."""
    board = short_board([(0, 1, 3), (2, 3, 5)], [(0, 3, 21)] * 3, points={3: 4, 5: 9})
    position = my_turn(board, [], red=3)
    position.set_track(ME, 5, 40, 0)
    position.set_track(RIVAL, 12, 0, 0)
    for ticket in range(3):
        position.hold_ticket(RIVAL, ticket)
    assert decision(position)[0] == DRAW


# Racing. One ticket is a route away, the other takes four routes.

NEAR = 0
FAR: list[Track] = [(2, 3, 4), (3, 4, 4), (4, 5, 4), (5, 6, 4)]
TWO: list[Asked] = [(0, 1, 5), (2, 6, 11)]


@pytest.mark.parametrize(("trains", "first"), [(TRAINS, FAR), (4, [(0, 1, 2)])])
def test_when_others_are_about_to_end_it_the_planner_finishes_what_it_can(
    trains: int, first: list[Track]
) -> None:
    tracks = [(0, 1, 2), *FAR]
    board = short_board(tracks, TWO)
    position = my_turn(board, [], red=4, tickets=[0, 1])
    planner = Planner(board, 2, Style())
    decision(position, planner)
    assert len(planner.plans[ME].wanted) == 5
    position.set_track(RIVAL, trains, 0, 0)
    kind, target = decision(position, planner)
    assert kind == CLAIM
    assert tracks[target] in first


def test_what_can_not_be_finished_is_given_up_and_the_rest_goes_for_points() -> None:
    board = short_board([(0, 1, 2), *FAR, (7, 8, 3)], TWO)
    position = my_turn(board, [ME], red=3, tickets=[0, 1])
    position.set_track(RIVAL, 3, 0, 0)
    planner = Planner(board, 2, Style())
    assert decision(position, planner) == (CLAIM, 5)
    assert planner.plans[ME].given_up == 1
    assert len(planner.plans[ME].wanted) == 0


def test_of_two_tickets_the_one_is_given_up_whose_loss_costs_least() -> None:
    """The dearer one alone takes too long, so it goes, not the one with the fewest points."""
    board = short_board([(0, 1, 2), *FAR], TWO)
    position = my_turn(board, [], red=4, tickets=[0, 1])
    position.set_track(RIVAL, 4, 0, 0)
    planner = Planner(board, 2, Style())
    decision(position, planner)
    assert list(planner.plans[ME].wanted) == [NEAR]


@pytest.mark.parametrize(("trains", "asks"), [(TRAINS, True), (6, False)])
def test_no_tickets_are_asked_for_that_can_not_be_finished(trains: int, asks: bool) -> None:
    board = short_board([(0, 1, 2), *FAR], TWO)
    position = my_turn(board, [], red=0)
    position.stack_tickets([0, 1])
    position.set_track(RIVAL, trains, 0, 0)
    assert (decision(position)[0] == TICKETS) is asks
