"""Facts and actions in words."""

from typing import get_args

import pytest
from random_games import TABLES, walk

from perron.boards import load
from perron.cli.words import action_text, fact_text, facts_text, printable
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

EUROPE = load("europe")
AMSTERDAM = load("amsterdam")
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
        "40 cards are shuffled into a pile.",
        "40 cards are shuffled into a pile.",
    ),
    (Shuffled(TICKET_PILE, (None,) * 40), None, None),
    (
        HandDealt(0, (RED, RED, BLUE)),
        "You are dealt 1 blue, 2 red.",
        "Anna is dealt 3 cards.",
    ),
    (SlotFilled(1, RED), None, None),
    (
        RowCleared((WILD, WILD, WILD, RED, RED)),
        "Too many locomotives lie open: the whole market is replaced.",
        "Too many locomotives lie open: the whole market is replaced.",
    ),
    (Drawn(0, 2, RED), "You take red from the market.", "Anna takes red from the market."),
    (
        Drawn(0, DECK, BLUE),
        "You take a card from the pile: blue.",
        "Anna takes a card from the pile.",
    ),
    (
        TunnelEntered(0, TUNNEL, THREE),
        "You dig the tunnel Paris-Zürich with 2 red, 1 locomotive.",
        "Anna digs the tunnel Paris-Zürich with 2 red, 1 locomotive.",
    ),
    (CardTurned(RED), "Turned up: red.", "Turned up: red."),
    (
        TunnelPriced(0, TUNNEL, 0),
        "The tunnel costs nothing more.",
        "The tunnel costs nothing more.",
    ),
    (TunnelPriced(0, TUNNEL, 1), "The tunnel costs 1 card more.", "The tunnel costs 1 card more."),
    (
        TunnelPriced(0, TUNNEL, 2),
        "The tunnel costs 2 cards more.",
        "The tunnel costs 2 cards more.",
    ),
    (
        TunnelAbandoned(0, TUNNEL),
        "You give up the tunnel Paris-Zürich; the cards go back to the hand.",
        "Anna gives up the tunnel Paris-Zürich; the cards go back to the hand.",
    ),
    (
        Claimed(0, ROUTE, int(some(RED, 4)), 7),
        "You claim Edinburgh-London with 4 red for 7 points.",
        "Anna claims Edinburgh-London with 4 red for 7 points.",
    ),
    (
        MerchandiseTaken(0),
        "You take a merchandise card.",
        "Anna takes a merchandise card.",
    ),
    (
        StationBuilt(0, ROMA, int(some(BLUE, 1))),
        "You build a station in Roma with 1 blue.",
        "Anna builds a station in Roma with 1 blue.",
    ),
    (
        TicketsOffered(0, (SHORT, LONG)),
        f"You look at 2 tickets: Paris-Zagrab (7), {EUROPE.ticket_name(LONG)} (20).",
        "Anna looks at 2 tickets.",
    ),
    (
        TicketsKept(0, (SHORT,), (LONG,)),
        "You keep 1 of 2 tickets: Paris-Zagrab (7).",
        "Anna keeps 1 of 2 tickets.",
    ),
    (TicketsBuried(0, (LONG,)), None, None),
    (
        Passed(0),
        "You pass: nothing else is possible.",
        "Anna passes: nothing else is possible.",
    ),
    (
        EndTriggered(0, 2),
        "You have 2 trains or fewer left: everybody has one more turn.",
        "Anna has 2 trains or fewer left: everybody has one more turn.",
    ),
    (TurnStarted(0, None), None, None),
    (Ended(LAST_ROUND), "The last round is over.", "The last round is over."),
    (
        Ended(STALLED),
        "Nobody can do anything any more: the game is over.",
        "Nobody can do anything any more: the game is over.",
    ),
]


