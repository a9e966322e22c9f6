"""What the tests of all decoders share, and those of all conversations and readers."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from hypothesis import strategies as st

from device.hw.readers.news import News
from device.hw.readers.reader import Conversation, Kind
from device.sim.readers import EmulatedReaders
from device.sim.readers_chips import Chip

Event_co = TypeVar("Event_co", covariant=True)


class Decoder(Protocol[Event_co]):
    def feed(self, data: bytes) -> Sequence[Event_co]: ...


def decode(decoder: Decoder[Event_co], pieces: Iterable[bytes]) -> list[Event_co]:
    return [event for piece in pieces for event in decoder.feed(piece)]


def cut(data: bytes, places: Iterable[int]) -> list[bytes]:
    """The data in pieces, cut at these places (modulo their length)."""
    ends = sorted({place % (len(data) + 1) for place in places})
    return [data[start:end] for start, end in zip([0, *ends], [*ends, len(data)], strict=True)]


places = st.lists(st.integers(0, 10_000), max_size=12)
garbage = st.binary(max_size=40)


def flipped(data: bytes) -> list[bytes]:
    """The data with each single bit flipped."""
    return [data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1 :] for at in range(len(data)) for bit in range(8)]


def fuzz(make: Callable[[], Decoder[object]], alphabet: Sequence[bytes], inputs: int, seed: int) -> int:
    """Feed so many random inputs, made of likely pieces and of noise; how many events came out.

    Decoders live as long as the stream of a night; what they keep must stay small.
    """
    import random

    rng, decoder, events = random.Random(seed), make(), 0
    for number in range(inputs):
        pick = rng.random()
        piece = rng.choice(alphabet) if pick < 0.6 else rng.randbytes(rng.randrange(12))
        if 0.4 < pick < 0.6 and piece:
            at = rng.randrange(len(piece))
            piece = piece[:at] + bytes([piece[at] ^ 1 << rng.randrange(8)]) + piece[at + 1 :]
        events += len(decoder.feed(piece))
        if number % 5000 == 0:
            assert kept(decoder) < 2000
    return events


def kept(decoder: object) -> int:
    """How many bytes a decoder holds on to."""
    values = vars(decoder).values()
    inner = sum(kept(value) for value in values if hasattr(value, "__dict__"))
    return inner + sum(len(value) for value in values if isinstance(value, bytes | bytearray))


class Wire:
    """A talk and a chip, with nothing between them but time."""

    def __init__(self, talk: Conversation, chip: Chip) -> None:
        self.talk, self.chip, self.now = talk, chip, 0.0
        self.cut = False

    def go(self, seconds: float) -> list[News]:
        """Let time pass; what the talk tells."""
        end, news = self.now + seconds, []
        while True:
            sent, self.talk.out = bytes(self.talk.out), bytearray()
            if sent and not self.cut:
                self.chip.receive(sent, self.now)
            if self.now >= self.chip.due:
                self.chip.tick(self.now)
            heard, self.chip.out = bytes(self.chip.out), bytearray()
            if heard and not self.cut:
                news += self.talk.receive(heard, self.now)
                continue
            if self.talk.out:
                continue
            self.now = max(self.now, min(end, self.talk.due, max(self.chip.due, self.now + 0.001)))
            if self.now >= end:
                return news
            news += self.talk.tick(self.now)

    def health(self) -> str:
        return self.talk.health

    def lay(self, *uids: str, place: int = 0) -> None:
        self.chip.lay(uids, place, self.now)


class Make(Protocol):
    """The fixture that makes emulated readers."""

    def __call__(self, kind: Kind, *, numbered: bool = False) -> EmulatedReaders: ...


def uid(kind: Kind, text: str) -> str:
    """The number of a tag, as long as tags for this kind have it."""
    return text if kind == "rdm6300" else f"{text}e5f6"
