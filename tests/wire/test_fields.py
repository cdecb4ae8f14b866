"""Cards, actions, facts and outcomes as JSON, and back."""

import re
from dataclasses import dataclass, fields
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_games import TABLES, walk

from perron.boards import load
from perron.core.actions import (
    DECK,
    Action,
    AskTickets,
    BuildStation,
    Claim,
    Decline,
    Draw,
    Keep,
    Pass,
    Pay,
)
from perron.core.cards import KINDS, packed
from perron.core.errors import BadInput, Malformed
from perron.core.facts import (
    CARD_PILE,
    LAST_ROUND,
    TICKET_PILE,
    CardTurned,
    Claimed,
    Drawn,
    Ended,
    EndTriggered,
    Fact,
    HandDealt,
    MerchandiseTaken,
    Passed,
    RowCleared,
    Shuffled,
    SlotFilled,
    StationBuilt,
    TicketsBuried,
    TicketsKept,
    TicketsOffered,
    TunnelAbandoned,
    TunnelEntered,
    TunnelPriced,
    TurnStarted,
)
from perron.core.outcome import Borrowed, Outcome, Result
from perron.core.play import Journal, apply
from perron.wire.actions import action_for_others, action_from_json, action_to_json, read_action
from perron.wire.cards import cards_to_json
from perron.wire.facts import FACTS as FACT_WORDS
from perron.wire.facts import fact_from_json, fact_to_json
from perron.wire.fields import Fields
from perron.wire.outcomes import outcome_from_json, outcome_to_json
from perron.wire.reading import Node

EUROPE = load("europe")
AMSTERDAM = load("amsterdam")
ROMA = [city.id for city in EUROPE.cities].index("roma")
TUNNEL = [route.id for route in EUROPE.routes].index("madrid-pamplona-1")
TICKET = [ticket.id for ticket in EUROPE.tickets].index("danzig-lisboa")

CARDS = packed([0, 0, 0, 0, 0, 0, 2, 0, 1])
BLACK, RED, LOCOMOTIVE = KINDS.index("black"), KINDS.index("red"), KINDS.index("locomotive")

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from([*KINDS, "type", "player", "x"]), inner, max_size=4)
    ),
    max_leaves=8,
)


def test_counts_are_printed_in_the_order_of_the_kinds_without_zeros() -> None:
    assert list(cards_to_json(packed([1, 0, 2, 0, 0, 0, 0, 0, 3])).items()) == [
        ("pink", 1),
        ("orange", 2),
        ("locomotive", 3),
    ]


ACTIONS: list[tuple[Action, dict[str, object]]] = [
    (Draw(2), {"type": "draw", "slot": 2}),
    (Draw(DECK), {"type": "draw", "slot": "deck"}),
    (
        Claim(TUNNEL, CARDS),
        {
            "type": "claim",
            "route": "madrid-pamplona-1",
            "cards": {"black": 2, "locomotive": 1},
        },
    ),
    (Pay(CARDS), {"type": "pay", "cards": {"black": 2, "locomotive": 1}}),
    (Pay(0), {"type": "pay", "cards": {}}),
    (Decline(), {"type": "decline"}),
    (AskTickets(), {"type": "tickets"}),
    (Keep((TICKET,)), {"type": "keep", "tickets": ["danzig-lisboa"]}),
    (
        BuildStation(ROMA, CARDS),
        {"type": "station", "city": "roma", "cards": {"black": 2, "locomotive": 1}},
    ),
    (Pass(), {"type": "pass"}),
]


@pytest.mark.parametrize(("action", "value"), ACTIONS)
def test_an_action_is_written_and_read_as_the_contract_says(
    action: Action, value: dict[str, object]
) -> None:
    assert action_to_json(EUROPE, action) == value
    assert action_from_json(EUROPE, value) == (None, action)
    assert action_to_json(EUROPE, action, 2) == {**value, "player": 2}
    assert action_from_json(EUROPE, {**value, "player": 2}) == (2, action)


def claim(cards: object) -> dict[str, object]:
    return {"type": "claim", "route": "madrid-pamplona-1", "cards": cards}


