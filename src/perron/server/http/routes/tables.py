"""Tables: opening them, taking seats, starting, leaving, meeting again."""

import secrets
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from perron.boards import builtin, load
from perron.server.errors import BadRequest, NoSuchBoard, NoSuchTable, NotSeated, NotWaiting
from perron.server.http.schemas.examples import ERRORS, VIEW
from perron.server.http.schemas.replies import ClockShape, View
from perron.server.http.schemas.requests import (
    ChooseColour,
    Join,
    MeetAgain,
    NewTable,
    Nothing,
    Rename,
    Say,
    SetSeat,
    Start,
)
from perron.server.http.service import (
    Service,
    known,
    service_of,
    view_answer,
    visitor,
    welcomed,
)
from perron.server.live.house import Live
from perron.server.table.clocks import Clock, DaysClock, LiveClock, NoClock
from perron.server.table.colours import first_colours, with_colour
from perron.server.table.entries import (
    Created,
    Happening,
    Rematched,
    Seated,
    SeatSet,
    Started,
    Terms,
)
from perron.server.table.ids import is_id, new_id, rematch_id
from perron.server.table.table import WAITING, Table

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)

Visitor = Annotated[str | None, Depends(visitor)]
Known = Annotated[str, Depends(known)]
Welcomed = Annotated[str, Depends(welcomed)]
TableId = Annotated[str, Path(examples=["2kq7w8r5mnz3xcvb9"])]
KeyInLink = Annotated[str, Query(max_length=64, description="the key of the join link")]


async def found(service: Service, id: str) -> Live:
    """The table with this id, up to date."""
    if not is_id(id):
        raise NoSuchTable()
    live = await service.house.live(id)
    # What somebody has just done by way of another process has to be seen here, too.
    live.behind = live.behind or service.house.store.shared
    await service.house.catch_up(live)
    return live


async def seen(service: Service, id: str, identity: str | None, key: str = "") -> Live:
    """The table with this id, if the asker may see it: who sits there, watches, or has the link."""
    live = await found(service, id)
    if not may_see(live.table, identity, key):
        # A guest with the key learns that the game has begun; everybody else gets 404.
        raise NotWaiting() if _has_key(live.table, key) else NoSuchTable()
    service.house.visit(live, identity)
    return live


def may_see(table: Table, identity: str | None, key: str = "") -> bool:
    """Does the asker sit there, may anybody watch, or does the link lead to a seat?"""
    return table.terms.watch or table.seat_of(identity) is not None or _invited(table, key)


def _invited(table: Table, key: str) -> bool:
    """Does the link lead to a seat?"""
    return table.state == WAITING and _has_key(table, key)


def _has_key(table: Table, key: str) -> bool:
    return secrets.compare_digest(key.encode(), table.key.encode())


async def seated(service: Service, id: str, identity: str) -> Live:
    """The table with this id, if the asker sits there."""
    live = await seen(service, id, identity)
    if live.table.seat_of(identity) is None:
        raise NotSeated()
    return live


@router.post("", status_code=201, response_model=View, responses={201: VIEW})
async def open_table(
    wanted: NewTable, request: Request, response: Response, identity: Welcomed
) -> Response:
    """Open a table. With `start` and no open seat the game begins at once."""
    service = service_of(request)
    service.limit_opening(request, identity)
    created = Created(
        terms=_terms(wanted),
        key=secrets.token_urlsafe(12),
        secret=secrets.token_bytes(32),
        identity=identity,
        sitting=_sitting(wanted, identity),
        after=None,
        colours=_colours(wanted),
    )
    if wanted.start and "open" in wanted.seats:
        raise BadRequest({"problem": "a table with open seats can't start at once"})
    live = await service.house.open(new_id(), created)
    if wanted.start:
        await service.house.change(live, lambda table: _start(table, identity, None))
    return view_answer(service, live, identity, response, 201)


def _terms(wanted: NewTable) -> Terms:
    if wanted.board not in builtin():
        raise NoSuchBoard(name=wanted.board)
    fewest, most = load(wanted.board).rules.players
    if not fewest <= len(wanted.seats) <= most:
        raise BadRequest({"problem": f"{wanted.board} is for {fewest} to {most} players"})
    if wanted.seats.count("you") != 1:
        raise BadRequest({"problem": "exactly one seat is yours: write you once among the seats"})
    if wanted.starter != "random" and wanted.starter >= len(wanted.seats):
        raise BadRequest({"problem": f"there is no seat {wanted.starter} to start"})
    return Terms(
        board=wanted.board,
        seats=len(wanted.seats),
        clock=_clock(wanted.clock),
        starter=None if wanted.starter == "random" else wanted.starter,
        chat=wanted.chat,
        watch=wanted.watch,
        stand_in=wanted.stand_in,
    )


def _clock(shape: ClockShape) -> Clock:
    if shape.seconds is not None and shape.increment is not None:
        return LiveClock(shape.seconds, shape.increment)
    return NoClock() if shape.days is None else DaysClock(shape.days)


def _sitting(wanted: NewTable, identity: str) -> tuple[Seated | SeatSet, ...]:
    sitting: list[Seated | SeatSet] = []
    for n, who in enumerate(wanted.seats):
        if who == "you":
            sitting.append(Seated(n, wanted.name, identity, _entropy(wanted.entropy)))
        elif who != "open":
            sitting.append(SeatSet(n, who))
    return tuple(sitting)


def _colours(wanted: NewTable) -> tuple[str, ...] | None:
    if wanted.colour is None:
        return None
    return with_colour(first_colours(len(wanted.seats)), wanted.seats.index("you"), wanted.colour)


