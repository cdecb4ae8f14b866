"""The live feed: a WebSocket for each window of a seat or a spectator.

What happens is put in line for each listener and sent by a task of its own, so that nobody waits
for a slow reader. A listener that falls too far behind is let go; it comes back with the last
number it saw and gets exactly what it missed.
"""

import asyncio
from typing import Annotated, Final, Literal

import orjson
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import Field, TypeAdapter, ValidationError

from perron.core.errors import Refusal
from perron.server.api.play import act, events_since, stale
from perron.server.api.requests import Act, Request, Say
from perron.server.api.service import Service, address_of, fault, service_of
from perron.server.api.tables import seen
from perron.server.errors import BadRequest, NoSuchTable, NotSeated, NotSignedIn, Stale, TooMany
from perron.server.house import Live
from perron.server.listeners import Listener
from perron.server.metrics import METRICS
from perron.server.views import encode

router = APIRouter()

TOO_SLOW: Final = 1013
TOO_MANY: Final = 1008
RESTARTING: Final = 1012
FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404
UNAVAILABLE: Final = 1013
_CLOSING: Final[dict[type[Refusal], int]] = {NoSuchTable: NOT_FOUND, NotSignedIn: FORBIDDEN}
_MOST_REFUSED: Final = 50


class WsAct(Act):
    type: Literal["act"]


class WsSay(Say):
    type: Literal["say"]


class WsPing(Request):
    type: Literal["ping"]


_Asked = WsAct | WsSay | WsPing
_ASKED: Final[TypeAdapter[_Asked]] = TypeAdapter(Annotated[_Asked, Field(discriminator="type")])
_PONG: Final = b'{"type":"pong"}'


@router.websocket("/api/tables/{table}/feed")
async def follow(
    socket: WebSocket,
    table: str,
    since: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    key: Annotated[str, Query(max_length=64)] = "",
) -> None:
    """Follow a table, and play at it."""
    service = service_of(socket)
    await socket.accept()
    try:
        identity = await service.identity(socket)
        live = await seen(service, table, identity, key)
        window = _Window(service, live, identity, socket)
        await window.begin(since)
    except Refusal as error:
        fault(error)
        await socket.close(_CLOSING.get(type(error), UNAVAILABLE), str(error)[:120])
        return
    await window.stay()


class _Window:
    """One connection."""

    __slots__ = ("_identity", "_listener", "_live", "_refused", "_service", "_socket")

    def __init__(
        self, service: Service, live: Live, identity: str | None, socket: WebSocket
    ) -> None:
        self._service = service
        self._live = live
        self._identity = identity
        self._socket = socket
        self._listener = Listener(identity, live.table.seat_of(identity))
        self._refused = 0

    async def begin(self, since: int | None) -> None:
        """What was missed, and from now on all that happens."""
        house = self._service.house
        # Nothing can happen between what was missed and the first message: the table is held.
        async with self._live.lock:
            missed = []
            if since is not None:
                missed = await events_since(self._service, self._live, self._identity, since)
            hello = {
                "type": "hello",
                "events": missed,
                "view": house.view(self._live, self._identity),
            }
            self._listener.send(encode(hello))
            house.follow(self._live, self._listener)

    async def stay(self) -> None:
        sending = asyncio.create_task(self._send_on())
        try:
            await self._read_on()
        except WebSocketDisconnect:
            pass
        finally:
            self._service.house.unfollow(self._live, self._listener)
            sending.cancel()

    async def _send_on(self) -> None:
        while True:
            message = await self._listener.next()
            if message is None:
                await self._let_go()
                return
            try:
                await self._socket.send_text(message.decode())
            except (WebSocketDisconnect, RuntimeError):
                return

    async def _let_go(self) -> None:
        if self._listener.dismissed:
            await self._socket.close(NOT_FOUND)
            return
        METRICS.lagging.inc()
        await self._socket.close(TOO_SLOW)

    async def _read_on(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] != "websocket.receive":
                return
            try:
                await self._answer(message.get("text") or message.get("bytes") or b"")
            except Refusal as error:
                self._refused += 1
                if isinstance(error, TooMany) or self._refused > _MOST_REFUSED:
                    fault(error)
                    await self._socket.close(TOO_MANY)
                    return
                self._say({"type": "refused", "id": None, "error": fault(error)})

    async def _answer(self, text: str | bytes) -> None:
        self._service.limit(self._service.limits.address, address_of(self._socket.scope))
        self._service.limit(self._service.limits.visitor, self._identity or str(id(self)))
        match _asked(text):
            case WsPing():
                self._listener.send(_PONG)
            case WsSay(text=said):
                identity = self._player()
                self._service.limit(self._service.limits.chat, identity)
                await self._service.house.change(
                    self._live, lambda table: table.say(identity, said)
                )
            case WsAct() as wanted:
                await self._act(self._player(), wanted)

    def _player(self) -> str:
        if self._identity is None or self._live.table.seat_of(self._identity) is None:
            raise NotSeated()
        return self._identity

    async def _act(self, identity: str, wanted: WsAct) -> None:
        try:
            number = await act(self._service, self._live, identity, wanted)
        except Stale as error:
            told = await stale(self._service, self._live, identity, error)
            self._say({"type": "refused", "id": wanted.id, **told})
        except Refusal as error:
            self._say({"type": "refused", "id": wanted.id, "error": fault(error)})
        else:
            self._say({"type": "accepted", "id": wanted.id, "number": number})

    def _say(self, message: dict[str, object]) -> None:
        self._listener.send(encode(message))


def _asked(text: str | bytes) -> _Asked:
    try:
        return _ASKED.validate_python(orjson.loads(text))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise BadRequest(problem=f"{where}: {first['msg']}" if where else first["msg"]) from None
    except orjson.JSONDecodeError:
        raise BadRequest(problem="the message is not JSON") from None
