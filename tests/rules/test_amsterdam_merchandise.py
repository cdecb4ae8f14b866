"""Amsterdam: merchandise cards and what they are worth."""

import pytest
from amsterdam_tables import BOARD, PLAYERS, J
from rules_table import Table

WITH_SYMBOLS = [
    "de_drie_hendricken-westermarkt-1",
    "begijnhof-munttoren",
    "begijnhof-westermarkt",
    "begijnhof-de_drie_hendricken",
]
WITHOUT_SYMBOLS = ["oude_waal-waag", "begijnhof-dam", "jan_roodenpoortstoren-jordaan"]


def length(route: str) -> int:
    at = BOARD.route(route)
    assert at is not None
    return BOARD.routes[at].length


@pytest.mark.clause("AM-MER-01", "AM-MER-02")
@pytest.mark.parametrize("route", WITH_SYMBOLS, ids=length)
def test_a_route_with_symbols_gives_one_merchandise_card_however_long_it_is(route: str) -> None:
    table = Table("amsterdam", hands=[{J: 8}], merchandise=[2, 1])
    facts = table.do("claim", route=route, cards={J: length(route)})
    assert [int(table.position.merchandise(seat)) for seat in (0, 1)] == [3, 1]
    taken = [fact for fact in facts if fact["type"] == "merchandise_taken"]
    assert taken == [{"type": "merchandise_taken", "player": 0}]


@pytest.mark.clause("AM-MER-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_route_of_the_board_ever_gives_more_than_one_card(players: int) -> None:
    for route in BOARD.routes:
        table = Table("amsterdam", players, hands=[{J: 8}])
        table.do("claim", route=route.id, cards={J: route.length})
        assert table.position.merchandise(0) == (1 if route.merchandise else 0)


@pytest.mark.clause("AM-MER-01")
@pytest.mark.parametrize("route", WITHOUT_SYMBOLS, ids=length)
def test_a_route_without_symbols_gives_no_merchandise(route: str) -> None:
    table = Table("amsterdam", hands=[{J: 8}])
    facts = table.do("claim", route=route, cards={J: length(route)})
    assert table.position.merchandise(0) == 0
    assert "merchandise_taken" not in [fact["type"] for fact in facts]


@pytest.mark.clause("AM-MER-01")
def test_the_card_is_taken_without_asking_also_with_the_last_turn_of_the_game() -> None:
    table = Table("amsterdam", hands=[{J: 2}], final_turns=1)
    table.do("claim", route="begijnhof-munttoren", cards={J: 2})
    assert table.phase == "over"
    assert table.position.merchandise(0) == 1
    assert table.result(0).merchandise_bonus == 8


@pytest.mark.clause("AM-MER-04")
@pytest.mark.parametrize("held", [[16, 0], [7, 9]])
def test_when_the_stack_is_empty_the_claim_stands_and_gives_no_card(held: list[int]) -> None:
    table = Table("amsterdam", hands=[{J: 2}], merchandise=held)
    facts = table.do("claim", route="begijnhof-munttoren", cards={J: 2})
    assert table.owner("begijnhof-munttoren") == 0
    assert (table.points(0), table.trains(0)) == (2, 14)
    assert [int(table.position.merchandise(seat)) for seat in (0, 1)] == held
    assert "merchandise_taken" not in [fact["type"] for fact in facts]


@pytest.mark.clause("AM-MER-04")
def test_the_last_card_of_the_stack_is_still_gained() -> None:
    table = Table("amsterdam", hands=[{J: 2}], merchandise=[8, 7])
    table.do("claim", route="begijnhof-munttoren", cards={J: 2})
    assert table.position.merchandise(0) == 9


def bonuses(cards: list[int]) -> list[int]:
    table = Table("amsterdam", len(cards), merchandise=cards)
    return [table.result(seat).merchandise_bonus for seat in range(len(cards))]


@pytest.mark.clause("AM-MER-05")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ([5, 1], [8, 4]),
        ([1, 2], [4, 8]),
        ([4, 2, 1], [8, 5, 2]),
        ([1, 4, 2], [2, 8, 5]),
        ([4, 3, 2, 1], [8, 6, 4, 2]),
        ([2, 7, 1, 4], [4, 8, 2, 6]),
    ],
)
def test_the_bonus_goes_by_the_number_of_merchandise_cards(
    cards: list[int], points: list[int]
) -> None:
    assert bonuses(cards) == points


@pytest.mark.clause("AM-MER-06")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ([0, 0], [0, 0]),
        ([0, 3], [0, 8]),
        ([3, 0, 1], [8, 0, 5]),
        ([0, 0, 1], [0, 0, 8]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([3, 0, 1, 0], [8, 0, 6, 0]),
        ([3, 2, 1, 0], [8, 6, 4, 0]),
    ],
)
def test_without_merchandise_there_is_no_bonus_and_the_place_stays_unpaid(
    cards: list[int], points: list[int]
) -> None:
    assert bonuses(cards) == points


@pytest.mark.clause("AM-MER-07")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ([2, 2], [8, 8]),
        ([2, 2, 1], [8, 8, 2]),
        ([1, 2, 1], [5, 8, 5]),
        ([1, 1, 1], [8, 8, 8]),
        ([3, 3, 2, 1], [8, 8, 4, 2]),
        ([3, 2, 2, 1], [8, 6, 6, 2]),
        ([3, 2, 1, 1], [8, 6, 4, 4]),
        ([3, 3, 1, 1], [8, 8, 4, 4]),
        ([2, 2, 2, 1], [8, 8, 8, 2]),
        ([3, 1, 1, 1], [8, 6, 6, 6]),
        ([2, 2, 0, 0], [8, 8, 0, 0]),
        ([2, 2, 2, 2], [8, 8, 8, 8]),
    ],
)
def test_level_players_all_get_the_bonus_of_their_place_and_the_next_places_are_skipped(
    cards: list[int], points: list[int]
) -> None:
    assert bonuses(cards) == points
