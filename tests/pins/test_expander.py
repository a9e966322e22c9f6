"""Expanders, register by register: what the driver writes, and what it makes of a bus or a chip that fails."""

import threading

import pytest

from device.hw.pins.expander import RETRY, SOUND
from device.hw.pins.seats import PinSeats
from device.hw.pins.watch import Watch
from device.inbox import FastClock, Inbox, RealClock
from device.ports import Event, Found, Lost, Part, Press
from device.sim.mcp23017 import GPINTEN, GPPU, INTCAP, INTF, IODIR, SimBus, SimChip
from device.sim.pins import SURE
from tests.pins.bench import Bench, expanded

ALL: tuple[Part, ...] = ("seat", "light")
WIRINGS = pytest.mark.parametrize("interrupt", [True, False])


def lost(board: str, *seats: int) -> list[Event]:
    return [Lost(part, "expander-lost", seat, board) for part in ALL for seat in seats]


def found(*seats: int) -> list[Event]:
    return [Found(part, seat) for part in ALL for seat in seats]


def test_the_driver_sets_a_chip_up_as_its_pins_are_used() -> None:
    chip = Bench(expanded(4)).pins.chips["mcp1"]
    assert chip.pair(IODIR) == chip.pair(GPPU) == chip.pair(GPINTEN) == 0b0011_1111_0011_1111
    assert chip.levels == 0b0011_1111_0011_1111


def test_pins_that_nobody_uses_are_outputs() -> None:
    chip = Bench(expanded(1)).pins.chips["mcp1"]
    assert chip.pair(IODIR) == 0b0111


def test_an_idle_bus_with_an_interrupt_wire_is_silent() -> None:
    bench = Bench(expanded(20))
    before = bench.pins.bus.transfers
    bench.rest(3600)
    assert bench.pins.bus.transfers == before


@WIRINGS
def test_an_expander_that_is_gone_is_told_for_its_seats_and_the_others_go_on(interrupt: bool) -> None:
    bench = Bench(expanded(8, interrupt=interrupt))
    bench.pins.unplug("mcp2")
    bench.pins.seats.light(7, "on")  # the bus is used for anything at all
    assert bench.rest(1) == lost("mcp2", 5, 6, 7, 8)
    before = bench.pins.bus.transfers
    for _ in range(10):
        bench.pins.seats.look()
    assert bench.pins.bus.transfers <= before + 10 + 1  # nobody asks the one that is gone all the time
    bench.pins.press(5)
    bench.pins.press(1)
    assert bench.rest(30) == [Press(1)]


@WIRINGS
def test_an_expander_that_is_back_works_as_before_its_lights_too(interrupt: bool) -> None:
    bench = Bench(expanded(8, interrupt=interrupt))
    bench.pins.seats.light(6, "on")
    bench.pins.unplug("mcp2")
    bench.pins.seats.light(5, "on")
    bench.rest(RETRY)
    bench.pins.plug("mcp2")
    bench.pins.seats.look()
    assert bench.rest(5) == found(5, 6, 7, 8)
    assert [seat for seat in range(1, 9) if bench.pins.light(seat)] == [5, 6]
    bench.pins.press(8, "next")
    assert bench.rest(5) == [Press(8, "next")]


def test_a_button_that_is_down_when_its_expander_comes_back_is_no_press() -> None:
    bench = Bench(expanded(4))
    bench.pins.unplug("mcp1")
    bench.pins.seats.look()
    assert bench.rest(1) == lost("mcp1", 1, 2, 3, 4)
    bench.pins.stick(bench.wiring.buttons[2]["ok"], 20)
    bench.rest(5)
    bench.pins.plug("mcp1")
    bench.pins.seats.look()
    first, second, *others = found(1, 2, 3, 4)
    assert second == Found("seat", 2)
    assert bench.rest(5) == [first, Lost("seat", "button-stuck", 2), *others]
    assert bench.rest(20) == [Found("seat", 2)]


def test_a_press_that_was_going_on_when_the_expander_went_is_not_told_as_held() -> None:
    bench = Bench(expanded(4))
    bench.pins.press(1, held=True)
    assert bench.rest(1) == [Press(1)]
    bench.pins.unplug("mcp1")
    bench.pins.seats.look()
    assert bench.rest(10) == lost("mcp1", 1, 2, 3, 4)


