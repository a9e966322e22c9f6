"""What a board of the seat bus says, as events."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.firmware.seatbus import line, pack_down, pack_tags
from device.hw.readers.bus import Button, Decoder, Hello, State, Tags
from tests.readers.wire import cut, decode, flipped, fuzz, garbage, places

seats = st.integers(1, 32)
seqs = st.integers(0, 9999)
clock = st.integers(0, 1 << 40)
uids = st.binary(min_size=4, max_size=10).map(bytes.hex)
keys = st.tuples(seats, st.integers(1, 4))
fitted = st.lists(st.integers(0, 15), min_size=1, max_size=32).map(tuple)
hellos = st.builds(Hello, st.from_regex(r"[0-9a-f]{8,16}", fullmatch=True), fitted)
pushed = st.builds(Button, seats, st.integers(1, 4), st.booleans(), seqs, clock)
laid = st.builds(Tags, seats, st.frozensets(uids, max_size=2), seqs, clock)
states = st.builds(
    State,
    st.frozensets(keys),
    st.lists(st.integers(0, 2), min_size=1, max_size=32).map(tuple),
    st.dictionaries(seats, st.frozensets(uids, min_size=1, max_size=1), max_size=8),
    seqs,
    clock,
)
anything = st.one_of(hellos, pushed, laid, states)


def line_of(said: Hello | Button | Tags | State) -> bytes:
    match said:
        case Hello(number, fitted):
            return line("I", "seatbus", 2, "rp2040", number, "".join(f"{digit:X}" for digit in fitted))
        case Button(seat, button, down, seq, ms):
            return line("B", f"{seat:02d}", button, "P" if down else "R", f"{seq:04d}", ms)
        case Tags(seat, tags, seq, ms):
            return line("T", f"{seat:02d}", "+".join(sorted(tags)) or "-", f"{seq:04d}", ms)
        case State(down, lights, lying, seq, ms):
            packed = pack_tags({seat: sorted(tags) for seat, tags in lying.items()})
            return line("H", pack_down({*down}), "".join(map(str, lights)), packed, f"{seq:04d}", ms)


@given(st.lists(anything, max_size=5), places)
def test_what_a_board_says_comes_out_as_it_went_in_however_the_stream_is_cut(
    said: list[Hello | Button | Tags | State], cuts: list[int]
) -> None:
    assert decode(Decoder(), cut(b"".join(map(line_of, said)), cuts)) == said


@given(garbage, anything)
def test_after_garbage_the_line_after_the_next_line_feed_is_heard(
    noise: bytes, said: Hello | Button | Tags | State
) -> None:
    assert Decoder().feed(noise + b"\n" + line_of(said))[-1:] == [said]


def test_no_flipped_bit_makes_another_event() -> None:
    sound = line_of(Tags(7, frozenset(["04a1b2c3d4e5f6"]), 412, 1234))
    for spoilt in flipped(sound[:-1]):
        assert Decoder().feed(spoilt + b"\n") == []


@pytest.mark.parametrize(
    "words",
    [
        ("B", "07", "9", "P", "0001", "5"),
        ("B", "xx", "1", "P", "0001", "5"),
        ("B", "07", "1", "Q", "0001", "5"),
        ("T", "00", "-", "0001", "5"),
        ("T", "07", "04zz", "0001", "5"),
        ("T", "07", "04a1", "0001", "x"),
        ("H", "q", "000", "-", "0001", "5"),
        ("H", "0", "", "-", "0001", "5"),
        ("H", "0", "000", "7:04:05", "0001", "5"),
        ("I", "otherbus", "2", "rp2040", "e661", "3"),
        ("I", "seatbus", "2", "rp2040", "e661", "x"),
        ("I", "seatbus", "2", "rp2040", "e661", "2" * 33),
        ("I", "seatbus", "1", "rp2040", "e661"),
        ("Z",),
        ("",),
    ],
)
def test_a_sound_line_that_says_nothing_sensible_is_dropped(words: tuple[str, ...]) -> None:
    assert Decoder().feed(line(*words)) == []


@given(st.lists(garbage))
def test_whatever_comes_the_same_comes_out_however_it_is_cut(pieces: list[bytes]) -> None:
    assert decode(Decoder(), pieces) == decode(Decoder(), [b"".join(pieces)])


@pytest.mark.long
def test_a_million_random_inputs() -> None:
    alphabet = [
        line("T", "07", "04a1b2c3d4e5f6", "0412", 5),
        line("H", "1c", "0120", "7:04a1b2c3d4e5f6", "0413", 5),
        line("B", "07", 2, "P", "0414", 5),
        line("I", "seatbus", 2, "rp2040", "e661", "310"),
        b"\n",
        b"H 1 2*",
        b"\r\n",
    ]
    assert fuzz(Decoder, alphabet, 1_000_000, seed=3) > 50_000
