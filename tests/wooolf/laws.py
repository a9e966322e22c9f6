"""What the rules foretell of a game of WOOOLF!!, event by event (RULES.md 1, and the rulings of 1.9).

Written from the rules alone: nothing of the game's own code is used here.
"""

from collections import Counter
from math import inf
from typing import Any

from engine import Seat
from engine.effects import legal
from tests.lupusburg.reader import Reader
from tests.village.bots import Table

VALUE = {"sheep": 1, "hound": 2, "hunter": 3, "boy": 4, "wolf": 5}
GOALS = {
    "sheep": ["hound", "hunter"],
    "hound": ["wolf", "hunter"],
    "hunter": ["wolf", "hound"],
    "boy": ["wolf", "sheep"],
    "wolf": ["sheep", "sheep"],
}
QUESTIONS = {
    "wolf-boy-hunter": {"wolf", "boy", "hunter"},
    "boy-hunter-sheep": {"boy", "hunter", "sheep"},
    "hound": {"hound"},
    "hunter": {"hunter"},
    "sheep": {"sheep"},
}
HEARD = (
    *("hand.begins", "hand.numbers", "mark.laid", "question.put", "question.answer", "declare.early"),
    *("reveal.dummy", "reveal.numbers", "reveal.x"),
)
MIDDLE = 5


def role(card: str) -> str:
    """Who a card is: what stands before its mask."""
    return card.rstrip("?").split("/")[0]


def mask(card: str) -> str:
    """What a card looks like."""
    return "unknown" if card[-1] == "?" else card.rsplit("/", maxsplit=1)[-1]


