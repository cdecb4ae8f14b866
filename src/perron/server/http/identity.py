"""Who somebody is: a secret in a cookie, or an API token. The database only ever sees hashes.

A visitor is whoever holds the secret; there are no accounts. A made-up secret is a visitor who sits
nowhere.
"""

import hashlib
import re
import secrets
from typing import Final

COOKIE: Final = "perron"
COOKIE_SECONDS: Final = 400 * 24 * 3600

_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_TOKEN: Final = re.compile(r"perron_[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """What is kept in a visitor's cookie."""
    return secrets.token_urlsafe(32)


def new_token() -> str:
    return f"perron_{secrets.token_urlsafe(32)}"


def identity_of_cookie(value: str | None) -> str | None:
    """The identity behind a cookie; None for what can't be one of ours."""
    if value is None or not _SECRET.fullmatch(value):
        return None
    return _hash("cookie", value)


def token_in(authorization: str | None) -> str | None:
    """The hash of the token in an Authorization header, if there is one of our form."""
    scheme, _, token = (authorization or "").strip().partition(" ")
    if scheme.lower() != "bearer":
        return None
    token = token.strip()
    return hash_of_token(token) if _TOKEN.fullmatch(token) else ""


def hash_of_token(token: str) -> str:
    return _hash("token", token)


def _hash(kind: str, secret: str) -> str:
    return hashlib.sha256(f"perron {kind} {secret}".encode()).hexdigest()
