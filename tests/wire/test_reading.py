"""Reading JSON: what is not strict JSON is refused with the place, in one printable line."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perron.core.errors import BadInput
from perron.wire.reading import Node, parse_json, quote


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1 column 1"),
        ('{"a": 1,\n "b": }', "line 2 column 7"),
        ("[1, 2] 3", "line 1 column 8"),
        ('{"a": 1, "b": {"c": 1, "c": 2}}', '"c" stands twice'),
        ("[NaN]", "NaN"),
        ("[-Infinity]", "-Infinity"),
        ("9" * 5000, "5000 digits"),
        ("-" + "9" * 1000, "1001 digits"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
        (b"\xff\xfe{}", "not UTF-8: byte 0"),
        (b'"\xc3("', "not UTF-8: byte 1"),
    ],
)
def test_what_is_not_strict_json_is_refused(text: str | bytes, problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse_json(text, "game.json")
    assert caught.value.place == "game.json"
    assert problem in caught.value.problem
    assert str(caught.value).isprintable()


def test_json_is_read_from_text_and_bytes_with_or_without_a_mark() -> None:
    for text in ('{"å": [1, null]}', '\ufeff{"å": [1, null]}'):
        assert parse_json(text, "x") == parse_json(text.encode(), "x") == {"å": [1, None]}


@given(st.text() | st.binary())
def test_any_text_is_read_or_refused(text: str | bytes) -> None:
    try:
        parse_json(text, "x")
    except BadInput as error:
        assert str(error).isprintable()


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("two\nlines", '"two\\nlines"'),
        ("\x1b[31m", '"\\u001b[31m"'),
        ("\ud800", '"\\ud800"'),
        (10**30, "1" + "0" * 30),
        (True, "true"),
        (None, "null"),
        (float("inf"), "Infinity"),
        ([1, 2], "a list"),
        ({}, "an object"),
    ],
)
def test_a_quoted_value_is_one_printable_line(value: object, shown: str) -> None:
    assert quote(value) == shown


def test_a_number_that_python_will_not_write_out_is_called_huge() -> None:
    assert quote(10**9999) == quote(-(10**9999)) == "a huge number"


@given(st.text(min_size=50) | st.integers(min_value=10**70))
def test_a_long_value_is_cut(value: object) -> None:
    assert len(quote(value)) <= 60
    assert quote(value).isprintable()
    assert quote(value).isascii()


@pytest.mark.parametrize("value", [True, False, 1.0, "1", None, [1], -1, 4])
def test_only_a_whole_number_in_range_is_a_whole_number(value: object) -> None:
    with pytest.raises(BadInput, match=r"^a\.b: .* is not a whole number from 0 to 3$"):
        Node(value, "a.b").whole(0, 3)


@pytest.mark.parametrize(
    ("key", "place"),
    [("hnads", "p.hnads"), ("a b", 'p["a b"]'), ("", 'p[""]'), ("x" * 99, 'p["xxx')],
)
def test_an_unknown_field_is_named_in_the_path(key: str, place: str) -> None:
    with pytest.raises(BadInput) as caught:
        Node({key: 1}, "p").fields(["hands"])
    assert caught.value.place.startswith(place)
    assert str(caught.value).isprintable()
    assert ('did you mean "hands"?' in str(caught.value)) == (key == "hnads")


@given(st.dictionaries(st.text(), st.integers()))
def test_paths_stay_printable_whatever_the_key(value: dict[str, int]) -> None:
    try:
        Node(json.loads(json.dumps(value)), "").fields(["known"])
    except BadInput as error:
        assert str(error).isprintable()
