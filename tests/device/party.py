"""A whole deal of Lupusburg at a table of five: a goal and two people each, by real cards."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import pytest

from device.papers import Way
from device.ports import WELL, Event, Tap
from engine import Ask, Hands
from engine.catalogue import Setup, games
from engine.journal import Answer, Record
from tests.device.bench import SEATS, Bench, Desk, Lights

LUPUSBURG = games()["lupusburg"]
SETUP = Setup("lupusburg", SEATS, LUPUSBURG.pack(5, LUPUSBURG.rules()), LUPUSBURG.rules())
GOALS = ("both-alive", "both-dead", "one-each", "dead-men", "dead-women")
ALL_GOALS = tuple(goal for goal in GOALS for _ in range(3))
GROUPS = {"cards": "role", "goals": "goal"}

Held = Mapping[int, tuple[str, ...]]


class Dealt(Exception):
    """The game begins: everybody is asked where his people live."""


class Party(Bench):
    """Five people who do the next thing whenever the box has said what it wants to say, or a while later."""

    def __init__(
        self,
        way: Way,
        people: Iterable[Event],
        known: str = "cards goals",
        lights: Lights | None = None,
        records: Sequence[Record] = (),
    ) -> None:
        script = partial(LUPUSBURG.script, SETUP)
        super().__init__(script, deal=way, game="lupusburg", lights=lights, records=records)
        self.whole = [*records]
        decks = {"cards": SETUP.deck, "goals": ALL_GOALS}
        self.host.desk = Desk([f"{GROUPS[what]}:{item}" for what in known.split() for item in decks[what]])
        self.people = [*people]
        self.host.inbox.sources.append(self.next)
        self.table.before = self.before

    def before(self, effect: Any) -> None:
        if isinstance(effect, Ask):
            raise Dealt

    def next(self) -> Event | None:
        assert self.host.inbox.clock.now() < 900, "the box waits for somebody for ever"
        speaking = any(end > self.host.inbox.clock.now() for end in self.voice._open.values())
        return self.people.pop(0) if self.people and not speaking else None

    def deal(self) -> tuple[Hands, Hands]:
        """The goals and the people that stand in the journal."""
        with pytest.raises(Dealt):
            self.play()
        self.whole += self.records
        found = {record.label: record.value for record in self.whole if isinstance(record, Answer)}
        return found["deal goals"], found["deal"]

    @property
    def said(self) -> list[str]:
        return [event["line"] for event in self.transcript.events if event["event"] == "say"]

    def facts(self, line: str) -> list[Any]:
        return [event["facts"] for event in self.transcript.events if event.get("line") == line]

    @property
    def perceived(self) -> Any:
        return self.voice.lines, self.screen.views, self.now


def rounds(held: Held, group: str) -> list[dict[int, str]]:
    """The cards that each seat lays, round by round, each its own piece of paper."""
    used, many = Counter[str](), Counter(ALL_GOALS if group == "goal" else SETUP.deck)
    found: list[dict[int, str]] = [{} for _ in held[1]]
    for seat, hand in held.items():
        for number, item in enumerate(hand):
            used[item] += 1
            found[number][seat] = f"{group}:{item}" + (f"#{used[item]}" if many[item] > 1 else "")
    return found


def taps(held: Held, group: str = "role", seats: Iterable[int] = (4, 1, 5, 2, 3)) -> list[Event]:
    order = [*seats]
    return [Tap(seat, cards[seat]) for cards in rounds(held, group) for seat in order]


def over_the_lid(held: Held, group: str = "role") -> list[Event]:
    return [Tap(WELL, cards[seat]) for cards in rounds(held, group) for seat in SEATS]


class AtTheOwn:
    """People with plain cards in the hand: they press when they have looked, and then at what they think they hold."""

    def __init__(
        self, tries: Mapping[str, Sequence[Held]], press: Callable[[float, int], object], stock: Sequence[str] = ()
    ) -> None:
        """`tries` is what they press at in each deck, and then when all is called once more; `press` is their hands.

        From the stock they draw goals, the top one first, and put their own ones below it.
        """
        self.tries, self.press, self.stock = {pile: [*held] for pile, held in tries.items()}, press, [*stock]
        self.goals = dict(self.tries.get("goals", [{}])[0])
        self.pile, self.held, self.card = "", dict[int, tuple[str, ...]](), -1

    def hear(self, event: Mapping[str, Any], now: float) -> None:
        match event:
            case {"line": "deal.list", "facts": {"pile": pile}}:
                self.pile = pile
                for seat in self.tries[pile][0]:
                    self.press(now + 20 + seat, seat)
            case {"line": "deal.close" | "deal.again"}:
                self.held, self.card = dict(self.tries[self.pile].pop(0)), 0
            case {"line": "deal.card", "facts": {"number": number}}:
                self.card = number - 1
            case {"line": "draw.list", "facts": {"seat": seat}}:
                self.stock.append(*self.goals[seat])
                self.goals[seat] = (self.stock.pop(0),)
                self.held, self.card = {seat: self.goals[seat]}, 0
                self.press(now + 5, seat)
            case {"line": "look.open"} | {"event": "draw"}:
                self.held = {}
            case {"event": "beat", "item": item}:
                for seat in [seat for seat, hand in self.held.items() if hand[self.card] == item]:
                    self.press(now + 0.4, seat)
