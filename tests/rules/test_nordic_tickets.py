"""Nordic: tickets during the game. (NC-TKT)"""

import pytest
from nordic_tables import BOARD, claimed, heard, nordic

from perron.core.view import observe

FIVE = ["oslo-stockholm", "oslo-vaasa", "bergen-narvik", "stockholm-umea", "alborg-umea"]


@pytest.mark.clause("NC-TKT-01")
def test_the_top_three_tickets_are_offered() -> None:
    table = nordic(ticket_deck=FIVE)
    table.do("tickets")
    assert table.offer(0) == FIVE[:3]
    assert table.pile[:2] == FIVE[3:]
    assert (table.mover, table.phase) == (0, "keep")


@pytest.mark.clause("NC-TKT-02")
@pytest.mark.parametrize("kept", [FIVE[:1], FIVE[2:3], FIVE[1:3], [FIVE[2], FIVE[0]], FIVE[:3]])
def test_one_two_or_three_of_the_tickets_are_kept(kept: list[str]) -> None:
    table = nordic(ticket_deck=FIVE)
    table.do("tickets")
    table.do("keep", tickets=kept)
    assert sorted(table.tickets(0)) == sorted(kept)
    assert table.mover == 1


@pytest.mark.clause("NC-TKT-02")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_at_least_one_ticket_must_be_kept(size: int) -> None:
    table = nordic(ticket_deck=FIVE[:size], ticket_deck_only=True)
    table.do("tickets")
    assert table.refused("keep", tickets=[]) == "keep-too-few"
    assert table.refused("pass") == "must-act"
    assert table.refused("decline") == "wrong-moment"


@pytest.mark.clause("NC-TKT-02")
def test_a_lone_ticket_must_be_kept() -> None:
    table = nordic(ticket_deck=FIVE[:1], ticket_deck_only=True)
    table.do("tickets")
    assert table.legal() == [{"type": "keep", "tickets": FIVE[:1]}]


@pytest.mark.clause("NC-TKT-02")
@pytest.mark.parametrize(
    ("asked", "code"), [([FIVE[3]], "not-offered"), ([FIVE[0], FIVE[0]], "named-twice")]
)
def test_only_tickets_on_offer_can_be_kept_and_each_once(asked: list[str], code: str) -> None:
    table = nordic(ticket_deck=FIVE)
    table.do("tickets")
    assert table.refused("keep", tickets=asked) == code


@pytest.mark.clause("NC-TKT-03")
def test_tickets_not_kept_never_come_back() -> None:
    table = nordic(ticket_deck=FIVE, ticket_deck_only=True)
    table.do("tickets")
    table.do("keep", tickets=FIVE[:1])
    assert table.pile == FIVE[3:]
    table.do("tickets")
    assert table.offer(1) == FIVE[3:]
    table.do("keep", tickets=FIVE[3:4])
    assert table.refused("tickets") == "no-tickets"


@pytest.mark.clause("NC-TKT-03")
def test_tickets_not_kept_are_not_shown() -> None:
    table = nordic(3, ticket_deck=FIVE)
    table.do("tickets")
    facts = table.do("keep", tickets=FIVE[:1])
    assert facts[0]["returned"] == FIVE[1:3]
    for other in (1, 2, None):
        assert heard(facts, other)[0]["returned"] == [None, None]
        assert observe(table.position, other).returned == ()


@pytest.mark.clause("NC-TKT-04")
@pytest.mark.parametrize("left", [1, 2])
def test_with_fewer_than_three_left_all_are_offered(left: int) -> None:
    table = nordic(ticket_deck=FIVE[:left], ticket_deck_only=True)
    table.do("tickets")
    assert table.offer(0) == FIVE[:left]
    assert table.pile == []
    table.do("keep", tickets=FIVE[:1])
    assert table.tickets(0) == FIVE[:1]


