"""Whole games of this engine beside other people's engines: everybody in turn, a few games each, in one process.

Turns are short, so that whatever else the machine does hits all alike.  It needs a module with a function for each
other engine, `werewolf_engine(games)` and `open_spiel_python(games)`, that plays so many games and gives games a second
of processor time, and the packages that these want (`werewolf-engine`, `open_spiel`):

    python -m tests.lab.beside peers.py 100
"""

import sys
from collections.abc import Callable
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from statistics import median
from typing import Any

from device.settings import CONFIG
from device.setups import load_setup
from engine.catalogue import Setup, games
from engine.lab.simulate import chunk
from engine.rules import read_rules

PEERS = {"werewolf_engine": 40, "open_spiel_python": 40}
"""And how many games a turn."""


def setups() -> dict[str, tuple[Setup, int]]:
    """Ours, and how many games a turn."""
    classic = games()["classic"]
    rules: Any = read_rules(classic.rules, {})
    nine = Setup("classic", tuple(range(1, 10)), classic.pack(9, rules), rules)
    return {"classic": (nine, 60), "line 10": (seed("seed-10"), 40), "line 16": (seed("seed-16"), 20)}


def seed(name: str) -> Setup:
    """A ready set-up of Miller's Hollow."""
    file, problems = load_setup(CONFIG / "setups" / "millers-hollow" / f"{name}.toml", lambda found: ())
    assert file, problems
    return file.setup()


def loaded(path: Path) -> Any:
    """The module with the others."""
    spec = spec_from_file_location("peers", path)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def theirs(play: Callable[[int], float], number: int, turn: int) -> float:
    """Seconds for one game of another engine."""
    return 1 / play(number)


def ours(setup: Setup, number: int, turn: int) -> float:
    """Seconds for one game of this one."""
    return chunk(setup, "random", 1, turn, number).seconds / number


def main(peers: Path, rounds: int) -> None:
    """Print what a game takes, and how many times as fast as each of the others that is."""
    others = loaded(peers)
    turns: dict[str, Callable[[int], float]] = {}
    for name, number in PEERS.items():
        turns[name] = partial(theirs, getattr(others, name), number)
    for name, (setup, number) in setups().items():
        turns[name] = partial(ours, setup, number)
    seconds: dict[str, list[float]] = {name: [] for name in turns}
    for turn in range(rounds + 1):  # the first is to get warm
        for name in [*turns][:: 1 if turn % 2 else -1]:
            seconds[name].append(turns[name](turn))
    middle = {name: median(found[1:]) for name, found in seconds.items()}
    for name in turns:
        times = "   ".join(f"{middle[peer] / middle[name]:.2f} x {peer}" for peer in PEERS)
        print(f"{name:18} {middle[name] * 1e6:6.0f} us a game   {times}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
