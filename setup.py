"""Builds what runs for every action with mypyc where a C compiler is at hand; otherwise installs it as it is.

PERRON_PURE=1 asks for the pure Python install. Everything else is in pyproject.toml.
"""

import os
import shutil
import sysconfig

from setuptools import Extension, setup

CORE = "cards chance rules payment board position blank moves play network trail score playout view observation_printing choices fold judge"
SERVER = "clocks entries seats table views"
BOTS = "style guess outlook steiner rivals drafting shopping planning searching"
COMPILED_MODULES = [
    *(f"src/perron/core/{name}.py" for name in CORE.split()),
    *(f"src/perron/bots/{name}.py" for name in BOTS.split()),
    *(f"src/perron/server/{name}.py" for name in SERVER.split()),
]


def extensions() -> list[Extension]:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.environ.get("PERRON_PURE") == "1" or shutil.which(compiler) is None:
        print("perron: no C compiler, or PERRON_PURE=1: the engine is installed as pure Python")
        return []
    from mypyc.build import mypycify

    built: list[Extension] = mypycify(
        ["--strict", *COMPILED_MODULES], opt_level="3", debug_level="0"
    )
    for extension in built:
        # A compiler that fails (no Python headers, say) leaves the pure Python install.
        extension.optional = True
    return built


setup(ext_modules=extensions())