BAD_SLOTS: list[object] = [5, -1, True, False, 1.0, "1", "Deck", None, [], {}, 10**300]
BAD_COUNTS: list[object] = [-1, True, 1.0, "1", None, [], {}]
BAD_PLAYERS: list[object] = [-1, True, 0.0, "0", None, []]
MALFORMED: list[tuple[object, str, str]] = [
    (None, "malformed", "null"),
    ([], "malformed", "a list"),
    ("draw", "malformed", '"draw"'),
    ({}, "malformed", "no type"),
    ({"slot": 1}, "malformed", "no type"),
    ({"type": "fly"}, "unknown-type", '"fly"'),
    ({"type": None}, "unknown-type", "null"),
    ({"type": []}, "unknown-type", "a list"),
    ({"type": "draw"}, "malformed", '"slot"'),
    ({"type": "pass", "slot": 1}, "malformed", '"slot"'),
    ({"type": "pass", "a\nb": 1}, "malformed", '"a\\nb"'),
    ({"type": "claim", "route": "madrid-pamplona-1"}, "malformed", '"cards"'),
    *(({"type": "draw", "slot": slot}, "bad-slot", "") for slot in BAD_SLOTS),
    ({"type": "claim", "route": "madrid-roma", "cards": {}}, "unknown-route", "madrid-roma"),
    ({"type": "claim", "route": 3, "cards": {}}, "unknown-route", "3"),
    ({"type": "claim", "route": ["x"], "cards": {}}, "unknown-route", "a list"),
    ({"type": "station", "city": "atlantis", "cards": {}}, "unknown-city", "atlantis"),
    ({"type": "station", "city": None, "cards": {}}, "unknown-city", "null"),
    ({"type": "keep", "tickets": "danzig-lisboa"}, "malformed", "tickets"),
    ({"type": "keep", "tickets": ["lisboa-danzig"]}, "unknown-ticket", "lisboa-danzig"),
    ({"type": "keep", "tickets": [0]}, "unknown-ticket", "0"),
    (claim(["red"]), "malformed", "cards"),
    (claim(None), "malformed", "cards"),
    (claim({"Red": 1}), "unknown-card", "Red"),
    (claim({"grey": 0}), "unknown-card", "grey"),
    *((claim({"red": count}), "bad-count", "") for count in BAD_COUNTS),
    (claim({"red": 64}), "bad-count", "64"),
    (claim({"red": 10**300}), "bad-count", "1000"),
    (claim({"red": 63, "blue": 63, "green": 1}), "bad-count", "127"),
    *(({"type": "pass", "player": player}, "unknown-player", "") for player in BAD_PLAYERS),
]


@pytest.mark.parametrize(("value", "code", "part"), MALFORMED)
def test_what_is_no_action_is_refused_with_a_code_of_its_own(
    value: object, code: str, part: str
) -> None:
    with pytest.raises(Malformed) as caught:
        action_from_json(EUROPE, value)
    assert caught.value.code == code
    assert part in str(caught.value)
    assert str(caught.value).isprintable()


def test_an_action_in_a_file_is_read_in_the_same_way_and_refused_where_it_goes_wrong() -> None:
    for action, value in ACTIONS:
        assert read_action(EUROPE, Node(value, "steps[3].action")) == (None, action)
    wrong: list[tuple[object, str]] = [
        (claim({"red": -1}), "steps[3].action.cards.red"),
        ({"type": "fly"}, "steps[3].action.type"),
        ({"type": "draw"}, "steps[3].action.slot"),
        ([], "steps[3].action"),
    ]
    for written, place in wrong:
        with pytest.raises(BadInput) as caught:
            read_action(EUROPE, Node(written, "steps[3].action"))
        assert caught.value.place == place


def test_a_card_that_the_board_does_not_have_is_unknown() -> None:
    assert action_from_json(AMSTERDAM, {"type": "pay", "cards": {"red": 1}})
    with pytest.raises(Malformed, match="white"):
        action_from_json(AMSTERDAM, {"type": "pay", "cards": {"white": 1}})


def test_others_hear_how_many_tickets_were_kept_and_not_which() -> None:
    action = Keep((TICKET, 0))
    assert action_for_others(EUROPE, action) == {"type": "keep", "tickets": [None, None]}


@pytest.mark.parametrize(
    "action", [action for action, _ in ACTIONS if not isinstance(action, Keep)]
)
def test_others_hear_all_of_what_was_done_before_their_eyes(action: Action) -> None:
    assert action_for_others(EUROPE, action) == action_to_json(EUROPE, action)


@given(JSON)
def test_any_json_is_an_action_or_malformed(value: object) -> None:
    try:
        action_from_json(EUROPE, value)
    except Malformed as refusal:
        assert str(refusal).isprintable()


