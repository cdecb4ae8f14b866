"""Europe: tickets during the game. (EU-TKT)"""

import pytest
from europe_tables import held, named
from random_games import walk
from rules_table import Table

from perron.boards import load
from perron.core.actions import AskTickets
from perron.core.errors import BadInput
from perron.core.facts import TicketsOffered
from perron.core.play import Journal, apply
from perron.core.view import observe, redact

EUROPE = load("europe")
PILE = ["berlin-roma", "essen-kyiv", "paris-wien", "kyiv-sochi", "london-wien"]


def asked(pile: list[str], **fields: object) -> Table:
    """A table at which player 0 has asked for tickets from this pile."""
    held_before = fields.pop("tickets", [])
    table = Table("europe", ticket_deck=pile, ticket_deck_only=True, tickets=held_before)
    table.do("tickets")
    return table


@pytest.mark.clause("EU-TKT-01")
def test_the_top_three_tickets_are_offered_before_anything_is_chosen() -> None:
    table = asked(PILE)
    assert (table.phase, table.mover) == ("keep", 0)
    assert table.offer(0) == PILE[:3]
    assert table.pile == PILE[3:]
    assert table.tickets(0) == []


@pytest.mark.clause("EU-TKT-01")
@pytest.mark.parametrize("seed", range(5))
def test_a_long_ticket_is_never_drawn(seed: int) -> None:
    for turn in walk(EUROPE, 3, seed):
        if isinstance(turn.action, AskTickets):
            assert not any(EUROPE.tickets[t].long for t in turn.position.pile_list())
    with pytest.raises(BadInput, match="long ticket"):
        Table("europe", ticket_deck=["danzig-lisboa"])


@pytest.mark.clause("EU-TKT-02")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_fewer_than_three_tickets_are_offered_where_no_more_are_left(left: int) -> None:
    table = asked(PILE[:left])
    assert table.offer(0) == PILE[:left]
    assert table.pile == []


@pytest.mark.clause("EU-TKT-03")
@pytest.mark.parametrize(
    "kept",
    [PILE[:1], PILE[1:2], PILE[2:3], PILE[:2], PILE[1:3], [PILE[2], PILE[0]], PILE[:3]],
)
def test_one_two_or_all_of_the_tickets_may_be_kept(kept: list[str]) -> None:
    table = asked(PILE)
    assert table.refused("keep", tickets=[]) == "keep-too-few"
    table.do("keep", tickets=kept)
    assert set(table.tickets(0)) == set(kept)
    assert (table.phase, table.mover) == ("turn", 1)


@pytest.mark.clause("EU-TKT-03")
@pytest.mark.parametrize("left", [1, 2])
def test_a_ticket_is_kept_also_of_the_last_ones(left: int) -> None:
    table = asked(PILE[:left])
    assert table.refused("keep", tickets=[]) == "keep-too-few"
    table.do("keep", tickets=PILE[:1])
    assert table.tickets(0) == PILE[:1]


@pytest.mark.clause("EU-TKT-03")
def test_only_what_was_offered_is_kept_and_each_ticket_once() -> None:
    table = asked(PILE)
    assert table.refused("keep", tickets=[PILE[0], PILE[3]]) == "not-offered"
    assert table.refused("keep", tickets=[PILE[0], PILE[0]]) == "named-twice"
    assert len(table.legal("keep")) == 7


@pytest.mark.clause("EU-TKT-04")
@pytest.mark.parametrize(
    ("kept", "pile"),
    [
        ([0], [*PILE[3:], PILE[1], PILE[2]]),
        ([1], [*PILE[3:], PILE[0], PILE[2]]),
        ([2, 0], [*PILE[3:], PILE[1]]),
        ([0, 1, 2], PILE[3:]),
    ],
)
def test_tickets_given_back_go_under_the_pile(kept: list[int], pile: list[str]) -> None:
    table = asked(PILE)
    table.do("keep", tickets=[PILE[n] for n in kept])
    assert table.pile == pile