@pytest.mark.parametrize(("fact", "to_anna", "to_bo"), SENTENCES)
def test_a_fact_in_words(fact: Fact, to_anna: str | None, to_bo: str | None) -> None:
    assert fact_text(EUROPE, redact(fact, 0), NAMES, 0) == to_anna
    assert fact_text(EUROPE, redact(fact, 1), NAMES, 1) == to_bo


def test_every_kind_of_fact_has_its_words() -> None:
    assert {type(fact) for fact, _, _ in SENTENCES} == set(get_args(Fact))


ACTIONS: list[tuple[Action, str]] = [
    (Draw(0), "take the card in slot 1 of the market"),
    (Draw(DECK), "take a card from the pile"),
    (Claim(TUNNEL, THREE), "claim Paris-Zürich with 2 red, 1 locomotive"),
    (Pay(int(some(RED, 1))), "pay 1 red more"),
    (Decline(), "give the tunnel up and take your cards back"),
    (AskTickets(), "draw tickets"),
    (Keep((SHORT,)), "keep Paris-Zagrab (7)"),
    (BuildStation(ROMA, int(some(BLUE, 1))), "build a station in Roma with 1 blue"),
    (Pass(), "pass"),
]


@pytest.mark.parametrize(("action", "text"), ACTIONS)
def test_an_action_in_words(action: Action, text: str) -> None:
    assert action_text(EUROPE, action) == text


def test_every_kind_of_action_has_its_words() -> None:
    assert {type(action) for action, _ in ACTIONS} == set(get_args(Action))


def test_the_words_are_those_of_the_board() -> None:
    joker = Drawn(0, 1, WILD)
    assert fact_text(AMSTERDAM, joker, NAMES, None) == "Anna takes joker from the market."
    assert fact_text(AMSTERDAM, TicketsOffered(0, (None,)), NAMES, 1) == "Anna looks at 1 contract."
    assert "2 wagons or fewer" in (fact_text(AMSTERDAM, EndTriggered(1, 2), NAMES, 0) or "")
    assert action_text(AMSTERDAM, AskTickets()) == "draw contracts"


def test_cards_turned_up_together_are_one_sentence() -> None:
    facts: list[Fact] = [
        CardTurned(RED),
        CardTurned(BLUE),
        CardTurned(WILD),
        TunnelPriced(0, TUNNEL, 2),
    ]
    assert facts_text(EUROPE, facts, NAMES, 0) == [
        "Turned up: red, blue, locomotive.",
        "The tunnel costs 2 cards more.",
    ]


def test_two_cards_taken_by_one_player_are_one_sentence() -> None:
    facts: list[Fact] = [
        Drawn(1, 3, RED),
        SlotFilled(3, BLUE),
        Drawn(1, DECK, None),
        TurnStarted(0, None),
        Drawn(0, 0, BLUE),
    ]
    assert facts_text(EUROPE, facts, NAMES, 0) == [
        "Bo takes red from the market and a card from the pile.",
        "You take blue from the market.",
    ]


def test_with_everything_open_secrets_are_told() -> None:
    drawn = fact_text(EUROPE, Drawn(1, DECK, RED), NAMES, None)
    assert drawn == "Bo takes a card from the pile: red."


def test_a_name_can_not_command_the_terminal() -> None:
    assert printable("A\x1b[2Jnna\n") == "A?[2Jnna?"


def told(board: Board, players: int, seat: int) -> list[str]:
    """A random game as one seat hears it."""
    names = [f"p{n}" for n in range(players)]
    heard: list[Fact] = []
    for turn in walk(board, players, seed=11):
        journal: Journal = []
        apply(turn.position.clone(), turn.seat, turn.action, journal)
        heard += [redact(fact, seat) for fact in journal]
    return facts_text(board, heard, names, seat)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_sentence_tells_what_a_seat_may_not_know(name: str, players: int) -> None:
    for sentence in told(load(name), players, seat=0):
        assert "None" not in sentence
        if "from the pile:" in sentence or "keep" in sentence and ":" in sentence:
            assert sentence.startswith("You ")
