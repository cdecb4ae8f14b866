"""Settings, all from the environment: PERRON_NAME, or PERRON_NAME_FILE for the name of a file with the value.

`docs/server/settings.md` is made from the table below; a test compares them.
"""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from dataclasses import field as dataclass_field
from pathlib import Path
from typing import Any, Final

from perron.core.errors import BadInput

PREFIX: Final = "PERRON_"


def _whole(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not low <= int(text) <= high:
            raise ValueError(f"give a whole number from {low} to {high}")
        return int(text)

    return read


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.05 <= value <= 60:
        raise ValueError("give seconds, from 0.05 to 60")
    return value


def _yes(text: str) -> bool:
    if text.lower() not in ("yes", "no", "true", "false", "1", "0", "on", "off"):
        raise ValueError("give yes or no")
    return text.lower() in ("yes", "true", "1", "on")


def _word(*words: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in words:
            raise ValueError(f"give {' or '.join(words)}")
        return text

    return read


def _base_path(text: str) -> str:
    path = text.rstrip("/")
    if not re.fullmatch(r"(/(?!\.+(/|$))[A-Za-z0-9._~-]+)*", path):
        raise ValueError("give a path that begins with a slash, like /trains")
    return path


def _list(text: str) -> tuple[str, ...]:
    return tuple(part.strip().rstrip("/") for part in text.split(",") if part.strip())


def _text(text: str) -> str:
    return text


def _setting(read: Callable[[str], Any], default: Any, about: str) -> Any:
    return dataclass_field(default=default, metadata={"read": read, "about": about})


@dataclass(frozen=True, slots=True)
class Settings:
    database: str = _setting(
        _text,
        "sqlite:///perron.db",
        "where tables are kept: `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`",
    )
    host: str = _setting(_text, "127.0.0.1", "the address to listen on; `0.0.0.0` for all")
    port: int = _setting(_whole(0, 65535), 8787, "the port to listen on; 0 takes any free one")
    workers: int = _setting(_whole(1, 64), 1, "server processes; more than one needs PostgreSQL")
    bot_processes: int = _setting(
        _whole(1, 64), 1, "processes in which bots think, for each server process"
    )
    bot_seconds: float = _setting(_seconds, 2.0, "seconds a bot may think about one decision")
    base_path: str = _setting(_base_path, "", "the path under which a proxy serves Perron")
    proxies: str = _setting(
        _text,
        "127.0.0.1",
        "addresses of proxies whose X-Forwarded headers are believed; `*` for any",
    )
    origins: tuple[str, ...] = _setting(
        _list, (), "other sites whose pages may use this server, separated by commas"
    )
    limits: bool = _setting(_yes, True, "limit how much one visitor and one address may ask for")
    tables_an_hour: int = _setting(
        _whole(1, 1_000_000), 60, "tables that one visitor may open in an hour"
    )
    address_tables_an_hour: int = _setting(
        _whole(1, 1_000_000), 600, "tables that may be opened from one address in an hour"
    )
    actions_a_second: int = _setting(
        _whole(1, 1_000_000), 20, "requests a second that one visitor may make for long"
    )
    address_requests_a_second: int = _setting(
        _whole(1, 1_000_000),
        100,
        "requests a second that one address may make for long; a file of the page counts a tenth",
    )
    address_sockets: int = _setting(
        _whole(1, 1_000_000), 500, "live connections that one address may hold at once"
    )
    log: str = _setting(_word("text", "json"), "text", "how the log is written: `text` or `json`")
    log_level: str = _setting(
        _word("debug", "info", "warning", "error"), "info", "from which level on things are logged"
    )
    metrics: bool = _setting(_yes, True, "serve /metrics")


def read_settings(environment: Mapping[str, str] = os.environ) -> tuple[Settings, list[str]]:
    """The settings, and names that look like settings but are none. BadInput if a value is wrong."""
    found: dict[str, Any] = {}
    known: set[str] = set()
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        known |= {name, f"{name}_FILE"}
        text = _given(environment, name)
        if text is None:
            continue
        try:
            found[field.name] = field.metadata["read"](text)
        except ValueError as error:
            raise BadInput(name, str(error)) from None
    unknown = [name for name in environment if name.startswith(PREFIX) and name not in known]
    return Settings(**found), sorted(unknown)


def _given(environment: Mapping[str, str], name: str) -> str | None:
    file = environment.get(f"{name}_FILE")
    if file is None:
        return environment.get(name)
    if name in environment:
        raise BadInput(name, f"is given twice, also as {name}_FILE")
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{name}_FILE", f"{file} can't be read: {error}") from None


def table_of_settings() -> list[tuple[str, str, str]]:
    """Name, default and meaning of each, for the documentation."""
    return [
        (PREFIX + field.name.upper(), _shown(field.default), field.metadata["about"])
        for field in fields(Settings)
    ]


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value in ("", ()) else str(value)
