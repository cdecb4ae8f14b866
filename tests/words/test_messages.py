"""Our reader of catalogues says what Fluent's own says, of every message in every language."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product

import pytest
from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier, Message, NumberLiteral, SelectExpression
from fluent.syntax.ast import VariableReference as Variable
from fluent.syntax.visitor import Visitor

from perron.words.languages import languages
from perron.words.messages import Argument, Messages, Numbers

every_language = pytest.mark.parametrize("language", languages())

# Of each plural that the languages have, and what is told apart by value.
NUMBERS = (0, 1, 2, 3, 21)


@cache
def text_of(language: str) -> str:
    return files("perron.words").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


class Asked(Visitor):
    """Which arguments a message takes, and between which values of them it chooses."""

    def __init__(self) -> None:
        self.values: dict[str, set[Argument]] = {}

    def visit_VariableReference(self, node: Variable) -> None:
        self.values.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        assert isinstance(node.selector, Variable)
        chosen = self.values.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            match variant.key:
                case NumberLiteral() | Identifier(name="one" | "other"):
                    chosen.update(NUMBERS)
                case Identifier(name=str(name)):
                    chosen.add(name)
        self.generic_visit(node)


def arguments_of(message: Message) -> Iterator[dict[str, Argument]]:
    """Arguments that lead through every variant of a message."""
    asked = Asked()
    asked.visit(message)
    values = [sorted(chosen, key=str) or ["‹x›", 1234] for chosen in asked.values.values()]
    for chosen in product(*values):
        yield dict(zip(asked.values, chosen, strict=True))


@every_language
def test_every_message_is_said_as_fluent_says_it(language: str) -> None:
    text = text_of(language)
    fluent = FluentBundle([language], use_isolating=False)
    resource = FluentResource(text)
    fluent.add_resource(resource)
    ours = Messages(text)
    entries = {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}
    assert len(entries) > 900
    assert set(ours) == set(entries)
    for key, message in entries.items():
        pattern = fluent.get_message(key).value
        assert pattern is not None
        for arguments in arguments_of(message):
            said, mistakes = fluent.format_pattern(pattern, arguments)
            assert mistakes == []
            assert ours.said(key, arguments) == said, (key, arguments)


@every_language
def test_numbers_are_written_and_have_the_plural_that_the_language_gives_them(
    language: str,
) -> None:
    locale = Locale(language)
    numbers = Numbers(text_of(language))
    for n in (*range(-20, 250), 1000, 9999, 12345, 1234567):
        assert numbers.plural(n) == locale.plural_form(n)
        assert numbers.written(n) == format_decimal(n, locale=locale)


def test_plurals_of_other_languages_can_be_written() -> None:
    """Polish: 1; 2-4, 22-24 and so on; all others."""
    text = "### one: 1\n### few: *[2-4] !*1[2-4]\n### many: *\n"
    told = [Numbers(text).plural(n) for n in (1, 2, 4, 5, 12, 22, 112, 0)]
    assert told == ["one", "few", "few", "many", "many", "few", "many", "many"]


def test_a_message_may_begin_below_its_name() -> None:
    text = "trains =\n    { $n ->\n        [one]\n            One train\n       *[other] { $n } trains\n    }\n"
    assert [Messages(text).said("trains", {"n": n}) for n in (1, 2)] == ["One train", "2 trains"]


def test_an_argument_that_is_missing_is_named() -> None:
    with pytest.raises(KeyError, match="name"):
        Messages("greeting = Hello, { $name }\n").said("greeting", {})
    with pytest.raises(KeyError, match="farewell"):
        Messages("greeting = Hello\n").said("farewell", {})


@pytest.mark.parametrize(
    "pattern",
    [
        "{ other-message }",
        "{ NUMBER($n) }",
        "{ $n",
        "{ $n -> [one] a }",
        "{ $n ->\n    [one] a\n",
        "one line\n    and another",
    ],
)
def test_what_is_not_read_is_refused(pattern: str) -> None:
    with pytest.raises(ValueError, match=r"wrong|a choice by \$n"):
        Messages(f"wrong = {pattern}\n").said("wrong", {"n": 1})
