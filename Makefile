# Everything from a clean checkout: `make play`, `make test`. The rest is for developers.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := setup.py pyproject.toml $(shell find src -name '*.egg-info' -prune -o -type f -not -name '*.pyc' -print)

.PHONY: play test check compiled pure browser postgresql bench cold faults million clean

play: $(VENV)/installed
	@$(BIN)/perron play

test: check compiled pure

# The same gate by hand and in CI.
check: $(VENV)/installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src tests tools

compiled: $(VENV)/installed browser postgresql
	$(BIN)/python -m pytest -n 2

# The same tests on the same source, not compiled: src comes before the installed package.
pure: $(VENV)/installed browser postgresql
	PYTHONPATH=src $(BIN)/python -m pytest -n 2

# Tests open pages in Chromium. Where it can't be had they say so and are skipped.
browser:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& apt-get update -qq && apt-get install -qq -y chromium >/dev/null; } \
		|| echo "perron: no Chromium here, and no way to install it: tests in a browser are skipped"

# Tests of the server run on SQLite and on PostgreSQL. Where it can't be had they say so and are skipped.
postgresql:
	@command -v createdb >/dev/null || ls /usr/lib/postgresql/*/bin/createdb >/dev/null 2>&1 || { test "$$(id -u)" = 0 \
		&& command -v apt-get >/dev/null && apt-get update -qq && apt-get install -qq -y postgresql >/dev/null; } \
		|| echo "perron: no PostgreSQL here, and no way to install it: tests on it are skipped"

# Speed, as ratios measured in one run; the table that the README quotes.
bench: $(VENV)/installed
	$(BIN)/python tools/bench.py

# Servers killed, databases away, disks full, clocks set back, clients that never read; the table in the docs.
faults: $(VENV)/installed postgresql
	$(BIN)/python tools/faults.py

# How long a server with ten thousand stored tables takes to be ready; the table in docs/server/README.md.
cold: $(VENV)/installed postgresql
	$(BIN)/python tools/cold_start.py

# A million random games over the three boards, every invariant checked.
million: $(VENV)/installed
	$(BIN)/python tools/soak.py --games 1000000

$(VENV)/tools: requirements.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)/installed: $(VENV)/tools $(SOURCES)
	@rm -rf build
	@echo "Building perron (about half a minute) ..."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/python -c "from perron.core import COMPILED; COMPILED or print('perron: no working C compiler was found, so the engine runs as pure Python, about 40 times slower')"
	@touch $@

clean:
	rm -rf $(VENV) build dist src/perron.egg-info
