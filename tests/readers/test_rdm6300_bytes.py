"""The frames of an RDM6300."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.hw.readers.rdm6300 import Decoder, frame
from tests.readers.wire import cut, decode, flipped, fuzz, garbage, places

KNOWN = b"\x02" + b"0A00670A9FF8" + b"\x03"
uids = st.binary(min_size=5, max_size=5).filter(any).map(bytes.hex)


def test_a_known_frame() -> None:
    assert Decoder().feed(KNOWN) == ["0a00670a9f"]
    assert frame("0a00670a9f") == KNOWN


@given(garbage, st.lists(uids, max_size=4), places)
def test_tags_are_heard_after_any_garbage_however_the_stream_is_cut(
    noise: bytes, sent: list[str], cuts: list[int]
) -> None:
    decoder = Decoder()
    before = decoder.feed(noise)
    assert before == []
    assert decode(decoder, cut(b"".join(map(frame, sent)), cuts)) == sent


@pytest.mark.parametrize("end", [b"\r\n\x03", b"\n\x03", b"\x03\r\n"])
def test_a_line_feed_before_the_end_does_not_matter(end: bytes) -> None:
    assert Decoder().feed(KNOWN[:-1] + end) == ["0a00670a9f"]


@pytest.mark.parametrize("spoilt", flipped(KNOWN[1:-1]))
def test_no_flipped_bit_makes_another_tag(spoilt: bytes) -> None:
    heard = Decoder().feed(b"\x02" + spoilt + b"\x03")
    assert heard in ([], ["0a00670a9f"])  # a flipped bit may make a small letter of a digit's


@given(st.lists(garbage))
def test_whatever_comes_the_same_comes_out_however_it_is_cut(pieces: list[bytes]) -> None:
    assert decode(Decoder(), pieces) == decode(Decoder(), [b"".join(pieces)])


@pytest.mark.long
def test_a_million_random_inputs() -> None:
    alphabet = [KNOWN, KNOWN[:7], KNOWN[7:], b"\x02", b"\x03", b"0", b"F", b"\r\n"]
    assert fuzz(Decoder, alphabet, 1_000_000, seed=2) > 50_000
