"""Readers through whatever happens to them."""

from contextlib import closing

from hypothesis import given, settings
from hypothesis import strategies as st

from device.ports import WELL, Event, Found, Laid, Lifted, Lost, Unclear, Unpaired
from device.sim.readers import EmulatedReaders
from device.sim.readers_chips import Mishap, Pn532Chip

LEADS = (WELL, 1, 2, 3)
MISHAPS: tuple[Mishap, ...] = ("no-ack", "no-answer", "damaged", "fault", "garbage")
deeds = st.one_of(
    st.tuples(st.just("unplug"), st.sampled_from(LEADS)),
    st.tuples(st.just("plug"), st.sampled_from(LEADS)),
    st.tuples(st.just("power cut"), st.sampled_from(LEADS)),
    st.tuples(st.sampled_from(MISHAPS), st.sampled_from(LEADS)),
    st.tuples(st.just("noise"), st.sampled_from(LEADS)),
    st.tuples(st.just("wait"), st.sampled_from([0, 1, 2, 15])),
)


@settings(max_examples=25, deadline=None)
@given(st.lists(deeds, max_size=15))
def test_whatever_happens_in_the_end_all_readers_work_and_every_tap_arrives(story: list[tuple[str, int]]) -> None:
    told: list[Event] = []
    with closing(EmulatedReaders(told.append, LEADS, numbered=True)) as readers:
        for deed, lead in story:
            chip = readers.chips.get(lead)
            plugged = lead in readers.at and readers.at[lead][0] in readers.bench.lines
            match deed:
                case "wait":
                    readers.advance(lead / 10)
                case "unplug" if plugged:
                    readers.unplug(lead)
                case "plug" if not plugged:
                    readers.plug(lead)
                case "power cut" if chip:
                    chip.power_cut()
                case "noise" if chip:
                    chip.out += bytes(range(0, 256, 7)) + b"\x00\x00\xff\x30\xd0\xd5"
                case mishap if isinstance(chip, Pn532Chip) and mishap in MISHAPS:
                    chip.mishaps.append(mishap)
        for lead in LEADS:
            chip = readers.chips[lead]
            assert isinstance(chip, Pn532Chip)
            chip.mishaps.clear()
            if readers.at[lead][0] not in readers.bench.lines:
                readers.plug(lead)
        readers.advance(3)
        assert not readers.readers.away
        assert not [event for event in told if isinstance(event, Laid | Lifted | Unclear | Unpaired)]
        lost = [event for event in told if isinstance(event, Lost)]
        assert len(lost) == len([event for event in told if isinstance(event, Found)])
        for lead in LEADS:
            readers.tap(lead, f"04a1b2c3d4e5f{lead}")
            assert told[-1] == Laid(lead, f"04a1b2c3d4e5f{lead}")
