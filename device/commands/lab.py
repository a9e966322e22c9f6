"""`wolfhour lab`: what bots find out about a set-up."""

import argparse
import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from device.commands.lab_advise import advise_words
from device.commands.lab_plot import plot_words
from device.commands.lab_theory import theory_words
from device.commands.numbers import at_least_one, progress, worker_words, workers
from device.phrases import Phrases
from device.settings import TEXTS
from device.setups import faults, house_rule_faults, load_setup, obstacles
from device.suggest import did_you_mean
from engine import SetupError, as_plain, read_rules
from engine.catalogue import Game, Setup, games
from engine.lab.policies import POLICIES
from engine.lab.simulate import Figures, mean, simulate, wilson


def words(parser: argparse.ArgumentParser) -> None:
    """The words of `lab`."""
    parser.description = "Plays games with bots, without a table, and counts."
    parser.epilog = "example: wolfhour lab simulate --game classic --seats 9"
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    action = actions.add_parser(
        "simulate",
        help="play many games and tell who wins how often",
        description="Plays many games with bots.  Every rate comes with the interval that holds the truth 95 times in "
        "100.  Bots are no people: compare set-ups with each other, not with your friends.",
        epilog="example: wolfhour lab simulate --game classic --seats 12 --games 10000 --rules tie=random",
    )
    action.add_argument("--game", help="which game (default: that of the set-up file, else classic)")
    deck = action.add_mutually_exclusive_group()
    deck.add_argument("--setup", type=Path, metavar="FILE", help="a set-up file, with its deck and its house rules")
    deck.add_argument("--seats", type=int, default=9, metavar="N", help="the recommended deck (default: %(default)s)")
    action.add_argument("--games", type=at_least_one, default=2000, metavar="N", help="how many (default: %(default)s)")
    action.add_argument(
        "--policy",
        choices=POLICIES,
        default="random",
        help="how the bots choose: random is evenly among what is legal; table reasons aloud (default: %(default)s)",
    )
    action.add_argument("--seed", type=int, default=1, metavar="N", help="the same games again (default: %(default)s)")
    worker_words(action)
    action.add_argument(
        "--rules", nargs="+", action="extend", default=[], metavar="KEY=VALUE", help="house rules other than the usual"
    )
    action.add_argument("--json", action="store_true", help="print one JSON object")
    action.set_defaults(run=run_simulate)
    advise_words(actions.add_parser("advise", help="rank set-ups, and tell which way each role tilts them"))
    plot_words(actions.add_parser("plot", help="draw who wins, who lives, and how long it takes"))
    theory_words(actions.add_parser("theory", help="compare the engine with published numbers"))


def run_simulate(args: argparse.Namespace) -> int:
    """Play, and print what came of it.  Raises `SetupError` for a set-up that cannot be played."""
    setup = setup_from(args)
    with progress("games") as bar:
        task = bar.add_task("games", total=args.games)
        with workers(args) as across:
            figures = simulate(setup, args.policy, args.games, args.seed, across, lambda more: bar.advance(task, more))
    report = summary(setup, args.policy, args.seed, figures)
    if args.json:
        print(json.dumps(report))
    else:
        show(report)
    return 0


def setup_from(args: argparse.Namespace) -> Setup:
    """The set-up that the words describe.  Raises `SetupError` with everything that is wrong with it."""
    key = args.game or "classic"
    if key not in games():
        raise SetupError(f"--game: there is no game {key!r}{did_you_mean(key, games())}")
    phrases = Phrases(TEXTS, "en", key)
    given = dict(map(house_rule, args.rules))
    game = games()[key]
    if args.setup is not None:
        file, problems = load_setup(args.setup, lambda found: faults(phrases, found))
        if file is None:
            raise SetupError(*map(str, problems))
        if args.game not in (None, file.game):
            raise SetupError(f"--game: {args.setup} is a set-up for {file.game}, not for {args.game}; leave --game out")
        game = games()[file.game]
        rules, seats, deck = read_given(game, {**file.rules, **given}), file.seats, file.deck
    else:
        rules, seats = read_given(game, given), args.seats
        if not game.least <= seats <= game.most:
            raise SetupError(f"--seats: {game.key} is for {game.least} to {game.most} seats, not {seats}")
        deck = game.pack(seats, rules)
    setup = Setup(game.key, tuple(range(1, seats + 1)), deck, rules)
    if wrong := obstacles(phrases, game, setup):
        raise SetupError(*wrong)
    return setup


def read_given(game: Game, given: Mapping[str, Any]) -> Any:
    """House rules from the command line.  Raises `SetupError` with everything that is wrong with them."""
    if wrong := [*house_rule_faults(game, given)]:
        raise SetupError(*[f"{key}: {what}" for key, what in wrong])
    return read_rules(game.rules, given)


def house_rule(word: str) -> tuple[str, bool | float | str | list[str]]:
    """`key=value` as a house rule; a comma makes a list.  Raises `SetupError` where it is none."""
    key, equals, value = word.partition("=")
    if not equals:
        raise SetupError(f"--rules: {word!r} is no house rule; write key=value, as in tie=random")
    if value in ("true", "false"):
        return key, value == "true"
    if "," in value:
        return key, [*filter(None, value.split(","))]
    with suppress(ValueError):
        return key, int(value) if value.isdecimal() else float(value)
    return key, value


def summary(setup: Setup, policy: str, seed: int, figures: Figures) -> dict[str, Any]:
    """Everything that was found, as plain data: rates and means a game, and games a second of one core."""
    winners = {}
    for camp in (*games()[setup.game].names.winners, *(["none"] if figures.winners["none"] else [])):
        won = figures.winners[camp]
        low, high = wilson(won, figures.games)
        winners[camp] = {
            "games": won,
            "rate": round(won / figures.games, 5),
            "low": round(low, 5),
            "high": round(high, 5),
        }
    return {
        "game": setup.game,
        "seats": len(setup.seats),
        "deck": setup.deck,
        "rules": as_plain(setup.rules),
        "policy": policy,
        "seed": seed,
        "games": figures.games,
        "winners": winners,
        "nights": round(mean(figures.nights)[0], 3),
        "early_deaths": round(figures.early / figures.games, 3),
        "cpu_seconds": round(figures.seconds, 3),
        "games_per_second": round(figures.games / max(figures.seconds, 1e-9)),
    }


def show(report: dict[str, Any]) -> None:
    """Print a report for people."""
    table = Table(
        title=f"{report['games']} games of {report['game']}, {report['seats']} seats, {report['policy']} bots"
    )
    table.add_column("winner")
    table.add_column("games", justify="right")
    table.add_column("rate", justify="right")
    table.add_column("95 % interval", justify="right")
    for camp, won in report["winners"].items():
        table.add_row(camp, str(won["games"]), f"{won['rate']:.1%}", f"{won['low']:.1%} to {won['high']:.1%}")
    console = Console()
    console.print(table)
    console.print(f"deck: {', '.join(report['deck'])}", highlight=False)
    game = games()[report["game"]]
    dead = "players" if game.each == 1 else "characters"
    nights = f"{report['nights']} nights; {report['early_deaths']} {dead} dead by the second dawn"
    counted = nights if "night" in game.names.kinds else f"{report['nights']} rounds"
    console.print(
        f"{counted}; {report['games_per_second']} games a second on one core",
        highlight=False,
    )
