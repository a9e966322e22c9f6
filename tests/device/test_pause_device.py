"""In the pause menu a seat gets another device, and has it after a power cut as well."""

from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest

from device.app import Box
from device.host import Stopped
from device.inbox import Starved
from device.options import Options
from engine import Seat

MENU = "panel ok\npanel up\npanel up\npanel up\npanel ok"
SEATS = 9


def play(state: Path, commands: str, *, resume: bool = False) -> tuple[str, tuple[Seat, ...], str]:
    """What a box told, which devices the seats had in the end, and which is remembered for the next start."""
    out = StringIO()
    options = Options(
        state=state, config="/dev/null", text=True, voice=False, fast=True, seed=7, seats=SEATS, bots=SEATS,
        game="classic", lobby=False, resume=resume,
    )  # fmt: skip
    with Box(options, StringIO(commands), out) as box:
        with suppress(Stopped, Starved):
            box.run()
        return out.getvalue(), box.host.seating.leads, str(box.store.recall("leads"))


DAY, NIGHT = "wait SAY Enough talk", "wait SAY Night falls"
"""By day player 2 is the first one alive, in the night player 1."""


def seats(seat: Seat) -> tuple[Seat, ...]:
    """The devices where this seat has the spare one."""
    return tuple(10 if at == seat else at for at in range(1, SEATS + 1))


@pytest.mark.parametrize(("moment", "first"), [(DAY, 2), (NIGHT, 1)])
def test_a_seat_plays_on_with_another_device(tmp_path: Path, moment: str, first: Seat) -> None:
    told, leads, kept = play(tmp_path, f"{moment}\n{MENU}\npanel ok\npress 3\npress 10\nwait 3\n")
    assert "] SAY That one belongs to player 3" in told
    assert f"] SAY From now on player {first} answers here" in told
    assert leads == seats(first)
    assert kept == str([*leads])
    assert [*(tmp_path / "history").iterdir()], "the player at the other device plays it to its end"


def test_nobody_gets_another_device_where_somebody_changes_his_mind(tmp_path: Path) -> None:
    told, leads, _ = play(tmp_path, f"{DAY}\n{MENU}\npanel ok\npanel back\nwait 1\npanel ok\nwait 9\n")
    assert "SAY Player 2, press the button" in told
    assert leads == seats(0)


def test_the_device_is_remembered_after_a_power_cut(tmp_path: Path) -> None:
    told, _, _ = play(tmp_path, f"{DAY}\n{MENU}\npanel ok\npress 10\nwait 3\nquit\n")
    assert "answers here" in told
    assert (tmp_path / "game.journal").exists()
    _, leads, _ = play(tmp_path, "wait 1\n", resume=True)
    assert leads == seats(2)
    assert [*(tmp_path / "history").iterdir()]


def test_the_device_of_a_dead_player_changes_places_with_the_own_one(tmp_path: Path) -> None:
    commands = (
        f"wait SAY Enough talk\nwait SAY Night is near\nwait SCREEN Day 2\n{MENU}\npanel ok\npress DEAD\nwait 3\n"
    )
    told, _, _ = play(tmp_path / "look", commands.replace("press DEAD", "panel back\npanel ok"))
    dead = int(told.partition("] SCREEN Day 2")[2].partition(" x")[2].split()[0].split("(")[0])
    told, leads, _ = play(tmp_path / "do", commands.replace("DEAD", str(dead)))
    moved = int(told.partition("From now on player ")[2].split()[0])
    assert leads[moved - 1] == dead
    assert leads[dead - 1] == moved
