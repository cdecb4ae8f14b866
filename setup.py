"""Builds what runs for every action with mypyc where a C compiler is at hand; otherwise installs it as it is.

PERRON_PURE=1 asks for the pure Python install. Everything else is in pyproject.toml.
"""

import os
import shutil
import sysconfig

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
