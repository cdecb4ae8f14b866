"""The guard: checks every request's size, origin and rate, sets headers, and counts."""

import asyncio
import logging
import time
from typing import Final
from urllib.parse import urlsplit

import orjson
from fastapi import FastAPI
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from perron.core.errors import Refusal
from perron.server.errors import ForeignOrigin, TooLarge, TooMany, TooSlow
from perron.server.http import feed
from perron.server.http.service import Service, address_of, fault, status_of
from perron.server.metrics import METRICS

MOST_BYTES: Final = 64 * 1024
# How long a client may take to send a body.
BODY_SECONDS: Final = 20

# The first visit fetches every file of the page, so that it works without a network; sending one is little work.
_FILE_COST: Final = 0.1

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_HEALTH: Final = ("/healthz", "/readyz", "/metrics")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
_log: Final = logging.getLogger("perron.access")


class Guard:
    """Middleware in front of the application and the live feed."""

    def __init__(self, app: FastAPI, base_path: str) -> None:
        self.app = app
        self._app: ASGIApp = app
        self._base_path = base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            scope = _under_base_path(scope, self._base_path)
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            try:
                await self._check(scope)
                body = await whole_body(scope, receive, BODY_SECONDS)
            except Refusal as error:
                await _refuse(error, send_with_headers)
            else:
                await self._app(scope, body, send_with_headers)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            METRICS.requests.labels(scope["method"], route, status).inc()
            seconds = time.perf_counter() - began
            # The query and the headers are not logged: links and cookies hold secrets.
            _log.info("%s %s %d %.1f ms", scope["method"], route, status, seconds * 1000)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        service: Service = self.app.state.service
        try:
            await self._check(scope)
            wanted = feed.wanted(scope)
            ended = service.count_socket(address_of(scope))
        except Refusal as error:
            await receive()
            await _refuse(error, send, "websocket.http.response")
            return
        try:
            if wanted is None:
                await self._app(scope, receive, send)
            else:
                await feed.follow(service, wanted, scope, receive, send)
        finally:
            ended()

    async def _check(self, scope: Scope) -> None:
        service: Service = self.app.state.service
        headers = Headers(scope=scope)
        if scope["type"] == "websocket" or scope["method"] not in _SAFE:
            _check_origin(headers, service.settings.origins)
        path: str = scope["path"].removeprefix(self._base_path)
        if path not in _HEALTH:
            cost = _FILE_COST if path.startswith("/assets/") else 1.0
            service.limit(service.limits.address, address_of(scope), cost)


def _check_origin(headers: Headers, others: tuple[str, ...]) -> None:
    """Pages of other sites must not act with a visitor's cookies."""
    origin = headers.get("origin")
    if origin is None:
        return
    if origin.rstrip("/") in others or _host(origin) == headers.get("host", ""):
        return
    raise ForeignOrigin()


def _host(origin: str) -> str | None:
    """Host and port of an origin; None if it has none."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def _under_base_path(scope: Scope, base: str) -> Scope:
    """Add the base path, in case a proxy has removed it."""
    if not base:
        return scope
    path: str = scope["path"]
    if not path.startswith(f"{base}/"):
        path = base + ("/" if path == base else path)
    return {**scope, "root_path": base, "path": path}


async def whole_body(scope: Scope, receive: Receive, seconds: int) -> Receive:
    """Read the whole body, within the limits of size and time. Returns a `receive` that gives it to the application."""
    if scope["method"] in _SAFE:
        return receive
    try:
        async with asyncio.timeout(seconds):
            body = await _read_body(receive)
    except TimeoutError:
        raise TooSlow(seconds=seconds) from None
    whole: Message = {"type": "http.request", "body": body, "more_body": False}
    given = False

    async def receive_whole() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return whole

    return receive_whole


async def _read_body(receive: Receive) -> bytes:
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > MOST_BYTES:
            raise TooLarge(most=MOST_BYTES)
        if not message.get("more_body", False):
            break
    return b"".join(parts)


async def _refuse(error: Refusal, send: Send, kind: str = "http.response") -> None:
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", str(error.params["seconds"]).encode()))
    if isinstance(error, TooLarge | TooSlow):
        headers.append((b"connection", b"close"))
    body = orjson.dumps({"error": fault(error)})
    headers.append((b"content-length", str(len(body)).encode()))
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": f"{kind}.start", "status": status_of(error), "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
