"""The application that uvicorn serves, made from the settings."""

import asyncio
import gc
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from perron import __version__
from perron.core.errors import Refusal
from perron.server.errors import BadRequest, StorageUnavailable, TooMany
from perron.server.http.guard import Guard
from perron.server.http.routes import (
    boards,
    finished,
    health,
    lessons,
    me,
    page,
    play,
    seats,
    tables,
)
from perron.server.http.schemas.description import describe
from perron.server.http.service import Service, answer, fault, status_of
from perron.server.live.house import House
from perron.server.live.notifications import Notifications
from perron.server.live.scheduler import Scheduler
from perron.server.live.server_time import ServerTime
from perron.server.live.tasks import RETRY_SECONDS
from perron.server.live.thinking import BotPool
from perron.server.logs import set_up_logs
from perron.server.metrics import METRICS
from perron.server.settings import Settings, read_settings
from perron.server.storage.database import address, connect, is_sqlite
from perron.server.storage.store import Store

_log: Final = logging.getLogger(__name__)

# About a minute.
_START_TRIES: Final = 60


def create() -> Guard:
    """The application, with settings from the environment. Each server process calls this."""
    settings, _ = read_settings()
    set_up_logs(settings)
    app = Guard(application(settings), settings.base_path)
    # Everything that exists now stays: the garbage collector need not visit it again.
    gc.collect()
    gc.freeze()
    # Nearly everything that a request makes is freed by reference counts: collect rarely.
    gc.set_threshold(50_000, 20, 50)
    return app


def application(settings: Settings) -> FastAPI:
    app = FastAPI(
        title="Perron",
        version=__version__,
        summary="Train board games, played by the rules",
        lifespan=_lifespan,
        # A redirect would send visitors to whatever host the request named.
        redirect_slashes=False,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.openapi = partial(describe, app)  # type: ignore[method-assign]
    for module in (tables, seats, play, finished, boards, lessons, me, health):
        app.include_router(module.router)
    if settings.metrics:
        app.include_router(health.metrics_router)
    assets = page.assets()
    if assets is not None:
        app.mount("/assets", assets)
    app.include_router(page.router)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _plain)
    app.add_exception_handler(Exception, _bug)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    url = address(settings.database)
    process = secrets.token_hex(6)
    store = Store(connect(url), process)
    house = House(store, ServerTime(not_before=await _latest(store)))
    scheduler = Scheduler(house, BotPool(settings.bot_processes, settings.bot_seconds))
    app.state.service = Service(settings, house)
    store.start()
    await house.uptime.begin(exclusive=is_sqlite(url))
    house.tasks.spawn(house.uptime.run())
    house.tasks.spawn(scheduler.run())
    if is_sqlite(url):
        await store.release_leases()
    else:
        house.tasks.spawn(Notifications(url, house, process).run())
    _log.info("ready")
    try:
        yield
    finally:
        # The last heartbeat comes first: nothing may await between the next two, or a bot might be asked to think.
        with suppress(StorageUnavailable):
            await house.uptime.beat()
        scheduler.close()
        await house.close()
        _log.info("stopped")


async def _latest(store: Store) -> int:
    """The time of the last entry. If the database is away at the start, wait for it: uvicorn would stop
    all processes if one of them gave up."""
    for _ in range(_START_TRIES):
        try:
            return await store.latest()
        except StorageUnavailable:
            _log.warning("the start waits for the database")
            await asyncio.sleep(RETRY_SECONDS)
    return await store.latest()


# Every error has the same form.


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    reply = answer({"error": fault(error)}, status=status_of(error))
    if isinstance(error, TooMany):
        reply.headers["retry-after"] = str(error.params["seconds"])
    return reply


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return await _refused(request, BadRequest({"problem": f"{where}: {first['msg']}"}))


async def _plain(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:
        # Nested too deeply, a number that is too long, or not UTF-8.
        return await _refused(request, BadRequest({"problem": "the body can't be read"}))
    if error.status_code == 404 and page.reads(request):
        return page.shell(request, status=404)
    told = {"code": f"http-{error.status_code}", "message": str(error.detail), "params": {}}
    METRICS.refused.labels(told["code"]).inc()
    reply = answer({"error": told}, status=error.status_code)
    for name, value in (error.headers or {}).items():
        reply.headers[name] = value
    return reply


async def _bug(_: Request, error: Exception) -> Response:
    """A bug in Perron: the log gets the traceback, the client does not."""
    _log.error("a request failed", exc_info=error)
    told = {"code": "internal", "message": "something went wrong here", "params": {}}
    return Response(orjson.dumps({"error": told}), 500, media_type="application/json")
