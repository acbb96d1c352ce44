# Deckproof: `make` alone lists the targets.
SHELL := /bin/bash
PYTHON ?= python3
UV := env -u UV_DEFAULT_INDEX -u UV_INDEX_URL -u UV_INDEX -u UV_EXTRA_INDEX_URL UV_PYTHON_DOWNLOADS=never .tools/bin/uv --no-config
BIN := .venv/bin
# Where the environment forbids it, every process would compile all modules anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help run test test-rules check audit bench bless messages setup
help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 20

setup: .venv/.ready messages ## make the environment (the others do it by themselves)

ifeq ($(BOOT),pip)
.venv/.ready: requirements.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip --disable-pip-version-check install --quiet --require-hashes -r requirements.txt
	@touch $@
else
.tools/bin/uv:
	$(PYTHON) -m venv .tools
	.tools/bin/pip --disable-pip-version-check install --quiet uv
.venv/.ready: pyproject.toml uv.lock | .tools/bin/uv
	$(UV) sync --locked --quiet --python $(PYTHON)
	@touch $@
endif

messages: .venv/.ready
	@for folder in locale/*; do $(BIN)/pybabel --quiet compile --directory $$folder --domain django --use-fuzzy || exit 1; done

run: setup ## start the site: database, sample cards and decks, web server, worker
	@$(BIN)/python manage.py serve

# Three processes for two cores: while one waits for a browser, a server or a clock, the other two play.
test: setup ## run the whole suite, on two cores
	$(BIN)/python -m pytest tests -n 3 --dist loadscope --durations=20 --durations-min=5

test-rules: .venv/.ready ## run the tests of the rules alone: no Django, no services
	$(BIN)/python -m pytest tests/rules -p no:django -o addopts="-ra --strict-markers --import-mode=importlib"

# Runs a command and says how long it took.
timed = TIMEFORMAT='$(1) took %1R seconds'; time $(2)

check: setup ## format, lint, types, imports and the fast tests, each with its time
	$(call timed,Format,$(BIN)/ruff format --check .)
	$(call timed,Lint,$(BIN)/ruff check .)
	$(call timed,Types,$(BIN)/mypy)
	$(call timed,Imports,$(BIN)/lint-imports)
	$(call timed,Migrations,$(BIN)/python manage.py makemigrations --check --dry-run)
	$(call timed,Tests,$(BIN)/python -m pytest tests -m "not slow and not browser and not services" -q)

.tools/bin/pip-audit:
	@[ -x .tools/bin/pip ] || $(PYTHON) -m venv .tools
	@.tools/bin/pip --disable-pip-version-check install --quiet pip-audit==2.10.1

audit: setup .tools/bin/pip-audit ## look for known vulnerabilities in the locked packages (audit.toml: those accepted)
	@$(BIN)/python -m tests.house.audit .tools/bin/pip-audit

bench: setup ## measure the engines
	@$(BIN)/python manage.py bench

bless: setup ## write the golden files again; review the diff
	$(BIN)/python -m pytest tests -m golden --bless -q
