"""Hypothesis: the same examples on every run, so that a red test is red for everybody.

HYPOTHESIS_PROFILE=search looks for new examples instead.
"""

import os

from hypothesis import settings

settings.register_profile("perron", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("search", deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "perron"))
