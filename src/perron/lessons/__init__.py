"""Lessons: prepared positions with something to try in each, one file of data for each board.

A lesson is played by the engine like any game, and is done when the facts of its goal have come, in
their order. It says nothing itself: the words for it are in the catalogues, by its id.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from perron.boards import builtin, load
from perron.core.actions import Action
from perron.core.board import Board
from perron.core.errors import Malformed, Refusal
from perron.core.facts import Fact
from perron.core.judge import judge
from perron.core.play import Journal, apply
from perron.core.position import Position
from perron.core.view import redact
from perron.wire.actions import action_from_json
from perron.wire.facts import fact_to_json
from perron.wire.places import read_city, read_route
from perron.wire.position_reading import position_from_json
from perron.wire.reading import Node, quote

# Whoever learns sits here.
SEAT: Final = 0
# No lesson needs more.
MOST_ACTIONS: Final = 12

OPEN: Final = "open"
DONE: Final = "done"
MISSED: Final = "missed"

_FIELDS: Final = ("id", "chapter", "route", "city", "goal", "position")
_NEEDED: Final = ("id", "chapter", "goal", "position")

# What a fact of a goal has to say; a list stands for any one of its values.
Pattern = dict[str, object]


@dataclass(frozen=True, slots=True)
class Lesson:
    """Something to try: where one begins, and the facts that have to come of it."""

    id: str
    # The chapter of the Learn pages that it belongs to.
    chapter: str
    # The route and the city that it is about.
    route: str | None
    city: str | None
    goal: tuple[Pattern, ...]
    start: Position


@dataclass(frozen=True, slots=True)
class Attempt:
    """How far somebody came, what the last action brought, and why one was refused."""

    position: Position
    facts: tuple[Fact, ...]
    refusal: Refusal | None
    state: str


@cache
def lessons(id: str) -> dict[str, Lesson]:
    """The lessons of a board by id, in the order of their file; none for a board without one."""
    source = files("perron.lessons") / f"{id}.toml"
    if id not in builtin() or not source.is_file():
        return {}
    place = f"{id}.toml"
    written = Node(tomllib.loads(source.read_text(encoding="utf-8")), place)
    nodes = written.fields(("lesson",), ("lesson",))["lesson"].items(100, "lessons")
    found = [_lesson(load(id), node) for node in nodes]
    return {lesson.id: lesson for lesson in found}


def _lesson(board: Board, node: Node) -> Lesson:
    fields = node.fields(_FIELDS, _NEEDED)
    route, city, position = fields.get("route"), fields.get("city"), fields["position"].value
    if not isinstance(position, dict):
        raise fields["position"].wrong(f"{quote(position)} is not a position")
    return Lesson(
        id=fields["id"].text(),
        chapter=fields["chapter"].text(),
        route=None if route is None else board.routes[read_route(board, route)].id,
        city=None if city is None else board.cities[read_city(board, city)].id,
        goal=tuple(_pattern(item) for item in fields["goal"].items(5, "facts")),
        start=position_from_json({"board": board.id, **position}, load),
    )


def _pattern(node: Node) -> Pattern:
    if not isinstance(node.value, dict) or "type" not in node.value:
        raise node.wrong(f"{quote(node.value)} is not a fact with a type")
    return node.value


def attempt(lesson: Lesson, actions: Iterable[object]) -> Attempt:
    """Do the actions, as they are written in JSON, up to the first that is refused."""
    position, refusal = lesson.start.clone(), None
    facts: list[Fact] = []
    last: Journal = []
    for written in actions:
        try:
            action = _allowed(position, written)
        except Refusal as problem:
            refusal = problem
            break
        last = []
        apply(position, SEAT, action, last)
        facts += last
    told = tuple(redact(fact, SEAT) for fact in last)
    return Attempt(position, told, refusal, _state(lesson, position, facts))


def _allowed(position: Position, written: object) -> Action:
    """The action that was written, if the seat may do it now; else raises the refusal."""
    player, action = action_from_json(position.board, written)
    if player not in (None, SEAT):
        raise Malformed(problem=f"you play seat {SEAT}, not seat {quote(player)}")
    refusal = judge(position, SEAT, action)
    if refusal is not None:
        raise refusal
    return action


def _state(lesson: Lesson, position: Position, facts: list[Fact]) -> str:
    """Done once the facts of the goal have come in their order; missed when the turn is over without."""
    told = iter([fact_to_json(position.board, fact) for fact in facts])
    # Each pattern goes on looking where the one before it was found.
    if all(any(_fits(pattern, fact) for fact in told) for pattern in lesson.goal):
        return DONE
    return OPEN if position.mover == SEAT else MISSED


def _fits(pattern: Pattern, fact: dict[str, object]) -> bool:
    if fact.get("player", SEAT) != SEAT:
        return False
    return all(
        fact.get(name) in wanted if isinstance(wanted, list) else fact.get(name) == wanted
        for name, wanted in pattern.items()
    )
