"""`timed.py NAME COMMAND...` runs a step of `make test`, says how long it took and notes it in .venv/times.

`timed.py --since SECONDS NAME` runs nothing: it notes the time since then (seconds since 1970). The notes are
printed at the end, so that everybody sees when the gate grows. It runs before anything is installed: plain Python.
"""

import subprocess
import sys
import time
from pathlib import Path

TIMES = Path(__file__).parents[1] / ".venv" / "times"


def told(name: str, seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes:3d} min {rest:2d} s  {name}"


def note(name: str, seconds: float) -> None:
    TIMES.parent.mkdir(exist_ok=True)
    with TIMES.open("a", encoding="utf-8") as times:
        times.write(told(name, seconds) + "\n")


def main(words: list[str]) -> int:
    if words[0] == "--since":
        note(words[2], time.time() - float(words[1]))
        return 0
    name, *command = words
    started = time.monotonic()
    status = subprocess.call(command)
    note(name, time.monotonic() - started)
    print(f"perron: {told(name, time.monotonic() - started).strip()}", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
