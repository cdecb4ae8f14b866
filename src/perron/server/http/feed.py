"""The live feed: a WebSocket for each window in which somebody plays or watches.

Messages are queued for each connection and sent by a task of its own, so that nobody waits for
a slow reader. A connection that falls too far behind is closed; the client reconnects with the last
number it saw, and gets exactly what it missed.
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
from perron.server.http.access import visible_table
from perron.server.http.acting import act, stale
from perron.server.http.schemas.requests import Act, Request, Say
from perron.server.http.service import Service, address_of, fault
from perron.server.live.listeners import Listener
from perron.server.live.open_table import OpenTable
from perron.server.metrics import METRICS
from perron.server.table.views import encode

TOO_SLOW: Final = 1013
TOO_MANY: Final = 1008
RESTARTING: Final = 1012
FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404
UNAVAILABLE: Final = 1013
_MOST_REFUSED: Final = 50
# How long a connection that fell behind may still read, so that it learns why it is closed.
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


_Message = WsAct | WsSay | WsPing
_MESSAGE: Final[TypeAdapter[_Message]] = TypeAdapter(
    Annotated[_Message, Field(discriminator="type")]
)
_PONG: Final = b'{"type":"pong"}'


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which table a client wants to follow, and the last number it saw."""

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
    """Serve one connection: follow a table, and play at it.

    This is no route of the framework: thousands of connections stay open here, and each layer in
    between would cost memory and time for every one of them.
    """
    # The client's request to connect.
    await receive()
    await send({"type": "websocket.accept"})
    try:
        identity = await service.identity(HTTPConnection(scope))
        table = await visible_table(service, wanted.table, identity, wanted.key)
        connection = _Connection(service, table, identity, address_of(scope), receive, send)
        await connection.begin(wanted.since)
    except Refusal as error:
        fault(error)
        await send(_close(_CLOSED.get(type(error), UNAVAILABLE), error.code))
        return
    await connection.run()


class _Connection:
    """One connection, from its first message to its end."""

    __slots__ = (
        "_address",
        "_deadline",
        "_identity",
        "_listener",
        "_receive",
        "_refused",
        "_send",
        "_sending",
        "_service",
        "_table",
    )

    def __init__(
        self,
        service: Service,
        table: OpenTable,
        identity: str | None,
        address: str,
        receive: Receive,
        send: Send,
    ) -> None:
        self._service = service
        self._table = table
        self._identity = identity
        self._address = address
        self._receive = receive
        self._send = send
        self._listener = Listener(identity, self._on_lag)
        self._refused = 0
        # None while the client reads fast enough.
        self._deadline = asyncio.timeout(None)

    async def begin(self, since: int | None) -> None:
        """Follow the table, and send what was missed before anything else."""
        update = await self._table.follow(self._listener, since)
        hello = encode({"type": "hello", **update})
        self._sending = asyncio.create_task(self._send_messages(hello))

    async def run(self) -> None:
        """Answer messages until the connection ends."""
        try:
            async with self._deadline:
                await self._receive_messages()
        except TimeoutError:
            pass
        finally:
            self._table.unfollow(self._listener)
            self._sending.cancel()

    def _on_lag(self) -> None:
        """Too much waits to be sent. A client that does not read does not see a close frame either: set a deadline."""
        METRICS.lagging.inc()
        self._deadline.reschedule(asyncio.get_running_loop().time() + _LAST_WORD_SECONDS)

    async def _send_messages(self, hello: bytes) -> None:
        """Send what waits, until the listener is dismissed or lags; then close the connection."""
        with suppress(OSError, RuntimeError):
            # Long as it may be, it does not count as waiting.
            await self._send(_text(hello))
            del hello
            while messages := await self._listener.waiting():
                # Each message is freed as soon as it is sent.
                while messages:
                    await self._send(_text(messages.pop(0)))
            await self._send(_close(NOT_FOUND if self._listener.dismissed else TOO_SLOW))

    async def _receive_messages(self) -> None:
        while (message := await self._receive())["type"] == "websocket.receive":
            try:
                await self._answer(message.get("text") or message.get("bytes") or b"")
            except Refusal as error:
                self._refused += 1
                if isinstance(error, TooMany) or self._refused > _MOST_REFUSED:
                    fault(error)
                    await self._send(_close(TOO_MANY))
                    return
                self._reply({"type": "refused", "id": None, "error": fault(error)})

    async def _answer(self, text: str | bytes) -> None:
        self._service.limit(self._service.limits.address, self._address)
        self._service.limit(self._service.limits.visitor, self._identity or str(id(self)))
        match _parse(text):
            case WsPing():
                self._listener.send(_PONG)
            case WsSay(text=said):
                identity = self._player()
                self._service.limit(self._service.limits.chat, identity)
                await self._table.change(lambda table: table.say(identity, said))
            case WsAct() as wanted:
                await self._act(self._player(), wanted)

    def _player(self) -> str:
        if self._identity is None or self._table.table.seat_of(self._identity) is None:
            raise NotSeated()
        return self._identity

    async def _act(self, identity: str, wanted: WsAct) -> None:
        try:
            reply = await self._outcome(identity, wanted)
        except Refusal as error:
            reply = {"type": "refused", "error": fault(error)}
        self._reply({**reply, "id": wanted.id})

    async def _outcome(self, identity: str, wanted: WsAct) -> dict[str, object]:
        try:
            number = await act(self._service, self._table, identity, wanted)
        except Stale as error:
            return {"type": "refused", **await stale(self._table, identity, error)}
        return {"type": "accepted", "number": number}

    def _reply(self, message: dict[str, object]) -> None:
        self._listener.send(encode(message))


def _text(message: bytes) -> Message:
    return {"type": "websocket.send", "text": message.decode()}


def _close(code: int, reason: str = "") -> Message:
    return {"type": "websocket.close", "code": code, "reason": reason}


def _parse(text: str | bytes) -> _Message:
    try:
        return _MESSAGE.validate_python(orjson.loads(text))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise BadRequest(
            {"problem": f"{where}: {first['msg']}" if where else first["msg"]}
        ) from None
    except orjson.JSONDecodeError:
        raise BadRequest({"problem": "the message is not JSON"}) from None
