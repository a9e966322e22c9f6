"""Whatever arrives at the seats of a whole box, it goes on, and nobody answers who has not answered."""

import random
from collections.abc import Callable
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Any, Literal

import pytest

from device.app import Box
from device.host import Stopped
from device.inbox import Starved
from device.options import Options
from device.phrases import Phrases
from device.settings import TEXTS
from device.sim.hands import Hands
from device.sim.readers_chips import NOISE, Pn532Chip
from device.sim.wired_hands import WiredHands
from engine import Event

SEATS, IDLE = 7, (2, 5)
"""Players who lay nothing down and press nothing, whatever else happens at their seats."""
CARD, OTHER = "04a1b2c3d4e5f6", "04a1b2c3d4e5f7"

TIMES = 6
"""So often something happens in a game."""

Mishap = Callable[[WiredHands, random.Random], None]


def two_seats(hands: WiredHands, chance: random.Random) -> None:
    """One tag at two seats at the same time, for a while."""
    assert hands._readers is not None
    for seat in IDLE:
        hands._readers.lay(seat, CARD)
        hands._readers.lay(seat, at=hands._readers._now + chance.uniform(0.5, 1.5))


def two_tags(hands: WiredHands, chance: random.Random) -> None:
    """Two tags on one reader at once, and then one of them alone."""
    assert hands._readers is not None
    seat = chance.choice(IDLE)
    hands._readers.lay(seat, CARD, OTHER)
    hands._readers.lay(seat, OTHER)
    hands._readers.lay(seat)


def foreign(hands: WiredHands, chance: random.Random) -> None:
    """A tag of something else, a telephone, which has another number every time, and numbers that are none."""
    seat = chance.choice(IDLE)
    for uid in ("04e0e1e2e3e4e5", f"08{chance.getrandbits(24):06x}", "88a1b2c3", "00000000"):
        hands.lay(seat, uid)


def garbage(hands: WiredHands, chance: random.Random) -> None:
    """Half frames, flipped bits, and noise on the wires of all readers."""
    assert hands._readers is not None
    for chip in hands._readers.emulated.chips.values():
        assert isinstance(chip, Pn532Chip)
        chip.mishaps.extend(chance.choices(("no-ack", "no-answer", "fault", "garbage", None), k=6))
        chip.out += bytearray(chance.choice((NOISE, b"\x00\x00\xff\x04", chance.randbytes(30))))
    hands._readers._do(hands._readers._now, lambda: None, 20.0)  # time passes at the readers


def unplugged(hands: WiredHands, chance: random.Random) -> None:
    """All readers are gone at once, and come back."""
    assert hands._readers is not None
    for seat in range(1, SEATS + 1):
        hands._readers.unplug(seat)
        hands._readers.plug(seat, at=hands._readers._now + 8)


def chatter(hands: WiredHands, chance: random.Random) -> None:
    """A loose contact, a hundred times a second."""
    hands._pins.chatter(hands._wiring.buttons[chance.choice(IDLE)]["ok"], 100, chance.uniform(0.2, 5))


def spikes(hands: WiredHands, chance: random.Random) -> None:
    """A long wire catches noise."""
    hands._pins.noise(hands._wiring.buttons[chance.choice(IDLE)]["ok"], 60, chance.uniform(0.2, 5))


def stuck(hands: WiredHands, chance: random.Random) -> None:
    """Something lies on a button before the list begins, and stays there."""
    hands._pins.stick(hands._wiring.buttons[IDLE[0]]["next"], 90)


def play(state: Path, box: Literal["buttons", "nfc"], mishap: Mishap) -> tuple[list[Event], str]:
    """A game in which two players do nothing, and something happens every now and then while choices are called."""
    chance, events, out = random.Random(1), list[Event](), StringIO()
    bots = tuple(seat for seat in range(1, SEATS + 1) if seat not in IDLE)
    options = Options(
        state=state, config="/dev/null", text=True, voice=False, fast=True, seed=3, seats=SEATS, bots=bots,
        game="classic", lobby=False, box=box,
    )  # fmt: skip
    hands, happened = list[Hands](), list[Event]()

    class Watched(Box):
        def _seats(self, seed: int) -> Any:
            seats, its = super()._seats(seed)
            hands.append(its)
            return seats, its

    with Watched(options, None, out) as whole:
        wired, hear = hands[0], whole.session.hear
        assert isinstance(wired, WiredHands)

        def heard(event: Event) -> None:
            events.append(event)
            hear(event)
            if event["event"] == "beat" and len(events) % 11 == 0 and len(happened) < TIMES:
                happened.append(event)
                mishap(wired, chance)

        whole.session.hear = heard
        with suppress(Stopped, Starved):
            whole.run()
    return events, out.getvalue()


def answered(events: list[Event]) -> list[Any]:
    """What counted for the players who do nothing when each question was closed."""
    found, counts = list[Any](), dict[Any, Any]()
    for event in [*events, {"event": "ask"}]:
        if event["event"] == "ask":
            found += filter(None, counts.values())
            counts = {}
        elif event["event"] == "answer" and event["seat"] in IDLE:
            counts[event["seat"]] = event["choice"]
    return found


@pytest.mark.parametrize(
    ("box", "mishap"),
    [
        ("nfc", two_seats), ("nfc", two_tags), ("nfc", foreign), ("nfc", garbage),
        ("buttons", chatter), ("buttons", spikes), ("buttons", stuck),
    ],
)  # fmt: skip
def test_nobody_answers_by_a_fault(tmp_path: Path, box: Literal["buttons", "nfc"], mishap: Mishap) -> None:
    events, _ = play(tmp_path, box, mishap)
    kinds = [event["event"] for event in events]
    assert "outcome" in kinds, "the game comes to its end"
    assert kinds.count("answer") > 10
    assert answered(events) == []


def test_all_readers_gone_at_once_are_one_message_and_no_answer(tmp_path: Path) -> None:
    events, told = play(tmp_path, "nfc", unplugged)
    words = Phrases(TEXTS, "en")
    assert f"] TROUBLE RDR-10 {words.word('trouble.readers-power')}\n" in told
    assert words.line("trouble.reader-lost", {"seat": 1}) not in told
    assert "outcome" in [event["event"] for event in events]
    assert answered(events) == []
