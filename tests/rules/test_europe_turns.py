"""Europe: turns, the last round and the end. (EU-TRN, EU-END)"""

import pytest
from europe_tables import NO_CARDS, ROW, Asked, held, named
from rules_table import Table

# One whole turn of each kind, for a player with three black cards.
TURNS: list[list[Asked]] = [
    [{"type": "draw", "slot": "deck"}, {"type": "draw", "slot": 0}],
    [{"type": "claim", "route": "amsterdam-bruxelles", "cards": {"black": 1}}],
    [{"type": "tickets"}, {"type": "keep", "tickets": ["berlin-roma"]}],
    [{"type": "station", "city": "roma", "cards": {"black": 1}}],
]
KINDS_OF_TURN = ["draw", "claim", "tickets", "station"]


def at_the_table(players: int = 2, **fields: object) -> Table:
    return Table(
        "europe",
        players,
        hands=[{"black": 3}] + [{"yellow": 1}] * (players - 1),
        market=ROW,
        deck=["pink", "pink", "orange", "orange"],
        ticket_deck=["berlin-roma", "essen-kyiv", "paris-wien"],
        **fields,
    )


def play(table: Table, turn: list[Asked]) -> None:
    for action in turn:
        table.do(**action)


def draw_two(table: Table) -> None:
    table.do("draw", slot="deck")
    table.do("draw", slot="deck")


# Turns.


