"""What is tested a second time on the plain source: `python tests/plain.py` prints it, for `make pure`.

What mypyc compiles (see setup.py) could behave differently without it, and nothing else could. So the tests of
compiled modules are repeated, found here by what is compiled, and a few of the rest, so that the plain
source is known to work as a whole.
"""

import ast
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
ROOT = TESTS.parent

# The tests in these folders are about a layer that has another name.
ABOUT = {"rules": "core"}

# Of the layers that are not compiled: a lesson, a command, a game of bots, a game over HTTP, and the front door, which
# stands on classes that are compiled.
SMOKE = (
    "game/test_games.py",
    "lessons/test_lessons.py",
    "cli/test_main.py",
    "arena/test_match.py",
    "server/test_house.py",
    "server/test_bot_example.py",
)


@cache
def compiled() -> frozenset[str]:
    """The modules that setup.py compiles, by their names."""
    packages = next(
        ast.literal_eval(node.value)
        for node in ast.walk(ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")))
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id == "COMPILED"
    )
    return frozenset(
        f"perron.{package.replace('/', '.')}.{name}"
        for package, names in packages.items()
        for name in names.split()
    )


def layer(module: str) -> str:
    return module.split(".")[1]


@cache
def imports(path: Path) -> frozenset[str]:
    """Every module that a file imports, and what it takes from them: one of those may be a module."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(found)


def is_compiled_whole(name: str) -> bool:
    """Whether a layer is compiled but for what is only data, reading and printing; the server is not."""
    return name != "server" and any(layer(module) == name for module in compiled())


def repeated() -> list[Path]:
    """All tests of a layer that is compiled whole; of the others those that import a compiled module of theirs."""

    def is_about_it(path: Path) -> bool:
        about = ABOUT.get(path.parent.name, path.parent.name)
        mine = {module for module in imports(path) & compiled() if layer(module) == about}
        return is_compiled_whole(about) or bool(mine)

    return [path for path in sorted(TESTS.glob("*/test_*.py")) if is_about_it(path)]


def selected() -> list[Path]:
    return sorted({*repeated(), *(TESTS / name for name in SMOKE)})


if __name__ == "__main__":
    print(*(path.relative_to(ROOT) for path in selected()))
