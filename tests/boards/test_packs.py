"""The boards that come with Perron, and loading a pack."""

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from perron import boards
from perron.boards import builtin, check, load
from perron.core.board import Board
from perron.core.cards import KINDS
from perron.core.errors import BadInput
from perron.core.rules import TicketDeal

HERE = Path(boards.__file__).parent
BOARDS = ("amsterdam", "europe", "nordic")


def doubles(board: Board) -> int:
    return sum(twin >= 0 for twin in board.twin) // 2


def test_three_boards_come_with_perron() -> None:
    assert builtin() == list(BOARDS)


@pytest.mark.parametrize("id", BOARDS)
def test_a_board_that_comes_with_perron_has_no_mistakes_and_says_its_id(id: str) -> None:
    board, mistakes = check(HERE / id)
    assert mistakes == []
    assert board is not None
    assert board.id == id


@pytest.mark.parametrize("id", BOARDS)
def test_a_board_says_where_its_facts_come_from(id: str) -> None:
    source = (HERE / id / "SOURCE.md").read_text(encoding="utf-8")
    assert "compiled for this project" in source


@pytest.mark.parametrize(
    ("id", "cities", "routes", "double", "tickets"),
    [("europe", 47, 101, 11, 46), ("nordic", 39, 81, 14, 46), ("amsterdam", 17, 45, 13, 24)],
)
def test_a_board_has_all_its_parts(
    id: str, cities: int, routes: int, double: int, tickets: int
) -> None:
    board = load(id)
    assert (len(board.cities), len(board.routes), len(board.tickets)) == (cities, routes, tickets)
    assert doubles(board) == double


@pytest.mark.parametrize(
    ("id", "kinds"),
    [
        ("europe", {"train": 70, "tunnel": 18, "ferry": 13}),
        ("nordic", {"train": 47, "tunnel": 10, "ferry": 24}),
        ("amsterdam", {"train": 45}),
    ],
)
def test_a_board_has_its_tunnels_and_ferries(id: str, kinds: dict[str, int]) -> None:
    assert Counter(route.kind for route in load(id).routes) == kinds


@pytest.mark.parametrize("id", BOARDS)
def test_ids_are_city_ids_in_alphabetical_order(id: str) -> None:
    board = load(id)
    ids = [city.id for city in board.cities]
    assert all(re.fullmatch("[a-z0-9_]+", city) for city in ids)
    for r, route in enumerate(board.routes):
        pair = "-".join(sorted((ids[route.a], ids[route.b])))
        expected = {f"{pair}-1", f"{pair}-2"} if board.twin[r] >= 0 else {pair}
        assert route.id in expected
        assert board.route(route.id) == r
    for ticket in board.tickets:
        assert ticket.id == "-".join(sorted((ids[ticket.a], ids[ticket.b])))


def test_eu_cmp_05_six_of_46_tickets_are_long() -> None:
    tickets = load("europe").tickets
    assert sum(ticket.long for ticket in tickets) == 6
    assert {ticket.points for ticket in tickets if ticket.long} == {20, 21}


def test_eu_fer_02_smyrna_palermo_has_six_spaces_and_two_symbols() -> None:
    board = load("europe")
    at = board.route("palermo-smyrna")
    assert at is not None
    route = board.routes[at]
    assert (route.length, route.symbols, board.colour_name(route.colour)) == (6, 2, "grey")


def test_nc_ml_01_only_murmansk_lieksa_has_four_for_one() -> None:
    swaps = {route.id: route.swap for route in load("nordic").routes if route.swap}
    assert swaps == {"lieksa-murmansk": 4}


def test_nc_dbl_04_two_doubles_of_nordic_are_unequal() -> None:
    board = load("nordic")
    pairs = {
        route.id[:-2]
        for r, route in enumerate(board.routes)
        if board.twin[r] >= 0 and board.routes[board.twin[r]].length != route.length
    }
    assert pairs == {"kristiansand-stavanger", "mo_i_rana-trondheim"}


def test_am_mer_01_sixteen_routes_of_amsterdam_give_merchandise() -> None:
    assert sum(route.merchandise for route in load("amsterdam").routes) == 16


def test_twenty_contracts_of_amsterdam_are_our_own() -> None:
    found = Counter(ticket.provenance for ticket in load("amsterdam").tickets)
    assert found == {"known": 4, "original": 20}


def test_am_cmp_03_a_deck_is_listed_in_the_order_of_kinds() -> None:
    deck = dict(zip(KINDS, load("amsterdam").rules.deck, strict=True))
    assert deck == dict.fromkeys(KINDS, 6) | {"white": 0, "yellow": 0, "locomotive": 8}


def test_answers_arrive_in_rules() -> None:
    europe, nordic, amsterdam = (load(id).rules for id in ("europe", "nordic", "amsterdam"))
    assert europe.players == (2, 5)
    assert europe.setup == TicketDeal(long=1, regular=3, keep=2, returns="box")
    assert europe.draw == TicketDeal(long=0, regular=3, keep=1, returns="bottom")
    assert europe.tie_breaks == ("tickets", "stations", "longest_path_bonus")
    assert nordic.wild_on == {"tunnel", "ferry"}
    assert nordic.route_points == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27}
    assert not nordic.locomotive_ends_draw
    assert amsterdam.merchandise_bonus == {2: (8, 4), 3: (8, 5, 2), 4: (8, 6, 4, 2)}
    assert load("amsterdam").words.locomotive == "joker"


def test_names_keep_their_letters() -> None:
    board = load("nordic")
    at = board.city("tromso")
    assert at is not None
    assert board.cities[at].name == "Tromsø"


def test_a_builtin_board_is_loaded_once() -> None:
    assert load("europe") is load("europe")


def test_a_folder_is_loaded_by_its_path(tmp_path: Path) -> None:
    shutil.copytree(HERE / "nordic", tmp_path / "mine")
    board = load(str(tmp_path / "mine"))
    assert board is not load("nordic")
    assert board.rules == load("nordic").rules


@pytest.mark.parametrize("name", ["atlantis", "", "a\0b", "a" * 5000, "two\nlines"])
def test_what_is_no_board_and_no_folder_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="neither a board") as refused:
        load(name)
    assert "\n" not in str(refused.value)
    assert "amsterdam, europe, nordic" in str(refused.value)


def test_load_names_the_first_mistake_and_counts_the_others(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(HERE / "nordic", folder)
    routes = (folder / "routes.csv").read_text(encoding="utf-8")
    (folder / "routes.csv").write_text(routes.replace("pink", "purple"), encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        load(str(folder))
    assert refused.value.place == f"{folder / 'routes.csv'}:2"
    assert refused.value.problem.startswith("colour must be pink, blue,")
    assert refused.value.problem.endswith(
        f"not 'purple' (and 9 more; perron board check {folder} lists them)"
    )


def test_load_says_of_a_single_mistake_only_that(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(HERE / "nordic", folder)
    (folder / "board.toml").unlink()
    with pytest.raises(BadInput) as refused:
        load(str(folder))
    assert refused.value.problem == "there is no such file"
