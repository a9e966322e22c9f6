"""Two cards in each hand, or none in mode 2; what is drawn, in this order; and who begins."""

from collections.abc import Iterator, Mapping
from typing import Any

from device.rehearse import deals
from device.rehearse.deals import Decks, Written
from device.rehearse.names import Names, every
from device.strict import Fault
from engine import Choice, Hands

DECK, START = "deck", "start"


class Deal(deals.Deal):
    """How the hands are written."""

    def more_keys(self) -> tuple[str, ...]:
        """What is drawn, and who begins."""
        return (DECK, START)

    def example(self) -> str:
        """One hand."""
        return '1 = ["wolf", "sheep-2"]'

    def held_faults(self, names: Names, held: Any) -> Iterator[Fault]:
        """A hand that is too large, or cards that do not exist."""
        if not isinstance(held, list) or len(held) > self.game.each:
            yield "", f"{held!r} will not do: write a list of {self.game.each} cards at most, in mode 2 []"
        elif what := every(names.role)(held):
            yield "", what

    def more_faults(self, names: Names, key: str, more: Any) -> Iterator[Fault]:
        """Cards that do not exist, or a seat."""
        if what := every(names.role)(more) if key == DECK else names.seat(more):
            yield "", what

    def faults(self, names: Names, deal: Written) -> Iterator[Fault]:
        """Besides, there must be something to draw."""
        yield from super().faults(names, deal)
        if not deal.get(DECK):
            yield f"deal.{DECK}", 'is missing: write the cards that are drawn, as in deck = ["wolf", "sheep-1"]'

    def decks(self, deal: Written) -> Decks:
        """Hands, and what is drawn; in mode 2 the cards that go out of the game are not written."""
        hands: Hands = {int(seat): tuple(deal[seat]) for seat in self.places(deal)}
        return {"cards": {**hands, 0: tuple(deal[DECK])}}

    def chance(self, deal: Written) -> Mapping[str, tuple[Choice, ...]]:
        """Who begins, and each card."""
        return {"card": tuple(deal[DECK]), **({"start.player": (deal[START],)} if START in deal else {})}
