"""Listeners: those who follow a table live. A slow one never slows the others."""

import asyncio
from collections.abc import Callable
from typing import Final

# What may wait for one listener before it is let go; it comes back and asks for what it missed.
MOST_WAITING: Final = 256 * 1024


class Listener:
    """One window of a seat or of a spectator, and what is still to be sent to it.

    There may be thousands of them, so they are kept small: no queue of the library's kind.
    """

    __slots__ = (
        "_bytes",
        "_lag",
        "_ready",
        "_waiting",
        "dismissed",
        "identity",
        "lagging",
        "seat",
    )

    def __init__(self, identity: str | None, seat: int | None, lag: Callable[[], None]) -> None:
        self.identity = identity
        self.seat = seat
        self.lagging = False
        # Called once, when too much is waiting.
        self._lag = lag
        # No longer allowed to follow.
        self.dismissed = False
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._ready: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Put a message in line; never waits."""
        if self.lagging or self.dismissed:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > MOST_WAITING and len(self._waiting) > 1:
            self.lagging = True
            self._waiting = []
            self._lag()
        self._wake()

    def dismiss(self) -> None:
        """Nothing more is told to this one."""
        self.dismissed = True
        self._waiting = []
        self._wake()

    def _wake(self) -> None:
        if self._ready is not None and not self._ready.done():
            self._ready.set_result(None)

    async def waiting(self) -> list[bytes]:
        """What waits to be sent, once there is something; none: there will be none any more."""
        if not self._waiting and not self.lagging and not self.dismissed:
            self._ready = asyncio.get_running_loop().create_future()
            await self._ready
            self._ready = None
        taken, self._waiting = self._waiting, []
        self._bytes = 0
        return taken