class Foretold:
    """One game, as far as it has been read."""

    def __init__(self, table: Table) -> None:
        self.hands, self.rules = table.hands, table.setup.rules
        self.seats = table.setup.seats
        self.read = Reader(table, HEARD)
        self.points = Counter(dict.fromkeys(self.seats, 0))
        self.errors = Counter(dict.fromkeys(self.seats, 0))
        self.banned: set[Seat] = set()
        self.start = self.last = 0

    def game(self) -> None:
        """At most three hands, unless somebody has two error marks."""
        hand = 0
        while hand < 3 and max(self.errors.values()) < 2:
            hand += 1
            self.begin(hand)
            self.rounds(hand)
            self.declare(hand)
            self.score()
            if hand < 3 and max(self.errors.values()) < 2:
                self.read.next("talk", seat=0)
        best = max((self.points[seat], -self.errors[seat]) for seat in self.seats)
        winners = tuple(seat for seat in self.seats if (self.points[seat], -self.errors[seat]) == best)
        self.read.next("outcome", winner="points", seats=winners)
        self.read.next("say", line="outcome.points", facts={"seats": winners})
        assert self.read.events == []

    # One hand

    def begin(self, hand: int) -> None:
        """Two cards and two questions each; the start is drawn, and later behind the last who declared early."""
        self.read.next("phase", name="hand", number=hand, round=1)
        cards, questions = self.hands[f"cards {hand - 1}"], self.hands[f"questions {hand - 1}"]
        self.cards: dict[int, list[str]] = {seat: list(cards[seat]) for seat in self.seats}
        if len(self.seats) == 4:
            self.cards[MIDDLE] = list(cards[0])
            if len(cards[0]) > 2:
                self.cards[MIDDLE] = [self.read.next("draw", name="dummy")["result"] for _ in (1, 2)]
                assert Counter(self.cards[MIDDLE]) <= Counter(cards[0])
        self.questions = {seat: list(questions[seat]) for seat in self.seats}
        drawn = self.read.next("draw", name="start.player")["result"]
        assert drawn in self.seats
        assert hand == 1 or drawn == self.after(self.last)
        self.start = self.last = drawn
        for seat in self.seats:
            held = {"roles": tuple(self.cards[seat]), "questions": tuple(self.questions[seat])}
            self.read.next("show", card="own.card", to=[seat], identity=self.is_(seat), **held)
        self.read.next("say", line="hand.begins", facts={"number": hand, "seat": self.start})
        if self.rules.renumber_each_hand:
            self.read.next("say", line="hand.numbers", facts={"seat": self.start})
        self.marks: list[tuple[int, str, Seat]] = []
        self.early: dict[Seat, tuple[int, int]] = {}
        self.final: dict[Seat, Any] = {}

    def rounds(self, hand: int) -> None:
        """One action each, clockwise from the start, until two or three have declared early."""
        enough, number = 2 if len(self.seats) <= 5 else 3, 0
        while self.more(number):
            number += 1
            if number > 1:
                self.read.next("phase", name="hand", number=hand, round=number)
            if self.rules.rearrange == "marks_stay_in_place":
                self.rearrange()
            seat = self.start
            for _ in self.seats:
                if seat not in self.early:
                    self.turn(seat, number)
                    if len(self.early) == enough:
                        return
                seat = self.after(seat)

    def more(self, number: int) -> bool:
        """Whether there is another round: without a limit until nobody is left who may declare, or else the usual 8."""
        able = {*self.seats} - {*self.early} - self.banned
        limit = self.rules.max_rounds or (inf if able else 8)
        return number < limit

    def rearrange(self) -> None:
        for seat, choice in self.read.ask("rearrange", dict.fromkeys(self.seats, ("yes", "no"))).items():
            if choice == "yes":
                self.cards[seat].reverse()

    def turn(self, seat: Seat, number: int) -> None:
        """Look at a card, ask, or from round 2 on declare, unless banned."""
        peeks = [f"peek {place}.{card}" for place in self.cards if place != seat for card in (1, 2)]
        asks = [f"question {target} {q}" for target in self.seats if target != seat for q in {*self.questions[seat]}]
        others = [n for n in range(len(self.cards) + 1) if n != self.number(seat)]
        free = number >= 2 and seat not in self.banned
        declarations = [f"declare {one} {two}" for one in others for two in others if free]
        answers = self.read.ask("turn", {seat: [*peeks, *asks, *declarations]})
        if seat not in answers:
            answers[seat] = self.read.next("draw", name="turn")["result"]
            assert answers[seat] in peeks
            self.read.next("show", card="choice.drawn", to="all", ask="turn", choice=answers[seat])
        match answers[seat].split():
            case "peek", at:
                self.peek(seat, at)
            case "question", target, question:
                self.question(seat, int(target), question)
            case _, one, two:
                self.read.next("say", line="declare.early", facts={"seat": seat})
                self.early[seat] = int(one), int(two)

    def peek(self, seat: Seat, at: str) -> None:
        """The card for him alone, and its mask for all, or a wolf if he is the boy."""
        place, number = map(int, at.split("."))
        card = self.cards[place][number - 1]
        self.read.next("show", card="peek.result", to=[seat], place=at, role=role(card), mask=mask(card))
        mark = mask(card)
        if self.is_(seat) == "boy" and (mark != "unknown" or self.rules.boy_marks_unknown_as == "wolf"):
            mark = "wolf"
        self.marks.append((place, mark, seat))
        self.read.next("mark", to="all", kind=mark, card=at, by=seat)
        told = {"seat": seat, "target": place, "number": number, "mark": mark}
        self.read.next("say", line="mark.laid", facts=told)

    def question(self, seat: Seat, target: Seat, question: str) -> None:
        """The card is used up, and the box answers truthfully."""
        self.questions[seat].remove(question)
        who = {self.is_(target)}
        if self.rules.question_semantics == "cards_for_Q3_Q5" and question in VALUE:
            who = set(map(role, self.cards[target]))
        self.read.next("say", line="question.put", facts={"seat": seat, "target": target})
        told = {"seat": target, "question": question, "yes": bool(who & QUESTIONS[question])}
        self.read.next("say", line="question.answer", facts=told)

    def declare(self, hand: int) -> None:
        """All others, at the same time; silence is X."""
        self.read.next("phase", name="hand", number=hand, final=True)
        waiting = [seat for seat in self.seats if seat not in self.early]
        self.read.next("ask", ask="declare", seats=waiting)
        ask = self.read.asks.pop(0)
        for seat in waiting:
            numbers = [number for number in range(len(self.cards) + 1) if number != self.number(seat)]
            assert {*legal(ask, seat)} == {*numbers, "x"}
        while self.read.ahead("answer", ask="declare"):
            answer = self.read.next("answer")
            seat, choice = answer["seat"], answer["choice"]
            assert seat in waiting
            assert choice == "x" or (len(choice) == 2 and self.number(seat) not in choice)
            assert choice == "x" or all(0 <= number <= len(self.cards) for number in choice)
            self.final[seat] = None if choice == "x" else choice

    def score(self) -> None:
        """Seat by seat: who he was, his points, the boy's bonus, and an error mark."""
        self.banned = set()
        if MIDDLE in self.cards and len(self.seats) == 4:
            self.read.next("say", line="reveal.dummy", facts={"role": self.is_(MIDDLE)})
        for seat in self.seats:
            pointers = self.early.get(seat, self.final.get(seat))
            told: dict[str, Any] = {"seat": seat, "role": self.is_(seat)}
            right = pointers is not None and self.right(seat, pointers)
            if pointers is None:
                self.read.next("say", line="reveal.x", facts=told)
            else:
                told |= {"first": pointers[0], "second": pointers[1], "right": right}
                self.read.next("say", line="reveal.numbers", facts=told)
            parts = {("early", 2) if seat in self.early else ("final", 1)} if right else set()
            if self.is_(seat) == "boy" and (misled := sum(self.misled(seat, other) for other in self.seats)):
                parts.add(("misled", misled))
            for why, points in sorted(parts):
                self.read.next("score", seat=seat, points=points, why=why)
                self.points[seat] += points
            if pointers is not None and not right:
                self.errors[seat] += 1
                self.read.next("mark", kind="red-x" if seat in self.early else "black-x", seat=seat)
                self.banned |= {seat} & {*self.early}
        self.last = [self.start, *self.early][-1]

    # Who is who

    def is_(self, place: int) -> str:
        """The identity: the higher card."""
        return max((role(card) for card in self.cards[place]), key=lambda who: VALUE[who])

    def others(self, seat: Seat) -> dict[int, str]:
        """The identities of all other places."""
        return {place: self.is_(place) for place in self.cards if place != seat}

    def right(self, seat: Seat, pointers: tuple[int, int]) -> bool:
        """Both goals, each a holder or nobody; the wolf names the same twice."""
        goals = GOALS[self.is_(seat)]
        if goals[0] == goals[1] and pointers[0] != pointers[1]:
            return False
        return all(self.found(seat, goal, number) for goal, number in zip(goals, pointers, strict=True))

    def found(self, seat: Seat, goal: str, number: int) -> bool:
        others = self.others(seat)
        return goal not in others.values() if number == 0 else others.get(self.place(number)) == goal

    def misled(self, boy: Seat, other: Seat) -> bool:
        """Whether this player's wrong answer to "where is the wolf" is the boy's work."""
        pointers = self.early.get(other, self.final.get(other))
        if boy == other or pointers is None or "wolf" not in GOALS[self.is_(other)] or self.rules.boy_bonus == "off":
            return False
        number = pointers[0]  # whoever looks for the wolf has it first on his card
        if self.rules.boy_bonus == "any_wrong_wolf_answer":
            return not self.found(other, "wolf", number)
        place = self.place(number) if number else 0
        return place > 0 and self.is_(place) != "wolf" and (place, "wolf", boy) in self.marks

    # The circle and the numbers of the boards

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise; nobody sits in the middle."""
        return seat % len(self.seats) + 1

    def place(self, number: int) -> int:
        """Where a number of the board points."""
        if not self.rules.renumber_each_hand or number > len(self.seats):
            return number
        return (self.start - 1 + number - 1) % len(self.seats) + 1

    def number(self, seat: Seat) -> int:
        """The own number."""
        return next(number for number in range(1, len(self.seats) + 1) if self.place(number) == seat)


def check(table: Table) -> None:
    """Fail where the game went otherwise than the rules foretell."""
    Foretold(table).game()
