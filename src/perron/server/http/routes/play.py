"""Play: acting, asking the referee, and what happened."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from perron.core.errors import Refusal
from perron.core.judge import judge
from perron.core.view import observe
from perron.server.errors import NotPlaying, Stale
from perron.server.http.access import (
    KeyInLink,
    Known,
    TableId,
    Visitor,
    seated_table,
    visible_table,
)
from perron.server.http.acting import act, own_action, stale
from perron.server.http.schemas.examples import ERRORS, STALE, VIEW
from perron.server.http.schemas.replies import Events, Legal, Verdict, View, Ways
from perron.server.http.schemas.requests import Act, Judge
from perron.server.http.service import answer, fault, service_of, view_answer
from perron.server.http.ways import ways, without_route
from perron.wire.actions import action_to_json

router = APIRouter(prefix="/api/tables", tags=["play"], responses=ERRORS)

Without = Annotated[
    str, Query(max_length=200, description="a free route that is not to be counted on")
]
Since = Annotated[int, Query(ge=0, le=2**31 - 1, description="the last number you have seen")]


@router.post("/{table}/actions", response_model=View, responses={200: VIEW, 409: STALE})
async def do(table: TableId, wanted: Act, request: Request, identity: Known) -> Response:
    """Act in your seat. `number` is the last number you saw; `id` is your own name for this action."""
    service = service_of(request)
    found = await seated_table(service, table, identity)
    try:
        await act(service, found, identity, wanted)
    except Stale as error:
        return answer(await stale(found, identity, error), status=error.status)
    return view_answer(found, identity)


@router.post("/{table}/judge", response_model=Verdict)
async def ask_referee(table: TableId, wanted: Judge, request: Request, identity: Known) -> Response:
    """Would this be allowed, and if not, why? Nothing changes."""
    service = service_of(request)
    found = await seated_table(service, table, identity)
    seat, position = found.table.seat_of(identity), found.table.position
    if position is None or seat is None:
        raise NotPlaying()
    try:
        action = own_action(position.board, seat, wanted.action)
    except Refusal as malformed:
        return answer({"refusal": fault(malformed)})
    refusal = judge(position, seat, action)
    return answer({"refusal": None if refusal is None else fault(refusal)})


@router.get("/{table}/legal", response_model=Legal)
async def see_legal(table: TableId, request: Request, identity: Known) -> Response:
    """What you may do now, every action written out: for bots that would rather just choose."""
    service = service_of(request)
    found = await seated_table(service, table, identity)
    board, seat = found.table.board, found.table.seat_of(identity)
    return answer({"legal": [action_to_json(board, one) for one in found.table.legal(seat)]})


@router.get("/{table}/ways", response_model=Ways)
async def see_ways(
    table: TableId, request: Request, identity: Known, without: Without = ""
) -> Response:
    """What your own tickets still need, by the shortest way left; on request one that avoids a route."""
    service = service_of(request)
    found = await seated_table(service, table, identity)
    position = found.table.position
    if position is None:
        raise NotPlaying()
    own = observe(position, found.table.seat_of(identity))
    if without:
        own = without_route(own, without)
    return answer({"tickets": ways(own)})


@router.get("/{table}/events", response_model=Events)
async def see_events(
    table: TableId, request: Request, identity: Visitor, since: Since = 0, key: KeyInLink = ""
) -> Response:
    """What happened after a number, as you may hear of it."""
    service = service_of(request)
    found = await visible_table(service, table, identity, key)
    return answer(await found.read_since(identity, since))
