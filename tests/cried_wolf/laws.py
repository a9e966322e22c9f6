"""One game as the rules foretell it (section 2), not as the engine plays it, beside its transcript."""

from itertools import product

from tests.cried_wolf.points import best, parts
from tests.lupusburg.reader import PASSED_OVER, Reader
from tests.village.bots import Table

KINDS = ("sheep-1", "sheep-2", "sheep-3", "wolf", "dog", "hunter", "boy")
HEARD = ("animal.call", "claim", "hand.shown", "death.left")
Seat = int


def check(table: Table) -> None:
    """Fail at the first event that is another than the rules say."""
    story = Story(table)
    story.begin()
    while story.left and len(story.here) > 1:
        story.turn()
        story.leave()
    story.end()


class Story:
    """Follows the transcript of one game."""

    def __init__(self, table: Table) -> None:
        self.table, self.seats, self.rules = table, table.setup.seats, table.setup.rules
        self.read = Reader(table, HEARD, (*PASSED_OVER, "talk"))
        self.here = [*self.seats]
        self.hands: dict[Seat, list[str]] = {seat: [] for seat in self.seats}
        self.front: dict[Seat, list[str]] = {seat: [] for seat in self.seats}
        self.shot: dict[Seat, list[str]] = {seat: [] for seat in self.seats}
        self.unseen: list[str] = []
        """What can be drawn; in mode 2 also what is out of the game."""
        self.left = 0
        self.number = self.active = 0

    def begin(self) -> None:
        """Who begins, and two cards for everybody; or as many as there are players out of the game (2.2)."""
        self.active = self.read.next("draw", name="start.player")["result"]
        if self.rules.mode == 2:
            self.left, self.unseen = len(self.table.hands["cards"][0]), [*self.table.setup.deck]
            assert len(self.table.setup.deck) - len(self.seats) - self.left in range(len(self.seats))
        else:
            hands = self.table.hands["cards"]
            self.hands, self.unseen = {seat: [*hands[seat]] for seat in self.seats}, [*hands[0]]
            self.left = len(self.unseen)
            for seat in self.seats:
                assert len(hands[seat]) == 2
                self.read.next("show", card="own.card", to=[seat], roles=hands[seat])
        assert self.left % len(self.seats) == 0, "not everybody has as many turns"
        self.removed = self.out()
        self.leave()

    def turn(self) -> None:
        """Draw, call, play, and who gets the card."""
        self.number += 1
        seat = self.active
        if self.number > 1 or seat not in self.here:
            while (seat := seat % len(self.seats) + 1) not in self.here:
                pass
        self.active = seat
        self.read.next("phase", name="turn", number=self.number)
        drawn = self.read.next("draw", name="card")["result"]
        self.unseen.remove(drawn)
        self.left -= 1
        self.hands[seat].append(drawn)
        self.shown(seat, "card.drawn", self.hands[seat][-1])
        beast = any(card in ("wolf", "dog") for card in self.hands[seat])
        if beast and (self.rules.mode == 1 or (self.rules.mode == 2 and self.rules.call_on_draw)):
            self.must_call(seat)
        card, receiver = self.play(seat)
        if self.rules.mode == 3 and self.may_call(seat, beast) and self.is_shot(seat, card):
            return
        owner = self.passed_on(seat, card, receiver) if self.rules.mode == 2 else self.received(seat, receiver)
        self.front[owner].append(card)
        self.read.next("mark", kind=card, seat=owner)
        if self.rules.sheep_powers and self.rules.mode != 2:
            self.power(owner, card)

    def shown(self, seat: Seat, card: str, kind: str) -> None:
        """A card comes into a hand, and its holder sees it with the others."""
        event = self.read.next("show", card=card, to=[seat], kind=kind)
        assert sorted(event["roles"]) == sorted(self.hands[seat])

    def must_call(self, seat: Seat) -> None:
        """A call of either animal (2.3)."""
        animal = self.read.demand("call", {seat: ("wolf", "dog")}, openly=True)[seat]
        self.read.next("say", line="animal.call", facts={"seat": seat, "animal": animal})

    def play(self, seat: Seat) -> tuple[str, Seat]:
        """Any card of the hand before any other player, said to be anything (2.3)."""
        others = [other for other in self.here if other != seat]
        claims = ("sheep", "wolf", "dog", "hunter", "boy")
        may = [f"{card} > {other} : {claim}" for card, other, claim in product({*self.hands[seat]}, others, claims)]
        card, _, receiver, _, claim = self.read.demand("play", {seat: may}, openly=False)[seat].split()
        self.hands[seat].remove(card)
        self.read.next("say", line="claim", facts={"seat": seat, "receiver": int(receiver), "kind": claim})
        return card, int(receiver)

    def may_call(self, seat: Seat, beast: bool) -> bool:
        """Behind the claim; compulsory with a wolf or a dog among the three cards (2.5)."""
        if self.rules.mode3_call == "forced_only":
            if beast:
                self.must_call(seat)
            return beast
        animals = ("wolf", "dog")
        animal = self.read.ask("call", {seat: animals if beast else (*animals, "none")}).get(seat, "none")
        if beast and animal == "none":
            animal = self.read.next("draw", name="call")["result"]
            self.read.next("show", card="choice.drawn", to=[seat], ask="call", choice=animal)
        if animal != "none":
            self.read.next("say", line="animal.call", facts={"seat": seat, "animal": animal})
        return bool(animal != "none")

    def is_shot(self, seat: Seat, card: str) -> bool:
        """The nearest in the order of turns of those who hold a hunter and want to (2.5)."""
        holders = [other for other in self.here if other != seat and "hunter" in self.hands[other]]
        answers = self.read.ask("shoot", dict.fromkeys(holders, ("yes", "no")))
        shooters = [other for other in holders if answers.get(other) == "yes"]
        if not shooters:
            return False
        shooter = min(shooters, key=lambda other: (other - seat) % len(self.seats))
        self.hands[shooter].remove("hunter")
        self.shot[shooter].append(card)
        for kind in ("hunter", card):
            self.read.next("mark", kind=kind, seat=shooter, dead=True)
        return True

    def received(self, seat: Seat, receiver: Seat, ask: str = "receive") -> Seat:
        """Before the receiver, or back (2.3)."""
        answer = self.read.demand(ask, {receiver: ("accept", "refuse")}, openly=True)[receiver]
        return receiver if answer == "accept" else seat

    def passed_on(self, seat: Seat, card: str, receiver: Seat) -> Seat:
        """Accepted, or seen and forwarded once to somebody who has not seen it (2.4)."""
        unseen = [other for other in self.here if other not in (seat, receiver)]
        if not unseen:
            return self.received(seat, receiver)
        may = ("accept", *(f"forward {other}" for other in unseen))
        answer = self.read.demand("receive", {receiver: may}, openly=True)[receiver]
        if answer == "accept":
            return receiver
        second = int(answer.split()[1])
        self.read.next("show", card="card.seen", to=[receiver], kind=card)
        if self.rules.second_peek:
            self.read.next("show", card="card.seen", to=[second], kind=card)
        return self.received(seat, second, "receive.second")

    def power(self, owner: Seat, card: str) -> None:
        """What a sheep does (2.3)."""
        got: dict[Seat, str] = {}
        if card == "sheep-1":
            may = {seat: {*self.hands[seat]} for seat in self.here if self.hands[seat]}
            passed = self.read.demand("swap.pass", may, openly=False) if may else {}
            got = {self.beside(seat, 1): kind for seat, kind in passed.items()}
            for seat, kind in passed.items():
                self.hands[seat].remove(kind)
        elif card == "sheep-2":
            for seat in self.here:
                if hand := self.hands[self.beside(seat, -1)]:
                    got[seat] = self.read.next("draw", name="swap.draw")["result"]
                    assert got[seat] in hand, "a card from a hand as it was"
            for seat, kind in got.items():
                self.hands[self.beside(seat, -1)].remove(kind)
        elif card == "sheep-3" and self.hands[owner]:
            kind = self.read.demand("swap.show", {owner: {*self.hands[owner]}}, openly=True)[owner]
            self.read.next("say", line="hand.shown", facts={"seat": owner, "card": kind})
        for seat, kind in got.items():
            self.hands[seat].append(kind)
        for seat in sorted(got):
            self.shown(seat, "card.got", got[seat])
        self.call_after_swap(card, got)

    def call_after_swap(self, card: str, got: dict[Seat, str]) -> None:
        """Who has got a wolf or a dog, or by house rule holds one."""
        for seat in self.here if card in ("sheep-1", "sheep-2") else ():
            looked_at = self.hands[seat] if self.rules.call_after_swap == "any" else [got.get(seat, "")]
            if {"wolf", "dog"} & {*looked_at}:
                self.must_call(seat)

    def beside(self, seat: Seat, step: int) -> Seat:
        """The neighbour: clockwise at the left."""
        return self.here[(self.here.index(seat) + step) % len(self.here)]

    def leave(self) -> None:
        """Players go home between two turns only."""
        while self.read.ahead("death", cause="left"):
            seat = self.read.next("death")["seat"]
            self.read.next("say", line="death.left", facts={"seat": seat})
            self.here.remove(seat)
            self.hands[seat] = []

    def end(self) -> None:
        """What everybody has, and who wins (2.7)."""
        scores = dict.fromkeys(self.seats, 0)
        for seat in self.seats:
            hunters = self.hands[seat].count("hunter")
            for why, points in parts(self.rules, self.front[seat], self.shot[seat], hunters):
                scores[seat] += points
                self.read.next("score", seat=seat, points=points, why=why)
        winners = tuple(best(scores, self.front, self.here)) if self.here else ()
        self.read.next("outcome", winner="points", seats=winners)
        self.read.next("say", line="outcome.points")
        assert self.read.events == []
        assert self.table.run.result is not None
        assert self.table.run.result.scores == scores
        assert len(self.here) < len(self.seats) or self.out() == self.removed

    def out(self) -> int:
        """How many cards lie nowhere; with each that was shot lies the hunter that fired."""
        lying = [*self.hands.values(), *self.front.values(), *self.shot.values(), *self.shot.values()]
        return len(self.table.setup.deck) - sum(map(len, lying)) - self.left
