"""How a simulated player of WOOOLF!! thinks: who each place can still be, after all that its seat has perceived."""

from collections.abc import Sequence
from typing import Any

from engine.effects import Choice, Seat
from engine.transcript import Event
from engine.wooolf.deck import GOALS, QUESTIONS, VALUES
from engine.words import words

ROLES = tuple(VALUES)
"""From the lowest card to the highest: whoever has one of them is that or a higher one."""
IMPATIENT = 5
"""From this round on a player declares also what is only likely."""


class Deducing:
    """What one player makes of one hand after the other."""

    def __init__(self) -> None:
        self._me = ""
        self._round = 1
        self._numbers: dict[int, int] = {}
        """Place -> its number on the boards."""
        self._cards: dict[int, dict[str, str]] = {}
        """What lies at each place as far as it is known: a card -> its role."""
        self._can: dict[int, set[str]] = {}
        """Who each place can be by the answers to questions."""

    @property
    def knows_itself(self) -> bool:
        """Whether a hand has been dealt."""
        return bool(self._me)

    def hear(self, event: Event) -> None:
        """Take in what this seat perceives; marks of others are believed, but for wolves, which a boy lays."""
        match event:
            case {"event": "phase", "name": "hand", "round": number}:
                self._round = number
            case {"event": "board", "view": {"numbers": numbers}}:
                self._numbers = {place: number for number, place in numbers.items()}
            case {"event": "show", "card": "own.card", "identity": identity}:
                self._me, self._cards, self._can = identity, {}, {}
            case {"event": "show", "card": "peek.result", "place": card, "role": role}:
                self._cards.setdefault(int(card[0]), {})[card] = role
            case {"event": "mark", "card": card, "kind": kind} if kind in ROLES[:-1]:
                self._cards.setdefault(int(card[0]), {}).setdefault(card, kind)
            case {"event": "say", "line": "question.answer", "facts": {"seat": seat, "question": question, "yes": yes}}:
                asked = {*QUESTIONS[question]}
                self._can[seat] = self._can.get(seat, {*ROLES}) & (asked if yes else {*ROLES} - asked)

    def wanted(self, ask: str, choices: Sequence[Any], seat: Seat) -> list[Choice]:
        """What makes sense of these choices: in the end both numbers; before that what tells most, or to declare."""
        goals, others = GOALS[self._me], [place for place in self._numbers if place != seat]
        if ask == "declare":
            return [tuple([self._number(goal, others) for goal in goals])]
        sure = all(self._sure(goal, others) for goal in goals)
        declared = "declare " + " ".join(str(self._number(goal, others)) for goal in goals)
        if (sure or self._round >= IMPATIENT) and declared in choices:
            return [declared]
        telling = [choice for choice in choices if self._tells(words(choice))]
        most = max((len(self._possible(words(choice)[1])) for choice in telling), default=0)
        return [choice for choice in telling if len(self._possible(words(choice)[1])) == most]

    def _possible(self, place: Any) -> set[str]:
        """Who a place can be."""
        known = self._cards.get(place, {}).values()
        least = max((ROLES.index(role) for role in known), default=0)
        can = {*ROLES[least : least + 1 if len(known) == 2 else None]}
        return can & self._can.get(place, can) or can

    def _tells(self, said: Sequence[Any]) -> bool:
        """Whether this look or question can tell something new."""
        match said:
            case "peek", place, card:
                return f"{place}.{card}" not in self._cards.get(place, {}) and len(self._possible(place)) > 1
            case "question", place, question:
                asked = {*QUESTIONS[question]}
                return bool(self._possible(place) & asked and self._possible(place) - asked)
        return False

    def _sure(self, goal: str, places: Sequence[int]) -> bool:
        """Whether it is known who this is, or that nobody is."""
        who = [self._possible(place) for place in places]
        return {goal} in who or not any(goal in can for can in who)

    def _number(self, goal: str, places: Sequence[int]) -> int:
        """The likeliest number for a goal, 0 where nobody can be it."""
        fit = [place for place in places if goal in self._possible(place)]
        return self._numbers[min(fit, key=lambda place: (len(self._possible(place)), place))] if fit else 0
