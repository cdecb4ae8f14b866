"""Which languages there are, and which one a reader wants."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from perron.words import messages

ENGLISH: Final = "en"

# Perron's own variable for the language of the terminal.
LANGUAGE: Final = "PERRON_LANGUAGE"
# Where a wish may stand; the first one counts.
_WISHES: Final = (LANGUAGE, "LC_ALL", "LC_MESSAGES", "LANG")


def languages() -> tuple[str, ...]:
    """The languages that have a catalogue, by their codes."""
    return tuple(_catalogues())


def known_language(asked: str) -> str | None:
    """The language for readers of this one (`da`, `da_DK`, `nn`), if a catalogue serves them."""
    language, _ = _parts(asked)
    return language if language in _catalogues() else _served().get(language)


def wanted_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for; else that of its region, else English."""
    wish = next((environment[name] for name in _WISHES if environment.get(name)), ENGLISH)
    return known_language(wish) or _served().get(_parts(wish)[1], ENGLISH)


def head(language: str, line: str) -> str:
    """What the catalogue of a language says of itself at its top."""
    return messages.head(_catalogues()[language].read_text(encoding="utf-8"), line)


@cache
def _catalogues() -> dict[str, Traversable]:
    found = sorted(files(__package__).iterdir(), key=lambda file: file.name)
    return {file.name.removesuffix(".ftl"): file for file in found if file.name.endswith(".ftl")}


@cache
def _served() -> dict[str, str]:
    """Languages in small letters and regions in capitals, each with the catalogue that serves it."""
    return {tag: language for language in _catalogues() for tag in head(language, "serves").split()}


def _parts(locale: str) -> tuple[str, str]:
    """Language and region of `de_AT.UTF-8@euro`, or of `de-AT`."""
    language, *others = re.split("[_-]", re.split("[.@]", locale)[0])
    return language.lower(), others[-1].upper() if others else ""
