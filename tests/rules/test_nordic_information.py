"""Nordic: what lies open and what is secret. (NC-INF)"""

import pytest
from nordic_tables import BOARD, ROW, claimed, heard, nordic
from rules_table import words

from perron.core.play import Journal, new_game
from perron.core.view import Observation, SeatView, observe
from perron.wire.facts import fact_to_json

OTHERS = [1, 2, None]
FIVE = ["oslo-stockholm", "oslo-vaasa", "bergen-narvik", "stockholm-umea", "alborg-umea"]


def seen(view: Observation, seat: int) -> SeatView:
    """What lies open before a player."""
    return view.players[seat]


@pytest.mark.clause("NC-INF-01")
@pytest.mark.parametrize("observer", OTHERS)
def test_which_tickets_somebody_holds_cannot_be_told(observer: int | None) -> None:
    cheap = nordic(3, tickets=[FIVE[:2]], ticket_deck=FIVE[2:])
    dear = nordic(3, tickets=[FIVE[3:]], ticket_deck=FIVE[:3])
    assert observe(cheap.position, observer) == observe(dear.position, observer)
    assert observe(cheap.position, 0) != observe(dear.position, 0)


@pytest.mark.clause("NC-INF-01")
@pytest.mark.parametrize("observer", OTHERS)
def test_asking_for_tickets_tells_the_others_numbers_only(observer: int | None) -> None:
    one, other = nordic(3, ticket_deck=FIVE), nordic(3, ticket_deck=FIVE[::-1])
    assert heard(one.do("tickets"), observer) == heard(other.do("tickets"), observer)
    assert observe(one.position, observer) == observe(other.position, observer)
    first = heard(one.do("keep", tickets=one.offer(0)[:2]), observer)
    second = heard(other.do("keep", tickets=other.offer(0)[1:]), observer)
    assert first == second
    assert seen(observe(one.position, observer), 0).tickets == 2


@pytest.mark.clause("NC-INF-01")
def test_a_player_sees_the_own_tickets_and_the_own_offer() -> None:
    table = nordic(tickets=[FIVE[:2]], ticket_deck=FIVE[2:])
    table.do("tickets")
    view = observe(table.position, 0)
    assert [table.board.tickets[ticket].id for ticket in view.tickets] == sorted(FIVE[:2])
    assert [table.board.tickets[ticket].id for ticket in view.offer] == FIVE[2:]


@pytest.mark.clause("NC-INF-01")
def test_scoring_lays_all_tickets_open() -> None:
    table = nordic(
        final_turns=1,
        trains=[0, 40],
        tickets=[FIVE[:2], FIVE[2:]],
        claims=claimed(["orebro-oslo-1", "orebro-stockholm-1"]),
    )
    table.do("draw", slot="deck")
    table.do("draw", slot="deck")
    assert table.phase == "over"
    for seat, held in enumerate((FIVE[:2], FIVE[2:])):
        result = table.result(seat)
        shown = [table.board.tickets[t].id for t in (*result.completed, *result.failed)]
        assert sorted(shown) == sorted(held)


@pytest.mark.clause("NC-INF-02")
@pytest.mark.parametrize("observer", OTHERS)
def test_only_the_size_of_a_hand_is_known(observer: int | None) -> None:
    one = nordic(3, market=ROW, hands=[{"red": 3, "blue": 1}])
    other = nordic(3, market=ROW, hands=[{"locomotive": 4}])
    larger = nordic(3, market=ROW, hands=[{"locomotive": 5}])
    assert observe(one.position, observer) == observe(other.position, observer)
    assert seen(observe(one.position, observer), 0).hand_size == 4
    assert seen(observe(larger.position, observer), 0).hand_size == 5
    assert words(observe(one.position, 0).hand) == {"red": 3, "blue": 1}


@pytest.mark.clause("NC-INF-02")
@pytest.mark.parametrize("observer", OTHERS)
def test_a_blind_draw_is_private(observer: int | None) -> None:
    red, blue = (nordic(3, market=ROW, deck=[top]) for top in ("red", "blue"))
    mine, other = red.do("draw", slot="deck"), blue.do("draw", slot="deck")
    assert heard(mine, 0)[0]["card"] == "red"
    assert heard(mine, observer)[0]["card"] is None
    assert heard(mine, observer) == heard(other, observer)
    assert observe(red.position, observer) == observe(blue.position, observer)


@pytest.mark.clause("NC-INF-01", "NC-INF-02")
@pytest.mark.parametrize("observer", [0, *OTHERS])
def test_the_deal_is_private(observer: int | None) -> None:
    journal: Journal = []
    new_game(BOARD, 3, 8, journal=journal)
    for fact in heard([fact_to_json(BOARD, fact) for fact in journal], observer):
        own = fact.get("player") == observer
        if fact["type"] == "hand_dealt":
            assert (fact["cards"] == [None] * 4) != own
        if fact["type"] == "tickets_offered":
            assert (fact["tickets"] == [None] * 5) != own


@pytest.mark.clause("NC-INF-02")
@pytest.mark.parametrize("observer", [0, *OTHERS])
def test_nobody_knows_how_the_discards_were_shuffled(observer: int | None) -> None:
    table = nordic(3, market=ROW, deck_only=True, discard={"pink": 3, "red": 1})
    facts = heard(table.do("draw", slot="deck"), observer)
    assert facts[0] == {"type": "shuffled", "pile": "cards", "order": [None] * 4}


@pytest.mark.clause("NC-INF-02")
@pytest.mark.parametrize("observer", OTHERS)
def test_a_face_up_pick_is_public(observer: int | None) -> None:
    table = nordic(3, market=ROW, deck=["black"])
    facts = table.do("draw", slot=3)
    assert heard(facts, observer) == facts
    assert facts[0]["card"] == "white"
    assert words(seen(observe(table.position, observer), 0).known) == {"white": 1}


@pytest.mark.clause("NC-INF-02")
@pytest.mark.parametrize("observer", OTHERS)
def test_payments_and_tunnel_cards_are_public(observer: int | None) -> None:
    table = nordic(
        3, market=ROW, deck=["green", "black", "pink"], hands=[{"green": 2, "locomotive": 1}]
    )
    facts = table.do("claim", route="kristiansand-stavanger-1", cards={"green": 2})
    assert heard(facts, observer) == facts
    tunnel = observe(table.position, observer).tunnel
    assert tunnel is not None
    assert (words(tunnel.cards), tunnel.extra, len(tunnel.revealed)) == ({"green": 2}, 1, 3)
    facts = table.do("pay", cards={"locomotive": 1})
    assert heard(facts, observer) == facts
    assert facts[0]["cards"] == {"green": 2, "locomotive": 1}


@pytest.mark.clause("NC-INF-02")
@pytest.mark.parametrize("observer", OTHERS)
def test_the_board_and_the_counts_are_public(observer: int | None) -> None:
    table = nordic(
        3,
        market=ROW,
        discard={"pink": 4},
        claims=claimed(["helsinki-imatra"]),
        tickets=[FIVE[:3], FIVE[3:]],
    )
    view = observe(table.position, observer)
    mine = seen(view, 0)
    assert (mine.trains, mine.score, mine.tickets) == (37, 4, 3)
    assert seen(view, 1).tickets == 2
    assert view.owners[table.board.route("helsinki-imatra") or 0] == 0
    assert (view.deck_size, words(view.discard), view.ticket_pile_size) == (101, {"pink": 4}, 41)
