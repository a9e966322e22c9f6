"""The driver with emulated readers on pseudo-terminals: real bytes, virtual time."""

import selectors
from contextlib import closing
from pathlib import Path

import pytest

from device.hw.readers.port import SerialPort
from device.hw.readers.reader import Kind
from device.ports import WELL, Event, Found, Laid, Lifted, Lost, Unclear, Unpaired
from device.sim.readers import BOARD, EmulatedReaders, chip_for
from device.sim.readers_bench import Bench
from device.sim.readers_chips import Pn532Chip, Rdm6300Chip
from device.sim.readers_lockstep import Lockstep
from engine import WolfhourError
from tests.readers.wire import Make, uid

A, B = "04a1b2c3d4", "04a1b2c3d5"
KINDS: tuple[Kind, ...] = ("pn532", "rdm6300", "bus")
LEADS = (WELL, 1, 2, 3)

every_kind = pytest.mark.parametrize("kind", KINDS)


@every_kind
def test_a_tap_is_told_before_the_call_comes_back(make: Make, told: list[Event], kind: Kind) -> None:
    readers = make(kind)
    a, b = uid(kind, A), uid(kind, B)
    assert told == []
    readers.tap(1, a)
    assert told == [Laid(1, a)]
    readers.tap(1, a)
    readers.tap(1, b)
    assert told == [Laid(1, a), Lifted(1, a), Laid(1, a), Lifted(1, a), Laid(1, b)]
    readers.tap(2, a)
    assert told[-1] == Laid(2, a)
    assert not [event for event in told if isinstance(event, Unclear)]


def test_what_is_not_told_in_time_is_an_error(make: Make) -> None:
    readers = make("rdm6300")
    with pytest.raises(WolfhourError, match="have not told"):
        readers.lay(1, "0000000000")


@every_kind
def test_a_tag_at_two_seats_counts_at_neither(make: Make, told: list[Event], kind: Kind) -> None:
    readers = make(kind)
    readers.lay(1, uid(kind, A))
    readers.put_down(2, uid(kind, A))
    readers.advance(1)
    assert told[1:] == [Unclear((1, 2), "two-seats")]


@every_kind
def test_a_reader_that_is_pulled_out_and_put_back_works_within_two_seconds(
    make: Make, told: list[Event], kind: Kind
) -> None:
    readers = make(kind)
    for seconds in (0.0, 0.3, 0.9, 5.0, 60.0):
        readers.unplug(1)
        readers.advance(seconds)
        readers.plug(1)
        readers.advance(2)
        assert not readers.readers.away
        told.clear()
        readers.tap(1, uid(kind, A))
        assert Laid(1, uid(kind, A)) in told


@pytest.mark.parametrize("kind", ["pn532", "rdm6300"])  # a board is lost with all its seats
def test_a_card_that_lay_on_a_lost_reader_counts_at_another(make: Make, told: list[Event], kind: Kind) -> None:
    readers = make(kind)
    readers.lay(1, uid(kind, A))
    readers.unplug(1)
    readers.advance(3)
    readers.lay(2, uid(kind, A))
    assert told[-1] == Laid(2, uid(kind, A))


@every_kind
def test_what_still_lies_there_after_a_loss_is_not_laid_down_again(make: Make, told: list[Event], kind: Kind) -> None:
    readers = make(kind)
    readers.lay(1, uid(kind, A))
    readers.unplug(1)
    readers.advance(5)
    readers.plug(1)
    readers.put_down(1, uid(kind, A))
    told.clear()
    readers.advance(3)
    assert not [event for event in told if isinstance(event, Laid | Lifted)]


def test_one_reader_that_stays_away_is_told_of(make: Make, told: list[Event]) -> None:
    readers = make("pn532")
    readers.unplug(2)
    readers.advance(0.9)
    assert told == []
    readers.advance(1)
    assert told == [Lost("reader", "reader-lost", 2)]
    readers.plug(2)
    readers.until_found(2)
    assert told[1:] == [Found("reader", 2)]


def test_all_readers_gone_at_once_is_one_message(make: Make, told: list[Event]) -> None:
    readers = make("pn532", numbered=True)
    for lead in LEADS:
        readers.unplug(lead)
        readers.advance(0.1)
    readers.advance(60)
    assert told == [Lost("readers", "readers-power")]
    for lead in LEADS:
        readers.plug(lead)
        readers.advance(0.1)
    readers.advance(2)
    assert told[1:] == [Found("readers")]


def test_a_reader_whose_own_wire_is_pulled_is_lost_and_found(make: Make, told: list[Event]) -> None:
    readers = make("pn532")
    chip = readers.chips[3]
    assert isinstance(chip, Pn532Chip)
    for seconds in (3.0, 60.0):
        told.clear()
        chip.deaf = True
        readers.advance(seconds)
        assert told == [Lost("reader", "reader-lost", 3)]
        chip.deaf = False
        chip.power_cut()
        readers.advance(2)
        assert told[1:] == [Found("reader", 3)]


