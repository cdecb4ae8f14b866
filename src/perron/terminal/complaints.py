"""What is wrong with what a player gave, in words of the catalogue."""

import errno
from typing import Final

from perron.core.errors import BadInput
from perron.words.catalogue import Words
from perron.words.messages import Argument

STDIN: Final = "-"

# What the system may say of a file, and what we say instead.
_SYSTEM: Final = {
    errno.ENOENT: "cli-no-file",
    errno.EACCES: "cli-no-right",
    errno.EISDIR: "cli-is-folder",
    errno.ENOSPC: "cli-disk-full",
}


class Complaint(BadInput):
    """A message of the catalogue about an option, a file or a line of it.

    It speaks English, like every BadInput, until `told_in` says it to the reader.
    """

    def __init__(self, place: str, key: str, line: int = 0, /, **arguments: Argument) -> None:
        self._given = place, line
        self.key = key
        self.arguments = arguments
        super().__init__(*self.said(Words()))

    def said(self, words: Words) -> tuple[str, str]:
        """The place and the problem, in these words."""
        place, line = self._given
        if place == STDIN:
            place = words.say("cli-stdin")
        if line:
            place = words.say("cli-line", file=place, n=str(line))
        return place, words.say(self.key, **self.arguments)


def unreadable(file: str, error: OSError | ValueError) -> Complaint:
    """The complaint about a file that can't be read. (ValueError: there can be no such name.)"""
    key = _key(error)
    if key is None:
        return Complaint(file, "cli-unread", problem=_english(error))
    return Complaint(file, key)


def system_words(words: Words, error: OSError) -> str:
    """What the system says of a file, in these words where they know it."""
    key = _key(error)
    return _english(error) if key is None else words.say(key)


def _key(error: OSError | ValueError) -> str | None:
    return _SYSTEM.get(error.errno or 0) if isinstance(error, OSError) else None


def _english(error: OSError | ValueError) -> str:
    return getattr(error, "strerror", None) or str(error)
