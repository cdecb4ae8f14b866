"""Opening a table, looking at it, starting the game, and meeting again."""

from fastapi import APIRouter, Request, Response

from perron.server.http.access import (
    KeyInLink,
    Known,
    TableId,
    Visitor,
    Welcomed,
    is_invited,
    seated_table,
    visible_table,
)
from perron.server.http.opening import deal, new_table, rematch
from perron.server.http.schemas.examples import ERRORS, VIEW
from perron.server.http.schemas.replies import View
from perron.server.http.schemas.requests import MeetAgain, NewTable, Start
from perron.server.http.service import service_of, view_answer, welcomed
from perron.server.table.entries import Rematched
from perron.server.table.ids import new_id, rematch_id
from perron.server.table.table import WAITING

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)


@router.post("", status_code=201, response_model=View, responses={201: VIEW})
async def open_table(
    wanted: NewTable, request: Request, response: Response, identity: Welcomed
) -> Response:
    """Open a table. With `start` and no open seat the game begins at once."""
    service = service_of(request)
    service.limit_opening(request, identity)
    created = new_table(wanted, identity)
    found = await service.house.create(new_id(), created)
    if wanted.start:
        await found.change(lambda table: deal(table, identity, None))
    return view_answer(found, identity, response, 201)


@router.get("/{table}", response_model=View, responses={200: VIEW})
async def see_table(
    table: TableId, request: Request, response: Response, identity: Visitor, key: KeyInLink = ""
) -> Response:
    """The table as you see it: from your seat, or as a spectator. With the link you get a cookie, too."""
    service = service_of(request)
    found = await visible_table(service, table, identity, key)
    if is_invited(found.table, key):
        # The visitor has an identity before joining: if the reply to that is lost, the seat is not.
        await welcomed(request, response)
    return view_answer(found, identity, response)


@router.post("/{table}/start", response_model=View, responses={200: VIEW})
async def start(table: TableId, wanted: Start, request: Request, identity: Known) -> Response:
    """Deal (for the host). Your entropy, given now, comes after the server's commitment."""
    service = service_of(request)
    found = await seated_table(service, table, identity)
    await found.change(lambda now: deal(now, identity, wanted.entropy))
    return view_answer(found, identity)


@router.post("/{table}/rematch", response_model=View, responses={200: VIEW})
async def meet_again(
    table: TableId, wanted: MeetAgain, request: Request, identity: Known
) -> Response:
    """Meet again: the same people at a new table, the same one for everybody who asks.

    Whoever played against bots alone waits for nobody: the game begins at once.
    """
    service = service_of(request)
    found = await seated_table(service, table, identity)
    old = found.table
    old.meet_again(identity)
    id = old.rematch or rematch_id(old)
    following = await service.house.create(id, rematch(old, identity))
    if all(seat.identity in (None, identity) for seat in old.seats):
        await following.change(
            lambda now: deal(now, identity, wanted.entropy) if now.state == WAITING else None
        )
    await found.change(lambda now: None if now.rematch else Rematched(id))
    return view_answer(following, identity)
