"""Pages opened in a real browser.

Chromium comes from the system's packages (`make browser`); where it can't be had, the tests that need
it are skipped and say so.
"""

import re
import shutil
import subprocess
from html import unescape
from pathlib import Path

import pytest

CHROMIUM = shutil.which("chromium")
needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here: see `make browser`")

_QUIET = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--enable-logging=stderr",
)


def ask(page: Path, question: str, folder: Path, width: int) -> tuple[str, list[str]]:
    """What a JavaScript expression comes to on a page, and what the browser complained about."""
    copy = folder / "asked.html"
    script = f"<script>document.title = 'answer:' + ({question})</script></body>"
    copy.write_text(page.read_text(encoding="utf-8").replace("</body>", script), encoding="utf-8")
    command = [
        str(CHROMIUM),
        *_QUIET,
        f"--user-data-dir={folder / 'profile'}",
        f"--window-size={width},1000",
        "--dump-dom",
        copy.as_uri(),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    found = re.search("<title>answer:(.*?)</title>", done.stdout, re.DOTALL)
    assert found is not None, done.stdout[:500]
    return unescape(found[1]), [line for line in done.stderr.splitlines() if "CONSOLE" in line]
