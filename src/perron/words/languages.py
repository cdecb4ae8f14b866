"""Which languages there are, and which one a reader wants."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

ENGLISH: Final = "en"

# Where a wish may stand, the first one counts.
_WISHES: Final = ("PERRON_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
# Those who read one of these read the other.
_ALIKE: Final = {"no": "nb", "nn": "nb"}
# What is read in a country by those whose own language is not among ours.
_REGIONS: Final = {
    "AT": "de",
    "AX": "sv",
    "CH": "de",
    "DE": "de",
    "DK": "da",
    "FI": "fi",
    "FO": "da",
    "GL": "da",
    "IS": "is",
    "LI": "de",
    "NO": "nb",
    "SE": "sv",
    "SJ": "nb",
}


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue, by their codes."""
    names = (file.name for file in files(__package__).iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def known_language(asked: str) -> str | None:
    """The language that a code or a locale names, if there is a catalogue for it: `da_DK` is da."""
    language, _ = _parts(asked)
    return language if language in languages() else None


def wanted_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for; else that of its country, else English."""
    wish = next((environment[name] for name in _WISHES if environment.get(name)), ENGLISH)
    neighbour = _REGIONS.get(_parts(wish)[1], ENGLISH)
    return known_language(wish) or known_language(neighbour) or ENGLISH


def _parts(locale: str) -> tuple[str, str]:
    """Language and region of `de_AT.UTF-8@euro`, or of `de-AT`."""
    plain = locale.partition(".")[0].partition("@")[0].replace("-", "_")
    language, *others = plain.split("_")
    return _ALIKE.get(language.lower(), language.lower()), others[-1].upper() if others else ""
