"""The box: parts, loop, table, lobby (device/README.md)."""
