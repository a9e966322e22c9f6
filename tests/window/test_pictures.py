"""Whole pictures of the table, beside those that somebody has looked at (`pictures/`)."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from device.hw.above import draw
from engine import Ask, Show
from engine.effects import Board, Say, Sleep, View
from tests.window.tables import Watched

PICTURES = Path(__file__).parent / "pictures"
SIZE = (800, 600)
OTHERWISE = 0.004
"""Share of the pixels that may be otherwise: another machine smooths letters a little differently."""


def night() -> Watched:
    """Two wolves choose; one of seven is dead, one is played by the box, and another one's light shines."""
    table = Watched(7)
    seats = (1, 2, 3, 4, 5, 6, 7)
    roles = ("seer", "werewolf", "villager", "hunter", "werewolf", "little-girl", "villager")
    dealt = zip(seats, roles, strict=True)
    table.transcript.perform(Show("own.card", tuple(((seat,), {"role": role}) for seat, role in dealt)))
    table.transcript.perform(Board(View("night", 2, seats, (1, 2, 3, 5, 6, 7))))
    table.transcript.perform(Sleep("night.falls", ()))
    table.transcript.add("wake", "box", seats=[2, 5])
    table.transcript.perform(Say("werewolf.kill"))
    ask = Ask("werewolf.kill", (2, 5), (1, 2, 3, 5, 6, 7))
    table.transcript.perform(ask)
    table.transcript.answer(ask, 5, 3, {5: 3})
    table.top.light(6, "on")
    table.top.light(7, "ack")
    table.top.listen("ambience", "night")
    table.top.listen("voice", "Werewolves, agree in silence and choose your victim.")
    table.keys("shift 5", "+", "+")
    table.played[7] = "bot"
    return table


def of_one_seat() -> Watched:
    """The same, as one of the wolves perceives it."""
    table = night()
    table.keys("v")
    return table


def crowd() -> Watched:
    """Twenty places with a list over them, in Chinese."""
    table = Watched(20, "zh-Hant")
    seats = tuple(range(1, 21))
    table.transcript.perform(Show("own.card", tuple(((seat,), {"role": "villager"}) for seat in seats)))
    table.transcript.perform(Say("vote.call"))
    table.transcript.perform(Ask("village.vote", seats, seats))
    table.keys("space", "f")
    return table


@pytest.mark.parametrize("made", [night, of_one_seat, crowd])
def test_a_table_looks_as_it_did_when_somebody_looked(made: Callable[[], Watched], tmp_path: Path) -> None:
    drawn = made().scene(SIZE)
    picture = draw(drawn, SIZE).surface  # nothing is on the box's own screen, which has tests of its own
    now = tmp_path / f"{made.__name__}.png"
    pygame.image.save(picture, now)
    kept = pygame.image.load(PICTURES / now.name)
    assert kept.get_size() == SIZE
    differing = pygame.mask.from_threshold(picture, (0, 0, 0), (40, 40, 40), kept)
    otherwise = 1 - differing.count() / (SIZE[0] * SIZE[1])
    assert otherwise <= OTHERWISE, f"{otherwise:.1%} of {now} is otherwise; look at it, and keep it if it is right"
