"""Facts: what came of an action. Folding them one after the other rebuilds the position.

A fact never says more than happened and is never judged again. Cards and tickets that a seat
may not know are None in the facts that the seat hears (see view.redact). Single cards are
kinds, several are in the order in which they lay; `cards` of a payment is a multiset.

The type of a field says what its number means: JSON and its description are made from that.
"""

from dataclasses import dataclass
from typing import Annotated, Final

from perron.core.meanings import (
    CardCounts,
    CardKind,
    CityNumber,
    Count,
    OneOf,
    OpenSlot,
    Piled,
    RouteNumber,
    SeatNumber,
    SlotNumber,
    TicketNumber,
)

CARD_PILE: Final = "cards"
TICKET_PILE: Final = "tickets"
LONG_PILE: Final = "long_tickets"
PILES: Final = (CARD_PILE, TICKET_PILE, LONG_PILE)

# How a game ends: the last round was played, or every player in turn had to pass.
LAST_ROUND: Final = "last_round"
STALLED: Final = "stalled"
ENDINGS: Final = (LAST_ROUND, STALLED)


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A pile was shuffled into this order, top first; the card pile takes in the discards.

    >>> import perron
    >>> perron.Shuffled(pile="tickets", order=(3, 1, 2))
    Shuffled(pile='tickets', order=(3, 1, 2))
    """

    pile: Annotated[str, OneOf(PILES, "a pile")]
    order: tuple[Piled | None, ...]


@dataclass(frozen=True, slots=True)
class HandDealt:
    """Cards went from the pile to a hand at the start, in the order in which they lay.

    >>> import perron
    >>> perron.HandDealt(player=1, cards=(None, None, None, None))
    HandDealt(player=1, cards=(None, None, None, None))
    """

    player: SeatNumber
    cards: tuple[CardKind | None, ...]


@dataclass(frozen=True, slots=True)
class SlotFilled:
    """A card from the pile came to lie open in the market.

    >>> import perron
    >>> perron.SlotFilled(slot=2, card=7)
    SlotFilled(slot=2, card=7)
    """

    slot: OpenSlot
    card: CardKind


@dataclass(frozen=True, slots=True)
class RowCleared:
    """Too many locomotives lay open: the whole market went to the discards.

    >>> import perron
    >>> perron.RowCleared(cards=(8, 8, 8, 1, 2))
    RowCleared(cards=(8, 8, 8, 1, 2))
    """

    cards: tuple[CardKind, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card went to a hand: from a slot of the market, or from the pile, unseen by the others.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> for seat in game.to_act:
    ...     facts = game.act(seat, game.legal(seat)[0])
    >>> game.act(0, perron.Draw("deck"))
    (Drawn(player=0, slot=<deck>, card=<locomotive>),)
    """

    player: SeatNumber
    slot: SlotNumber
    card: CardKind | None


@dataclass(frozen=True, slots=True)
class TunnelEntered:
    """The base payment lies on the table; it is in no hand and no pile.

    >>> import perron
    >>> perron.TunnelEntered(player=0, route=80, cards=perron.Cards(red=2))
    TunnelEntered(player=0, route=80, cards=Cards(red=2))
    """

    player: SeatNumber
    route: RouteNumber
    cards: CardCounts


@dataclass(frozen=True, slots=True)
class CardTurned:
    """A card from the pile was turned up for a tunnel.

    >>> import perron
    >>> perron.CardTurned(card=7)
    CardTurned(card=7)
    """

    card: CardKind


@dataclass(frozen=True, slots=True)
class TunnelPriced:
    """So many cards more does the tunnel cost; with none it is claimed at once.

    >>> import perron
    >>> perron.TunnelPriced(player=0, route=80, extra=1)
    TunnelPriced(player=0, route=80, extra=1)
    """

    player: SeatNumber
    route: RouteNumber
    extra: Count


