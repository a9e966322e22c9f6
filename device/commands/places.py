"""What many commands can be told: where the files of a box are, and how much it tells about itself.

It may stand before the command as well as behind it, so what is not told has no default here.
"""

import argparse
from pathlib import Path

from device.logs import LEVELS


def add_log(parser: argparse.ArgumentParser) -> None:
    """How much a box tells about itself."""
    parser.add_argument(
        "--log",
        choices=LEVELS,
        default=argparse.SUPPRESS,
        help="what it writes about itself to standard error: lines of this level and above (default: warning)",
    )


def add_places(parser: argparse.ArgumentParser) -> None:
    """Where a box finds its files."""
    add_state(parser)
    parser.add_argument(
        "--config",
        metavar="FILE",
        default=argparse.SUPPRESS,
        help="the owner's settings (default: $WOLFHOUR_CONFIG)",
    )


def add_state(parser: argparse.ArgumentParser) -> None:
    """Where a box keeps what it must not forget."""
    parser.add_argument(
        "--state",
        type=Path,
        metavar="DIR",
        default=argparse.SUPPRESS,
        help="the state folder (default: $WOLFHOUR_STATE)",
    )