@given(st.sampled_from([value for _, value in ACTIONS]), st.data())
def test_any_field_of_an_action_may_be_anything(
    value: dict[str, object], data: st.DataObject
) -> None:
    field = data.draw(st.sampled_from([*value, "player"]))
    try:
        action_from_json(EUROPE, {**value, field: data.draw(JSON)})
    except Malformed as refusal:
        assert str(refusal).isprintable()


FACTS: list[tuple[Fact, dict[str, object]]] = [
    (
        Shuffled(CARD_PILE, (RED, None)),
        {"type": "shuffled", "pile": "cards", "order": ["red", None]},
    ),
    (
        Shuffled(TICKET_PILE, (TICKET, None)),
        {"type": "shuffled", "pile": "tickets", "order": ["danzig-lisboa", None]},
    ),
    (
        HandDealt(1, (RED, LOCOMOTIVE, None)),
        {"type": "hand_dealt", "player": 1, "cards": ["red", "locomotive", None]},
    ),
    (SlotFilled(0, RED), {"type": "slot_filled", "slot": 0, "card": "red"}),
    (RowCleared((RED, RED)), {"type": "row_cleared", "cards": ["red", "red"]}),
    (Drawn(0, 4, RED), {"type": "drawn", "player": 0, "slot": 4, "card": "red"}),
    (Drawn(0, DECK, None), {"type": "drawn", "player": 0, "slot": "deck", "card": None}),
    (
        TunnelEntered(0, TUNNEL, CARDS),
        {
            "type": "tunnel_entered",
            "player": 0,
            "route": "madrid-pamplona-1",
            "cards": {"black": 2, "locomotive": 1},
        },
    ),
    (CardTurned(BLACK), {"type": "card_turned", "card": "black"}),
    (
        TunnelPriced(0, TUNNEL, 1),
        {"type": "tunnel_priced", "player": 0, "route": "madrid-pamplona-1", "extra": 1},
    ),
    (
        TunnelAbandoned(0, TUNNEL),
        {"type": "tunnel_abandoned", "player": 0, "route": "madrid-pamplona-1"},
    ),
    (
        Claimed(0, TUNNEL, CARDS, 4),
        {
            "type": "claimed",
            "player": 0,
            "route": "madrid-pamplona-1",
            "cards": {"black": 2, "locomotive": 1},
            "points": 4,
        },
    ),
    (MerchandiseTaken(2), {"type": "merchandise_taken", "player": 2}),
    (
        StationBuilt(0, ROMA, CARDS),
        {
            "type": "station_built",
            "player": 0,
            "city": "roma",
            "cards": {"black": 2, "locomotive": 1},
        },
    ),
    (
        TicketsOffered(0, (TICKET, None)),
        {"type": "tickets_offered", "player": 0, "tickets": ["danzig-lisboa", None]},
    ),
    (
        TicketsKept(0, (TICKET,), (None,)),
        {"type": "tickets_kept", "player": 0, "kept": ["danzig-lisboa"], "returned": [None]},
    ),
    (
        TicketsBuried(0, (TICKET,)),
        {"type": "tickets_buried", "player": 0, "tickets": ["danzig-lisboa"]},
    ),
    (Passed(3), {"type": "passed", "player": 3}),
    (EndTriggered(0, 3), {"type": "end_triggered", "player": 0, "turns": 3}),
    (TurnStarted(1, None), {"type": "turn_started", "player": 1, "final_turns": None}),
    (TurnStarted(1, 2), {"type": "turn_started", "player": 1, "final_turns": 2}),
    (Ended(LAST_ROUND), {"type": "ended", "reason": "last_round"}),
]


@pytest.mark.parametrize(("fact", "value"), FACTS)
def test_a_fact_is_written_with_names_and_read_back(fact: Fact, value: dict[str, object]) -> None:
    assert fact_to_json(EUROPE, fact) == value
    assert fact_from_json(EUROPE, value, "facts[0]") == fact


def test_the_table_of_facts_has_every_kind() -> None:
    assert {type(fact) for fact, _ in FACTS} == set(get_args(Fact))


def test_the_documentation_of_the_format_has_every_fact_with_all_its_fields() -> None:
    text = (Path(__file__).parents[2] / "docs" / "format.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([a-z_]+)` \| (.*) \|$", text.split("## Facts")[1], re.MULTILINE))
    for word, shape in FACT_WORDS.items():
        named = re.findall(r"`([a-z_]+)`", rows[word])
        assert {field.name for field in fields(shape)} <= set(named), word


