"""Looks into what is to be published: is the page there, and every compiled module? Prints the sizes.

python tools/check_dist.py dist
python tools/check_dist.py dist --tag v0.9.0    # and is it the version of the tag?
"""

import argparse
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import plain

NEEDED = ("perron/py.typed", "perron/server/page/index.html", "perron/server/page/sw.js")
COMPILED = (".so", ".pyd")
# Built here, or about the machine it was built on.
STRANGERS = (".c", ".h", ".pyc", ".db", ".local")


def missing(names: list[str]) -> Iterator[str]:
    """What every wheel and sdist holds, and this one does not."""
    yield from (name for name in NEEDED if name not in names)
    if not any(name.startswith("perron/server/page/assets/") for name in names):
        yield "perron/server/page/assets"


def not_compiled(names: list[str]) -> Iterator[str]:
    """Compiled modules of which a wheel holds the source alone."""
    for module in sorted(plain.compiled()):
        path = module.replace(".", "/")
        if not any(name.startswith(f"{path}.") and name.endswith(COMPILED) for name in names):
            yield path


def strangers(names: list[str]) -> Iterator[str]:
    """What does not belong into it."""
    yield from (name for name in names if name.endswith(STRANGERS))


def wheel_problems(path: Path) -> list[str]:
    with zipfile.ZipFile(path) as wheel:
        names = wheel.namelist()
    return [
        *(f"{name} is missing" for name in missing(names)),
        *(f"{name} is not compiled" for name in not_compiled(names)),
        *(f"{name} does not belong into it" for name in strangers(names)),
    ]


def sdist_problems(path: Path) -> list[str]:
    with tarfile.open(path) as sdist:
        inside = [name.partition("/")[2] for name in sdist.getnames()]
    names = [name.removeprefix("src/") for name in inside]
    return [
        *(f"{name} is missing" for name in missing(names)),
        *(f"{name} does not belong into it" for name in strangers(names)),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder")
    parser.add_argument("--tag", help="the tag that is being published, such as v0.9.0")
    args = parser.parse_args()
    folder = args.folder
    sdists = sorted(Path(folder).glob("*.tar.gz"))
    wheels = sorted(Path(folder).glob("*.whl"))
    problems = [f"{folder}: there is no sdist"] if not sdists else []
    problems += [f"{folder}: there is no wheel"] if not wheels else []
    problems += [f"{path.name}: {text}" for path in sdists for text in sdist_problems(path)]
    problems += [f"{path.name}: {text}" for path in wheels for text in wheel_problems(path)]
    if args.tag is not None:
        wanted = f"perron-{args.tag.removeprefix('v')}"
        others = [
            path.name
            for path in (*sdists, *wheels)
            if not path.name.startswith((f"{wanted}-", f"{wanted}.tar"))
        ]
        problems += [f"{name}: the tag says {args.tag}" for name in others]
    for path in (*sdists, *wheels):
        print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
