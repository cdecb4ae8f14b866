"""The referee: the rulebooks' own examples, and requests of any kind."""

import json
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import TABLES, walk

from perron.boards import load
from perron.core.cards import KINDS
from perron.core.errors import BadInput
from perron.wire.actions import action_to_json
from perron.wire.referee import Reply, referee

Json = dict[str, object]

DRAW: Json = {"type": "draw", "slot": "deck"}


def ask(position: Json, *actions: object) -> Reply:
    return referee({"position": position, "actions": list(actions)}, load)


def table(board: str, hand: Json, **fields: object) -> Json:
    return {"board": board, "players": 2, "hands": [hand], **fields}


def claim(route: str, **cards: int) -> Json:
    return {"type": "claim", "route": route, "cards": cards}


def codes(reply: Reply) -> list[str]:
    """For each action `ok`, or the code with which it was refused."""
    return ["ok" if result["ok"] else result["error"]["code"] for result in reply["results"]]


def events(reply: Reply, index: int) -> list[Json]:
    return reply["results"][index]["events"]


# Examples of the rulebooks.


@pytest.mark.clause("EU-FER-02")
def test_smyrna_palermo_takes_two_locomotives_and_four_of_a_colour() -> None:
    hand: Json = {"locomotive": 2, "green": 5, "red": 1}
    reply = ask(
        table("europe", hand),
        claim("palermo-smyrna", locomotive=1, green=5),
        claim("palermo-smyrna", locomotive=2, green=3, red=1),
        claim("palermo-smyrna", locomotive=2, green=4),
    )
    assert codes(reply) == ["wrong-payment", "wrong-payment", "ok"]
    assert events(reply, 2)[0] == {
        "type": "claimed",
        "player": 0,
        "route": "palermo-smyrna",
        "cards": {"green": 4, "locomotive": 2},
        "points": 15,
    }
    assert reply["position"]["trains"] == [39, 45]
    assert reply["position"]["hands"] == [{"green": 1, "red": 1}, {}]


@pytest.mark.clause("NC-ML-02", "NC-ML-05")
def test_seven_green_and_eight_others_pay_for_lieksa_murmansk() -> None:
    hand: Json = {"green": 7, "red": 4, "blue": 3, "pink": 1}
    short = claim("lieksa-murmansk", green=7, red=4, blue=3)
    full = claim("lieksa-murmansk", green=7, red=4, blue=3, pink=1)
    reply = ask(table("nordic", hand), short, full)
    assert codes(reply) == ["wrong-payment", "ok"]
    assert reply["position"]["trains"] == [31, 40]
    assert reply["position"]["scores"] == [27, 0]


@pytest.mark.clause("NC-FER-05", "NC-FER-03")
def test_any_three_cards_stand_for_the_locomotive_of_a_nordic_ferry() -> None:
    hand: Json = {"orange": 3, "blue": 1, "green": 1, "yellow": 1}
    reply = ask(
        table("nordic", hand),
        claim("kristiansand-stavanger-2", orange=3),
        claim("kristiansand-stavanger-2", orange=2, blue=1, green=1),
        claim("kristiansand-stavanger-2", orange=2, blue=1, green=1, yellow=1),
    )
    assert codes(reply) == ["wrong-payment", "wrong-payment", "ok"]


def tunnel(hand: Json, revealed: list[str]) -> Json:
    """A game in which just these cards are turned up next."""
    return table("europe", hand, deck=revealed, deck_only=True, market_only=True)


@pytest.mark.clause("EU-TUN-04")
def test_two_red_paid_and_one_red_revealed_cost_one_more() -> None:
    start = tunnel({"red": 4}, ["red", "blue", "green"])
    dig = claim("barcelona-pamplona", red=2)
    waiting = ask(start, dig)
    assert waiting["position"]["phase"] == "tunnel"
    assert waiting["position"]["tunnel"] == {
        "route": "barcelona-pamplona",
        "cards": {"red": 2},
        "revealed": ["red", "blue", "green"],
        "extra": 1,
    }
    assert waiting["legal"] == [{"type": "pay", "cards": {"red": 1}}, {"type": "decline"}]
    paid = ask(start, dig, {"type": "pay", "cards": {"red": 2}}, waiting["legal"][0])
    assert codes(paid) == ["ok", "wrong-payment", "ok"]
    assert paid["position"]["claims"] == [{"route": "barcelona-pamplona", "player": 0}]
    # All six cards were discarded; five of them were shuffled and lie in the market again.
    assert paid["position"]["hands"] == [{"red": 1}, {}]


@pytest.mark.clause("EU-TUN-05")
def test_a_green_card_pays_for_a_revealed_locomotive() -> None:
    start = tunnel({"green": 3}, ["locomotive", "blue", "red"])
    dig = claim("venezia-zurich", green=2)
    reply = ask(start, dig, {"type": "pay", "cards": {"green": 1}})
    assert codes(reply) == ["ok", "ok"]
    assert reply["position"]["claims"] == [{"route": "venezia-zurich", "player": 0}]


@pytest.mark.clause("EU-TUN-06", "NC-TUN-06")
def test_after_locomotives_only_a_revealed_locomotive_costs_a_locomotive() -> None:
    start = tunnel({"locomotive": 4, "red": 3}, ["red", "red", "locomotive"])
    dig = claim("erzurum-sochi", locomotive=3)
    waiting = ask(start, dig)
    assert waiting["legal"] == [{"type": "pay", "cards": {"locomotive": 1}}, {"type": "decline"}]
    reply = ask(start, dig, {"type": "pay", "cards": {"red": 1}}, waiting["legal"][0])
    assert codes(reply) == ["ok", "wrong-payment", "ok"]
    assert reply["position"]["hands"] == [{"red": 3}, {}]


