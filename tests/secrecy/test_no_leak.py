"""No seat can tell one game from another that differs in secrets only."""

from pathlib import Path

import pytest

from device.commands.leaks import READY, setups_of
from device.leaks.prove import Figures, prove, tasks
from engine.catalogue import games

SETUPS = [path.relative_to(READY).with_suffix("").as_posix() for path in sorted(READY.glob("*/*.toml"))]


def compared(name: str, pairs: int, table_pairs: int) -> Figures:
    game, setup = Path(name).parts
    return prove(list(tasks(name, setups_of(game, setup)[setup], 7, pairs, table_pairs)))[name]


@pytest.mark.parametrize(
    "name",
    [
        *("classic/watchful-village", "millers-hollow/seed-10", "millers-hollow/seed-16"),
        *("lupusburg/seven-and-the-trap", "wooolf/eight-and-all-cards"),
    ],
)
def test_a_few_pairs_are_alike(name: str) -> None:
    figures = compared(name, 20, 1)
    assert figures.words == []
    assert figures.far > figures.comparisons / 2


@pytest.mark.long
@pytest.mark.parametrize("name", SETUPS)
def test_many_pairs_of_every_ready_set_up_are_alike(name: str) -> None:
    figures = compared(name, 200, 10)
    assert figures.words == []
    assert figures.far > figures.comparisons / 2


def test_every_game_has_ready_set_ups_to_compare() -> None:
    assert {Path(name).parts[0] for name in SETUPS} == set(games())
