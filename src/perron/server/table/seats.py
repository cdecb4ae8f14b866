"""Seats of a table, and who sits there."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits here. Open: neither a level nor an identity. A bot has a level, a person an identity."""

    name: str | None = None
    level: str | None = None
    identity: str | None = None
    entropy: bytes | None = None
    # A person's seat that a bot plays for the time being.
    stand_in: bool = False
    # What is left on the clock, not counting the turn under way.
    left: int | None = None
    # Since when the seat has been asked to decide; None: it is not.
    since: int | None = None

    @property
    def open(self) -> bool:
        return self.level is None and self.identity is None

    @property
    def played_by_bot(self) -> bool:
        return self.level is not None or self.stand_in
