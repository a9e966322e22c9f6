"""Real cards are dealt through the real driver: bytes of emulated readers, tags that were taught, the real table."""

from pathlib import Path
from typing import Any

import pytest

from device.absent import NoScreen
from device.deal import Way
from device.host import Host
from device.inbox import FastClock, Inbox
from device.lot import SeededLot
from device.phrases import Phrases
from device.ports import WELL
from device.settings import TEXTS
from device.sim.card_hands import SimReaders
from device.sim.speaker import TimedSpeaker
from device.table import Table
from device.tags.decks import kind
from device.tags.recognise import Recogniser
from device.tags.registry import Card, Registry
from device.tags.swap import Swaps
from engine import Deal, Run, Say, Show, Transcript

SEATS = (1, 2, 3, 4, 5)
CARDS = ("role:villager#3", "role:werewolf#1", "role:seer", "role:villager#1", "role:werewolf#2")
DECK = ("werewolf", "werewolf", "seer", "villager", "villager")
STRANGER = "04ffffffffffff"


def uid(card: str) -> str:
    return f"04{CARDS.index(card):012x}"


@pytest.mark.parametrize("way", ["readers", "well"])
def test_cards_are_dealt_by_their_tags(tmp_path: Path, way: Way) -> None:
    inbox = Inbox(FastClock())
    registry = Registry(tmp_path)
    for card in CARDS:
        registry.learn(uid(card), Card("classic", 1, card))
    readers = SimReaders(inbox, (WELL, *SEATS))
    phrases = Phrases(TEXTS, "en", "classic")
    transcript = Transcript(inbox.clock.now, phrases.line)
    laid: list[str] = []

    def tell(event: str, fields: dict[str, Any], to: Any = "all") -> None:
        transcript.tell(event, fields, to)
        match fields.get("line"):
            case "deal.readers":
                readers.touch(3, STRANGER)
                for seat, card in zip(SEATS, CARDS, strict=True):
                    readers.touch(seat, uid(card), at=inbox.clock.now() + 20 + seat)
            case "deal.well":
                readers.touch(WELL, STRANGER, at=inbox.clock.now() + 15)
                readers.touch(WELL, uid(CARDS[0]), at=inbox.clock.now() + 20)
            case "deal.give" if fields["facts"]["seat"] < len(SEATS):
                readers.touch(WELL, uid(CARDS[fields["facts"]["seat"]]), at=inbox.clock.now() + 5)
            case "deal.wrong" | "deal.wrong-card" | "cards.unknown" as line:
                laid.append(line)

    host = Host(inbox, TimedSpeaker(inbox), NoScreen(), readers, phrases, tell=tell)
    host.seat_at(SEATS)
    recogniser = Recogniser(registry, "classic")
    host.recognise, host.desk = recogniser.read, Swaps(host, registry, recogniser)

    async def script() -> Any:
        hands = await Deal(DECK, SEATS)
        await Say("deal.look")
        await Show("own.card", tuple(((seat,), {"role": hands[seat][0]}) for seat in SEATS))
        return hands

    try:
        hands = Table(Run(script), transcript, host, SeededLot(1), SEATS, deal=way).play()
    finally:
        readers.close()
    roles = [kind(card).removeprefix("role:") for card in CARDS]
    assert hands == {**{seat: (role,) for seat, role in zip(SEATS, roles, strict=True)}, 0: ()}
    assert laid == ["cards.unknown"]
