"""Which language a reader gets."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from perron.words import languages as module
from perron.words.languages import known_language, languages, wanted_language

# What is served stands in the catalogues; these stand in for them.
CATALOGUES = {
    "da": "### Danish\n### serves: fo kl DK FO GL\n",
    "de": "### serves: DE AT CH\n",
    "en": "### English serves nobody else\n",
    "fi": "### serves: FI\n",
    "is": "",
    "nb": "### serves: nn no NO SJ\n",
    "sv": "### serves: SE AX\n",
}


@pytest.fixture
def seven(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for language, text in CATALOGUES.items():
        (tmp_path / f"{language}.ftl").write_text(f"{text}\nkey = word\n", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("### serves: xx\n", encoding="utf-8")
    monkeypatch.setattr(module, "files", lambda _: tmp_path)
    forget()
    yield
    monkeypatch.undo()
    forget()


def forget() -> None:
    module._catalogues.cache_clear()
    module._served.cache_clear()


pytestmark = pytest.mark.usefixtures("seven")


def test_the_languages_are_those_with_a_catalogue() -> None:
    assert languages() == ("da", "de", "en", "fi", "is", "nb", "sv")


WISHES: list[tuple[dict[str, str], str]] = [
    ({}, "en"),
    ({"LANG": "da_DK.UTF-8"}, "da"),
    ({"LANG": "sv_FI"}, "sv"),
    ({"LANG": "de_AT.UTF-8@euro"}, "de"),
    ({"LANG": "is"}, "is"),
    ({"LANG": "no_NO"}, "nb"),
    ({"LANG": "nn_NO.UTF-8"}, "nb"),
    ({"LANG": "C.UTF-8"}, "en"),
    ({"LANG": "POSIX"}, "en"),
    ({"LANG": "en_DE.UTF-8"}, "en"),
    # Nothing for the language itself: the region decides.
    ({"LANG": "se_FI.UTF-8"}, "fi"),
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
    ("NO", "nb"),
    ("DK", None),
    ("", None),
]


@pytest.mark.parametrize(("asked", "language"), ASKED)
def test_a_language_is_asked_for_by_its_code(asked: str, language: str | None) -> None:
    assert known_language(asked) == language
