"""Layouts: every city and route has its place on the drawing."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from perron import boards
from perron.boards.layouts import Layout, layout_of
from perron.boards.packs import folder_of
from perron.core.board import Board
from perron.core.errors import BadInput


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return Path(shutil.copytree(folder_of("amsterdam"), tmp_path / "mine"))


def check_whole(layout: Layout, board: Board) -> None:
    assert len(layout.cities) == len(layout.labels) == len(board.cities)
    assert len(layout.routes) == len(board.routes)
    for route, points in zip(board.routes, layout.routes, strict=True):
        assert points[0] == layout.cities[route.a]
        assert points[-1] == layout.cities[route.b]
    for x, y in layout.cities:
        assert 0 < x < layout.width
        assert 0 < y < layout.height


@pytest.mark.parametrize("id", boards.builtin())
def test_our_boards_have_a_place_for_everything(id: str) -> None:
    board = boards.load(id)
    layout = layout_of(board, folder_of(id))
    check_whole(layout, board)
    assert layout.land
    for route, points in zip(board.routes, layout.routes, strict=True):
        assert len(points) == route.length + 2


@pytest.mark.parametrize("id", boards.builtin())
def test_a_board_without_a_layout_gets_a_plain_one(id: str, tmp_path: Path) -> None:
    board = boards.load(id)
    layout = layout_of(board, tmp_path)
    check_whole(layout, board)
    north = max(range(len(board.cities)), key=lambda city: board.cities[city].lat)
    west = min(range(len(board.cities)), key=lambda city: board.cities[city].lon)
    assert layout.cities[north][1] == min(y for _, y in layout.cities)
    assert layout.cities[west][0] == min(x for x, _ in layout.cities)


def test_the_two_tracks_of_a_double_don_t_lie_on_each_other(tmp_path: Path) -> None:
    board = boards.load("europe")
    layout = layout_of(board, tmp_path)
    assert len(set(layout.routes)) == len(board.routes)


WRONG: list[tuple[Callable[[dict[str, dict[str, object]]], object], str]] = [
    (lambda layout: layout.pop("width"), "width: is missing"),
    (lambda layout: layout["cities"].pop("dam"), "cities.dam: is missing"),
    (lambda layout: layout["routes"].update({"begijnhof-dam": {}}), "routes.begijnhof-dam.spaces"),
    (
        lambda layout: layout["cities"].update({"dam": {"x": "1", "y": 2}}),
        "cities.dam.x: is not a number",
    ),
    (lambda layout: layout.update(land={"d": 1}), "land: an object is not a list"),
    (lambda layout: layout["space"].update(h=10**9), "space.h: is too large"),
]


@pytest.mark.parametrize(("change", "problem"), WRONG)
def test_a_layout_that_does_not_fit_is_told_with_its_place(
    change: Callable[[dict[str, dict[str, object]]], object], problem: str, mine: Path
) -> None:
    path = mine / "layout.json"
    layout = json.loads(path.read_text(encoding="utf-8"))
    change(layout)
    path.write_text(json.dumps(layout), encoding="utf-8")
    with pytest.raises(BadInput, match=f"layout.json: {problem}"):
        layout_of(boards.load(str(mine)), mine)


def test_a_layout_that_is_no_json_is_told(mine: Path) -> None:
    (mine / "layout.json").write_text("{")
    with pytest.raises(BadInput, match="layout.json: not JSON"):
        layout_of(boards.load(str(mine)), mine)
