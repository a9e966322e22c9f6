"""Real cards in the hands of players: who looks at one lifts it himself, and a card on a reader says what he does."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import pytest

from device.by_card import ByCard
from device.lot import SeededLot
from device.papers import Way
from device.ports import WELL, Event, Pick, Press, Tap
from engine import Ask, Draw, Seat
from engine.catalogue import Setup, games
from engine.wooolf.deck import QUESTION_CARDS
from engine.wooolf.rules import WooolfRules
from tests.device.bench import SEATS, Bench, Desk

WOOOLF = games()["wooolf"]
CARDS = {
    1: ("sheep", "wolf"), 2: ("sheep", "sheep"), 3: ("hound", "hunter"), 4: ("hound?", "boy?"), 5: ("hunter?", "sheep"),
}  # fmt: skip
QUESTIONS = {
    1: ("hound", "sheep"), 2: ("hound", "hunter"), 3: ("sheep", "hunter"), 4: ("hound", "hunter"),
    5: ("wolf-boy-hunter", "boy-hunter-sheep"),
}  # fmt: skip


class Begins(SeededLot):
    """The lot, but for who begins."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(1)
        self.seat = seat

    def draw(self, draw: Draw, number: int) -> Any:
        return self.seat if draw.name == "start.player" else super().draw(draw, number)


class Curtain(Exception):
    """The first turn is over."""


class Turn(Bench):
    """The first turn of a game with cards that were dealt so: the seat lays or says these things, a second apart."""

    def __init__(self, seat: Seat, *deeds: Event, way: Way = "readers", rules: WooolfRules | None = None) -> None:
        rules = rules or WooolfRules()
        setup = Setup("wooolf", SEATS, WOOOLF.pack(len(SEATS), rules), rules)
        super().__init__(partial(WOOOLF.script, setup), deal=way, game="wooolf")
        decks = {"role": setup.deck, "question": QUESTION_CARDS}
        self.host.desk = Desk([f"{group}:{item}" for group, deck in decks.items() for item in deck])
        self.deal = [] if way == "box" else [*laid(way, "role", CARDS, setup.deck)]
        self.deal += [] if way == "box" else [*laid(way, "question", QUESTIONS, QUESTION_CARDS)]
        self.deeds, self.table.dealer.lot, self.table.before = deeds, Begins(seat), self.before
        self.host.inbox.sources.append(self.next)

    def before(self, effect: Any) -> None:
        if isinstance(effect, Ask):
            turn = effect.ask == "turn"
            if turn and not self.deeds:
                raise Curtain
            for number, deed in enumerate(self.deeds if turn else [Pick(4, effect.ask, "yes")], 1):
                self.host.inbox.put_at(self.host.inbox.clock.now() + number, deed)
            self.deeds = () if turn else self.deeds

    def next(self) -> Event | None:
        assert self.host.inbox.clock.now() < 900, "the box waits for somebody for ever"
        speaking = any(end > self.host.inbox.clock.now() for end in self.voice._open.values())
        return self.deal.pop(0) if self.deal and not speaking and self.heard("shuffle") else None

    @property
    def told(self) -> list[Any]:
        """What was said in the turn, and its marks."""
        with pytest.raises(Curtain):
            self.play()
        lines = [event.get("line") for event in self.transcript.events]
        events = self.transcript.events[lines.index("turn.call") : len(lines) - lines[::-1].index("turn.call") - 1]
        return [
            event.get("facts", (event.get("kind"), event.get("card"))) for event in events if event["event"] in SEEN
        ][1:]


SEEN = ("say", "mark")
WAITING = (Tap(5, ""),) * 3
"""Nothing for three seconds: then `question` is called."""


def laid(way: Way, group: str, hands: Mapping[Seat, tuple[str, ...]], deck: tuple[str, ...]) -> Iterator[Event]:
    """The taps of a deal, all first cards before the second ones; each card is its own piece of paper."""
    used, held = Counter[str](), {}
    for seat, hand in hands.items():
        for place, item in enumerate(hand):
            used[item] += 1
            held[place, seat] = f"{group}:{item}" + (f"#{used[item]}" if deck.count(item) > 1 else "")
    return (Tap(seat if way == "readers" else WELL, held[place, seat]) for place in (0, 1) for seat in SEATS)


def looks(seat: Seat, place: int, number: int, mark: str) -> list[Any]:
    """Somebody is sent to look at a card, and his mark is laid there."""
    lifts = {"seat": seat, "target": place, "number": number}
    return [lifts, (mark, f"{place}.{number}"), {**lifts, "mark": mark}]


def asks(seat: Seat, target: Seat, question: str, *, yes: bool) -> list[Any]:
    """Somebody has asked a question."""
    return [{"seat": seat, "target": target}, {"seat": target, "question": question, "yes": yes}]


