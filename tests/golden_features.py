"""What the golden games show: one sentence for each ending, bonus and turn of events.

tools/make_golden.py looks for games that show them, tests/core/test_golden.py holds them to it.
"""

from collections.abc import Callable
from dataclasses import dataclass

from perron.core.cards import total
from perron.core.facts import (
    CARD_PILE,
    LAST_ROUND,
    STALLED,
    Claimed,
    Ended,
    Fact,
    RowCleared,
    Shuffled,
    TicketsBuried,
    TunnelAbandoned,
    TunnelPriced,
)
from perron.core.judge import route_price
from perron.core.outcome import Outcome
from perron.core.position import Position


@dataclass(frozen=True)
class Ending:
    """A finished game: the position at its end, what it came to, and all that happened."""

    position: Position
    outcome: Outcome
    facts: tuple[Fact, ...] = ()


Shows = Callable[[Ending], bool]


def _decided_by(word: str) -> Shows:
    return lambda end: end.outcome.decided_by == word


def _winners_of(end: Ending, bonus: str) -> int:
    return sum(getattr(player, bonus) > 0 for player in end.outcome.players)


def _merchandise(end: Ending) -> list[int]:
    return sorted(int(end.position.merchandise(s)) for s in range(end.position.seats))[::-1]


def _shared_first(end: Ending) -> bool:
    most, second, *_ = _merchandise(end)
    return most == second > 0


def _shared_later(end: Ending) -> bool:
    most, second, third, *_ = [*_merchandise(end), 0]
    return most > second == third > 0


def _has(kind: type[Fact]) -> Shows:
    return lambda end: any(isinstance(fact, kind) for fact in end.facts)


def _reshuffled(end: Ending) -> bool:
    piles = [fact.pile for fact in end.facts if isinstance(fact, Shuffled)]
    return piles.count(CARD_PILE) > 1


def _exchanged(rate: int) -> Shows:
    """A route was paid for with so many cards in place of one."""

    def shows(end: Ending) -> bool:
        board = end.position.board
        return any(
            route_price(board, fact.route).exchange == rate
            and total(fact.cards) > board.length[fact.route]
            for fact in end.facts
            if isinstance(fact, Claimed)
        )

    return shows


def _tunnel_dearer(end: Ending) -> bool:
    return any(isinstance(fact, TunnelPriced) and fact.extra > 0 for fact in end.facts)


FEATURES: dict[str, Shows] = {
    "ends with the last round": lambda end: Ended(LAST_ROUND) in end.facts,
    "ends because nobody can do anything": lambda end: Ended(STALLED) in end.facts,
    "decided by points": _decided_by("points"),
    "decided by tickets": _decided_by("tickets"),
    "decided by stations": _decided_by("stations"),
    "decided by the longest path": _decided_by("longest_path"),
    "a shared victory": _decided_by("shared"),
    "the longest path is one player's": lambda end: _winners_of(end, "longest_path_bonus") == 1,
    "the longest path is shared": lambda end: _winners_of(end, "longest_path_bonus") > 1,
    "stations not built bring points": lambda end: _winners_of(end, "stations") > 0,
    "a player has built all stations": lambda end: (
        end.position.board.rules.stations > 0
        and any(player.stations == 0 for player in end.outcome.players)
    ),
    "a borrowed route completes a ticket": lambda end: any(
        player.borrowed for player in end.outcome.players
    ),
    "most tickets are one player's": lambda end: _winners_of(end, "globetrotter_bonus") == 1,
    "most tickets are shared": lambda end: _winners_of(end, "globetrotter_bonus") > 1,
    "most merchandise is one player's": lambda end: _merchandise(end)[0] > _merchandise(end)[1] > 0,
    "most merchandise is shared": _shared_first,
    "the second place in merchandise is shared": _shared_later,
    "a player without merchandise gets no bonus": lambda end: (
        _merchandise(end)[-1] == 0 < _merchandise(end)[0]
    ),
    "three cards stand for a locomotive": _exchanged(3),
    "four cards stand for one": _exchanged(4),
    "a tunnel costs more": _tunnel_dearer,
    "a tunnel is given up": _has(TunnelAbandoned),
    "the market is cleared": _has(RowCleared),
    "the discards are shuffled": _reshuffled,
    "returned tickets go under the pile": _has(TicketsBuried),
}
