"""Records of games, from the logs of their tables."""

from perron.core.fair import Fairness
from perron.core.score import score
from perron.server.table.entries import Acted, Entry, Started
from perron.server.table.table import OVER_STATE, Table
from perron.wire.outcomes import outcome_to_json
from perron.wire.records import Record, Step


def record_of(table: Table, entries: list[Entry]) -> Record:
    """A game as a record, from the log of its table.

    It shows every card, also while the game runs. Only the secret of the shuffles is left out until the end:
    the shuffles to come follow from it. A guest's name is empty; a bot's name is its level.
    """
    revealed = table.state == OVER_STATE
    record = Record(
        board=table.board,
        players=len(table.seats),
        names=tuple(seat.name or seat.level or "" for seat in table.seats),
        starter=table.starter or 0,
        seed=None,
        fair=Fairness(
            table.commitment,
            tuple(seat.entropy or b"" for seat in table.seats),
            table.secret if revealed else None,
        ),
    )
    for entry in entries:
        match entry.body:
            case Started(facts=facts):
                record.steps.append(Step(None, None, facts))
            case Acted(seat=seat, action=action, facts=facts):
                record.steps.append(Step(seat, action, facts))
            case _:
                pass
    if revealed and table.position is not None:
        record.outcome = outcome_to_json(table.board, score(table.position))
    return record
