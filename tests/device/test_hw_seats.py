"""Seats of several kinds behind one port, and what a box without them says."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from device.hw.seats import real_seats
from device.inbox import FastClock, Inbox
from device.ports import WELL, Light, Lost, Readers
from device.seating import everywhere
from device.settings import load
from device.several import AllSeats
from engine import Seat


class Some:
    readers: Readers | None = None
    with_next: frozenset[Seat] = frozenset()
    felt: frozenset[Seat] = frozenset()

    def __init__(self, leads: set[Seat], lit: set[Seat], reading: Iterable[Seat] = ()) -> None:
        self.leads, self.lit, self.reading = frozenset(leads), frozenset(lit), frozenset(reading)
        self.lights: dict[Seat, Light] = {}
        self.open = True

    def light(self, seat: Seat, state: Light) -> None:
        self.lights[seat] = state

    def close(self) -> None:
        self.open = False


def test_lights_are_there_when_each_seat_has_one_of_whatever_kind() -> None:
    pins, readers = Some({1, 2}, {1, 2, 3}), Some({3}, set(), {3})
    assert [lit_everywhere(pins, readers), lit_everywhere(pins, Some({3, 4}, set()))] == [True, False]
    assert not lit_everywhere(Some(set(), {1})), "there is no seat"


def lit_everywhere(*kinds: Some) -> bool:
    seats = AllSeats(kinds)
    return everywhere(seats, seats.lit)


def test_readers_are_there_when_each_seat_has_one() -> None:
    readers = Some({1, 2}, set(), {WELL, 1, 2})
    for other, all_have in ((Some({1}, {1}), True), (Some({3}, {3}), False)):
        seats = AllSeats([readers, other])
        assert everywhere(seats, seats.reading) is all_have
    well = AllSeats([Some(set(), set(), {WELL})])
    assert not everywhere(well, well.reading)


def test_a_light_is_set_and_everything_closed_in_all_kinds() -> None:
    kinds = [Some({1}, {1}), Some({2}, {2})]
    seats = AllSeats(kinds)
    seats.light(2, "on")
    seats.close()
    assert [(kind.lights, kind.open) for kind in kinds] == [({2: "on"}, False)] * 2


@pytest.mark.parametrize(("panel", "told"), [("", Lost("panel", "no-panel")), ("GPIO5", Lost("panel", "no-pins"))])
def test_a_box_with_seats_and_without_a_panel_says_so(tmp_path: Path, panel: str, told: Lost) -> None:
    owner = tmp_path / "box.toml"
    owner.write_text(f'[seats.buttons]\n1 = ["GPIO17"]\n[panel]\nok = "{panel}"\n', encoding="utf-8")
    settings, problems = load([owner], tmp_path)
    inbox = Inbox(FastClock())
    seats = real_seats(inbox, settings, {})
    assert problems == []
    assert told in [inbox.wait(0), inbox.wait(0)]
    seats.close()


def test_a_box_without_any_wire_has_nothing_to_say(tmp_path: Path) -> None:
    settings, _ = load([], tmp_path)
    inbox = Inbox(FastClock())
    assert real_seats(inbox, settings, {}).leads == set()
    assert inbox.wait(0) is None


def test_readers_that_are_switched_on_are_looked_for_and_can_be_paired(tmp_path: Path) -> None:
    owner = tmp_path / "box.toml"
    owner.write_text('[readers]\nenabled = true\nports = { 1 = "a", 2 = "b" }\n', encoding="utf-8")
    settings, _ = load([owner], tmp_path)
    seats = real_seats(Inbox(FastClock()), settings, {"c": 2})
    try:
        assert seats.readers is not None
        assert seats.readers.paired == {"a": 1, "c": 2}
        assert everywhere(seats, seats.reading)
    finally:
        seats.close()
