"""A catalogue, read: the part of Project Fluent that the catalogues need, in plain Python.

A message is text in which something may stand in braces: an argument (`{ $name }`), a text (`{""}`)
or a choice (`{ $n -> [one] … *[other] … }`). Its text stands on one line, after the name or below
it; choices may be nested over several. Anything else that Fluent knows is refused; a test compares
every message with what Fluent itself says.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Final

Argument = str | int

_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*(?:\n(?:[ }].*)?)*)", re.MULTILINE)

_TEXT: Final = re.compile(r"[^{}\n]+")
_QUOTED: Final = re.compile(r'\{\s*"([^"\\]*)"\s*\}')
_ARGUMENT: Final = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*\}")
_CHOICE: Final = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*->")
_VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\]\s*")
_END: Final = re.compile(r"\s*\}")

# The kinds of numbers that languages tell apart; any other number is `other`.
_PLURALS: Final = ("zero", "one", "two", "few", "many")
_OTHER: Final = "other"


@dataclass(frozen=True, slots=True)
class _Inserted:
    """The place of an argument."""

    argument: str


@dataclass(frozen=True, slots=True)
class _Choice:
    """Several patterns, one of which is said."""

    argument: str
    variants: dict[str, "_Pattern"]
    default: str


_Pattern = tuple[str | _Inserted | _Choice, ...]


def head(text: str, line: str) -> str:
    """What a catalogue says of itself at its top, in lines such as `### serves: nn no NO`."""
    return " ".join(re.findall(rf"^### {line}:(.*)$", text, re.MULTILINE)).strip()


class Numbers:
    """How a language writes whole numbers, and which form of a word goes with them.

    Both stand at the top of its catalogue, where they differ from English: `### thousands: .` (or
    `space`), and `### one: *1 !*11` for numbers that end in 1 but not in 11.
    """

    def __init__(self, text: str) -> None:
        sign = head(text, "thousands") or ","
        self._thousands = "\u00a0" if sign == "space" else sign
        self._plurals = {name: head(text, name).split() for name in _PLURALS}
        self._plurals["one"] = self._plurals["one"] or ["1"]

    def written(self, number: int) -> str:
        """The digits, with a sign between the thousands."""
        return f"{number:,}".replace(",", self._thousands)

    def plural(self, number: int) -> str:
        """`one`, `other` and so on."""
        digits = str(abs(number))
        kinds = (kind for kind, patterns in self._plurals.items() if _fits(digits, patterns))
        return next(kinds, _OTHER)


def _fits(digits: str, patterns: list[str]) -> bool:
    refused = [pattern[1:] for pattern in patterns if pattern.startswith("!")]
    if any(fnmatchcase(digits, pattern) for pattern in refused):
        return False
    return any(fnmatchcase(digits, pattern) for pattern in patterns)


class Messages:
    """The messages of one catalogue, by their keys. Each is read when it is first said."""

    def __init__(self, text: str) -> None:
        self._texts = dict(_MESSAGE.findall(text))
        self._numbers = Numbers(text)
        self._pattern = cache(self._read)

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def said(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """A message with its arguments. KeyError names what is missing: message or argument."""
        return self._said(self._pattern(key), arguments)

    def _read(self, key: str) -> _Pattern:
        text = self._texts[key].strip()
        pattern, at = _pattern_at(text, 0)
        if at < len(text):
            raise ValueError(f"{key}: can't be read from {text[at : at + 20]!r} on")
        return pattern

    def _said(self, pattern: _Pattern, arguments: Mapping[str, Argument]) -> str:
        return "".join(self._part(part, arguments) for part in pattern)

    def _part(self, part: str | _Inserted | _Choice, arguments: Mapping[str, Argument]) -> str:
        match part:
            case str():
                return part
            case _Inserted(argument):
                value = arguments[argument]
                return self._numbers.written(value) if isinstance(value, int) else value
            case _Choice(argument, variants, default):
                names = self._names(arguments[argument])
                name = next((name for name in variants if name in names), default)
                return self._said(variants[name], arguments)

    def _names(self, value: Argument) -> tuple[str, ...]:
        """The variants that are about this value."""
        if isinstance(value, int):
            return str(value), self._numbers.plural(value)
        # A number in brackets is a number, whatever the text looks like.
        return () if value[:1].isdigit() else (value,)


def _pattern_at(text: str, at: int) -> tuple[_Pattern, int]:
    """The pattern that begins here, and where it ends."""
    parts: list[str | _Inserted | _Choice] = []
    while at < len(text):
        if found := _TEXT.match(text, at):
            parts.append(found[0])
        elif found := _QUOTED.match(text, at):
            parts.append(found[1])
        elif found := _ARGUMENT.match(text, at):
            parts.append(_Inserted(found[1]))
        elif found := _CHOICE.match(text, at):
            choice, at = _choice(text, found.end(), found[1])
            parts.append(choice)
            continue
        else:
            break
        at = found.end()
    if parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip()
    return tuple(parts), at


def _choice(text: str, at: int, argument: str) -> tuple[_Choice, int]:
    variants: dict[str, _Pattern] = {}
    default = ""
    while found := _VARIANT.match(text, at):
        star, name = found.groups()
        variants[name], at = _pattern_at(text, found.end())
        default = name if star else default
    end = _END.match(text, at)
    if end is None or not default:
        raise ValueError(f"a choice by ${argument} has no end or no default: {text!r}")
    return _Choice(argument, variants, default), end.end()
