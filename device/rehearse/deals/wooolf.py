"""Two cards for each seat, and in the middle with four players; questions, who begins, and later hands."""

from collections.abc import Iterator, Mapping
from typing import Any

from device.rehearse import deals
from device.rehearse.deals import Decks, Written
from device.rehearse.names import Check, Names, every, one_of, unknown
from device.strict import Fault
from engine import Choice, Hands

DUMMY, QUESTIONS, START = "dummy", "questions", "start"
BESIDES = (DUMMY, QUESTIONS, START)
LATER = ("hand 2", "hand 3")
ALIASES = {"boy": "boy?"}


class Deal(deals.Deal):
    """How the hands are written."""

    def more_keys(self) -> tuple[str, ...]:
        """What lies in the middle, questions, who begins, and the later hands."""
        return (*BESIDES, *LATER)

    def example(self) -> str:
        """What one seat holds."""
        return '1 = ["wolf", "sheep"]'

    def held_faults(self, names: Names, held: Any) -> Iterator[Fault]:
        """Anything but two cards."""
        if what := self._two_cards(held):
            yield "", what

    def more_faults(self, names: Names, key: str, more: Any) -> Iterator[Fault]:
        """What is wrong in the middle, with questions and the start, or in a later hand."""
        checks: Mapping[str, Check] = {DUMMY: self._two_cards, START: names.seat}
        if key in checks:
            if what := checks[key](more):
                yield "", what
        elif not isinstance(more, dict):
            yield "", f"{more!r} is not a table"
        elif key == QUESTIONS:
            for seat, cards in more.items():
                if what := names.seat_key(seat) or every(one_of(names.names.questions))(cards):
                    yield f".{seat}", what
        else:
            yield from self._hand_faults(names, more)

    def _hand_faults(self, names: Names, hand: Written) -> Iterator[Fault]:
        for key, value in hand.items():
            if key in BESIDES:
                yield from ((f".{key}{where}", what) for where, what in self.more_faults(names, key, value))
            elif what := names.seat_key(key) or self._two_cards(value):
                yield f".{key}", what if key.isdecimal() else unknown(key, BESIDES, ["the numbers of the seats"])

    def faults(self, names: Names, deal: Written) -> Iterator[Fault]:
        """Besides, cards lie in the middle with four players and only then, and nobody goes without."""
        yield from super().faults(names, deal)
        middle = self.game.places(len(names.seats)) > len(names.seats)
        for at, hand in {"deal": deal, **{f'deal."{key}"': deal[key] for key in LATER if key in deal}}.items():
            dealt = isinstance(hand, dict) and [key for key in hand if key.isdecimal()]
            if dealt and len(dealt) != len(names.seats):
                yield at, f"give each of the {len(names.seats)} seats two cards, or none of them"
            elif dealt and (DUMMY in hand) != middle:
                yield f"{at}.{DUMMY}", "two cards lie in the middle with four players, and only then"

    def decks(self, deal: Written) -> Decks:
        """The first hand."""
        return self._hand(deal, self.places(deal))

    def later(self, deal: Written) -> Mapping[int, Decks]:
        """The other hands, whose cards need not be told."""
        return {number: self._hand(deal[key], self.places(deal)) for number, key in enumerate(LATER, 1) if key in deal}

    def _hand(self, hand: Written, seats: list[str]) -> Decks:
        """Cards and questions of one hand."""
        written = hand.get(QUESTIONS, {})
        questions: Hands = {int(seat): tuple(written.get(seat, ())) for seat in seats}
        if not all(seat in hand for seat in seats):
            return {"questions": questions} if QUESTIONS in hand else {}
        cards: Hands = {int(seat): held(hand[seat]) for seat in seats}
        return {"cards": {**cards, 0: held(hand.get(DUMMY, []))}, "questions": questions}

    def chance(self, deal: Written) -> Mapping[str, tuple[Choice | None, ...]]:
        """Who begins."""
        return {"start.player": tuple([hand.get(START) for hand in (deal, *[deal.get(key, {}) for key in LATER])])}

    def _two_cards(self, value: Any) -> str | None:
        if not isinstance(value, list) or len(value) != 2:
            return f"{value!r} will not do: write a list of two cards"
        return every(one_of((*self.game.roles, *ALIASES)))(value)


def held(cards: list[str]) -> tuple[str, ...]:
    """Cards as the engine knows them."""
    return tuple([ALIASES.get(card, card) for card in cards])
