"""`perron serve`: lock and migrate the database, print the address, run uvicorn."""

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
from perron.server.storage.exclusive_lock import exclusive_lock
from perron.server.storage.migrate import migrate

_MOST_MESSAGE: Final = 16 * 1024
_GRACEFUL_SECONDS: Final = 10
_UNREAD_SECONDS: Final = 60
# How often every connection is pinged. It also keeps proxies from closing connections as idle.
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
            stack.enter_context(exclusive_lock(file_of(url)))
        _migrate(url)
        if settings.workers > 1:
            counts = stack.enter_context(tempfile.TemporaryDirectory(prefix="perron-metrics-"))
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = counts
        _run(settings)


def _migrate(url: URL) -> None:
    try:
        copy = asyncio.run(migrate(url))
    except StorageUnavailable as error:
        raise BadInput("database", str(error)) from None
    if copy is not None:
        print(f"perron: the database was brought up to date; before that it was copied to {copy}")


def _limit_unread(listening: socket.socket) -> None:
    """For a client that does not read: buffer little, and end the connection after a while."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _MOST_UNSENT)
    if sys.platform == "linux":
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD_SECONDS * 1000)


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
    _limit_unread(listening)
    # From here on clients can connect; they wait until the start is over.
    listening.listen(config.backlog)
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    print(f"Perron is at http://{shown}:{port}{settings.base_path}/  (Ctrl-C stops it)", flush=True)
    server = uvicorn.Server(config)
    if settings.workers > 1:
        Multiprocess(config, sockets=[listening]).run()
    else:
        # After a clean stop uvicorn raises the signal again.
        signal.signal(signal.SIGTERM, _exit)
        server.run(sockets=[listening])
        if not server.started:
            sys.exit(1)


def _exit(*_: object) -> None:
    """A stop that was asked for is a success."""
    sys.exit(0)
