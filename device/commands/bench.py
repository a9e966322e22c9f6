"""`wolfhour bench`: what the box takes of time, memory and processor on this machine, beside what it may take."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING

from device.suggest import did_you_mean
from engine import WolfhourError

if TYPE_CHECKING:
    from device.bench.figures import Figure

GAMES = 200
"""Simulated games of each kind."""
SEATS = 9
TAPS = 8.0
"""Seconds of tapping."""


def words(parser: argparse.ArgumentParser) -> None:
    """The words of `bench`."""
    parser.description = (
        "Measures on this machine the start, a press, a tag, a spoken line, memory, an idle vote, going on after a "
        "cut, and games a second, each beside its budget, which holds for two cores of a PC.  It takes about a minute, "
        "uses simulated seats, and touches no game.  The exit status is 1 if a budget is not kept."
    )
    parser.epilog = "examples: wolfhour bench, or wolfhour bench --json, or wolfhour bench start rules"
    parser.add_argument("parts", nargs="*", type=part, metavar="PART", help=f"only these: {', '.join(PARTS)}")
    parser.add_argument("--json", action="store_true", help="tell it to a program")
    parser.set_defaults(run=bench)


def part(word: str) -> str:
    """The name of what can be measured by itself."""
    if word not in PARTS:
        raise argparse.ArgumentTypeError(f"{word!r} is none of {', '.join(PARTS)}{did_you_mean(word, PARTS)}")
    return word


def bench(args: argparse.Namespace) -> int:
    """Measure, and tell each figure when it is there."""
    found: list[Figure] = []
    if (load := os.getloadavg()[0]) > (cores := os.cpu_count() or 1):
        busy = f"wolfhour: other programs keep this machine busy (load {load:.1f} on {cores} cores)"
        print(f"{busy}: what is measured in seconds says little", file=sys.stderr)
    for name in args.parts or PARTS:
        for figure in PARTS[name]():
            found.append(figure)
            if not args.json:
                print(figure, flush=True)
    kept = all(figure.kept for figure in found)
    if args.json:
        print(
            json.dumps(
                {"kept": kept, "figures": [{**asdict(figure), "kept": figure.kept} for figure in found]}, indent=1
            )
        )
    return 0 if kept else 1


def start() -> "Iterator[Figure]":
    """The start of the process."""
    from device.bench.start import start_up

    yield start_up()


def whole() -> "Iterator[Figure]":
    """A whole box in a vote."""
    yield from told("device.bench.whole")


def rules() -> "Iterator[Figure]":
    """The engine alone."""
    yield from told("device.bench.rules")


def tags() -> "Iterator[Figure]":
    """Twenty readers."""
    from device.bench.figures import Figure
    from device.bench.tags import LATE, READERS, measure

    figures = measure(TAPS)
    yield Figure(f"from the bytes of a tag to its event, {READERS} readers, p99", figures.late, "ms", LATE)
    yield Figure(f"processor for {READERS} readers", 100 * figures.core, "% of a core")


def games() -> "Iterator[Figure]":
    """Simulated games, on one core."""
    from device.bench.figures import Figure
    from engine.catalogue import Setup, games
    from engine.lab.simulate import simulate

    for key in ("classic", "millers-hollow"):
        game, seats = games()[key], tuple(range(1, SEATS + 1))
        rules = game.rules()
        setup = Setup(key, seats, game.pack(SEATS, rules), rules)
        figures = simulate(setup, "random", GAMES, seed=1)
        yield Figure(f"simulated games of {key} at {SEATS} seats", figures.games / figures.seconds, "a second")


def told(module: str) -> "Iterator[Figure]":
    """The figures that a module measures in a process of its own, whose memory is only what it needs."""
    from device.bench.figures import Figure

    done = subprocess.run([sys.executable, "-m", module], capture_output=True, text=True, check=False)
    if done.returncode:
        raise WolfhourError(
            f"{module} could not measure: {(done.stderr.strip() or 'it said nothing').splitlines()[-1]}"
        )
    yield from (Figure(*found) for found in json.loads(done.stdout))


PARTS: "dict[str, Callable[[], Iterator[Figure]]]" = {
    "start": start,
    "whole": whole,
    "tags": tags,
    "rules": rules,
    "games": games,
}
"""What can be measured by itself."""
