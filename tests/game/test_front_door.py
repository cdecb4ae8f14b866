"""The front door: what `import perron` offers, that each name is explained, and what loading it costs."""

import ast
import doctest
import importlib
import inspect
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType

import pytest

import perron
from perron.core import errors, facts
from perron.core.errors import Refusal

SOURCE = Path(__file__).parents[2] / "src" / "perron"
# Types to write down, and the version: nothing to call, nothing to explain by an example.
PLAIN = {name for name in perron.__all__ if isinstance(getattr(perron, name), UnionType | str)}
EXPLAINED = sorted(set(perron.__all__) - PLAIN)


def test_the_public_names_are_these() -> None:
    kinds = {name for name, value in vars(errors).items() if _is_error(value)}
    told = {name for name, value in vars(facts).items() if _is_fact(value)}
    assert set(perron.__all__) == kinds | told | {
        *(
            "Action",
            "AskTickets",
            "BuildStation",
            "Claim",
            "Decline",
            "Draw",
            "Keep",
            "Pass",
            "Pay",
        ),
        *("Borrowed", "Cards", "Counts", "Fact", "Game", "Named", "Outcome", "Result", "Step"),
        *("Observation", "SeatView", "TunnelView"),
        *("__version__", "bots", "judge", "legal", "load", "observe", "replay", "score"),
    }
    assert {"Refusal", "NotInHand", "BadInput"} <= kinds
    assert {"Drawn", "Claimed"} <= told


def _is_error(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Exception)


def _is_fact(value: object) -> bool:
    return isinstance(value, type) and value.__module__ == facts.__name__


def test_editors_and_type_checkers_see_the_same_names() -> None:
    """`dir` lists what is loaded later; the imports for type checkers are the names of `__all__`."""
    assert set(perron.__all__) <= set(dir(perron))
    tree = ast.parse((SOURCE / "__init__.py").read_text(encoding="utf-8"))
    guarded = next(node for node in tree.body if isinstance(node, ast.If))
    shown = {
        alias.name
        for node in guarded.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert shown | {"__version__"} == set(perron.__all__)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Gmae'"):
        getattr(perron, "Gmae")  # noqa: B009


def test_importing_perron_loads_none_of_its_rooms() -> None:
    code = "import perron, sys; print([m for m in sys.modules if m.startswith('perron.')])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


def test_the_front_door_needs_no_shell() -> None:
    """A game, its bots and its files: without the libraries of the page, the arena or the terminal."""
    code = (
        "import perron, sys\n"
        "game = perron.Game.new('europe', 2, 1)\n"
        "game.svg(), str(game), perron.bots.make('random', 1)\n"
        "print(sorted({m.split('.')[0] for m in sys.modules} & "
        "{'rich', 'fluent', 'fastapi', 'pydantic', 'sqlalchemy', 'numpy', 'polars', 'orjson'}))"
    )
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


@pytest.mark.parametrize("name", EXPLAINED)
def test_every_public_name_is_explained_with_an_example_that_runs(name: str) -> None:
    value = getattr(perron, name)
    assert inspect.getdoc(value), f"help(perron.{name}) has no words"
    examples = [test for test in _doctests(value, name) if test.examples]
    assert examples, f"perron.{name} has no example"
    runner = doctest.DocTestRunner()
    for test in examples:
        runner.run(test, clear_globs=False)
    assert runner.summarize(verbose=False).failed == 0


def _doctests(value: object, name: str) -> Iterator[doctest.DocTest]:
    """The examples of a class or function and of its methods; of a module, what it exports."""
    finder = doctest.DocTestFinder(exclude_empty=True)
    globs = {"perron": perron}
    if isinstance(value, ModuleType):
        yield doctest.DocTestParser().get_doctest(value.__doc__ or "", globs, name, None, None)
        for inner in value.__all__:
            if inspect.isfunction(getattr(value, inner)):
                yield from finder.find(getattr(value, inner), inner, globs=dict(globs))
        return
    home = importlib.import_module(getattr(value, "__module__"))  # noqa: B009
    yield from finder.find(value, name, module=home, globs={**vars(home), **globs})


@pytest.mark.parametrize("name", ["Game", "Cards", "Observation"])
def test_every_public_method_is_explained(name: str) -> None:
    for method, value in vars(getattr(perron, name)).items():
        if not method.startswith("_") and (callable(value) or isinstance(value, property)):
            assert inspect.getdoc(value), f"{name}.{method}"


def test_the_examples_of_the_package_itself_run() -> None:
    assert doctest.testmod(perron).failed == 0
    assert doctest.testmod(perron).attempted > 0


def test_every_kind_of_refusal_crosses_processes() -> None:
    import copy
    import pickle

    refusal = perron.NotInHand({"cards": "1 pink"}, player=0, cards={"pink": 1})
    for again in (pickle.loads(pickle.dumps(refusal)), copy.copy(refusal)):
        assert (type(again), str(again)) == (perron.NotInHand, str(refusal))
        assert again.params == refusal.params
    bad = pickle.loads(pickle.dumps(perron.BadInput("cities.csv:3", "is odd")))
    assert (str(bad), bad.place, bad.problem) == ("cities.csv:3: is odd", "cities.csv:3", "is odd")
    assert issubclass(perron.NotInHand, Refusal)
