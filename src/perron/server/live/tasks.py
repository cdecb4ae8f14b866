"""Background tasks of a process: work that no request waits for."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final

# Seconds until something is tried again that failed because the database is away.
RETRY_SECONDS: Final = 1.0

_log: Final = logging.getLogger(__name__)


class BackgroundTasks:
    """Starts tasks, logs their errors, and cancels them when the process stops."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    @property
    def closing(self) -> bool:
        """Does the process stop? Then nothing new is begun."""
        return self._closing

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        # asyncio itself keeps only weak references to tasks.
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("what goes on beside the requests failed", exc_info=task.exception())

    async def close(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