@pytest.mark.clause("EU-TKT-04")
def test_a_ticket_given_back_comes_round_again() -> None:
    table = asked(PILE[:3])
    table.do("keep", tickets=PILE[:1])
    table.do("tickets")
    assert table.offer(1) == PILE[1:3]


@pytest.mark.clause("EU-TKT-05")
def test_a_ticket_held_is_not_offered_again_and_can_not_be_given_back() -> None:
    table = asked(PILE, tickets=[["athina-wilno"], ["amsterdam-wilno"]])
    assert not {"athina-wilno", "amsterdam-wilno"}.intersection(table.offer(0) + table.pile)
    assert table.refused("keep", tickets=[PILE[0], "athina-wilno"]) == "not-offered"
    table.do("keep", tickets=[PILE[0]])
    assert set(table.tickets(0)) == {"athina-wilno", PILE[0]}
    assert table.refused("keep", player=0, tickets=["athina-wilno"]) == "not-your-turn"
    assert table.refused("keep", tickets=["amsterdam-wilno"]) == "wrong-moment"


@pytest.mark.clause("EU-TKT-06")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        (["berlin-wien", "munchen-wien", "munchen-venezia", "roma-venezia"], [], 9),
        (["berlin-wien", "munchen-venezia", "roma-venezia"], [], -9),
        (["berlin-wien", "munchen-wien", "roma-venezia"], ["munchen-venezia"], -9),
        (["berlin-wien", "munchen-wien", "munchen-venezia"], [], -9),
        ([], [], -9),
    ],
    ids=["linked", "gap", "gap of another's", "not quite", "nothing"],
)
def test_a_ticket_adds_its_value_if_own_routes_link_its_cities_else_subtracts_it(
    mine: list[str], theirs: list[str], points: int
) -> None:
    claims = held(0, *mine) + held(1, *theirs)
    table = Table("europe", claims=claims, tickets=[["berlin-roma"]])
    assert table.result(0).tickets == points


@pytest.mark.clause("EU-TKT-06")
def test_tickets_score_nothing_before_the_end() -> None:
    line = ["berlin-wien", "munchen-wien", "munchen-venezia"]
    table = Table("europe", claims=held(0, *line), tickets=[["berlin-roma"]], hands=[{"black": 2}])
    before = table.points(0)
    facts = table.do("claim", route="roma-venezia", cards={"black": 2})
    assert table.points(0) == before + 2
    assert named(facts, "claimed")[0]["points"] == 2


@pytest.mark.clause("EU-TKT-07")
def test_nobody_else_sees_the_tickets_of_a_player() -> None:
    mine, others = [["berlin-roma", "danzig-lisboa"]], [["essen-kyiv", "cadiz-stockholm"]]
    views = []
    for tickets in (mine, others):
        position = Table("europe", 3, tickets=tickets, ticket_deck_only=True).position
        assert len(observe(position, 0).tickets) == 2
        views.append([observe(position, seat) for seat in (1, 2, None)])
    assert views[0] == views[1]


@pytest.mark.clause("EU-TKT-07")
def test_nobody_else_sees_what_is_offered() -> None:
    table = Table("europe", 3, ticket_deck=PILE)
    journal: Journal = []
    apply(table.position, 0, AskTickets(), journal)
    offered = [fact for fact in journal if isinstance(fact, TicketsOffered)]
    assert [redact(fact, 0) for fact in offered] == offered
    for seat in (1, 2, None):
        assert [redact(fact, seat) for fact in offered] == [TicketsOffered(0, (None,) * 3)]
        assert observe(table.position, seat).offer == ()


@pytest.mark.clause("EU-TKT-08")
def test_any_number_of_tickets_may_be_held() -> None:
    many = [ticket.id for ticket in EUROPE.tickets if ticket.id not in PILE][:20]
    table = asked(PILE, tickets=[many])
    table.do("keep", tickets=PILE[:3])
    assert len(table.tickets(0)) == 23


@pytest.mark.clause("EU-TKT-09")
def test_no_tickets_are_drawn_from_an_empty_pile() -> None:
    table = Table("europe", ticket_deck_only=True)
    assert table.refused("tickets") == "no-tickets"
    assert not table.legal("tickets")
    assert table.legal("draw")
