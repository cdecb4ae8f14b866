"""What holds for every test.

Hypothesis: the same examples on every run, so that a red test is red for everybody;
HYPOTHESIS_PROFILE=search looks for new examples instead. Interrupts: tests started in the
background may have inherited that Ctrl-C is ignored; programs that they start must not.
Words: the terminal speaks English here, whatever the language of those who run the tests.
"""

import os
import signal
import sys

from hypothesis import settings

settings.register_profile("perron", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("search", deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "perron"))

os.environ["PERRON_LANGUAGE"] = "en"

signal.signal(signal.SIGINT, signal.default_int_handler)

# The server runs on POSIX systems alone.
pytest_plugins = [] if sys.platform == "win32" else ["server_fixtures"]
