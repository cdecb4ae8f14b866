"""Games in which what somebody can't see is exchanged: other cards, other tickets, the same game."""

import json
from dataclasses import dataclass, replace
from itertools import combinations

from librt.vecs import vec
from mypy_extensions import i64
from walks import Style, chosen, to_choose

from perron.core.actions import DECK, Action, Keep
from perron.core.board import Board
from perron.core.cards import KIND_COUNT, count
from perron.core.chance import Dice
from perron.core.errors import Refusal
from perron.core.facts import (
    CARD_PILE,
    CardTurned,
    Drawn,
    Fact,
    HandDealt,
    Shuffled,
    SlotFilled,
    TicketsOffered,
)
from perron.core.moves import legal
from perron.core.position import Shuffler
from perron.core.view import Observation, observe, redact
from perron.wire.facts import fact_to_json
from perron.wire.records import Game


def mixed(dice: Dice, items: list[str]) -> list[str]:
    """The items in another order."""
    places = vec[i64]([i64(n) for n in range(len(items))])
    dice.shuffle(places, len(items))
    return [items[place] for place in places]


@dataclass(frozen=True)
class Heard:
    """All that a seat got to know in the course of a game."""

    facts: str
    observations: tuple[Observation, ...]


def heard(game_facts: list[tuple[Fact, ...]], board: Board, seat: int | None) -> str:
    return json.dumps(
        [[fact_to_json(board, redact(fact, seat)) for fact in facts] for facts in game_facts]
    )


def given_orders(board: Board, orders: list[Shuffled]) -> Shuffler:
    """A shuffler that brings about these orders, one after the other."""
    waiting = iter(orders)

    def shuffle(size: int) -> list[int]:
        fact = next(waiting)
        order = [item for item in fact.order if item is not None]
        assert len(order) == size
        # Cards are laid out by kind, tickets by id.
        laid_out = sorted(order)
        if fact.pile != CARD_PILE:
            laid_out.sort(key=lambda ticket: board.tickets[ticket].id)
        places: dict[int, list[int]] = {}
        for place, item in enumerate(laid_out):
            places.setdefault(item, []).append(place)
        return [places[item].pop() for item in order]

    return shuffle


@dataclass(frozen=True)
class Deal:
    """Every order of a game, and what everybody did."""

    orders: list[Shuffled]
    deeds: list[tuple[int, Action]]
    starter: int


def replayed(board: Board, players: int, deal: Deal, seat: int | None) -> tuple[Heard, Game] | None:
    """What the seat gets to know when these orders and actions happen; None if they can't."""
    game = Game.new(
        board, players, 0, starter=deal.starter, shuffler=given_orders(board, deal.orders)
    )
    seen = [observe(game.position, seat)]
    try:
        for who, action in deal.deeds:
            game.act(who, action)
            seen.append(observe(game.position, seat))
    except Refusal:
        return None
    facts = [step.facts for step in game.record.steps]
    return Heard(heard(facts, board, seat), tuple(seen)), game


def finished(board: Board, players: int, style: Style) -> Game:
    dice = Dice(style.seed)
    game = Game.new(board, players, style.seed, starter=int(dice.below(players)))
    while seats := to_choose(game.position):
        who = seats[dice.below(len(seats))]
        game.act(who, chosen(dice, style.tastes[who], legal(game.position, who)))
    return game


def deal_of(game: Game) -> Deal:
    facts = [fact for step in game.record.steps for fact in step.facts]
    return Deal(
        [fact for fact in facts if isinstance(fact, Shuffled)],
        [
            (step.player, step.action)
            for step in game.record.steps
            if step.player is not None and step.action is not None
        ],
        game.record.starter,
    )


def spare_places(game: Game, seat: int | None) -> list[list[int]]:
    """For each order of the card pile the places of cards that the seat never sees.

    They are in the hand of another player, who never needs them, or still in the pile.
    """
    least = least_held_later(game)
    found: list[list[int]] = []
    left: list[int] = []

    def next_card(player: int | None, step: int) -> None:
        """The top card goes to a player, or lies open."""
        place = left.pop(0)
        kind = orders[len(found) - 1].order[place]
        if player in (None, seat) or kind is None or least[step][player, kind] == 0:
            found[-1].remove(place)

    orders = [fact for fact in deal_of(game).orders if fact.pile == CARD_PILE]
    for n, step in enumerate(game.record.steps):
        for fact in step.facts:
            match fact:
                case Shuffled(pile, order) if pile == CARD_PILE:
                    left = list(range(len(order)))
                    found.append(list(left))
                case HandDealt(player, cards):
                    for _ in cards:
                        next_card(player, n)
                case Drawn(player, slot, _) if slot == DECK:
                    next_card(player, n)
                case SlotFilled() | CardTurned():
                    next_card(None, n)
                case _:
                    pass
    return found


def least_held_later(game: Game) -> list[dict[tuple[int | None, int], int]]:
    """After each step: the fewest cards of each kind that each player holds from then on."""
    hands = [
        {
            (player, kind): int(count(position.hand(player), kind))
            for player in range(game.record.players)
            for kind in range(int(KIND_COUNT))
        }
        for _, position in game.record.replay()
    ]
    found: list[dict[tuple[int | None, int], int]] = []
    for held in reversed(hands):
        later = found[-1] if found else held
        found.append({key: min(number, later[key]) for key, number in held.items()})
    return found[::-1]


def with_tickets_exchanged(game: Game, deal: Deal, seat: int | None, dice: Dice) -> Deal:
    """Tickets that the seat is never offered change places, regular and long ones apart."""
    facts = [fact for step in game.record.steps for fact in step.facts]
    offered = {
        ticket
        for fact in facts
        if isinstance(fact, TicketsOffered) and fact.player == seat
        for ticket in fact.tickets
    }
    other: dict[int | None, int] = {}
    for is_long in (True, False):
        unseen = [
            ticket
            for ticket, asked in enumerate(game.record.board.tickets)
            if asked.long == is_long and ticket not in offered
        ]
        # Each becomes another one: shuffled, and the next one in that order.
        order = [int(ticket) for ticket in mixed(dice, [str(ticket) for ticket in unseen])]
        other |= dict(zip(order, order[1:] + order[:1], strict=True))
    other |= {ticket: ticket for ticket in offered if ticket is not None}
    orders = [
        fact
        if fact.pile == CARD_PILE
        else replace(fact, order=tuple(other[ticket] for ticket in fact.order))
        for fact in deal.orders
    ]
    deeds: list[tuple[int, Action]] = [
        (who, Keep(tuple(other[ticket] for ticket in action.tickets)))
        if isinstance(action, Keep)
        else (who, action)
        for who, action in deal.deeds
    ]
    return replace(deal, orders=orders, deeds=deeds)


def with_two_cards_exchanged(deal: Deal, spare: list[list[int]], dice: Dice) -> Deal:
    """Two different cards of one order change places, of those that may."""
    at = [n for n, fact in enumerate(deal.orders) if fact.pile == CARD_PILE]
    pairs = [
        (which, one, two)
        for which, places in zip(at, spare, strict=True)
        for one, two in combinations(places, 2)
        if deal.orders[which].order[one] != deal.orders[which].order[two]
    ]
    which, one, two = pairs[dice.below(len(pairs))]
    order = list(deal.orders[which].order)
    order[one], order[two] = order[two], order[one]
    orders = list(deal.orders)
    orders[which] = replace(orders[which], order=tuple(order))
    return replace(deal, orders=orders)
