"""What many commands can be told: where the files of a box are, and how much it tells about itself."""

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
    parser.add_argument("--state", type=Path, metavar="DIR", help="the state folder (default: $WOLFHOUR_STATE)")
    parser.add_argument("--config", metavar="FILE", help="the owner's settings (default: $WOLFHOUR_CONFIG)")