def test_an_expander_that_is_missing_at_the_start_is_told() -> None:
    inbox, chip = Inbox(FastClock()), SimChip()
    PinSeats(inbox, expanded(8, interrupt=False), bus=lambda number: SimBus({0x21: chip}), threads=False)
    assert [inbox.wait(1.0) for _ in range(9)] == [*lost("mcp1", 1, 2, 3, 4), None]
    assert chip.pair(IODIR) != 0xFFFF


def test_a_chip_whose_power_dipped_is_set_up_again() -> None:
    bench = Bench(expanded(4))
    bench.pins.seats.light(3, "on")
    bench.pins.chips["mcp1"].power_on()
    bench.rest(SOUND)
    bench.pins.seats.look()
    assert bench.pins.light(3)
    bench.pins.press(1)
    assert bench.rest(1) == [Press(1)]


def test_a_bus_with_many_errors_loses_and_finds_but_never_presses() -> None:
    bench = Bench(expanded(8))
    bench.pins.bus.error_rate = 0.2
    for _ in range(200):
        bench.pins.seats.look()
        assert not [event for event in bench.rest(1) if isinstance(event, Press)]
    bench.pins.bus.error_rate = 0.0
    bench.rest(RETRY)
    bench.pins.seats.look()
    bench.rest(1)
    bench.pins.press(8)
    assert bench.rest(1) == [Press(8)]


def test_an_interrupt_that_comes_while_another_chip_is_read_is_not_missed() -> None:
    bench = Bench(expanded(8))
    chips, bus = bench.pins.chips, bench.pins.bus
    ordinary = bus.read_word_data

    def read(i2c_addr: int, register: int) -> int:
        bus.__dict__.pop("read_word_data", None)
        word = ordinary(i2c_addr, register)
        chips["mcp1"].touch(2, closed=True)  # chip 1 has just been read; the wire has been low all the time
        return word

    bus.__dict__["read_word_data"] = read
    chips["mcp2"].touch(2, closed=True)
    bus.ring()
    assert sorted(event.seat for event in bench.rest(SURE) if isinstance(event, Press)) == [1, 5]


def test_the_thread_finds_presses_without_an_interrupt_wire_and_sets_lights() -> None:
    inbox, chip = Inbox(RealClock()), SimChip()
    wiring, bus = expanded(4, interrupt=False), SimBus({0x20: chip})
    seats = PinSeats(inbox, wiring, bus=lambda number: bus)
    try:
        chip.touch(0, closed=True)
        assert inbox.wait(inbox.clock.now() + 30) == Press(1, "next")
        seats.light(1, "on")
        chip.touch(1, closed=True)
        assert inbox.wait(inbox.clock.now() + 30) == Press(1, "ok")
        assert chip.levels >> 6 & 1
    finally:
        seats.close()
    assert not chip.levels >> 6 & 1
    assert bus.closed


def test_the_thread_outlives_a_look_that_fails() -> None:
    looked, called = threading.Event(), list[int]()

    def look() -> bool:
        called.append(1)
        if len(called) == 1:
            raise ValueError("nobody has thought of this")
        looked.set()
        return False

    watch = Watch(look, RealClock().now, wired=False)
    try:
        assert looked.wait(30)
    finally:
        watch.close()


def test_the_simulated_chip_captures_and_clears_as_the_data_sheet_says() -> None:
    chip = SimChip()
    bus = SimBus({0x20: chip})
    bus.write_word_data(0x20, 0x0A, 0x4444)
    bus.write_word_data(0x20, GPPU, 0xFFFF)
    bus.read_word_data(0x20, 0x12)
    bus.write_word_data(0x20, GPINTEN, 0x0102)
    assert not chip.interrupts
    chip.touch(0, closed=True)  # is not watched
    assert not chip.interrupts
    chip.touch(1, closed=True)
    chip.touch(8, closed=True)
    assert (chip.interrupts, chip.pair(INTF)) == (True, 0x0102)
    chip.touch(1, closed=False)
    assert bus.read_word_data(0x20, INTCAP) & 0xFF == 0xFC  # as it was when it happened
    assert not chip.interrupts
    assert bus.read_word_data(0x20, 0x12) == 0xFEFE
    with pytest.raises(OSError, match="Remote I/O"):
        bus.read_word_data(0x21, 0x12)
