"""Every lesson is a position of its board, and can be played to its goal."""

from typing import Any

import pytest

from perron.boards import builtin, load
from perron.core.position import TURN
from perron.core.score import score
from perron.core.view import observe
from perron.lessons import DONE, MISSED, MOST_ACTIONS, OPEN, SEAT, Lesson, attempt, lessons
from perron.wire.choices import choices

ALL = [(board, lesson) for board in builtin() for lesson in lessons(board).values()]
every_lesson = pytest.mark.parametrize(
    "lesson", [lesson for _, lesson in ALL], ids=[f"{b}-{lesson.id}" for b, lesson in ALL]
)

# What a learner presses. Where the lesson names a route or a city, that is meant.
LOCOMOTIVE = "locomotive"


def offered(lesson: Lesson, actions: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    """The choice of this kind that the learner has now."""
    position = attempt(lesson, actions).position
    return {**next(c for c in choices(position, SEAT) if c["type"] == kind)}


def claim(lesson: Lesson) -> list[dict[str, Any]]:
    choice = next(
        c
        for c in choices(lesson.start, SEAT)
        if c["type"] == "claim" and lesson.route in c["routes"]
    )
    return [{"type": "claim", "route": lesson.route, "cards": choice["payments"][0]}]


def dig(lesson: Lesson) -> list[dict[str, Any]]:
    laid = claim(lesson)
    return [*laid, {"type": "pay", "cards": offered(lesson, laid, "pay")["payments"][0]}]


def draw(lesson: Lesson) -> list[dict[str, Any]]:
    return [{"type": "draw", "slot": 0}, {"type": "draw", "slot": "deck"}]


def open_locomotives(lesson: Lesson) -> list[dict[str, Any]]:
    market = observe(lesson.start, SEAT).market
    slots = [slot for slot, kind in enumerate(market) if kind == len(load("europe").rules.deck) - 1]
    return [{"type": "draw", "slot": slot} for slot in slots]


def station(lesson: Lesson) -> list[dict[str, Any]]:
    cards = offered(lesson, [], "station")["payments"][0]
    return [{"type": "station", "city": lesson.city, "cards": cards}]


def keep(lesson: Lesson) -> list[dict[str, Any]]:
    asked: list[dict[str, Any]] = [{"type": "tickets"}]
    return [*asked, {"type": "keep", "tickets": offered(lesson, asked, "keep")["tickets"][:1]}]


PRESSES = {
    "draw": draw,
    "locomotive": open_locomotives,
    "locomotives": open_locomotives,
    "tunnel": dig,
    "station": station,
    "keep": keep,
}


def solution(lesson: Lesson) -> list[dict[str, Any]]:
    return PRESSES.get(lesson.id, claim)(lesson)


def test_every_board_that_comes_with_perron_has_lessons() -> None:
    assert {board for board, _ in ALL} == set(builtin())


def test_a_board_without_a_file_has_none() -> None:
    assert lessons("elsewhere") == {}


@every_lesson
def test_the_learner_is_to_move_and_nothing_is_done_yet(lesson: Lesson) -> None:
    made = attempt(lesson, [])
    assert made.state == OPEN
    assert made.facts == () and made.refusal is None
    assert made.position.phase == TURN and made.position.mover == SEAT


@every_lesson
def test_each_step_towards_the_goal_is_open_and_the_last_is_done(lesson: Lesson) -> None:
    actions = solution(lesson)
    assert 0 < len(actions) <= MOST_ACTIONS
    for n in range(len(actions)):
        made = attempt(lesson, actions[:n])
        assert made.refusal is None and made.state == OPEN
    made = attempt(lesson, actions)
    assert made.refusal is None and made.state == DONE


@every_lesson
def test_whoever_does_something_else_has_missed_it(lesson: Lesson) -> None:
    unseen: list[dict[str, Any]] = [{"type": "draw", "slot": "deck"}] * 2
    made = attempt(lesson, unseen)
    assert made.refusal is None
    assert made.state == (DONE if lesson.id == "draw" else MISSED)


@every_lesson
def test_a_refused_action_changes_nothing_and_says_why(lesson: Lesson) -> None:
    made = attempt(lesson, [{"type": "pass"}, *solution(lesson)])
    assert made.refusal is not None and made.refusal.code == "must-act"
    assert made.state == OPEN
    assert made.position.state() == lesson.start.state()


def test_nobody_acts_for_the_other_seat() -> None:
    lesson = lessons("europe")["draw"]
    made = attempt(lesson, [{"type": "draw", "slot": 0, "player": 1}])
    assert made.refusal is not None and made.refusal.code == "malformed"


def test_the_tunnel_costs_a_card_more() -> None:
    for board in ("europe", "nordic"):
        lesson = lessons(board)["tunnel"]
        tunnel = observe(attempt(lesson, claim(lesson)).position, SEAT).tunnel
        assert tunnel is not None and tunnel.extra == 1


def test_the_tunnel_can_be_given_up() -> None:
    lesson = lessons("europe")["tunnel"]
    assert attempt(lesson, [*claim(lesson), {"type": "decline"}]).state == MISSED


def test_with_two_players_the_other_track_closes() -> None:
    for board in builtin():
        lesson = lessons(board)["double"]
        before = observe(lesson.start, SEAT).owners
        after = observe(attempt(lesson, claim(lesson)).position, SEAT).owners
        assert sum(a != b for a, b in zip(before, after, strict=True)) == 2


def test_the_station_completes_the_ticket() -> None:
    lesson = lessons("europe")["station"]
    outcome = score(attempt(lesson, station(lesson)).position)
    assert len(outcome.players[SEAT].completed) == 1
    unbuilt = score(attempt(lesson, draw(lesson)).position)
    assert len(unbuilt.players[SEAT].completed) == 0


def test_the_missing_route_completes_the_ticket() -> None:
    for board in builtin():
        lesson = lessons(board)["ticket"]
        assert len(score(lesson.start).players[SEAT].completed) == 0
        assert len(score(attempt(lesson, claim(lesson)).position).players[SEAT].completed) == 1


def test_the_exchange_and_the_long_route_need_other_cards() -> None:
    for id, extra in (("exchange", 2), ("swap", 6)):
        lesson = lessons("nordic")[id]
        paid = claim(lesson)[0]["cards"]
        route = next(r for r in load("nordic").routes if r.id == lesson.route)
        assert LOCOMOTIVE not in paid
        assert sum(paid.values()) == route.length + extra
