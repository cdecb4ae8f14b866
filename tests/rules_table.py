"""A table to try a rule on: a position written by hand, as in the contract's JSON."""

from perron.boards import load
from perron.core.actions import Action
from perron.core.cards import KINDS, counts
from perron.core.judge import judge
from perron.core.moves import legal
from perron.core.outcome import Result
from perron.core.play import Journal, apply
from perron.core.position import OVER, PHASES, SETUP, Position
from perron.core.score import score
from perron.wire.actions import action_from_json, action_to_json
from perron.wire.facts import fact_to_json
from perron.wire.position_reading import position_from_json
from perron.wire.position_writing import position_to_json

Json = dict[str, object]


class Table:
    """One game on the table. Board facts come from the packs, the rest from the test."""

    def __init__(self, board: str, players: int = 2, **fields: object) -> None:
        self.position: Position = position_from_json(
            {"board": board, "players": players, **fields}, load
        )
        self.board = self.position.board

    def do(self, type: str, player: int | None = None, **fields: object) -> list[Json]:
        """Do an action that has to be accepted; returns the facts as JSON."""
        seat, action = self._asked(type, player, fields)
        refusal = judge(self.position, seat, action)
        assert refusal is None, f"{type} was refused: {refusal}"
        facts: Journal = []
        apply(self.position, seat, action, facts)
        return [fact_to_json(self.board, fact) for fact in facts]

    def refused(self, type: str, player: int | None = None, **fields: object) -> str:
        """Ask for something that has to be refused and change nothing; returns the code."""
        before = self.position.state()
        seat, action = self._asked(type, player, fields)
        refusal = judge(self.position, seat, action)
        assert refusal is not None, f"{type} was accepted"
        assert self.position.state() == before
        return refusal.code

    def _asked(self, type: str, player: int | None, fields: Json) -> tuple[int, Action]:
        _, action = action_from_json(self.board, {"type": type, **fields})
        return (int(self.position.mover) if player is None else player), action

    # What lies on the table.

    @property
    def printed(self) -> Json:
        """The whole position as JSON."""
        return position_to_json(self.position)

    @property
    def phase(self) -> str:
        return PHASES[int(self.position.phase)]

    @property
    def mover(self) -> int | None:
        return None if self.position.phase in (SETUP, OVER) else int(self.position.mover)

    @property
    def market(self) -> object:
        return self.printed["market"]

    @property
    def deck(self) -> list[str]:
        return [KINDS[kind] for kind in self.position.deck_list()]

    @property
    def discard(self) -> dict[str, int]:
        return words(int(self.position.discard))

    @property
    def pile(self) -> list[str]:
        """The ticket pile, top first."""
        return [self.board.tickets[ticket].id for ticket in self.position.pile_list()]

    def hand(self, player: int) -> dict[str, int]:
        return words(int(self.position.hand(player)))

    def tickets(self, player: int) -> list[str]:
        return [self.board.tickets[ticket].id for ticket in self.position.tickets(player)]

    def offer(self, player: int) -> list[str]:
        return [self.board.tickets[ticket].id for ticket in self.position.offer(player)]

    def trains(self, player: int) -> int:
        return int(self.position.trains(player))

    def points(self, player: int) -> int:
        """On the score track."""
        return int(self.position.score(player))

    def owner(self, route: str) -> int | None:
        at = self.board.route(route)
        assert at is not None
        owner = int(self.position.owner[at])
        return owner if owner >= 0 else None

    def legal(self, type: str | None = None) -> list[Json]:
        """What the player to move may do, in JSON."""
        seat = int(self.position.mover)
        actions = [action_to_json(self.board, action) for action in legal(self.position, seat)]
        return [action for action in actions if type in (None, action["type"])]

    def result(self, player: int) -> Result:
        """What the player would score if the game ended now."""
        return score(self.position).players[player]

    def winners(self) -> tuple[tuple[int, ...], str]:
        """Who would win now, and what decides."""
        outcome = score(self.position)
        return outcome.winners, outcome.decided_by


def words(cards: int) -> dict[str, int]:
    """A multiset of cards in words."""
    return {KINDS[kind]: number for kind, number in enumerate(counts(cards)) if number}
