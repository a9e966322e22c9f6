"""`wolfhour lab theory`: whether the engine comes to numbers that are published."""

import argparse
import csv
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from device.commands.numbers import at_least_one, progress, worker_words, workers
from device.settings import CONFIG
from device.suggest import did_you_mean
from engine import SetupError
from engine.lab.theory import TABLES, WIDE, Measured, Row, check, rows, short

NUMBERS = CONFIG / "lab" / "theory.csv"
FEW, MANY = 400, 20_000
"""Games a row, if nothing else is said."""


def theory_words(action: argparse.ArgumentParser) -> None:
    """The words of `lab theory`."""
    action.description = (
        "Plays games that exact numbers are published of, and tells where the engine comes to others: each figure with "
        "how many standard errors it is off (where an event is too rare for that, how many are as improbable).  "
        f"More than {WIDE:g} are a miss, and the exit status is 1."
    )
    action.epilog = "example: wolfhour lab theory --short"
    action.add_argument("--short", action="store_true", help=f"some rows of each table, {FEW} games each")
    action.add_argument("--table", action="append", metavar="TABLE", help=f"this table alone, of {', '.join(TABLES)}")
    action.add_argument("--games", type=at_least_one, metavar="N", help=f"how many a row (default: {MANY})")
    action.add_argument("--seed", type=int, default=1, metavar="N", help="the same games again (default: %(default)s)")
    worker_words(action)
    action.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="write each row there when it is done, and play none that is there: after a stop the same command goes "
        "on; after a change of rules take another file",
    )
    action.add_argument("--json", action="store_true", help="print one JSON object")
    action.set_defaults(run=run_theory)


def run_theory(args: argparse.Namespace) -> int:
    """Play, and print every row.  Raises `SetupError` for a table that there is not."""
    for table in args.table or ():
        if table not in TABLES:
            raise SetupError(f"--table: there is no table {table!r}{did_you_mean(table, TABLES)}")
    wanted = [row for row in published() if not args.table or row.table in args.table]
    if args.short:
        wanted = [*short(wanted)]
    games = args.games or (FEW if args.short else MANY)
    done = kept(args.keep, games, args.seed) if args.keep else {}
    left = [row for row in wanted if row not in done]
    with progress("rows") as bar, workers(args) as across:
        for measured in bar.track(
            check(left, games, args.seed, across), len(wanted), completed=len(wanted) - len(left)
        ):
            done[measured.row] = measured
            if args.keep:
                keep(args.keep, measured, args.seed)
    found = [done[row] for row in wanted]
    if args.json:
        print(json.dumps({"games": games, "seed": args.seed, "rows": [*map(plain, found)]}))
    else:
        show(found)
    return 0 if all(measured.holds for measured in found) else 1


def published() -> list[Row]:
    """All published numbers."""
    with NUMBERS.open(encoding="utf-8", newline="") as file:
        return [*rows(csv.DictReader(file))]


def kept(path: Path, games: int, seed: int) -> dict[Row, Measured]:
    """What was found in so many games of this seed, without lines that were cut off.

    Raises `SetupError` where the file cannot be read.
    """
    known = {str(row): row for row in published()}
    found = {}
    try:
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    except (OSError, UnicodeDecodeError) as wrong:
        raise SetupError(f"--keep: {path}: {wrong}") from wrong
    for line in lines:
        with suppress(ValueError, KeyError, TypeError):
            each = json.loads(line)
            row = known[each["row"]]
            if (each["games"], each["seed"]) == (games, seed):
                found[row] = Measured(row, games, float(each["found"]), float(each["error"]))
    return found


def keep(path: Path, measured: Measured, seed: int) -> None:
    """Write one row behind the others.  Raises `SetupError`."""
    plainly = {"row": str(measured.row), "games": measured.games, "seed": seed}
    line = json.dumps({**plainly, "found": measured.found, "error": measured.error})
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(f"\n{line}")  # on a line of its own, also behind one that was cut off
    except OSError as wrong:
        raise SetupError(f"--keep: {path}: {wrong.strerror}") from wrong


def plain(measured: Measured) -> dict[str, Any]:
    """One row as plain data."""
    row = measured.row
    return {
        "table": row.table,
        "first": row.first,
        "win": row.win,
        "seats": row.seats,
        "wolves": row.wolves,
        "expected": row.expected,
        "found": round(measured.found, 6),
        "off": round(measured.off, 2),
        "holds": measured.holds,
    }


def show(found: Sequence[Measured]) -> None:
    """Print the tables, and what is to be thought of them."""
    console = Console()
    for key, several in groupby(found, lambda measured: measured.row.table):
        console.print(grid(key, [*several]))
    console.print(f"{len(found)} rows, {found[0].games if found else 0} games each", highlight=False)
    off = [abs(measured.off) for measured in found]
    usual = (sum(each * each for each in off) / max(1, len(off))) ** 0.5
    console.print(f"standard errors off: at most {max(off, default=0):.2f}, usually {usual:.2f}", highlight=False)
    for measured in found:
        if not measured.holds:
            console.print(
                f"MISS {measured.row}: {measured.found:.4f}, not {measured.row.expected:.4f} ({measured.off:+.1f})",
                highlight=False,
            )


def grid(key: str, measured: Sequence[Measured]) -> Table:
    """One table: what was found for each number of wolves, and how many standard errors off that is."""
    table = Table(title=f"{key}: {TABLES[key].about}", title_justify="left")
    wolves = sorted({each.row.wolves for each in measured})
    for name in ("first", "wolves win by", "seats", *[f"{number} wolves" for number in wolves]):
        table.add_column(name, justify="right")
    for (first, win, seats), across in lines(measured):
        cells = [cell(across[number]) if number in across else "" for number in wolves]
        table.add_row(first, win, str(seats), *cells)
    return table


def lines(measured: Sequence[Measured]) -> Iterator[tuple[tuple[str, str, int], Mapping[int, Measured]]]:
    """The lines of a table, and in each the numbers of wolves."""
    for key, across in groupby(measured, lambda each: (each.row.first, each.row.win, each.row.seats)):
        yield key, {each.row.wolves: each for each in across}


def cell(measured: Measured) -> str:
    """What was found, and how far off."""
    text = f"{measured.found:.4f} {measured.off:+.1f}"
    return text if measured.holds else f"[bold]{text} MISS[/bold]"