@pytest.mark.clause("EU-TUN-09", "EU-TUN-10", "EU-TUN-11")
def test_a_tunnel_that_is_declined_gives_the_cards_back_and_ends_the_turn() -> None:
    start = tunnel({"red": 4}, ["red", "blue", "green"])
    reply = ask(start, claim("barcelona-pamplona", red=2), {"type": "decline"})
    assert codes(reply) == ["ok", "ok"]
    assert reply["position"]["hands"] == [{"red": 4}, {}]
    assert reply["position"]["to_move"] == 1
    row = cast(list[str | None], reply["position"]["market"])
    assert sorted(card for card in row if card) == ["blue", "green", "red"]


# How the referee answers.


def test_a_refused_action_changes_nothing_and_the_next_one_is_tried() -> None:
    start = table("europe", {"red": 2})
    untouched = ask(start)
    refused = ask(start, {"type": "pass"}, 7, {"type": "fly"}, claim("palermo-smyrna", red=6))
    assert codes(refused) == ["must-act", "malformed", "unknown-type", "not-in-hand"]
    assert refused["position"] == untouched["position"]
    assert refused["legal"] == untouched["legal"]


def test_the_player_to_move_is_meant_unless_another_is_named() -> None:
    start: Json = {"board": "europe", "players": 3, "to_move": 1}
    reply = ask(start, {**DRAW, "player": 0}, {**DRAW, "player": 1}, DRAW, {**DRAW, "player": 3})
    assert codes(reply) == ["not-your-turn", "ok", "ok", "unknown-player"]
    assert reply["position"]["to_move"] == 2


def test_in_setup_every_player_chooses_in_any_order_and_must_be_named() -> None:
    start: Json = {"board": "europe", "players": 2, "seed": 7, "new": True}
    dealt = ask(start)
    assert dealt["legal"] == []
    offers = cast(list[list[str]], dealt["position"]["offers"])
    keep = [{"type": "keep", "tickets": offer[:2]} for offer in offers]
    reply = ask(
        start,
        keep[0],
        {**keep[1], "player": 1},
        {**keep[1], "player": 1},
        {**keep[0], "player": 9},
        {**keep[0], "player": 0},
    )
    assert codes(reply) == ["player-needed", "ok", "already-chosen", "unknown-player", "ok"]
    assert reply["position"]["phase"] == "turn"
    tickets = cast(list[list[str]], reply["position"]["tickets"])
    assert [sorted(held) for held in tickets] == [sorted(offer[:2]) for offer in offers]
    assert reply["legal"]


def test_a_finished_game_has_an_outcome_and_nothing_to_do() -> None:
    start = table("europe", {}, phase="over", claims=[{"route": "palermo-smyrna", "player": 1}])
    reply = ask(start, DRAW, {**DRAW, "player": 1})
    assert codes(reply) == ["game-over", "game-over"]
    assert reply["legal"] == []
    outcome = reply["outcome"]
    assert outcome is not None
    assert outcome["winners"] == [1]
    assert ask(table("europe", {}))["outcome"] is None


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_whole_game_is_accepted_action_by_action(name: str, players: int) -> None:
    board = load(name)
    turns = walk(board, players, seed=players)
    first = next(turns)
    start: Json = {"board": name, "players": players, "seed": players, "new": True}
    # A new game begins with player 0; in the other chance has decided.
    printed = referee({"position": start, "actions": []}, load)["position"]
    printed["starter"] = int(first.position.mover)
    actions = [action_to_json(board, first.action, first.seat)]
    actions += [action_to_json(board, turn.action, turn.seat) for turn in turns]
    reply = ask(printed, *actions)
    assert set(codes(reply)) == {"ok"}
    assert reply["position"]["phase"] == "over"
    assert reply["outcome"] is not None
    assert json.loads(json.dumps(reply)) == reply


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_all_that_is_listed_as_legal_is_accepted(name: str, players: int) -> None:
    hand = dict.fromkeys(KINDS[:3], 4) | {"locomotive": 2}
    start: Json = {"board": name, "players": players, "hands": [hand]}
    listed = ask(start)["legal"]
    assert len(listed) > 50
    for action in listed:
        assert codes(ask(start, action)) == ["ok"]


# Requests that can't be read.


@pytest.mark.parametrize(
    ("request_", "place"),
    [
        (None, "top level"),
        ([], "top level"),
        ({}, "position"),
        ({"position": {}}, "actions"),
        ({"position": {}, "actions": {}}, "actions"),
        ({"position": {}, "actions": None}, "actions"),
        ({"position": {}, "actions": [], "moves": []}, "moves"),
        ({"position": {}, "actions": []}, "position.board"),
        ({"position": {"board": "../europe", "players": 2}, "actions": []}, "position.board"),
        ({"position": table("europe", {"red": 99}), "actions": []}, "position.hands[0].red"),
    ],
)
def test_a_bad_request_is_refused_with_the_place(request_: object, place: str) -> None:
    with pytest.raises(BadInput) as caught:
        referee(request_, load)
    assert caught.value.place == place


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["position", "actions", "type", "cards", "red", "player"]), inner
        )
    ),
    max_leaves=8,
)


@given(JSON)
def test_any_request_is_answered_or_refused(request_: object) -> None:
    with pytest.raises(BadInput) as caught:
        referee(request_, load)
    assert str(caught.value).isprintable()


@given(st.lists(JSON, max_size=5))
def test_any_actions_get_a_verdict_each(actions: list[object]) -> None:
    reply = ask(table("europe", {"red": 3}), *actions)
    assert [result["ok"] for result in reply["results"]] == [False] * len(actions)
    json.dumps(reply, allow_nan=False)
