"""Seats: taking and leaving them, who sits there, and what people say."""

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from perron.server.errors import BadRequest
from perron.server.http.access import Known, TableId, Welcomed, seated_table, visible_table
from perron.server.http.opening import shuffle_part
from perron.server.http.schemas.examples import ERRORS, VIEW
from perron.server.http.schemas.replies import View
from perron.server.http.schemas.requests import ChooseColour, Join, Nothing, Rename, Say, SetSeat
from perron.server.http.service import Service, service_of, view_answer
from perron.server.table.entries import EntryBody, Seated
from perron.server.table.table import Table

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)


@router.post("/{table}/join", response_model=View, responses={200: VIEW})
async def join(
    table: TableId, wanted: Join, request: Request, response: Response, identity: Welcomed
) -> Response:
    """Take an open seat, with the key of the link. While you wait, joining again adds entropy."""
    service = service_of(request)
    found = await visible_table(service, table, identity, wanted.key)
    entropy = shuffle_part(wanted.entropy)

    def sit(now: Table) -> Seated | None:
        if wanted.entropy is None and now.seat_of(identity) is not None:
            return None
        return now.sit(identity, wanted.seat, wanted.name, entropy, wanted.key)

    await found.change(sit)
    return view_answer(found, identity, response)


@router.post("/{table}/leave", response_model=View, responses={200: VIEW})
async def leave(table: TableId, _: Nothing, request: Request, identity: Known) -> Response:
    """Leave: before the start your seat opens again; later a bot sits in until you return."""
    service = service_of(request)
    found = await seated_table(service, table, identity)
    found.end_visit(identity)
    await found.change(lambda now: now.leave(identity))
    return view_answer(found, identity)


async def _change(
    service: Service, id: str, identity: str, ask: Callable[[Table], EntryBody | None]
) -> Response:
    """A person of the table asks for something; the reply shows the table afterwards."""
    found = await seated_table(service, id, identity)
    await found.change(ask)
    return view_answer(found, identity)


@router.put("/{table}/seats/{seat}", response_model=View, responses={200: VIEW})
async def set_seat(
    table: TableId,
    seat: Annotated[int, Path(ge=0, le=4, examples=[1])],
    wanted: SetSeat,
    request: Request,
    identity: Known,
) -> Response:
    """Give a seat to a bot, or open it (for the host, before the start)."""
    service = service_of(request)
    if (wanted.level is None) == (wanted.kind == "bot"):
        raise BadRequest({"problem": "a bot has a level, an open seat has none"})
    return await _change(
        service, table, identity, lambda now: now.set_seat(identity, seat, wanted.level)
    )


@router.put("/{table}/name", response_model=View, responses={200: VIEW})
async def rename(table: TableId, wanted: Rename, request: Request, identity: Known) -> Response:
    """Take another name at this table, at any time; `null`: be a guest."""
    service = service_of(request)
    service.limit(service.limits.names, identity)
    return await _change(service, table, identity, lambda now: now.rename(identity, wanted.name))


@router.put("/{table}/colour", response_model=View, responses={200: VIEW})
async def choose_colour(
    table: TableId, wanted: ChooseColour, request: Request, identity: Known
) -> Response:
    """Choose the colour and shape of your seat before the start; bots take what is left."""
    service = service_of(request)
    service.limit(service.limits.names, identity)
    return await _change(
        service, table, identity, lambda now: now.choose_colour(identity, wanted.colour)
    )


@router.post("/{table}/return", response_model=View, responses={200: VIEW})
async def come_back(table: TableId, _: Nothing, request: Request, identity: Known) -> Response:
    """Take your seat back from the bot that sits in for you."""
    service = service_of(request)
    return await _change(service, table, identity, lambda now: now.come_back(identity))


@router.post("/{table}/chat", response_model=View, responses={200: VIEW})
async def say(table: TableId, wanted: Say, request: Request, identity: Known) -> Response:
    """Say something to the table."""
    service = service_of(request)
    service.limit(service.limits.chat, identity)
    return await _change(service, table, identity, lambda now: now.say(identity, wanted.text))
