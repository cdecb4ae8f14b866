"""Amsterdam: what lies open and what is secret.

Secrets are tried in pairs of tables that differ in nothing but the secret: whoever may not know
it must see and hear exactly the same at both.
"""

import pytest
from amsterdam_tables import BOARD, ROW, Asked, J, contracts, owned, stacked
from rules_table import Table, words

from perron.core.cards import KINDS
from perron.core.facts import Drawn, Fact
from perron.core.judge import judge
from perron.core.play import Journal, apply, new_game
from perron.core.view import observe, redact
from perron.wire.actions import action_from_json

A, B, C, D, E, F = contracts(6)

# The other players, and someone who only watches.
OTHERS = (0, 2, None)


def twins(one: Asked, other: Asked, **same: object) -> tuple[Table, Table]:
    """Two tables that are the same but for this."""
    left, right = ({"market": ROW, **same, **secret} for secret in (one, other))
    return Table("amsterdam", 3, **left), Table("amsterdam", 3, **right)


def heard(table: Table, asked: Asked, listener: int | None) -> list[Fact]:
    """Player 1 does this; what the listener hears of it."""
    _, action = action_from_json(table.board, asked)
    assert judge(table.position, 1, action) is None
    facts: Journal = []
    apply(table.position, 1, action, facts)
    return [redact(fact, listener) for fact in facts]


def same_for(seat: int | None, tables: tuple[Table, Table]) -> bool:
    left, right = tables
    return observe(left.position, seat) == observe(right.position, seat)


def contracts_of(*seats: list[str]) -> Asked:
    return {"tickets": list(seats)}


@pytest.mark.clause("AM-INF-01")
def test_the_cards_of_a_hand_are_private_and_their_number_is_not() -> None:
    hands = [{"red": 1}, {"blue": 2, J: 1}, {}], [{"red": 1}, {"green": 3}, {}]
    tables = twins({"hands": hands[0]}, {"hands": hands[1]})
    assert [same_for(seat, tables) for seat in OTHERS] == [True] * 3
    assert not same_for(1, tables)
    assert [player.hand_size for player in observe(tables[0].position, 0).players] == [1, 3, 0]


@pytest.mark.clause("AM-INF-01")
def test_nobody_knows_the_order_of_the_stacks() -> None:
    one = {"deck": ["red", "blue"], "ticket_deck": [A, B]}
    other = {"deck": ["blue", J], "ticket_deck": [C, D]}
    tables = twins(one, other)
    assert all(same_for(seat, tables) for seat in (*OTHERS, 1))


@pytest.mark.clause("AM-INF-01")
def test_of_the_deal_a_player_hears_the_own_hand_and_the_open_row() -> None:
    deals = []
    for second in (["red", "blue"], ["black", J]):
        journal: Journal = []
        cards = ["pink", "pink", *second, "green", "green", *ROW]
        new_game(BOARD, 3, seed=0, shuffler=stacked(*cards), journal=journal)
        deals.append(journal)
    for seat in (*OTHERS, 1):
        left, right = ([redact(fact, seat) for fact in journal] for journal in deals)
        assert (left == right) == (seat != 1)


@pytest.mark.clause("AM-INF-01")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_routes_points_wagons_and_merchandise_are_open_to_all(seat: int | None) -> None:
    routes = ["begijnhof-munttoren", "nieuwe_waal-noordermarkt"]
    table = Table("amsterdam", 3, claims=owned([routes[0]], [], [routes[1]]), market=ROW)
    seen = observe(table.position, seat)
    owners = {table.board.routes[r].id: o for r, o in enumerate(seen.owners) if o >= 0}
    assert owners == {routes[0]: 0, routes[1]: 2}
    assert [player.score for player in seen.players] == [2, 0, 2]
    assert [player.trains for player in seen.players] == [14, 16, 14]
    assert [player.merchandise for player in seen.players] == [1, 0, 1]


@pytest.mark.clause("AM-INF-01")
@pytest.mark.parametrize("listener", OTHERS)
def test_a_card_drawn_unseen_is_known_only_to_who_draws_it(listener: int | None) -> None:
    tables = twins({"deck": ["red"]}, {"deck": [J]}, to_move=1)
    draw = {"type": "draw", "slot": "deck"}
    assert heard(tables[0], draw, listener) == heard(tables[1], draw, listener)
    assert same_for(listener, tables)
    assert not same_for(1, tables)


