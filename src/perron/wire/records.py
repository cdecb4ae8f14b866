"""Game records: write, check, replay.

A record is one JSON object: who plays on which board under which rules version, then step by
step the action and the facts that came of it, every shuffled order among them. Reading one
folds the facts; it never asks whether the rules would still allow the action. Each step
carries a check value over itself and all before it, so that a record with a changed byte is
refused at the step where it was changed.
"""

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from perron.core.actions import Action
from perron.core.board import Board
from perron.core.chance import SEEDS
from perron.core.errors import BadInput
from perron.core.facts import Fact, Shuffled
from perron.core.fair import METHOD, MOST_BYTES, Fairness, FairShuffles, check
from perron.core.fold import before_the_deal, fold
from perron.core.judge import judge
from perron.core.play import Journal, apply, new_game
from perron.core.position import OVER, Position, Shuffler
from perron.core.rules import RULES_VERSION
from perron.core.score import score
from perron.wire.actions import action_to_json, read_action
from perron.wire.facts import fact_from_json, fact_to_json
from perron.wire.outcomes import outcome_to_json
from perron.wire.reading import Node

FORMAT: Final = "perron-record"
FORMAT_VERSION: Final = 1

_HEAD: Final = (
    "format",
    "version",
    "rules_version",
    "board",
    "players",
    "names",
    "starter",
    "seed",
    "fair",
    "check",
)
_MOST_STEPS: Final = 100_000
_MOST_FACTS: Final = 20_000
_LONGEST_NAME: Final = 80


@dataclass(frozen=True, slots=True)
class Step:
    """What one player did, and what came of it. The first step is the deal: nobody's action.

    >>> import perron
    >>> game = perron.Game.new("europe", players=2, seed=7)
    >>> step, then = next(game.replay())
    >>> step.player, step.action, len(step.facts)
    (None, None, 14)
    """

    player: int | None
    action: Action | None
    facts: tuple[Fact, ...]


@dataclass(slots=True)
class Record:
    """A game from the deal on."""

    board: Board
    players: int
    names: tuple[str, ...]
    starter: int
    # None when the orders came from elsewhere; they are among the facts in any case.
    seed: int | None
    # Where the orders came from, if anyone is to check them.
    fair: Fairness | None = None
    rules_version: int = RULES_VERSION
    steps: list[Step] = field(default_factory=list)
    # The outcome as it was announced then, in JSON; None while the game runs.
    outcome: dict[str, object] | None = None

    def before(self) -> Position:
        """The position on which the steps are folded."""
        return before_the_deal(self.board, self.players, self.seed or 0, self.starter)

    def shuffles(self) -> int:
        """How many shuffles there were so far."""
        return sum(isinstance(fact, Shuffled) for step in self.steps for fact in step.facts)

    def check_shuffles(self) -> int:
        """Work every order out again; how many. BadInput names the card that does not fit."""
        if self.fair is None:
            raise BadInput("fair", "nobody committed to the shuffles of this game")
        return check(self.board, self.fair, [step.facts for step in self.steps])

    def replay(self) -> Iterator[tuple[Step, Position]]:
        """Each step with the position after it: always the same object, moved on."""
        position = self.before()
        for n, step in enumerate(self.steps):
            for m, fact in enumerate(step.facts):
                try:
                    fold(position, fact)
                except BadInput as error:
                    raise BadInput(f"steps[{n}].facts[{m}]", error.problem) from None
            yield step, position


class Game:
    """A game being played, with its record."""

    def __init__(self, record: Record, position: Position) -> None:
        self.record = record
        self.position = position

    @classmethod
    def new(
        cls,
        board: Board,
        players: int,
        seed: int,
        starter: int = 0,
        names: tuple[str, ...] = (),
        shuffler: Shuffler | None = None,
        fair: Fairness | None = None,
    ) -> "Game":
        """Deal a new game: by a seed, by a shuffler, or by shuffles that anyone can check."""
        if fair is not None and fair.secret is not None:
            shuffler = FairShuffles(fair.secret, fair.entropy)
        facts: Journal = []
        position = new_game(board, players, seed, starter, shuffler, facts)
        called = names or tuple(f"player {seat}" for seat in range(players))
        record = Record(board, players, called, starter, None if shuffler else seed, fair)
        record.steps.append(Step(None, None, tuple(facts)))
        return cls(record, position)

    @classmethod
    def resumed(cls, record: Record) -> "Game":
        """Take a recorded game up where it stopped."""
        position = record.before()
        for _, position in record.replay():
            pass
        return cls.at(record, position)

    @classmethod
    def at(cls, record: Record, position: Position) -> "Game":
        """Take a recorded game up at the position after its last step."""
        fair = record.fair
        if fair is not None and fair.secret is not None:
            position.shuffler = FairShuffles(fair.secret, fair.entropy, record.shuffles())
        return cls(record, position)

    @property
    def over(self) -> bool:
        return bool(self.position.phase == OVER)

    def act(self, seat: int, action: Action) -> tuple[Fact, ...]:
        """Do what a seat asks, or raise the Refusal; returns the facts."""
        refusal = judge(self.position, seat, action)
        if refusal is not None:
            raise refusal
        facts: Journal = []
        apply(self.position, seat, action, facts)
        self.record.steps.append(Step(seat, action, tuple(facts)))
        if self.over:
            outcome = score(self.position)
            self.record.outcome = outcome_to_json(self.record.board, outcome)
        return tuple(facts)


# Writing.


