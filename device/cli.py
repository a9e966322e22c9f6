"""The door of the command `wolfhour`: imports little, so that an interrupt finds nothing half imported."""

import signal
import sys
from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> int:
    """Do what the words of the command line say; comes back as the exit status.

    An interrupt before everything is imported ends the process without a word.
    """
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    from device.commands.line import follow  # noqa: PLC0415 - not before this

    signal.signal(signal.SIGINT, before)
    return follow(words)


if __name__ == "__main__":
    sys.exit(main())
