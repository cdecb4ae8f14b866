"""Amsterdam: contracts during the game."""

import pytest
from amsterdam_tables import BOARD, PLAYERS, ROW, contracts, owned
from random_games import walk
from rules_table import Table

A, B, C, D = contracts(4)


def offered(*pile: str) -> Table:
    """A table with just this stack, whose top contracts lie before player 0."""
    table = Table("amsterdam", market=ROW, ticket_deck=list(pile), ticket_deck_only=True)
    table.do("tickets")
    return table


@pytest.mark.clause("AM-CON-01")
def test_the_top_two_contracts_are_offered_and_seen_before_choosing() -> None:
    table = offered(C, A, B, D)
    assert table.offer(0) == [C, A]
    assert table.pile == [B, D]
    assert (table.mover, table.phase) == (0, "keep")
    assert table.tickets(0) == []


@pytest.mark.clause("AM-CON-02")
@pytest.mark.parametrize("kept", [[A], [B], [A, B], [B, A]])
def test_one_or_both_contracts_are_kept(kept: list[str]) -> None:
    table = offered(A, B, C)
    table.do("keep", tickets=kept)
    assert sorted(table.tickets(0)) == sorted(kept)
    assert (table.mover, table.phase) == (1, "turn")


@pytest.mark.clause("AM-CON-02")
@pytest.mark.parametrize(
    ("kept", "code"),
    [([], "keep-too-few"), ([C], "not-offered"), ([A, C], "not-offered"), ([A, A], "named-twice")],
)
def test_at_least_one_of_the_two_has_to_be_kept_and_no_other(kept: list[str], code: str) -> None:
    table = offered(A, B, C)
    assert table.refused("keep", tickets=kept) == code
    assert sorted(str(action["tickets"]) for action in table.legal()) == sorted(
        [str([A]), str([B]), str([A, B])]
    )


@pytest.mark.clause("AM-CON-03")
@pytest.mark.parametrize(("kept", "pile"), [([A], [C, D, B]), ([B], [C, D, A]), ([A, B], [C, D])])
def test_the_contract_that_is_not_kept_goes_under_the_stack(
    kept: list[str], pile: list[str]
) -> None:
    table = offered(A, B, C, D)
    table.do("keep", tickets=kept)
    assert table.pile == pile


@pytest.mark.clause("AM-CON-03")
def test_a_returned_contract_can_be_offered_again() -> None:
    table = offered(A, B)
    table.do("keep", tickets=[A])
    table.do("tickets")
    assert table.offer(1) == [B]


@pytest.mark.clause("AM-CON-04")
def test_a_kept_contract_can_not_be_given_back_later() -> None:
    table = Table("amsterdam", tickets=[[A]], ticket_deck=[B, C])
    table.do("tickets")
    assert table.refused("keep", tickets=[A, B]) == "not-offered"
    table.do("keep", tickets=[B])
    assert table.tickets(0) == [A, B]
    assert A not in table.pile


@pytest.mark.clause("AM-CON-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_contract_ever_leaves_its_owner(players: int) -> None:
    held: list[set[int]] = [set() for _ in range(players)]
    for turn in walk(BOARD, players, seed=6):
        for seat in range(players):
            now = set(turn.position.tickets(seat))
            assert now >= held[seat]
            held[seat] = now
    assert all(held)


@pytest.mark.clause("AM-CON-05")
def test_a_single_last_contract_may_be_drawn_and_must_be_kept() -> None:
    table = offered(B)
    assert table.offer(0) == [B]
    assert table.refused("keep", tickets=[]) == "keep-too-few"
    assert table.legal() == [{"type": "keep", "tickets": [B]}]
    table.do("keep", tickets=[B])
    assert (table.tickets(0), table.pile, table.mover) == ([B], [], 1)


@pytest.mark.clause("AM-CON-06")
def test_from_an_empty_stack_no_contract_can_be_drawn() -> None:
    table = Table("amsterdam", market=ROW, ticket_deck=[], ticket_deck_only=True)
    assert table.refused("tickets") == "no-tickets"
    assert table.legal("tickets") == []
    assert table.legal("draw") != []


# Dam to De Drie Hendricken is worth 3, and there are two ways there.
CONTRACT = "dam-de_drie_hendricken"
NORTH = ["dam-jan_roodenpoortstoren-1", "jan_roodenpoortstoren-westermarkt-2"]
LAST = "de_drie_hendricken-westermarkt-1"
SOUTH = ["begijnhof-dam", "begijnhof-de_drie_hendricken"]


@pytest.mark.clause("AM-CON-07")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        pytest.param([*NORTH, LAST], [], 3, id="linked"),
        pytest.param(SOUTH, [*NORTH, LAST], 3, id="linked-another-way"),
        pytest.param([*NORTH, LAST, *SOUTH], [], 3, id="linked-twice"),
        pytest.param([], [], -3, id="nothing-built"),
        pytest.param(NORTH, [], -3, id="one-route-short"),
        pytest.param([NORTH[0], LAST], [], -3, id="a-gap"),
        pytest.param([NORTH[0], LAST], [NORTH[1]], -3, id="a-gap-that-another-fills"),
        pytest.param([], [*NORTH, LAST], -3, id="linked-by-another"),
    ],
)
def test_a_contract_counts_for_its_owner_if_linked_and_against_if_not(
    mine: list[str], theirs: list[str], points: int
) -> None:
    table = Table("amsterdam", claims=owned(mine, theirs), tickets=[[CONTRACT]])
    assert table.result(0).tickets == points
    assert len(table.result(0).completed) == (points > 0)
    assert len(table.result(0).failed) == (points < 0)
    assert table.result(1).tickets == 0


@pytest.mark.clause("AM-CON-08")
def test_a_player_may_hold_any_number_of_contracts() -> None:
    held = contracts(24)[4:]
    table = Table("amsterdam", 2, market=ROW, tickets=[held])
    table.do("tickets")
    table.do("keep", tickets=table.offer(0))
    for _ in range(2):
        table.do("draw", slot="deck")
    table.do("tickets")
    table.do("keep", tickets=table.offer(0))
    assert sorted(table.tickets(0)) == sorted(contracts(24))
