"""`wolfhour lab plot`: pictures of many games."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from device.commands.numbers import at_least_one, progress, worker_words, workers
from engine import SetupError, read_rules
from engine.catalogue import Game, Setup, games
from engine.lab.policies import POLICIES
from engine.lab.simulate import Figures, simulate, wilson

PICTURES = ("seats", "alive", "nights")
"""Who wins with how many players; how many still live at each dawn; how long games take."""


def plot_words(action: argparse.ArgumentParser) -> None:
    """The words of `lab plot`."""
    action.description = (
        "Draws three pictures of games with the recommended deck: how often each side wins with how many players "
        "(seats), and for one number of players how many are still alive at each dawn (alive) and how many nights it "
        "takes (nights).  Needs the extra: pip install 'wolfhour[lab]'."
    )
    action.epilog = "example: wolfhour lab plot --game classic --seats 9 --out pictures"
    action.add_argument("--game", choices=games(), default="classic", help="which game (default: %(default)s)")
    action.add_argument("--seats", type=int, default=9, metavar="N", help="for how many players (default: %(default)s)")
    action.add_argument("--out", type=Path, default=Path("pictures"), metavar="FOLDER", help="where they are put")
    action.add_argument("--format", choices=("svg", "png"), default="svg", help="which kind (default: %(default)s)")
    action.add_argument(
        "--policy", choices=POLICIES, default="table", help="how the bots choose (default: %(default)s)"
    )
    action.add_argument(
        "--games", type=at_least_one, default=500, metavar="N", help="games each (default: %(default)s)"
    )
    action.add_argument("--seed", type=int, default=1, metavar="N", help="the same games again (default: %(default)s)")
    worker_words(action)
    action.set_defaults(run=run_plot)


def run_plot(args: argparse.Namespace) -> int:
    """Play and draw.  Raises `SetupError` where the extra is missing or the game has no such number of seats."""
    game = games()[args.game]
    if not game.least <= args.seats <= game.most:
        raise SetupError(f"--seats: {game.key} is for {game.least} to {game.most} seats, not {args.seats}")
    try:
        import matplotlib as mpl
    except ImportError as missing:
        raise SetupError("lab plot: matplotlib is not installed: pip install 'wolfhour[lab]'") from missing
    mpl.rcParams["svg.hashsalt"] = args.game  # the same games give the same file
    numbers = range(game.least, game.most + 1)
    with progress("set-ups") as bar, workers(args) as across:
        found = {
            seats: simulate(recommended(game, seats), args.policy, args.games, args.seed, across)
            for seats in bar.track(numbers)
        }
    try:
        args.out.mkdir(parents=True, exist_ok=True)
        for name in PICTURES:
            file = args.out / f"{name}.{args.format}"
            picture(name, args, found).savefig(file, metadata={"Date": None} if args.format == "svg" else None)
            print(file)
    except OSError as wrong:
        raise SetupError(f"--out: {args.out}: {wrong.strerror}") from wrong
    return 0


def recommended(game: Game, seats: int) -> Setup:
    """The recommended deck, by the usual house rules of so many seats."""
    rules: Any = read_rules(game.rules, game.usual(seats))
    return Setup(game.key, tuple(range(1, seats + 1)), game.pack(seats, rules), rules)


def picture(name: str, args: argparse.Namespace, found: dict[int, Figures]) -> Any:
    """One of the pictures, as matplotlib has it."""
    from matplotlib.figure import Figure

    drawn = Figure(figsize=(7, 4), layout="constrained")
    axes = drawn.add_subplot()
    game, chosen = games()[args.game], found[args.seats]
    title = f"{args.game}, {args.policy} bots, {args.games} games"
    match name:
        case "seats":
            wins(axes, game, found)
            axes.set(xlabel="players", ylabel="games won, with 95 % intervals", ylim=(0, 1), xticks=[*found])
            axes.legend()
        case "alive":
            shares = alive(chosen, args.seats * max(1, game.each))
            axes.step(range(len(shares)), shares, where="post")
            axes.set(xlabel="dawn", ylabel="players alive", ylim=(0, 1), xticks=range(len(shares)))
        case _:
            nights = sorted(chosen.nights)
            axes.bar(nights, [chosen.nights[night] / chosen.games for night in nights])
            axes.set(xlabel="nights" if "night" in game.names.kinds else "rounds", ylabel="games")
    axes.set_title(f"{title} each" if name == "seats" else f"{title}, {args.seats} players")
    axes.grid(alpha=0.3)
    return drawn


def wins(axes: Any, game: Game, found: dict[int, Figures]) -> None:
    """A line for each side that ever wins."""
    for camp in game.names.winners:
        rates = [figures.winners[camp] / figures.games for figures in found.values()]
        if any(rates):
            ends = [wilson(figures.winners[camp], figures.games) for figures in found.values()]
            reach = [(rate - low, high - rate) for rate, (low, high) in zip(rates, ends, strict=True)]
            axes.errorbar([*found], rates, yerr=[*zip(*reach, strict=True)], capsize=3, label=camp)


def alive(figures: Figures, players: int) -> Sequence[float]:
    """Which share of the players (or characters) is alive before the first night, and at each dawn of the longest game.

    Once a game is over nobody dies in it any more.
    """
    shares, dead = [1.0], 0
    for dawn in range(max(figures.fallen, default=0) + 1):
        dead += figures.fallen[dawn]
        shares.append(1 - dead / figures.games / players)
    return shares
