# mypy: ignore-errors
"""What a board starts with: copy it to the root of the board, and put your own pins in."""

from device.firmware.rp2040 import main

# Each seat: the pins of its buttons (one: OK; two: NEXT, OK; three: NEXT, OK, BACK), of its light, and of the TX wire
# of its RDM6300; [] and None: none.  The numbers are those of the chip (GP2 is 2), not those of the board's edge.
SEATS = [
    ([2], 3, None),
    ([4], 5, None),
    ([6], 7, None),
    ([8], 9, None),
]

main(SEATS)
