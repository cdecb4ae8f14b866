"""The service behind the doors: the house, the settings and the limits, and who is asking."""

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
from perron.server.live.house import House, Live
from perron.server.metrics import METRICS
from perron.server.settings import Settings

_TOKENS_KEPT: Final = 10_000
# When an address that holds all the connections it may had better try again.
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
    """Everything that an answer needs."""

    def __init__(self, settings: Settings, house: House) -> None:
        self.settings = settings
        self.house = house
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
        # Live connections of each address.
        self._sockets: Counter[str] = Counter()

    async def identity(self, connection: HTTPConnection) -> str | None:
        """Who is asking; None for somebody we have never seen. A wrong token is refused."""
        token = token_in(connection.headers.get("authorization"))
        if token is None:
            return identity_of_cookie(connection.cookies.get(COOKIE))
        identity = self._tokens.get(token) or await self.house.store.token_identity(token)
        if identity is None:
            raise NotSignedIn()
        self._tokens[token] = identity
        if len(self._tokens) > _TOKENS_KEPT:
            self._tokens.popitem(last=False)
        return identity

    def enter(self, address: str) -> Callable[[], None]:
        """A live connection of this address begins; what to call when it ends."""
        if self.settings.limits and self._sockets[address] >= self.settings.address_sockets:
            raise TooMany(seconds=_SOCKET_SECONDS)
        self._sockets[address] += 1

        def leave() -> None:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

        return leave

    def limit(self, limit: Limit, key: str, cost: float = 1.0) -> None:
        if self.settings.limits:
            limit.take(key, cost)

    def limit_opening(self, connection: HTTPConnection, identity: str) -> None:
        """Something new is to be kept. Newcomers are many, so addresses are counted, too."""
        self.limit(self.limits.tables, identity)
        self.limit(self.limits.address_tables, address_of(connection.scope))


def address_of(scope: Scope) -> str:
    """Where a connection comes from, for the limits."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


def service_of(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service


async def visitor(request: Request) -> str | None:
    """The identity of whoever asks, within the limits."""
    service = service_of(request)
    identity = await service.identity(request)
    if identity is not None:
        service.limit(service.limits.visitor, identity)
    return identity


async def known(request: Request) -> str:
    """The identity of whoever asks; somebody has to be."""
    identity = await visitor(request)
    if identity is None:
        raise NotSignedIn()
    return identity


async def welcomed(request: Request, response: Response) -> str:
    """The identity of whoever asks; a newcomer gets one, in a cookie."""
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
    """A refusal as it is told: code and parameters, and a line in English."""
    METRICS.refused.labels(error.code).inc()
    return {"code": error.code, "message": str(error), "params": dict(error.params)}


def status_of(error: Refusal) -> int:
    return error.status if isinstance(error, ServiceError) else 422


def answer(value: object, response: Response | None = None, status: int = 200) -> Response:
    """JSON, with the cookies that are to be set."""
    reply = Response(orjson.dumps(value), status, media_type="application/json")
    if response is not None:
        for name, text in response.headers.items():
            if name == "set-cookie":
                reply.headers.append(name, text)
    reply.headers["cache-control"] = "no-store"
    return reply


def packed(reply: Response, request: Request) -> Response:
    """The reply, compressed if the client accepts that. Only for long replies without secrets."""
    reply.headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return reply
    small = gzip.compress(bytes(reply.body), compresslevel=5, mtime=0)
    headers = {**reply.headers, "content-encoding": "gzip", "content-length": str(len(small))}
    return Response(small, reply.status_code, headers)


def view_answer(
    service: Service,
    live: Live,
    identity: str | None,
    response: Response | None = None,
    status: int = 200,
) -> Response:
    return answer(service.house.view(live, identity), response, status)