def test_nothing_at_all_is_plugged_in(told: list[Event]) -> None:
    with closing(EmulatedReaders(told.append, [1])) as readers:
        readers.unplug(1)
        readers.advance(600)
        assert told == [Lost("reader", "reader-lost", 1)]
        assert [status.state for status in readers.readers.status()] == ["absent"]


def test_of_a_new_reader_that_is_gone_again_nothing_is_kept(make: Make) -> None:
    readers = make("pn532")
    for number in range(5):
        readers.bench.plug(f"usb-new-{number}", chip_for("pn532"))
        readers.advance(1.1)
        assert len(readers.readers.status()) == len(LEADS) + 1
        readers.bench.unplug(f"usb-new-{number}")
        readers.advance(1.1)
    assert {status.device for status in readers.readers.status()} == {"usb-0", "usb-1", "usb-2", "usb-3"}


@pytest.mark.parametrize(("kind", "seconds"), [("pn532", 2.0), ("bus", 2.0), ("rdm6300", 4.0)])
def test_of_a_new_reader_it_is_found_out_what_it_is(told: list[Event], kind: Kind, seconds: float) -> None:
    with closing(EmulatedReaders(told.append, [1])) as readers:
        chip = chip_for(kind)
        readers.bench.plug("usb-new", chip)
        readers.advance(seconds)
        chip.lay([uid(kind, A)], 1 if kind == "bus" else 0, readers.now)
        readers.advance(1)
        device = f"{BOARD}/1" if kind == "bus" else "usb-new"
        assert told == [Unpaired(device, uid(kind, A))]
        assert [it.kind for it in readers.readers.status() if it.device == "usb-new"] == [kind]


def test_a_paired_rdm6300_works_before_its_first_tag(told: list[Event]) -> None:
    with closing(EmulatedReaders(told.append, [1])) as readers:
        chip = chip_for("rdm6300")
        readers.bench.plug("usb-new", chip)
        readers.advance(4)
        chip.lay([A], 0, readers.now)
        readers.advance(1)
        readers.readers.pair("usb-new", 2)
        chip.lay([], 0, readers.now)
        readers.advance(1)
        told.clear()
        readers.bench.plug("usb-new", readers.bench.unplug("usb-new"))
        readers.advance(10)
        assert not readers.readers.away
        assert told == []


def test_an_rdm6300_is_unverified_until_something_was_read_from_it(make: Make, told: list[Event]) -> None:
    readers = make("rdm6300")
    assert {status.state for status in readers.readers.status()} == {"unverified"}
    assert not readers.readers.away
    readers.lay(1, A)
    assert readers.readers.unverified == {*LEADS} - {1}
    readers.unplug(1)
    readers.advance(3)
    readers.put_down(1)
    readers.plug(1)
    readers.advance(3)
    assert readers.readers.unverified == {*LEADS}
    assert make("pn532").readers.unverified == set()


def test_a_port_that_somebody_else_has_open_is_tried_again(make: Make, told: list[Event]) -> None:
    readers = make("pn532")
    readers.unplug(1)
    readers.advance(1.5)
    readers.plug(1)
    other = SerialPort(readers.bench.lines[readers.at[1][0]].path, 115200)
    readers.advance(3)
    assert told == [Lost("reader", "reader-lost", 1)]
    other.close()
    readers.advance(2)
    assert told[1:] == [Found("reader", 1)]


@pytest.mark.parametrize("lead", LEADS)
def test_noise_on_the_wire_of_one_reader_is_nobody_elses_business(make: Make, told: list[Event], lead: int) -> None:
    readers = make("pn532")
    line = readers.bench.lines[readers.at[lead][0]]
    for number in range(200):
        line.chip.out += bytes((number * 7 + step * 13) % 256 for step in range(40))
        readers.advance(0.02)
    readers.advance(2)
    assert told == []
    readers.tap(lead, uid("pn532", A))
    assert told == [Laid(lead, uid("pn532", A))]


def test_nothing_is_under_way_when_the_time_is_up(tmp_path: Path) -> None:
    bench, chip = Bench(tmp_path), Rdm6300Chip()
    bench.plug("usb-1", chip)
    world = Lockstep(bench)
    with closing(bench), selectors.DefaultSelector() as selector:
        port = world.open(bench.lines["usb-1"].path, chip.baud)
        selector.register(port, selectors.EVENT_READ)
        for _ in range(500):
            chip.out += b"one frame"
            assert world.wait(selector, world.now())
            assert port.read() == b"one frame"
        port.close()
