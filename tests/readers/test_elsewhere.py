"""Readers on pseudo-terminals that are put back at other ports: whose they are, and what counts meanwhile."""

import pytest

from device.hw.readers.reader import Kind
from device.ports import Event, Found, Laid, Lost, Moved, Unpaired
from device.sim.readers import EmulatedReaders
from tests.readers.wire import Make, uid

A, B = "04a1b2c3d4", "04a1b2c3d5"


def test_a_reader_without_a_number_is_a_new_one_at_another_port(make: Make, told: list[Event]) -> None:
    readers = make("pn532")
    readers.unplug(1)
    readers.plug(1, "usb-other")
    readers.advance(3)
    assert told == [Lost("reader", "reader-lost", 1)]
    told.clear()
    readers.put_down(1, uid("pn532", A))
    readers.advance(1)
    assert told == [Unpaired("usb-other", uid("pn532", A))]
    told.clear()
    states = {it.device: it.state for it in readers.readers.status()}
    assert (states["usb-1"], states["usb-other"]) == ("absent", "ready")
    readers.readers.pair("usb-other", 1)
    readers.advance(1)
    assert told == [Moved("usb-other", 1), Found("reader", 1)]
    readers.put_down(1)
    readers.advance(1)
    readers.lay(1, uid("pn532", B))
    assert told[2:] == [Laid(1, uid("pn532", B))]


def cross(readers: EmulatedReaders, seconds: float) -> None:
    """Pull two plugs out, and put each into the port of the other one."""
    chips = [readers.bench.unplug(f"usb-{lead}") for lead in (1, 2)]
    readers.advance(seconds)
    for lead, chip in zip((2, 1), chips, strict=True):
        readers.bench.plug(f"usb-{lead}", chip, readers._serials[3 - lead])
    readers.advance(3)


@pytest.mark.parametrize("seconds", [0.0, 3.0])
def test_readers_with_numbers_that_are_plugged_in_crosswise_stay_at_their_seats(
    make: Make, told: list[Event], seconds: float
) -> None:
    readers = make("pn532", numbered=True)
    cross(readers, seconds)
    assert not readers.readers.away
    told.clear()
    readers.tap(1, uid("pn532", A))
    readers.tap(2, uid("pn532", B))
    assert told == [Laid(1, uid("pn532", A)), Laid(2, uid("pn532", B))]


@pytest.mark.parametrize("kind", ["pn532", "rdm6300"])
def test_readers_without_numbers_that_were_out_together_are_nobodys_until_somebody_says_whose(
    make: Make, told: list[Event], kind: Kind
) -> None:
    readers = make(kind)
    cross(readers, 3.0)
    assert told[-3:] == [*(Lost("reader", "reader-unsure", lead) for lead in (1, 2)), Found("readers")]
    assert readers.readers.away == {1, 2}
    for lead, port in ((1, "usb-2"), (2, "usb-1")):
        told.clear()
        readers.put_down(lead, uid(kind, f"04a1b2000{lead}"))
        readers.advance(0.5)
        assert told == [Unpaired(port, uid(kind, f"04a1b2000{lead}"))]
        readers.readers.pair(port, lead)
        readers.put_down(lead)
        readers.advance(1)
        assert told[-1] == Found("reader", lead)
    told.clear()
    readers.tap(1, uid(kind, A))
    readers.tap(2, uid(kind, B))
    assert told == [Laid(1, uid(kind, A)), Laid(2, uid(kind, B))]


def test_what_lies_on_a_reader_that_is_nobodys_when_it_is_plugged_in_says_nothing(
    make: Make, told: list[Event]
) -> None:
    readers = make("pn532")
    readers.unplug(1)
    readers.put_down(1, uid("pn532", A))
    readers.plug(1, "usb-other")
    readers.advance(3)
    readers.put_down(1, uid("pn532", A), uid("pn532", B))
    readers.advance(1)
    assert [event for event in told if isinstance(event, Unpaired)] == [Unpaired("usb-other", uid("pn532", B))]
