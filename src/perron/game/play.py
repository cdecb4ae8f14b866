"""A game, as Python users hold it: dealt, played by names, looked at, copied, kept in a file."""

import json
import os
import secrets
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from perron.boards import load
from perron.boards.finding import board_finder
from perron.core.actions import Action as PlainAction
from perron.core.board import Board
from perron.core.chance import SEEDS
from perron.core.errors import BadInput, Refusal
from perron.core.facts import Fact
from perron.core.outcome import Outcome
from perron.core.position import OVER, PHASES, Position
from perron.core.turns import to_act
from perron.game import verbs
from perron.game.actions import Action, named, numbered
from perron.game.drawing import drawn
from perron.game.facts import told
from perron.game.packing import same_board
from perron.game.seen import Observation
from perron.game.text import summary, table
from perron.system.files import write_whole
from perron.wire import records
from perron.wire.reading import parse_json, quote
from perron.wire.records import Record, Step, record_from_json, record_lines


class Game:
    """One game, from the deal on. `Game.new` deals one, `Game.load` reads one from a file.

    Seats are numbered from 0. Whatever is asked for by a name may be asked for by its number in the
    board's lists as well. Whoever holds a Game may see everything in it; what a player or a bot may
    know is what `observe` says.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> game
    <Game europe, 2 players, choosing first tickets: seats 0, 1>
    >>> game.to_act, game.phase, game.over
    ((0, 1), 'setup', False)
    """

    __slots__ = ("_played",)

    def __init__(self, played: records.Game) -> None:
        self._played = played

    # Beginning.

    @classmethod
    def new(
        cls,
        board: str | Board,
        players: int,
        seed: int | None = None,
        *,
        starter: int = 0,
        names: tuple[str, ...] = (),
    ) -> "Game":
        """Deal a game: on a board, its id or its folder. The same seed deals the same game.

        >>> import perron
        >>> perron.Game.new("nordic", players=3, seed=1, starter=2)
        <Game nordic, 3 players, choosing first tickets: seats 0, 1, 2>
        """
        on = load(board) if isinstance(board, str) else board
        dealt = secrets.randbelow(int(SEEDS)) if seed is None else seed
        return cls(records.Game.new(on, players, dealt, starter, names))

    @classmethod
    def load(cls, path: str | os.PathLike[str], board: str | Board | None = None) -> "Game":
        """Read a game that was saved, and take it up where it stopped.

        A board of your own has to be given, itself or its folder. Damage is noticed: BadInput names
        the place. `game.save` shows an example.
        """
        value = parse_json(Path(path).read_bytes(), os.fspath(path))
        try:
            return cls(records.Game.resumed(record_from_json(value, _finder(board))))
        except BadInput as error:
            raise BadInput(f"{os.fspath(path)}: {error.place}", error.problem) from None

    # What is so.

    @property
    def board(self) -> Board:
        """The board with its rules: `game.board.routes`, `.cities`, `.tickets`, `.rules`."""
        return self._played.record.board

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._played.record.players

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return self._played.record.names

    @property
    def seed(self) -> int | None:
        """The seed of the deal; None if the cards were shuffled in another way."""
        return self._played.record.seed

    @property
    def phase(self) -> str:
        """What is going on: setup, turn, second_card, tunnel, keep or over."""
        return PHASES[int(self.position.phase)]

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have to decide now: all that have yet to choose their first tickets, then one."""
        return to_act(self.position)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self._played.over

    @property
    def position(self) -> Position:
        """The engine's own position, for what perron.core offers. Look at it, do not change it."""
        return self._played.position

    @property
    def record(self) -> Record:
        """The record in plain numbers, for what perron.wire offers. Look at it, do not change it."""
        return self._played.record

    # What may be done, and doing it.

    def legal(self, seat: int) -> list[Action]:
        """What the seat may do now, in a fixed order; nothing while others decide.

        Of the many ways to pay, those that make sense are listed; `judge` answers for every one.

        >>> import perron
        >>> game = perron.Game.new("europe", players=2, seed=7)
        >>> game.legal(0)[0]
        Keep('athina-edinburgh', 'essen-marseille')
        """
        return verbs.legal(self, seat)

    def judge(self, seat: int, action: PlainAction) -> Refusal | None:
        """Why the seat may not do this now, or None if it may. Nothing changes.

        >>> import perron
        >>> game = perron.Game.new("europe", players=2, seed=7)
        >>> print(game.judge(0, perron.Claim("paris-dieppe", pink=1)))
        "paris-dieppe" is not a route of this board; did you mean "dieppe-paris"?
        """
        return verbs.judge(self, seat, action)

    def named(self, action: PlainAction) -> Action:
        """The same action, with names: what a bot answers is in numbers.

        >>> import perron
        >>> game = perron.Game.new("europe", players=2, seed=7)
        >>> answer = perron.bots.make("planner", seed=1).decide(game.observe(0), game.legal(0))
        >>> answer, game.named(answer)
        (Keep(24, 9), Keep('essen-marseille', 'berlin-roma'))
        """
        return named(self.board, numbered(self.board, action))

    def act(self, seat: int, action: PlainAction) -> tuple[Fact, ...]:
        """Do what a seat asks, and return what came of it. Raises a Refusal; then nothing has changed.

        >>> import perron
        >>> game = perron.Game.new("europe", players=2, seed=7)
        >>> facts = game.act(0, perron.Keep("athina-edinburgh", "berlin-roma"))
        >>> facts[0].kept
        (<athina-edinburgh>, <berlin-roma>)
        >>> game.act(0, perron.Draw("deck"))
        Traceback (most recent call last):
        perron.core.errors.WrongMoment: not now: choose what to keep of the offer
        """
        plain = numbered(self.board, action)
        facts = self._played.act(verbs.seat_of(self.position, seat), plain)
        return tuple([told(self.board, fact) for fact in facts])

    # Looking at it.

    def observe(self, seat: int | None = None) -> Observation:
        """All that this seat may know; without a seat, what a spectator sees.

        >>> import perron
        >>> game = perron.Game.new("europe", players=2, seed=7)
        >>> game.observe(1).hand
        Cards(white=1, yellow=1, red=1, locomotive=1)
        """
        return verbs.observe(self, seat)

    def score(self) -> Outcome:
        """The outcome, reason by reason; of a game that goes on, what it would be now.

        >>> import perron
        >>> game = perron.Game.new("europe", players=2, seed=7)
        >>> for seat in game.to_act:
        ...     facts = game.act(seat, game.legal(seat)[0])
        >>> outcome = game.score()
        >>> outcome.players[0].total, outcome.players[0].failed, outcome.winners
        (-7, (<essen-marseille>, <athina-edinburgh>), (0, 1))
        """
        return verbs.score(self)

    def replay(self) -> "Iterator[tuple[Step, Game]]":
        """Each step from the deal on, with the game as it was after it.

        >>> import perron
        >>> game = perron.Game.new("europe", players=2, seed=7)
        >>> facts = game.act(1, game.legal(1)[0])
        >>> for step, then in game.replay():
        ...     print(step.player, step.action, then.to_act)
        None None (0, 1)
        1 Keep('cadiz-stockholm', 'roma-smyrna') (0,)
        """
        record = self.record
        for n, (step, position) in enumerate(record.replay()):
            outcome = record.outcome if position.phase == OVER else None
            so_far = replace(record, steps=record.steps[: n + 1], outcome=outcome)
            action = None if step.action is None else named(self.board, step.action)
            facts = tuple([told(self.board, fact) for fact in step.facts])
            yield Step(step.player, action, facts), Game(records.Game.at(so_far, position.clone()))

    def board_text(self) -> str:
        """The table in text, as `print(game)` shows it: with every hand.

        >>> import perron
        >>> game = perron.Game.new("europe", players=2, seed=7)
        >>> print(game.board_text())
        Europe, 2 players: choosing first tickets: seats 0, 1
        <BLANKLINE>
        market   locomotive, yellow, orange, blue, pink
        piles    97 cards, 0 discarded, 34 tickets
        <BLANKLINE>
        seat  name      points  trains  stations  cards
           0  player 0       0      45         3      4
           1  player 1       0      45         3      4
        <BLANKLINE>
        seat 0
          hand     1 pink, 1 yellow, 2 black
          offered  athina-edinburgh, essen-marseille, sarajevo-sevastopol, berlin-roma
        <BLANKLINE>
        seat 1
          hand     1 white, 1 yellow, 1 red, 1 locomotive
          offered  cadiz-stockholm, roma-smyrna, amsterdam-pamplona, berlin-moskva
        """
        return table(self.position, self.names)

    def svg(self, folder: str | os.PathLike[str] | None = None) -> str:
        """The board as a drawing; notebooks show it by themselves.

        Nothing hidden is in it. For a board of your own give the folder, if it has a layout.

        >>> import perron
        >>> drawing = perron.Game.new("europe", players=2, seed=7).svg()
        >>> drawing[:5]
        '<svg '
        """
        return drawn(self.position, self.names, None if folder is None else Path(folder))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.board_text()

    def __repr__(self) -> str:
        return f"<Game {summary(self.position)}>"

    # Keeping it.

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game to a file, whole or not at all; docs/format.md describes the format.

        >>> import perron, tempfile, pathlib
        >>> game = perron.Game.new("europe", players=2, seed=7)
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = pathlib.Path(folder, "game.json")
        ...     game.save(path)
        ...     perron.Game.load(path) == game
        True
        """
        write_whole(Path(path), "".join(f"{line}\n" for line in record_lines(self.record)))

    def copy(self) -> "Game":
        """A game of its own that goes on from here.

        >>> import perron
        >>> game = perron.Game.new("europe", players=2, seed=7)
        >>> other = game.copy()
        >>> facts = other.act(0, other.legal(0)[0])
        >>> game.to_act, other.to_act
        ((0, 1), (1,))
        """
        record = replace(self.record, steps=list(self.record.steps))
        return Game(records.Game.at(record, self.position.clone()))

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> "tuple[Callable[[Board, str], Game], tuple[Board, str]]":
        return _read, (self.board, "\n".join(record_lines(self.record)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        mine, theirs = self.record, other.record
        return same_board(self.board, other.board) and mine == replace(theirs, board=mine.board)

    # It changes.
    __hash__ = None  # type: ignore[assignment]


def replay(game: Game | str | os.PathLike[str]) -> Iterator[tuple[Step, Game]]:
    """Each step of a game or of a saved one, with the game as it was after it.

    The first step is the deal, which is nobody's action.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> facts = game.act(1, game.legal(1)[0])
    >>> for step, then in perron.replay(game):
    ...     print(step.player, step.action, repr(then))
    None None <Game europe, 2 players, choosing first tickets: seats 0, 1>
    1 Keep('cadiz-stockholm', 'roma-smyrna') <Game europe, 2 players, choosing first tickets: seat 0>
    """
    return (game if isinstance(game, Game) else Game.load(game)).replay()


def _finder(board: str | Board | None) -> Callable[[str], Board]:
    """How the board that a record names is found: the one given, or one that comes with Perron."""
    if not isinstance(board, Board):
        return board_finder(board)

    def find(name: str) -> Board:
        if name != board.id:
            raise BadInput(name, f"{quote(name)} is not the board given: {quote(board.id)}")
        return board

    return find


def _read(board: Board, text: str) -> Game:
    """A game from a pickle."""
    return Game(records.Game.resumed(record_from_json(json.loads(text), lambda name: board)))
