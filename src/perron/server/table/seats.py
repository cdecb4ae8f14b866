"""Seats of a table, and who sits there."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat. A bot has a level, a person has an identity, an open seat has neither."""

    name: str | None = None
    level: str | None = None
    identity: str | None = None
    entropy: bytes | None = None
    # A person's seat that a bot plays for the time being.
    stand_in: bool = False
    # What was left on the clock when the present turn began.
    left: int | None = None
    # Since when the seat has had to decide; None: it does not have to.
    since: int | None = None

    @property
    def open(self) -> bool:
        return self.level is None and self.identity is None

    @property
    def played_by_bot(self) -> bool:
        return self.level is not None or self.stand_in
