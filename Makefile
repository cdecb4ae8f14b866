# Everything from a clean checkout: `make play`, `make test`, `make test-all`. The rest is for developers.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DOCS := $(VENV)/docs
SOURCES := setup.py pyproject.toml $(shell find src -name '*.egg-info' -prune -o -path src/perron/server/page -prune -o -type f -not -name '*.pyc' -print)
PAGE := src/perron/server/page
MODULES := web/node_modules/.package-lock.json
TIMES := $(VENV)/times
TIMED := $(PYTHON) $(CURDIR)/tools/timed.py
STARTED := $(shell date +%s)
APT := test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -qq -y
PAGE_SOURCES := $(shell find web/src web/public web/tools -type f) $(wildcard web/*.html web/*.json web/*.ts web/*.js) $(wildcard src/perron/words/*.ftl src/perron/words/rules/*.ftl)

.PHONY: play test test-all docs check-docs ready check-python check-page check compiled pure page browser postgresql load cold faults bench types million dist pythons clean

# The server with its page, on this machine; its tables are kept in perron.db.
play: $(VENV)/installed
	@$(BIN)/perron serve

# The gate, by hand and in CI: docs/testing.md says what it covers, what `make test-all` adds and how long each part takes.
# What is left for test-all is marked so: `full` in Python, `@all` in the browser.
test: export GATE_PYTEST := -m "not full"
test: export GATE_PLAYWRIGHT := --grep-invert @all
test test-all:
	@rm -f $(TIMES) && $(MAKE) --no-print-directory -j 2 --output-sync=target ready check && mkdir -p $(VENV) \
	&& $(TIMED) --since $(STARTED) "set-up, formats, types and units" \
	&& $(MAKE) --no-print-directory compiled && $(MAKE) --no-print-directory pure && $(MAKE) --no-print-directory page \
	&& $(if $(filter test-all,$@),$(MAKE) --no-print-directory check-docs &&) $(TIMED) --since $(STARTED) "all of it" && cat $(TIMES)

# Everything that tests need.
ready: $(VENV)/installed browser postgresql

# Formats and types, and the units of the page: side by side, and beside the build of the package.
check: check-python check-page

check-python: $(VENV)/tools
	@$(TIMED) "ruff" sh -c "$(BIN)/ruff format --check . && $(BIN)/ruff check ."
	@$(TIMED) "mypy" $(BIN)/mypy src tests tools

check-page: $(MODULES)
	@command -v npm >/dev/null || { echo "perron: no npm here: tests of the page are skipped"; exit 0; } && cd web && \
	$(TIMED) "prettier and eslint" npm run --silent lint && $(TIMED) "svelte-check and tsc" npm run --silent check && \
	$(TIMED) "units of the page" npm test --silent

compiled: $(VENV)/installed browser postgresql
	@$(TIMED) "tests, compiled" $(BIN)/python -m pytest -n 2 $(GATE_PYTEST)

# The same tests on the same source, not compiled: src comes before the installed package. Repeated is what is compiled, and a
# little of the rest: tests/plain.py names it.
pure: $(VENV)/installed
	@PYTHONPATH=src $(TIMED) "tests, plain source" $(BIN)/python -m pytest -n 2 $(GATE_PYTEST) $$($(BIN)/python tests/plain.py)

# The page in a real browser against a real server.
page: $(VENV)/installed browser
	@command -v npm >/dev/null || { echo "perron: no npm here: tests of the page are skipped"; exit 0; } && \
	{ ! command -v chromium >/dev/null || { cd web && $(TIMED) "page in a browser" npx playwright test $(GATE_PLAYWRIGHT); }; }

# Tests open pages in Chromium, which writes what has no font of its own in that of the system. Where it can't be had they say so and are skipped.
browser:
	@{ command -v chromium && fc-list | grep -q LiberationSans; } >/dev/null 2>&1 || { $(APT) chromium fontconfig fonts-liberation >/dev/null; } \
		|| echo "perron: no Chromium here, and no way to install it: tests in a browser are skipped"

# Tests of the server run on SQLite and on PostgreSQL. Where it can't be had they say so and are skipped. (One at a time installs packages.)
postgresql: | browser
	@command -v createdb >/dev/null || ls /usr/lib/postgresql/*/bin/createdb >/dev/null 2>&1 || { $(APT) postgresql >/dev/null; } \
		|| echo "perron: no PostgreSQL here, and no way to install it: tests on it are skipped"

# The docs as a site, in build/docs. Every warning is an error: a link that leads nowhere, a page that no section has.
docs: $(DOCS)/installed
	@rm -rf build/docs
	@$(DOCS)/bin/sphinx-build --quiet --fail-on-warning --keep-going -E -c docs/site -d $(DOCS)/doctrees docs build/docs
	@echo "build/docs/index.html"

# The same, and the types of what builds it. Only `make test-all` does this.
check-docs: $(VENV)/tools $(DOCS)/installed
	@$(TIMED) "docs site" $(MAKE) --no-print-directory docs
	@$(TIMED) "mypy, docs site" $(BIN)/mypy --python-executable $(DOCS)/bin/python docs/site

$(DOCS)/installed: requirements-docs.txt
	@test -x $(DOCS)/bin/python || $(PYTHON) -m venv $(DOCS)
	$(DOCS)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-docs.txt
	@touch $@

# The server under load: its limit beside that of the bare framework, on this machine.
load: $(VENV)/installed postgresql
	$(BIN)/python tools/load.py

# What travels, written down from the server: the description, and the types of the page that are made from it.
types: $(VENV)/tools $(MODULES)
	PYTHONPATH=src $(BIN)/python tools/describe.py && cd web && npm run --silent types

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

$(MODULES): web/package.json web/package-lock.json
	@command -v npm >/dev/null || exit 0 && cd web && npm ci --silent && touch node_modules/.package-lock.json

# The page is built once and goes into the package. Without npm the server runs without a page.
$(PAGE)/index.html: $(MODULES) $(PAGE_SOURCES)
	@command -v npm >/dev/null || { echo "perron: no npm here: the server runs without its page"; exit 0; } && \
	echo "Building the page ..." && cd web && npm run --silent build \
	&& cd .. && rm -rf $(PAGE) && cp -r web/dist $(PAGE) && touch $@

$(VENV)/installed: $(VENV)/tools $(PAGE)/index.html $(SOURCES)
	@rm -rf build
	@echo "Building perron (about half a minute) ..."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/python -c "from perron.core import COMPILED; COMPILED or print('perron: no working C compiler was found, so the engine runs as pure Python, about 40 times slower')"
	@touch $@

# What is published: the source with the built page, and a wheel made from that alone. docs/install.md tells their sizes.
dist: $(PAGE)/index.html $(VENV)/tools
	rm -rf dist build
	PERRON_STRICT=1 $(BIN)/python -c "from setuptools.build_meta import build_sdist; build_sdist('dist')" >/dev/null
	PERRON_STRICT=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir dist dist/*.tar.gz
	$(BIN)/python tools/check_dist.py dist

# The same games on every Python that is named: make pythons PYTHONS="python3.12 python3.13". Each builds what `make dist` made.
pythons:
	$(BIN)/python tools/pythons.py dist/*.tar.gz $(PYTHONS)

clean:
	rm -rf $(VENV) build dist src/perron.egg-info $(PAGE) web/node_modules web/dist
