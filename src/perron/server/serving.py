"""Serving: the database made ready, the address told, and uvicorn run."""

import asyncio
import os
import signal
import socket
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import fields
from typing import Final

import uvicorn
from sqlalchemy.engine import URL
from uvicorn.supervisors import Multiprocess

from perron.core.errors import BadInput
from perron.server.errors import StorageUnavailable
from perron.server.logs import set_up_logs
from perron.server.settings import PREFIX, Settings
from perron.server.storage.database import address, file_of, is_sqlite
from perron.server.storage.exclusive_lock import alone
from perron.server.storage.migrate import migrate

_MOST_MESSAGE: Final = 16 * 1024
_GRACEFUL_SECONDS: Final = 10
_DEAF_SECONDS: Final = 60
# So often every connection is asked whether anybody is there; for proxies the line is then in use.
_PING_SECONDS: Final = 40.0
_MOST_UNSENT: Final = 256 * 1024


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    url = address(settings.database)
    if settings.workers > 1 and is_sqlite(url):
        raise BadInput("PERRON_WORKERS", "several processes need PostgreSQL: see PERRON_DATABASE")
    set_up_logs(settings)
    with ExitStack() as stack:
        if is_sqlite(url):
            stack.enter_context(alone(file_of(url)))
        _make_ready(url)
        if settings.workers > 1:
            counts = stack.enter_context(tempfile.TemporaryDirectory(prefix="perron-metrics-"))
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = counts
        _run(settings)


def _make_ready(url: URL) -> None:
    try:
        copy = asyncio.run(migrate(url))
    except StorageUnavailable as error:
        raise BadInput("database", str(error)) from None
    if copy is not None:
        print(f"perron: the database was brought up to date; before that it was copied to {copy}")


def _mind_the_deaf(listening: socket.socket) -> None:
    """Little is kept for an end that takes nothing, and after a while the connection is ended."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _MOST_UNSENT)
    if sys.platform == "linux":
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _DEAF_SECONDS * 1000)


def _run(settings: Settings) -> None:
    # Server processes read their settings from the environment.
    for field in fields(settings):
        value = getattr(settings, field.name)
        os.environ.pop(f"{PREFIX}{field.name.upper()}_FILE", None)
        os.environ[PREFIX + field.name.upper()] = (
            ",".join(value) if isinstance(value, tuple) else str(value)
        )
    config = uvicorn.Config(
        "perron.server.http.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=_MOST_MESSAGE,
        ws_ping_interval=_PING_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=_GRACEFUL_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
    )
    listening = config.bind_socket()
    _mind_the_deaf(listening)
    # Whoever reads the address may use it at once: connections wait until the start is over.
    listening.listen(config.backlog)
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    print(f"Perron is at http://{shown}:{port}{settings.base_path}/  (Ctrl-C stops it)", flush=True)
    server = uvicorn.Server(config)
    if settings.workers > 1:
        Multiprocess(config, sockets=[listening]).run()
    else:
        # When uvicorn has stopped in good order it raises the signal again, as if nobody had.
        signal.signal(signal.SIGTERM, _end)
        server.run(sockets=[listening])
        if not server.started:
            sys.exit(1)


def _end(*_: object) -> None:
    """The end as asked for is no failure."""
    sys.exit(0)
