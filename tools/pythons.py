"""The same games on every Python: builds the sdist on each, plays 1,000 games a board, and compares the digests.

    python tools/pythons.py dist/perron-0.9.0.tar.gz python3.11 python3.12 python3.13

Each gets a virtual environment of its own, without extras. The exit status is 1 when two of them differ.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

BOARDS = ("amsterdam", "europe", "nordic")
# Whole games, and few of those in which bots think.
LINES = (("random,random", "1000"), ("planner,greedy", "20"))
VERSION = "import platform; print(platform.python_version())"
COMPILED = "from perron.core import COMPILED; assert COMPILED"


def digests(python: Path) -> list[str]:
    """The digests of the same games in an environment that has Perron."""
    found = []
    for board in BOARDS:
        for bots, games in LINES:
            line = ["simulate", "--board", board, "--bots", bots, "--games", games, "--json"]
            told = subprocess.check_output([python, "-m", "perron", *line])
            found.append(f"{board} {bots} {games}: {json.loads(told)['digest']}")
    return found


def installed(sdist: str, python: str, folder: Path) -> Path:
    """A new environment of this Python with Perron in it, compiled."""
    subprocess.check_call([python, "-m", "venv", folder])
    inside = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    install = [str(inside), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", sdist]
    subprocess.check_call(install, env={**os.environ, "PERRON_STRICT": "1"})
    subprocess.check_call([inside, "-c", COMPILED])
    return inside


def main(sdist: str, pythons: list[str]) -> int:
    told: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for number, python in enumerate(pythons):
            inside = installed(sdist, python, Path(folder) / str(number))
            version = subprocess.check_output([inside, "-c", VERSION], encoding="utf-8").strip()
            told[version] = digests(inside)
            print(f"Python {version}", *told[version], sep="\n    ", flush=True)
    alike = len({tuple(found) for found in told.values()}) == 1
    print(f"{len(told)} versions of Python, {'all alike' if alike else 'NOT alike'}")
    return 0 if alike else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