def test_where_all_hold_real_cards_who_looks_at_one_lifts_it_himself_and_the_box_shows_nothing() -> None:
    turn = Turn(1, Pick(1, "turn", "peek 3.2"))
    assert turn.told == looks(1, 3, 2, "hunter")
    assert not turn.heard("look at the screen")
    assert turn.screen.times("night", "big") == []
    (look,), (mark,) = turn.heard("lift the second card of player 3"), turn.heard("lays a mark there")
    assert 5 < mark - look < 12
    assert [event["to"] for event in turn.transcript.events if event.get("card") == "peek.result"] == [[1]]


def test_where_the_box_has_dealt_only_who_looks_is_called_to_the_screen() -> None:
    turn = Turn(1, Pick(1, "turn", "peek 3.2"), Tap(1, "role:hunter"), way="box")
    assert turn.told[0] == {"seat": 1}
    assert len(turn.heard("look at the screen")) == 1 + len(SEATS)
    assert not turn.heard("lift")


@pytest.mark.parametrize("way", ["readers", "well"])
@pytest.mark.parametrize(
    ("card", "place", "mark"), [("role:hound?", (4, 1), "unknown"), ("role:sheep#3", (2, 2), "sheep")]
)
def test_a_neighbours_card_on_the_own_reader_or_the_well_is_looked_at(
    way: Way, card: str, place: tuple[int, int], mark: str
) -> None:
    turn = Turn(3, Tap(WELL if way == "well" else 3, card), way=way)
    assert turn.told == looks(3, *place, mark)


def test_the_boy_lays_a_wolf_wherever_he_has_looked() -> None:
    assert Turn(4, Tap(4, "role:hunter?")).told == looks(4, 5, 1, "wolf")
    honest = WooolfRules(boy_marks_unknown_as="unknown")
    assert Turn(4, Tap(4, "role:hunter?"), rules=honest).told == looks(4, 5, 1, "unknown")


def test_cards_that_have_changed_places_are_looked_at_where_they_lie() -> None:
    turn = Turn(1, Tap(1, "role:hound?"), rules=WooolfRules(rearrange="marks_stay_in_place"))
    assert turn.told == looks(1, 4, 2, "unknown")


def test_the_own_card_is_a_button_as_ever() -> None:
    deeds = [Tap(1, "role:wolf"), Tap(1, "3"), Tap(1, "question:hound#1")]
    assert Turn(1, *WAITING, *deeds).told == asks(1, 3, "hound", yes=False)


def test_on_the_well_the_own_card_is_nothing() -> None:
    deeds = [Tap(1, "peek"), WAITING[0], Tap(WELL, "role:wolf"), Tap(1, "3"), Tap(1, "2")]
    assert Turn(1, WAITING[0], *deeds).told == looks(1, 3, 2, "hunter")


@pytest.mark.parametrize("reader", [2, WELL])
@pytest.mark.parametrize("before", [[], [Tap(2, "question")]])
def test_a_question_card_is_the_question_and_then_it_is_said_to_whom(reader: int, before: list[Event]) -> None:
    turn = Turn(2, *before, Tap(reader, "question:hunter#1"), Press(5), Tap(2, "3"), way="readers")
    assert turn.told == asks(2, 3, "hunter", yes=True)


def test_a_question_card_is_the_last_word_where_it_was_said_to_whom() -> None:
    assert Turn(2, Tap(2, "question"), Tap(2, "3"), Tap(2, "question:hound#2")).told == asks(2, 3, "hound", yes=False)


def test_another_question_card_takes_the_place_of_the_one_before() -> None:
    deeds = [Tap(2, "question:hunter#1"), Tap(2, "question:hound#2"), Tap(2, "4")]
    assert Turn(2, *deeds).told == asks(2, 4, "hound", yes=False)


@pytest.mark.parametrize("reader", [2, WELL])
def test_somebody_elses_question_card_does_not_count(reader: int) -> None:
    turn = Turn(2, Tap(reader, "question:sheep#1"), Tap(2, "question"), Tap(2, "3"), Tap(2, "question:hunter#1"))
    assert turn.told == [{"seat": 2}, *asks(2, 3, "hunter", yes=True)]
    assert turn.heard("this is not a card of your hand")


def test_where_cards_were_before_the_deal_stops_no_game() -> None:
    """What is kept beyond a power cut may be that of the round before."""
    turn = Turn(1)
    turn.host.papers.dealt("cards", "readers", {2: ("role:sheep#1", "role:sheep#2")})
    ask = Ask("turn", (1,), ("peek 2.1", "peek 2.2"), secret=False, looks={"peek 2.1": "sheep", "peek 2.2": "wolf"})
    picked: list[int | str] = []
    assert ByCard(turn.host).lay(ask, Tap(1, "role:sheep#2"), {}, lambda seat, item: picked.append(item))
    assert picked == ["peek 2.1"]
