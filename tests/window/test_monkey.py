"""Somebody who hits keys, clicks and types at random, in every game: the box goes on, and a seat sees no more."""

from functools import partial
from itertools import count
from pathlib import Path
from random import Random

import pytest

from device import app
from device.app import Box
from device.host import Stopped
from device.options import Options
from device.sim.above.desk import KEYS, PANEL_KEYS, SEAT_KEYS
from device.sim.above.scene import BAR, FOOT, around
from device.sim.above.state import CLOSED
from device.sim.commands import HELP
from device.sim.paced import PacedClock

SIZE = (1280, 800)
DEEDS = 3000
SEATS = {"classic": 8, "millers-hollow": 12, "lupusburg": 5, "wooolf": 5, "cried-wolf": 3}
ALL_KEYS = (*SEAT_KEYS, *PANEL_KEYS, *KEYS, "g", "delete", "é")
WORDS = (*HELP.split(), "power1", "21", "99999999999999999999", "-1", "٣", "4-9", "9-4", "\u202e", "\0", "🐺", "well")
PRIVATE = {"card", "light", "text"}


class Monkey:
    """Does something at random each time that the window looks for events."""

    def __init__(self, box: Box, chance: Random) -> None:
        assert box.table is not None
        self.window, self.desk, self.top = box.table.window, box.table.desk, box.table.top
        self.chance, self.done, self.viewed = chance, 0, 0
        self._pump = self.window.pump
        vars(self.window)["pump"] = self.pump

    def pump(self) -> None:
        self.done += 1
        if self.done == DEEDS:
            raise Stopped
        self.do()
        self.look()
        self._pump()

    def do(self) -> None:
        draw, desk = self.chance.choice, self.desk
        match self.chance.random():
            case share if share < 0.5:
                key = draw(ALL_KEYS)
                if key in PANEL_KEYS and self.chance.random() < 0.8:
                    return  # else it would sit in the menu of the pause all the time
                desk.key(key, key if len(key) == 1 else "", shift=draw((True, False)), control=draw((True, False)))
            case share if share < 0.8:
                drawn = self.window._scene(SIZE)
                command = draw([spot.command for spot in (*drawn.spots, *drawn.above) if spot.command])
                if command != "power":
                    desk.click(command)
            case share if share < 0.95:
                desk.do(" ".join(draw(WORDS) for _ in range(self.chance.randint(0, 5))))
            case _:
                desk.clock.faster(len(SEATS))

    def look(self) -> None:
        """Who looks as a seat sees no cards, lights or questions elsewhere, and no screen while the eyes are closed."""
        if not (viewer := self.desk.viewer):
            return
        self.viewed += 1
        drawn = self.window._scene(SIZE)
        areas, _ = around(len(self.top.leads), (0, BAR, SIZE[0], SIZE[1] - BAR - FOOT))
        for lead, (left, top, width, height) in zip(self.top.leads, areas, strict=True):
            inside = [
                spot
                for spot in drawn.spots
                if left <= spot.area[0] < left + width and top <= spot.area[1] < top + height and spot.kind in PRIVATE
            ]
            assert lead == viewer or not inside, inside
        assert self.top.place(viewer).eyes or drawn.view == CLOSED


def host_for_ever(box: Box) -> None:
    while True:
        box.run()


@pytest.mark.long
@pytest.mark.parametrize("lobby", [True, False])
@pytest.mark.parametrize("game", SEATS)
def test_nothing_that_is_done_at_random_stops_the_box_or_loses_the_game(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, lobby: bool
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    ticks = count()
    monkeypatch.setattr(app, "PacedClock", partial(PacedClock, lambda: next(ticks) / 10))
    options = Options(
        state=tmp_path, config="/dev/null", table=True, voice=False, seed=1, game=game, seats=SEATS[game], bots=2,
        clumsy=True, lobby=lobby, language="zh-Hans",
    )  # fmt: skip
    with Box(options) as box:
        monkey = Monkey(box, Random(f"{game} {lobby}"))
        with pytest.raises(Stopped):
            host_for_ever(box)
    assert monkey.viewed > DEEDS // 10
    begun = (tmp_path / "game.journal").exists()
    assert begun or any((tmp_path / "history").iterdir()) or lobby
    with Box(options) as again:
        assert (again.store.unfinished() is not None) is begun
