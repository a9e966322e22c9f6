"""Simulated players with real cards: whenever all people have laid a card, they lay one of those that are left.

So they do at a deal by readers; what they draw later is any card of which the box knows that it can be it.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from random import Random

from device.host import Host
from device.means import secret_deals
from device.papers import LOOSE, SENT, shown_on
from device.ports import Event as Happened
from device.session import setup_of
from device.sim.hands import Hands
from device.sim.listed import Listed
from device.sim.players import Players
from device.spread import item_of
from device.tags.decks import decks, group_of, kind
from device.tags.recognise import Recogniser
from device.tags.registry import Card, Registry
from engine import Deal, Event, Seat
from engine.catalogue import Setup, games
from engine.journal import Header


class Laying:
    """Watches the deal as somebody at the table would: a light shines where a card is still missing."""

    def __init__(
        self, host: Host, players: Players, recogniser: Recogniser, registry: Registry, hands: Hands, seed: int
    ) -> None:
        self._host, self._players, self._recogniser, self._registry = host, players, recogniser, registry
        self._inbox, self._hands, self._seed = host.inbox, hands, seed
        self._about: Setup | Header
        self._deal: Deal
        self._gone: set[Card] = set()
        """Cards of earlier rounds of this deal."""
        self._missing: set[Seat] = set()
        """Seats for whose card the box waits."""
        self._laid: dict[Seat, str] = {}
        """The tag that each simulated player has laid."""
        self._refused: defaultdict[Seat, set[str]] = defaultdict(set)
        self._on = False
        self._draws: tuple[Seat, Seat] | None = None
        """Which simulated player draws now, and out of whose hand; 0: from the stock."""
        self._listed = Listed(host, players, hands, seed)
        host.overheard = self._listed.overhear
        host.inbox.sources.append(self._source)

    def begin(self, about: Setup | Header) -> None:
        """Such a game begins, or goes on."""
        self._about, self._on = about, False

    def hear(self, event: Event) -> None:
        """Something has happened in the game; the players hear it as well."""
        self._players.hear(event)
        self._listed.hear(event, self._deals)
        match event:
            case {"event": "say", "device": True, "line": "deal.readers", "facts": {"pile": what}}:
                self._deal = next(it for it in self._deals() if it.what == what)
                self._on = True
                self._gone.clear()
                self._next_round()
            case {"event": "say", "device": True, "line": "deal.next"}:
                self._gone |= self._out()
                self._next_round()
            case {"event": "say", "device": True, "line": "deal.take-back" | "deal.instead"}:
                self._on = False
            case {"event": "say", "line": "draw.readers" | "draw.readers-hand" | "draw.wrong", "facts": facts}:
                self._draws = (facts["seat"], facts.get("giver", self._draws[1] if self._draws else 0))
                if facts["seat"] not in self._players.seats:
                    self._draws = None
            case {"event": "draw"}:
                self._draws = None
                self._refused.clear()
            case {"event": "light", "seat": seat, "state": state} if self._on:
                (self._missing.add if state == "on" else self._missing.discard)(seat)
            case {"event": "say", "line": "deal.wrong", "facts": {"seat": seat}} if seat in self._laid:
                self._refused[seat].add(self._laid.pop(seat))
            case {"event": "say", "line": "deal.missing", "facts": {"seats": seats}}:
                self._laid = {seat: uid for seat, uid in self._laid.items() if seat not in seats}

    def _next_round(self) -> None:
        self._missing.clear()
        self._laid.clear()
        self._refused.clear()

    def _source(self) -> Happened | None:
        leads = self._players.seats
        if self._draws:
            (seat, giver), self._draws = self._draws, None
            if (uid := self._take(seat, giver)) and (event := self._hands.lay(leads[seat], uid)) is not None:
                self._inbox.put(event)
        if self._on and self._missing <= leads.keys():
            for seat in sorted(self._missing - self._laid.keys()):
                if (uid := self._choose(seat)) and (event := self._hands.lay(leads[seat], uid)) is not None:
                    self._inbox.put(event)
        return None

    def _choose(self, seat: Seat) -> str:
        """A card that is left over, and is this player's from now on; "" where there is none."""
        cards, gone = self._cards(), self._gone | self._out()
        group = group_of(self._recogniser.game, self._deal.deck)
        left = Counter(self._deal.deck) - Counter(item_of(group, card.name) for card in gone)
        fit = [
            uid
            for uid, card in sorted(cards.items())
            if card not in gone and left[item_of(group, card.name)] and uid not in self._refused[seat]
        ]
        if not fit:
            return ""
        items = sorted({item_of(group, cards[uid].name) for uid in fit})
        weights = [left[item] for item in items]
        (item,) = Random(f"{self._seed} {seat} card {len(self._gone)}").choices(items, weights)
        self._laid[seat] = next(uid for uid in fit if item_of(group, cards[uid].name) == item)
        return self._laid[seat]

    def _take(self, seat: Seat, giver: Seat) -> str:
        """A card out of a hand, or one that was never felt; another than those that were refused."""
        at = self._host.papers.at
        where = (giver, SENT, LOOSE) if giver else (None,)
        cards = {uid: card.name for uid, card in self._cards().items() if at.get(card.name) in where}
        left = Counter(item for deal in self._deals() for item in deal.deck) - Counter(map(shown_on, at))
        played = [uid for uid in sorted(cards) if giver or left[shown_on(cards[uid])]]  # all others stay in their box
        fit = [uid for uid in played if uid not in self._refused[seat]]
        if not fit:
            return ""
        uid = Random(f"{self._seed} {seat} drawn {len(at)} {len(fit)}").choice(fit)
        alike = [other for other in fit if kind(cards[other]) == kind(cards[uid])]
        self._refused[seat].update(alike)
        return uid

    def _deals(self) -> Iterable[Deal]:
        """What is dealt in this game."""
        setup = self._about if isinstance(self._about, Setup) else setup_of(self._about)[1]
        return secret_deals(games()[setup.game], setup)

    def _out(self) -> set[Card]:
        """What people have laid last, and what the simulated players have laid in this round."""
        leads = self._players.seats.values()
        cards = self._cards()
        people = {card for lead, card in self._recogniser.held.items() if lead not in leads}
        return people | {cards[uid] for uid in self._laid.values()}

    def _cards(self) -> dict[str, Card]:
        """The cards of this game's table that the box has been taught, by their tags."""
        mine = {name for name, deck in decks().items() if deck.of == "table" and self._recogniser.game in deck.games}
        return {uid: card for uid, card in self._registry.cards.items() if card.deck in mine}
