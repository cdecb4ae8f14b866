"""Amsterdam: setting up."""

import pytest
from amsterdam_tables import BOARD, PLAYERS, ROW, J, stacked
from rules_table import Table

from perron.core.play import new_game
from perron.wire.position_writing import position_to_json

OFFERS = [
    ["blauwbrug-oude_waal", "dam-de_drie_hendricken"],
    ["jordaan-oude_kerk", "korenmetershuisje-westermarkt"],
]


@pytest.mark.clause("AM-SET-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_sixteen_wagons_and_no_points(players: int) -> None:
    table = Table("amsterdam", players, new=True)
    assert [table.trains(seat) for seat in range(players)] == [16] * players
    assert [table.points(seat) for seat in range(players)] == [0] * players


@pytest.mark.clause("AM-SET-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_is_dealt_two_transport_cards(players: int) -> None:
    table = Table("amsterdam", players, new=True, seed=5)
    assert [sum(table.hand(seat).values()) for seat in range(players)] == [2] * players
    assert len(table.deck) + sum(table.discard.values()) == 44 - 2 * players - 5


@pytest.mark.clause("AM-SET-04")
@pytest.mark.parametrize(
    ("rows", "discarded"),
    [
        ([["blue", J, J, "red", "red"]], {}),
        ([[J, J, J, "red", "blue"], ROW], {J: 3, "red": 1, "blue": 1}),
        ([["red", J, J, J, J], ROW], {J: 4, "red": 1}),
        ([[J, J, J, J, J], ROW], {J: 5}),
        (
            [[J, J, J, "red", "blue"], ["red", J, J, J, "red"], [J, J, "red", "blue", "pink"]],
            {J: 6, "red": 3, "blue": 1},
        ),
    ],
)
def test_an_opening_row_with_three_jokers_is_replaced_until_it_has_at_most_two(
    rows: list[list[str]], discarded: dict[str, int]
) -> None:
    hands = ["orange", "orange", "green", "green"]
    shuffler = stacked(*hands, *(card for row in rows for card in row))
    printed = position_to_json(new_game(BOARD, 2, seed=0, shuffler=shuffler))
    assert printed["market"] == rows[-1]
    assert printed["discard"] == discarded


@pytest.mark.clause("AM-SET-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_is_offered_two_contracts_and_keeps_one_or_both(players: int) -> None:
    table = Table("amsterdam", players, new=True, seed=5)
    for seat in range(players):
        offer = table.offer(seat)
        assert len(offer) == 2
        assert table.refused("keep", seat, tickets=[]) == "keep-too-few"
        kept = offer[: 1 + seat % 2]
        table.do("keep", seat, tickets=kept)
        assert sorted(table.tickets(seat)) == sorted(kept)
    assert table.phase == "turn"


@pytest.mark.clause("AM-SET-05")
def test_only_contracts_that_were_offered_can_be_kept_and_only_once() -> None:
    table = Table("amsterdam", phase="setup", offers=OFFERS)
    mine, other = OFFERS[0][0], OFFERS[1][0]
    assert table.refused("keep", 0, tickets=[other]) == "not-offered"
    assert table.refused("keep", 0, tickets=[mine, mine]) == "named-twice"
    table.do("keep", 0, tickets=[mine])
    assert table.refused("keep", 0, tickets=[OFFERS[0][1]]) == "already-chosen"


@pytest.mark.clause("AM-SET-05")
def test_nobody_plays_before_all_have_chosen_their_contracts() -> None:
    table = Table("amsterdam", phase="setup", offers=OFFERS)
    table.do("keep", 1, tickets=OFFERS[1])
    assert table.mover is None
    assert table.refused("draw", 1, slot="deck") == "wrong-moment"
    assert table.refused("tickets", 0) == "wrong-moment"


@pytest.mark.clause("AM-SET-06")
@pytest.mark.parametrize("players", PLAYERS)
def test_contracts_given_back_at_the_start_go_under_the_stack_in_seat_order(players: int) -> None:
    table = Table("amsterdam", players, new=True, seed=9)
    stack = table.pile
    assert len(stack) == 24 - 2 * players
    offers = [table.offer(seat) for seat in range(players)]
    for seat in reversed(range(players)):
        table.do("keep", seat, tickets=offers[seat][:1])
    assert table.pile == stack + [offer[1] for offer in offers]


@pytest.mark.clause("AM-SET-06")
def test_who_keeps_both_contracts_gives_none_back() -> None:
    table = Table("amsterdam", new=True, seed=9)
    stack, offers = table.pile, [table.offer(0), table.offer(1)]
    table.do("keep", 0, tickets=offers[0])
    table.do("keep", 1, tickets=offers[1][1:])
    assert table.pile == [*stack, offers[1][0]]
