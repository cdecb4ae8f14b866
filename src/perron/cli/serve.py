"""perron serve: a server for everybody who has the link."""

import argparse
import os
import sys


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "serve",
        help="cli-help-serve",
        description="Serve the page and the interface. Everything can also be set by PERRON_... in "
        "the environment; see docs/server/settings.md.",
    )
    parser.add_argument("--host", help="the address to listen on (127.0.0.1)")
    parser.add_argument("--port", help="the port to listen on (8787); 0 takes any free one")
    parser.add_argument("--database", help="sqlite:///FILE or postgresql://USER@HOST/NAME")
    parser.add_argument("--workers", help="server processes (1); more need PostgreSQL")
    parser.add_argument("--base-path", help="the path under which a proxy serves Perron")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from perron.server.serving import serve
    from perron.server.settings import PREFIX, read_settings
    from perron.words.languages import LANGUAGE

    # The terminal's language is no setting of the server.
    environment = {name: value for name, value in os.environ.items() if name != LANGUAGE}
    for name in ("host", "port", "database", "workers", "base_path"):
        given = getattr(args, name)
        if given is not None:
            environment[PREFIX + name.upper()] = given
            environment.pop(f"{PREFIX}{name.upper()}_FILE", None)
    settings, unknown = read_settings(environment)
    for name in unknown:
        print(f"perron: {name} is not a setting", file=sys.stderr)
    serve(settings)
    return 0
