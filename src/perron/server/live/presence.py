"""Presence: which seats have their people connected to other processes, as those told."""


class Elsewhere:
    """What other processes told of who is connected to them. Never stored: it is true now or not at all."""

    def __init__(self) -> None:
        # For each process, the seats at each table where somebody is.
        self._told: dict[str, dict[str, frozenset[int]]] = {}

    def seats(self, table: str) -> frozenset[int]:
        """The seats of a table whose people are connected to other processes."""
        nobody: frozenset[int] = frozenset()
        return nobody.union(*(tables.get(table, nobody) for tables in self._told.values()))

    def tell(self, process: str, table: str, seats: frozenset[int]) -> None:
        """A process told who is connected to it at a table."""
        tables = self._told.setdefault(process, {})
        if seats:
            tables[table] = seats
        else:
            tables.pop(table, None)

    def tables(self, process: str) -> list[str]:
        """The tables where somebody is connected to this process."""
        return list(self._told.get(process, ()))

    def forget(self, process: str) -> None:
        """A process is gone, and so is whoever was connected to it."""
        self._told.pop(process, None)

    @property
    def processes(self) -> list[str]:
        return list(self._told)
