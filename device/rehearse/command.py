"""`wolfhour rehearse`: plays games that are written down, and says which went as expected."""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import get_args

from device.rehearse.expect import difference
from device.rehearse.file import Unusable, load
from device.rehearse.likeness import unlikeness
from device.rehearse.play import Box, play
from device.rehearse.pressing import Given
from engine import Event, WolfhourError


def words(parser: argparse.ArgumentParser) -> None:
    """The words of `rehearse`."""
    parser.description = (
        "Play each file through the real engine and table on a virtual clock and check what it expects. "
        "The exit status is 0 if all passed, 1 if one failed, 2 if a file cannot be used. "
        "The format is told in tests/rehearsals/README.md."
    )
    parser.epilog = "example: wolfhour rehearse tests/rehearsals/classic/*.toml"
    parser.add_argument(
        "--box", choices=get_args(Box), default="engine", help="how answers are given (default: engine)"
    )
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
        why, by_hand = None, Counter[Given]()
        try:
            events, why, by_hand = outcome(path, args.box)
            if args.json:
                write(events)
        except Unusable as error:
            print(error, file=sys.stderr)
            status, why = 2, "cannot be used"
        except WolfhourError as error:
            why = str(error)
        print(f"FAIL {path}: {why}" if why else f"ok {path}{told(by_hand)}", file=verdicts)
        passed, failed = passed + (why is None), failed + (why is not None)
    print(f"{passed} passed, {failed} failed", file=verdicts)
    return status or int(failed > 0)


def outcome(path: Path, box: Box) -> tuple[list[Event], str | None, Counter[Given]]:
    """The transcript of one file, what is the first thing wrong with it, and how many answers were given by hand.

    Another box than the engine must come to the same.  Raises `WolfhourError`.
    """
    rehearsal = load(path)
    plain = play(rehearsal)
    why = next(iter(plain.faults), None) or difference(rehearsal, plain.events)
    if box == "engine" or why:
        return plain.events, why, plain.by_hand
    played = play(rehearsal, box)
    why = next(iter(played.faults), None) or unlikeness(plain.events, played.events)
    return played.events, why, played.by_hand


def told(by_hand: Counter[Given]) -> str:
    """How many answers did not come through the drivers: " (1 answer and 3 refusals by hand)"."""
    counts = [f"{number} {what if number == 1 else f'{what}s'}" for what, number in sorted(by_hand.items())]
    return f" ({' and '.join(counts)} by hand)" if counts else ""


def write(events: list[Event]) -> None:
    """The transcript as JSON Lines."""
    for event in events:
        print(json.dumps(event, ensure_ascii=False))
