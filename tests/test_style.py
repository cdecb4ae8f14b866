"""The shape of the code, as the design notes draw it: who may import whom, and what stays out."""

import ast
import re
import sys
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

import pytest

from perron.boards import builtin
from perron.cli.extras import EXTRAS

SOURCE = Path(__file__).parents[1] / "src" / "perron"
MODULES = sorted(SOURCE.rglob("*.py"))
CORE = sorted((SOURCE / "core").glob("*.py"))

# A layer may use itself and these. The package itself is the front door.
LAYERS = {
    "": ("game", "bots"),
    "core": (),
    "words": (),
    "system": (),
    "wire": ("core",),
    "analysis": ("core",),
    "boards": ("core", "wire"),
    "bots": ("core",),
    "lessons": ("core", "wire", "boards"),
    "game": ("core", "wire", "boards", "system"),
    "arena": ("core", "wire", "boards", "bots", "system", "words"),
    "terminal": ("core", "wire", "analysis", "boards", "bots", "words", "system"),
    "server": ("core", "wire", "analysis", "boards", "bots", "lessons", "system"),
    "cli": (
        *("core", "wire", "analysis", "boards", "bots", "words", "system"),
        *("arena", "terminal", "server"),
    ),
}

# The rooms of the server: each may use itself and these, and what lies beside them (errors, metrics).
ROOMS = {
    "table": (),
    "storage": ("table",),
    "live": ("table", "storage"),
    "http": ("table", "storage", "live"),
}

# What every layer may use of others; a layer that has an extra may use what that brings.
PLAIN = sys.stdlib_module_names | {"librt", "mypy_extensions"}

MOST_LINES = 480


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def name(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def layer(path: Path) -> str:
    """The folder of a module; the package itself is no layer."""
    inside = path.relative_to(SOURCE).parts
    return inside[0] if len(inside) > 1 else ""


def imports(path: Path, skipped: Collection[ast.AST] = ()) -> Iterator[str]:
    """Every module that is imported, at the top or further down."""
    for node in ast.walk(tree(path)):
        if node in skipped:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name(path)}:{node.lineno} imports by dots"
            assert node.module is not None
            if node.module == "perron":
                yield from (f"perron.{alias.name}" for alias in node.names)
            else:
                yield node.module


def strings(path: Path) -> Iterator[tuple[int, str]]:
    """The strings that code works with: a docstring may show an example."""
    described = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    said = {
        node.body[0].value
        for node in ast.walk(tree(path))
        if isinstance(node, described) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in said:
            yield node.lineno, node.value


every_module = pytest.mark.parametrize("path", MODULES, ids=name)
every_core_module = pytest.mark.parametrize("path", CORE, ids=name)


def test_the_modules_are_found() -> None:
    assert len(MODULES) > 40
    assert len(CORE) > 20


# Layers.


def test_every_folder_with_code_has_its_place_among_the_layers() -> None:
    assert {layer(path) for path in MODULES} - {""} <= set(LAYERS)


@every_module
def test_a_layer_imports_only_the_layers_beneath_it(path: Path) -> None:
    mine = layer(path)
    if path.name == "__main__.py" and mine == "":
        mine = "cli"
    allowed = {"__version__", mine, *LAYERS.get(mine, ())}
    for module in imports(path):
        first, *others = module.split(".")
        if first == "perron":
            assert others, f"{name(path)} imports the whole package"
            assert others[0] in allowed, f"{name(path)} imports {module}"


@pytest.mark.parametrize("path", [p for p in MODULES if layer(p) == "server"], ids=name)
def test_a_room_of_the_server_imports_only_the_rooms_beneath_it(path: Path) -> None:
    _, *inside = path.relative_to(SOURCE).parts
    mine = inside[0] if len(inside) > 1 else ""
    assert mine in ("", *ROOMS)
    for module in imports(path):
        parts = module.split(".")
        if mine and parts[:2] == ["perron", "server"] and parts[2] in ROOMS:
            assert parts[2] in (mine, *ROOMS[mine]), f"{name(path)} imports {module}"


def reached_into(module: ast.Module) -> Iterator[tuple[int, str]]:
    """The places where something private is read, set or imported that belongs to another class or module."""
    for node in ast.walk(module):
        match node:
            case ast.Attribute(value=ast.Name("self" | "cls")):
                pass
            case ast.Attribute(attr=attr) if is_private(attr):
                yield node.lineno, attr
            case ast.ImportFrom(names=names):
                yield from ((node.lineno, one.name) for one in names if is_private(one.name))


def is_private(word: str) -> bool:
    return word.startswith("_") and not word.startswith("__")


def test_reaching_into_what_is_private_is_noticed() -> None:
    wrong = ["table._lock", "table._stale = True", "self.house._open", "from a.b import _c"]
    right = [
        "self._lock",
        "cls._made",
        "table.__class__",
        "_log.info(1)",
        "from __future__ import x",
    ]
    assert all(list(reached_into(ast.parse(code))) for code in wrong)
    assert not any(list(reached_into(ast.parse(code))) for code in right)


# Locks, staleness and callbacks of tables in use are private there, so nobody else takes or sets them.
@pytest.mark.parametrize("path", [p for p in MODULES if layer(p) == "server"], ids=name)
def test_nobody_in_the_server_reaches_into_what_is_private_to_another(path: Path) -> None:
    assert list(reached_into(tree(path))) == []


@every_module
def test_only_the_command_line_knows_the_command_line(path: Path) -> None:
    if layer(path) != "cli" and path != SOURCE / "__main__.py":
        assert not [module for module in imports(path) if module.startswith("perron.cli")]


@every_module
def test_a_layer_needs_nothing_but_python_and_its_own_extra(path: Path) -> None:
    # What is imported for the type checker alone needs not be there.
    types = [
        inner
        for node in ast.walk(tree(path))
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    ]
    outside = {module.split(".")[0] for module in imports(path, types)} - {"perron"}
    assert outside <= PLAIN | set(EXTRAS.get(layer(path), ()))


# The core is pure.

IMPURE_MODULES = {
    "asyncio",
    "datetime",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "random",
    "secrets",
    "shutil",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "uuid",
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "hash", "id", "__import__", "breakpoint"}


@every_core_module
def test_the_core_has_no_clock_no_files_and_no_chance_of_its_own(path: Path) -> None:
    assert IMPURE_MODULES.isdisjoint(module.split(".")[0] for module in imports(path))
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in IMPURE_CALLS, f"{name(path)}:{node.lineno}"


@every_core_module
def test_the_core_never_catches_everything(path: Path) -> None:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ExceptHandler):
            caught = "" if node.type is None else ast.unparse(node.type)
            assert caught not in ("", "Exception", "BaseException"), f"{name(path)}:{node.lineno}"


