"""Europe: drawing train cards. (EU-DRW)"""

from collections import Counter

import pytest
from europe_tables import NO_CARDS, ROW, Asked, cards_in_all, named
from rules_table import Table


def cards_of(table: Table, player: int = 0) -> int:
    return sum(table.hand(player).values())


# Two cards.


@pytest.mark.clause("EU-DRW-01")
@pytest.mark.parametrize(
    ("first", "second", "hand"),
    [
        (0, 1, {"red": 1, "blue": 1}),
        (0, "deck", {"red": 1, "orange": 1}),
        ("deck", 1, {"yellow": 1, "blue": 1}),
        ("deck", "deck", {"yellow": 1, "orange": 1}),
    ],
)
def test_a_draw_is_two_cards_face_up_or_unseen_in_any_mix(
    first: object, second: object, hand: dict[str, int]
) -> None:
    table = Table("europe", market=ROW, deck=["yellow", "orange", "pink", "pink"])
    table.do("draw", slot=first)
    assert (table.phase, table.mover, cards_of(table)) == ("second_card", 0, 1)
    table.do("draw", slot=second)
    assert (table.phase, table.mover) == ("turn", 1)
    assert table.hand(0) == hand


@pytest.mark.clause("EU-DRW-01")
@pytest.mark.parametrize("first", [0, "deck"])
def test_nobody_stops_after_one_card_while_a_second_can_be_had(first: object) -> None:
    table = Table("europe", market=ROW)
    table.do("draw", slot=first)
    assert table.refused("pass") == "must-act"
    assert table.refused("tickets") == "wrong-moment"
    assert [action["slot"] for action in table.legal()] == [0, 1, 2, 3, 4, "deck"]


@pytest.mark.clause("EU-DRW-02")
def test_a_face_up_locomotive_is_the_whole_draw() -> None:
    table = Table("europe", market=["locomotive", *ROW[1:]], deck=["yellow"])
    table.do("draw", slot=0)
    assert table.hand(0) == {"locomotive": 1}
    assert (table.phase, table.mover) == ("turn", 1)
    assert table.refused("draw", player=0, slot="deck") == "not-your-turn"


@pytest.mark.clause("EU-DRW-02", "EU-DRW-03")
@pytest.mark.parametrize("first", [0, "deck"])
def test_a_face_up_locomotive_is_never_the_second_card(first: object) -> None:
    table = Table("europe", market=["red", "locomotive", *ROW[2:]], deck=["yellow", "pink"])
    assert {"type": "draw", "slot": 1} in table.legal()
    table.do("draw", slot=first)
    assert table.refused("draw", slot=1) == "locomotive-second"
    assert {"type": "draw", "slot": 1} not in table.legal()


@pytest.mark.clause("EU-DRW-03")
def test_a_locomotive_that_has_just_come_up_is_not_the_second_card_either() -> None:
    table = Table("europe", market=ROW, deck=["locomotive", "pink"])
    table.do("draw", slot=2)
    assert table.market == ["red", "blue", "locomotive", "white", "black"]
    assert table.refused("draw", slot=2) == "locomotive-second"
    table.do("draw", slot="deck")
    assert table.hand(0) == {"green": 1, "pink": 1}


@pytest.mark.clause("EU-DRW-04")
@pytest.mark.parametrize(
    ("deck", "second", "hand"),
    [
        (["locomotive", "locomotive"], "deck", {"locomotive": 2}),
        (["locomotive", "yellow"], "deck", {"locomotive": 1, "yellow": 1}),
        (["yellow", "locomotive"], "deck", {"yellow": 1, "locomotive": 1}),
        (["locomotive", "yellow"], 0, {"locomotive": 1, "red": 1}),
    ],
)
def test_a_locomotive_drawn_unseen_is_a_card_like_any_other(
    deck: list[str], second: object, hand: dict[str, int]
) -> None:
    table = Table("europe", market=ROW, deck=deck)
    table.do("draw", slot="deck")
    table.do("draw", slot=second)
    assert table.hand(0) == hand
    assert table.mover == 1


@pytest.mark.clause("EU-DRW-04", "EU-DRW-03")
def test_after_an_unseen_locomotive_a_face_up_one_is_still_barred() -> None:
    table = Table("europe", market=["locomotive", *ROW[1:]], deck=["locomotive"])
    table.do("draw", slot="deck")
    assert table.refused("draw", slot=0) == "locomotive-second"


# The row.


