"""Nordic: drawing train cards. (NC-DRW)"""

import pytest
from nordic_tables import COLOURS, ROW, Cards, nordic

EMPTY = {"market_only": True, "deck": [], "deck_only": True}


@pytest.mark.clause("NC-DRW-01")
@pytest.mark.parametrize(
    ("first", "second", "hand"),
    [
        ("deck", "deck", {"black": 1, "pink": 1}),
        ("deck", 4, {"black": 1, "yellow": 1}),
        (0, "deck", {"red": 1, "pink": 1}),
        (0, 1, {"red": 1, "blue": 1}),
        (3, 2, {"white": 1, "green": 1}),
    ],
)
def test_two_cards_from_the_row_or_the_pile_in_any_mixture(
    first: object, second: object, hand: Cards
) -> None:
    table = nordic(market=ROW, deck=["black", "pink", "orange"])
    table.do("draw", slot=first)
    assert table.mover == 0
    table.do("draw", slot=second)
    assert table.hand(0) == hand
    assert table.mover == 1


@pytest.mark.clause("NC-DRW-01")
def test_the_second_card_is_not_optional() -> None:
    table = nordic(market=ROW, hands=[{"black": 1}])
    table.do("draw", slot="deck")
    assert table.refused("pass") == "must-act"
    assert table.refused("tickets") == "wrong-moment"
    assert {action["type"] for action in table.legal()} == {"draw"}


@pytest.mark.clause("NC-DRW-02")
@pytest.mark.parametrize("replacement", ["black", "locomotive"])
def test_a_card_taken_is_replaced_at_once_and_may_be_the_second_pick(replacement: str) -> None:
    table = nordic(market=ROW, deck=[replacement, "orange", "pink"])
    table.do("draw", slot=2)
    assert table.market == ["red", "blue", replacement, "white", "yellow"]
    table.do("draw", slot=2)
    assert table.hand(0) == {"green": 1, replacement: 1}
    assert table.market == ["red", "blue", "orange", "white", "yellow"]
    assert table.deck[0] == "pink"


@pytest.mark.clause("NC-DRW-02")
def test_a_blind_draw_leaves_the_row_as_it_is() -> None:
    table = nordic(market=ROW, deck=["black", "pink"])
    table.do("draw", slot="deck")
    assert table.market == ROW


@pytest.mark.clause("NC-DRW-03")
@pytest.mark.parametrize(
    ("first", "second"), [(0, 1), (1, 0), (0, "deck"), ("deck", 0), ("deck", "deck")]
)
def test_two_locomotives_may_be_drawn_in_one_turn(first: object, second: object) -> None:
    row = ["locomotive", "locomotive", "red", "blue", "green"]
    table = nordic(market=row, deck=["locomotive"] * 3)
    table.do("draw", slot=first)
    assert (table.mover, table.hand(0)) == (0, {"locomotive": 1})
    table.do("draw", slot=second)
    assert (table.mover, table.hand(0)) == (1, {"locomotive": 2})


@pytest.mark.clause("NC-DRW-03")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_face_up_locomotive_counts_as_one_card_of_two(order: tuple[int, int]) -> None:
    row = ["locomotive", "red", "blue", "green", "white"]
    table = nordic(market=row, deck=["black", "black"])
    for slot in order:
        assert table.mover == 0
        table.do("draw", slot=slot)
    assert table.hand(0) == {"locomotive": 1, "red": 1}
    assert table.mover == 1


@pytest.mark.clause("NC-DRW-04")
@pytest.mark.parametrize("number", [3, 4, 5])
def test_a_row_with_many_locomotives_stays(number: int) -> None:
    row = ["locomotive"] * number + ["red", "blue"][: 5 - number]
    table = nordic(market=row)
    assert table.market == row
    table.do("tickets")
    table.do("keep", tickets=table.offer(0))
    assert table.market == row
    assert table.discard == {}


@pytest.mark.clause("NC-DRW-04")
def test_a_third_locomotive_turned_up_in_play_changes_nothing_else() -> None:
    row = ["locomotive", "locomotive", "red", "blue", "green"]
    table = nordic(market=row, deck=["locomotive", "locomotive", "white"])
    table.do("draw", slot=2)
    table.do("draw", slot=3)
    assert table.market == ["locomotive"] * 4 + ["green"]
    assert table.discard == {}


@pytest.mark.clause("NC-DRW-05")
@pytest.mark.parametrize("each", [5, 12])
def test_a_large_hand_may_still_draw(each: int) -> None:
    table = nordic(
        hands=[dict.fromkeys(COLOURS, each)],
        market=["locomotive"] * 5,
        deck=["locomotive"] * 2,
    )
    table.do("draw", slot="deck")
    table.do("draw", slot="deck")
    assert sum(table.hand(0).values()) == 8 * each + 2


