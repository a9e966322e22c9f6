"""Simulated players at a deal by readers: when all people have laid their cards, they lay those that are left."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from random import Random

from device.deal import role_of
from device.inbox import Inbox
from device.ports import Event as Happened
from device.sim.hands import Hands
from device.sim.players import Players
from device.tags.decks import decks
from device.tags.recognise import Recogniser
from device.tags.registry import Card, Registry
from engine import Event, Seat


class Laying:
    """Watches the deal as somebody at the table would: a light shines where a card is still missing."""

    def __init__(
        self, inbox: Inbox, players: Players, recogniser: Recogniser, registry: Registry, hands: Hands, seed: int
    ) -> None:
        self._inbox, self._players, self._recogniser, self._registry = inbox, players, recogniser, registry
        self._hands, self._seed = hands, seed
        self._deck: Sequence[str] = ()
        self._missing: set[Seat] = set()
        """Seats for whose card the box waits."""
        self._laid: dict[Seat, str] = {}
        """The tag that each simulated player has laid."""
        self._refused: defaultdict[Seat, set[str]] = defaultdict(set)
        self._on = False
        inbox.sources.append(self._source)

    def begin(self, deck: Sequence[str]) -> None:
        """A game with these roles begins, or goes on."""
        self._deck, self._on = deck, False

    def hear(self, event: Event) -> None:
        """Something has happened in the game; the players hear it as well."""
        self._players.hear(event)
        match event:
            case {"event": "say", "device": True, "line": "deal.readers"}:
                self._on = True
                self._missing.clear()
                self._laid.clear()
                self._refused.clear()
            case {"event": "say", "device": True, "line": "deal.take-back" | "deal.instead"}:
                self._on = False
            case {"event": "light", "seat": seat, "state": state} if self._on:
                (self._missing.add if state == "on" else self._missing.discard)(seat)
            case {"event": "say", "line": "deal.wrong", "facts": {"seat": seat}} if seat in self._laid:
                self._refused[seat].add(self._laid.pop(seat))
            case {"event": "say", "line": "deal.missing", "facts": {"seats": seats}}:
                self._laid = {seat: uid for seat, uid in self._laid.items() if seat not in seats}

    def _source(self) -> Happened | None:
        leads = self._players.seats
        if self._on and self._missing <= leads.keys():
            for seat in sorted(self._missing - self._laid.keys()):
                if (uid := self._choose(seat, leads)) and (event := self._hands.lay(leads[seat], uid)) is not None:
                    self._inbox.put(event)
        return None

    def _choose(self, seat: Seat, leads: Mapping[Seat, Seat]) -> str:
        """A card that is left over, and is this player's from now on; "" where there is none."""
        cards = self._cards()
        people = [card for lead, card in self._recogniser.held.items() if lead not in leads.values()]
        gone = {*people, *(cards[uid] for uid in self._laid.values())}
        left = Counter(self._deck) - Counter(role_of(card.name) for card in gone)
        fit = [
            uid
            for uid, card in sorted(cards.items())
            if card not in gone and left[role_of(card.name)] and uid not in self._refused[seat]
        ]
        if not fit:
            return ""
        roles = sorted({role_of(cards[uid].name) for uid in fit})
        weights = [left[role] for role in roles]
        (role,) = Random(f"{self._seed} {seat} card").choices(roles, weights)
        self._laid[seat] = next(uid for uid in fit if role_of(cards[uid].name) == role)
        return self._laid[seat]

    def _cards(self) -> dict[str, Card]:
        """The cards of this game's table that the box has been taught, by their tags."""
        mine = {name for name, deck in decks().items() if deck.of == "table" and self._recogniser.game in deck.games}
        return {uid: card for uid, card in self._registry.cards.items() if card.deck in mine}
