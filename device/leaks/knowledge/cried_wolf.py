"""Who may know what where a boy cries wolf (RULES.md 2.3 to 2.6)."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from device.leaks.knowledge import Decks
from device.leaks.knowledge.results import ADDRESS
from device.leaks.knowledge.village import Put
from engine import Choice, Event, Facts, Seat
from engine.catalogue import Setup

CARDS: Mapping[str, set[str]] = {
    "own.card": {"roles"},
    "card.drawn": {"kind", "roles"},
    "card.seen": {"kind"},
    "card.got": {"kind", "roles"},
    "choice.drawn": {"ask", "choice"},
}
"""Card -> all that stands on it."""
OPENLY = ("call", "receive", "receive.second", "swap.show")
"""What must be answered before all eyes, and so is drawn before them too."""
EVENTS = ("mark", "score", "outcome")
SEAT = frozenset({"seat"})
SAID: Mapping[str, frozenset[str]] = {
    # That somebody must call tells that he holds a wolf or a dog: everybody may know.
    **dict.fromkeys(("call.must", "call.must.box", "call.swap", "call.none"), SEAT),
    **dict.fromkeys(("receive.accept", "receive.refuse", "death.left", "start.player"), SEAT),
    **dict.fromkeys(("shot", "card.lands"), SEAT | {"kind"}),
    "animal.call": SEAT | {"animal"},
    "claim": SEAT | {"receiver", "kind"},
    "shoot.nobody": frozenset(),
    "forwarded": SEAT | {"receiver"},
    "hand.shown": SEAT | {"card"},
    "outcome.points": frozenset({"seats"}),
}
"""Line with a result -> all that it says."""


@dataclass
class CriedWolf:
    """What is true at each moment; grows with each event that it hears."""

    setup: Setup
    decks: Decks
    hands: dict[Seat, list[str]] = field(default_factory=dict)
    drawn: str = ""
    """What was drawn last from the stock."""
    here: list[Seat] = field(default_factory=list)
    """Who has not left."""
    active: Seat = 0
    """Whose turn it is."""
    called: Seat = 0
    """Who was called last, and is asked now."""
    may_keep_quiet: bool = False
    """Whether that was a call which may be none, so that nobody else may know that the lot has made it."""
    played: str = ""
    """The card that is on its way."""
    to_see: list[Seat] = field(default_factory=list)
    """Who looks at it next."""
    got: dict[Seat, str] = field(default_factory=dict)
    """What a sheep brings to each seat that does not know it yet, in the order of the seats."""
    drawing: list[Seat] = field(default_factory=list)
    """Who draws next from the right."""
    looked: int = 0
    """How many have looked at their first cards."""
    put: Put = field(default_factory=Put)
    """The latest."""

    def __post_init__(self) -> None:
        self.here = [*self.setup.seats]
        if self.setup.rules.mode == 2:
            self.hands = {seat: [] for seat in self.here}
        else:
            self.hands = {seat: [*self.decks["cards"][seat]] for seat in self.here}

    def hear(self, event: Event) -> frozenset[Seat] | None:
        """See `Knowledge`."""
        match event:
            case {"event": "say", "line": line, "facts": facts}:
                self._announce(line, facts)
            case {"event": "ask", "ask": ask}:
                self.put = Put(ask, frozenset(self._asked(ask)))
                return self.put.asked
            case {"event": "answer", "ask": ask, "seat": seat, "choice": choice}:
                return self._answer(ask, seat, choice)
            case {"event": "refuse" | "light", "seat": seat}:
                return frozenset({seat})  # whoever has pressed may know that it was in vain
            case {"event": "show"}:
                told = self._show(event) if event.keys() - ADDRESS == CARDS.get(event["card"], set()) else set()
                openly = event.get("ask") in OPENLY and not (event.get("ask") == "call" and self.may_keep_quiet)
                return None if told and openly else frozenset(told)
            case {"event": "draw", "name": "card", "result": card}:
                self.drawn = card
            case {"event": "draw", "name": "swap.draw", "result": card}:
                self._draws(card)
            case {"event": "mark"}:
                self._lies(event)
            case {"event": "death", "seat": seat}:
                self.here.remove(seat)
                self.hands[seat] = []
        return None

    def is_result(self, event: Event) -> bool:
        """See `Knowledge`."""
        match event:
            case {"event": "say", "line": line}:
                return line in SAID
            case {"event": "board", "view": view}:
                return bool(view["stage"] == "over")
            case {"event": "show", "card": "choice.drawn", "ask": ask}:
                return ask in OPENLY
        return event["event"] in EVENTS

    def may_be_told(self, event: Event) -> bool:
        """See `Knowledge`."""
        match event:
            case {"event": "say", "line": "hand.shown", "facts": {"seat": seat, "card": card}}:
                return card in self.hands[seat]
            case {"event": "say", "line": line, "facts": facts}:
                return bool(facts.keys() == SAID[line])
        return True

    # Questions

    def _asked(self, ask: str) -> set[Seat]:
        """Whom this question goes to now."""
        match ask:
            case "play":
                return {self.active}
            case "shoot":
                return {seat for seat in self.here if seat != self.active and "hunter" in self.hands[seat]}
            case "swap.pass":
                return {seat for seat in self.here if self.hands[seat]}
            case "call" | "receive" | "receive.second" | "swap.show":
                return {self.called}
        return set()

    def _answer(self, ask: str, seat: Seat, choice: Choice) -> frozenset[Seat]:
        if ask != self.put.ask or seat not in self.put.asked:
            return frozenset()
        self.put.answers[seat] = choice
        return frozenset({seat})

    def _drawn(self, ask: str, choice: Choice) -> set[Seat]:
        """What was drawn for whoever did not answer what he had to: in the order of the seats."""
        put = self.put
        missing = sorted(put.asked - put.answers.keys())[:1] if ask == put.ask else []
        for seat in missing:
            self._answer(ask, seat, choice)
        return {*missing}

    # Cards

    def _show(self, event: Event) -> set[Seat]:
        """Whom this card is for: nobody, where what it says is not so."""
        match event:
            case {"card": "own.card", "roles": roles}:
                looking = self.setup.seats[self.looked : self.looked + 1]
                self.looked += 1
                return {seat for seat in looking if [*roles] == self.hands[seat]}
            case {"card": "choice.drawn", "ask": ask, "choice": choice}:
                return self._drawn(ask, choice)
            case {"card": "card.drawn", "kind": kind, "roles": cards}:
                return self._comes(self.active, self.drawn, kind, cards)
            case {"card": "card.seen", "kind": kind}:
                seat = self.to_see.pop(0) if self.to_see else 0
                return {seat} if seat and kind == self.played else set()
            case {"card": "card.got", "kind": kind, "roles": cards}:
                self._passed()
                if self.got:
                    seat = min(self.got)
                    return self._comes(seat, self.got.pop(seat), kind, cards)
        return set()

    def _comes(self, seat: Seat, card: str, kind: str, cards: list[str]) -> set[Seat]:
        """A card comes into a hand, whose holder may know it, and the others beside it."""
        self.hands[seat].append(card)
        return {seat} if kind == card and Counter(cards) == Counter(self.hands[seat]) else set()

    def _passed(self) -> None:
        """Everybody has passed a card to the left."""
        if self.put.ask == "swap.pass" and self.put.answers:
            for seat, card in self.put.answers.items():
                self.hands[seat].remove(str(card))
                self.got[self._left(seat)] = str(card)
            self.put = Put()

    def _draws(self, card: str) -> None:
        """The next one whose right neighbour holds something takes this from him."""
        seat = self.drawing.pop(0)
        self.got[seat] = card
        self.hands[next(right for right in self.here if self._left(right) == seat)].remove(card)

    def _left(self, seat: Seat) -> Seat:
        return self.here[(self.here.index(seat) + 1) % len(self.here)]

    # What happens

    def _announce(self, line: str, facts: Facts) -> None:
        match line.removesuffix(".box"):
            case "turn.call":
                self.active = facts["seat"]
            case "call.must" | "call.swap" | "call.may" | "receive.call" | "receive.forward" | "swap.show":
                self.called = facts["seat"]
                self.may_keep_quiet = line.startswith("call.may")
            case "claim":
                self.played = str(self.put.answers[self.active]).split()[0]
                self.hands[self.active].remove(self.played)
            case "forwarded":
                second = [facts["receiver"]] if self.setup.rules.second_peek else []
                self.to_see = [facts["seat"], *second]
            case "swap.draw":
                self.drawing = sorted(self._left(seat) for seat in self.here if self.hands[seat])

    def _lies(self, mark: Facts) -> None:
        """A card is turned up; a hunter that has fired leaves the hand of who shot."""
        if "dead" in mark and self.played:
            self.hands[mark["seat"]].remove("hunter")
        self.played = ""


KNOWLEDGE = CriedWolf
