"""What happened and what may be done, in sentences for people."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, assert_never

from perron.core.actions import DECK, BuildStation, Claim, Decline, Pass, Pay
from perron.core.cards import counts, one
from perron.core.facts import (
    CARD_PILE,
    LAST_ROUND,
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
from perron.terminal.speech import Speech

# What is chosen from a list.
Choice = Claim | Pay | Decline | BuildStation | Pass

# What needs no words: the market and the piles are seen, and whose turn it is goes without saying.
_WORDLESS: Final = (SlotFilled, TicketsBuried, TurnStarted)


def facts_text(
    speech: Speech, facts: Iterable[Fact], names: Sequence[str], me: int | None
) -> list[str]:
    """Facts one after the other, in sentences.

    The cards that one player takes in a row are one sentence, so are those of one tunnel.
    """
    sentences: list[str] = []
    told = [fact for fact in facts if not isinstance(fact, _WORDLESS)]
    for _, group in groupby(enumerate(told), lambda place: _together(*place)):
        match [fact for _, fact in group]:
            case [CardTurned(), *_] as turned:
                kinds = [fact.card for fact in turned if isinstance(fact, CardTurned)]
                sentences.append(speech.say("cli-turned-up", cards=speech.kinds(kinds)))
            case [Drawn(), *_] as drawn:
                draws = [fact for fact in drawn if isinstance(fact, Drawn)]
                sentences += _drawn_texts(speech, draws, names, me)
            case others:
                texts = (fact_text(speech, fact, names, me) for fact in others)
                sentences += [text for text in texts if text is not None]
    return sentences


def _together(place: int, fact: Fact) -> tuple[str, int]:
    """Equal for neighbours that make one sentence."""
    match fact:
        case CardTurned():
            return "turned", 0
        case Drawn(player):
            return "drawn", player
        case _:
            return "alone", place


def fact_text(  # noqa: C901 - one case for each fact
    speech: Speech, fact: Fact, names: Sequence[str], me: int | None
) -> str | None:
    """A fact as a sentence to the player in seat `me`; None when it needs no words.

    What the fact leaves out because the listener may not know it, the sentence leaves out too.
    """
    say = speech.say

    def who(player: int) -> dict[str, str | int]:
        return speech.of(names, me, player)

    match fact:
        case Shuffled(pile, order):
            return say("cli-shuffled", n=len(order)) if pile == CARD_PILE else None
        case HandDealt(player, cards):
            known = sum(one(kind) for kind in _known(cards))
            if len(_known(cards)) < len(cards):
                return say("cli-dealt", known="no", n=len(cards), **who(player))
            return say("cli-dealt", known="yes", cards=speech.cards(counts(known)), **who(player))
        case RowCleared():
            return say("log-cleared")
        case Drawn():
            return _drawn_text(speech, fact, names, me)
        case TunnelEntered(player, route, cards):
            paid = speech.cards(counts(cards))
            return say("cli-dug", route=speech.route(route), cards=paid, **who(player))
        case CardTurned(card):
            return say("cli-turned-up", cards=speech.kind(card))
        case TunnelPriced(_, _, extra):
            return say("cli-tunnel-price", n=extra)
        case TunnelAbandoned(player, route):
            return say("log-gave-up", route=speech.route(route), **who(player))
        case Claimed(player, route, cards, points):
            paid = speech.cards(counts(cards))
            where = speech.route(route)
            return say("log-claimed", route=where, cards=paid, points=points, **who(player))
        case MerchandiseTaken(player):
            return say("log-merchandise", **who(player))
        case StationBuilt(player, city, cards):
            paid = speech.cards(counts(cards))
            return say("log-station", city=speech.city(city), cards=paid, **who(player))
        case TicketsOffered(player, tickets):
            told = say("log-offered", n=len(tickets), **who(player))
            return _with_tickets(speech, told, tickets)
        case TicketsKept(player, kept, _):
            return _with_tickets(speech, say("log-kept", n=len(kept), **who(player)), kept)
        case Passed(player):
            return say("log-passed", **who(player))
        case EndTriggered(player):
            return say("log-last-round", **who(player))
        case Ended(reason):
            return say("log-ended" if reason == LAST_ROUND else "log-stalled")
        case SlotFilled() | TicketsBuried() | TurnStarted():
            return None
        case _:
            assert_never(fact)


def choice_text(speech: Speech, choice: Choice) -> str:
    """An action as something to choose."""
    say = speech.say
    match choice:
        case Claim(route, cards):
            return say("cli-do-claim", route=speech.route(route), cards=speech.cards(counts(cards)))
        case Pay(cards):
            return say("cli-do-pay", cards=speech.cards(counts(cards)))
        case Decline():
            return say("cli-do-decline")
        case BuildStation(city, cards):
            return say("cli-do-build", city=speech.city(city), cards=speech.cards(counts(cards)))
        case Pass():
            return say("cli-do-pass")
        case _:
            assert_never(choice)


def _known(items: Iterable[int | None]) -> list[int]:
    return [item for item in items if item is not None]


def _with_tickets(speech: Speech, told: str, tickets: Sequence[int | None]) -> str:
    known = _known(tickets)
    if len(known) < len(tickets) or not known:
        return told
    return speech.say("cli-listed", told=told, list=speech.tickets(known))


def _drawn_texts(
    speech: Speech, draws: Sequence[Drawn], names: Sequence[str], me: int | None
) -> Iterator[str]:
    """The draws of one player, two cards at a time where one sentence says all of both."""
    rest = list(draws)
    while rest:
        both = _both_text(speech, rest[:2], names, me)
        yield both or _drawn_text(speech, rest[0], names, me)
        del rest[: 2 if both else 1]


def _both_text(
    speech: Speech, draws: Sequence[Drawn], names: Sequence[str], me: int | None
) -> str | None:
    """Two draws as one sentence. What came from the deck and is known needs its own."""
    if len(draws) < 2 or any(draw.slot == DECK and draw.card is not None for draw in draws):
        return None
    who = speech.of(names, me, draws[0].player)
    match [speech.kind(draw.card) for draw in draws if draw.card is not None]:
        case [first, second]:
            return speech.say("log-both", first=first, second=second, **who)
        case [card]:
            return speech.say("log-open-deck", card=card, **who)
        case _:
            return speech.say("log-two-deck", **who)


def _drawn_text(speech: Speech, draw: Drawn, names: Sequence[str], me: int | None) -> str:
    who = speech.of(names, me, draw.player)
    if draw.card is None:
        return speech.say("log-drew", **who)
    key = "log-drew-known" if draw.slot == DECK else "log-took"
    return speech.say(key, card=speech.kind(draw.card), **who)
