"""Whatever stands in a pack, checking it gives a board or mistakes and nothing else."""

import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perron import boards
from perron.boards import check

HERE = Path(boards.__file__).parent
FILES = ("board.toml", "cities.csv", "routes.csv", "tickets.csv", "names.csv")
GOOD = {file: (HERE / "nordic" / file).read_bytes() for file in FILES}

# Pieces that mean something to a reader of CSV or TOML are worth more than noise.
PIECES = st.sampled_from(
    [b"", b'"', b"'", b",", b"\n", b"\r", b"\0", b"[", b"]", b"{", b"=", b"#", b".", b"-", b"0",
     b"1e9", b"nan", b"99999999999999999999", b"\xff", b"\xef\xbb\xbf", "é".encode(), b"\\u0000",
     b'"""', b"true", b"[rules]", b"a.b.c = 1", b"1979-05-27", b"\xe2\x80\xa8"]
) | st.binary(max_size=8)  # fmt: skip


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packs") / "nordic"
    shutil.copytree(HERE / "nordic", folder)
    return folder


def judge(pack: Path, file: str, content: bytes) -> None:
    """Check the pack with this content in one file, and put the good content back."""
    (pack / file).write_bytes(content)
    try:
        board, mistakes = check(pack)
    finally:
        (pack / file).write_bytes(GOOD[file])
    assert (board is None) == bool(mistakes)
    for mistake in mistakes:
        assert mistake.file in FILES
        inside = content if mistake.file == file else GOOD[mistake.file]
        assert 1 <= mistake.line <= inside.count(b"\n") + inside.count(b"\r") + 1
        assert str(mistake).isprintable()


@given(file=st.sampled_from(FILES), content=st.binary(max_size=300))
def test_random_bytes_are_judged(pack: Path, file: str, content: bytes) -> None:
    judge(pack, file, content)


@given(
    file=st.sampled_from(FILES),
    edits=st.lists(st.tuples(st.floats(0, 1), st.integers(0, 12), PIECES), min_size=1, max_size=4),
)
@settings(max_examples=300)
def test_random_edits_are_judged(
    pack: Path, file: str, edits: list[tuple[float, int, bytes]]
) -> None:
    content = GOOD[file]
    for where, removed, piece in edits:
        at = int(where * len(content))
        content = content[:at] + piece + content[at + removed :]
    judge(pack, file, content)


@given(
    file=st.sampled_from(FILES),
    data=st.data(),
)
@settings(max_examples=200)
def test_lines_dropped_doubled_or_moved_are_judged(
    pack: Path, file: str, data: st.DataObject
) -> None:
    lines = GOOD[file].splitlines(keepends=True)
    numbers = st.integers(0, len(lines) - 1)
    chosen = data.draw(st.lists(numbers, max_size=5))
    for number in chosen:
        line = lines.pop(min(number, len(lines) - 1))
        for target in data.draw(st.lists(numbers, max_size=2)):
            lines.insert(target, line)
    judge(pack, file, b"".join(lines))


VALUES = st.recursive(
    st.integers() | st.booleans() | st.floats() | st.sampled_from(["box", "train", "", "x"]),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=4,
)
KEYS = [n for n, line in enumerate(GOOD["board.toml"].decode().splitlines()) if " = " in line]


@given(number=st.sampled_from(KEYS), value=VALUES)
@settings(max_examples=200)
def test_answers_of_any_type_are_judged(pack: Path, number: int, value: object) -> None:
    lines = GOOD["board.toml"].decode().splitlines()
    key = lines[number].split(" = ")[0]
    said = repr(value).replace("True", "true").replace("False", "false").replace("e+", "e")
    lines[number] = f"{key} = {said}"
    judge(pack, "board.toml", "\n".join(lines).encode())
