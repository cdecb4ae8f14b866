"""Europe: what is open and what is secret. (EU-INF, EU-SET-11)"""

import pytest
from europe_tables import ROW, Asked, built, held
from rules_table import Table, words

from perron.boards import load
from perron.core.actions import DECK, Action, AskTickets, Claim, Decline, Draw, Keep
from perron.core.cards import KINDS, packed
from perron.core.facts import (
    LONG_PILE,
    CardTurned,
    Claimed,
    Drawn,
    Fact,
    HandDealt,
    Shuffled,
    TicketsBuried,
    TicketsKept,
)
from perron.core.play import Journal, apply, new_game
from perron.core.view import observe, redact

EUROPE = load("europe")
PILE = ["berlin-roma", "essen-kyiv", "paris-wien", "kyiv-sochi"]
# Everybody but player 0: the other players, and somebody who only watches.
OTHERS = (1, 2, None)
RED = KINDS.index("red")


def happened(table: Table, *actions: Action) -> list[Fact]:
    """All that came of these actions of player 0, with its secrets."""
    facts: Journal = []
    for action in actions:
        apply(table.position, 0, action, facts)
    return facts


@pytest.mark.clause("EU-INF-01")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_scores_track_trains_and_stations_lie_open(seat: int | None) -> None:
    table = Table(
        "europe",
        claims=held(0, "cadiz-lisboa") + held(1, "marseille-pamplona"),
        stations=built(1, "roma"),
        market=ROW,
        discard={"pink": 2},
    )
    view = observe(table.position, seat)
    assert [player.score for player in view.players] == [2, 7]
    assert [player.trains for player in view.players] == [43, 41]
    assert [player.stations_left for player in view.players] == [3, 2]
    owners = {EUROPE.routes[r].id: owner for r, owner in enumerate(view.owners) if owner >= 0}
    assert owners == {"cadiz-lisboa": 0, "marseille-pamplona": 1}
    assert {EUROPE.cities[c].id for c, owner in enumerate(view.stations) if owner == 1} == {"roma"}
    assert [KINDS[kind] for kind in view.market] == ROW
    assert words(view.discard) == {"pink": 2}


@pytest.mark.clause("EU-INF-01", "EU-INF-02")
def test_what_others_see_is_the_same_whatever_a_player_holds() -> None:
    tables: list[Asked] = [
        {
            "hands": [{"red": 2, "locomotive": 1}],
            "tickets": [["berlin-roma", "danzig-lisboa"]],
            "deck": ["blue", "green"],
            "ticket_deck": ["essen-kyiv"],
        },
        {
            "hands": [{"green": 3}],
            "tickets": [["essen-kyiv", "cadiz-stockholm"]],
            "deck": ["red", "red"],
            "ticket_deck": ["berlin-roma"],
        },
    ]
    seen = []
    for fields in tables:
        table = Table("europe", 3, market=ROW, deck_only=True, ticket_deck_only=True, **fields)
        assert words(observe(table.position, 0).hand) == fields["hands"][0]
        assert len(observe(table.position, 0).tickets) == 2
        seen.append([observe(table.position, seat) for seat in OTHERS])
    assert seen[0] == seen[1]


@pytest.mark.clause("EU-INF-02")
def test_the_sizes_of_hands_and_the_numbers_of_tickets_are_open() -> None:
    table = Table(
        "europe",
        hands=[{"red": 5}, {"blue": 1, "locomotive": 2}],
        tickets=[["berlin-roma"], ["essen-kyiv", "paris-wien"]],
    )
    for seat in (0, 1, None):
        players = observe(table.position, seat).players
        assert [player.hand_size for player in players] == [5, 3]
        assert [player.tickets for player in players] == [1, 2]
        assert [player.known for player in players] == [0, 0]


@pytest.mark.clause("EU-INF-02")
@pytest.mark.parametrize("seat", OTHERS)
def test_a_card_drawn_unseen_is_secret_and_a_face_up_card_is_not(seat: int | None) -> None:
    table = Table("europe", 3, market=ROW, deck=["pink", "yellow"])
    facts = happened(table, Draw(DECK), Draw(0))
    blind, taken = (fact for fact in facts if isinstance(fact, Drawn))
    assert redact(blind, 0) == Drawn(0, DECK, KINDS.index("pink"))
    assert redact(blind, seat) == Drawn(0, DECK, None)
    assert redact(taken, seat) == Drawn(0, 0, RED)
    assert words(observe(table.position, seat).players[0].known) == {"red": 1}


