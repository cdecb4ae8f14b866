"""Which language a reader gets."""

import pytest

from perron.words import languages as module
from perron.words.languages import known_language, languages, wanted_language

OURS = ("da", "de", "en", "fi", "is", "nb", "sv")


@pytest.fixture
def all_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is translated by now, the choice is among all that are meant to be."""
    monkeypatch.setattr(module, "languages", lambda: OURS)


WISHES = [
    ({}, "en"),
    ({"LANG": "da_DK.UTF-8"}, "da"),
    ({"LANG": "sv_FI"}, "sv"),
    ({"LANG": "de_AT.UTF-8@euro"}, "de"),
    ({"LANG": "no_NO"}, "nb"),
    ({"LANG": "nn_NO.UTF-8"}, "nb"),
    ({"LANG": "C.UTF-8"}, "en"),
    ({"LANG": "POSIX"}, "en"),
    ({"LANG": "en_DE.UTF-8"}, "en"),
    # Nothing for the language itself: the country decides.
    ({"LANG": "se_FI.UTF-8"}, "fi"),
    ({"LANG": "fo_FO.UTF-8"}, "da"),
    ({"LANG": "xx_DE"}, "de"),
    ({"LANG": "fr_FR.UTF-8"}, "en"),
    # The first wish that is there counts.
    ({"LANG": "da_DK", "LC_MESSAGES": "fi_FI"}, "fi"),
    ({"LANG": "da_DK", "LC_MESSAGES": "fi_FI", "LC_ALL": "is_IS"}, "is"),
    ({"LC_ALL": "", "LANG": "sv_SE"}, "sv"),
    ({"LC_ALL": "is_IS", "PERRON_LANGUAGE": "de"}, "de"),
    ({"PERRON_LANGUAGE": "xx"}, "en"),
    ({"LANG": "."}, "en"),
]


@pytest.mark.usefixtures("all_languages")
@pytest.mark.parametrize(("environment", "language"), WISHES)
def test_the_environment_says_what_is_wanted(environment: dict[str, str], language: str) -> None:
    assert wanted_language(environment) == language


ASKED = [
    ("da", "da"),
    ("DA", "da"),
    ("de-CH", "de"),
    ("no", "nb"),
    ("nb_NO.UTF-8", "nb"),
    ("danish", None),
    ("xx_DE", None),
    ("", None),
]


@pytest.mark.usefixtures("all_languages")
@pytest.mark.parametrize(("asked", "language"), ASKED)
def test_a_language_is_named_by_its_code(asked: str, language: str | None) -> None:
    assert known_language(asked) == language


def test_a_language_without_a_catalogue_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "languages", lambda: ("en", "sv"))
    assert wanted_language({"LANG": "da_DK"}) == "en"
    assert known_language("da") is None


def test_the_languages_are_those_with_a_file() -> None:
    assert "en" in languages()
    assert set(languages()) <= set(OURS)
