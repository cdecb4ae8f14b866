"""What is published: nothing half is built, and what is built works where it is installed."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

import perron

ROOT = Path(__file__).parents[2]
INPUTS = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md")
PAGE = Path("src/perron/server/page/index.html")

# As pip calls it, without an environment for the build alone.
BUILD = "import sys; from setuptools import build_meta; build_meta.build_{}(sys.argv[1])"


def build(kind: str, source: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel or an sdist of what lies in this folder."""
    return subprocess.run(
        [sys.executable, "-c", BUILD.format(kind), source / "dist"],
        cwd=source,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **env},
        check=False,
    )


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """All that a build begins with, and of the package one module and a page."""
    for name in INPUTS:
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / PAGE).parent.mkdir(parents=True)
    (tmp_path / PAGE).write_text("<!doctype html>")
    shutil.copy(ROOT / "src/perron/__init__.py", tmp_path / "src/perron")
    return tmp_path


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_without_the_page_nothing_is_published(kind: str, source: Path) -> None:
    (source / PAGE).unlink()
    done = build(kind, source, PERRON_STRICT="1")
    assert done.returncode == 1
    assert f"PERRON_STRICT=1 asks for the page, but there is no {PAGE}" in done.stderr
    assert not list(source.glob("dist/*"))


@pytest.mark.parametrize(
    ("env", "reason"),
    [
        ({"PERRON_PURE": "1"}, "PERRON_PURE=1 is set"),
        ({"CC": "no-such-compiler"}, "there is no C compiler (no-such-compiler)"),
    ],
)
def test_without_a_compiled_core_no_wheel_is_published(
    env: dict[str, str], reason: str, source: Path
) -> None:
    done = build("wheel", source, PERRON_STRICT="1", **env)
    assert done.returncode == 1
    assert f"PERRON_STRICT=1 asks for a compiled core, but {reason}" in done.stderr
    assert not list(source.glob("dist/*"))


def test_the_version_is_the_same_everywhere() -> None:
    version = perron.__version__
    cited = re.search(r"^version: (.*)$", read("CITATION.cff"), re.MULTILINE)
    assert cited is not None
    assert cited[1] == version
    released = re.search(r'^date-released: "(.*)"$', read("CITATION.cff"), re.MULTILINE)
    assert released is not None
    headings = re.findall(r"^## (.*)$", read("CHANGELOG.md"), re.MULTILINE)
    assert headings[:2] == ["Unreleased", f"{version} ({released[1]})"]


def test_what_is_installed_is_what_make_installs() -> None:
    """Every library of the package is pinned in requirements.txt within the limits of pyproject.toml."""
    from packaging.requirements import Requirement

    project = tomllib.loads(read("pyproject.toml"))["project"]
    pins = {
        name.lower().replace("_", "-"): version
        for name, version in re.findall(
            r"^([\w.-]+)==(.+)$", read("requirements.txt"), re.MULTILINE
        )
    }
    extras = [text for texts in project["optional-dependencies"].values() for text in texts]
    wanted = [Requirement(text) for text in (*project["dependencies"], *extras)]
    for requirement in wanted:
        if requirement.name != project["name"]:
            assert requirement.specifier.contains(pins[requirement.name.replace("_", "-")])


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


# What follows builds all of it, and takes libraries from the index that pip knows.

SERVED = re.compile(r"http://127\.0\.0\.1:\d+\S*")
STANDARD = {"perron", "librt", "mypy-extensions", "mypy_extensions", "pip", "setuptools"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that is made of the sdist alone, in a folder where there is no web/ and so no npm to call."""
    if not (ROOT / PAGE).is_file():
        pytest.skip("the page is not built here: see `make dist`")
    here, there = tmp_path_factory.mktemp("here"), tmp_path_factory.mktemp("there")
    for name in INPUTS:
        shutil.copy(ROOT / name, here)
    leave = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")
    shutil.copytree(ROOT / "src", here / "src", ignore=leave)
    built = build("sdist", here, PERRON_STRICT="1")
    assert built.returncode == 0, built.stderr
    shutil.unpack_archive(next((here / "dist").glob("*.tar.gz")), there)
    source = next(there.iterdir())
    built = build("wheel", source, PERRON_STRICT="1")
    assert built.returncode == 0, built.stderr
    checked = [sys.executable, str(ROOT / "tools/check_dist.py"), str(here / "dist")]
    shutil.copy(next((source / "dist").glob("*.whl")), here / "dist")
    assert subprocess.call(checked) == 0
    return next((here / "dist").glob("*.whl"))


def environment(folder: Path, wheel: Path, extra: str) -> Path:
    """A new environment in which this wheel was installed where no compiler can be found; its programs."""
    subprocess.check_call([sys.executable, "-m", "venv", folder])
    programs = folder / "bin"
    install = [str(programs / "python"), "-m", "pip", "install", "--only-binary", ":all:"]
    pins = ["-c", str(ROOT / "requirements.txt")]
    bare = {**os.environ, "PATH": str(programs)}
    subprocess.check_call([*install, *pins, f"{wheel}{extra}"], env=bare)
    return programs


def line(programs: Path, *words: str, send: str = "") -> str:
    return subprocess.check_output(
        [programs / "perron", *words], input=send, encoding="utf-8", env={"PATH": str(programs)}
    )


@pytest.mark.full
def test_a_wheel_without_extras_judges_scores_and_plays_games(wheel: Path, tmp_path: Path) -> None:
    programs = environment(tmp_path / "bare", wheel, "")
    position = '{"board": "europe", "players": 2}'
    assert "(compiled)" in line(programs, "--version")
    assert "1,000 games on nordic" in line(programs, "simulate", "--board", "nordic")
    assert '"players"' in line(programs, "score", "-", send=position)
    dispute = f'{{"position": {position}, "actions": []}}'
    assert '"results": []' in line(programs, "referee", "-", send=dispute)
    names = "import importlib.metadata as m; print(*(d.name for d in m.distributions()))"
    told = subprocess.check_output([programs / "python", "-c", names], encoding="utf-8")
    assert set(told.split()) <= STANDARD


@pytest.fixture
def served(wheel: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that was installed from the wheel."""
    programs = environment(tmp_path / "server", wheel, "[server]")
    command = [
        str(programs / "perron"),
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{tmp_path}/p.db",
    ]
    env = {"PATH": str(programs), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=env) as program:
        try:
            assert program.stdout is not None
            yield next(found[0] for text in program.stdout if (found := SERVED.search(text)))
        finally:
            program.terminate()


@pytest.mark.full
def test_a_wheel_with_the_server_serves_the_page(served: str) -> None:
    with urlopen(served) as answer:
        assert answer.status == 200
        page = answer.read().decode()
    assert "<!doctype html>" in page.lower()
    script = re.search(r'src="([^"]+\.js)"', page)
    assert script is not None
    with urlopen(f"{served.rstrip('/')}/{script[1].lstrip('./')}") as answer:
        assert answer.status == 200
