"""The journal: whether it can be read, and whether the game in it can go on.  Nothing secret is told of it."""

from collections.abc import Iterator

from device.doctor.check import Check, Machine, degraded, fine
from device.doctor.folder import JOURNAL, a_box_runs
from device.journal_file import Damaged, read
from device.store import rules_digest
from engine import Diverged
from engine.journal import check_header


def check(machine: Machine) -> Iterator[Check]:
    """The game that was cut off; while one is played its journal is nobody's business."""
    path = machine.state / JOURNAL
    if a_box_runs(machine.state):
        yield fine("journal", "a box is running, and its journal is left alone")
        return
    try:
        reading = read(path)
    except (FileNotFoundError, NotADirectoryError):
        yield fine("journal", "no game was cut off")
    except OSError as error:
        yield degraded(
            "journal", f"{path} cannot be read: {error.strerror}", "run the doctor as the owner of this file"
        )
    except Damaged as error:
        remedy = "the next start puts it aside and begins without that game; keep it for somebody who helps"
        yield degraded("journal", str(error), remedy, "journal-damaged")
    else:
        if reading.header is None:
            yield fine("journal", "a game was cut off before it began; there is nothing to go on with")
            return
        game, seats, count = reading.header.game, len(reading.header.seats), len(reading.records)
        what = f"a game of {game} at {seats} seats was cut off after {count} records"
        try:
            check_header(reading.header, rules_digest())
        except Diverged:
            remedy = "install the version that began it, or begin a new game: it is kept without a result"
            yield degraded("journal", f"{what}; another version of the rules has recorded it", remedy)
        else:
            yield fine("journal", f"{what}, and can go on")
