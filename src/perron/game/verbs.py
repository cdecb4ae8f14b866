"""The four questions to a game: what may be done, why not, what a seat sees, what it comes to.

Each takes a Game, or a Position of the engine for those who work with perron.core.
"""

from typing import TYPE_CHECKING, TypeAlias

from perron.core import judge as judging
from perron.core import moves, view
from perron.core import score as scoring
from perron.core.actions import Action as PlainAction
from perron.core.errors import Malformed, Refusal, UnknownPlayer
from perron.core.outcome import Outcome
from perron.core.position import Position
from perron.game.actions import Action, named, numbered
from perron.game.facts import told_outcome
from perron.game.seen import Observation, readable
from perron.wire.reading import quote

if TYPE_CHECKING:
    from perron.game.play import Game

State: TypeAlias = "Game | Position"


def legal(game: State, seat: int) -> list[Action]:
    """What the seat may do now, in a fixed order; nothing while others decide.

    Of the many ways to pay, those that make sense are listed; `judge` answers for every one.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> perron.legal(game, 0)[0]
    Keep('athina-edinburgh', 'essen-marseille')
    """
    position = _position(game)
    found = moves.legal(position, seat_of(position, seat))
    return [named(position.board, action) for action in found]


def judge(game: State, seat: int, action: PlainAction) -> Refusal | None:
    """Why the seat may not do this now, or None if it may. Nothing changes.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> perron.judge(game, 0, perron.Draw("deck"))
    WrongMoment('not now: choose what to keep of the offer')
    >>> print(perron.judge(game, 0, perron.Claim("paris-dieppe", pink=1)))
    "paris-dieppe" is not a route of this board; did you mean "dieppe-paris"?
    """
    position = _position(game)
    try:
        plain = numbered(position.board, action)
        return judging.judge(position, seat_of(position, seat), plain)
    except Malformed as refusal:
        return refusal


def observe(game: State, seat: int | None = None) -> Observation:
    """All that this seat may know; without a seat, what a spectator sees.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> perron.observe(game, 1).hand
    Cards(white=1, yellow=1, red=1, locomotive=1)
    """
    position = _position(game)
    return readable(view.observe(position, None if seat is None else seat_of(position, seat)))


def score(game: State) -> Outcome:
    """The outcome, reason by reason; of a game that goes on, what it would be now.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> for seat in game.to_act:
    ...     facts = game.act(seat, game.legal(seat)[0])
    >>> outcome = perron.score(game)
    >>> outcome.players[0].total, outcome.players[0].failed, outcome.winners
    (-7, (<essen-marseille>, <athina-edinburgh>), (0, 1))
    """
    position = _position(game)
    return told_outcome(position.board, scoring.score(position))


def seat_of(position: Position, seat: int) -> int:
    """The seat, if the game has it. Raises UnknownPlayer."""
    if isinstance(seat, int) and 0 <= seat < position.seats:
        return seat
    refusal = UnknownPlayer(name=quote(seat))
    refusal.args = (f"{refusal}; seats are numbered 0 to {position.seats - 1}",)
    raise refusal


def _position(game: State) -> Position:
    return game if isinstance(game, Position) else game.position
