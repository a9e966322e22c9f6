# mypy: ignore-errors
"""What a board starts with: copy it to the root of the board, and put your own pins in."""

from device.firmware.rp2040 import main

# Each seat: the pins of its buttons (OK, NEXT, BACK), of its light, and of the TX wire of its RDM6300; None: none.
SEATS = [
    ([2], 3, None),
    ([4], 5, None),
    ([6], 7, None),
    ([8], 9, None),
]

main(SEATS)
