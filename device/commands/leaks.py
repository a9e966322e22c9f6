"""`wolfhour leaks`: whether anybody can learn from the box what he should not know."""

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from device.commands.numbers import at_least_one, progress
from device.languages import languages
from device.leaks.prove import Figures, prove, tasks
from device.phrases import Phrases
from device.settings import CONFIG, TEXTS
from device.setups import faults, load_setup, load_setups
from device.suggest import did_you_mean
from engine import SetupError, read_rules
from engine.catalogue import Game, Setup, games

READY = CONFIG / "setups"
DONE, FOUND = 0, 1


def words(parser: argparse.ArgumentParser) -> None:
    """The words of `leaks`."""
    parser.description = (
        "Plays pairs of games that differ in secrets only, and compares what each seat hears, sees and "
        "times, up to the next public result.  Exit status 1: something differs that should not, or too little was "
        "compared."
    )
    parser.epilog = "example: wolfhour leaks --game classic --pairs 1000 --jobs 2"
    parser.add_argument("--game", required=True, help="which game")
    parser.add_argument("--setup", metavar="NAME|FILE", help="a ready set-up, or a file (default: all that there are)")
    parser.add_argument("--pairs", type=number, default=1000, metavar="N", help="per set-up (default: %(default)s)")
    parser.add_argument(
        "--table-pairs",
        type=number,
        default=50,
        metavar="N",
        help="so many more with every list, light and picture of the table (default: %(default)s)",
    )
    known = languages(TEXTS)
    parser.add_argument(
        "--narrators", nargs="+", default=(), choices=known, metavar="L", help=f"who speaks: {', '.join(known)}"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same pairs again (default: %(default)s)")
    parser.add_argument("--jobs", type=at_least_one, default=1, metavar="N", help="processes (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run_leaks)


def number(word: str) -> int:
    """How many pairs; there may be none."""
    if (given := int(word)) < 0:
        raise argparse.ArgumentTypeError(f"{given} is less than 0")
    return given


def run_leaks(args: argparse.Namespace) -> int:
    """Play, compare and tell.  Raises `SetupError` for a game or a set-up that cannot be played."""
    setups = setups_of(args.game, args.setup)
    if not args.pairs + args.table_pairs:
        raise SetupError("--pairs and --table-pairs are both 0: there is nothing to compare")
    found: dict[str, Figures] = {}
    with progress("pairs") as bar:
        task = bar.add_task("pairs", total=len(setups) * (args.pairs + args.table_pairs))
        for name, setup in setups.items():
            work = [*tasks(name, setup, args.seed, args.pairs, args.table_pairs, tuple(args.narrators))]
            found |= prove(work, args.jobs, lambda more: bar.advance(task, more))
            done = found[name]
            told = f"{name}: {done.pairs} pairs, {done.comparisons} compared, {done.differences} differing"
            bar.console.print(told, highlight=False, markup=False)
    report = summary(args.game, args.seed, found)
    if args.json:
        print(json.dumps(report))
    else:
        show(report)
    return DONE if report["proven"] else FOUND


def setups_of(game: str, wanted: str | None) -> Mapping[str, Setup]:
    """The set-ups to be played, by name.  Raises `SetupError` with everything that is wrong."""
    if game not in games():
        raise SetupError(f"--game: there is no game {game!r}{did_you_mean(game, games())}")
    phrases = Phrases(TEXTS, "en", game)
    if wanted is not None and (path := Path(wanted)).suffix == ".toml":
        file, problems = load_setup(path, lambda found: faults(phrases, found))
        if file is None:
            raise SetupError(*map(str, problems))
        if file.game != game:
            raise SetupError(f"--game: {path} is a set-up for {file.game}, not for {game}")
        return {path.stem: file.setup()}
    files, problems = load_setups([READY], lambda found: faults(phrases, found))
    if problems:
        raise SetupError(*map(str, problems))
    ready = {Path(name).name: file.setup() for name, file in files.items() if file.game == game}
    if wanted is None:
        return ready or {"recommended": recommended(games()[game])}
    if wanted not in ready:
        hint = did_you_mean(wanted, ready) or f"; there are: {', '.join(ready)}; or name a .toml file"
        raise SetupError(f"--setup: there is no ready set-up {wanted!r} of {game}{hint}")
    return {wanted: ready[wanted]}


def recommended(game: Game) -> Setup:
    """What the smallest table plays unless it wants anything else."""
    rules: Any = read_rules(game.rules, game.usual(game.least))
    return Setup(game.key, tuple(range(1, game.least + 1)), game.pack(game.least, rules), rules)


def summary(game: str, seed: int, found: Mapping[str, Figures]) -> dict[str, Any]:
    """Everything that was found, as plain data."""
    setups = {name: of_setup(figures) for name, figures in found.items()}
    proven = not any(setup["differences"] or setup["missing"] for setup in setups.values())
    return {"game": game, "seed": seed, "proven": proven, "setups": setups}


def of_setup(figures: Figures) -> dict[str, Any]:
    """What was found in one set-up."""
    asks = {
        ask: {
            "compared": figures.asks[ask],
            "filled_or_empty": figures.filled[ask],
            "answered_or_not": figures.answered[ask],
            "covered": figures.covered(ask),
        }
        for ask in sorted(figures.asks)
    }
    return {
        "pairs": figures.pairs,
        "comparisons": figures.comparisons,
        "past_second_dawn": figures.far,
        "frames": figures.frames,
        "lights": figures.lights,
        "other_ballots": figures.ballots,
        "asks": asks,
        "missing": figures.missing(),
        "differences": figures.differences,
        "in_words": figures.words,
    }


def show(report: Mapping[str, Any]) -> None:
    """Print a report for people."""
    console = Console()
    table = Table(title=f"{report['game']}: pairs of games that differ in secrets only")
    table.add_column("set-up")
    for column in ("pairs", "compared", "past dawn 2", "frames", "lights", "other ballots", "differing"):
        table.add_column(column, justify="right")
    asks = Table(title="secret questions, compared with an asked seat in one game and none in the other")
    for column in ("set-up", "question"):
        asks.add_column(column)
    for column in ("compared", "asked or not", "answered or not"):
        asks.add_column(column, justify="right")
    for name, found in report["setups"].items():
        share = found["past_second_dawn"] / max(1, found["comparisons"])
        counted = (found[key] for key in ("pairs", "comparisons", "frames", "lights", "other_ballots", "differences"))
        pairs, comparisons, *more = map(str, counted)
        table.add_row(name, pairs, comparisons, f"{share:.0%}", *more)
        for ask, counted in found["asks"].items():
            asks.add_row(name, ask, *(f"{counted[key]}" for key in ("compared", "filled_or_empty", "answered_or_not")))
    console.print(table)
    console.print(asks)
    for name, found in report["setups"].items():
        for missing in found["missing"]:
            console.print(f"{name}: {missing}; more --pairs may do it", highlight=False, markup=False)
        for words in found["in_words"][:1]:
            console.print(f"the first difference: {words}", highlight=False, markup=False)
    if report["proven"]:
        console.print("No seat could tell one game from the other before a public result.", highlight=False)
