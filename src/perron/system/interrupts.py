"""Ctrl-C at the right moment."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uninterrupted() -> Iterator[None]:
    """What is begun in here is finished; a Ctrl-C meanwhile counts as pressed at the end.

    Signals come to the main thread: in any other there is nothing to hold back.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed = threading.Event()
    before = signal.signal(signal.SIGINT, lambda *_: pressed.set())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed.is_set():
        raise KeyboardInterrupt


if sys.platform == "win32":

    @contextmanager
    def deaf_children() -> Iterator[None]:
        """Windows has no mask to inherit: a process hears of Ctrl-C until it calls `be_deaf`."""
        yield

    def be_deaf() -> None:
        """Hear nothing of Ctrl-C from now on."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)

else:
    from multiprocessing import resource_tracker

    @contextmanager
    def deaf_children() -> Iterator[None]:
        """Processes that are started in here never hear of Ctrl-C."""
        # Starting the tracker lets interrupts through again, so it has to be running before.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def be_deaf() -> None:
        """Nothing to do: this process was born with Ctrl-C held back."""
