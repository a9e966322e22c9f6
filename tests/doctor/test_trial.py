"""The doctor opens the seats, and asks for each button and each reader: on simulated pins and emulated readers."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from io import StringIO
from pathlib import Path

import pytest

from device.absent import NoLights
from device.doctor import trial as trials
from device.doctor.check import Check
from device.doctor.machine import machine_at
from device.doctor.trial import Asker, opened, trial, unverified
from device.hw.pins.overheard import Edges, OverheardPins
from device.inbox import FastClock, Inbox
from device.ports import WELL, Found, Lost
from device.several import AllSeats
from device.sim.card_hands import SimReaders
from device.sim.pins import SimPins
from device.store import FileStore
from device.wiring.names import Wiring
from engine import Seat
from tests.pins.bench import direct


def asked(
    inbox: Inbox, wiring: Wiring, pairs: Mapping[str, Seat], pins: SimPins | None = None, edges: Edges | None = None
) -> tuple[str, list[Check]]:
    out = StringIO()
    asker = Asker(inbox, pins.seats if pins else NoLights(), out, Edges(list) if edges is None else edges)
    checks = [*asker.all(wiring, pairs)]
    return out.getvalue(), checks


def overheard(inbox: Inbox, wiring: Wiring) -> tuple[SimPins, Edges]:
    edges = Edges(list)
    return SimPins(inbox, wiring, opened=partial(OverheardPins, edges=edges)), edges


def test_every_button_that_comes_is_told_and_what_does_not_come_is_named() -> None:
    inbox, wired = Inbox(FastClock()), direct(2)
    wiring = replace(wired, panel={"ok": wired.panel["ok"]})
    pins, edges = overheard(inbox, wiring)
    pins.panel("ok")
    pins.press(1, at=1)
    pins.press(1, at=3)
    told, checks = asked(inbox, wiring, {}, pins, edges)
    assert [check.status for check in checks] == ["fine", "fine", "degraded", "fine"]
    assert "press OK on the front panel ...\n  the front panel: OK\n" in told
    assert "press OK at seat 2: it did not come" in checks[2].finding
    assert "bouncing in ms" in told
    assert checks[-1].finding.startswith("4 presses and releases bounced ")
    assert "press OK at seat 1 ...\n  seat 1: OK\npress OK at seat 2 ...\n  seat 1: OK\n" in told


def test_the_light_of_the_asked_seat_shines_until_it_answers() -> None:
    inbox, wiring = Inbox(FastClock()), Wiring(buttons=direct(1).buttons, lights=direct(1).lights)
    pins, edges = overheard(inbox, wiring)
    shone: list[bool] = []
    inbox.sources.append(lambda: shone.append(pins.light(1)))
    pins.press(1, at=2.0)
    asked(inbox, wiring, {}, pins, edges)
    assert any(shone)
    assert not pins.light(1)


def test_a_card_on_each_reader_is_asked_for_and_its_number_is_not_told() -> None:
    inbox = Inbox(FastClock())
    readers = SimReaders(inbox, (WELL, 1))
    try:
        readers.touch(WELL, "04a1b2c3d4e5f6", at=1.0)
        readers.touch(1, "04a1b2c3d4e5f7", at=4.0)
        told, checks = asked(inbox, Wiring(), {"usb-0": WELL, "usb-1": 1})
    finally:
        readers.close()
    assert [check.status for check in checks] == ["fine", "fine"]
    assert "the lid: a card" in told
    assert "04a1" not in told


def test_a_reader_that_cannot_be_asked_is_named_until_something_was_read_from_it() -> None:
    inbox = Inbox(FastClock())
    readers = SimReaders(inbox, (WELL, 1, 2), {WELL: "pn532", 1: "rdm6300", 2: "rdm6300"})
    try:
        (check,) = unverified(AllSeats([readers]))
        assert check.status == "fine"
        assert "seat 1, seat 2;" in check.finding
        for lead in (1, 2):
            readers.emulated.lay(lead, f"04a1b2c3d{lead}")
        assert [*unverified(AllSeats([readers]))] == []
    finally:
        readers.close()


def test_what_is_lost_at_the_start_is_told_once_as_the_box_shows_it() -> None:
    inbox = Inbox(FastClock())
    for event in (Lost("seat", "no-pins", 1), Lost("seat", "no-pins", 2), Lost("panel", "no-panel")):
        inbox.put(event)
    inbox.put_at(1.0, Lost("reader", "reader-lost", 3))
    inbox.put_at(2.0, Lost("reader", "reader-lost", 4))
    inbox.put_at(3.0, Found("reader", 4))
    checks = [*opened(inbox)]
    assert [check.finding for check in checks] == [
        "Wired buttons or lights cannot be used",
        "The reader of seat 3 does not answer",
    ]
    assert checks[1].remedy == "Check its plug."


def test_a_machine_without_pins_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "OPENING", 0.05)
    owner = tmp_path / "box.toml"
    owner.write_text('[pins]\nprofile = "8-direct"\n', encoding="utf-8")
    first, *_ = trial(machine_at(None, tmp_path, str(owner)), ask=False, out=StringIO())
    assert first.finding == "Wired buttons or lights cannot be used"


def test_the_seats_of_a_running_box_are_left_alone(tmp_path: Path) -> None:
    store = FileStore(tmp_path, lambda event: None)
    try:
        (check,) = trial(machine_at(None, tmp_path, "/dev/null"), ask=True, out=StringIO())
    finally:
        store.close()
    assert "a box is running" in check.finding


def test_nothing_in_the_state_folder_is_moved_or_made_by_a_trial(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "OPENING", 0.05)
    (tmp_path / "game.journal").write_bytes(b"no journal\nat all\n")
    trial(machine_at(None, tmp_path, "/dev/null"), ask=False, out=StringIO())
    assert [path.name for path in tmp_path.iterdir()] == ["game.journal"]
