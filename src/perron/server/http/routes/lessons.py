"""Lessons: something to try, played by the engine. Nothing is kept: who learns sends all they did."""

from typing import Literal

from fastapi import APIRouter, Depends, Response

from perron.boards import builtin
from perron.core.position import OVER
from perron.core.score import score
from perron.core.view import observe
from perron.lessons import SEAT, Attempt, attempt, lessons
from perron.server.errors import NoSuchBoard, NoSuchLesson
from perron.server.http.schemas.derived import (
    ChoiceShape,
    FactShape,
    ObservationShape,
    OutcomeShape,
    Shape,
)
from perron.server.http.schemas.examples import ERRORS
from perron.server.http.schemas.replies import Fault, Way
from perron.server.http.schemas.requests import Attempted
from perron.server.http.service import answer, fault, visitor
from perron.server.http.ways import ways
from perron.wire.choices import choices
from perron.wire.facts import fact_to_json
from perron.wire.observations import observation_to_json
from perron.wire.outcomes import outcome_to_json

router = APIRouter(
    prefix="/api/lessons", tags=["lessons"], responses=ERRORS, dependencies=[Depends(visitor)]
)


class LessonLine(Shape):
    id: str
    chapter: str
    # What it is about.
    route: str | None
    city: str | None


class LessonView(Shape):
    # Missed: the turn is over, and the goal was not reached.
    state: Literal["open", "done", "missed"]
    observation: ObservationShape
    legal: list[ChoiceShape]
    # What the last accepted action brought.
    facts: list[FactShape]
    refusal: Fault | None
    ways: list[Way]
    outcome: OutcomeShape | None


@router.get("/{board}", response_model=list[LessonLine])
async def see_lessons(board: str) -> Response:
    """What can be tried on a board, in order; nothing on a board without lessons."""
    if board not in builtin():
        raise NoSuchBoard(name=board[:40])
    return answer(
        [
            {"id": one.id, "chapter": one.chapter, "route": one.route, "city": one.city}
            for one in lessons(board).values()
        ]
    )


@router.post("/{board}/{lesson}", response_model=LessonView)
async def try_lesson(board: str, lesson: str, tried: Attempted) -> Response:
    """Play a lesson from its beginning. The first action that is refused ends it there, and says why."""
    if board not in builtin():
        raise NoSuchBoard(name=board[:40])
    found = lessons(board).get(lesson)
    if found is None:
        raise NoSuchLesson(name=lesson[:40])
    return answer(_view(attempt(found, tried.actions)))


def _view(made: Attempt) -> dict[str, object]:
    position = made.position
    board, own = position.board, observe(position, SEAT)
    over = position.phase == OVER
    return {
        "state": made.state,
        "observation": observation_to_json(own),
        "legal": choices(position, SEAT),
        "facts": [fact_to_json(board, fact) for fact in made.facts],
        "refusal": None if made.refusal is None else fault(made.refusal),
        "ways": ways(own),
        "outcome": outcome_to_json(board, score(position)) if over else None,
    }
