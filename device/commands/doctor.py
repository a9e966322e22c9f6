"""`wolfhour doctor`: what an owner sends to somebody who helps."""

import argparse
import sys
from pathlib import Path

from device.commands.box import add_places
from engine import WolfhourError


def add_doctor(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command `doctor`."""
    parser = commands.add_parser(
        "doctor",
        help="collect what somebody needs who helps with a box",
        description="Writes the settings that count, all versions and the last lines of the log into one file.  "
        "Nothing of any game is in it: no cards, no votes, no tags.",
        epilog="example: wolfhour doctor --bundle box.tgz",
    )
    add_places(parser)
    parser.add_argument("--bundle", type=Path, metavar="FILE", required=True, help="write the support bundle")
    parser.set_defaults(run=doctor)


def doctor(args: argparse.Namespace) -> int:
    """Write the support bundle."""
    from device.doctor.bundle import write_bundle  # noqa: PLC0415 - `--help` need not know it
    from device.settings import load, owner_files  # noqa: PLC0415
    from device.store import state_folder  # noqa: PLC0415

    state = args.state or state_folder()
    settings, problems = load(owner_files(args.config), state)
    for problem in problems:
        print(f"wolfhour: {problem}", file=sys.stderr)
    try:
        write_bundle(args.bundle, settings, state)
    except OSError as error:
        raise WolfhourError(
            f"{args.bundle}: the bundle cannot be written: {error.strerror}; name a file in a folder of your own"
        ) from None
    print(f"{args.bundle} is written: settings, versions, and the last lines of the log")
    return 0
