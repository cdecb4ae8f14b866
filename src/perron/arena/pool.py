"""Work in processes, put together in its own order, whatever the number of processes."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

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
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts)
    finished = False
    try:
        yield from _handed_out(pool, work, tasks, jobs * _AHEAD)
        finished = True
    finally:
        if not finished:
            _end(child for child in active_children() if child not in others)
        pool.shutdown(cancel_futures=True)


def _handed_out(
    pool: ProcessPoolExecutor, work: Callable[[Task], Done], tasks: Iterable[Task], ahead: int
) -> Iterator[Done]:
    waiting: deque[Future[Done]] = deque()
    for task in tasks:
        waiting.append(pool.submit(work, task))
        if len(waiting) >= ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _ignore_interrupts() -> None:
    """Ctrl-C is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end(children: Iterable[BaseProcess]) -> None:
    for child in children:
        child.terminate()
