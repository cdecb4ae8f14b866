"""greedy: the most points now; else draws.

It claims the longest route that it can pay for, with as few locomotives as possible. When it
can claim nothing it draws: a face-up card of the colour that it holds most of, otherwise
unseen. It keeps as few tickets as it may, the cheapest ones, asks for more only when there is
nothing else to do, and always pays for a tunnel if it can.
"""

from collections.abc import Sequence

from perron.bots.protocol import UNLIMITED, Budget
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
from perron.core.cards import LOCOMOTIVE, count, total
from perron.core.chance import Dice
from perron.core.view import Observation

Worth = tuple[int, int, int]


class GreedyBot:
    """Looks no further than this turn."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def decide(
        self, observation: Observation, legal: Sequence[Action], budget: Budget = UNLIMITED
    ) -> Action:
        worths = [_worth(observation, action) for action in legal]
        best = max(worths)
        level = [action for action, worth in zip(legal, worths, strict=True) if worth == best]
        return level[self._dice.below(len(level))]


def _worth(observation: Observation, action: Action) -> Worth:
    """How good an action looks: kinds of action first, then the points, then what it spends."""
    board = observation.board
    match action:
        case Claim(route, cards):
            points = board.rules.route_points[board.routes[route].length]
            return 5, points, _thrift(cards)
        case Pay(cards):
            return 5, 0, _thrift(cards)
        case Draw(slot):
            return 4, _wanted(observation, slot), 0
        case Keep(tickets):
            return 3, -len(tickets), -sum(board.tickets[ticket].points for ticket in tickets)
        case Decline():
            return 2, 0, 0
        case AskTickets():
            return 1, 0, 0
        case BuildStation(_, cards):
            return 0, 0, _thrift(cards)
        case Pass():
            return 0, 0, 0


def _thrift(cards: int) -> int:
    """Few cards are better than many, colours better spent than locomotives."""
    return -10 * int(count(cards, LOCOMOTIVE)) - int(total(cards))


def _wanted(observation: Observation, slot: int) -> int:
    """A locomotive is worth most; of the colours, the one that the hand has most of."""
    if slot == DECK:
        return 1
    kind = observation.market[slot]
    if kind == LOCOMOTIVE:
        return 100
    return int(count(observation.hand, kind))
