"""Libraries that only some commands need, and what installs them."""

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


def missing_extra(error: ModuleNotFoundError) -> str | None:
    """The extra that brings the module that was not found; None when none does."""
    library = (error.name or "").split(".")[0]
    return next((extra for extra, libraries in EXTRAS.items() if library in libraries), None)


def extra_text(words: "Words", command: str, extra: str) -> str:
    """What to do about it."""
    return words.say("cli-extra", command=command, install=f'pip install "perron[{extra}]"')
