"""What happened and what may be done, in English sentences for people.

Refusals and prices have their words in the core; here are those for facts and actions. Names
of players come from files: whoever prints them passes them through `printable` first.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, assert_never

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
from perron.core.cards import one
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
from perron.core.judge import cards_text

# Verbs of which the third person is more than an s away.
_THIRD: Final = {"are": "is", "have": "has", "pass": "passes"}
# What needs no words: the market and the piles are seen, and whose turn it is goes without saying.
_WORDLESS: Final = (SlotFilled, TicketsBuried, TurnStarted)

_NOTHING_MORE: Final = "The tunnel costs nothing more."
_STALLED: Final = "Nobody can do anything any more: the game is over."


def printable(name: str) -> str:
    """A name as a terminal can show it: no control characters."""
    return "".join(char if char.isprintable() else "?" for char in name)


def counted(number: int, thing: str) -> str:
    """`1 card`, `2 cards`, `no cards`."""
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


def ticket_text(board: Board, ticket: int) -> str:
    """A ticket with what it is worth."""
    return f"{board.ticket_name(ticket)} ({board.tickets[ticket].points})"


def facts_text(
    board: Board, facts: Iterable[Fact], names: Sequence[str], me: int | None
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
                sentences.append(_turned_text(board, kinds))
            case [Drawn(player), *_] as drawn:
                cards = [_drawn_text(board, fact) for fact in drawn if isinstance(fact, Drawn)]
                sentences.append(f"{_who(names, me, player, 'take')} {' and '.join(cards)}.")
            case others:
                texts = (fact_text(board, fact, names, me) for fact in others)
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


def fact_text(board: Board, fact: Fact, names: Sequence[str], me: int | None) -> str | None:
    """A fact as a sentence to the player in seat `me`; None when it needs no words.

    What the fact leaves out because the listener may not know it, the sentence leaves out too.
    """

    def who(player: int, verb: str) -> str:
        return _who(names, me, player, verb)

    match fact:
        case Shuffled(pile, order):
            return f"{len(order)} cards are shuffled into a pile." if pile == CARD_PILE else None
        case HandDealt(player, cards):
            return f"{who(player, 'are')} dealt {_kinds_text(board, cards)}."
        case RowCleared():
            wild = board.words.locomotive
            return f"Too many {wild}s lie open: the whole market is replaced."
        case Drawn(player):
            return f"{who(player, 'take')} {_drawn_text(board, fact)}."
        case TunnelEntered(player, route, cards):
            tunnel = f"the tunnel {board.route_name(route)}"
            return f"{who(player, 'dig')} {tunnel} with {cards_text(board, cards)}."
        case CardTurned(card):
            return _turned_text(board, [card])
        case TunnelPriced(_, _, extra):
            return f"The tunnel costs {counted(extra, 'card')} more." if extra else _NOTHING_MORE
        case TunnelAbandoned(player, route):
            tunnel = f"the tunnel {board.route_name(route)}"
            return f"{who(player, 'give')} up {tunnel}; the cards go back to the hand."
        case Claimed(player, route, cards, points):
            price = f"with {cards_text(board, cards)}"
            return (
                f"{who(player, 'claim')} {board.route_name(route)} {price}"
                f" for {counted(points, 'point')}."
            )
        case MerchandiseTaken(player):
            return f"{who(player, 'take')} a merchandise card."
        case StationBuilt(player, city, cards):
            where = board.cities[city].name
            return f"{who(player, 'build')} a station in {where} with {cards_text(board, cards)}."
        case TicketsOffered(player, tickets):
            return f"{who(player, 'look')} at {_tickets_text(board, tickets)}."
        case TicketsKept(player, kept, returned):
            return f"{who(player, 'keep')} {_kept_text(board, kept, returned)}."
        case Passed(player):
            return f"{who(player, 'pass')}: nothing else is possible."
        case EndTriggered(player):
            few = f"{board.rules.end_trains} {board.words.train}s or fewer left"
            return f"{who(player, 'have')} {few}: everybody has one more turn."
        case Ended(reason):
            return "The last round is over." if reason == LAST_ROUND else _STALLED
        case SlotFilled() | TicketsBuried() | TurnStarted():
            return None
        case _:
            assert_never(fact)


def action_text(board: Board, action: Action) -> str:
    """An action as something to choose."""
    match action:
        case Draw(slot):
            where = f"in slot {slot + 1} of the market"
            return "take a card from the pile" if slot == DECK else f"take the card {where}"
        case Claim(route, cards):
            return f"claim {board.route_name(route)} with {cards_text(board, cards)}"
        case Pay(cards):
            return f"pay {cards_text(board, cards)} more"
        case Decline():
            return "give the tunnel up and take your cards back"
        case AskTickets():
            return f"draw {board.words.ticket}s"
        case Keep(tickets):
            return f"keep {', '.join(ticket_text(board, ticket) for ticket in tickets)}"
        case BuildStation(city, cards):
            where = board.cities[city].name
            return f"build a station in {where} with {cards_text(board, cards)}"
        case Pass():
            return "pass"
        case _:
            assert_never(action)


def _who(names: Sequence[str], me: int | None, player: int, verb: str) -> str:
    if player == me:
        return f"You {verb}"
    return f"{names[player]} {_THIRD.get(verb, f'{verb}s')}"


def _known(items: Iterable[int | None]) -> list[int]:
    return [item for item in items if item is not None]


def _kinds_text(board: Board, kinds: Sequence[int | None]) -> str:
    known = _known(kinds)
    if len(known) < len(kinds):
        return counted(len(kinds), "card")
    return cards_text(board, sum(one(kind) for kind in known))


def _turned_text(board: Board, kinds: Sequence[int]) -> str:
    return f"Turned up: {', '.join(board.kind_name(kind) for kind in kinds)}."


def _drawn_text(board: Board, fact: Drawn) -> str:
    kind = None if fact.card is None else board.kind_name(fact.card)
    if fact.slot != DECK:
        return f"{kind} from the market"
    return "a card from the pile" if kind is None else f"a card from the pile: {kind}"


def _tickets_text(board: Board, tickets: Sequence[int | None]) -> str:
    known = _known(tickets)
    number = counted(len(tickets), board.words.ticket)
    if len(known) < len(tickets) or not known:
        return number
    return f"{number}: {', '.join(ticket_text(board, ticket) for ticket in known)}"


def _kept_text(board: Board, kept: Sequence[int | None], returned: Sequence[int | None]) -> str:
    of = f"{len(kept) or 'none'} of {counted(len(kept) + len(returned), board.words.ticket)}"
    known = _known(kept)
    if len(known) < len(kept) or not known:
        return of
    return f"{of}: {', '.join(ticket_text(board, ticket) for ticket in known)}"
