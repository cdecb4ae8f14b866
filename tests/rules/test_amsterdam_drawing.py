"""Amsterdam: drawing transport cards."""

from collections import Counter

import pytest
from amsterdam_tables import ROW, J, contracts
from rules_table import Table

Slot = int | str


@pytest.mark.clause("AM-DRW-01")
@pytest.mark.parametrize(
    ("first", "second", "gained"),
    [
        ("deck", "deck", {"orange": 1, "blue": 1}),
        ("deck", 0, {"orange": 1, "pink": 1}),
        (4, "deck", {"red": 1, "blue": 1}),
        (0, 1, {"pink": 1, "blue": 1}),
        (2, 2, {"green": 1, "orange": 1}),
    ],
)
def test_a_draw_is_two_cards_from_the_stack_or_the_row_in_any_mix(
    first: Slot, second: Slot, gained: dict[str, int]
) -> None:
    table = Table("amsterdam", market=ROW, deck=["orange", "blue", "red"])
    table.do("draw", slot=first)
    assert (table.mover, table.phase) == (0, "second_card")
    table.do("draw", slot=second)
    assert table.hand(0) == gained
    assert (table.mover, table.phase) == (1, "turn")


@pytest.mark.clause("AM-DRW-01")
def test_the_second_card_has_to_be_taken_if_there_is_one() -> None:
    table = Table("amsterdam", market=ROW)
    table.do("draw", slot=0)
    assert [action["slot"] for action in table.legal()] == [0, 1, 2, 3, 4, "deck"]
    assert table.legal() == table.legal("draw")
    assert table.refused("pass") == "must-act"


@pytest.mark.clause("AM-DRW-02")
def test_a_card_taken_from_the_row_is_replaced_before_the_second_pick() -> None:
    table = Table("amsterdam", market=ROW, deck=["orange", "black"])
    table.do("draw", slot=1)
    assert table.market == ["pink", "orange", "green", "black", "red"]
    table.do("draw", slot=4)
    assert table.market == ["pink", "orange", "green", "black", "black"]


@pytest.mark.clause("AM-DRW-02")
def test_a_card_drawn_from_the_stack_leaves_the_row_alone() -> None:
    table = Table("amsterdam", market=ROW, deck=["orange", "black"])
    table.do("draw", slot="deck")
    assert table.market == ROW


@pytest.mark.clause("AM-DRW-03")
def test_a_face_up_joker_taken_first_is_the_whole_draw() -> None:
    table = Table("amsterdam", market=["pink", J, "green", J, "red"], deck=["orange"])
    table.do("draw", slot=3)
    assert table.hand(0) == {J: 1}
    assert (table.mover, table.phase) == (1, "turn")
    assert table.market == ["pink", J, "green", "orange", "red"]


@pytest.mark.clause("AM-DRW-04")
@pytest.mark.parametrize(
    ("first", "deck", "joker_in"),
    [
        pytest.param(1, ["blue"], 0, id="after-a-face-up-card"),
        pytest.param("deck", ["blue"], 0, id="after-an-unseen-card"),
        pytest.param("deck", [J], 0, id="after-an-unseen-joker"),
        pytest.param(1, [J], 1, id="a-joker-just-turned-up"),
    ],
)
def test_a_face_up_joker_is_never_the_second_card(
    first: Slot, deck: list[str], joker_in: int
) -> None:
    table = Table("amsterdam", market=[J, "blue", "green", "black", "red"], deck=deck)
    table.do("draw", slot=first)
    assert table.refused("draw", slot=joker_in) == "locomotive-second"
    assert {"type": "draw", "slot": joker_in} not in table.legal()
    assert table.mover == 0


@pytest.mark.clause("AM-DRW-05")
@pytest.mark.parametrize(
    ("second", "gained"), [("deck", {J: 2}), (0, {J: 1, "pink": 1})], ids=["unseen", "face-up"]
)
def test_a_joker_drawn_unseen_counts_as_an_ordinary_card(
    second: Slot, gained: dict[str, int]
) -> None:
    table = Table("amsterdam", market=ROW, deck=[J, J])
    table.do("draw", slot="deck")
    table.do("draw", slot=second)
    assert table.hand(0) == gained
    assert table.mover == 1


@pytest.mark.clause("AM-DRW-05")
def test_a_joker_may_be_the_second_card_unseen() -> None:
    table = Table("amsterdam", market=ROW, deck=["orange", J])
    table.do("draw", slot=0)
    table.do("draw", slot="deck")
    assert table.hand(0) == {"pink": 1, J: 1}


@pytest.mark.clause("AM-DRW-06")
def test_a_third_joker_in_the_row_clears_it_between_two_picks() -> None:
    fresh = ["orange", "orange", "blue", J, "pink"]
    table = Table("amsterdam", market=[J, J, "green", "black", "red"], deck=[J, *fresh])
    facts = table.do("draw", slot=2)
    assert "row_cleared" in [fact["type"] for fact in facts]
    assert table.market == fresh
    assert table.discard == {J: 3, "black": 1, "red": 1}
    assert (table.mover, table.phase) == (0, "second_card")
    table.do("draw", slot=0)
    assert table.hand(0) == {"green": 1, "orange": 1}


@pytest.mark.clause("AM-DRW-06")
def test_a_third_joker_in_the_row_clears_it_at_the_end_of_a_turn_as_often_as_needed() -> None:
    deck = ["red", J, J, J, J, "blue", "blue", *ROW]
    table = Table("amsterdam", market=[J, J, "green", "black", "red"], deck=deck)
    table.do("draw", slot="deck")
    table.do("draw", slot=4)
    assert table.mover == 1
    assert table.market == ROW
    assert table.discard == {J: 6, "green": 1, "black": 1, "blue": 2}


