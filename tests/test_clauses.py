"""Every clause of the rules is told to players, coded and tested: docs/rules/*.md and tests/rules."""

import ast
import importlib
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from perron import boards, core, wire

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests" / "rules"

COUNTS = {"europe": 107, "nordic": 81, "amsterdam": 62}
PREFIXES = {"europe": "EU", "nordic": "NC", "amsterdam": "AM"}

HEADER = ["clause", "rule", "code", "test"]


@dataclass(frozen=True)
class Clause:
    """A row of the table at the end of a board's rules."""

    id: str
    rule: str
    code: tuple[str, ...]
    tests: tuple[str, ...]


@cache
def clauses(board: str) -> tuple[Clause, ...]:
    _, _, end = (RULES / f"{board}.md").read_text(encoding="utf-8").partition("\n## Clauses\n")
    rows = [line for line in end.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    assert cells[0] == HEADER
    assert all(len(row) == len(HEADER) for row in cells), "a row has four cells"
    return tuple(
        Clause(id, rule, tuple(quoted(code)), tuple(quoted(tests)))
        for id, rule, code, tests in cells[2:]
    )


def quoted(cell: str) -> list[str]:
    """The names in a cell; nothing but commas stands between them."""
    assert re.sub(r"`[^`]+`|[, ]", "", cell) == "", cell
    return re.findall(r"`([^`]+)`", cell)


@cache
def marked(board: str) -> dict[str, set[str]]:
    """For each test of a board's rules the clauses that its markers name."""
    found: dict[str, set[str]] = {}
    for path in sorted(TESTS.glob(f"test_{board}_*.py")):
        for function in functions(ast.parse(path.read_text(encoding="utf-8"))):
            assert function.name not in found, f"{function.name} is there twice"
            found[function.name] = set(clause_marks(function))
    return found


def functions(module: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def clause_marks(function: ast.FunctionDef) -> Iterator[str]:
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
            for argument in decorator.args:
                assert isinstance(argument, ast.Constant)
                assert isinstance(argument.value, str)
                yield argument.value


every_board = pytest.mark.parametrize("board", COUNTS)


@every_board
def test_all_clauses_of_a_board_are_listed_once_with_a_rule_in_words(board: str) -> None:
    ids = [clause.id for clause in clauses(board)]
    assert len(ids) == COUNTS[board]
    assert len(set(ids)) == len(ids)
    for clause in clauses(board):
        assert re.fullmatch(rf"{PREFIXES[board]}-[A-Z]{{2,3}}-\d\d", clause.id)
        assert clause.rule


@every_board
def test_the_clauses_of_a_section_are_numbered_without_a_gap(board: str) -> None:
    sections: dict[str, list[int]] = {}
    for clause in clauses(board):
        section, number = clause.id.rsplit("-", 1)
        sections.setdefault(section, []).append(int(number))
    for section, numbers in sections.items():
        assert numbers == list(range(1, len(numbers) + 1)), section


@every_board
def test_every_clause_has_a_test_that_carries_its_id(board: str) -> None:
    tested = set().union(*marked(board).values())
    assert [clause.id for clause in clauses(board) if clause.id not in tested] == []


@every_board
def test_every_clause_names_its_tests(board: str) -> None:
    for clause in clauses(board):
        for test in clause.tests:
            assert test in marked(board), f"{clause.id} names {test}, which is not there"
        holding = [test for test in clause.tests if clause.id in marked(board)[test]]
        assert holding, f"{clause.id} names no test that carries its id"


@every_board
def test_every_marker_names_a_clause_that_is_listed(board: str) -> None:
    listed = {clause.id for clause in clauses(board)}
    assert {test: ids - listed for test, ids in marked(board).items() if ids - listed} == {}


@every_board
def test_every_test_of_the_rules_carries_a_clause(board: str) -> None:
    assert [test for test, ids in marked(board).items() if not ids] == []


def test_every_file_with_tests_of_the_rules_belongs_to_a_board() -> None:
    known = [path for board in COUNTS for path in TESTS.glob(f"test_{board}_*.py")]
    assert sorted(known) == sorted(TESTS.glob("*.py"))


# Code: `module.name` of the core, of JSON or of the reading of packs, or `board.toml: key`.


@every_board
def test_every_clause_names_code_that_is_there(board: str) -> None:
    pack = Path(boards.__file__).parent / board / "board.toml"
    answers = tomllib.loads(pack.read_text(encoding="utf-8"))["rules"]
    for clause in clauses(board):
        assert clause.code, clause.id
        for reference in clause.code:
            if reference.startswith("board.toml: "):
                found = is_answered(answers, reference.removeprefix("board.toml: "))
            else:
                found = is_defined(reference)
            assert found, f"{clause.id} names {reference}, which is not there"


def is_answered(answers: object, key: str) -> bool:
    for part in key.split("."):
        if not isinstance(answers, dict) or part not in answers:
            return False
        answers = answers[part]
    return True


def is_defined(reference: str) -> bool:
    module, *names = reference.split(".")
    return any(has(package, module, names) for package in (core, boards, wire))


def has(package: ModuleType, module: str, names: list[str]) -> bool:
    if not (Path(str(package.__file__)).parent / f"{module}.py").exists():
        return False
    found: object = importlib.import_module(f"{package.__name__}.{module}")
    for part in names:
        if not hasattr(found, part):
            return False
        found = getattr(found, part)
    return bool(names)


def test_a_wrong_reference_is_noticed() -> None:
    assert is_defined("play.perform")
    assert is_defined("position.Position.own")
    for wrong in ("play", "play.nothing", "nowhere.perform", "position.Position.nothing"):
        assert not is_defined(wrong)
    assert is_answered({"draw": {"keep": 1}}, "draw.keep")
    assert not is_answered({"draw": {"keep": 1}}, "draw.lose")