def _entropy(given: str | None) -> bytes:
    """A visitor's part in the shuffles, or one that we draw for those who give none."""
    return secrets.token_bytes(16) if given is None else bytes.fromhex(given)


@router.get("/{table}", response_model=View, responses={200: VIEW})
async def see_table(
    table: TableId, request: Request, response: Response, identity: Visitor, key: KeyInLink = ""
) -> Response:
    """The table as you see it: from your seat, or as a spectator. With the link you get a cookie, too."""
    service = service_of(request)
    live = await seen(service, table, identity, key)
    if _invited(live.table, key):
        # Who joins is somebody already: if the answer to that is lost, the seat is not.
        await welcomed(request, response)
    return view_answer(service, live, identity, response)


@router.post("/{table}/join", response_model=View, responses={200: VIEW})
async def join(
    table: TableId, wanted: Join, request: Request, response: Response, identity: Welcomed
) -> Response:
    """Take an open seat, with the key of the link. While you wait, joining again adds entropy."""
    service = service_of(request)
    live = await seen(service, table, identity, wanted.key)
    entropy = _entropy(wanted.entropy)

    def sit(now: Table) -> Seated | None:
        if wanted.entropy is None and now.seat_of(identity) is not None:
            return None
        return now.sit(identity, wanted.seat, wanted.name, entropy, wanted.key)

    await service.house.change(live, sit)
    return view_answer(service, live, identity, response)


@router.post("/{table}/leave", response_model=View, responses={200: VIEW})
async def leave(table: TableId, _: Nothing, request: Request, identity: Known) -> Response:
    """Leave: before the start your seat opens again; later a bot sits in until you return."""
    service = service_of(request)
    live = await seated(service, table, identity)
    service.house.go(live, identity)
    await service.house.change(live, lambda now: now.leave(identity))
    return view_answer(service, live, identity)


async def _asked(
    service: Service, id: str, identity: str, ask: Callable[[Table], Happening | None]
) -> Response:
    """Somebody who sits there asks for something; the table as it is afterwards."""
    live = await seated(service, id, identity)
    await service.house.change(live, ask)
    return view_answer(service, live, identity)


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
    return await _asked(
        service, table, identity, lambda now: now.set_seat(identity, seat, wanted.level)
    )


@router.put("/{table}/name", response_model=View, responses={200: VIEW})
async def rename(table: TableId, wanted: Rename, request: Request, identity: Known) -> Response:
    """Take another name at this table, at any time; `null`: be a guest."""
    service = service_of(request)
    service.limit(service.limits.names, identity)
    return await _asked(service, table, identity, lambda now: now.rename(identity, wanted.name))


@router.put("/{table}/colour", response_model=View, responses={200: VIEW})
async def choose_colour(
    table: TableId, wanted: ChooseColour, request: Request, identity: Known
) -> Response:
    """Choose the colour and shape of your seat before the start; bots take what is left."""
    service = service_of(request)
    service.limit(service.limits.names, identity)
    return await _asked(
        service, table, identity, lambda now: now.choose_colour(identity, wanted.colour)
    )


@router.post("/{table}/start", response_model=View, responses={200: VIEW})
async def start(table: TableId, wanted: Start, request: Request, identity: Known) -> Response:
    """Deal (for the host). Your entropy, given now, comes after the server's commitment."""
    service = service_of(request)
    return await _asked(service, table, identity, lambda now: _start(now, identity, wanted.entropy))


def _start(table: Table, identity: str, entropy: str | None) -> Started:
    spare = [secrets.token_bytes(16) for _ in table.seats]
    return table.start(identity, None if entropy is None else bytes.fromhex(entropy), spare)


@router.post("/{table}/return", response_model=View, responses={200: VIEW})
async def come_back(table: TableId, _: Nothing, request: Request, identity: Known) -> Response:
    """Take your seat back from the bot that sits in for you."""
    service = service_of(request)
    return await _asked(service, table, identity, lambda now: now.come_back(identity))


@router.post("/{table}/chat", response_model=View, responses={200: VIEW})
async def say(table: TableId, wanted: Say, request: Request, identity: Known) -> Response:
    """Say something to the table."""
    service = service_of(request)
    service.limit(service.limits.chat, identity)
    return await _asked(service, table, identity, lambda now: now.say(identity, wanted.text))


@router.post("/{table}/rematch", response_model=View, responses={200: VIEW})
async def meet_again(
    table: TableId, wanted: MeetAgain, request: Request, identity: Known
) -> Response:
    """Meet again: the same people at a new table, the same one for everybody who asks.

    Whoever played against bots alone waits for nobody: the game begins at once.
    """
    service = service_of(request)
    live = await seated(service, table, identity)
    old = live.table
    old.meet_again(identity)
    id = old.rematch or rematch_id(old)
    created = Created(
        terms=old.terms,
        key=secrets.token_urlsafe(12),
        secret=secrets.token_bytes(32),
        identity=identity,
        sitting=_same_people(old),
        after=old.id,
        colours=old.colours,
    )
    following = await service.house.open(id, created)
    if all(seat.identity in (None, identity) for seat in old.seats):
        await service.house.change(
            following,
            lambda now: _start(now, identity, wanted.entropy) if now.state == WAITING else None,
        )
    await service.house.change(live, lambda now: None if now.rematch else Rematched(id))
    return view_answer(service, following, identity)


def _same_people(old: Table) -> tuple[Seated | SeatSet, ...]:
    return tuple(
        SeatSet(n, seat.level)
        if seat.identity is None
        else Seated(n, seat.name, seat.identity, secrets.token_bytes(16))
        for n, seat in enumerate(old.seats)
    )
