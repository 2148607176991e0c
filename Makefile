# The doors to the project: `make` alone lists them. Python 3.11 or newer and make is all they need; everything else
# goes into .venv and build/ inside this checkout. Another interpreter: make PYTHON=/path/to/python3.12 test

PYTHON ?= python3
BIN := .venv/bin
COMPILED := build/compiled
PYTEST := $(BIN)/python -m pytest --numprocesses=auto --maxprocesses=8
CHECKED := src tests tools benchmarks

.DEFAULT_GOAL := help
.PHONY: help play table client test test-compiled check format bench soak compile wheel lock clean venv

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{ printf "  make %-15s %s\n", $$1, $$2 }' Makefile

play: venv ## serve on this machine and open the browser
	@$(BIN)/python -m tools.client
	@$(BIN)/python -m tools.compile || echo "Playing on plain Python instead."
	@PYTHONPATH=$(COMPILED) $(BIN)/redtable play $(ARGS)

table: venv ## play in this terminal
	@$(BIN)/python -m tools.compile || echo "Playing on plain Python instead."
	@PYTHONPATH=$(COMPILED) $(BIN)/redtable table $(ARGS)

client: venv ## build the browser client into the package
	@$(BIN)/python -m tools.client

test: client ## run all everyday tests
	@$(PYTEST) $(ARGS)

test-compiled: client compile ## run the same tests on the compiled build
	@PYTHONPATH=$(COMPILED) $(PYTEST) $(ARGS)

check: venv ## formatting, lint, types, import layers, the client's types and unit tests
	@$(BIN)/ruff format --check --quiet $(CHECKED) || { echo "Not formatted; make format mends it."; exit 1; }
	@$(BIN)/ruff check --quiet $(CHECKED)
	@$(BIN)/mypy $(CHECKED)
	@$(BIN)/lint-imports --no-logo --no-cache
	@$(BIN)/python -m tools.client --check

format: venv ## format the code and mend what the linter can mend
	@$(BIN)/ruff check --quiet --fix $(CHECKED) || true
	@$(BIN)/ruff format $(CHECKED)

bench: venv ## measure both builds and write benchmarks/results.md
	@$(BIN)/python -m tools.compile
	@$(BIN)/python -m benchmarks.run $(ARGS)

soak: venv ## long random games, until they are through or something breaks
	@$(PYTEST) -m soak $(ARGS)

compile: venv ## translate the kernel and the hot rules to machine code, in build/compiled
	@$(BIN)/python -m tools.compile --required

wheel: venv ## build a source distribution and a wheel into dist/
	@$(BIN)/python -m tools.wheel

lock: venv ## choose the newest fitting versions anew and write requirements/*.txt
	@$(BIN)/python -m tools.lock

clean: ## remove whatever was built; .venv stays
	@rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete

venv:
	@$(PYTHON) tools/venv.py
