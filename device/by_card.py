"""Real cards that are laid for a question: what they show is the answer, or at whose card somebody looks."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from device.host import Host
from device.papers import TABLE, TAGS, group_of, shown_on
from device.ports import WELL, Tap, Unclear
from device.steps import spelt
from device.tags.decks import group_of as deck_of
from device.tags.decks import kind
from engine import Ask, Choice, Seat
from engine.words import Words, following, words

Pick = Callable[[Seat, int | str], str | None]
"""Lets a seat pick an item of the list; comes back as the reason of a refusal."""
NOT_HELD = "not-held"
"""Why a card does not count that is not in the hand of who lays it."""


class ByCard:
    """What is laid for one question after the other."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.laid: dict[Seat, str] = {}
        """The card that each seat has laid for this question."""
        self._parts: dict[Seat, dict[str, str]] = {}
        """What each seat has said with several cards, by the first word of each."""
        self._waiting: dict[Seat, str] = {}
        """The last word of what a seat has said with a card, until the list of this word comes."""
        self._early: list[Tap] = []
        """Cards that were laid while the box was still saying that they can be laid."""

    @contextmanager
    def question(self, ask: Ask) -> Iterator[None]:
        """While another question is put, also cards on the well are answers."""
        self.laid, self._waiting, self._parts, self._early = {}, {}, {}, []
        if ask.parts and "readers" in self.host.papers.ways.values():
            self._early = self.host.say(f"{ask.ask}.cards")
        with self.host.at_the_well():
            yield

    def listed(self, ask: Ask, listed: Ask, pick: Pick) -> None:
        """Such a list of this question is put now: pick what cards have said already of it."""
        while self._early:
            self.lay(ask, self._early.pop(0), {}, pick)
        for seat in listed.seats:
            if self._waiting.get(seat) in listed.among:
                pick(seat, self._waiting.pop(seat))

    def lay(self, ask: Ask, tap: Tap, picked: Mapping[Seat, Choice], pick: Pick) -> bool:
        """Let its seat pick what the card says, where it is one that this question asks for; else it is not done here.

        `picked` is what was said before.  What lies on the well is the card of the only seat that is asked.
        """
        at_the_well = tap.seat == WELL
        seat = ask.seats[0] if at_the_well and len(ask.seats) == 1 and not ask.farewell else tap.seat
        if seat not in ask.seats:
            return at_the_well
        if (look := self._look(ask, tap.card)) is not None:
            pick(seat, look)
            return True
        papers = self.host.papers
        part, said = papers.part(ask, seat, tap.card), papers.says(ask, tap.card)
        if part is None and said is None:
            said = self._begins(ask, seat, tap.card, spelt(picked.get(seat, ())))
        if part is None and said is None:
            return at_the_well
        if papers.elsewhere(seat, tap.card):
            reason: str | None = NOT_HELD
        elif (whole := said if part is None else self._whole(ask, seat, part)) is None:
            return True
        else:
            reason = pick(seat, whole)
        if reason is None:
            self.laid[seat] = tap.card
        elif reason == NOT_HELD:
            self._waiting.pop(seat, None)
            self._explain(ask, seat)
        return True

    def _whole(self, ask: Ask, seat: Seat, part: str) -> int | str | None:
        """The option that the cards of this seat say together by now; None: one is missing."""
        said = self._parts[seat] = {**self._parts.get(seat, {}), part.split(maxsplit=1)[0]: part}
        return next((option for option in ask.among if {*str(option).split(", ")} == {*said.values()}), None)

    def _look(self, ask: Ask, card: str) -> str | None:
        """The option by which one looks at this card; it lies before who holds it, or else before nobody."""
        papers, game = self.host.papers, self.host.phrases.game
        if papers.ways.get("cards") not in TAGS or group_of(card) != deck_of(game, ask.looks.values()):
            return None
        owner, hands = papers.at.get(card, TABLE), {*papers.at.values()}
        here = []
        for option in ask.among:
            if ask.looks.get(option) == shown_on(card):
                place = words(option)[-2]
                here += [str(option)] if place == owner or (owner == TABLE and place not in hands) else []
        alike = [other for other in papers.held(owner) if kind(other) == kind(card)]
        number = alike.index(card) if card in alike else 0
        return here[min(number, len(here) - 1)] if here else None  # an older list of cards may have more alike

    def _begins(self, ask: Ask, seat: Seat, card: str, before: Words) -> str | None:
        """What is said with a card such as `question:hound`: options begin with the one word and end with the other.

        What comes between the two must be said first, so the last word waits.
        """
        group, item = group_of(card), shown_on(card)
        if not any(spelt[0] == group and spelt[-1] == item for spelt in map(words, ask.among)):
            return None
        if before[:1] == (group,) and item in following(before, ask.among):
            return item
        self._waiting[seat] = item
        return group

    def _explain(self, ask: Ask, seat: Seat) -> None:
        """That it is none of his tells nothing about any hand; aloud only where nobody else presses at the list."""
        facts = {"seat": seat}
        if len(ask.seats) == 1:
            self.host.say_along("laid.wrong", facts)
        else:
            self.host.show(subtitle=self.host.phrases.line("laid.wrong", facts))

    def unclear(self, ask: Ask, unclear: Unclear) -> None:
        """Say why a tag is no card, where cards are asked for of one who is known to all."""
        wanted = ask.lays and self.host.papers.felt and len(ask.seats) == 1 and not ask.farewell
        if wanted and {WELL, *ask.seats}.intersection(unclear.seats):
            self.host.say_along(f"cards.{unclear.why}", {"seats": unclear.seats})

    def all_laid(self, ask: Ask) -> bool:
        """Whether everybody has seen that all who are asked have laid a card, so that nobody need wait."""
        return bool(ask.seats) and not ask.farewell and self.laid.keys() >= {*ask.seats}

    def over(self, ask: Ask, answers: Mapping[Seat, Choice]) -> None:
        """These are the answers."""
        self.host.papers.answered(ask, answers, self.laid)
