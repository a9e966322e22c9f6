"""`wolfhour lab advise`: which set-ups are even, and which way each role tilts them."""

import argparse
import csv
import json
import shlex
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from device.commands.numbers import at_least_one, progress, worker_words, workers
from device.expected import FILE, Expected, save
from device.phrases import Phrases
from device.settings import CONFIG, TEXTS
from device.setups import faults, load_setups
from engine import SetupError, as_plain, read_rules
from engine.catalogue import Game, Setup, games
from engine.lab.advise import POLICY, Rated, Reversal, Tilt, concordance, nearby, race, reversals, tilted
from engine.lab.simulate import Figures, simulate, wilson

VILLAGES = ("classic", "millers-hollow")
"""Games whose players reason."""
SAID = CONFIG / "lab" / "roles.csv"
"""What is said of roles: the weights of RULES.md 4.1, and points of published decks, less those of a villager."""
SOURCES = ("rules", "points")
RECOMMENDED = "recommended"
NAMES = {"swap": "{out} → {into}"}


def advise_words(action: argparse.ArgumentParser) -> None:
    """The words of `lab advise`."""
    action.description = (
        "Players who reason play the recommended set-up, the ready ones and those one card away, which are ranked by "
        "how even they are, and how few are dead by the second dawn.  Then it tells which way each role tilts it, and "
        "where that differs from what is said of it.  Without --seats they play the recommended and the ready "
        "set-ups of each number of seats, and nothing else."
    )
    action.epilog = "example: wolfhour lab advise --game classic --seats 9"
    action.add_argument("--game", choices=VILLAGES, default="classic", help="which game (default: %(default)s)")
    action.add_argument("--seats", type=int, metavar="N", help="for how many players")
    action.add_argument(
        "--games", type=at_least_one, default=1000, metavar="N", help="games each (default: %(default)s)"
    )
    action.add_argument("--seed", type=int, default=1, metavar="N", help="the same games again (default: %(default)s)")
    worker_words(action)
    action.add_argument("--json", action="store_true", help="print one JSON object")
    action.add_argument(
        "--write",
        type=Path,
        nargs="?",
        const=FILE,
        metavar="FILE",
        help="keep what came of the recommended and the ready set-ups, for the lobby (default: %(const)s)",
    )
    action.set_defaults(run=run_advise)


def run_advise(args: argparse.Namespace) -> int:
    """Play, print, and keep it if that is wanted.  Raises `SetupError` for a number of seats that the game has not."""
    game = games()[args.game]
    if args.seats is not None and not game.least <= args.seats <= game.most:
        raise SetupError(f"--seats: {game.key} is for {game.least} to {game.most} seats, not {args.seats}")
    with progress("set-ups") as bar, workers(args) as across:
        task = bar.add_task("set-ups", total=None)

        @cache
        def counted(setup: Setup, number: int, seed: int = args.seed) -> Figures:
            """So many games of players who reason."""
            bar.advance(task)
            return simulate(setup, POLICY, number, seed, across)

        if args.seats is None:
            several = [each for seats in range(game.least, game.most + 1) for each in ready(game, seats)]
            ranked, tilts = [Rated(name, setup, counted(setup, args.games)) for name, setup in several], []
        else:
            several = [*ready(game, args.seats)]
            usual = several[0][1]
            known = [Rated(name, setup, counted(setup, args.games)) for name, setup in several]
            near = race(nearby(game, usual, NAMES), args.games, partial(counted, seed=args.seed + 1), counted)
            ranked = sorted([*known, *near], key=lambda each: each.cost)
            tilts = [
                Tilt(role, counted(one, args.games), counted(other, args.games))
                for role, one, other in tilted(game, args.seats, usual.rules)
            ]
            tilts.sort(key=lambda each: -each.change)
    if args.write is not None:
        known_names = {name for name, _ in several}
        save([kept(each, command(args)) for each in ranked if each.name in known_names], args.write)
    report(args, ranked, tilts)
    return 0


def ready(game: Game, seats: int) -> Iterator[tuple[str, Setup]]:
    """The recommended set-up of so many seats, and the ready ones."""
    rules: Any = read_rules(game.rules, game.usual(seats))
    yield RECOMMENDED, Setup(game.key, tuple(range(1, seats + 1)), game.pack(seats, rules), rules)
    files, _ = load_setups([CONFIG / "setups"], partial(faults, Phrases(TEXTS, "en", game.key)))
    for name, file in files.items():
        if file.game == game.key and file.seats == seats:
            yield name.partition("/")[2], file.setup()


def command(args: argparse.Namespace) -> str:
    """The command that makes these figures again."""
    words = ["wolfhour", "lab", "advise", "--game", args.game, "--games", str(args.games), "--seed", str(args.seed)]
    words += ["--seats", str(args.seats)] if args.seats is not None else []
    return shlex.join([*words, "--write"])


def kept(rated: Rated, made_by: str) -> Expected:
    """What the lobby is told."""
    figures, setup = rated.figures, rated.setup
    return Expected(
        game=setup.game,
        name=rated.name,
        seats=len(setup.seats),
        deck=setup.deck,
        rules=as_plain(setup.rules),
        games=figures.games,
        village=round(figures.winners["village"] / figures.games, 3),
        wolves=round(figures.winners["werewolf"] / figures.games, 3),
        nights=round(rated.nights, 2),
        early=round(figures.early / figures.games, 2),
        command=made_by,
    )


