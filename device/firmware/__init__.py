"""What runs on a board of the seat bus: MicroPython on an RP2040.  `seatbus` and `board` run under CPython as well."""
