"""The second run, on the plain source, leaves nothing out that is compiled."""

from pathlib import Path

import plain
import pytest


def source(module: str) -> Path:
    return (plain.ROOT / "src" / Path(*module.split("."))).with_suffix(".py")


def is_part_of_it(module: str) -> bool:
    """A helper of the tests, a compiled module, or another of a layer that is compiled whole."""
    if module in plain.compiled():
        return True
    if module.startswith("perron."):
        return plain.is_compiled_whole(plain.layer(module)) and source(module).is_file()
    return (plain.TESTS / f"{module}.py").is_file()


def reached() -> set[str]:
    """What the repeated tests import, by themselves and through what they use."""
    ahead = [*plain.repeated()]
    found: set[str] = set()
    while ahead:
        for module in plain.imports(ahead.pop()) - found:
            found.add(module)
            if is_part_of_it(module):
                own = module.startswith("perron.")
                ahead.append(source(module) if own else plain.TESTS / f"{module}.py")
    return found


def test_the_compiled_modules_are_found_and_are_there() -> None:
    assert len(plain.compiled()) > 25
    for module in plain.compiled():
        assert source(module).is_file()


@pytest.mark.parametrize("module", sorted(plain.compiled()))
def test_tests_of_every_compiled_module_are_repeated(module: str) -> None:
    assert module in reached()


def test_tests_of_every_compiled_layer_are_repeated() -> None:
    folders = {path.parent.name for path in plain.repeated()}
    assert {plain.layer(module) for module in plain.compiled()} | {"rules"} == folders


def test_the_rest_is_tried_by_tests_that_are_there() -> None:
    assert [name for name in plain.SMOKE if not (plain.TESTS / name).is_file()] == []
