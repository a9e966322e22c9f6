"""What is wrong with the seats' devices stands on the screen by the number of the seat, and once."""

from collections.abc import Mapping
from typing import Any

import pytest

from device.absent import NoLights, NoScreen
from device.host import Host
from device.inbox import FastClock, Inbox
from device.phrases import Phrases
from device.ports import Found, Lost
from device.settings import TEXTS
from device.sim.speaker import TimedSpeaker


class Seen(NoScreen):
    banner: list[str]

    def show(self, view: Mapping[str, Any]) -> None:
        self.banner = view["banner"]


def host() -> tuple[Host, Seen]:
    inbox, screen = Inbox(FastClock()), Seen()
    return Host(inbox, TimedSpeaker(inbox), screen, NoLights(), Phrases(TEXTS, "en")), screen


def test_a_trouble_is_told_by_the_seat_that_the_device_belongs_to(caplog: pytest.LogCaptureFixture) -> None:
    box, screen = host()
    box.seat_at((5, 3, 7))
    box.inbox.put(Lost("seat", "button-stuck", 7))
    box.wait(1.0)
    assert screen.banner == ["GPIO-04 A button at seat 3 is held down or stuck, and does not count. Let it go."]
    assert "lost: seat 7 (button-stuck, GPIO-04)" in caplog.text
    box.inbox.put(Found("seat", 7))
    box.wait(1.0)
    assert screen.banner == []


def test_a_device_that_nobody_plays_with_troubles_nobody() -> None:
    box, screen = host()
    box.seat_at((5, 3, 7))
    box.inbox.put(Lost("seat", "button-stuck", 1))
    box.wait(1.0)
    assert screen.banner == []
    box.seat_at(())
    box.refresh()
    assert len(screen.banner) == 1


def test_what_many_seats_have_in_common_is_told_once() -> None:
    box, screen = host()
    box.seat_at((12, 11, 10, 9))
    for seat in (9, 10, 11, 12, 13):
        box.inbox.put(Lost("seat", "expander-lost", seat, "mcp3"))
        box.inbox.put(Lost("light", "expander-lost", seat, "mcp3"))
    box.inbox.put(Lost("light", "expander-lost", 12, "mcp4"))
    while box.wait(1.0):
        pass
    assert screen.banner == [
        "GPIO-02 The board mcp3 (seats 1, 2, 3 and 4) does not answer. Check its cable.",
        "GPIO-02 The board mcp4 (seat 1) does not answer. Check its cable.",
    ]
    box.inbox.put(Found("seat", 9))
    box.inbox.put(Lost("seat", "button-stuck", 9))
    box.inbox.put(Found("light", 9))
    while box.wait(1.0):
        pass
    assert screen.banner[0] == "GPIO-02 The board mcp3 (seats 1, 2 and 3) does not answer. Check its cable."


def test_a_board_that_has_the_front_panel_alone_is_no_seats() -> None:
    box, screen = host()
    box.inbox.put(Lost("panel", "expander-lost", expander="mcp1"))
    box.wait(1.0)
    assert screen.banner == ["GPIO-02 A board with seat buttons or lights does not answer. Check its cable."]
