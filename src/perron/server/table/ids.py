"""The ids of tables."""

import hashlib
import secrets
from typing import Final

from perron.server.table.table import Table

_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 17


def new_id() -> str:
    """An id that can't be guessed: 84 bits, in letters and digits that can be told apart."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_id(text: str) -> bool:
    """Does this have the form of a table's id?"""
    return len(text) == _ID_LENGTH and all(letter in _LETTERS for letter in text)


def rematch_id(table: Table) -> str:
    """The id of a table's rematch: it follows from the table, so everybody who asks for one gets the same."""
    digest = hashlib.sha256(b"rematch" + table.secret + table.key.encode()).digest()
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:_ID_LENGTH])
