"""Bots think in processes of their own, never where the tables are served.

A bot that fails, dawdles or takes its process down with it costs nobody the game: a safe choice is
made for that decision, and the note beside it says why.
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
    """What a bot is asked: all that its seat may know, and nothing else."""

    bot: str
    seed: int
    observation: Observation
    legal: tuple[Action, ...]
    seconds: float


def _by_name(board: Board) -> tuple[Callable[[str], Board], tuple[str]]:
    """Boards travel between processes as their names."""
    return load, (board.id,)


ForkingPickler.register(Board, _by_name)


def decide(question: Question) -> Decision:
    """What the bot does, in its process."""
    bot = make(question.bot, question.seed)
    budget = Budget(seconds=question.seconds)
    return supervise(bot, question.observation, question.legal, budget)


def bot_seed(secret: bytes, number: int) -> int:
    """A bot's dice for one decision: fixed by the table, known to nobody."""
    digest = hashlib.sha256(b"bot" + secret + number.to_bytes(8, "big")).digest()
    return int.from_bytes(digest[:6], "big")


class Thinkers:
    """The processes in which bots think; hired when first needed, hired anew when one is lost."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="thinker")
        self._idle: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        for _ in range(processes):
            self._idle.put_nowait(None)
        self._hired: set[Worker] = set()

    async def decide(
        self, bot: str, seed: int, observation: Observation, legal: list[Action]
    ) -> Decision:
        """What a bot does in this seat; in any case something legal."""
        question = Question(bot, seed, observation, tuple(legal), self._seconds)
        worker = await self._idle.get()
        loop = asyncio.get_running_loop()
        try:
            if worker is None:
                worker = await loop.run_in_executor(self._threads, hire, decide)
                self._hired.add(worker)
            return await loop.run_in_executor(self._threads, partial(self._ask, worker, question))
        except (RuntimeError, OSError, TimeoutError) as failure:
            _log.warning("bot %s: %s", bot, failure)
            if worker is not None:
                self._hired.discard(worker)
                await loop.run_in_executor(self._threads, worker.dismiss)
                worker = None
            return Decision(safe_choice(legal), 0.0, str(failure))
        finally:
            self._idle.put_nowait(worker)

    def _ask(self, worker: Worker, question: Question) -> Decision:
        worker.ask(question)
        # A bot keeps to its time; one that hangs is not waited for.
        if not worker.answered(self._seconds * 3 + 5):
            raise TimeoutError(f"no decision within {self._seconds * 3 + 5:.0f} s")
        decision = worker.answer()
        assert isinstance(decision, Decision)
        return decision

    def close(self) -> None:
        """Nobody waits for thoughts under way: the log tells where to go on."""
        for worker in self._hired:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
