"""The drawing of a board: valid, whole, small, and never by colour alone."""

import re
from xml.etree import ElementTree

import pytest
from random_games import TABLES

import perron
from perron.core.cards import KINDS
from perron.core.chance import Dice
from perron.core.position import CLOSED

SVG = "{http://www.w3.org/2000/svg}"


def finished(board: str, players: int) -> perron.Game:
    game = perron.Game.new(board, players, 5)
    dice = Dice(5)
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.act(seat, legal[int(dice.below(len(legal)))])
    return game


def routes(drawing: ElementTree.Element, board: str) -> list[ElementTree.Element]:
    """The groups that tell about a route: its name, then its price."""
    names = {perron.load(board).route_name(n) for n in range(len(perron.load(board).routes))}
    return [
        group
        for group in drawing.iter(f"{SVG}g")
        if (group.findtext(f"{SVG}title") or "").split(":")[0] in names
    ]


def letters(group: ElementTree.Element) -> str:
    return "".join(text.text or "" for text in group.iter(f"{SVG}text"))


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_every_route_and_city_is_drawn_with_its_sign(board: str, players: int) -> None:
    game = finished(board, players)
    drawing = ElementTree.fromstring(game.svg())
    drawn = routes(drawing, board)
    assert len(drawn) == len(game.board.routes)
    claimed = {f"claimed by seat {seat}": str(seat) for seat in range(players)}
    signs: list[str] = []
    for group in drawn:
        *_, owner = (group.findtext(f"{SVG}title") or "").split(", ")
        if owner in claimed:
            assert set(letters(group)) == {claimed[owner]}
            signs.append(owner)
    owners = [owner for owner in game.position.owner if owner >= 0]
    assert len(signs) == len(owners) > 0
    words = "".join(drawing.itertext())
    assert all(city.name in words for city in game.board.cities)
    closed = sum(owner == CLOSED for owner in game.position.owner)
    assert words.count(", closed") == closed


def test_a_free_route_shows_the_letter_of_each_card() -> None:
    game = perron.Game.new("europe", players=2, seed=7)
    drawing = ElementTree.fromstring(game.svg())
    marks = dict(zip(KINDS, "PBOWGYKRL", strict=True)) | {"grey": ""}
    # Nothing is claimed: they are drawn in the order of the board.
    for group, route in zip(routes(drawing, "europe"), game.board.routes, strict=True):
        colour = marks[game.board.colour_name(route.colour)]
        assert letters(group) == "L" * route.symbols + colour * (route.length - route.symbols)


def test_a_station_is_a_house_with_the_number_of_its_seat() -> None:
    game = finished("europe", 2)
    built = game.observe().built
    assert built
    words = ElementTree.fromstring(game.svg())
    houses = [
        group
        for group in words.iter(f"{SVG}g")
        if (group.findtext(f"{SVG}title") or "").startswith("Station of")
    ]
    assert len(houses) == len(built)
    assert sorted(letters(house) for house in houses) == sorted(map(str, built.values()))


@pytest.mark.parametrize("board", ["europe", "nordic", "amsterdam"])
def test_a_drawing_is_small_and_shares_nothing_with_the_page_around_it(board: str) -> None:
    drawing = finished(board, 2).svg()
    assert len(drawing) < 100_000
    assert not re.search(r"<style| class=| id=|url\(|href", drawing)


def test_a_drawing_shows_nothing_hidden() -> None:
    """Two deals that nobody has played on yet look alike."""
    assert perron.Game.new("europe", 2, 1).svg() == perron.Game.new("europe", 2, 2).svg()


def test_a_notebook_shows_the_drawing_by_itself() -> None:
    game = perron.Game.new("europe", players=2, seed=7)
    assert game._repr_svg_() == game.svg()


def test_names_of_players_are_no_markup() -> None:
    game = perron.Game.new("europe", players=2, seed=7, names=("<b>Ada</b>", 'B&"b'))
    drawing = ElementTree.fromstring(game.svg())
    assert "<b>Ada</b>: 0 points" in "".join(drawing.itertext())
