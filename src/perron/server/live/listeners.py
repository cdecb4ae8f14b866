"""Listeners: live connections to a table. A slow one never slows the others."""

import asyncio
from collections.abc import Callable
from typing import Final

# How many bytes may wait for one listener. A slower one is disconnected; it reconnects and asks for what it missed.
MOST_WAITING: Final = 256 * 1024


class Listener:
    """One connection of a seat or a spectator, with the messages that wait to be sent.

    There may be thousands of them, so they are small: an asyncio.Queue would take much more memory.
    """

    __slots__ = (
        "_bytes",
        "_on_lag",
        "_ready",
        "_waiting",
        "dismissed",
        "identity",
        "lagging",
        "seat",
    )

    def __init__(self, identity: str | None, on_lag: Callable[[], None]) -> None:
        self.identity = identity
        # Set by the table that it listens to.
        self.seat: int | None = None
        self.lagging = False
        # Called once, when too much waits.
        self._on_lag = on_lag
        # No longer allowed to follow.
        self.dismissed = False
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._ready: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Queue a message, without waiting for it to be sent."""
        if self.lagging or self.dismissed:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > MOST_WAITING and len(self._waiting) > 1:
            self.lagging = True
            self._waiting = []
            self._on_lag()
        self._wake()

    def dismiss(self) -> None:
        """Send nothing more, and end the connection."""
        self.dismissed = True
        self._waiting = []
        self._wake()

    def _wake(self) -> None:
        if self._ready is not None and not self._ready.done():
            self._ready.set_result(None)

    async def waiting(self) -> list[bytes]:
        """The messages to be sent, as soon as there are any. An empty list means: no more will come."""
        if not self._waiting and not self.lagging and not self.dismissed:
            self._ready = asyncio.get_running_loop().create_future()
            await self._ready
            self._ready = None
        taken, self._waiting = self._waiting, []
        self._bytes = 0
        return taken
