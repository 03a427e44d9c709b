# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*')

.PHONY: play test check check-scripts services test-source test-interpreted test-compiled screenshots bench wheel clean

play: $(VENV)/installed
	$(BIN)/kontor serve

# One core compiles while the other checks the source.
test:
	$(MAKE) --jobs=2 --no-print-directory $(VENV)/wheel test-source
	$(MAKE) --no-print-directory test-compiled

test-source: services check test-interpreted

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

# The engine, rules and bots are compiled from a copy: the source tree stays as it is.
$(VENV)/wheel: $(SOURCES) | $(BIN)/python
	@echo "Compiling: two or three minutes."
	rm -rf $(VENV)/copy $(VENV)/wheels
	mkdir -p $(VENV)/copy
	cp -r pyproject.toml setup.py README.md LICENSE src $(VENV)/copy
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir $(VENV)/wheels $(VENV)/copy
	touch $@

# What checks and tests are made with; Kontor comes along as it is, until it is compiled.
$(VENV)/tools: pyproject.toml | $(BIN)/python
	@echo "Fetching what checks and tests need: a minute or two."
	KONTOR_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check '.[dev]'
	touch $@

$(VENV)/installed: $(VENV)/wheel $(wildcard $(VENV)/tools)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(VENV)/wheels/*.whl
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall $(VENV)/wheels/*.whl
	touch $@

check: $(VENV)/tools check-scripts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

# The scripts of the pages, where there is Node to check them with.
NPM := $(shell command -v npm)
NODE := $(VENV)/node

$(NODE)/installed: tools/package.json tools/package-lock.json
	mkdir -p $(NODE)
	cp tools/package.json tools/package-lock.json $(NODE)
	npm ci --prefix $(NODE) --silent --no-audit --no-fund
	touch $@

check-scripts: $(if $(NPM),$(NODE)/installed)
ifeq ($(NPM),)
	@echo "There is no Node here: the scripts of the pages are not checked."
else
	$(NODE)/node_modules/.bin/tsc --project tools/tsconfig.json
	$(NODE)/node_modules/.bin/eslint --config tools/eslint.config.mjs src/kontor/web/static
endif

# PostgreSQL, Redis and Chromium from Debian's packages, if they are missing; the tests start their own on free ports.
services: $(VENV)/tools
	@$(BIN)/python -m tests.services

# What is tested in the form of the source too: the engine, and what every game owes the house. All else is tested once,
# in the form that people install, and test_forms compares the two.
TWO_FORMS := tests/engine $(addprefix tests/games/test_,$(addsuffix .py,contract counts golden))

test-interpreted: $(VENV)/tools
	PYTHONPATH=$(CURDIR)/src KONTOR_FORM=interpreted $(BIN)/python -m pytest -n 2 $(TWO_FORMS)

test-compiled: services $(VENV)/installed
	KONTOR_FORM=compiled $(BIN)/python -m pytest -n 2

# Every page and table, in docs/screenshots.
screenshots: services $(VENV)/installed
	$(BIN)/python -m docs.screenshots

bench: $(VENV)/installed
	$(BIN)/kontor bench

wheel: $(VENV)/wheel
	mkdir -p dist
	cp $(VENV)/wheels/*.whl dist

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
