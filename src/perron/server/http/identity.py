"""Identities: from a secret in a cookie, or from an API token. The database only holds hashes of them.

There are no accounts: whoever has the secret is the visitor. A made-up secret is just a new visitor, without a seat
anywhere.
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
    """A secret for a visitor's cookie."""
    return secrets.token_urlsafe(32)


def new_token() -> str:
    return f"perron_{secrets.token_urlsafe(32)}"


def identity_of_cookie(value: str | None) -> str | None:
    """The identity of a cookie's holder; None if it has not the form of our cookies."""
    if value is None or not _SECRET.fullmatch(value):
        return None
    return _hash("cookie", value)


def token_in(authorization: str | None) -> str | None:
    """The hash of the token in an Authorization header. None without a bearer token; empty if it has not the form of ours."""
    scheme, _, token = (authorization or "").strip().partition(" ")
    if scheme.lower() != "bearer":
        return None
    token = token.strip()
    return hash_of_token(token) if _TOKEN.fullmatch(token) else ""


def hash_of_token(token: str) -> str:
    return _hash("token", token)


def _hash(kind: str, secret: str) -> str:
    return hashlib.sha256(f"perron {kind} {secret}".encode()).hexdigest()
