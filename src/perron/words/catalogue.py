"""A catalogue, spoken: from the key of a message and its arguments to a sentence."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from perron.words.languages import ENGLISH
from perron.words.messages import Argument, Messages


class Words:
    """All that can be said in one language."""

    def __init__(
        self, language: str = ENGLISH, always: Mapping[str, Argument] | None = None
    ) -> None:
        self.language = language
        self._languages = tuple(dict.fromkeys((language, ENGLISH)))
        # Arguments that every message may select on.
        self._always = dict(always or {})

    def on(self, always: Mapping[str, Argument]) -> "Words":
        """The same language, with arguments that every message gets."""
        return Words(self.language, always)

    def say(self, key: str, **arguments: Argument) -> str:
        """A message. What a translation lacks, or can't fill in, is said in English."""
        given = {**self._always, **arguments}
        for language in self._languages:
            try:
                return _messages(language).said(key, given)
            except KeyError:
                continue
        raise LookupError(f"no words for {key} with {', '.join(given)}")

    def can_say(self, key: str) -> bool:
        """Is there such a message?"""
        return any(key in _messages(language) for language in self._languages)

    def listed(self, items: Sequence[str]) -> str:
        """`a, b and c`, as it is written in this language."""
        *others, last = items
        return self.say("list-and", items=", ".join(others), last=last) if others else last


@cache
def _messages(language: str) -> Messages:
    return Messages(files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8"))
