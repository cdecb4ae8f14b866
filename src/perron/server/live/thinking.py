"""Bots think in worker processes, never in the process that serves the tables.

If a bot raises an error, hangs or takes its process down, the game goes on: a safe choice is made for that
decision, and a note in the entry says why.
"""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing.reduction import ForkingPickler
from typing import Final

from perron.boards import load
from perron.bots import make
from perron.bots.protocol import Budget
from perron.bots.supervise import Decision, safe_choice, supervise
from perron.core.actions import Action
from perron.core.board import Board
from perron.core.view import Observation
from perron.system.workers import Worker, hire

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: everything that its seat may know, and nothing else."""

    bot: str
    seed: int
    observation: Observation
    legal: tuple[Action, ...]
    seconds: float


def _by_name(board: Board) -> tuple[Callable[[str], Board], tuple[str]]:
    """A board is sent to another process as its id, not as its contents."""
    return load, (board.id,)


ForkingPickler.register(Board, _by_name)


def decide(question: Question) -> Decision:
    """The bot's decision. Runs in the worker process."""
    bot = make(question.bot, question.seed)
    budget = Budget(seconds=question.seconds)
    return supervise(bot, question.observation, question.legal, budget)


def bot_seed(secret: bytes, number: int) -> int:
    """The seed of a bot's randomness for one decision. It follows from the table's secret, so nobody can know it."""
    digest = hashlib.sha256(b"bot" + secret + number.to_bytes(8, "big")).digest()
    return int.from_bytes(digest[:6], "big")


class BotPool:
    """A pool of worker processes in which bots think. A worker is started when it is first needed, and again after it was lost."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="bots")
        self._idle: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        for _ in range(processes):
            self._idle.put_nowait(None)
        self._workers: set[Worker] = set()

    async def decide(
        self, bot: str, seed: int, observation: Observation, legal: list[Action]
    ) -> Decision:
        """A bot's decision for its seat: always something legal."""
        question = Question(bot, seed, observation, tuple(legal), self._seconds)
        worker = await self._idle.get()
        loop = asyncio.get_running_loop()
        try:
            if worker is None:
                worker = await loop.run_in_executor(self._threads, hire, decide)
                self._workers.add(worker)
            return await loop.run_in_executor(self._threads, partial(self._ask, worker, question))
        except (RuntimeError, OSError, TimeoutError) as failure:
            _log.warning("bot %s: %s", bot, failure)
            if worker is not None:
                self._workers.discard(worker)
                await loop.run_in_executor(self._threads, worker.dismiss)
                worker = None
            return Decision(safe_choice(legal), 0.0, str(failure))
        finally:
            self._idle.put_nowait(worker)

    def _ask(self, worker: Worker, question: Question) -> Decision:
        worker.ask(question)
        # A bot watches its own time. This is for one that hangs.
        if not worker.answered(self._seconds * 3 + 5):
            raise TimeoutError(f"no decision within {self._seconds * 3 + 5:.0f} s")
        decision = worker.answer()
        assert isinstance(decision, Decision)
        return decision

    def close(self) -> None:
        """End the workers without waiting for their decisions: the log says where to go on."""
        for worker in self._workers:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
