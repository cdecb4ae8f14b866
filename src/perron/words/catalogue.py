"""A catalogue, spoken: from the key of a message and its arguments to a sentence."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from perron.words.languages import ENGLISH

Argument = str | int


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
        """A message. What a translation lacks, or gets wrong, is said in English."""
        given = {**self._always, **arguments}
        for language in self._languages:
            said = _formatted(_bundle(language), key, given)
            if said is not None:
                return said
        raise LookupError(f"no words for {key} with {', '.join(given)}")

    def can_say(self, key: str) -> bool:
        """Is there such a message?"""
        return any(_bundle(language).has_message(key) for language in self._languages)

    def listed(self, items: Sequence[str]) -> str:
        """`a, b and c`, as it is written in this language."""
        *others, last = items
        return self.say("list-and", items=", ".join(others), last=last) if others else last


def _formatted(bundle: FluentBundle, key: str, arguments: dict[str, Argument]) -> str | None:
    if not bundle.has_message(key):
        return None
    pattern = bundle.get_message(key).value
    if pattern is None:
        return None
    said, mistakes = bundle.format_pattern(pattern, arguments)
    return None if mistakes else str(said)


@cache
def _bundle(language: str) -> FluentBundle:
    text = files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
