"""Logging: lines as text or JSON, without secrets."""

import logging
import time
from typing import Final

import orjson

from perron.server.settings import Settings

_PLAIN: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object a line, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line).decode()


def _is_relevant(record: logging.LogRecord) -> bool:
    """Leave out what uvicorn says about every WebSocket that is refused with an HTTP response."""
    return record.msg != "ASGI callable returned without completing handshake."


def set_up_logs(settings: Settings) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if settings.log == "json" else logging.Formatter(_PLAIN))
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = name != "uvicorn.access"
    logging.getLogger("uvicorn.error").addFilter(_is_relevant)
    # These log details at every start.
    for name in ("aiosqlite", "alembic", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)
