"""A process that works for another one, over a pipe of its own.

It shares no lock or queue with anybody: ended in the middle of a sentence it leaves nobody waiting,
and when whoever hired it is gone, however suddenly, it ends by itself.
"""

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from perron.system.interrupts import be_deaf, deaf_children


@dataclass(frozen=True, slots=True)
class _Failure:
    """What went wrong with a task, on its way to where the work was asked for."""

    error: Exception


@dataclass(frozen=True, slots=True)
class Worker:
    """A process and the near end of its pipe."""

    process: SpawnProcess
    line: Connection

    def ask(self, task: object) -> None:
        """Hand out a task; the answers come in the order of the tasks."""
        self.line.send(task)

    def answered(self, seconds: float) -> bool:
        """Is there an answer within this time?"""
        return self.line.poll(seconds)

    def answer(self) -> object:
        """What came of the next task; what went wrong there is raised here."""
        try:
            answer: object = self.line.recv()
        except (EOFError, ConnectionError):
            self.process.join()
            code = self.process.exitcode
            raise RuntimeError(f"a process ended at work, with exit code {code}") from None
        if isinstance(answer, _Failure):
            raise answer.error
        return answer

    def end(self) -> None:
        """End it at once, whatever it is doing; whoever waits for its answer hears of it."""
        self.process.kill()

    def dismiss(self) -> None:
        """End it at once and put everything away: not while somebody else waits for its answer."""
        self.end()
        self.process.join()
        self.process.close()
        self.line.close()


def hire(work: Callable[..., object]) -> Worker:
    """A process that waits for tasks. Ctrl-C is its parent's to handle, from its first moment on."""
    line, far_end = get_context("spawn").Pipe()
    process = get_context("spawn").Process(target=_serve, args=(work, far_end), daemon=True)
    try:
        with deaf_children():
            process.start()
    finally:
        far_end.close()
    return Worker(process, line)


def _serve(work: Callable[..., object], line: Connection) -> None:
    be_deaf()
    while True:
        try:
            task = line.recv()
        except EOFError:
            return
        line.send(_attempt(work, task))


def _attempt(work: Callable[..., object], task: object) -> object:
    try:
        return work(task)
    except Exception as error:  # noqa: BLE001 - it is raised again where the work was asked for
        error.add_note(traceback.format_exc())
        return _Failure(error)
