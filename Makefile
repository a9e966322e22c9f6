# What a person does with Wolfhour.  Everything sets the machine up first, which takes no time once it is done.

VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help setup run test style types tests test-long test-boot test-pi install uninstall rollback wheels clean packages \
	test-packages

help:  ## Say what can be made
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 20

setup: $(VENV)/.ready  ## Set the machine up, and nothing else

run: setup  ## Start the simulated box
	@$(BIN)/wolfhour sim

test: style types tests  ## Style, types and tests, as every change is checked

style: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: setup
	$(BIN)/mypy

tests: setup test-packages
	$(BIN)/pytest -n auto --dist loadgroup

test-long: setup test-packages  ## The tests that take minutes
	$(BIN)/pytest -n auto --dist loadgroup -m long

test-boot: setup  ## Boot clean Debians with the box installed, and break it (needs root; the first time takes minutes)
	@systemd/setup.sh booting
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target --keep-going test-boot-bookworm test-boot-trixie

test-boot-%:
	WOLFHOUR_BOOT_SUITES=$* $(BIN)/pytest -m boot -rA tests/boot

test-pi: setup  ## Use the real drivers of pins on an emulated Raspberry Pi (the first time takes minutes)
	@systemd/setup.sh emulating
	$(BIN)/pytest -m pi -rA tests/pi

install:  ## Make a box of this machine (sudo make install)
	@systemd/install.sh || [ $$? -eq 1 ]

uninstall:  ## Take the box away again; settings and games stay
	@systemd/install.sh --uninstall

rollback:  ## Go back to the version before
	@systemd/install.sh --rollback

wheels: setup  ## Fetch what an installation without a network needs, into wheels/
	$(BIN)/python systemd/wheels.py wheels

clean:  ## Forget the virtual environment and everything that tools have left behind
	rm -rf $(VENV) build *.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Debian packages are looked at every time, since they can be taken away; Python's only when the list has changed.
packages:
	@systemd/setup.sh packages

test-packages:
	@systemd/setup.sh tests

$(VENV)/.ready: pyproject.toml systemd/setup.sh $(BIN)/python | packages
	@systemd/setup.sh python
	@touch $@

# Nothing makes it alone; where it is gone (an upgrade took its interpreter, say) the set-up is done again.
$(BIN)/python:
