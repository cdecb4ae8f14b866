"""Work in processes, put together in its own order, whatever the number of processes.

Each process has a pipe of its own and shares no lock or queue with another: one that is ended in the
middle of a sentence can't leave anybody waiting.
"""

import signal
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, TypeVar, cast

# Pieces under way for each process, so that none waits for the one that is put together next.
_AHEAD: Final = 4

Task = TypeVar("Task")
Done = TypeVar("Done")


def in_order(
    work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int
) -> Generator[Done, None, None]:
    """What comes of each task, in the order of the tasks. One job is done in this process.

    Whoever stops early closes it, and does not wait for what is under way.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    crew: list[_Worker] = []
    try:
        for _ in range(jobs):
            crew.append(_hired(work))
        yield from cast(Iterator[Done], _put_together(crew, tasks))
    finally:
        for worker in crew:
            worker.dismiss()


@dataclass(frozen=True, slots=True)
class _Failure:
    """What went wrong with a task, on its way to where the work was asked for."""

    error: Exception


@dataclass(frozen=True, slots=True)
class _Worker:
    process: SpawnProcess
    line: Connection

    def answer(self) -> object:
        try:
            return self.line.recv()
        except (EOFError, ConnectionError):
            self.process.join()
            code = self.process.exitcode
            raise RuntimeError(f"a process ended at work, with exit code {code}") from None

    def dismiss(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.line.close()


def _hired(work: Callable[[Task], Done]) -> _Worker:
    """A process that waits for tasks. Ctrl-C is its parent's to handle, from its first moment on."""
    line, far_end = get_context("spawn").Pipe()
    process = get_context("spawn").Process(target=_serve, args=(work, far_end), daemon=True)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        far_end.close()
    return _Worker(process, line)


def _serve(work: Callable[[Task], Done], line: Connection) -> None:
    while True:
        try:
            task = line.recv()
        except EOFError:
            return
        line.send(_attempt(work, task))


def _attempt(work: Callable[[Task], Done], task: Task) -> Done | _Failure:
    try:
        return work(task)
    except Exception as error:  # noqa: BLE001 - it is raised again where the work was asked for
        error.add_note(traceback.format_exc())
        return _Failure(error)


def _put_together(crew: list[_Worker], tasks: Iterable[Task]) -> Iterator[object]:
    waiting = enumerate(tasks)
    free = list(crew)
    busy: dict[object, tuple[int, _Worker]] = {}
    finished: dict[int, object] = {}
    wanted = 0
    while True:
        while free and len(busy) + len(finished) < len(crew) * _AHEAD:
            following = next(waiting, None)
            if following is None:
                break
            number, task = following
            worker = free.pop()
            worker.line.send(task)
            busy[worker.line] = number, worker
        if wanted in finished:
            answer = finished.pop(wanted)
            if isinstance(answer, _Failure):
                raise answer.error
            yield answer
            wanted += 1
        elif busy:
            for line in wait([worker.line for _, worker in busy.values()]):
                number, worker = busy.pop(line)
                finished[number] = worker.answer()
                free.append(worker)
        else:
            return
