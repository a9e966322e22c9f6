"""`wolfhour rehearse`: plays games that are written down, and says which went as expected."""

import argparse
import json
import sys
from pathlib import Path

from device.rehearse.expect import difference
from device.rehearse.file import Unusable, load
from device.rehearse.play import play
from engine import Event, WolfhourError

EXAMPLE = "example: wolfhour rehearse tests/rehearsals/classic/*.toml"


def add_rehearse(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command `rehearse` to the others."""
    parser = commands.add_parser(
        "rehearse",
        help="play games that are written down, and check what comes of them",
        description="Play each file through the real engine and table on a virtual clock and check what it expects. "
        "The exit status is 0 if all passed, 1 if one failed, 2 if a file cannot be used. "
        "The format is told in tests/rehearsals/README.md.",
        epilog=EXAMPLE,
    )
    parser.add_argument("--box", choices=["engine"], default="engine", help="how answers are given (default: engine)")
    parser.add_argument("--json", action="store_true", help="print the transcript of one file as JSON Lines")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a rehearsal")
    parser.set_defaults(run=rehearse)


def rehearse(args: argparse.Namespace) -> int:
    """Play the files; comes back as the exit status."""
    if args.json and len(args.files) > 1:
        print("wolfhour rehearse: --json takes one file", file=sys.stderr)
        return 2
    verdicts = sys.stderr if args.json else sys.stdout
    passed = failed = status = 0
    for path in args.files:
        why = None
        try:
            events, why = outcome(path)
            if args.json:
                write(events)
        except Unusable as error:
            print(error, file=sys.stderr)
            status, why = 2, "cannot be used"
        except WolfhourError as error:
            why = str(error)
        print(f"FAIL {path}: {why}" if why else f"ok {path}", file=verdicts)
        passed, failed = passed + (why is None), failed + (why is not None)
    print(f"{passed} passed, {failed} failed", file=verdicts)
    return status or int(failed > 0)


def outcome(path: Path) -> tuple[list[Event], str | None]:
    """The transcript of one file, and what is the first thing wrong with it.  Raises `WolfhourError`."""
    rehearsal = load(path)
    played = play(rehearsal)
    return played.events, next(iter(played.faults), None) or difference(rehearsal, played.events)


def write(events: list[Event]) -> None:
    """The transcript as JSON Lines."""
    for event in events:
        print(json.dumps(event, ensure_ascii=False))
