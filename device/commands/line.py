"""The words of the command line, and what becomes of whatever goes wrong."""

import argparse
import errno
import gc
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from device import logs
from device.commands.places import add_log, add_places
from engine import WolfhourError

COMMANDS = {
    "sim": ("a simulated box: a window and a voice, or a terminal", "device.commands.box:sim_words"),
    "demo": ("watch and hear a game that plays by itself", "device.commands.box:demo_words"),
    "rehearse": ("play games that are written down, and check what comes of them", "device.rehearse.command:words"),
    "lab": ("let bots find out how a set-up plays", "device.commands.lab:words"),
    "leaks": ("prove that the box gives no secret away", "device.commands.leaks:words"),
    "history": ("the games that were played: stories and figures, to read or export", "device.commands.history:words"),
    "cards": ("teach the box its cards, list them, print them", "device.commands.cards:words"),
    "voices": ("who speaks; render, say, record an own narrator", "device.commands.voices:words"),
    "bench": ("measure what the box takes of time, memory and processor", "device.commands.bench:words"),
    "config": ("show or check the settings, or draw the wiring", "device.commands.config:words"),
    "doctor": (
        "find out whether everything is there and works, or collect what somebody needs who helps",
        "device.commands.doctor:words",
    ),
}
"""What each command is for, and which function adds its words: its module is imported where the command is meant."""

WRONG = 2
INTERRUPTED = 130
OUTPUT_LOST = (errno.EPIPE, errno.ENOSPC, errno.EIO)


class Words(argparse.ArgumentParser):
    """The words of one command; `source` is the function that adds them."""

    def __init__(self, *, source: str = "", **texts: Any) -> None:
        super().__init__(**texts)
        self._source = source

    def fill(self) -> None:
        """Add the words, where it has not been done yet."""
        source, self._source = self._source, ""
        if source:
            resolve_name(source)(self)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """What the words say.  Unknown ones are told with the usage of this command, and not with that of all."""
        self.fill()
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown


def parser() -> Words:
    """All commands."""
    top = Words(
        prog="wolfhour",
        description="A box on the table that hosts wolf games, so that nobody has to be the host.  Without a command "
        "it starts the box as configured: its screen, its voice, and a keyboard for the seats and the front panel.",
        epilog="example: wolfhour demo",
    )
    add_places(top)
    add_log(top)
    top.add_argument("--version", dest="run", action="store_const", const=tell_version, help="tell the version")
    top.set_defaults(run=box, state=None, config=None)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for name, (purpose, source) in COMMANDS.items():
        commands.add_parser(name, help=purpose, source=source)
    return top


def box(args: argparse.Namespace) -> int:
    """The box, as configured."""
    gc.disable()  # what is imported stays, so that there is nothing to collect
    from device.appliance.service import serve
    from device.options import Options

    gc.freeze()
    gc.enable()
    return serve(Options(state=args.state, config=args.config, box="real"))


def tell_version(_: argparse.Namespace) -> int:
    """Print which Wolfhour this is."""
    from importlib.metadata import version

    print(f"wolfhour {version('wolfhour')}")
    return 0


def follow(words: Sequence[str] | None = None) -> int:
    """Do what the words of the command line say; comes back as the exit status."""
    if sys.stdout is None:  # closed by whoever has started us
        sys.stdout = Path(os.devnull).open("w")  # noqa: SIM115 - it is open to the end
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # Whatever is typed or shown: no strange character stops the box.
            stream.reconfigure(errors="replace")
    try:
        args = parser().parse_args(words)
        logs.to_standard_error(getattr(args, "log", "warning"))
        status: int = args.run(args)
        sys.stdout.flush()
    except WolfhourError as error:
        print(f"wolfhour: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        if error.errno not in OUTPUT_LOST:
            raise
        # Whoever read our output has gone, or its disk is full; nothing must be written at exit either.
        if error.errno != errno.EPIPE:
            print(f"wolfhour: the output cannot be written: {error.strerror}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status
