"""Real cards are dealt through the real driver: bytes of emulated readers, tags that were taught, the real table."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from device.absent import NoScreen
from device.host import Host
from device.hw.readers.reader import Kind
from device.inbox import FastClock, Inbox
from device.lot import SeededLot
from device.papers import Way
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
from engine import Deal, Hands, Run, Say, Show, Transcript

SEATS = (1, 2, 3, 4, 5)
CARDS = ("role:villager#3", "role:werewolf#1", "role:seer", "role:villager#1", "role:werewolf#2")
PEOPLE = (
    *("role:man#1", "role:wolf", "role:woman#2", "role:woman#3", "role:woman#1"),
    *("role:man#4", "role:man#2", "role:thief", "role:man#3", "role:woman#4"),
)
"""The first one of each seat, and the second ones."""
OTHER = "role:hunter"
"""A card of another game."""
DIGITS: Mapping[Kind, int] = {"pn532": 12, "rdm6300": 8}


class Evening:
    """A deal at a real table; `people` do something whenever they hear a line of the box."""

    def __init__(self, folder: Path, game: str, cards: Sequence[str], kind: Kind = "pn532") -> None:
        self.cards, self.digits = cards, DIGITS[kind]
        self.inbox = Inbox(FastClock())
        registry = Registry(folder)
        for card in cards:
            registry.learn(self.uid(card), Card(game, 1, card))
        registry.learn(f"05{1:0{self.digits}x}", Card("classic", 1, OTHER))
        self.stranger, self.other_game = f"04{'f' * self.digits}", f"05{1:0{self.digits}x}"
        self.readers = SimReaders(self.inbox, (WELL, *SEATS), kind)
        phrases = Phrases(TEXTS, "en", game)
        self.transcript = Transcript(self.inbox.clock.now, phrases.line)
        self.people: Callable[[str, Mapping[str, Any]], None] = lambda line, facts: None
        self.host = Host(self.inbox, TimedSpeaker(self.inbox), NoScreen(), self.readers, phrases, tell=self.tell)
        self.host.seat_at(SEATS)
        recogniser = Recogniser(registry, game)
        self.host.recognise, self.host.desk = recogniser.read, Swaps(self.host, registry, recogniser)

    def uid(self, card: str) -> str:
        return f"04{self.cards.index(card):0{self.digits}x}"

    def tell(self, event: str, fields: dict[str, Any], to: Any = "all") -> None:
        self.transcript.tell(event, fields, to)
        assert self.inbox.clock.now() < 600, "the box waits for somebody for ever"
        if event == "say":
            self.people(fields["line"], fields["facts"])

    def touch(self, where: int, card: str, after: float) -> None:
        """Lay a card down for a moment, so many seconds from now."""
        self.readers.touch(where, self.uid(card), at=self.inbox.clock.now() + after)

    def deal(self, way: Way, deck: Sequence[str], each: int = 1) -> Hands:
        async def script() -> Any:
            hands = await Deal(tuple(deck), SEATS, each)
            await Say("deal.look")
            await Show("own.card", tuple(((seat,), {"role": hands[seat][0]}) for seat in SEATS))
            return hands

        try:
            hands: Hands = Table(Run(script), self.transcript, self.host, SeededLot(1), SEATS, deal=way).play()
        finally:
            self.readers.close()
        return hands

    @property
    def said(self) -> list[str]:
        return [event["line"] for event in self.transcript.events if event["event"] == "say"]

    def of(self, line: str) -> list[Any]:
        return [event["facts"] for event in self.transcript.events if event.get("line") == line]


def roles(cards: Sequence[str]) -> list[str]:
    return [kind(card).removeprefix("role:") for card in cards]


def hands(cards: Sequence[str]) -> Hands:
    """What everybody holds: the first ones come first."""
    held = roles(cards)
    return {**{seat: tuple(held[seat - 1 :: len(SEATS)]) for seat in SEATS}, 0: ()}


@pytest.mark.parametrize("way", ["readers", "well"])
def test_cards_are_dealt_by_their_tags(tmp_path: Path, way: Way) -> None:
    evening = Evening(tmp_path, "classic", CARDS)

    def people(line: str, facts: Mapping[str, Any]) -> None:
        match line:
            case "deal.readers":
                evening.readers.touch(3, evening.stranger)
                for seat, card in zip(SEATS, CARDS, strict=True):
                    evening.touch(seat, card, 20 + seat)
            case "deal.well":
                evening.readers.touch(WELL, evening.stranger, at=evening.inbox.clock.now() + 15)
                evening.touch(WELL, CARDS[0], 20)
            case "deal.give" if facts["seat"] < len(SEATS):
                evening.touch(WELL, CARDS[facts["seat"]], 5)

    evening.people = people
    assert evening.deal(way, roles(CARDS)) == hands(CARDS)
    assert [line for line in evening.said if "wrong" in line or "cards." in line] == ["cards.unknown"]


@pytest.mark.parametrize("kind", ["pn532", "rdm6300"])
def test_two_cards_each_are_laid_one_after_the_other_whatever_goes_wrong_meanwhile(tmp_path: Path, kind: Kind) -> None:
    """Whoever lays too much, too little, another's card or no card of the game is told so, and lays his own again."""
    evening = Evening(tmp_path, "lupusburg", PEOPLE, kind)
    first, second = PEOPLE[:5], PEOPLE[5:]

    def all_but(seats: tuple[int, ...], cards: Sequence[str]) -> None:
        for seat in SEATS:
            if seat not in seats:
                evening.touch(seat, cards[seat - 1], 20 + seat)

    def people(line: str, facts: Mapping[str, Any]) -> None:
        now, touch = evening.inbox.clock.now(), evening.touch
        match line:
            case "deal.readers":
                all_but((4,), first)
            case "deal.missing" if "deal.next" not in evening.said:
                touch(4, first[3], 1)
            case "deal.next":
                all_but((2, 3, 4, 5), second)
                evening.readers.touch(2, evening.uid(first[1]), at=now + 3)  # the own first one
                evening.readers.touch(3, evening.other_game, at=now + 6)
                evening.readers.touch(4, evening.stranger, at=now + 9)
                evening.readers.touch(5, evening.uid(first[0]), at=now + 12)  # another's first one
            case "deal.twice":
                touch(2, second[1], 5)
            case "cards.other-game":
                touch(3, second[2], 5)
                evening.readers.unplug(3, at=now + 10)
                evening.readers.plug(3, at=now + 20)
            case "cards.unknown":
                evening.readers.touch(4, evening.uid(second[3]), at=now + 3)
                evening.readers.touch(5, evening.uid(second[3]), at=now + 3.5)  # hands the card on at once
            case "cards.two-seats":
                touch(4, second[3], 10)
                touch(5, second[4], 10)

    evening.people = people
    assert evening.deal("readers", roles(PEOPLE), each=2) == hands(PEOPLE)
    assert evening.of("deal.twice") == [{"seat": 2}]
    assert evening.of("cards.other-game") == [{"seats": (3,)}]
    assert evening.of("cards.unknown") == [{"seats": (4,)}]
    assert evening.of("cards.two-seats") == [{"seats": (4, 5)}]
    assert {"seat": 5} in evening.of("deal.wrong")


def test_two_cards_each_go_over_the_well_round_by_round(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "lupusburg", PEOPLE)
    given = iter(PEOPLE)

    def people(line: str, facts: Mapping[str, Any]) -> None:
        match line:
            case "deal.well":
                evening.touch(WELL, next(given), 15)
            case "deal.give" if len(evening.of("deal.give")) < len(PEOPLE):
                evening.readers.touch(WELL, evening.uid(PEOPLE[0]), evening.uid(PEOPLE[1]))
            case "cards.two-tags":
                evening.touch(WELL, next(given), 5)

    evening.people = people
    assert evening.deal("well", roles(PEOPLE), each=2) == hands(PEOPLE)
    assert [facts["seat"] for facts in evening.of("deal.give")] == [*SEATS, *SEATS]
    assert evening.said.count("cards.two-tags") == len(PEOPLE) - 1