@pytest.mark.clause("AM-INF-01")
@pytest.mark.parametrize("listener", OTHERS)
def test_a_card_taken_from_the_row_is_seen_by_all(listener: int | None) -> None:
    table = Table("amsterdam", 3, market=ROW, to_move=1)
    assert heard(table, {"type": "draw", "slot": 4}, listener)[0] == Drawn(1, 4, KINDS.index("red"))
    assert words(observe(table.position, listener).players[1].known) == {"red": 1}


@pytest.mark.clause("AM-MER-03")
@pytest.mark.parametrize("listener", [0, 1, 2, None])
def test_everybody_sees_merchandise_being_gained_and_how_much_there_is(
    listener: int | None,
) -> None:
    table = Table("amsterdam", 3, to_move=1, hands=[{}, {"black": 2}], merchandise=[4, 2, 0])
    claim = {"type": "claim", "route": "begijnhof-munttoren", "cards": {"black": 2}}
    assert "MerchandiseTaken" in [type(fact).__name__ for fact in heard(table, claim, listener)]
    seen = observe(table.position, listener)
    assert [player.merchandise for player in seen.players] == [4, 3, 0]


@pytest.mark.clause("AM-SET-07")
def test_contracts_dealt_at_the_start_are_seen_only_by_their_player() -> None:
    offers = [[A, B], [C, D], []], [[A, B], [E, F], []]
    tables = twins({"offers": offers[0]}, {"offers": offers[1]}, phase="setup")
    assert [same_for(seat, tables) for seat in OTHERS] == [True] * 3
    assert not same_for(1, tables)


@pytest.mark.clause("AM-SET-07")
@pytest.mark.parametrize("listener", OTHERS)
def test_what_is_kept_at_the_start_and_what_given_back_stays_secret(listener: int | None) -> None:
    offers = {"offers": [[], [A, B], []]}
    tables = twins(offers, offers, phase="setup")
    kept = {"type": "keep", "tickets": [A]}, {"type": "keep", "tickets": [B]}
    assert heard(tables[0], kept[0], listener) == heard(tables[1], kept[1], listener)
    assert same_for(listener, tables)
    assert not same_for(1, tables)


@pytest.mark.clause("AM-SET-07", "AM-INF-01")
def test_contracts_that_are_held_are_seen_only_by_their_player() -> None:
    tables = twins(contracts_of([A], [B, C]), contracts_of([A], [D, E]))
    assert [same_for(seat, tables) for seat in OTHERS] == [True] * 3
    assert not same_for(1, tables)
    assert len(observe(tables[0].position, 1).tickets) == 2


@pytest.mark.clause("AM-CON-03", "AM-CON-09")
@pytest.mark.parametrize("listener", OTHERS)
def test_contracts_drawn_in_play_and_the_one_returned_stay_secret(listener: int | None) -> None:
    tables = twins({"ticket_deck": [A, B]}, {"ticket_deck": [C, D]}, to_move=1)
    ask = {"type": "tickets"}
    assert heard(tables[0], ask, listener) == heard(tables[1], ask, listener)
    assert same_for(listener, tables)
    kept = {"type": "keep", "tickets": [A]}, {"type": "keep", "tickets": [D]}
    assert heard(tables[0], kept[0], listener) == heard(tables[1], kept[1], listener)
    assert same_for(listener, tables)
    assert not same_for(1, tables)


@pytest.mark.clause("AM-CON-09")
@pytest.mark.parametrize("listener", OTHERS)
def test_nobody_else_learns_that_a_contract_is_fulfilled(listener: int | None) -> None:
    fulfilled, failed = "dam-de_drie_hendricken", "jordaan-oude_kerk"
    tables = twins(
        contracts_of([], [fulfilled]),
        contracts_of([], [failed]),
        to_move=1,
        hands=[{}, {"red": 2}],
        claims=owned([], ["begijnhof-de_drie_hendricken"]),
    )
    claim = {"type": "claim", "route": "begijnhof-dam", "cards": {"red": 2}}
    assert heard(tables[0], claim, listener) == heard(tables[1], claim, listener)
    assert [bool(table.result(1).completed) for table in tables] == [True, False]
    assert same_for(listener, tables)
