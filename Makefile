# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*')

.PHONY: play test check check-scripts services test-interpreted test-compiled screenshots bench wheel clean

play: $(VENV)/installed
	$(BIN)/kontor serve

test: check test-interpreted test-compiled

# The engine, rules and bots are compiled into the environment; the source tree stays as it is.
$(VENV)/installed: $(SOURCES)
	$(call install,.)
	touch $@

$(VENV)/tools: $(SOURCES)
	$(call install,'.[dev]')
	touch $(VENV)/installed $@

define install
	@echo "Setting up $(VENV) and compiling: about a minute."
	$(PYTHON) -m venv $(VENV)
	rm -rf build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(1)
endef

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

# What shows that both forms are alike: the engine, the bots, and whole games of every title, position by position. All
# else is tested once, in the form that people install.
TWO_FORMS := tests/engine tests/bots $(addprefix tests/games/test_,$(addsuffix .py,contract counts encoding forms golden))

test-interpreted: $(VENV)/tools
	PYTHONPATH=$(CURDIR)/src KONTOR_FORM=interpreted $(BIN)/python -m pytest -n 2 $(TWO_FORMS)

test-compiled: $(VENV)/tools services
	KONTOR_FORM=compiled $(BIN)/python -m pytest -n 2

# Every page and table, in docs/screenshots.
screenshots: $(VENV)/tools services
	$(BIN)/python -m docs.screenshots

bench: $(VENV)/installed
	$(BIN)/kontor bench

wheel: $(VENV)/tools
	$(BIN)/python -m build --wheel

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
