"""Presence: which seats have their people connected to other processes, as those processes say."""


class RemotePresence:
    """Who is connected to other processes. Never stored: it is only true while those processes run."""

    def __init__(self) -> None:
        # For each process, the seats at each table whose people are connected to it.
        self._processes: dict[str, dict[str, frozenset[int]]] = {}

    def seats(self, table: str) -> frozenset[int]:
        """The seats of a table whose people are connected to other processes."""
        nobody: frozenset[int] = frozenset()
        return nobody.union(*(tables.get(table, nobody) for tables in self._processes.values()))

    def set(self, process: str, table: str, seats: frozenset[int]) -> None:
        """A process said which people of a table are connected to it."""
        tables = self._processes.setdefault(process, {})
        if seats:
            tables[table] = seats
        else:
            tables.pop(table, None)

    def tables(self, process: str) -> list[str]:
        """The tables whose people are connected to a process."""
        return list(self._processes.get(process, ()))

    def forget(self, process: str) -> None:
        """A process has ended, and with it the connections to it."""
        self._processes.pop(process, None)

    @property
    def processes(self) -> list[str]:
        return list(self._processes)
