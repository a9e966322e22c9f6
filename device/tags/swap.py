"""A new card in the middle of a game: the seat lays it down, and it takes the place of the one that was lost or broken.

Nobody hears which card it is: the box knows what the seat has laid before.  Who holds several lays those first that he
still has.
"""

from collections.abc import Sequence

from device.host import Host
from device.menu import attend
from device.papers import TABLE
from device.ports import Laid, Panel
from device.tags.decks import decks
from device.tags.recognise import Recogniser, unfit
from device.tags.registry import Card, Registry, RegistryError
from device.tags.shelf import answer_sets, are_known
from engine import Seat


class Swaps:
    """Replaces cards of one game, in a pause with open eyes (`device.tags.desk.CardDesk`)."""

    def __init__(self, host: Host, registry: Registry, recogniser: Recogniser) -> None:
        self.host, self.registry, self.recogniser = host, registry, recogniser

    def seats(self) -> list[Seat]:
        """Whose cards of the table's own the box knows, and who has a reader to lay a new one on."""
        reading = self.host.seating.devices.reading
        dealt = {seat for seat in self.host.papers.at.values() if seat > TABLE}
        having = {seat for seat in dealt if self.host.seating.lead_of(seat) in reading}
        return sorted(having.union(seat for lead in self.recogniser.held if (seat := self.host.seating.seat_of(lead))))

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
        word, first, lost = self.host.phrases.word, "", self._cards(seat)
        while True:
            wish = self.host.phrases.line("cards.swap" if len(lost) == 1 else "cards.swap-several", {"seat": seat})
            self.host.turn({"kind": "notice", "headline": wish, "lines": [first], "hint": word("cards.hint-swap")})
            match attend(self.host, [first, wish], [wish], (Panel, Laid)):
                case Laid(seat=where, uid=uid) if where == seat:
                    said = self._lay(uid, lost)
                    if said == "replaced":
                        self.host.say_text(word("cards.replaced"))
                        return True
                    first = word(f"cards.{said}")
                case Panel(button="back"):
                    return False
                case _:
                    first = ""

    def _cards(self, seat: Seat) -> list[Card]:
        """What the seat holds: what it was dealt, or else what it has laid last."""
        names = self.host.papers.held(seat)
        mine = {deck.name for deck in decks().values() if deck.of == "table" and self.recogniser.game in deck.games}
        dealt = {card for card in self.registry.cards.values() if card.deck in mine and card.name in names}
        last = (card for lead, card in self.recogniser.held.items() if self.host.seating.seat_of(lead) == seat)
        return sorted(dealt) or [*last]

    def _lay(self, uid: str, lost: list[Card]) -> str:
        """What came of a tag: "replaced" where it was fresh, and is now the one card that is still lost."""
        card = self.registry.cards.get(uid)
        if len(lost) > 1 and card in lost:
            lost.remove(card)
            return "swap-kept"
        if reason := unfit(uid):
            return reason
        if card is not None:
            return "taken"
        if len(lost) > 1:
            return "swap-which"
        try:
            self.registry.learn(uid, *lost)
        except RegistryError:
            return "unsaved"
        return "replaced"