@pytest.mark.clause("EU-DRW-05")
def test_a_face_up_card_is_replaced_at_once_in_its_place() -> None:
    table = Table("europe", market=ROW, deck=["yellow", "orange", "pink"])
    table.do("draw", slot=3)
    assert table.market == ["red", "blue", "green", "yellow", "black"]
    table.do("draw", slot=3)
    assert table.market == ["red", "blue", "green", "orange", "black"]
    assert table.hand(0) == {"white": 1, "yellow": 1}


@pytest.mark.clause("EU-DRW-05")
def test_a_card_drawn_unseen_leaves_the_row_alone() -> None:
    table = Table("europe", market=ROW, deck=["yellow", "orange"])
    table.do("draw", slot="deck")
    assert table.market == ROW


@pytest.mark.clause("EU-DRW-06")
def test_three_locomotives_clear_the_row_again_and_again_before_the_second_card() -> None:
    table = Table(
        "europe",
        market=["locomotive", "locomotive", "red", "blue", "green"],
        # The replacement, a row of four locomotives, and a row that may stay.
        deck=["locomotive", *["locomotive"] * 4, "white", "pink", *ROW[1:]],
    )
    facts = table.do("draw", slot=2)
    cleared = [fact["cards"] for fact in named(facts, "row_cleared")]
    assert cleared == [
        ["locomotive", "locomotive", "locomotive", "blue", "green"],
        ["locomotive", "locomotive", "locomotive", "locomotive", "white"],
    ]
    assert table.market == ["pink", *ROW[1:]]
    assert table.discard == {"locomotive": 7, "blue": 1, "green": 1, "white": 1}
    assert table.phase == "second_card"
    table.do("draw", slot=0)


@pytest.mark.clause("EU-DRW-06")
def test_the_last_card_of_a_turn_may_clear_the_row_too() -> None:
    row = ["locomotive", "locomotive", *ROW[2:]]
    table = Table("europe", market=row, deck=["yellow", "locomotive", *ROW])
    table.do("draw", slot="deck")
    table.do("draw", slot=4)
    assert table.market == ROW
    assert table.discard == {"locomotive": 3, "green": 1, "white": 1}


@pytest.mark.clause("EU-DRW-06")
def test_two_locomotives_do_not_clear_the_row() -> None:
    table = Table("europe", market=["locomotive", *ROW[1:]], deck=["locomotive"])
    facts = table.do("draw", slot=1)
    assert not named(facts, "row_cleared")
    assert table.market == ["locomotive", "locomotive", *ROW[2:]]


@pytest.mark.clause("EU-DRW-07")
@pytest.mark.parametrize(
    ("row", "deck", "discard"),
    [
        (["locomotive"] * 3 + ["red", "blue"], [], {}),
        (["locomotive"] * 5, ["locomotive", "red", "red"], {}),
        (["locomotive"] * 3 + ["red", "blue"], [], {"locomotive": 9}),
        (["locomotive"] * 3, [], {}),
        (["locomotive"] * 3 + ["red"], [], {}),
    ],
)
def test_the_row_stays_where_no_row_with_fewer_locomotives_can_be_laid(
    row: list[str], deck: list[str], discard: dict[str, int]
) -> None:
    table = Table("europe", market=row, deck=deck, deck_only=True, discard=discard)
    assert table.market == row + [None] * (5 - len(row))
    assert (table.deck, table.discard) == (deck, discard)


@pytest.mark.clause("EU-DRW-07")
@pytest.mark.parametrize("seed", range(20))
def test_the_row_is_cleared_until_it_succeeds_where_it_just_can(seed: int) -> None:
    stock: Asked = {"market": ["locomotive"] * 3 + ["red", "blue"], "deck": ["green"]}
    table = Table("europe", **stock, deck_only=True, seed=seed)
    assert isinstance(table.market, list)
    assert sorted(table.market) == ["blue", "green", "locomotive", "locomotive", "red"]
    assert table.deck == ["locomotive"]
    before = Table("europe", **stock, deck_only=True, market_only=True)
    assert cards_in_all(table.position) == cards_in_all(before.position)


@pytest.mark.clause("EU-DRW-07")
def test_clearing_the_row_ends_and_leaves_a_whole_row_also_where_shuffling_never_helps() -> None:
    row = ["locomotive"] * 2 + ["red", "blue", "pink"]
    table = Table("europe", market=row, deck=["locomotive", "green"], deck_only=True)
    before = cards_in_all(table.position)
    table.position.shuffler = lambda size: list(range(size))[::-1]
    table.do("draw", slot=4)
    assert isinstance(table.market, list)
    assert None not in table.market
    assert cards_in_all(table.position) == before


