"""Simulated players where real cards have no tags: they hold what people leave over, and press when it is called.

What people press at is heard in the first pass of the list; so in the second one it is known what is left.  Where it
does not add up after all, the box calls once more, and by then everything is known.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from random import Random

from device.host import Host
from device.ports import Event as Happened
from device.ports import Press, Tap
from device.sim.hands import Hands
from device.sim.players import REACTION, Players
from engine import Deal, Event, Seat

LOOKING = 2.0
"""Seconds that the first of them looks at his card before he presses; each further one a little longer."""


class Listed:
    """Watches a deal by the list, or a draw; `hear` is told what happens, `overhear` what is pressed."""

    def __init__(self, host: Host, players: Players, hands: Hands, seed: int) -> None:
        self._host, self._players, self._hands, self._seed = host, players, hands, seed
        self._deck: tuple[str, ...] = ()
        """What is dealt; empty: nothing is."""
        self._taker: Seat = 0
        """Which simulated player draws."""
        self._tried: set[str] = set()
        """What it was not that he has drawn."""
        self._attempt = self._number = 0
        """How often all cards were called, each time with other luck; and which card of everybody is asked for."""
        self._called: list[str] = []
        self._people: defaultdict[int, dict[Seat, str]] = defaultdict(dict)
        """What people hold as this card, as far as they have pressed."""
        self._own: defaultdict[int, dict[Seat, str]] = defaultdict(dict)

    def hear(self, event: Event, deals: Callable[[], Iterable[Deal]]) -> None:
        """Something has happened in the game; `deals` tells those of this game."""
        match event:
            case {"event": "say", "device": True, "line": "deal.list", "facts": {"pile": what}}:
                self._deck = next(deal.deck for deal in deals() if deal.what == what)
                self._taker = 0
                self._people.clear()
                self._called.clear()
                self._looked(self._players.seats)
            case {"event": "say", "line": "deal.missing", "facts": {"seats": seats}} if self._deck:
                self._looked(seat for seat in seats if seat in self._players.seats)
            case {"event": "say", "line": "deal.close" | "deal.again"} if self._deck:
                self._attempt, self._number = self._attempt + 1, 0
                self._own.clear()
                self._called.clear()
            case {"event": "say", "line": "deal.card", "facts": {"number": number}} if self._deck:
                self._number = number - 1
                self._called.clear()
            case {"event": "say", "line": "look.open" | "deal.instead"} if self._deck:
                self._deck = ()
            case {"event": "say", "line": "draw.list" | "draw.list-hand" | "draw.again", "facts": {"seat": seat}}:
                self._draw(seat, again=event["line"] == "draw.again")
            case {"event": "draw"}:
                self._taker = 0
            case {"event": "beat", "item": str(item)} if self._deck or self._taker:
                self._beat(item)

    def overhear(self, event: Happened) -> None:
        """Somebody presses."""
        if self._called and isinstance(event, Press | Tap) and event.seat not in self._players.seats:
            self._people[self._number][event.seat] = self._called[-1]

    def _looked(self, seats: Iterable[Seat]) -> None:
        """They have looked at their cards."""
        for place, seat in enumerate(seats):
            self._press(seat, LOOKING + place * REACTION)

    def _press(self, seat: Seat, after: float) -> None:
        self._hands.press_at(self._host.inbox.clock.now() + after, self._players.seats[seat])

    def _draw(self, seat: Seat, *, again: bool) -> None:
        self._taker = seat if seat in self._players.seats else 0
        if self._taker:
            if again:
                self._tried |= {*self._own[0].values()}
            else:
                self._tried.clear()
            self._deck, self._number = (), 0
            self._own.clear()
            self._called.clear()
            self._looked([seat])

    def _beat(self, item: str) -> None:
        again = item in self._called
        self._called.append(item)
        if again and not self._own[self._number]:
            self._choose()
        for seat, held in self._own[self._number].items():
            if again and held == item:
                self._press(seat, REACTION)

    def _choose(self) -> None:
        """What everybody holds, now that people have pressed: any of what is left."""
        chance = Random(f"{self._seed} {self._attempt} {self._number} {len(self._tried)} {self._taker} listed")
        if self._taker:
            left = [item for item in dict.fromkeys(self._called) if item not in self._tried]
            self._own[self._number] = {self._taker: chance.choice(left or self._called)}
            return
        taken = [card for hands in (self._people, self._own) for cards in hands.values() for card in cards.values()]
        left = [*(Counter(self._deck) - Counter(taken)).elements()]
        chance.shuffle(left)
        self._own[self._number] = dict(zip(sorted(self._players.seats), left, strict=False))
