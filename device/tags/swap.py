"""A new card in the middle of a game: the seat lays it down, and it takes the place of the one that was lost or broken.

Nobody hears which card it is: the box knows what the seat has laid before.
"""

from collections.abc import Sequence

from device.host import Host
from device.menu import attend
from device.ports import Laid, Panel
from device.tags.recognise import Recogniser, unfit
from device.tags.registry import Registry, RegistryError
from device.tags.shelf import answer_sets, are_known
from engine import Seat


class Swaps:
    """Replaces cards of one game, in a pause with open eyes (`device.host.CardDesk`)."""

    def __init__(self, host: Host, registry: Registry, recogniser: Recogniser) -> None:
        self.host, self.registry, self.recogniser = host, registry, recogniser

    def seats(self) -> list[Seat]:
        """Who has laid a card of the table's own in this game, so that the box knows which one to replace."""
        return sorted(seat for lead in self.recogniser.held if (seat := self.host.seating.seat_of(lead)) is not None)

    def answers(self, game: str, seats: int) -> int:
        """How many seats of so many can have a whole set of cards of answers."""
        return answer_sets(self.registry, game, seats)

    def knows(self, game: str, cards: Sequence[str]) -> bool:
        """Whether all these cards of the table have tags."""
        return are_known(self.registry, game, cards)

    def replace(self, seat: Seat) -> bool:
        """Let the seat lay a fresh tag, on its own reader; whether it did.  BACK leaves everything as it is."""
        with self.host.by_tags():
            return self._ask(seat)

    def _ask(self, seat: Seat) -> bool:
        word = self.host.phrases.word
        wish, first = self.host.phrases.line("cards.swap", {"seat": seat}), ""
        while True:
            self.host.turn({"kind": "notice", "headline": wish, "lines": [first], "hint": word("cards.hint-swap")})
            match attend(self.host, [first, wish], [wish], (Panel, Laid)):
                case Laid(seat=where, uid=uid) if where == seat:
                    said = self._learn(seat, uid)
                    if said == "replaced":
                        self.host.say_text(word("cards.replaced"))
                        return True
                    first = word(f"cards.{said}")
                case Panel(button="back"):
                    return False
                case _:
                    first = ""

    def _learn(self, seat: Seat, uid: str) -> str:
        """Make a fresh tag the card of the seat: "replaced", or why not."""
        (card,) = (card for lead, card in self.recogniser.held.items() if self.host.seating.seat_of(lead) == seat)
        if reason := unfit(uid):
            return reason
        if uid in self.registry.cards:
            return "taken"
        try:
            self.registry.learn(uid, card)
        except RegistryError:
            return "unsaved"
        return "replaced"
