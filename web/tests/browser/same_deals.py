"""`perron serve` whose shuffles are the same on every run, for tests of what games look like."""

import random
import secrets
import sys
from types import SimpleNamespace

from perron.cli.main import main
from perron.server.http import opening

if __name__ == "__main__":
    opening.secrets = SimpleNamespace(  # type: ignore[assignment]
        token_bytes=random.Random(7).randbytes,
        token_urlsafe=secrets.token_urlsafe,
    )
    sys.exit(main(["serve", *sys.argv[1:]]))