@pytest.mark.clause("NC-DRW-06")
def test_a_draw_goes_on_with_the_shuffled_discards() -> None:
    table = nordic(
        market=ROW, deck=["black"], deck_only=True, discard={"pink": 5, "orange": 5}, seed=3
    )
    table.do("draw", slot="deck")
    assert table.discard == {"pink": 5, "orange": 5}
    facts = table.do("draw", slot="deck")
    assert facts[0]["type"] == "shuffled"
    assert table.discard == {}
    assert sorted([*table.deck, *table.hand(0)]) == sorted(
        ["black"] + ["pink"] * 5 + ["orange"] * 5
    )


@pytest.mark.clause("NC-DRW-06")
def test_the_row_is_refilled_from_the_shuffled_discards() -> None:
    table = nordic(market=ROW, deck=[], deck_only=True, discard={"pink": 3})
    table.do("draw", slot=1)
    assert table.market == ["red", "pink", "green", "white", "yellow"]
    assert (table.deck, table.discard) == (["pink", "pink"], {})


@pytest.mark.clause("NC-DRW-06")
def test_the_discards_are_shuffled_well() -> None:
    discard = {"pink": 6, "orange": 6, "black": 6}
    orders = set()
    for seed in range(6):
        table = nordic(market=ROW, deck=[], deck_only=True, discard=discard, seed=seed)
        table.do("draw", slot="deck")
        orders.add(tuple(table.deck))
    assert len(orders) == 6


@pytest.mark.clause("NC-DRW-06")
def test_holes_in_the_row_are_filled_as_soon_as_cards_exist_again() -> None:
    table = nordic(market=["red", None, None], hands=[{"orange": 2}], **EMPTY)
    table.do("claim", route="goteborg-oslo", cards={"orange": 2})
    assert table.market == ["red", "orange", "orange", None, None]
    assert (table.deck, table.discard) == ([], {})


@pytest.mark.clause("NC-DRW-07")
def test_with_no_card_left_only_a_claim_or_tickets_are_possible() -> None:
    table = nordic(market=[], hands=[{"black": 1}, {"black": 1}], **EMPTY)
    assert table.refused("draw", slot="deck") == "no-cards"
    for slot in range(5):
        assert table.refused("draw", slot=slot) == "empty-slot"
    assert {action["type"] for action in table.legal()} == {"claim", "tickets"}
    table.do("tickets")
    table.do("keep", tickets=table.offer(0))
    table.do("claim", route="helsinki-lahti", cards={"black": 1})


@pytest.mark.clause("NC-DRW-07")
def test_the_last_face_up_cards_may_be_taken_and_are_not_replaced() -> None:
    table = nordic(market=["red", None, "locomotive", "blue"], **EMPTY)
    table.do("draw", slot=2)
    assert table.market == ["red", None, None, "blue", None]
    assert table.refused("draw", slot="deck") == "no-cards"
    assert table.refused("draw", slot=2) == "empty-slot"
    table.do("draw", slot=3)
    assert table.hand(0) == {"locomotive": 1, "blue": 1}
    assert table.mover == 1


@pytest.mark.clause("NC-DRW-07")
@pytest.mark.parametrize(
    ("row", "deck", "slot"), [(["red"], [], 0), ([], ["red"], "deck"), (["locomotive"], [], 0)]
)
def test_the_only_card_left_is_the_whole_draw(
    row: list[str], deck: list[str], slot: object
) -> None:
    table = nordic(market=row, market_only=True, deck=deck, deck_only=True)
    table.do("draw", slot=slot)
    assert sum(table.hand(0).values()) == 1
    assert table.mover == 1


@pytest.mark.clause("NC-DRW-08")
@pytest.mark.parametrize("slot", [0, "deck"])
def test_a_drawn_card_stays_in_the_hand(slot: object) -> None:
    table = nordic(market=ROW, deck=["red", "orange", "pink", "pink", "pink"])
    table.do("draw", slot=slot)
    assert table.refused("decline") == "wrong-moment"
    assert table.refused("keep", tickets=[]) == "wrong-moment"
    assert table.refused("pass") == "must-act"
    table.do("draw", slot="deck")
    hand = table.hand(0)
    assert hand == {"red": 1, "orange": 1}
    assert table.discard == {}
    table.do("draw", slot="deck")
    table.do("draw", slot="deck")
    assert table.hand(0) == hand