BAD_FACTS: list[tuple[object, str]] = [
    (None, "facts[3]"),
    ({}, "facts[3]"),
    ({"type": 1}, "facts[3].type"),
    ({"type": "flown"}, "facts[3].type"),
    ({"type": "passed"}, "facts[3].player"),
    ({"type": "passed", "player": None}, "facts[3].player"),
    ({"type": "passed", "player": 5}, "facts[3].player"),
    ({"type": "passed", "player": True}, "facts[3].player"),
    ({"type": "passed", "player": 1, "card": "red"}, "facts[3].card"),
    ({"type": "slot_filled", "slot": "deck", "card": "red"}, "facts[3].slot"),
    ({"type": "slot_filled", "slot": 0, "card": None}, "facts[3].card"),
    ({"type": "drawn", "player": 0, "slot": 5, "card": "red"}, "facts[3].slot"),
    ({"type": "drawn", "player": 0, "slot": 1, "card": "grey"}, "facts[3].card"),
    ({"type": "row_cleared", "cards": ["red", None]}, "facts[3].cards[1]"),
    ({"type": "row_cleared", "cards": {"red": 1}}, "facts[3].cards"),
    ({"type": "shuffled", "pile": "cards", "order": ["danzig-lisboa"]}, "facts[3].order[0]"),
    ({"type": "shuffled", "pile": "tickets", "order": ["red"]}, "facts[3].order[0]"),
    ({"type": "shuffled", "pile": "cards", "order": ["red"] * 200}, "facts[3].order"),
    ({"type": "shuffled", "pile": "hats", "order": []}, "facts[3].pile"),
    ({"type": "ended", "reason": "rain"}, "facts[3].reason"),
    (
        {"type": "station_built", "player": 0, "city": "roma", "cards": {"red": 13}},
        "facts[3].cards.red",
    ),
    (
        {"type": "station_built", "player": 0, "city": "rome", "cards": {}},
        "facts[3].city",
    ),
]


@pytest.mark.parametrize(("value", "place"), BAD_FACTS)
def test_a_bad_fact_is_refused_where_it_goes_wrong(value: object, place: str) -> None:
    with pytest.raises(BadInput) as caught:
        fact_from_json(EUROPE, value, "facts[3]")
    assert caught.value.place == place


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_fact_and_action_of_random_games_survives_the_wire(name: str, players: int) -> None:
    board = load(name)
    for turn in walk(board, players, seed=players):
        sent = action_to_json(board, turn.action, turn.seat)
        assert action_from_json(board, sent) == (turn.seat, turn.action)
        journal: Journal = []
        apply(turn.position.clone(), turn.seat, turn.action, journal)
        for fact in journal:
            assert fact_from_json(board, fact_to_json(board, fact), "fact") == fact


@given(JSON, st.sampled_from([value for _, value in FACTS]), st.data())
def test_any_field_of_a_fact_may_be_anything(
    value: object, fact: dict[str, object], data: st.DataObject
) -> None:
    field = data.draw(st.sampled_from(list(fact)))
    for tried in (value, {**fact, field: value}):
        try:
            fact_from_json(EUROPE, tried, "fact")
        except BadInput as error:
            assert str(error).isprintable()


@dataclass(frozen=True)
class Silent:
    number: int


def test_a_field_whose_type_does_not_say_what_it_means_is_refused_before_anything_is_written() -> (
    None
):
    with pytest.raises(TypeError, match="number"):
        Fields(Silent)


def test_an_outcome_names_tickets_cities_and_routes() -> None:
    result = Result(
        total=40,
        routes=22,
        tickets=0,
        completed=(TICKET,),
        failed=(0,),
        stations=8,
        longest_path=12,
        longest_path_bonus=10,
        globetrotter_bonus=0,
        merchandise_bonus=0,
        borrowed=(Borrowed(ROMA, TUNNEL),),
        rank=1,
    )
    outcome = Outcome((result, result), (0,), "points")
    written = outcome_to_json(EUROPE, outcome)
    assert outcome_from_json(EUROPE, written, 2) == outcome
    assert outcome_to_json(EUROPE, Outcome((result,), (0,), "points")) == {
        "players": [
            {
                "total": 40,
                "routes": 22,
                "tickets": 0,
                "completed": ["danzig-lisboa"],
                "failed": [EUROPE.tickets[0].id],
                "stations": 8,
                "longest_path": 12,
                "longest_path_bonus": 10,
                "globetrotter_bonus": 0,
                "merchandise_bonus": 0,
                "borrowed": [{"city": "roma", "route": "madrid-pamplona-1"}],
                "rank": 1,
            }
        ],
        "winners": [0],
        "decided_by": "points",
    }
