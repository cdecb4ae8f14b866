"""What every request needs: the house, the settings, the limits, and who is asking."""

import gzip
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import orjson
from fastapi import Request, Response
from starlette.requests import HTTPConnection
from starlette.types import Scope

from perron.core.errors import Refusal
from perron.server.errors import NotSignedIn, ServiceError, TooMany
from perron.server.http.identity import (
    COOKIE,
    COOKIE_SECONDS,
    identity_of_cookie,
    new_secret,
    token_in,
)
from perron.server.http.limits import Limit, neighbourhood
from perron.server.live.house import House
from perron.server.live.open_table import OpenTable
from perron.server.metrics import METRICS
from perron.server.settings import Settings

_TOKENS_KEPT: Final = 10_000
# An address with too many connections is told to try again after this.
_SOCKET_SECONDS: Final = 10


@dataclass(frozen=True, slots=True)
class Limits:
    """What one visitor and one address may ask for."""

    visitor: Limit
    address: Limit
    tables: Limit
    address_tables: Limit
    chat: Limit
    names: Limit


class Service:
    """Shared by all requests of a process."""

    def __init__(self, settings: Settings, house: House) -> None:
        self.settings = settings
        self.house = house
        self.store = house.store
        self.limits = Limits(
            visitor=Limit(settings.actions_a_second * 3, settings.actions_a_second),
            address=Limit(
                settings.address_requests_a_second * 3, settings.address_requests_a_second
            ),
            tables=Limit(settings.tables_an_hour, settings.tables_an_hour / 3600),
            address_tables=Limit(
                settings.address_tables_an_hour, settings.address_tables_an_hour / 3600
            ),
            chat=Limit(10, 0.5),
            names=Limit(10, 0.5),
        )
        self._tokens: OrderedDict[str, str] = OrderedDict()
        # How many live connections each address has.
        self._sockets: Counter[str] = Counter()

    async def identity(self, connection: HTTPConnection) -> str | None:
        """Who is asking; None for a new visitor. A wrong token is refused."""
        token = token_in(connection.headers.get("authorization"))
        if token is None:
            return identity_of_cookie(connection.cookies.get(COOKIE))
        identity = self._tokens.get(token) or await self.store.token_identity(token)
        if identity is None:
            raise NotSignedIn()
        self._tokens[token] = identity
        if len(self._tokens) > _TOKENS_KEPT:
            self._tokens.popitem(last=False)
        return identity

    def count_socket(self, address: str) -> Callable[[], None]:
        """A live connection of this address begins. Returns what to call when it ends."""
        if self.settings.limits and self._sockets[address] >= self.settings.address_sockets:
            raise TooMany(seconds=_SOCKET_SECONDS)
        self._sockets[address] += 1

        def ended() -> None:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

        return ended

    def limit(self, limit: Limit, key: str, cost: float = 1.0) -> None:
        if self.settings.limits:
            limit.take(key, cost)

    def limit_opening(self, connection: HTTPConnection, identity: str) -> None:
        """For requests that store something new. Counted by address, too: anybody can be a new visitor."""
        self.limit(self.limits.tables, identity)
        self.limit(self.limits.address_tables, address_of(connection.scope))


def address_of(scope: Scope) -> str:
    """The address that a connection counts for in the limits."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


def service_of(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service


async def visitor(request: Request) -> str | None:
    """The identity of the visitor, if it is known; counts the request."""
    service = service_of(request)
    identity = await service.identity(request)
    if identity is not None:
        service.limit(service.limits.visitor, identity)
    return identity


async def known(request: Request) -> str:
    """The identity of the visitor; NotSignedIn if it is not known."""
    identity = await visitor(request)
    if identity is None:
        raise NotSignedIn()
    return identity


async def welcomed(request: Request, response: Response) -> str:
    """The identity of the visitor; a new one gets a cookie."""
    identity = await visitor(request)
    if identity is not None:
        return identity
    secret = new_secret()
    set_cookie(request, response, secret)
    made = identity_of_cookie(secret)
    assert made is not None
    return made


def set_cookie(request: Request, response: Response, secret: str) -> None:
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        path=f"{service_of(request).settings.base_path}/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def fault(error: Refusal) -> dict[str, object]:
    """A refusal as JSON: its code, its parameters, and a sentence in English."""
    METRICS.refused.labels(error.code).inc()
    return {"code": error.code, "message": str(error), "params": dict(error.params)}


def status_of(error: Refusal) -> int:
    return error.status if isinstance(error, ServiceError) else 422


def answer(value: object, response: Response | None = None, status: int = 200) -> Response:
    """A reply in JSON, with the cookies that were set on `response`."""
    reply = Response(orjson.dumps(value), status, media_type="application/json")
    if response is not None:
        for name, text in response.headers.items():
            if name == "set-cookie":
                reply.headers.append(name, text)
    reply.headers["cache-control"] = "no-store"
    return reply


def compressed(reply: Response, request: Request) -> Response:
    """The reply, compressed if the client accepts it. Never for secrets: the length of a compressed reply gives hints."""
    reply.headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return reply
    small = gzip.compress(bytes(reply.body), compresslevel=5, mtime=0)
    headers = {**reply.headers, "content-encoding": "gzip", "content-length": str(len(small))}
    return Response(small, reply.status_code, headers)


def view_answer(
    table: OpenTable,
    identity: str | None,
    response: Response | None = None,
    status: int = 200,
) -> Response:
    return answer(table.view(identity), response, status)