@pytest.mark.clause("EU-TRN-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_round_the_table(players: int) -> None:
    table = Table("europe", players, market=ROW, to_move=1)
    movers = []
    for _ in range(players + 1):
        movers.append(table.mover)
        draw_two(table)
    assert movers == [(1 + turn) % players for turn in range(players + 1)]


@pytest.mark.clause("EU-TRN-02", "EU-TRN-03")
@pytest.mark.parametrize("turn", TURNS, ids=KINDS_OF_TURN)
def test_after_any_one_action_it_is_the_next_players_turn(turn: list[Asked]) -> None:
    table = at_the_table()
    play(table, turn)
    assert (table.phase, table.mover) == ("turn", 1)
    for other in TURNS:
        asked = {**other[0], "player": 0}
        assert table.refused(**asked) == "not-your-turn"


@pytest.mark.clause("EU-TRN-03")
@pytest.mark.parametrize("begun", [TURNS[0], TURNS[2]], ids=["draw", "tickets"])
@pytest.mark.parametrize("other", TURNS, ids=KINDS_OF_TURN)
def test_an_action_once_begun_is_brought_to_its_end(begun: list[Asked], other: list[Asked]) -> None:
    table = at_the_table()
    table.do(**begun[0])
    if begun[1]["type"] != other[0]["type"]:
        assert table.refused(**other[0]) == "wrong-moment"
    assert table.mover == 0
    table.do(**begun[1])
    assert table.mover == 1


@pytest.mark.clause("EU-TRN-03")
def test_nobody_may_pass_who_can_act() -> None:
    table = at_the_table()
    assert table.refused("pass") == "must-act"
    table.do("tickets")
    assert table.refused("pass") == "must-act"
    assert {action["type"] for action in at_the_table().legal()} == set(KINDS_OF_TURN)


@pytest.mark.clause("EU-TRN-03")
@pytest.mark.parametrize(
    "left",
    [
        {"market": ["red"]},
        {"deck": ["red"]},
        {"discard": {"red": 1}, "market": ROW},
        {"ticket_deck": ["berlin-roma"]},
        {"hands": [{"red": 1}]},
    ],
    ids=["row", "pile", "discards", "ticket", "hand"],
)
def test_one_possible_action_is_enough_to_forbid_passing(left: Asked) -> None:
    table = Table("europe", **{**NO_CARDS, "ticket_deck_only": True, **left})
    assert table.refused("pass") == "must-act"


@pytest.mark.clause("EU-TRN-03")
def test_who_can_do_nothing_is_passed_over() -> None:
    hands = [{}, {"black": 1}]
    table = Table("europe", 3, **NO_CARDS, ticket_deck_only=True, hands=hands)
    assert table.legal() == [{"type": "pass"}]
    table.do("pass")
    assert table.mover == 1
    table.do("claim", route="amsterdam-bruxelles", cards={"black": 1})
    assert table.mover == 2


@pytest.mark.clause("EU-TRN-03")
def test_the_game_is_over_when_nobody_can_do_anything() -> None:
    table = Table("europe", **NO_CARDS, ticket_deck_only=True)
    table.do("pass")
    assert table.phase == "turn"
    facts = table.do("pass")
    assert table.phase == "over"
    assert named(facts, "ended") == [{"type": "ended", "reason": "stalled"}]


@pytest.mark.clause("EU-TRN-03")
def test_a_refused_action_leaves_the_turn_where_it_is() -> None:
    table = at_the_table()
    assert table.refused("claim", route="cadiz-lisboa", cards={"black": 2}) == "wrong-payment"
    assert table.refused("draw", player=1, slot=0) == "not-your-turn"
    assert (table.phase, table.mover) == ("turn", 0)
    play(table, TURNS[1])


@pytest.mark.clause("EU-TRN-04")
def test_a_ticket_may_span_many_routes_and_a_claim_is_one_route() -> None:
    line = ["berlin-warszawa-1", "warszawa-wilno", "smolensk-wilno"]
    table = Table(
        "europe", hands=[{"orange": 2}], claims=held(0, *line), tickets=[["berlin-moskva"]]
    )
    assert table.board.route("berlin-moskva") is None
    assert table.result(0).tickets == -12
    table.do("claim", route="moskva-smolensk", cards={"orange": 2})
    assert table.result(0).tickets == 12


# The end.


@pytest.mark.clause("EU-END-01")
@pytest.mark.parametrize(("before", "triggered"), [(5, False), (4, False), (3, True), (2, True)])
def test_two_trains_or_fewer_bring_the_last_round(before: int, triggered: bool) -> None:
    table = at_the_table(trains=[before], final_turns=None)
    facts = table.do("claim", route="amsterdam-bruxelles", cards={"black": 1})
    assert table.trains(0) == before - 1
    assert bool(named(facts, "end_triggered")) is triggered
    assert table.printed["final_turns"] == (2 if triggered else None)


@pytest.mark.clause("EU-END-01")
def test_the_last_train_brings_the_last_round_too() -> None:
    table = at_the_table(trains=[1], final_turns=None)
    facts = table.do("claim", route="amsterdam-bruxelles", cards={"black": 1})
    assert table.trains(0) == 0
    assert named(facts, "end_triggered") == [{"type": "end_triggered", "player": 0, "turns": 2}]


@pytest.mark.clause("EU-END-01")
def test_a_tunnel_given_up_does_not_bring_the_last_round() -> None:
    table = Table(
        "europe", hands=[{"black": 3}], trains=[3], market=ROW, deck=["black", "red", "red"]
    )
    table.do("claim", route="madrid-pamplona-1", cards={"black": 3})
    table.do("decline")
    assert table.trains(0) == 3
    assert table.printed["final_turns"] is None


@pytest.mark.clause("EU-END-01", "EU-TUN-14")
def test_extra_cards_for_a_tunnel_do_not_bring_the_last_round() -> None:
    table = Table(
        "europe", hands=[{"black": 5}], trains=[6], market=ROW, deck=["black", "black", "red"]
    )
    table.do("claim", route="madrid-pamplona-1", cards={"black": 3})
    table.do("pay", cards={"black": 2})
    assert table.trains(0) == 3
    assert table.printed["final_turns"] is None


@pytest.mark.clause("EU-END-02")
@pytest.mark.parametrize(("first", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_everybody_has_one_more_turn_and_who_brought_the_end_has_the_last(
    first: int, order: list[int]
) -> None:
    table = Table("europe", 3, hands=[{"black": 1}] * 3, trains=[3] * 3, to_move=first)
    table.do("claim", route="amsterdam-bruxelles", cards={"black": 1})
    movers = []
    while table.mover is not None:
        movers.append(table.mover)
        draw_two(table)
    assert movers == order
    assert table.phase == "over"
    assert table.refused("draw", player=first, slot="deck") == "game-over"


@pytest.mark.clause("EU-END-02")
def test_a_second_player_short_of_trains_does_not_make_the_last_round_longer() -> None:
    table = Table("europe", 3, hands=[{"black": 1}, {"pink": 1}], trains=[3, 3])
    facts = table.do("claim", route="amsterdam-bruxelles", cards={"black": 1})
    assert named(facts, "end_triggered") == [{"type": "end_triggered", "player": 0, "turns": 3}]
    facts = table.do("claim", route="dieppe-paris", cards={"pink": 1})
    assert (table.trains(0), table.trains(1)) == (2, 2)
    assert not named(facts, "end_triggered")
    assert table.printed["final_turns"] == 2


@pytest.mark.clause("EU-END-02")
def test_a_position_with_a_player_short_of_trains_is_in_its_last_round() -> None:
    table = Table("europe", 3, hands=[{}, {"black": 1}], trains=[45, 45, 2], to_move=1)
    assert table.printed["final_turns"] == 2
    table.do("claim", route="amsterdam-bruxelles", cards={"black": 1})
    draw_two(table)
    assert table.phase == "over"


@pytest.mark.clause("EU-END-03")
@pytest.mark.parametrize("turn", TURNS, ids=KINDS_OF_TURN)
def test_the_last_turn_is_a_turn_like_any_other(turn: list[Asked]) -> None:
    table = at_the_table(trains=[2, 45], final_turns=1)
    assert {action["type"] for action in table.legal()} == set(KINDS_OF_TURN)
    for action in turn:
        assert table.phase != "over"
        facts = table.do(**action)
    assert table.phase == "over"
    assert named(facts, "ended") == [{"type": "ended", "reason": "last_round"}]


@pytest.mark.clause("EU-END-03")
def test_a_tunnel_of_the_last_turn_is_still_paid_for() -> None:
    table = Table(
        "europe", hands=[{"black": 4}], final_turns=1, market=ROW, deck=["black", "red", "red"]
    )
    table.do("claim", route="madrid-pamplona-1", cards={"black": 3})
    assert table.phase == "tunnel"
    table.do("pay", cards={"black": 1})
    assert (table.phase, table.points(0)) == ("over", 4)
