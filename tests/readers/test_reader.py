"""What becomes of one port, step by step."""

from device.hw.readers.reader import BACK_OFF, Reader
from device.hw.readers.talk_pn532 import Pn532Talk
from device.sim.readers_chips import Pn532Chip


def state_of(reader: Reader) -> str:
    return reader.state


def go(reader: Reader, chip: Pn532Chip | None, start: float, end: float) -> list[str]:
    """Let time pass with a chip at the wire, or nothing; the states that the reader goes through, with the kind."""
    now, states = start, list[str]()

    def note() -> None:
        state = f"{reader.state} {reader.kind}" if reader.state == "identify" else reader.state
        if states[-1:] != [state]:
            states.append(state)

    while now < end:
        reader.tick(now)
        note()
        if reader.state == "opening":
            reader.opened(now)
            note()
        if reader.talk is not None and reader.talk.out:
            sent, reader.talk.out = bytes(reader.talk.out), bytearray()
            if chip is not None:
                chip.receive(sent, now)
                answer, chip.out = bytes(chip.out), bytearray()
                reader.receive(answer, now)
                note()
        now += 0.001
    return states


def test_a_reader_from_plugging_in_to_pulling_out() -> None:
    reader, chip = Reader("usb-1"), Pn532Chip()
    assert state_of(reader) == "absent"
    assert go(reader, chip, 0.0, 1.0) == ["absent"]
    reader.appear(1.0)
    assert go(reader, chip, 1.0, 3.0) == ["opening", "identify pn532", "ready"]
    chip.deaf = True
    assert go(reader, chip, 3.0, 3.3) == ["ready", "stale"]
    chip.deaf = False
    assert go(reader, chip, 3.3, 4.0) == ["stale", "ready"]
    chip.deaf = True
    assert go(reader, chip, 4.0, 5.2)[:4] == ["ready", "stale", "back-off", "opening"]
    reader.vanish()
    assert state_of(reader) == "absent"
    assert reader.talk is None


def test_what_does_not_answer_is_taken_for_one_kind_after_the_other() -> None:
    reader = Reader("usb-1")
    reader.appear(0.0)
    tried = go(reader, None, 0.0, 8.0)
    assert tried[:7] == [
        "opening",
        "identify pn532",
        "opening",
        "identify bus",
        "opening",
        "identify rdm6300",
        "back-off",
    ]
    assert tried[7:9] == ["opening", "identify pn532"]


def test_what_has_answered_once_is_not_taken_for_another_kind() -> None:
    reader, chip = Reader("usb-1"), Pn532Chip()
    reader.appear(0.0)
    go(reader, chip, 0.0, 1.0)
    chip.deaf = True
    assert {state for state in go(reader, chip, 1.0, 60.0) if "identify" in state} == {"identify pn532"}
    chip.deaf = False
    chip.power_cut()
    assert go(reader, chip, 60.0, 62.0)[-1] == "ready"


def test_after_a_plug_was_pulled_it_may_be_of_another_kind() -> None:
    reader = Reader("usb-1")
    reader.appear(0.0)
    go(reader, Pn532Chip(), 0.0, 1.0)
    reader.vanish()
    reader.appear(1.0)
    assert "identify bus" in go(reader, None, 1.0, 3.0)


def test_a_port_that_cannot_be_opened_is_tried_again_ever_more_rarely_but_soon() -> None:
    reader = Reader("usb-1")
    reader.appear(0.0)
    now = 0.0
    for rest in (*BACK_OFF, BACK_OFF[-1]):
        assert state_of(reader) == "opening"
        reader.fail(now)
        assert reader.due == now + rest
        reader.tick(now + rest - 0.01)
        assert state_of(reader) == "back-off"
        now += rest
        reader.tick(now)
    assert max(BACK_OFF) < 2


def test_neighbours_look_for_tags_at_different_moments() -> None:
    moments = []
    for offset in (0.0, 0.037):
        talk, chip = Pn532Talk(0.0, offset), Pn532Chip()
        now = 0.0
        while not talk.out.endswith(b"\x4a\x02\x00\xe0\x00"):
            sent, talk.out = bytes(talk.out), bytearray()
            chip.receive(sent, now)
            talk.receive(bytes(chip.out), now)
            chip.out.clear()
            talk.tick(now)
            now += 0.001
        moments.append(now)
    assert 0.03 < moments[1] - moments[0] < 0.04
