"""The docs say what is true: examples run, links lead somewhere, every command is shown."""

import doctest
import re
from pathlib import Path

import pytest

from perron.bots import NAMES
from perron.cli import main

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def test_the_examples_of_the_readme_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_within_the_docs_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    missing = [link for link in links if not (page.parent / link).exists()]
    assert missing == []


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
