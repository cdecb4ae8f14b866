"""Work in processes, put together in its own order, whatever the number of processes."""

from collections.abc import Callable, Generator, Iterable, Iterator
from multiprocessing.connection import wait
from typing import Final, TypeVar, cast

from perron.system.workers import Worker, hire

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
    crew: list[Worker] = []
    try:
        for _ in range(jobs):
            crew.append(hire(work))
        yield from cast(Iterator[Done], _put_together(crew, tasks))
    finally:
        for worker in crew:
            worker.dismiss()


def _put_together(crew: list[Worker], tasks: Iterable[Task]) -> Iterator[object]:
    waiting = enumerate(tasks)
    free = list(crew)
    busy: dict[object, tuple[int, Worker]] = {}
    finished: dict[int, object] = {}
    wanted = 0
    while True:
        while free and len(busy) + len(finished) < len(crew) * _AHEAD:
            following = next(waiting, None)
            if following is None:
                break
            number, task = following
            worker = free.pop()
            worker.ask(task)
            busy[worker.line] = number, worker
        if wanted in finished:
            yield finished.pop(wanted)
            wanted += 1
        elif busy:
            for line in wait([worker.line for _, worker in busy.values()]):
                number, worker = busy.pop(line)
                finished[number] = worker.answer()
                free.append(worker)
        else:
            return
