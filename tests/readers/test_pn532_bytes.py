"""The frames of a PN532, whatever else is on the wire."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.hw.readers.pn532 import (
    ACK,
    CHIP,
    FAULT,
    FIRMWARE,
    HOST,
    LIST,
    NACK,
    NORMAL,
    WAKE,
    Decoder,
    Message,
    frame,
    targets,
)
from tests.readers.wire import cut, decode, flipped, fuzz, garbage, places

NTAG = bytes.fromhex("4b0101004400 0704a1b2c3d4e5f6")
messages = st.builds(
    Message,
    st.sampled_from([HOST, CHIP]),
    st.integers(0, 255),
    st.one_of(st.binary(max_size=30), st.binary(max_size=260)),
)


def bytes_of(message: Message) -> bytes:
    return frame(bytes([message.code]) + message.data, message.sender)


@pytest.mark.parametrize(
    ("command", "on_the_wire"),
    [
        (FIRMWARE, "0000ff02fed4022a00"),
        (NORMAL, "0000ff05fbd41401000017 00"),
        (b"\x4a\x01\x00", "0000ff04fcd44a0100e100"),
    ],
)
def test_commands_are_the_bytes_of_the_manual(command: bytes, on_the_wire: str) -> None:
    assert frame(command) == bytes.fromhex(on_the_wire)


def test_every_kind_of_frame_is_known_and_the_rest_is_skipped() -> None:
    stream = WAKE + ACK + b"\x01\x02" + frame(b"\x03\x32\x01\x06\x07", CHIP) + NACK + FAULT + ACK
    assert Decoder().feed(stream) == ["ack", Message(CHIP, 3, b"\x32\x01\x06\x07"), "nack", "fault", "ack"]


@given(st.lists(messages, max_size=4), places)
def test_messages_come_out_as_they_went_in_however_the_stream_is_cut(sent: list[Message], cuts: list[int]) -> None:
    stream = b"".join(bytes_of(message) for message in sent)
    assert decode(Decoder(), cut(stream, cuts)) == sent


@given(garbage, messages, places)
def test_after_garbage_and_a_moment_of_silence_the_next_message_is_heard(
    noise: bytes, message: Message, cuts: list[int]
) -> None:
    decoder = Decoder()
    decoder.feed(noise)
    decoder.forget()
    assert decode(decoder, cut(bytes_of(message), cuts)) == [message]


@given(st.lists(garbage))
def test_whatever_comes_the_same_comes_out_however_it_is_cut(pieces: list[bytes]) -> None:
    assert decode(Decoder(), pieces) == decode(Decoder(), [b"".join(pieces)])


def test_no_flipped_bit_makes_another_message() -> None:
    sound = frame(NTAG, CHIP)
    for spoilt in flipped(sound):
        heard = [event for event in Decoder().feed(spoilt) if isinstance(event, Message)]
        assert heard in ([], [Message(CHIP, 0x4B, NTAG[1:])])


def test_a_message_with_a_wrong_sum_is_told_as_damaged() -> None:
    sound = frame(NTAG, CHIP)
    assert Decoder().feed(sound[:-2] + bytes([sound[-2] ^ 1, 0])) == ["damaged"]


def test_a_length_that_does_not_pass_its_check_is_none() -> None:
    sound = frame(NTAG, CHIP)
    assert Decoder().feed(sound[:4] + bytes([sound[4] ^ 1]) + sound[5:] + ACK) == ["ack"]


def test_a_length_that_nobody_sends_does_not_swallow_what_follows() -> None:
    long = b"\x00\x00\xff\xff\xff\x7f\x00\x81"
    assert Decoder().feed(long + ACK) == ["ack"]


@pytest.mark.parametrize(
    ("data", "uids"),
    [
        ("00", ()),
        ("0101004400 0704a1b2c3d4e5f6", ("04a1b2c3d4e5f6",)),
        ("0101000408 0411223344", ("11223344",)),
        ("0101004420 07 04a1b2c3d4e5f6 05 78807002", ("04a1b2c3d4e5f6",)),
        ("0201004400 0704a1b2c3d4e5f6 02004400 0704a1b2c3d4e5f7", ("04a1b2c3d4e5f6", "04a1b2c3d4e5f7")),
    ],
)
def test_tags_are_read_with_their_whole_number(data: str, uids: tuple[str, ...]) -> None:
    assert targets(bytes.fromhex(data)) == uids


@given(st.binary(max_size=60))
def test_an_answer_that_is_none_is_refused_and_never_raises(data: bytes) -> None:
    uids = targets(data)
    assert uids is None or len(uids) == data[0]


@pytest.mark.parametrize("size", range(1, 14))
def test_half_an_answer_is_none(size: int) -> None:
    assert targets(NTAG[1 : size + 1]) is None or size == len(NTAG) - 1


@pytest.mark.long
def test_a_million_random_inputs() -> None:
    alphabet = [
        ACK,
        NACK,
        FAULT,
        WAKE,
        frame(LIST),
        frame(NTAG, CHIP),
        frame(bytes(260), CHIP),
        b"\x00\xff",
        b"\xff\xff",
    ]
    assert fuzz(Decoder, alphabet, 1_000_000, seed=1) > 100_000
