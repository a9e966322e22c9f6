"""The words of the command line, and what becomes of whatever goes wrong."""

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from device import logs
from device.commands.box import add_demo, add_log, add_places, add_sim, box
from device.commands.cards import add_cards
from device.commands.config import add_config
from device.commands.doctor import add_doctor
from device.commands.lab import add_lab
from device.commands.leaks import add_leaks
from device.rehearse.command import add_rehearse
from engine import WolfhourError

WRONG = 2
INTERRUPTED = 130
OUTPUT_LOST = (errno.EPIPE, errno.ENOSPC, errno.EIO)


class Words(argparse.ArgumentParser):
    """Tells of words that a command does not know with the usage of that command, and not with that of all."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """What the words say; none is left over."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown


def parser() -> argparse.ArgumentParser:
    """All commands."""
    top: argparse.ArgumentParser = Words(
        prog="wolfhour",
        description="A box on the table that hosts wolf games, so that nobody has to be the host.  Without a command "
        "it starts the box as configured: its screen, its voice, and a keyboard for the seats and the front panel.",
        epilog="example: wolfhour demo",
    )
    add_places(top)
    add_log(top)
    top.set_defaults(run=box)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for add in (add_sim, add_demo, add_rehearse, add_lab, add_leaks, add_cards, add_config, add_doctor):
        add(commands)
    return top


def follow(words: Sequence[str] | None = None) -> int:
    """Do what the words of the command line say; comes back as the exit status."""
    if sys.stdout is None:  # closed by whoever has started us
        sys.stdout = Path(os.devnull).open("w")  # noqa: SIM115 - it is open to the end
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # Whatever is typed or shown: no strange character stops the box.
            stream.reconfigure(errors="replace")
    args = parser().parse_args(words)
    logs.to_standard_error(getattr(args, "log", "warning"))
    try:
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
