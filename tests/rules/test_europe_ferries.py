"""Europe: ferries. (EU-FER)"""

from pathlib import Path

import pytest
from europe_tables import COLOURS, ROW, Asked, mistakes_after, named, some
from rules_table import Table

from perron.boards import load
from perron.core.board import Route
from perron.core.cards import GREY

FERRIES = [route for route in load("europe").routes if route.kind == "ferry"]


@pytest.mark.clause("EU-FER-01", "EU-FER-02")
@pytest.mark.parametrize("ferry", FERRIES, ids=[ferry.id for ferry in FERRIES])
def test_a_ferry_is_grey_and_needs_a_locomotive_for_each_symbol(ferry: Route) -> None:
    assert ferry.colour == GREY
    assert 1 <= ferry.symbols <= ferry.length
    for colour in COLOURS:
        table = Table("europe", hands=[{colour: 8, "locomotive": 8}])
        for locomotives in range(ferry.length + 1):
            cards = {colour: ferry.length - locomotives, "locomotive": locomotives}
            if locomotives < ferry.symbols:
                assert table.refused("claim", route=ferry.id, cards=cards) == "wrong-payment"
            else:
                assert {"type": "claim", "route": ferry.id, "cards": some(cards)} in table.legal()


@pytest.mark.clause("EU-FER-01")
@pytest.mark.parametrize(
    ("symbols", "problem"),
    [
        ("", "a ferry has at least one locomotive symbol"),
        ("7", "7 locomotive symbols don't fit on 6 spaces"),
    ],
)
def test_a_ferry_has_from_one_symbol_to_one_for_each_space(
    tmp_path: Path, symbols: str, problem: str
) -> None:
    row = "palermo,smyrna,,6,grey,ferry,{},,"
    assert mistakes_after(tmp_path, "routes.csv", row.format(2), row.format(symbols)) == [problem]


@pytest.mark.clause("EU-FER-02", "EU-FER-04")
@pytest.mark.parametrize(
    ("cards", "accepted"),
    [
        ({"red": 4, "locomotive": 2}, True),
        ({"red": 5, "locomotive": 1}, False),
        ({"red": 6}, False),
        ({"red": 3, "blue": 1, "locomotive": 2}, False),
        ({"red": 4, "locomotive": 3}, False),
        ({"red": 3, "locomotive": 2}, False),
        # Three cards never stand for a locomotive on this board.
        ({"red": 4, "blue": 3, "locomotive": 1}, False),
        ({"red": 7, "locomotive": 1}, False),
        ({"red": 4, "blue": 6}, False),
    ],
)
def test_a_ferry_costs_a_locomotive_for_each_symbol_and_one_colour_for_the_rest(
    cards: Asked, accepted: bool
) -> None:
    table = Table("europe", hands=[{"red": 8, "blue": 8, "locomotive": 8}])
    if accepted:
        table.do("claim", route="palermo-smyrna", cards=cards)
    else:
        assert table.refused("claim", route="palermo-smyrna", cards=cards) == "wrong-payment"


@pytest.mark.clause("EU-FER-03")
@pytest.mark.parametrize("locomotives", [2, 3, 4, 5, 6])
def test_locomotives_also_pay_for_the_other_spaces_of_a_ferry(locomotives: int) -> None:
    cards = {"red": 6 - locomotives, "locomotive": locomotives}
    table = Table("europe", hands=[cards])
    table.do("claim", route="palermo-smyrna", cards=cards)
    assert table.owner("palermo-smyrna") == 0


@pytest.mark.clause("EU-FER-04")
def test_no_cards_at_all_replace_a_locomotive_on_a_ferry() -> None:
    table = Table("europe", hands=[{**dict.fromkeys(COLOURS, 8), "locomotive": 1}])
    ferries = {ferry.id for ferry in FERRIES if ferry.symbols > 1}
    assert ferries
    assert not ferries.intersection(str(action["route"]) for action in table.legal("claim"))


@pytest.mark.clause("EU-FER-05")
def test_a_ferry_scores_and_takes_trains_by_its_length_and_turns_no_cards() -> None:
    cards = {"red": 4, "locomotive": 2}
    table = Table("europe", hands=[cards], market=ROW, deck=["red", "locomotive", "red"])
    deck = table.deck
    facts = table.do("claim", route="palermo-smyrna", cards=cards)
    assert (table.points(0), table.trains(0)) == (15, 45 - 6)
    assert table.deck == deck
    assert not named(facts, "card_turned")
    assert table.discard == cards