def record_lines(record: Record) -> Iterator[str]:
    """The record as JSON text, a line for each step."""
    head = _head(record)
    check = _check("", head)
    yield json.dumps({**head, "check": check})[:-1] + ', "steps": ['
    for n, step in enumerate(record.steps):
        value = _step_to_json(record.board, step)
        check = _check(check, value)
        comma = "," if n + 1 < len(record.steps) else ""
        yield json.dumps({**value, "check": check}) + comma
    check = _check(check, record.outcome)
    yield f'], "outcome": {json.dumps(record.outcome)}, "end": "{check}"}}'


def _head(record: Record) -> dict[str, object]:
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "rules_version": record.rules_version,
        "board": record.board.id,
        "players": record.players,
        "names": list(record.names),
        "starter": record.starter,
        "seed": record.seed,
        "fair": None if record.fair is None else _fair_to_json(record.fair),
    }


def _fair_to_json(fair: Fairness) -> dict[str, object]:
    return {
        "method": METHOD,
        "commitment": fair.commitment,
        "entropy": [part.hex() for part in fair.entropy],
        "secret": None if fair.secret is None else fair.secret.hex(),
    }


def _step_to_json(board: Board, step: Step) -> dict[str, object]:
    action = None if step.action is None else action_to_json(board, step.action)
    facts = [fact_to_json(board, fact) for fact in step.facts]
    return {"player": step.player, "action": action, "facts": facts}


def _check(before: str, value: object) -> str:
    text = before + json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# Reading.


def record_from_json(value: object, find_board: Callable[[str], Board]) -> Record:
    """Read a record, check it and fold it once. BadInput names the place that does not fit."""
    root = Node(value, "")
    fields = root.fields([*_HEAD, "steps", "outcome", "end"], [*_HEAD, "steps", "outcome", "end"])
    fields["format"].word([FORMAT], "the format of a game record")
    fields["version"].whole(1, FORMAT_VERSION)
    record = _read_head(fields, find_board)
    check = _checked({name: fields[name].value for name in _HEAD if name != "check"}, "", fields)
    for node in fields["steps"].items(_MOST_STEPS, "steps"):
        parts = node.fields(*[["player", "action", "facts", "check"]] * 2)
        check = _checked(
            {name: part.value for name, part in parts.items() if name != "check"}, check, parts
        )
        record.steps.append(_read_step(record, parts))
    if not record.steps:
        raise fields["steps"].wrong("a record begins with the deal")
    if fields["end"].value != _check(check, fields["outcome"].value):
        raise fields["outcome"].wrong("was changed after the game was recorded")
    record.outcome = _read_outcome(fields["outcome"])
    _fit_together(record)
    return record


def _read_head(fields: dict[str, Node], find_board: Callable[[str], Board]) -> Record:
    board = _find(fields["board"], find_board)
    fewest, most = board.rules.players
    players = fields["players"].whole(fewest, most)
    names = tuple(node.text() for node in fields["names"].items(players, "names"))
    if len(names) != players or any(len(name) > _LONGEST_NAME for name in names):
        raise fields["names"].wrong(f"give {players} names of at most {_LONGEST_NAME} characters")
    return Record(
        board=board,
        players=players,
        names=names,
        starter=fields["starter"].whole(0, players - 1),
        seed=None if fields["seed"].value is None else fields["seed"].whole(0, int(SEEDS) - 1),
        fair=None if fields["fair"].value is None else _read_fair(fields["fair"], players),
        rules_version=fields["rules_version"].whole(1, 1_000_000),
    )


def _read_fair(node: Node, players: int) -> Fairness:
    parts = node.fields(*[["method", "commitment", "entropy", "secret"]] * 2)
    parts["method"].word([METHOD], "a way to shuffle")
    entropy = tuple(_read_bytes(part) for part in parts["entropy"].items(players, "parts"))
    secret = None if parts["secret"].value is None else _read_bytes(parts["secret"])
    return Fairness(parts["commitment"].text(), entropy, secret)


def _read_bytes(node: Node) -> bytes:
    try:
        value = bytes.fromhex(node.text())
    except ValueError:
        raise node.wrong("is not written in hexadecimal digits") from None
    if len(value) > MOST_BYTES:
        raise node.wrong(f"is longer than {MOST_BYTES} bytes")
    return value


def _find(node: Node, find_board: Callable[[str], Board]) -> Board:
    try:
        return find_board(node.text())
    except BadInput as error:
        raise node.wrong(str(error)) from None


def _checked(value: object, before: str, fields: dict[str, Node]) -> str:
    check = _check(before, value)
    if fields["check"].value != check:
        raise fields["check"].wrong("does not fit: something here was changed after recording")
    return check


def _read_step(record: Record, parts: dict[str, Node]) -> Step:
    board = record.board
    facts = tuple(_read_fact(record, node) for node in parts["facts"].items(_MOST_FACTS, "facts"))
    if not record.steps:
        if parts["player"].value is not None or parts["action"].value is not None:
            raise parts["action"].wrong("the first step is the deal, nobody's action")
        return Step(None, None, facts)
    player = parts["player"].whole(0, record.players - 1)
    return Step(player, read_action(board, parts["action"])[1], facts)


def _read_fact(record: Record, node: Node) -> Fact:
    fact = fact_from_json(record.board, node.value, node.place)
    player = getattr(fact, "player", 0)
    if player >= record.players:
        raise BadInput(f"{node.place}.player", f"there is no player {player}")
    return fact


def _read_outcome(node: Node) -> dict[str, object] | None:
    if node.value is not None and not isinstance(node.value, dict):
        raise node.wrong("is not an object")
    return node.value


def _fit_together(record: Record) -> None:
    position = record.before()
    for n, (_, after) in enumerate(record.replay()):
        if n + 1 < len(record.steps) and after.phase == OVER:
            raise BadInput(f"steps[{n + 1}]", "the game was over before this step")
        position = after
    if (position.phase == OVER) != (record.outcome is not None):
        raise BadInput("outcome", "is there just when the game is over")
