"""Mishaps: what goes wrong with servers, databases, disks, clocks and clients, brought about for real."""

import asyncio
import base64
import os
import socket
import struct
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from crowd import UNAVAILABLE, Crowd
from servers import Cluster, Server
from sqlalchemy import update

from perron.server.storage.database import address, connect, writing
from perron.server.storage.schema import entries, hours, tables

DISK_FULL = "full"
# Where times lie.
_TIMES = {entries: ("at",), tables: ("updated", "due", "leased"), hours: ("began", "ended")}


async def kill(server: Server, crowd: Crowd, after: int) -> float:
    """End all processes of a server without a warning, and start it again; seconds until play goes on."""
    await crowd.until("acknowledged", after)
    began = time.monotonic()
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    await crowd.until("acknowledged", 1)
    return time.monotonic() - began


async def take_database_away(
    cluster: Cluster, server: Server, crowd: Crowd, after: int, refusals: int
) -> float:
    """End PostgreSQL without a warning, until people were refused; seconds from its return to play."""
    await crowd.until("acknowledged", after)
    await asyncio.to_thread(cluster.stop)
    try:
        await crowd.until(UNAVAILABLE, refusals)
        async with httpx.AsyncClient(base_url=server.url) as http:
            ready, alive = await http.get("/readyz"), await http.get("/healthz")
        assert ready.status_code == 503, ready.text
        assert ready.json()["error"]["code"] == UNAVAILABLE
        assert alive.status_code == 200, alive.text
    finally:
        await asyncio.to_thread(cluster.start)
    began = time.monotonic()
    await crowd.until("acknowledged", 1)
    return time.monotonic() - began


async def fill_disk(folder: Path, crowd: Crowd, after: int, refusals: int) -> float:
    """Leave no room, until people were refused; seconds from there being room to play."""
    await crowd.until("acknowledged", after)
    with full(folder):
        await crowd.until(DISK_FULL, refusals)
    began = time.monotonic()
    await crowd.until("acknowledged", 1)
    return time.monotonic() - began


@contextmanager
def full(folder: Path) -> Iterator[None]:
    """A disk without a byte of room, for a while."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (64 * 1024, 4096, 1):
            try:
                while file.write(b"x" * size):
                    pass
            except OSError as error:
                assert "No space left" in str(error)
    try:
        yield
    finally:
        filler.unlink()


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path | None]:
    """A disk of its own, in memory; None where it may not be made."""
    if os.getuid() != 0:
        yield None
        return
    words = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    if subprocess.run(words, check=False, capture_output=True).returncode != 0:
        yield None
        return
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def set_clock_back(database: str, milliseconds: int) -> None:
    """As if the wall clock had been set back while the server was stopped: its log is later by as much."""
    _shift(database, milliseconds)


def be_away(database: str, milliseconds: int) -> None:
    """As if the server had been stopped for so long: everything happened as much earlier."""
    _shift(database, -milliseconds)


def _shift(database: str, milliseconds: int) -> None:
    """Move all times in a database."""

    async def move() -> None:
        engine = connect(address(database))
        try:
            async with writing(engine) as connection:
                for table, columns in _TIMES.items():
                    moved = {name: table.c[name] + milliseconds for name in columns}
                    await connection.execute(update(table).values(moved))
        finally:
            await engine.dispose()

    asyncio.run(move())


class Deaf:
    """A client that follows a table and never reads, until it does."""

    def __init__(self, url: str, table: str) -> None:
        host, port = url.removeprefix("http://").split(":")
        self._socket = socket.socket()
        # So little room that the server soon has to keep what it sends.
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.settimeout(60)
        self._socket.connect((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET /api/tables/{table}/feed HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        # The first byte: the server has accepted the connection.
        self._heard = self._socket.recv(1)

    def close_code(self) -> int:
        """Read at last, to the end; why the server closed."""
        while part := self._socket.recv(1 << 16):
            self._heard += part
            if self._heard[-4:-2] == b"\x88\x02":
                break
        self._socket.close()
        code: int = struct.unpack("!H", self._heard[-2:])[0]
        return code


def lagging(url: str) -> float:
    """How many listeners a server has let go."""
    metrics = httpx.get(f"{url}/metrics", timeout=60).text.splitlines()
    return sum(
        float(line.split()[1]) for line in metrics if line.startswith("perron_lagging_total")
    )
