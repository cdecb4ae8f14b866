"""Builds what runs for every action with mypyc where a C compiler is at hand; otherwise installs it as it is.

PERRON_PURE=1 asks for the pure Python install. PERRON_STRICT=1 is for what is published: without a
compiled core, or without the page, nothing is built. Everything else is in pyproject.toml.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

# The modules that are compiled, by package.
COMPILED = {
    "core": "cards chance payment board position turns blank moves play network trail score playout view fold judge",
    "wire": "cards observations choices",
    "bots": "style guess outlook steiner rivals drafting shopping planning searching",
    "server/table": "clocks entries entry_json events noting seats table views",
}
COMPILED_MODULES = [
    f"src/perron/{package}/{name}.py"
    for package, names in COMPILED.items()
    for name in names.split()
]
PAGE = Path("src/perron/server/page/index.html")

PURE = os.environ.get("PERRON_PURE") == "1"
STRICT = os.environ.get("PERRON_STRICT") == "1"
# These only list files and metadata: nothing is compiled for them.
LISTING = {"egg_info", "dist_info", "sdist"}
PUBLISHED = {"sdist", "bdist_wheel"}


def extensions() -> list[Extension]:
    if LISTING & set(sys.argv):
        return []
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    # Windows names no compiler: setuptools finds Visual Studio, or says that there is none.
    found = sys.platform == "win32" or shutil.which(compiler) is not None
    if PURE or not found:
        if STRICT:
            reason = "PERRON_PURE=1 is set" if PURE else f"there is no C compiler ({compiler})"
            sys.exit(f"perron: PERRON_STRICT=1 asks for a compiled core, but {reason}")
        print("perron: no C compiler, or PERRON_PURE=1: the engine is installed as pure Python")
        return []
    from mypyc.build import mypycify

    built: list[Extension] = mypycify(
        ["--strict", *COMPILED_MODULES], opt_level="3", debug_level="0"
    )
    for extension in built:
        # A compiler that fails (no Python headers, say) leaves the pure Python install.
        extension.optional = not STRICT
    return built


def check_page() -> None:
    if STRICT and PUBLISHED & set(sys.argv) and not PAGE.is_file():
        sys.exit(
            f"perron: PERRON_STRICT=1 asks for the page, but there is no {PAGE}: `make dist` builds it"
        )


check_page()
setup(ext_modules=extensions())
