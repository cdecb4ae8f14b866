"""Listeners: those who follow a table live. A slow one never slows the others."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

# What may wait for one listener before it is let go; it comes back and asks for what it missed.
MOST_WAITING: Final = 256 * 1024


class Listener:
    """One window of a seat or of a spectator, and what is still to be sent to it."""

    __slots__ = ("_bytes", "_lag", "_ready", "_waiting", "identity", "lagging", "seat")

    def __init__(self, identity: str | None, seat: int | None, lag: Callable[[], None]) -> None:
        self.identity = identity
        self.seat = seat
        self.lagging = False
        # Called once, when too much is waiting.
        self._lag = lag
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message in line; never waits."""
        if self.lagging:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > MOST_WAITING and len(self._waiting) > 1:
            self.lagging = True
            self._waiting.clear()
            self._lag()
        self._ready.set()

    async def next(self) -> bytes | None:
        """The next message; None: too much was waiting, and it is of no use any more."""
        while not self._waiting and not self.lagging:
            self._ready.clear()
            await self._ready.wait()
        if self.lagging:
            return None
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message
