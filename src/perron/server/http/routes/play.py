"""Play: acting, asking the referee, what happened, and the game once it is over."""

import time
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from perron.analysis.ways import Way, missing, missing_with_stations, trains
from perron.core.actions import Action
from perron.core.board import NONE, Board
from perron.core.errors import BadInput, Malformed, Refusal
from perron.core.judge import judge
from perron.core.position import CLOSED
from perron.core.view import Observation, observe
from perron.server.errors import NotOver, NotPlaying, Stale
from perron.server.http.routes.tables import (
    KeyInLink,
    Known,
    TableId,
    Visitor,
    seated,
    seen,
)
from perron.server.http.schemas.examples import ERRORS, STALE, VIEW
from perron.server.http.schemas.replies import (
    Events,
    Legal,
    Replay,
    ShuffleCheck,
    Verdict,
    View,
    Ways,
)
from perron.server.http.schemas.requests import Act, Judge
from perron.server.http.service import Service, answer, fault, packed, service_of, view_answer
from perron.server.live.house import Live, entries_of
from perron.server.metrics import METRICS
from perron.server.table.entries import PERSON, Acted, event
from perron.server.table.records import record_of
from perron.server.table.replay import replay_of
from perron.server.table.table import OVER_STATE, Table
from perron.wire.codec import action_from_json, action_to_json
from perron.wire.reading import quote
from perron.wire.records import Record, record_lines

router = APIRouter(prefix="/api/tables", tags=["play"], responses=ERRORS)

Without = Annotated[
    str, Query(max_length=200, description="a free route that is not to be counted on")
]
Since = Annotated[int, Query(ge=0, le=2**31 - 1, description="the last number you have seen")]


async def act(service: Service, live: Live, identity: str, wanted: Act) -> int:
    """Do what a seat asks; the number of its entry. The same client id twice counts once."""
    began = time.perf_counter()
    seat = live.table.seat_of(identity)
    assert seat is not None
    client = f"{seat} {wanted.id}"
    service.house.seen(live, wanted.number)

    def ask(table: Table) -> Acted:
        table.check_fresh(seat, wanted.number)
        return table.act(seat, _own_action(table.board, seat, wanted.action), PERSON)

    try:
        number = await service.house.change(live, ask, client)
    except Refusal:
        # Refused: unless it is the very action that was accepted before.
        number_then = await service.house.store.number_of(live.table.id, client)
        if number_then is None:
            raise
        return number_then
    METRICS.latency.observe(time.perf_counter() - began)
    return number


def _own_action(board: Board, seat: int, written: object) -> Action:
    """The action that a seat wrote; nobody writes for others."""
    player, action = action_from_json(board, written)
    if player is not None and player != seat:
        raise Malformed({"problem": f"you play seat {seat}, not seat {quote(player)}"})
    return action


async def events_since(
    service: Service, live: Live, identity: str | None, since: int
) -> list[dict[str, object]]:
    """What somebody missed, exactly: nothing twice, nothing left out."""
    table = live.table
    if since >= table.number:
        return []
    seat = table.seat_of(identity)
    entries = await entries_of(service.house.store, table, since)
    return [event(table.board, entry, seat) for entry in entries if entry.number <= table.number]


async def caught_up(
    service: Service, live: Live, identity: str | None, since: int
) -> dict[str, object]:
    """What somebody missed, and the view just after it: nothing happens in between."""
    async with live.lock:
        service.house.seen(live, since)
        await service.house.read_on(live)
        return {
            "events": await events_since(service, live, identity, since),
            "view": service.house.view(live, identity),
        }


async def stale(service: Service, live: Live, identity: str, error: Stale) -> dict[str, object]:
    """What changed since then."""
    since = error.params["number"]
    assert isinstance(since, int)
    return {"error": fault(error), **await caught_up(service, live, identity, since)}


@router.post("/{table}/actions", response_model=View, responses={200: VIEW, 409: STALE})
async def do(table: TableId, wanted: Act, request: Request, identity: Known) -> Response:
    """Act in your seat. `number` is the last number you saw; `id` is your own name for this action."""
    service = service_of(request)
    live = await seated(service, table, identity)
    try:
        await act(service, live, identity, wanted)
    except Stale as error:
        return answer(await stale(service, live, identity, error), status=error.status)
    return view_answer(service, live, identity)