@pytest.mark.clause("AM-DRW-06")
@pytest.mark.parametrize(
    ("row", "deck", "discard", "cleared"),
    [
        ([J, J, J, "red", "blue"], [], {}, False),
        ([J, J, J, "red", "blue"], ["green"], {}, True),
        ([J, J, J, "red", "blue"], [], {"green": 1}, True),
        ([J, J, J, J, "red"], [J, "blue"], {}, False),
        ([J, J, J, J, "red"], [J, "blue", "green"], {}, True),
        ([J, J, J, "red"], [], {}, False),
        ([J, J, J], [], {}, False),
        ([J, J, "red", "blue", "green"], ["black", "black"], {}, False),
    ],
)
def test_the_row_is_cleared_only_while_the_stock_could_show_a_better_one(
    row: list[str], deck: list[str], discard: dict[str, int], cleared: bool
) -> None:
    """EU-DRW-07: with N cards in all, the other cards must number at least min(5, N) - 2."""
    table = Table("amsterdam", market=row, deck=deck, deck_only=True, discard=discard)
    assert isinstance(table.market, list)
    lying = [card for card in table.market if card]
    if cleared:
        assert len(lying) == 5
        assert lying.count(J) <= 2
    else:
        assert lying == row
        assert table.deck == deck
    assert Counter(lying + table.deck) + Counter(table.discard) == Counter(row + deck) + Counter(
        discard
    )


@pytest.mark.clause("AM-DRW-07")
def test_the_discards_become_the_stack_when_a_card_is_needed_and_not_before() -> None:
    table = Table("amsterdam", market=ROW, deck=["red"], deck_only=True, discard={"blue": 3})
    table.do("draw", slot="deck")
    assert (table.deck, table.discard) == ([], {"blue": 3})
    facts = table.do("draw", slot="deck")
    assert facts[0] == {"type": "shuffled", "pile": "cards", "order": ["blue"] * 3}
    assert table.hand(0) == {"red": 1, "blue": 1}
    assert (table.deck, table.discard) == (["blue", "blue"], {})


@pytest.mark.clause("AM-DRW-07")
def test_the_row_is_refilled_across_a_reshuffle() -> None:
    table = Table("amsterdam", market=ROW, deck=[], deck_only=True, discard={"orange": 2})
    table.do("draw", slot=0)
    assert table.market == ["orange", *ROW[1:]]
    assert (table.deck, table.discard) == (["orange"], {})


@pytest.mark.clause("AM-DRW-07")
def test_empty_slots_are_filled_as_soon_as_there_are_cards_again() -> None:
    table = Table("amsterdam", market=["pink"], deck=[], deck_only=True, hands=[{"red": 2}])
    assert table.market == ["pink", None, None, None, None]
    table.do("claim", route="begijnhof-dam", cards={"red": 2})
    assert table.market == ["pink", "red", "red", None, None]


@pytest.mark.clause("AM-DRW-08")
def test_without_a_card_anywhere_drawing_is_refused_and_the_rest_is_not() -> None:
    table = Table(
        "amsterdam", deck=[], deck_only=True, hands=[{"red": 2}], ticket_deck=contracts(2)
    )
    assert table.refused("draw", slot="deck") == "no-cards"
    assert table.refused("draw", slot=0) == "empty-slot"
    assert table.refused("pass") == "must-act"
    assert {action["type"] for action in table.legal()} == {"claim", "tickets"}


@pytest.mark.clause("AM-DRW-08")
def test_cards_still_in_the_row_may_be_taken_without_being_replaced() -> None:
    table = Table("amsterdam", market=ROW, deck=[], deck_only=True)
    assert table.refused("draw", slot="deck") == "no-cards"
    table.do("draw", slot=0)
    table.do("draw", slot=3)
    assert table.market == [None, "blue", "green", None, "red"]
    assert table.mover == 1


@pytest.mark.clause("AM-DRW-08")
@pytest.mark.parametrize(
    ("row", "deck"), [(["red"], []), ([], ["red"]), (["red", J, J], []), ([J, "red", J], [])]
)
def test_a_draw_ends_after_one_card_when_no_other_may_be_taken(
    row: list[str], deck: list[str]
) -> None:
    table = Table("amsterdam", market=row, market_only=True, deck=deck, deck_only=True)
    table.do("draw", slot=row.index("red") if row else "deck")
    assert table.hand(0) == {"red": 1}
    assert (table.mover, table.phase) == (1, "turn")


@pytest.mark.clause("AM-DRW-08")
def test_who_can_do_nothing_passes_and_when_all_pass_the_game_is_over() -> None:
    table = Table("amsterdam", deck=[], deck_only=True, ticket_deck=[], ticket_deck_only=True)
    assert table.legal() == [{"type": "pass"}]
    table.do("pass")
    assert (table.mover, table.phase) == (1, "turn")
    assert table.do("pass")[-1] == {"type": "ended", "reason": "stalled"}
    assert table.phase == "over"


@pytest.mark.clause("AM-DRW-09")
def test_a_hand_may_grow_to_any_size() -> None:
    hoard = {"pink": 6, "blue": 6, "orange": 6, "green": 6, J: 8}
    table = Table("amsterdam", hands=[hoard], market=["black"] * 5, deck=["red"] * 6)
    for slot in ("deck", 0):
        table.do("draw", slot=slot)
    assert sum(table.hand(0).values()) == 34
    assert table.mover == 1
