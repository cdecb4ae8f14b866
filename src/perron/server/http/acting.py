"""Acting in a seat: the same for a request and for the live feed."""

import time

from perron.core.actions import Action
from perron.core.board import Board
from perron.core.errors import Malformed, Refusal
from perron.server.errors import Stale
from perron.server.http.schemas.requests import Act
from perron.server.http.service import Service, fault
from perron.server.live.open_table import OpenTable
from perron.server.metrics import METRICS
from perron.server.table.entries import PERSON, Acted
from perron.server.table.table import Table
from perron.wire.actions import action_from_json
from perron.wire.reading import quote


async def act(service: Service, found: OpenTable, identity: str, wanted: Act) -> int:
    """Do what a seat asks; returns the number of its entry. The same client id twice counts once."""
    began = time.perf_counter()
    seat = found.table.seat_of(identity)
    assert seat is not None
    client = f"{seat} {wanted.id}"

    def ask(table: Table) -> Acted:
        table.check_fresh(seat, wanted.number)
        return table.act(seat, own_action(table.board, seat, wanted.action), PERSON)

    try:
        number = await found.change(ask, client, seen=wanted.number)
    except Refusal:
        # If this very action was stored before, it is not refused.
        stored = await service.store.number_of(found.table.id, client)
        if stored is None:
            raise
        return stored
    METRICS.latency.observe(time.perf_counter() - began)
    return number


def own_action(board: Board, seat: int, written: object) -> Action:
    """The action that a seat sent. Naming another seat as its player is an error."""
    player, action = action_from_json(board, written)
    if player is not None and player != seat:
        raise Malformed({"problem": f"you play seat {seat}, not seat {quote(player)}"})
    return action


async def stale(found: OpenTable, identity: str, error: Stale) -> dict[str, object]:
    """The reply to an action that came too late: the error, and what the player missed."""
    since = error.params["number"]
    assert isinstance(since, int)
    return {"error": fault(error), **await found.read_since(identity, since)}
