"""`wolfhour doctor`: whether everything is there and works, and what an owner sends to somebody who helps."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from device.commands.places import add_places
from engine import WolfhourError

if TYPE_CHECKING:
    from device.doctor.check import Check, Machine


def words(parser: argparse.ArgumentParser) -> None:
    """The words of `doctor`."""
    parser.description = (
        "Looks at seats, pins, readers, front panel, cards, sound, voice, screen, settings and storage, "
        "and says what is wrong and what to do.  The exit status is 0 if all is fine, 1 if something is missing, 2 if "
        "no game can be hosted.  --fix gives back rights, makes missing folders and removes what a power cut has left; "
        "it never touches a game.  --bundle writes the findings, the settings that count, all versions and the last "
        "lines of the log into one file instead; nothing of any game is in it: no cards, no votes, no tags."
    )
    parser.epilog = "examples: wolfhour doctor, or wolfhour doctor --interactive, or wolfhour doctor --bundle box.tgz"
    add_places(parser)
    parser.add_argument("--json", action="store_true", help="tell it to a program")
    parser.add_argument(
        "--interactive", action="store_true", help="ask for each button and each reader, and see what comes"
    )
    parser.add_argument(
        "--fix", action="store_true", help="mend what can be mended safely in the state folder, and tell what was done"
    )
    parser.add_argument("--root", type=Path, metavar="DIR", help="look at the files of another machine, in this folder")
    parser.add_argument("--bundle", type=Path, metavar="FILE", help="write the support bundle")
    parser.set_defaults(run=doctor)


def doctor(args: argparse.Namespace) -> int:
    """Check the box, or write its bundle."""
    from device.doctor.check import STATUSES
    from device.doctor.folder import mended
    from device.doctor.machine import machine_at
    from device.doctor.report import as_json, as_text, examine, overall
    from device.doctor.trial import trial

    if args.root is not None and not args.root.is_dir():
        raise WolfhourError(f"--root: {args.root} is no folder")
    if args.root is not None and (args.interactive or args.bundle or args.fix):
        raise WolfhourError("--root looks at files only: leave out --interactive, --bundle and --fix")
    machine = machine_at(args.root, args.state, args.config)
    checks = [*mended(machine)] if args.fix else []
    checks += examine(machine)
    if args.bundle is not None:
        return bundle(args, machine, checks)
    if args.root is None:
        checks += trial(machine, ask=args.interactive, out=sys.stderr if args.json else sys.stdout)
    print(as_json(checks) if args.json else as_text(checks))
    return STATUSES.index(overall(checks))


def bundle(args: argparse.Namespace, machine: "Machine", checks: "Sequence[Check]") -> int:
    """Write the support bundle."""
    from device.doctor.bundle import write_bundle

    for problem in machine.problems:
        print(f"wolfhour: {problem}", file=sys.stderr)
    try:
        write_bundle(args.bundle, machine.settings, machine.state, checks)
    except OSError as error:
        raise WolfhourError(
            f"{args.bundle}: the bundle cannot be written: {error.strerror}; name a file in a folder of your own"
        ) from None
    print(f"{args.bundle} is written: findings, settings, versions, and the last lines of the log")
    return 0
