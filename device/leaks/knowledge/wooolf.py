"""Who may know what in WOOOLF!! (RULES.md 1.1, 1.4 to 1.6)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from device.leaks.knowledge import Decks
from device.leaks.knowledge.results import ADDRESS
from device.leaks.knowledge.village import Put
from engine import Choice, Event, Facts, Seat
from engine.catalogue import Setup

RANKS = ("sheep", "hound", "hunter", "boy", "wolf")
"""From the lowest value to the highest."""
CARDS: Mapping[str, set[str]] = {
    "own.card": {"roles", "identity", "questions"},
    "choice.drawn": {"ask", "choice"},
    "peek.result": {"place", "role", "mask"},
}
"""Card -> all that stands on it."""
EVENTS = ("mark", "score", "outcome")
SAID: Mapping[str, set[str]] = {
    "hand.begins": {"number", "seat"},
    "hand.numbers": {"seat"},
    "mark.laid": {"seat", "target", "number", "mark"},
    "question.put": {"seat", "target"},
    "question.answer": {"seat", "question", "yes"},
    "declare.early": {"seat"},
    "player.left": {"seat"},
    "reveal.dummy": {"role"},
    "reveal.numbers": {"seat", "role", "first", "second", "right"},
    "reveal.x": {"seat", "role"},
    "outcome.points": {"seats"},
}
"""Line with a result -> all that it says."""


@dataclass
class Wooolf:
    """What is true at each moment; grows with each event that it hears."""

    setup: Setup
    decks: Decks
    hand: int = 0
    looked: int = 0
    """How many have looked at their cards in this hand."""
    turn: Seat = 0
    declared: set[Seat] = field(default_factory=set)
    """Who has declared early in this hand."""
    gone: set[Seat] = field(default_factory=set)
    swapped: set[Seat] = field(default_factory=set)
    """Whose two cards have changed places."""
    middle: tuple[str, ...] = ()
    """What was drawn for the middle, where more is left over."""
    revealing: bool = False
    """Whether the hand is being scored: all is turned up."""
    put: Put = field(default_factory=Put)
    """The latest."""

    def hear(self, event: Event) -> frozenset[Seat] | None:
        """See `Knowledge`."""
        match event:
            case {"event": "phase", "number": hand}:
                if hand != self.hand:
                    self.hand, self.looked, self.declared, self.swapped = hand, 0, set(), set()
                    self.middle = ()
                self.revealing = False
                self.put = Put("final" if "final" in event else "")
            case {"event": "say", "line": line, "facts": facts}:
                self._announce(line, facts)
            case {"event": "ask", "ask": ask}:
                self._swap()
                self.put = Put(ask, frozenset(self._asked(ask)))
                return self.put.asked
            case {"event": "answer", "ask": ask, "seat": seat, "choice": choice}:
                return self._answer(ask, seat, choice)
            case {"event": "refuse" | "light", "seat": seat}:
                return frozenset({seat})
            case {"event": "draw", "name": "dummy", "result": card}:
                self.middle += (card,)
            case {"event": "show", "card": "choice.drawn", "choice": choice}:
                self.put.answers[self.turn] = choice
                return None  # it is at which card he looks, and all see that
            case {"event": "show", "card": card}:
                return frozenset(self._show(event) if event.keys() - ADDRESS == CARDS.get(card, set()) else ())
            case {"event": "board", "view": view} if "pointers" in view:
                self.revealing = True
        return None

    def is_result(self, event: Event) -> bool:
        """See `Knowledge`."""
        match event:
            case {"event": "say", "line": line}:
                return line in SAID
            case {"event": "board", "view": view}:
                return "pointers" in view or view["stage"] == "over"
            case {"event": "show", "card": "choice.drawn"}:
                return True
        return event["event"] in EVENTS

    def may_be_told(self, event: Event) -> bool:
        """See `Knowledge`.  Nobody learns a card but by its mark and by answers, before the hand is scored."""
        match event:
            case {"event": "board" | "score" | "outcome"} | {"event": "mark", "kind": "red-x" | "black-x"}:
                return self.revealing and self.put.ask in ("final", "declare")
            case {"event": "mark", "card": card, "kind": kind, "by": by}:
                return self._lays(by, card, kind)
            case {"event": "say", "line": line, "facts": facts}:
                return facts.keys() == SAID[line] and self._true(line, facts)
        return True

    # The cards

    def _cards(self, place: int) -> tuple[str, ...]:
        """The two cards of a place; what lies in the middle is left over, or was drawn of that."""
        dealt = self.decks[f"cards {self.hand - 1}"]
        cards = dealt[place] if place in self.setup.seats else self.middle or dealt[0]
        return cards[::-1] if place in self.swapped else cards

    def _identity(self, place: int) -> str:
        return max(map(role, self._cards(place)), key=RANKS.index)

    def _at(self, card: str) -> str:
        place, number = card.split(".")
        return self._cards(int(place))[int(number) - 1]

    def _mark(self, card: str) -> str:
        """What whoever's turn it is must lay there."""
        seen = mask(self._at(card))
        honest = seen == "unknown" == self.setup.rules.boy_marks_unknown_as
        return "wolf" if self._identity(self.turn) == "boy" and not honest else seen

    def _lays(self, seat: Seat, card: str, mark: str) -> bool:
        """Whether this seat has just looked at this card, and must lay this mark there."""
        return seat == self.turn and f"peek {card}" == self._choice() and mark == self._mark(card)

    def _answers_yes(self, seat: Seat, question: str) -> bool:
        if "-" not in question and self.setup.rules.question_semantics == "cards_for_Q3_Q5":
            return question in map(role, self._cards(seat))
        return self._identity(seat) in question.split("-")

    # Questions

    def _asked(self, ask: str) -> set[Seat]:
        here = {*self.setup.seats} - self.gone
        match ask:
            case "turn":
                return {self.turn} & here - self.declared
            case "declare":
                return here - self.declared
            case "rearrange":
                return here
        return set()

    def _answer(self, ask: str, seat: Seat, choice: Choice) -> frozenset[Seat]:
        if ask != self.put.ask or seat not in self.put.asked:
            return frozenset()
        self.put.answers[seat] = choice
        return frozenset({seat})

    def _choice(self) -> Choice | None:
        """What whoever's turn it is has chosen."""
        return self.put.answers.get(self.turn) if self.put.ask == "turn" else None

    def _swap(self) -> None:
        """Cards change places when all have been asked."""
        if self.put.ask == "rearrange":
            self.swapped ^= {seat for seat, choice in self.put.answers.items() if choice == "yes"}

    def _show(self, event: Event) -> set[Seat]:
        """Whom this card is for: nobody, where what it says is not so."""
        match event:
            case {"card": "own.card", "roles": roles, "identity": identity, "questions": questions}:
                looking = self.setup.seats[self.looked : self.looked + 1]
                self.looked += 1
                held = self.decks[f"questions {self.hand - 1}"]
                return {
                    seat
                    for seat in looking
                    if ((*roles,), (*questions,)) == (self._cards(seat), held[seat])
                    and identity == self._identity(seat)
                }
            case {"card": "peek.result", "place": place, "role": is_, "mask": looks}:
                if self._choice() != f"peek {place}":
                    return set()
                card = self._at(place)
                return {self.turn} if (is_, looks) == (role(card), mask(card)) else set()
        return set()

    # What is told

    def _announce(self, line: str, facts: Facts) -> None:
        match line:
            case "turn.call":
                self.turn = facts["seat"]
            case "declare.early":
                self.declared.add(facts["seat"])
            case "player.left":
                self.gone.add(facts["seat"])

    def _true(self, line: str, facts: Facts) -> bool:
        """Whether the rules let it be told, and it is so."""
        match line:
            case "question.answer":
                asked = self._choice() == f"question {facts['seat']} {facts['question']}"
                return asked and facts["yes"] == self._answers_yes(facts["seat"], facts["question"])
            case "declare.early":
                return facts["seat"] == self.turn and str(self._choice()).startswith("declare ")
            case "mark.laid":
                return self._lays(facts["seat"], f"{facts['target']}.{facts['number']}", facts["mark"])
            case "reveal.dummy" | "reveal.numbers" | "reveal.x":
                return self.revealing and facts["role"] == self._identity(facts.get("seat", 0))
        return True


def role(card: str) -> str:
    """Who a card is."""
    return card.partition("/")[0].removesuffix("?")


def mask(card: str) -> str:
    """What a card looks like."""
    return "unknown" if card.endswith("?") else card.partition("/")[2] or role(card)


KNOWLEDGE = Wooolf
