"""Rehearsals: games written down as TOML files and played on a virtual clock (tests/rehearsals/README.md)."""