@pytest.mark.clause("NC-TKT-05")
def test_an_empty_pile_gives_no_tickets() -> None:
    table = nordic(ticket_deck_only=True)
    assert table.refused("tickets") == "no-tickets"
    assert table.legal("tickets") == []
    assert table.mover == 0


@pytest.mark.clause("NC-TKT-06")
@pytest.mark.parametrize(
    ("routes", "points"),
    [
        (["orebro-oslo-1", "orebro-stockholm-1"], 4),
        # Any way round will do, and the order in which routes were claimed is no matter.
        (["norrkoping-stockholm-1", "goteborg-oslo", "goteborg-norrkoping"], 4),
        (["orebro-oslo-1", "norrkoping-orebro", "norrkoping-stockholm-2"], 4),
        (["orebro-oslo-1"], -4),
        (["orebro-oslo-1", "norrkoping-stockholm-1", "goteborg-norrkoping"], -4),
        ([], -4),
    ],
)
def test_a_ticket_counts_for_or_against_its_holder(routes: list[str], points: int) -> None:
    table = nordic(claims=claimed(routes), tickets=[["oslo-stockholm"]])
    assert table.result(0).tickets == points
    assert bool(table.result(0).completed) == (points > 0)
    assert bool(table.result(0).failed) == (points < 0)


@pytest.mark.clause("NC-TKT-06")
def test_other_players_trains_do_not_help() -> None:
    table = nordic(
        claims=claimed(["orebro-oslo-1"], ["orebro-stockholm-1"]), tickets=[["oslo-stockholm"]]
    )
    assert table.result(0).tickets == -4
    assert table.result(0).borrowed == ()


@pytest.mark.clause("NC-TKT-06")
def test_ferries_and_tunnels_link_like_any_route() -> None:
    way = ["mo_i_rana-narvik", "mo_i_rana-trondheim-1", "andalsnes-trondheim", "andalsnes-bergen"]
    table = nordic(claims=claimed(way), tickets=[["bergen-narvik"]])
    assert table.result(0).tickets == 16


@pytest.mark.clause("NC-TKT-06")
def test_a_ticket_is_worth_nothing_before_the_end() -> None:
    table = nordic(
        hands=[{"black": 2}], claims=claimed(["orebro-oslo-1"]), tickets=[["oslo-stockholm"]]
    )
    before = table.points(0)
    table.do("claim", route="orebro-stockholm-1", cards={"black": 2})
    assert table.points(0) - before == 2
    assert table.result(0).tickets == 4


@pytest.mark.clause("NC-TKT-07")
def test_kept_tickets_are_hidden_from_the_others() -> None:
    table = nordic(3, ticket_deck=FIVE)
    asked = table.do("tickets")
    kept = table.do("keep", tickets=FIVE[:2])
    for other in (1, 2, None):
        assert heard(asked, other)[0]["tickets"] == [None] * 3
        assert heard(kept, other)[0]["kept"] == [None] * 2
        assert observe(table.position, other).tickets == ()
    assert heard(kept, 0)[0]["kept"] == FIVE[:2]


@pytest.mark.clause("NC-TKT-07")
def test_any_number_of_tickets_may_be_held() -> None:
    ids = [ticket.id for ticket in BOARD.tickets]
    table = nordic(tickets=[ids[:43]])
    table.do("tickets")
    table.do("keep", tickets=table.offer(0))
    assert sorted(table.tickets(0)) == sorted(ids)


@pytest.mark.clause("NC-TKT-07")
def test_a_ticket_kept_in_play_cannot_be_dropped() -> None:
    table = nordic(ticket_deck=FIVE)
    table.do("tickets")
    table.do("keep", tickets=FIVE[:1])
    table.do("draw", slot="deck")
    table.do("draw", slot="deck")
    assert table.refused("keep", tickets=[]) == "wrong-moment"
    table.do("tickets")
    assert table.refused("keep", tickets=FIVE[:1]) == "not-offered"
    table.do("keep", tickets=table.offer(0)[:1])
    assert FIVE[0] in table.tickets(0)
