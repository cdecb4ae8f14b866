"""Names of tables."""

import hashlib
import secrets
from typing import Final

from perron.server.table.table import Table

_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 17


def new_id() -> str:
    """A name that can't be guessed: 84 bits, without letters and figures that look alike."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_id(text: str) -> bool:
    """Could this be the name of a table?"""
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)


def rematch_id(table: Table) -> str:
    """The name of the table at which the same people meet again: the same whoever asks first."""
    digest = hashlib.sha256(b"rematch" + table.secret + table.key.encode()).digest()
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:_ID_LENGTH])
