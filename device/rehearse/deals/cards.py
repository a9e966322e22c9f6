"""A card or several for each seat; what is left over; and in a village the buildings."""

from collections.abc import Iterator
from typing import Any

from device.rehearse import deals
from device.rehearse.deals import Decks, Written
from device.rehearse.names import Names, every, one_of
from device.strict import Fault
from engine import Hands

LEFT, BUILDINGS = "left", "buildings"


class Deal(deals.Deal):
    """How the cards are written."""

    def more_keys(self) -> tuple[str, ...]:
        """Cards left over, and buildings."""
        return (LEFT, BUILDINGS)

    def held_faults(self, names: Names, held: Any) -> Iterator[Fault]:
        """One card, or a list of as many as the game deals each."""
        each = self.game.each
        what: str | None = None
        if each == 1:
            what = names.role(held)
        elif not isinstance(held, list) or len(held) != each:
            what = f"{held!r} will not do: write {f'a list of {each} cards' if each else '[]'}"
        else:
            what = every(names.role)(held)
        if what:
            yield "", what

    def more_faults(self, names: Names, key: str, more: Any) -> Iterator[Fault]:
        """Cards left over for a thief, or buildings, that do not exist; or an owner who does not."""
        if not (self.game.left if key == LEFT else names.names.trades):
            yield "", "nothing of that kind is dealt in this game"
        elif key == LEFT:
            if what := every(names.role)(more):
                yield "", what
        elif not isinstance(more, dict):
            yield "", f'{more!r} will not do: write {{ 1 = "farmer" }}'
        else:
            for seat, trade in more.items():
                if what := names.seat_key(seat) or one_of(names.names.trades)(trade):
                    yield f".{seat}", what

    def decks(self, deal: Written) -> Decks:
        """Whoever is given no building is a vagabond."""
        seats = self.places(deal)
        cards: Hands = {0: tuple(deal.get(LEFT, ())), **{int(seat): held(deal[seat]) for seat in seats}}
        if BUILDINGS not in deal:
            return {"cards": cards}
        trades = {int(seat): (deal[BUILDINGS].get(seat, "vagabond"),) for seat in seats}
        return {"cards": cards, BUILDINGS: trades}


def held(cards: str | list[str]) -> tuple[str, ...]:
    """What a seat holds, as the engine knows it."""
    return tuple(cards) if isinstance(cards, list) else (cards,)
