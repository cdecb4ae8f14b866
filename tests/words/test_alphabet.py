"""Names stand where readers of a language look for them."""

import pytest

from perron.words.alphabet import Alphabet, alphabet_of
from perron.words.languages import languages


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Aalborg", "Åre", "Berlin", "Örebro", "Zurich"]),
        ("de", ["Agram", "Ålborg", "Berlin", "Öland", "Oslo", "Zürich"]),
        ("da", ["Berlin", "Zürich", "Ærø", "Østersund", "Ålesund", "Aalborg"]),
        ("nb", ["Bodø", "Tromsø", "Zürich", "Ås", "Aalborg"]),
        ("sv", ["Berlin", "Göteborg", "Zürich", "Åbo", "Älvsbyn", "Örebro"]),
        ("fi", ["Helsinki", "Oulu", "Zürich", "Åbo", "Äänekoski", "Örebro"]),
        (
            "is",
            ["Aþena", "Álaborg", "Berlín", "Dóná", "Ðakovo", "Osló", "Ósló", "Þórshöfn", "Ölfus"],
        ),
    ],
)
def test_names_are_in_the_order_of_the_alphabet(language: str, names: list[str]) -> None:
    order = alphabet_of(language).order
    assert sorted(names, key=order) == names


@pytest.mark.parametrize("language", languages())
def test_every_alphabet_has_the_letters_of_all(language: str) -> None:
    """A letter that an alphabet forgot would stand behind all others."""
    order = alphabet_of(language).order
    plain = [*"abcdefghijklmnopqrstuvwxyz"]
    assert sorted(plain, key=order) == plain


def test_words_are_apart_and_small_letters_count_as_large_ones() -> None:
    order = Alphabet("abc").order
    assert sorted(["ab", "B", "a c", "A"], key=order) == ["A", "a c", "ab", "B"]


def test_strange_letters_come_last() -> None:
    order = Alphabet("abc").order
    assert sorted(["жa", "b", "c"], key=order) == ["b", "c", "жa"]