# Hands and piles.


@pytest.mark.clause("EU-DRW-08")
def test_a_hand_may_have_any_number_of_cards() -> None:
    hand = {"red": 10, "blue": 10, "green": 10, "white": 10}
    table = Table("europe", hands=[hand], market=ROW)
    table.do("draw", slot=0)
    table.do("draw", slot="deck")
    assert cards_of(table) == 42


@pytest.mark.clause("EU-DRW-09")
def test_the_discards_become_the_pile_when_a_card_is_needed_and_none_is_there() -> None:
    table = Table("europe", market=ROW, deck=["pink"], deck_only=True, discard={"yellow": 10})
    facts = table.do("draw", slot="deck")
    assert (table.deck, table.discard) == ([], {"yellow": 10})
    assert not named(facts, "shuffled")
    facts = table.do("draw", slot="deck")
    assert len(named(facts, "shuffled")) == 1
    assert table.hand(0) == {"pink": 1, "yellow": 1}
    assert (table.deck, table.discard) == (["yellow"] * 9, {})


@pytest.mark.clause("EU-DRW-09")
def test_the_discards_are_shuffled_also_to_refill_the_row() -> None:
    table = Table("europe", market=ROW, deck_only=True, discard={"yellow": 3})
    table.do("draw", slot=0)
    assert table.market == ["yellow", *ROW[1:]]
    assert (table.deck, table.discard) == (["yellow"] * 2, {})


@pytest.mark.clause("EU-DRW-09")
def test_the_discards_are_shuffled_thoroughly() -> None:
    discard = {"red": 6, "blue": 6, "green": 6}
    orders = set()
    for seed in range(10):
        table = Table("europe", market=ROW, deck_only=True, discard=discard, seed=seed)
        table.do("draw", slot="deck")
        orders.add(tuple(table.deck))
        assert Counter(table.deck) + Counter(table.hand(0)) == discard
    assert len(orders) == 10


@pytest.mark.clause("EU-DRW-09")
def test_holes_in_the_row_are_filled_as_soon_as_there_are_cards_again() -> None:
    table = Table("europe", **{**NO_CARDS, "market": ["red"]}, hands=[{"blue": 2}])
    table.do("claim", route="cadiz-lisboa", cards={"blue": 2})
    assert table.market == ["red", "blue", "blue", None, None]
    assert table.discard == {}


@pytest.mark.clause("EU-DRW-10")
def test_nothing_can_be_drawn_where_there_is_nothing() -> None:
    table = Table("europe", **NO_CARDS, hands=[{"red": 1}])
    assert table.refused("draw", slot="deck") == "no-cards"
    assert [table.refused("draw", slot=slot) for slot in range(5)] == ["empty-slot"] * 5
    assert not table.legal("draw")


@pytest.mark.clause("EU-DRW-10")
@pytest.mark.parametrize(
    "asked",
    [
        {"type": "claim", "route": "budapest-wien-1", "cards": {"red": 1}},
        {"type": "station", "city": "wien", "cards": {"red": 1}},
        {"type": "tickets"},
    ],
    ids=["claim", "station", "tickets"],
)
def test_without_cards_to_draw_the_other_three_actions_remain(asked: Asked) -> None:
    table = Table("europe", **NO_CARDS, hands=[{"red": 1}])
    table.do(**asked)


@pytest.mark.clause("EU-DRW-10")
def test_open_cards_may_be_taken_without_being_replaced() -> None:
    table = Table("europe", **{**NO_CARDS, "market": [None, "red", None, "blue"]})
    assert table.refused("draw", slot="deck") == "no-cards"
    table.do("draw", slot=1)
    table.do("draw", slot=3)
    assert table.market == [None] * 5
    assert table.hand(0) == {"red": 1, "blue": 1}


@pytest.mark.clause("EU-DRW-11")
@pytest.mark.parametrize(
    ("left", "slot"),
    [
        ({"market": ["red"]}, 0),
        ({"deck": ["red"]}, "deck"),
        ({"discard": {"red": 1}}, "deck"),
        ({"market": ["red", "locomotive", "locomotive"]}, 0),
        ({"market": ["locomotive"], "deck": ["red"]}, "deck"),
    ],
)
def test_where_only_one_card_can_be_had_it_is_the_whole_draw(left: Asked, slot: object) -> None:
    table = Table("europe", **{**NO_CARDS, **left})
    table.do("draw", slot=slot)
    assert table.hand(0) == {"red": 1}
    assert (table.phase, table.mover) == ("turn", 1)
