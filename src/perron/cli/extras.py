"""Libraries that only some commands need, and what installs them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from perron.words.catalogue import Words

# What each extra of pyproject.toml brings, by the names under which our modules import it.
EXTRAS: Final = {
    "terminal": ("rich",),
    "server": (
        *("aiosqlite", "alembic", "asyncpg", "fastapi", "httptools", "orjson", "prometheus_client"),
        *("pydantic", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets"),
    ),
    "arena": ("choix", "numpy", "polars", "scipy"),
}


# A part of Python that Windows does not have. The server locks its SQLite file with it.
_POSIX: Final = "fcntl"


def missing_extra(error: ModuleNotFoundError) -> str | None:
    """The extra that brings the module that was not found; None when none does."""
    library = (error.name or "").split(".")[0]
    return next((extra for extra, libraries in EXTRAS.items() if library in libraries), None)


def what_is_missing(error: ModuleNotFoundError) -> Callable[["Words", str], str] | None:
    """What to say of a command that did not find a module; None where that is our bug."""
    extra = missing_extra(error)
    if error.name == _POSIX:
        return lambda words, command: words.say("cli-posix", command=command)
    if extra is None:
        return None
    install = f'pip install "perron[{extra}]"'
    return lambda words, command: words.say("cli-extra", command=command, install=install)
