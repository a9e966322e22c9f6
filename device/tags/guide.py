"""Leads a person through teaching the box a deck, by voice and screen."""

from collections.abc import Callable

from device.host import Host
from device.menu import attend, prepare
from device.phrases import Phrases
from device.ports import Laid, Panel, Unpaired
from device.tags.enrol import Enrolment
from device.tags.faces import title
from device.tags.registry import RegistryError

AHEAD = 3
"""Cards whose names are rendered before they are asked for."""


class Guide:
    """Asks for the cards of one enrolment, one after the other."""

    def __init__(self, host: Host, enrolment: Enrolment, wording: Callable[[str], Phrases]) -> None:
        """`wording` gives the texts in which the cards of a deck are named."""
        self.host, self.enrolment, self.wording = host, enrolment, wording

    def run(self) -> bool:
        """Ask until all cards are laid, or somebody stops; whether the deck is complete."""
        heard, other = "", ""
        while self.enrolment.wanted is not None:
            wish = self.taken(other) if other else self.wish(self.enrolment.wanted.name)
            self.show(wish, "cards.hint-known" if other else "cards.hint")
            prepare(self.host, map(self.wish, self.enrolment.missing[:AHEAD]))
            match attend(self.host, [heard, wish], [wish], (Panel, Laid, Unpaired)):
                case Laid(uid=uid) | Unpaired(uid=uid) if uid:
                    heard, other = self.learn(uid)
                case Panel(button="ok") if other:
                    heard, other = self.learn(other, whatever=True)
                case Panel(button="back") if not other:
                    self.end(self.still_missing(len(self.enrolment.missing)))
                    return False
                case Panel(button="down" | "next") if not other:
                    self.enrolment.later()
                    heard = self.word("cards.later")
                case _:
                    heard, other = "", ""
        lacking = len(self.enrolment.deck.cards()) - self.enrolment.learned
        rest = self.still_missing(lacking) if lacking else self.word("cards.complete")
        self.end(f"{heard} {rest}".strip())
        return not lacking

    def learn(self, uid: str, *, whatever: bool = False) -> tuple[str, str]:
        """Learn a tag: what to say of it, and the tag again where it is another card already."""
        try:
            said = self.enrolment.take(uid) if whatever else self.enrolment.lay(uid)
        except RegistryError:
            return self.word("cards.unsaved"), ""
        return ("", uid) if said == "known" else (self.word(f"cards.{said}"), "")

    def wish(self, card: str) -> str:
        """The line that asks for a card of this deck."""
        line = "cards.lay-new" if self.enrolment.anew else "cards.lay"
        return self.host.phrases.line(line, {"card": title(card, self.wording(self.enrolment.deck.name))})

    def taken(self, uid: str) -> str:
        """Whether a tag that is another card already shall become the wanted one."""
        cards = (self.enrolment.known(uid), self.enrolment.wanted)
        known, wanted = (title(card.name, self.wording(card.deck)) for card in cards if card is not None)
        return self.host.phrases.line("cards.known", {"known": known, "card": wanted})

    def show(self, line: str, hint: str) -> None:
        """What is asked for, and how far the deck is."""
        facts = {"deck": self.deck(), "learned": self.enrolment.learned, "cards": len(self.enrolment.deck.cards())}
        headline = self.host.phrases.line("cards.title", facts)
        self.host.turn({"kind": "notice", "headline": headline, "lines": [line], "hint": self.word(hint)})

    def end(self, text: str) -> None:
        """Say the last word, and leave it on the screen."""
        self.host.turn({"kind": "notice", "headline": self.deck(), "lines": [text], "hint": ""})
        self.host.say_text(text)

    def deck(self) -> str:
        """The deck, and which of several it is."""
        return deck_title(self.host.phrases, self.enrolment.deck.name, self.enrolment.number)

    def still_missing(self, number: int) -> str:
        """How many cards will be asked for next time."""
        return self.host.phrases.line("cards.stopped", {"missing": number})

    def word(self, key: str) -> str:
        """A text without facts."""
        return self.host.phrases.word(key)


def deck_title(phrases: Phrases, deck: str, number: int = 1) -> str:
    """What a deck is called, and which of several it is."""
    name = phrases.word(f"cards.deck.{deck}")
    return name if number == 1 else phrases.line("cards.set", {"deck": name, "number": number})