@router.post("/{table}/judge", response_model=Verdict)
async def ask_referee(table: TableId, wanted: Judge, request: Request, identity: Known) -> Response:
    """Would this be allowed, and if not, why? Nothing changes."""
    service = service_of(request)
    live = await seated(service, table, identity)
    seat, position = live.table.seat_of(identity), live.table.position
    if position is None or seat is None:
        raise NotPlaying()
    try:
        action = _own_action(position.board, seat, wanted.action)
    except Refusal as malformed:
        return answer({"refusal": fault(malformed)})
    refusal = judge(position, seat, action)
    return answer({"refusal": None if refusal is None else fault(refusal)})


@router.get("/{table}/legal", response_model=Legal)
async def see_legal(table: TableId, request: Request, identity: Known) -> Response:
    """What you may do now, every action written out: for bots that would rather just choose."""
    service = service_of(request)
    live = await seated(service, table, identity)
    board, seat = live.table.board, live.table.seat_of(identity)
    return answer({"legal": [action_to_json(board, one) for one in live.table.legal(seat)]})


@router.get("/{table}/ways", response_model=Ways)
async def see_ways(
    table: TableId, request: Request, identity: Known, without: Without = ""
) -> Response:
    """What your own tickets still need, by the shortest way left; on request one that avoids a route."""
    service = service_of(request)
    live = await seated(service, table, identity)
    position = live.table.position
    if position is None:
        raise NotPlaying()
    own = observe(position, live.table.seat_of(identity))
    if without:
        own = _without(own, without)
    return answer({"tickets": [way(own, ticket) for ticket in (*own.tickets, *own.offer)]})


def _without(own: Observation, route: str) -> Observation:
    """The same game if a free route were closed."""
    owners = list(own.owners)
    for n, track in enumerate(own.board.routes):
        if track.id == route and owners[n] == NONE:
            owners[n] = CLOSED
    return replace(own, owners=tuple(owners))


def way(own: Observation, ticket: int) -> dict[str, object]:
    """What a ticket still needs, by the shortest way left."""
    board = own.board
    claims = missing(own, ticket)
    lent: Way | None = missing_with_stations(own, ticket) if claims != () else None
    if lent is not None and (claims is None or trains(board, lent.claims) < trains(board, claims)):
        claims = lent.claims
    return {
        "id": board.tickets[ticket].id,
        "done": claims == (),
        "missing": None if claims is None else [board.routes[route].id for route in claims],
        "trains": None if claims is None else trains(board, claims),
        "borrowed": [board.routes[route].id for route in lent.borrowed] if lent else [],
    }


@router.get("/{table}/events", response_model=Events)
async def see_events(
    table: TableId, request: Request, identity: Visitor, since: Since = 0, key: KeyInLink = ""
) -> Response:
    """What happened after a number, as you may hear of it."""
    service = service_of(request)
    live = await seen(service, table, identity, key)
    return answer(await caught_up(service, live, identity, since))


# Once the game is over.


async def finished(service: Service, id: str, identity: str | None) -> Record:
    """The record of a finished game; before the end it would tell too much."""
    live = await seen(service, id, identity)
    if live.table.state != OVER_STATE:
        raise NotOver()
    return record_of(live.table, await entries_of(service.house.store, live.table, 0))


@router.get("/{table}/record", response_model=dict[str, Any])
async def see_record(table: TableId, request: Request, identity: Visitor) -> Response:
    """The whole record, for `perron replay` and `perron verify`; once the game is over."""
    record = await finished(service_of(request), table, identity)
    reply = Response("\n".join(record_lines(record)) + "\n", media_type="application/json")
    reply.headers["content-disposition"] = f'attachment; filename="perron-{table}.json"'
    return reply


@router.get("/{table}/replay", response_model=Replay)
async def see_replay(table: TableId, request: Request, identity: Visitor) -> Response:
    """The game step by step, with what lay open and what every seat held; once the game is over."""
    record = await finished(service_of(request), table, identity)
    return packed(answer(replay_of(record)), request)


@router.get("/{table}/check", response_model=ShuffleCheck)
async def check_shuffles(table: TableId, request: Request, identity: Visitor) -> Response:
    """Work every shuffle out again from the revealed seeds; once the game is over."""
    record = await finished(service_of(request), table, identity)
    try:
        shuffles = record.check_shuffles()
    except BadInput as error:
        return answer({"ok": False, "shuffles": None, "problem": str(error)})
    return answer({"ok": True, "shuffles": shuffles, "problem": None})