# No game has code of its own.


@pytest.mark.parametrize("path", [p for p in MODULES if layer(p) != "cli"], ids=name)
def test_no_code_but_a_default_of_the_command_line_names_a_board(path: Path) -> None:
    boards = re.compile(rf"\b({'|'.join(builtin())})\b")
    assert [(line, text) for line, text in strings(path) if boards.search(text)] == []


# The compiler: mypy 2.4.1 shifts a literal by a variable in 32 bits, silently.


def shifted_constants(module: ast.Module) -> Iterator[int]:
    """The lines in which a literal or a constant is shifted left by something that varies."""
    for node in ast.walk(module):
        match node:
            case ast.BinOp(left=left, op=ast.LShift(), right=right):
                if is_constant(left) and not is_constant(right):
                    yield node.lineno


def is_constant(node: ast.expr) -> bool:
    match node:
        case ast.Constant():
            return True
        case ast.Name(id) | ast.Attribute(attr=id):
            return id.isupper()
        case ast.Call(func=ast.Name("i64" | "int"), args=[value]):
            return is_constant(value)
        case ast.UnaryOp(operand=operand):
            return is_constant(operand)
        case ast.BinOp(left=left, right=right):
            return is_constant(left) and is_constant(right)
        case _:
            return False


def test_a_shifted_constant_is_noticed() -> None:
    wrong = ["1 << n", "i64(1) << n", "_ONE << n", "(2 + 1) << (n + 1)", "-1 << n", "m.BIT << n"]
    right = ["n << 1", "1 << 20", "n << m", "_BITS[n]", "1 >> n", "word() << 21"]
    assert all(list(shifted_constants(ast.parse(code))) for code in wrong)
    assert not any(list(shifted_constants(ast.parse(code))) for code in right)


@pytest.mark.parametrize(
    "path", [p for p in MODULES if "mypy_extensions" in set(imports(p))], ids=name
)
def test_no_constant_is_shifted_by_a_variable_where_integers_are_native(path: Path) -> None:
    assert list(shifted_constants(tree(path))) == []


# Looks.


def test_no_two_classes_of_the_server_have_one_name() -> None:
    """But for the bodies of requests and replies, which are named after what they describe."""
    places: dict[str, list[str]] = {}
    for path in MODULES:
        if layer(path) == "server" and path.parent.name != "schemas":
            for node in ast.walk(tree(path)):
                if isinstance(node, ast.ClassDef):
                    places.setdefault(node.name, []).append(name(path))
    assert {word: found for word, found in places.items() if len(found) > 1} == {}


@every_module
def test_every_module_says_what_it_is(path: Path) -> None:
    said = ast.get_docstring(tree(path))
    assert said is not None
    assert said.strip()


@every_module
def test_no_module_grows_too_long(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES
