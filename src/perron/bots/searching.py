"""How the search decides: candidates, guesses, and games played out by the planner.

The planner proposes a handful of moves. For each guess at what can't be seen, each candidate is
tried and the game played to its end with the planner in every seat, every seat by its own lights.
The same guess and the same later shuffles serve all candidates, so that luck cancels; the weaker
half of them drops out again and again. Nothing here may look at the position of the running game.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from perron.bots.guess import Guesses
from perron.bots.outlook import payable
from perron.bots.planning import Planner
from perron.bots.style import Style
from perron.core.board import Board
from perron.core.cards import place
from perron.core.chance import Dice
from perron.core.moves import (
    CLAIM,
    DECLINE,
    DRAW,
    KEEP,
    TICKETS,
    drawable,
)
from perron.core.play import perform
from perron.core.position import (
    KEEP_TICKETS,
    MARKET,
    OVER,
    SECOND_CARD,
    SETUP,
    TUNNEL_PAYMENT,
    Position,
)
from perron.core.score import Tally
from perron.core.turns import next_to_act

# A game that is won counts as so many points more than its margin, which counts up to a limit.
_WIN: Final[i64] = 40
_MOST_MARGIN: Final[i64] = 60
# Routes off the plan that are looked at, by points.
_EXTRAS: Final[i64] = 4
# Choices of tickets that are looked at, by the planner's value.
_CHOICES: Final[i64] = 6
# How sure a better move has to be: a hundred times the square of its gain in standard errors.
_SURE: Final[i64] = 300
# So many guesses for each candidate before the weaker half drops out.
_ROUND: Final[i64] = 6


class Searcher:
    """Searches for one seat. Reuse one object: it keeps its memory."""

    def __init__(self, board: Board, seats: i64, style: Style) -> None:
        self.board: Board = board
        self.planner: Planner = Planner(board, seats, style)
        # The move decided on, as Moves.find would give it.
        self.kind: i64 = 0
        self.target: i64 = 0
        self.cards: i64 = 0
        # Games played out for the decision so far.
        self.playouts: i64 = 0
        # Candidates: moves, what they came to, and which are still looked at, best first.
        self._kinds: vec[i64] = vec[i64]()
        self._targets: vec[i64] = vec[i64]()
        self._cards: vec[i64] = vec[i64]()
        # How much better than the first they did, in all and squared.
        self._gains: vec[i64] = vec[i64]()
        self._squares: vec[i64] = vec[i64]()
        self._live: vec[i64] = vec[i64]()
        self._rounds: i64 = 0

    def begin(self, guesses: Guesses) -> i64:
        """Find the candidates; returns how many there are. The planner's own move is the first."""
        position = guesses.known()
        seat = guesses.seat
        self._kinds = vec[i64]()
        self._targets = vec[i64]()
        self._cards = vec[i64]()
        self.planner.forget()
        self.planner.decide(position, seat)
        self._add(self.planner.kind, self.planner.target, self.planner.cards)
        phase = position.phase
        if phase == SETUP or phase == KEEP_TICKETS:
            self._add_choices(position, seat)
        elif phase == TUNNEL_PAYMENT:
            self._add(DECLINE, 0, 0)
        else:
            self._add_draws(position)
            if phase != SECOND_CARD:
                self._add_claims(position, seat)
                if position.pile_size:
                    self._add(TICKETS, 0, 0)
        number = len(self._kinds)
        self._gains = vec[i64]([i64(0)] * number)
        self._squares = vec[i64]([i64(0)] * number)
        self._live = vec[i64]([n for n in range(number)])
        self._rounds = 0
        self.playouts = 0
        self._choose(0)
        return number

    def think(self, guesses: Guesses, dice: Dice, late: Callable[[], bool]) -> bool:
        """One more guess, tried with every live candidate; False when one candidate is left.

        It is asked after each playout whether it is late: then the guess counts for nothing, since
        only some of the candidates have been tried.
        """
        if len(self._live) < 2:
            return False
        guess = guesses.deal(dice)
        first = self._try(guess, guesses.seat, 0)
        gains = vec[i64]()
        for n in self._live:
            if late():
                return False
            gains = append(gains, self._try(guess, guesses.seat, n) - first if n > 0 else 0)
        for at in range(len(gains)):
            n = self._live[at]
            self._gains[n] += gains[at]
            self._squares[n] += gains[at] * gains[at]
        self._rounds += 1
        self._sort()
        self._choose(self._surest())
        if self._rounds % _ROUND == 0 and len(self._live) > 3:
            self._live = self._half()
        return True

    def _try(self, guess: Position, seat: i64, n: i64) -> i64:
        trial = guess.clone()
        perform(trial, seat, self._kinds[n], self._targets[n], self._cards[n], None)
        self.playouts += 1
        return self._play_out(trial, seat)

    def _surest(self) -> i64:
        """The candidate that does best, if it is surely better than the planner's own move."""
        rounds = self._rounds
        for n in self._live:
            gain = self._gains[n]
            if gain <= 0 or rounds < _ROUND:
                break
            spread = (self._squares[n] - gain * gain // rounds) * rounds // (rounds - 1)
            if gain * gain * 100 > _SURE * spread:
                return n
        return 0

    def _half(self) -> vec[i64]:
        """The better half of the candidates, and always the planner's own move."""
        kept = vec[i64]()
        for n in range(len(self._live)):
            if n < (len(self._live) + 1) // 2 or self._live[n] == 0:
                kept = append(kept, self._live[n])
        return kept

    def _play_out(self, position: Position, seat: i64) -> i64:
        """Play to the end with the planner in every seat; what it is worth to one seat."""
        planner = self.planner
        planner.forget()
        while position.phase != OVER:
            mover = next_to_act(position)
            planner.decide(position, mover)
            perform(position, mover, planner.kind, planner.target, planner.cards, None)
        tally = Tally(position)
        best: i64 = -100000
        winners: i64 = 0
        for other in range(position.seats):
            if tally.rank[other] == 1:
                winners += 1
            if other != seat:
                best = max(best, tally.total[other])
        margin = min(max(tally.total[seat] - best, -_MOST_MARGIN), _MOST_MARGIN)
        return margin * 10 + (_WIN * 10 // winners if tally.rank[seat] == 1 else 0)

    # Candidates.

    def _add(self, kind: i64, target: i64, cards: i64) -> None:
        for n in range(len(self._kinds)):
            if self._kinds[n] == kind and self._targets[n] == target:
                return
        self._kinds = append(self._kinds, kind)
        self._targets = append(self._targets, target)
        self._cards = append(self._cards, cards)

    def _add_draws(self, position: Position) -> None:
        """One slot for each kind that lies open, and the pile."""
        seen: i64 = 0
        for slot in range(MARKET + 1):
            if drawable(position, slot):
                kind = place(position.market, slot) if slot < MARKET else MARKET + 10
                bit = _bit(kind)
                if seen & bit == 0:
                    seen |= bit
                    self._add(DRAW, slot, 0)

    def _add_claims(self, position: Position, seat: i64) -> None:
        """Routes of the plan that can be paid for, and the best others."""
        planner = self.planner
        board = self.board
        plan = planner.plans[seat]
        planner.shopping.list_needs(position, seat, plan.wanted)
        for route in plan.wanted:
            self._add_claim(position, seat, route)
        added: i64 = 0
        for route in board.longest_first:
            if added == _EXTRAS:
                break
            if self._add_claim(position, seat, route):
                added += 1

    def _add_claim(self, position: Position, seat: i64, route: i64) -> bool:
        board = self.board
        if not payable(position, seat, route):
            return False
        shopping = self.planner.shopping
        price = board.tariffs[board.tariff[route]]
        if shopping.best_payment(position.hand(seat), price, False) < 0:
            return False
        self._add(CLAIM, route, shopping.cards)
        return True

    def _add_choices(self, position: Position, seat: i64) -> None:
        """The choices of tickets that the planner values most."""
        planner = self.planner
        masks, values = planner.choices(position, seat)
        for _ in range(min(_CHOICES, len(masks))):
            best: i64 = 0
            for n in range(len(masks)):
                if values[n] > values[best]:
                    best = n
            self._add(KEEP, masks[best], 0)
            values[best] = -(10**12)

    def _sort(self) -> None:
        live = self._live
        for n in range(1, len(live)):
            at = n
            while at > 0 and self._gains[live[at]] > self._gains[live[at - 1]]:
                one = live[at]
                live[at] = live[at - 1]
                live[at - 1] = one
                at -= 1

    def _choose(self, n: i64) -> None:
        self.kind = self._kinds[n]
        self.target = self._targets[n]
        self.cards = self._cards[n]


_POWERS: Final = vec[i64]([2**n for n in range(20)])


def _bit(kind: i64) -> i64:
    return _POWERS[kind]
