# Everything from a clean checkout: `make play`, `make test`. The rest is for developers.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := setup.py pyproject.toml $(shell find src -name '*.egg-info' -prune -o -path src/perron/server/page -prune -o -type f -not -name '*.pyc' -print)
PAGE := src/perron/server/page
PAGE_SOURCES := $(shell find web/src web/public web/tools -type f) $(wildcard web/*.html web/*.json web/*.ts web/*.js) $(wildcard src/perron/words/*.ftl)

.PHONY: play test check compiled pure page browser postgresql load cold faults bench million clean

# The server with its page, on this machine; its tables are kept in perron.db.
play: $(VENV)/installed
	@$(BIN)/perron serve

test: check compiled pure page

# The same gate by hand and in CI.
check: $(VENV)/installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src tests tools

compiled: $(VENV)/installed browser postgresql
	$(BIN)/python -m pytest -n 2

# The same tests on the same source, not compiled: src comes before the installed package. Of the
# server only tables and what is seen of them are compiled, so only their tests are repeated.
pure: $(VENV)/installed browser
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 --ignore tests/server
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 $(patsubst %,tests/server/test_%.py,clocks entries table house)

# The page: its types, its units, and whole games in a real browser against a real server.
page: $(VENV)/installed browser
	@command -v npm >/dev/null || { echo "perron: no npm here: tests of the page are skipped"; exit 0; } && \
	cd web && npm run --silent lint && npm run --silent check && npm test --silent && \
	{ ! command -v chromium >/dev/null || npm run --silent test:browser; }

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

# The server under load: its limit beside that of the bare framework, on this machine.
load: $(VENV)/installed postgresql
	$(BIN)/python tools/load.py

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

# The page is built once and goes into the package. Without npm the server runs without a page.
$(PAGE)/index.html: $(PAGE_SOURCES)
	@command -v npm >/dev/null || { echo "perron: no npm here: the server runs without its page"; exit 0; } && \
	echo "Building the page ..." && cd web && npm ci --silent && npm run --silent build \
	&& cd .. && rm -rf $(PAGE) && cp -r web/dist $(PAGE) && touch $@

$(VENV)/installed: $(VENV)/tools $(PAGE)/index.html $(SOURCES)
	@rm -rf build
	@echo "Building perron (about half a minute) ..."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/python -c "from perron.core import COMPILED; COMPILED or print('perron: no working C compiler was found, so the engine runs as pure Python, about 40 times slower')"
	@touch $@

clean:
	rm -rf $(VENV) build dist src/perron.egg-info $(PAGE) web/node_modules web/dist
