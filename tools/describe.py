"""Write down how the server describes its interface: `python tools/describe.py`.

The page's types are made from this file (`make types` does both), and a test compares the file with the server, so
that a change of what travels is seen in the commit that makes it. The version of Perron is left out: it is no part of
what travels.
"""

import json
from pathlib import Path
from typing import Any

from perron.server.http.app import application
from perron.server.settings import Settings

FILE = Path(__file__).resolve().parent.parent / "tests" / "server" / "openapi.json"


def described() -> dict[str, Any]:
    """The description of a server with no settings of its own."""
    found: dict[str, Any] = application(Settings()).openapi()
    del found["info"]["version"]
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(described(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(FILE)
