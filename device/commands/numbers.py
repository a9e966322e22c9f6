"""What the commands that count have in common."""

import argparse
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from engine import SetupError
from engine.lab.simulate import Across, processes

SECONDS = 10
"""How long a cluster may take to answer."""


def at_least_one(word: str) -> int:
    """A number of games or processes."""
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than 1")
    return number


def progress(what: str) -> Progress:
    """A bar on the terminal that counts these, while they are played."""
    screen = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)


def worker_words(action: argparse.ArgumentParser) -> None:
    """Who plays the games."""
    who = action.add_mutually_exclusive_group()
    who.add_argument("--jobs", type=at_least_one, default=1, metavar="N", help="processes (default: %(default)s)")
    who.add_argument("--dask", metavar="ADDRESS", help="the scheduler of a Dask cluster whose workers know Wolfhour")


def workers(args: argparse.Namespace) -> AbstractContextManager[Across]:
    """Whoever plays the games: they come back in the same order, whoever it is.  Raises `SetupError`."""
    return cluster(args.dask) if args.dask else processes(args.jobs)


@contextmanager
def cluster(address: str) -> Iterator[Across]:
    """A `map` over a Dask cluster.  Raises `SetupError` where there is none, or Dask is missing."""
    try:
        from distributed import Client
    except ImportError as missing:
        raise SetupError("--dask: Dask is not installed: pip install 'wolfhour[lab]'") from missing
    try:
        client = Client(address, timeout=SECONDS)  # type: ignore[no-untyped-call]  # it has no types
    except (OSError, ValueError) as wrong:
        raise SetupError(f"--dask: no scheduler answers at {address!r}") from wrong

    def across(function: Any, *lots: Any) -> Iterator[Any]:
        for future in client.map(function, *lots, pure=False):
            yield future.result()

    with client:
        yield across