def said_of_roles(game: str) -> dict[str, dict[str, float]]:
    """What is said, by source and role."""
    with SAID.open(encoding="utf-8", newline="") as file:
        lines = [line for line in csv.DictReader(file) if line["game"] == game]
    return {source: {line["role"]: float(line[source]) for line in lines if line[source]} for source in SOURCES}


def report(args: argparse.Namespace, ranked: Sequence[Rated], tilts: Sequence[Tilt]) -> None:
    """Print what was found."""
    said = said_of_roles(args.game)
    if args.json:
        found = {
            "game": args.game,
            "games": args.games,
            "seed": args.seed,
            "setups": [plain(each) for each in ranked],
            "roles": [plain_tilt(each, said) for each in tilts],
            "order": {source: round(concordance(tilts, said[source]), 3) for source in SOURCES},
            "reversed": {source: [*map(plain_reversal, reversals(tilts, said[source]))] for source in SOURCES},
        }
        print(json.dumps(found))
        return
    console = Console()
    console.print(setups_table(ranked))
    if tilts:
        console.print(tilts_table(tilts, said))
        for line in disagreements(tilts, said):
            console.print(line, highlight=False)


def plain(each: Rated) -> dict[str, Any]:
    """One set-up as plain data."""
    low, high = wilson(each.figures.winners["village"], each.figures.games)
    return {
        "name": each.name,
        "seats": len(each.setup.seats),
        "deck": each.setup.deck,
        "village": round(each.figures.winners["village"] / each.figures.games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "cost": round(each.cost, 4),
        "nights": round(each.nights, 2),
        "early_deaths": round(each.figures.early / each.figures.games, 2),
    }


def plain_tilt(each: Tilt, said: Mapping[str, Mapping[str, float]]) -> dict[str, Any]:
    """One role as plain data."""
    found = {"role": each.role, "change": round(each.change, 4), "low": round(each.low, 4), "high": round(each.high, 4)}
    for source in SOURCES:
        if each.role in said[source]:
            found[source] = {"said": said[source][each.role], "verdict": each.verdict(said[source][each.role])}
    return found


def plain_reversal(each: Reversal) -> dict[str, Any]:
    """Two roles in the wrong order as plain data."""
    low, high = each.change - each.reach, each.change + each.reach
    found = {"change": round(each.change, 4), "low": round(low, 4), "high": round(high, 4)}
    return {"better": each.better, "worse": each.worse, **found}


def setups_table(ranked: Sequence[Rated]) -> Table:
    """The set-ups, the most advisable first."""
    table = Table(title=f"{ranked[0].setup.game}: the village's share of games, played by players who reason")
    for name in ("set-up", "seats", "village", "95 % interval", "nights", "dead by the second dawn"):
        table.add_column(name, justify="left" if name == "set-up" else "right")
    for each in ranked:
        found = plain(each)
        share, between = f"{found['village']:.1%}", f"{found['low']:.1%} to {found['high']:.1%}"
        cells = (share, between, f"{found['nights']:.1f}", f"{found['early_deaths']:.1f}")
        table.add_row(each.name, str(found["seats"]), *cells)
    return table


def tilts_table(tilts: Sequence[Tilt], said: Mapping[str, Mapping[str, float]]) -> Table:
    """The roles, and what is said of them."""
    table = Table(title="What each role changes in it, for plain villagers in its place")
    for name in ("role", "change", "95 % interval", "RULES.md 4.1", "", "published points", ""):
        table.add_column(name, justify="left" if name in ("role", "") else "right")
    for each in tilts:
        cells = [each.role, f"{each.change:+.1%}", f"{each.low:+.1%} to {each.high:+.1%}"]
        for source in SOURCES:
            weight = said[source].get(each.role)
            cells += ["", ""] if weight is None else [f"{weight:+g}", each.verdict(weight)]
        table.add_row(*cells)
    return table


def disagreements(tilts: Sequence[Tilt], said: Mapping[str, Mapping[str, float]]) -> Iterator[str]:
    """In what the games differ from what is said."""
    for source, title in zip(SOURCES, ("RULES.md 4.1", "published points"), strict=True):
        weights = said[source]
        yield f"{title}: the same order {concordance(tilts, weights):+.2f} (1 wholly, 0 not at all, -1 reversed)"
        for each in tilts:
            if each.role in weights and each.verdict(weights[each.role]) == "differs":
                between = f"{each.low:+.1%} to {each.high:+.1%}"
                yield f"  differs in sign: {each.role} {each.change:+.1%} ({between}), said {weights[each.role]:+g}"
        for pair in reversals(tilts, weights):
            between = f"{pair.change - pair.reach:.1%} to {pair.change + pair.reach:.1%}"
            said_so = f"{pair.better} is said to help more than {pair.worse}"
            yield f"  differs in order: {said_so}, which helps more by {pair.change:.1%} ({between})"
