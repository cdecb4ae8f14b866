"""The docs say what is true: examples run, links lead somewhere, every command is shown."""

import doctest
import pkgutil
import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from perron.bots import NAMES
from perron.cli import main

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_examples_of_a_page_run(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_within_the_docs_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    missing = [link for link in links if not (page.parent / link).exists()]
    assert missing == []


# The site: `make docs` builds it, and `make test-all` runs that. What is found without building it is found here.


def test_every_page_has_its_place_on_the_site_and_every_place_a_page() -> None:
    docs = ROOT / "docs"
    nav = tomllib.loads((docs / "site" / "nav.toml").read_text(encoding="utf-8"))
    listed = [entry for section in nav["section"] for entry in section["pages"]]
    listed += [entry for entries in nav["beneath"].values() for entry in entries]
    patterns = {re.sub(r".*<(.*)>", r"\1", entry) for entry in listed}
    pages = {page.relative_to(docs).with_suffix("").as_posix() for page in docs.rglob("*.md")}
    unlisted = [one for one in pages if not any(fnmatch(one, pattern) for pattern in patterns)]
    assert unlisted == ["index"], "docs/site/nav.toml says which page stands where"
    assert [one for one in patterns if not any(fnmatch(page, one) for page in pages)] == []
    assert set(nav["beneath"]) <= pages
    assert [file for file in nav["held"].values() if not (ROOT / file).is_file()] == []


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "adr"
    listed = re.findall(r"\]\((0[^)]+)\)", (folder / "README.md").read_text(encoding="utf-8"))
    assert listed == sorted(page.name for page in folder.glob("0*.md"))


def test_the_walk_names_what_there_is() -> None:
    """Modules, classes and functions of Python; in the page, a function in the file that is linked to."""
    walk = (ROOT / "docs" / "walk.md").read_text(encoding="utf-8")
    names = re.findall(r"`(perron\.[\w.]+)`", walk)
    assert len(names) > 25
    for name in names:
        pkgutil.resolve_name(name)
    calls = re.findall(r"`(\w+)` in\s+\[[\w.]+\]\(\.\./(web/src/[^)]+)\)", walk)
    assert len(calls) >= 5
    for name, file in calls:
        source = (ROOT / file).read_text(encoding="utf-8")
        assert re.search(rf"\b{name}( = async)? ?\(|\b{name}: \(", source), f"{file}: {name}"


def test_the_walk_tells_of_every_room() -> None:
    walk = (ROOT / "docs" / "walk.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\| `(\w+)` \|", walk, re.MULTILINE))
    source = ROOT / "src" / "perron"
    assert told == {module.parent.name for module in source.glob("*/__init__.py")}


def test_the_readme_has_a_first_look_at_each_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main.main(["--help"])
    listing = capsys.readouterr().out.split("COMMAND\n", 1)[1].split("options:")[0]
    commands = re.findall(r"^    (\w+)", listing, re.MULTILINE)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(commands) >= 6
    assert [name for name in commands if f"perron {name}" not in readme] == []


def test_every_bot_is_told_of() -> None:
    text = (ROOT / "docs" / "bots" / "README.md").read_text(encoding="utf-8")
    levels = {f"level{n}" for n in range(2, 6)}
    assert [name for name in NAMES if name not in levels and f"`{name}`" not in text] == []


def test_the_published_title_stands_only_in_the_notice() -> None:
    """Our own name is enough everywhere else."""
    title = re.compile("ticket" + r"[ _-]?to[ _-]?" + "ride", re.IGNORECASE)
    places = [page.name for page in PAGES if title.search(page.read_text(encoding="utf-8"))]
    assert places in ([], ["README.md"])
    assert len(title.findall((ROOT / "README.md").read_text(encoding="utf-8"))) <= 1
