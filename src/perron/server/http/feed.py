"""The live feed: a WebSocket for each window of a seat or a spectator.

What happens is put in line for each listener and sent by a task of its own, so that nobody waits
for a slow reader. A listener that falls too far behind is let go; it comes back with the last
number it saw and gets exactly what it missed.
"""

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Final, Literal

import orjson
from pydantic import Field, TypeAdapter, ValidationError
from starlette.datastructures import QueryParams
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from perron.core.errors import Refusal
from perron.server.errors import (
    BadRequest,
    NoSuchTable,
    NotSeated,
    NotSignedIn,
    NotWaiting,
    Stale,
    TooMany,
)
from perron.server.http.routes.play import act, events_since, stale
from perron.server.http.routes.tables import seen
from perron.server.http.schemas.requests import Act, Request, Say
from perron.server.http.service import Service, address_of, fault
from perron.server.live.house import Live
from perron.server.live.listeners import Listener
from perron.server.metrics import METRICS
from perron.server.table.views import encode

TOO_SLOW: Final = 1013
TOO_MANY: Final = 1008
RESTARTING: Final = 1012
FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404
UNAVAILABLE: Final = 1013
_MOST_REFUSED: Final = 50
# A listener that fell behind has so many seconds to read on and hear why it is let go.
_LAST_WORD_SECONDS: Final = 10.0

_PATH: Final = re.compile(r"/api/tables/([^/]+)/feed")
_LONGEST_KEY: Final = 64
_CLOSED: Final[dict[type[Refusal], int]] = {
    NoSuchTable: NOT_FOUND,
    NotWaiting: NOT_FOUND,
    NotSignedIn: FORBIDDEN,
}


class WsAct(Act):
    type: Literal["act"]


class WsSay(Say):
    type: Literal["say"]


class WsPing(Request):
    type: Literal["ping"]


_Asked = WsAct | WsSay | WsPing
_ASKED: Final[TypeAdapter[_Asked]] = TypeAdapter(Annotated[_Asked, Field(discriminator="type")])
_PONG: Final = b'{"type":"pong"}'


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which table somebody wants to follow, and from where on."""

    table: str
    since: int | None
    key: str


def wanted(scope: Scope) -> Wanted | None:
    """What a connection asks for; None when it does not ask for a feed."""
    path: str = scope["path"]
    found = _PATH.fullmatch(path.removeprefix(scope.get("root_path", "")))
    if found is None:
        return None
    query = QueryParams(scope["query_string"])
    since, key = query.get("since"), query.get("key", "")
    if since is not None and not re.fullmatch(r"[0-9]{1,9}", since):
        raise BadRequest({"problem": "since: give the last number you have seen"})
    if len(key) > _LONGEST_KEY:
        raise BadRequest({"problem": "key: too long"})
    return Wanted(found[1], None if since is None else int(since), key)


async def follow(
    service: Service, wanted: Wanted, scope: Scope, receive: Receive, send: Send
) -> None:
    """Follow a table, and play at it.

    This door stands apart from the framework's routes: thousands of connections stay open here,
    and each layer in between would cost memory and time for every one of them.
    """
    # The wish to connect.
    await receive()
    await send({"type": "websocket.accept"})
    try:
        identity = await service.identity(HTTPConnection(scope))
        live = await seen(service, wanted.table, identity, wanted.key)
        window = _Window(service, live, identity, address_of(scope), receive, send)
        await window.begin(wanted.since)
    except Refusal as error:
        fault(error)
        await send(_end(_CLOSED.get(type(error), UNAVAILABLE), error.code))
        return
    await window.stay()


class _Window:
    """One connection."""

    __slots__ = (
        "_address",
        "_identity",
        "_listener",
        "_live",
        "_receive",
        "_refused",
        "_send",
        "_sending",
        "_service",
        "_staying",
    )

    def __init__(
        self,
        service: Service,
        live: Live,
        identity: str | None,
        address: str,
        receive: Receive,
        send: Send,
    ) -> None:
        self._service = service
        self._live = live
        self._identity = identity
        self._address = address
        self._receive = receive
        self._send = send
        self._listener = Listener(identity, live.table.seat_of(identity), self._lag)
        self._refused = 0
        self._staying = asyncio.timeout(None)

    async def begin(self, since: int | None) -> None:
        """Tell what was missed. Nothing can happen before it is in line: the table is held."""
        house = self._service.house
        async with self._live.lock:
            house.seen(self._live, since or 0)
            await house.read_on(self._live)
            missed = []
            if since is not None:
                missed = await events_since(self._service, self._live, self._identity, since)
            house.follow(self._live, self._listener)
            view = house.view(self._live, self._identity)
            hello = encode({"type": "hello", "events": missed, "view": view})
        self._sending = asyncio.create_task(self._send_on(hello))

    async def stay(self) -> None:
        """Do what is asked, until the connection ends."""
        try:
            async with self._staying:
                await self._read_on()
        except TimeoutError:
            pass
        finally:
            self._service.house.unfollow(self._live, self._listener)
            self._sending.cancel()

    def _lag(self) -> None:
        """Too much is waiting. Whoever does not read does not hear that either, so not for long."""
        METRICS.lagging.inc()
        self._staying.reschedule(asyncio.get_running_loop().time() + _LAST_WORD_SECONDS)

    async def _send_on(self, hello: bytes) -> None:
        """Send what waits, until there is nobody to send to."""
        with suppress(OSError, RuntimeError):
            # However much was missed: only what comes after it counts as waiting.
            await self._send(_text(hello))
            del hello
            while messages := await self._listener.waiting():
                # What was sent is not kept while nothing happens.
                while messages:
                    await self._send(_text(messages.pop(0)))
            await self._send(_end(NOT_FOUND if self._listener.dismissed else TOO_SLOW))

    async def _read_on(self) -> None:
        while (message := await self._receive())["type"] == "websocket.receive":
            try:
                await self._answer(message.get("text") or message.get("bytes") or b"")
            except Refusal as error:
                self._refused += 1
                if isinstance(error, TooMany) or self._refused > _MOST_REFUSED:
                    fault(error)
                    await self._send(_end(TOO_MANY))
                    return
                self._say({"type": "refused", "id": None, "error": fault(error)})

    async def _answer(self, text: str | bytes) -> None:
        self._service.limit(self._service.limits.address, self._address)
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
            told = await self._told(identity, wanted)
        except Refusal as error:
            told = {"type": "refused", "error": fault(error)}
        self._say({**told, "id": wanted.id})

    async def _told(self, identity: str, wanted: WsAct) -> dict[str, object]:
        try:
            number = await act(self._service, self._live, identity, wanted)
        except Stale as error:
            changed = await stale(self._service, self._live, identity, error)
            return {"type": "refused", **changed}
        return {"type": "accepted", "number": number}

    def _say(self, message: dict[str, object]) -> None:
        self._listener.send(encode(message))


def _text(message: bytes) -> Message:
    return {"type": "websocket.send", "text": message.decode()}


def _end(code: int, reason: str = "") -> Message:
    return {"type": "websocket.close", "code": code, "reason": reason}


def _asked(text: str | bytes) -> _Asked:
    try:
        return _ASKED.validate_python(orjson.loads(text))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise BadRequest(
            {"problem": f"{where}: {first['msg']}" if where else first["msg"]}
        ) from None
    except orjson.JSONDecodeError:
        raise BadRequest({"problem": "the message is not JSON"}) from None
