"""The real deck of a rehearsal: people take cards, hold them, and lay them on their readers when the box says so."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from device.lot import SeededLot
from device.papers import shown_on
from device.rehearse.file import Rehearsal
from device.tags.decks import decks, group_of
from engine import Ask, Choice, Deal, Draw, Event, Run, Seat, WolfhourError
from engine.words import words

Touch: TypeAlias = Callable[[Seat, str], object]
"""Lays a card on the reader of a seat for a moment."""
COPIES = 20
"""At least as many of a kind as any rehearsal has."""


def is_real(rehearsal: Rehearsal) -> bool:
    """Whether people have cards in their hands: several each, all as many, and of printed kinds."""
    dealt = [deal for decks in (rehearsal.decks, *rehearsal.later.values()) for deal in decks.items()]
    seats, deck = rehearsal.setup.seats, rehearsal.setup.deck
    numbers = [(what, {len(hands.get(seat, ())) for seat in seats}) for what, hands in dealt]
    even = all(len(each) == 1 and (0 not in each or what == "cards") for what, each in numbers)
    return rehearsal.game.each > 1 and even and bool(group_of(rehearsal.game.key, deck))


class Unread(WolfhourError):
    """A card that was laid on a reader has not come to the game."""


class RealDeck:
    """All cards of one game (`device.tags.desk.CardDesk`), and where they really are."""

    def __init__(self, game: str, run: Run[Any], lot: SeededLot, touch: Touch) -> None:
        self._game, self._run, self._lot, self._touch = game, run, lot, touch
        kinds = [kind for deck in decks().values() if self._is_mine(deck.games, deck.of) for kind in deck.kinds]
        self.cards = tuple([f"{kind}#{number}" for kind in kinds for number in range(1, COPIES)])
        self.hands: defaultdict[Seat, list[str]] = defaultdict(list)
        self._moving: list[tuple[Seat, str]] = []
        """Cards that were laid for a question, and by whom."""
        self._used = Counter[str]()
        """How many of a kind have left their stock."""
        self._back: list[str] = []
        """Those that were put back into it."""

    def _is_mine(self, games: tuple[str, ...], of: str) -> bool:
        return of == "table" and self._game in games

    # The desk

    def seats(self) -> Sequence[Seat]:
        """Nobody has lost a card."""
        return ()

    def replace(self, seat: Seat) -> bool:
        """Nobody does."""
        return False

    def answers(self, game: str, seats: int) -> int:
        """People may have cards of answers, but the box does not count on it."""
        return 0

    def knows(self, game: str, cards: Sequence[str]) -> bool:
        """It was taught all."""
        return True

    # People

    def hear(self, event: Event) -> None:
        """Do what the box says, and with cards what the game says."""
        pending = self._run.pending
        match event:
            case {"event": "say", "device": True, "line": "deal.readers"} if isinstance(pending, Deal):
                self._deal(pending)
                self._lay_dealt(pending, 1)
            case {"event": "say", "device": True, "line": "deal.next", "facts": {"number": number}} if isinstance(
                pending, Deal
            ):
                self._lay_dealt(pending, number)
            case {"event": "say", "line": "draw.readers" | "draw.readers-hand"} if isinstance(pending, Draw):
                self._draw(pending)
            case {"event": "say", "device": True, "line": "deal.missing" | "draw.missing" | "draw.wrong" as line}:
                self.unread(line)
            case {"event": "answer", "ask": ask, "seat": seat, "choice": choice} if isinstance(pending, Ask):
                self._answered(pending, ask, seat, choice)
            case {"event": "mark", "kind": kind}:
                self._moving = without(self._moving, kind)
            case {"event": "show", "to": [seat], "kind": kind, "roles": _} if isinstance(seat, int):
                self.hands[seat] += [card for _, card in self._moving if shown_on(card) == kind][:1]
                self._moving = without(self._moving, kind)
            case {"event": "phase"}:
                for seat, card in self._moving:  # it was only shown
                    self.hands[seat].append(card)
                self._moving = []

    def parts(self, ask: Ask, seat: Seat, option: Choice) -> list[str]:
        """The cards that a seat lays to say an option of several parts."""
        said, own = ask.parts.get(seat, {}), [f"house:chest#{seat}", f"house:plain#{seat}", *self.hands[seat]]
        fit = {part: card for card in own if (part := said.get(shown_on(card))) in str(option).split(", ")}
        return [*fit.values()]

    def unread(self, line: str) -> None:
        """The box asks again.  Raises `Unread`."""
        raise Unread(f"the readers have not told which cards were laid: {line}")

    def card(self, ask: Ask, seat: Seat, word: int | str) -> str:
        """The card that a seat lays to say this; "": no card says it, or he has none."""
        items = [item for item, said in ask.lays.items() if said == word]
        moving = [card for owner, card in self._moving if owner == seat]
        return next((card for card in (*moving, *self.hands[seat]) if shown_on(card) in items), "")

    def _deal(self, deal: Deal) -> None:
        """Shuffle, and take as many as the box says."""
        dealt, group = self._lot.deal(deal, self._run.draws(deal)), group_of(self._game, deal.deck)
        for item in {*deal.deck}:
            self._used.pop(f"{group}:{item}", None)
        for seat in deal.seats:
            self.hands[seat] = [card for card in self.hands[seat] if not card.startswith(f"{group}:")]
            self.hands[seat] += [self._new(f"{group}:{item}") for item in dealt[seat]]

    def own(self, deal: Deal, seat: Seat) -> list[str]:
        """What a seat holds of the deck that is dealt, the first card first."""
        group = group_of(self._game, deal.deck)
        return [card for card in self.hands[seat] if card.startswith(f"{group}:")]

    def _lay_dealt(self, deal: Deal, number: int) -> None:
        for seat in deal.seats:
            self._touch(seat, self.own(deal, seat)[number - 1])

    def _draw(self, draw: Draw) -> None:
        """Take what the lot says, from the stock or out of a hand."""
        item: str = self._lot.draw(draw, self._run.draws(draw))
        source = self.hands[draw.giver] if draw.giver else self._back
        card = next((one for one in source if shown_on(one) == item), "")
        if card:
            source.remove(card)
        else:
            card = self._new(f"{group_of(self._game, draw.deck)}:{item}")
        if draw.back:
            old = next(own for own in self.hands[draw.taker] if shown_on(own) == draw.back)
            self.hands[draw.taker].remove(old)
            self._back.append(old)
        self.hands[draw.taker].append(card)
        self._touch(draw.taker, card)

    def _answered(self, asked: Ask, ask: str, seat: Seat, choice: Any) -> None:
        if asked.ask != ask or not asked.lays or not isinstance(choice, str):
            return
        for owner, card in [moving for moving in self._moving if moving[0] == seat]:  # he has thought again
            self._moving.remove((owner, card))
            self.hands[owner].append(card)
        if card := self.card(asked, seat, words(choice)[0]):
            self.hands[seat].remove(card)
            self._moving.append((seat, card))

    def _new(self, kind: str) -> str:
        self._used[kind] += 1
        return f"{kind}#{self._used[kind]}"


def without(moving: list[tuple[Seat, str]], kind: str) -> list[tuple[Seat, str]]:
    """One card of this kind fewer, if there is one."""
    at = next((place for place, (_, card) in enumerate(moving) if shown_on(card) == kind), len(moving))
    return moving[:at] + moving[at + 1 :]