@dataclass(frozen=True, slots=True)
class TunnelAbandoned:
    """The extra cards were not paid: the base payment went back to the hand.

    >>> import perron
    >>> perron.TunnelAbandoned(player=0, route=80)
    TunnelAbandoned(player=0, route=80)
    """

    player: SeatNumber
    route: RouteNumber


@dataclass(frozen=True, slots=True)
class Claimed:
    """A route got an owner; `cards` is the whole payment, a tunnel's extra included.

    >>> import perron
    >>> perron.Claimed(player=0, route=80, cards=perron.Cards(red=2), points=2)
    Claimed(player=0, route=80, cards=Cards(red=2), points=2)
    """

    player: SeatNumber
    route: RouteNumber
    cards: CardCounts
    points: Count


@dataclass(frozen=True, slots=True)
class MerchandiseTaken:
    """A seat got a merchandise card for the route that it claimed.

    >>> import perron
    >>> perron.MerchandiseTaken(player=0)
    MerchandiseTaken(player=0)
    """

    player: SeatNumber


@dataclass(frozen=True, slots=True)
class StationBuilt:
    """A city got a station; `cards` is what was paid.

    >>> import perron
    >>> perron.StationBuilt(player=0, city=3, cards=perron.Cards(red=1))
    StationBuilt(player=0, city=3, cards=Cards(red=1))
    """

    player: SeatNumber
    city: CityNumber
    cards: CardCounts


@dataclass(frozen=True, slots=True)
class TicketsOffered:
    """Tickets were laid before a seat, to choose from.

    >>> import perron
    >>> perron.TicketsOffered(player=0, tickets=(None, None, None))
    TicketsOffered(player=0, tickets=(None, None, None))
    """

    player: SeatNumber
    tickets: tuple[TicketNumber | None, ...]


@dataclass(frozen=True, slots=True)
class TicketsKept:
    """A seat chose: these it keeps, those it gave back.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> game.act(0, game.legal(0)[0])
    (TicketsKept(player=0, kept=(<athina-edinburgh>, <essen-marseille>), returned=(<sarajevo-sevastopol>, <berlin-roma>)),)
    """

    player: SeatNumber
    kept: tuple[TicketNumber | None, ...]
    returned: tuple[TicketNumber | None, ...]


@dataclass(frozen=True, slots=True)
class TicketsBuried:
    """Returned tickets went under the pile. Without this fact they are out of the game.

    >>> import perron
    >>> perron.TicketsBuried(player=0, tickets=(None,))
    TicketsBuried(player=0, tickets=(None,))
    """

    player: SeatNumber
    tickets: tuple[TicketNumber | None, ...]


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat could do nothing.

    >>> import perron
    >>> perron.Passed(player=0)
    Passed(player=0)
    """

    player: SeatNumber


@dataclass(frozen=True, slots=True)
class EndTriggered:
    """Few trains are left: so many turns are still to be played.

    >>> import perron
    >>> perron.EndTriggered(player=0, turns=2)
    EndTriggered(player=0, turns=2)
    """

    player: SeatNumber
    turns: Count


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A turn begins; final_turns is how many are left with it, once the end was triggered.

    >>> import perron
    >>> perron.TurnStarted(player=0, final_turns=None)
    TurnStarted(player=0, final_turns=None)
    """

    player: SeatNumber
    final_turns: Count | None


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over: after the last round, or because every seat in turn had to pass.

    >>> import perron
    >>> perron.Ended(reason="last_round")
    Ended(reason='last_round')
    """

    reason: Annotated[str, OneOf(ENDINGS, "an ending")]


Fact = (
    Shuffled
    | HandDealt
    | SlotFilled
    | RowCleared
    | Drawn
    | TunnelEntered
    | CardTurned
    | TunnelPriced
    | TunnelAbandoned
    | Claimed
    | MerchandiseTaken
    | StationBuilt
    | TicketsOffered
    | TicketsKept
    | TicketsBuried
    | Passed
    | EndTriggered
    | TurnStarted
    | Ended
)
