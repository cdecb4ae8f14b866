"""Lessons over HTTP: for everybody, without a table and without a trace."""

from collections.abc import Iterator
from typing import Any

import pytest
from refusals import refused
from servers import Server
from visitors import Visitor

from perron.boards import builtin
from perron.lessons import MOST_ACTIONS
from perron.server.http.routes.lessons import LessonLine, LessonView

DECK = {"type": "draw", "slot": "deck"}


@pytest.fixture(scope="module")
def aino(shared_server: Server) -> Iterator[Visitor]:
    with Visitor(shared_server.url) as visitor:
        yield visitor


def tried(aino: Visitor, lesson: str, *actions: object) -> dict[str, Any]:
    view: dict[str, Any] = aino.post(f"/api/lessons/{lesson}", {"actions": list(actions)})
    LessonView.model_validate(view)
    return view


@pytest.mark.parametrize("board", builtin())
def test_every_lesson_of_a_board_can_be_begun(aino: Visitor, board: str) -> None:
    lines = aino.get(f"/api/lessons/{board}")
    assert len(lines) >= 10
    for line in lines:
        LessonLine.model_validate(line)
        view = tried(aino, f"{board}/{line['id']}")
        assert view["state"] == "open"
        assert view["legal"] and view["observation"]["seat"] == 0


def test_a_claim_is_done_with_its_facts(aino: Visitor) -> None:
    action = {"type": "claim", "route": "berlin-wien", "cards": {"green": 3}}
    view = tried(aino, "europe/claim", action)
    assert view["state"] == "done"
    assert view["facts"][0]["type"] == "claimed" and view["facts"][0]["points"] == 4
    assert view["legal"] == []


def test_a_refusal_has_code_and_parameters_and_leaves_the_board(aino: Visitor) -> None:
    action = {"type": "claim", "route": "berlin-wien", "cards": {"red": 2}}
    view = tried(aino, "europe/claim", action)
    assert view["state"] == "open"
    assert view["refusal"]["code"] == "wrong-payment" and view["refusal"]["params"]
    assert view["observation"] == tried(aino, "europe/claim")["observation"]


def test_the_last_turn_brings_the_count(aino: Visitor) -> None:
    action = {"type": "station", "city": "venezia", "cards": {"green": 1}}
    view = tried(aino, "europe/station", action)
    assert view["outcome"]["players"][0]["completed"] == ["paris-zagrab"]
    assert tried(aino, "europe/station")["outcome"] is None


def test_the_same_actions_bring_the_same_answer(aino: Visitor) -> None:
    assert tried(aino, "nordic/draw", DECK, DECK) == tried(aino, "nordic/draw", DECK, DECK)


def test_nobody_is_made_known_by_learning(aino: Visitor) -> None:
    tried(aino, "europe/draw")
    assert not aino.http.cookies


def test_what_is_not_there_is_not_found(aino: Visitor) -> None:
    refused(aino.http.get("/api/lessons/atlantis"), 404, "no-such-board")
    refused(
        aino.http.post("/api/lessons/atlantis/draw", json={"actions": []}), 404, "no-such-board"
    )
    refused(aino.http.post("/api/lessons/europe/fly", json={"actions": []}), 404, "no-such-lesson")


def test_a_lesson_has_an_end(aino: Visitor) -> None:
    body = {"actions": [DECK] * (MOST_ACTIONS + 1)}
    refused(aino.http.post("/api/lessons/europe/draw", json=body), 422, "bad-request")
