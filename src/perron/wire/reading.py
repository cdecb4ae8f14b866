"""Reading JSON that people write by hand: every complaint names the place.

A Node is a JSON value together with its path (`position.hands[1].red`). Its methods answer
with a checked value or raise BadInput. A message is always one printable line, however odd
the value: what it quotes is escaped and cut.

Asked is a Node that a player sent. It is read in the same way, but complains as the rules do: with
a Refusal, which has a code. So a reader that has a code for a slip names its class.
"""

import json
import re
from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from typing import Final, NoReturn, Self

from perron.core.errors import BadInput, Malformed

# More points than any score track shows; a bound for numbers that nothing else bounds.
MOST_POINTS: Final = 9999

_LONGEST_QUOTE: Final = 60
# Python itself refuses to turn thousands of digits into a number; no count needs this many.
_MOST_DIGITS: Final = 400
_MOST_BITS: Final = 4 * _MOST_DIGITS
# The place of a value that stands in nothing else.
_ROOT: Final = "top level"
_PLAIN_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


def parse_json(text: str | bytes, place: str) -> object:
    """The value of a JSON text. Stricter than Python: no double keys, NaN or endless numbers."""

    def whole(digits: str) -> int:
        if len(digits) > _MOST_DIGITS:
            raise BadInput(place, f"the number {digits[:20]}... has {len(digits)} digits")
        return int(digits)

    def constant(word: str) -> NoReturn:
        raise BadInput(place, f"{word} is not a JSON value")

    def fields(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found: dict[str, object] = {}
        for key, value in pairs:
            if key in found:
                raise BadInput(place, f"the key {quote(key)} stands twice in one object")
            found[key] = value
        return found

    content = decode(text, place) if isinstance(text, bytes) else text
    try:
        # Some editors write a byte order mark; it is no part of the text.
        value: object = json.loads(
            content.removeprefix("\ufeff"),
            parse_int=whole,
            parse_constant=constant,
            object_pairs_hook=fields,
        )
    except json.JSONDecodeError as error:
        where = f"line {error.lineno} column {error.colno}"
        raise BadInput(place, f"not JSON: {error.msg} ({where})") from None
    except RecursionError:
        raise BadInput(place, "nested too deeply") from None
    return value


def decode(content: bytes, place: str) -> str:
    """The text that these bytes are in UTF-8."""
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise BadInput(place, f"not UTF-8: byte {error.start} can't be read") from None


def quote(value: object) -> str:
    """A value as a message shows it: ASCII, one line, not long."""
    match value:
        case list():
            return "a list"
        case dict():
            return "an object"
        case int() if value.bit_length() > _MOST_BITS:
            # Python refuses to write numbers out that are longer than it would read.
            return "a huge number"
        case str() if len(value) > _LONGEST_QUOTE:
            text = json.dumps(value[:_LONGEST_QUOTE])[:-1]
        case _:
            text = json.dumps(value)
    if len(text) < _LONGEST_QUOTE:
        return text
    return f"{text[: _LONGEST_QUOTE - 3]}..."


class Node:
    """A JSON value and the place where it stands.

    Thousands are made to read a log: so this is no dataclass, and a place is worked out when somebody asks for it.
    """

    __slots__ = ("_inside", "_key", "value")

    def __init__(self, value: object, place: str | int, inside: "Node | None" = None) -> None:
        self.value = value
        # The place; or the key or the number under which this stands inside another.
        self._key = place
        self._inside = inside

    @property
    def place(self) -> str:
        """The path to this value."""
        key = str(self._key)
        if self._inside is None:
            return key
        outer = self._inside.place
        if isinstance(self._key, int):
            return f"{outer}[{key}]"
        if _PLAIN_KEY.fullmatch(key) is None:
            return f"{outer}[{quote(key)}]"
        return f"{outer}.{key}" if outer else key

    def wrong(self, problem: str, slip: type[Malformed] = Malformed) -> BadInput | Malformed:
        """The complaint about this value, to be raised; `slip` is for Asked."""
        return BadInput(self.place or _ROOT, problem)

    def fields(
        self,
        known: Collection[str],
        needed: Iterable[str] = (),
        *,
        slip: type[Malformed] = Malformed,
    ) -> dict[str, Self]:
        """The fields of an object: none but the known ones, and the needed ones all there."""
        value = self.check_fields(known, needed, slip=slip)
        return {key: self._at(key, item) for key, item in value.items()}

    def check_fields(
        self,
        known: Collection[str],
        needed: Iterable[str] = (),
        *,
        slip: type[Malformed] = Malformed,
    ) -> dict[str, object]:
        """The object itself, when its fields are such."""
        if not isinstance(self.value, dict):
            raise self.wrong(f"{quote(self.value)} is not an object")
        for key in self.value:
            if key not in known:
                problem = f"there is no field {quote(key)}{_hint(key, list(known))}"
                raise self._at(key, key).wrong(problem, slip)
        for name in needed:
            if name not in self.value:
                raise self._at(name, None).wrong("is missing")
        return self.value

    def field(self, name: str) -> Self:
        """A field of an object that is known to have it."""
        assert isinstance(self.value, dict)
        return self._at(name, self.value[name])

    def items(self, most: int, what: str) -> list[Self]:
        """The items of a list that has at most so many."""
        values = self.listed()
        if len(values) > most:
            raise self.wrong(f"{len(values)} {what}, at most {most} are possible")
        return [self._at(n, item) for n, item in enumerate(values)]

    def listed(self) -> list[object]:
        """The values of a list of any length."""
        if not isinstance(self.value, list):
            raise self.wrong(f"{quote(self.value)} is not a list")
        return self.value

    def whole(self, least: int, most: int, slip: type[Malformed] = Malformed) -> int:
        """A whole number between these two. (To Python True is a number, here it is not.)"""
        number = self.value
        if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
            raise self.wrong(f"{quote(number)} is not a whole number from {least} to {most}", slip)
        return number

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.wrong(f"{quote(self.value)} is not true or false")
        return self.value

    def text(self, slip: type[Malformed] = Malformed) -> str:
        """A string."""
        if not isinstance(self.value, str):
            raise self.wrong(f"{quote(self.value)} is not a string", slip)
        return self.value

    def word(self, known: Sequence[str], what: str, slip: type[Malformed] = Malformed) -> str:
        """One of the known words."""
        name = self.text(slip)
        if name not in known:
            raise self.unknown(known, what, slip)
        return name

    def unknown(
        self, known: Sequence[str], what: str, slip: type[Malformed] = Malformed
    ) -> BadInput | Malformed:
        """The complaint that there is no such name, with the nearest that there is."""
        return self.wrong(f"{quote(self.value)} is not {what}{_hint(self.text(), known)}", slip)

    def with_value(self, value: object) -> Self:
        """Another value in this place."""
        return type(self)(value, self._key, self._inside)

    def _at(self, key: str | int, value: object) -> Self:
        """A value inside this one."""
        return type(self)(value, key, self)


class Asked(Node):
    """What a player asks for: a slip is refused, with a code of its own where there is one."""

    __slots__ = ()

    def wrong(self, problem: str, slip: type[Malformed] = Malformed) -> Malformed:
        """The refusal, to be raised. One with a code of its own names the value."""
        if slip is not Malformed:
            return slip(name=quote(self.value))
        return Malformed({"problem": f"{quote(self.place)}: {problem}" if self.place else problem})


def _hint(name: str, known: Sequence[str]) -> str:
    near = get_close_matches(name[:_LONGEST_QUOTE], known, 1)
    return f"; did you mean {quote(near[0])}?" if near else ""