@pytest.mark.clause("EU-INF-02")
@pytest.mark.parametrize("seat", OTHERS)
def test_payments_and_the_cards_turned_for_a_tunnel_are_open(seat: int | None) -> None:
    table = Table("europe", 3, hands=[{"red": 4}], market=ROW, deck=["red", "blue", "pink"])
    route = EUROPE.route("erzurum-sochi")
    assert route is not None
    three = packed([3 if kind == RED else 0 for kind in range(len(KINDS))])
    facts = happened(table, Claim(route, three))
    heard = [redact(fact, seat) for fact in facts]
    assert heard == facts
    assert [KINDS[fact.card] for fact in heard if isinstance(fact, CardTurned)] == [
        "red",
        "blue",
        "pink",
    ]
    tunnel = observe(table.position, seat).tunnel
    assert tunnel is not None
    assert (words(tunnel.cards), tunnel.extra) == ({"red": 3}, 1)
    happened(table, Decline())
    assert words(observe(table.position, seat).players[0].known) == {"red": 3}


@pytest.mark.clause("EU-INF-02")
def test_everybody_sees_the_cards_that_a_route_was_paid_with() -> None:
    table = Table("europe", 3, hands=[{"red": 4}])
    route = EUROPE.route("marseille-pamplona")
    assert route is not None
    four = packed([4 if kind == RED else 0 for kind in range(len(KINDS))])
    facts = happened(table, Claim(route, four))
    for seat in OTHERS:
        assert Claimed(0, route, four, 7) in [redact(fact, seat) for fact in facts]
        assert observe(table.position, seat).players[0].played[RED] == 4


@pytest.mark.clause("EU-INF-02")
@pytest.mark.parametrize("seat", OTHERS)
def test_hands_are_dealt_in_secret_and_nobody_knows_the_order_of_a_pile(seat: int | None) -> None:
    journal: Journal = []
    new_game(EUROPE, 3, seed=4, journal=journal)
    for fact in journal:
        heard = redact(fact, seat)
        if isinstance(fact, HandDealt):
            assert heard == (fact if fact.player == seat else HandDealt(fact.player, (None,) * 4))
        if isinstance(fact, Shuffled):
            assert heard == Shuffled(fact.pile, (None,) * len(fact.order))


@pytest.mark.clause("EU-SET-11", "EU-INF-02")
def test_the_first_choice_of_tickets_is_secret_and_independent() -> None:
    kept = []
    for number in (slice(0, 2), slice(1, 3)):
        position = new_game(EUROPE, 3, seed=6)
        offer = observe(position, 1).offer
        facts: Journal = []
        apply(position, 0, Keep(tuple(position.offer(0)[number])), facts)
        assert observe(position, 1).offer == offer
        heard = [redact(fact, seat) for fact in facts for seat in OTHERS]
        assert heard == [TicketsKept(0, (None,) * 2, (None,) * 2)] * 3
        kept.append([observe(position, seat) for seat in OTHERS])
    assert kept[0] == kept[1]


@pytest.mark.clause("EU-INF-03")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_long_tickets_that_nobody_got_are_never_shown(seat: int | None) -> None:
    journal: Journal = []
    position = new_game(EUROPE, 3, seed=8, journal=journal)
    (stacked,) = (f for f in journal if isinstance(f, Shuffled) and f.pile == LONG_PILE)
    assert redact(stacked, seat) == Shuffled(LONG_PILE, (None,) * 6)
    view = observe(position, seat)
    shown = [t for t in (*view.offer, *view.tickets, *view.returned) if EUROPE.tickets[t].long]
    assert len(shown) == (0 if seat is None else 1)


@pytest.mark.clause("EU-INF-03")
def test_tickets_given_back_at_the_start_are_seen_by_nobody_else() -> None:
    position = new_game(EUROPE, 3, seed=8)
    offers = [position.offer(seat) for seat in range(3)]
    journal: Journal = []
    for seat in range(3):
        apply(position, seat, Keep(tuple(offers[seat][:2])), journal)
    for seat in range(3):
        assert observe(position, seat).returned == tuple(sorted(offers[seat][2:]))
        for fact in journal:
            heard = redact(fact, seat)
            if isinstance(heard, TicketsKept) and heard.player != seat:
                assert (heard.kept, heard.returned) == ((None,) * 2, (None,) * 2)
    assert observe(position, None).returned == ()


@pytest.mark.clause("EU-INF-03", "EU-TKT-04")
@pytest.mark.parametrize("seat", OTHERS)
def test_tickets_given_back_later_are_seen_by_nobody_else(seat: int | None) -> None:
    table = Table("europe", 3, ticket_deck=PILE, ticket_deck_only=True)
    facts = happened(table, AskTickets())
    first = table.position.offer(0)[0]
    facts = happened(table, Keep((first,)))
    heard = [redact(fact, seat) for fact in facts]
    assert TicketsKept(0, (None,), (None,) * 2) in heard
    assert TicketsBuried(0, (None,) * 2) in heard
    assert observe(table.position, seat).returned == ()
    assert len(observe(table.position, 0).returned) == 2
