"""Facts and actions in words."""

import re
from typing import get_args

import pytest
from random_games import TABLES, walk

from perron.boards import load
from perron.core.actions import DECK, BuildStation, Claim, Decline, Pass, Pay
from perron.core.board import Board
from perron.core.cards import KINDS, LOCOMOTIVE, some
from perron.core.facts import (
    CARD_PILE,
    LAST_ROUND,
    STALLED,
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
from perron.core.play import Journal, apply
from perron.core.view import redact
from perron.terminal.seats import printable
from perron.terminal.speech import Speech
from perron.terminal.telling import Choice, choice_text, fact_text, facts_text
from perron.words.catalogue import Words

EUROPE = load("europe")
SPEECH = Speech(Words(), EUROPE)
AMSTERDAM = Speech(Words(), load("amsterdam"))
NAMES = ("Anna", "Bo")

RED = KINDS.index("red")
BLUE = KINDS.index("blue")
WILD = int(LOCOMOTIVE)


def found(place: int | None) -> int:
    assert place is not None
    return place


TUNNEL = found(EUROPE.route("paris-zurich"))
ROUTE = found(EUROPE.route("edinburgh-london-1"))
ROMA = found(EUROPE.city("roma"))
SHORT = found(EUROPE.ticket("paris-zagrab"))
LONG = found(EUROPE.ticket("danzig-lisboa"))
THREE = int(some(RED, 2) + some(WILD, 1))

# What Anna hears, and what Bo hears of the same fact.
SENTENCES: list[tuple[Fact, str | None, str | None]] = [
    (
        Shuffled(CARD_PILE, (None,) * 40),
        "40 cards are shuffled into a deck",
        "40 cards are shuffled into a deck",
    ),
    (Shuffled(TICKET_PILE, (None,) * 40), None, None),
    (
        HandDealt(0, (RED, RED, BLUE)),
        "You are dealt 1 blue, 2 red",
        "Anna is dealt 3 cards",
    ),
    (SlotFilled(1, RED), None, None),
    (
        RowCleared((WILD, WILD, WILD, RED, RED)),
        "Too many locomotives: five new cards",
        "Too many locomotives: five new cards",
    ),
    (Drawn(0, 2, RED), "You took red face up", "Anna took red face up"),
    (
        Drawn(0, DECK, BLUE),
        "You took blue from the deck",
        "Anna took a card from the deck",
    ),
    (
        TunnelEntered(0, TUNNEL, THREE),
        "You dig the tunnel Paris–Zurich with 2 red, 1 locomotive",
        "Anna digs the tunnel Paris–Zurich with 2 red, 1 locomotive",
    ),
    (CardTurned(RED), "Turned up: red", "Turned up: red"),
    (
        TunnelPriced(0, TUNNEL, 0),
        "The tunnel costs nothing more",
        "The tunnel costs nothing more",
    ),
    (TunnelPriced(0, TUNNEL, 1), "The tunnel costs 1 card more", "The tunnel costs 1 card more"),
    (
        TunnelPriced(0, TUNNEL, 2),
        "The tunnel costs 2 cards more",
        "The tunnel costs 2 cards more",
    ),
    (
        TunnelAbandoned(0, TUNNEL),
        "You gave up the tunnel Paris–Zurich",
        "Anna gave up the tunnel Paris–Zurich",
    ),
    (
        Claimed(0, ROUTE, int(some(RED, 4)), 7),
        "You claimed Edinburgh–London for 4 red, 7 points",
        "Anna claimed Edinburgh–London for 4 red, 7 points",
    ),
    (
        MerchandiseTaken(0),
        "You took a merchandise card",
        "Anna took a merchandise card",
    ),
    (
        StationBuilt(0, ROMA, int(some(BLUE, 1))),
        "You built a station in Rome for 1 blue",
        "Anna built a station in Rome for 1 blue",
    ),
    (
        TicketsOffered(0, (SHORT, LONG)),
        f"You drew 2 tickets: Paris–Zagrab (7), {SPEECH.ticket(LONG)} (20)",
        "Anna drew 2 tickets",
    ),
    (
        TicketsKept(0, (SHORT,), (LONG,)),
        "You kept 1 ticket: Paris–Zagrab (7)",
        "Anna kept 1 ticket",
    ),
    (TicketsBuried(0, (LONG,)), None, None),
    (Passed(0), "You passed", "Anna passed"),
    (
        EndTriggered(0, 2),
        "You have few trains left: the last round begins",
        "Anna has few trains left: the last round begins",
    ),
    (TurnStarted(0, None), None, None),
    (Ended(LAST_ROUND), "The game is over", "The game is over"),
    (
        Ended(STALLED),
        "Nobody can do anything: the game is over",
        "Nobody can do anything: the game is over",
    ),
]


@pytest.mark.parametrize(("fact", "to_anna", "to_bo"), SENTENCES)
def test_a_fact_in_words(fact: Fact, to_anna: str | None, to_bo: str | None) -> None:
    assert fact_text(SPEECH, redact(fact, 0), NAMES, 0) == to_anna
    assert fact_text(SPEECH, redact(fact, 1), NAMES, 1) == to_bo


def test_every_kind_of_fact_has_its_words() -> None:
    assert {type(fact) for fact, _, _ in SENTENCES} == set(get_args(Fact))


CHOICES: list[tuple[Choice, str]] = [
    (Claim(TUNNEL, THREE), "claim Paris–Zurich with 2 red, 1 locomotive"),
    (Pay(int(some(RED, 1))), "pay 1 red more"),
    (Decline(), "give the tunnel up and take your cards back"),
    (BuildStation(ROMA, int(some(BLUE, 1))), "build a station in Rome with 1 blue"),
    (Pass(), "pass"),
]


@pytest.mark.parametrize(("choice", "text"), CHOICES)
def test_a_choice_in_words(choice: Choice, text: str) -> None:
    assert choice_text(SPEECH, choice) == text


def test_every_kind_of_choice_has_its_words() -> None:
    assert {type(choice) for choice, _ in CHOICES} == set(get_args(Choice))


def test_the_words_are_those_of_the_board() -> None:
    joker = Drawn(0, 1, WILD)
    assert fact_text(AMSTERDAM, joker, NAMES, None) == "Anna took joker face up"
    assert fact_text(AMSTERDAM, TicketsOffered(0, (None,)), NAMES, 1) == "Anna drew 1 contract"


def test_cards_turned_up_together_are_one_sentence() -> None:
    facts: list[Fact] = [
        CardTurned(RED),
        CardTurned(BLUE),
        CardTurned(WILD),
        TunnelPriced(0, TUNNEL, 2),
    ]
    assert facts_text(SPEECH, facts, NAMES, 0) == [
        "Turned up: red, blue, locomotive",
        "The tunnel costs 2 cards more",
    ]


def test_two_cards_taken_by_one_player_are_one_sentence() -> None:
    facts: list[Fact] = [
        Drawn(1, 3, RED),
        SlotFilled(3, BLUE),
        Drawn(1, DECK, None),
        TurnStarted(0, None),
        Drawn(0, 0, BLUE),
    ]
    assert facts_text(SPEECH, facts, NAMES, 0) == [
        "Bo took red and one from the deck",
        "You took blue face up",
    ]


PAIRS = [
    ((Drawn(1, 0, RED), Drawn(1, 2, BLUE)), ["Bo took red and blue"]),
    ((Drawn(1, DECK, None), Drawn(1, 2, BLUE)), ["Bo took blue and one from the deck"]),
    ((Drawn(1, DECK, None), Drawn(1, DECK, None)), ["Bo took two cards from the deck"]),
    (
        (Drawn(1, 0, RED), Drawn(1, DECK, BLUE)),
        ["Bo took red face up", "Bo took blue from the deck"],
    ),
]


@pytest.mark.parametrize(("draws", "told"), PAIRS)
def test_a_sentence_says_where_known_cards_came_from(
    draws: tuple[Fact, ...], told: list[str]
) -> None:
    assert facts_text(SPEECH, draws, NAMES, 0) == told


def test_with_everything_open_secrets_are_told() -> None:
    drawn = fact_text(SPEECH, Drawn(1, DECK, RED), NAMES, None)
    assert drawn == "Bo took red from the deck"


def test_a_name_can_not_command_the_terminal() -> None:
    assert printable("A\x1b[2Jnna\n") == "A?[2Jnna?"


# What others take from the deck: they are cards without a name.
UNKNOWN = re.compile("took (a card|two cards|.+ and one) from the deck$")


def told(board: Board, players: int, seat: int) -> list[str]:
    """A random game as one seat hears it."""
    names = [f"p{n}" for n in range(players)]
    heard: list[Fact] = []
    for turn in walk(board, players, seed=11):
        journal: Journal = []
        apply(turn.position.clone(), turn.seat, turn.action, journal)
        heard += [redact(fact, seat) for fact in journal]
    return facts_text(Speech(Words(), board), heard, names, seat)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_sentence_tells_what_a_seat_may_not_know(name: str, players: int) -> None:
    for sentence in told(load(name), players, seat=0):
        assert "None" not in sentence
        known = "kept" in sentence or "drew" in sentence
        if known and ":" in sentence or re.search("took .+ from the deck$", sentence):
            assert sentence.startswith("You ") or UNKNOWN.search(sentence)
