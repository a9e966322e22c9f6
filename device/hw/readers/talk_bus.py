"""The conversation with a board of the seat bus.  Pure: no port, no clock."""

from device.firmware.seatbus import LIGHT, READER, line
from device.hw.readers import bus
from device.hw.readers.news import Fitted, Health, Lying, News, Pushed

ASK = 0.5
"""Seconds until a board that has not said who it is is asked again."""
ASKED = 3
"""How often it is asked."""
SILENT = 2.5
"""Seconds without the full state, which comes once a second, after which it is asked for."""


class BusTalk:
    """Speaks to one board.  Its full state puts right whatever was lost, on both sides."""

    def __init__(self, now: float) -> None:
        self.out = bytearray()
        self.due = now
        self.health: Health = "unknown"
        self.number = ""
        self._decoder = bus.Decoder()
        self._asked = 0
        self._fitted: tuple[int, ...] = ()
        self._seq: int | None = None
        self._down: frozenset[tuple[int, int]] | None = None
        self._tags: dict[int, frozenset[str]] = {}
        self._lights: dict[int, int] = {}
        self._ask(now)

    def receive(self, data: bytes, now: float) -> list[News]:
        """Take bytes from the board."""
        news: list[News] = []
        for said in self._decoder.feed(data):
            if isinstance(said, bus.Hello):
                self.number, self._seq = said.number, None
                if said.fitted != self._fitted:
                    news += [fitted(place, digit) for place, digit in enumerate(said.fitted, 1)]
                self._fitted = said.fitted
            else:
                self._count(said.seq, now)
                news += self._take(said, now)
        return news

    def tick(self, now: float) -> list[News]:
        """Ask a silent board; give it up in the end."""
        if now >= self.due:
            if self._asked >= ASKED:
                self.health = "dead"
            elif self.health == "good":
                self.health = "doubtful"
            self._ask(now)
        return []

    def light(self, place: int, mode: int) -> None:
        """Set the light of a seat; said again whenever the board's state shows another."""
        if self._lights.get(place) != mode:
            self._lights[place] = mode
            self._shine(place)

    def _shine(self, place: int) -> None:
        self.out += line("L", f"{place:02d}", self._lights.get(place, 0))

    def _ask(self, now: float) -> None:
        self._asked += 1
        self.out += line("?")
        self.due = now + ASK

    def _count(self, seq: int, now: float) -> None:
        """Where lines are missing before this one, ask for the full state."""
        before, self._seq = self._seq, seq
        if before is not None and seq != (before + 1) % 10000:
            self._ask(now)

    def _take(self, said: bus.Button | bus.Tags | bus.State, now: float) -> list[News]:
        if isinstance(said, bus.State):
            if not self.number:
                return []
            self._asked, self.health, self.due = 0, "good", now + SILENT
            return [*self._compare(said)]
        if self._down is None:
            return []  # nothing is news before the first full state
        if isinstance(said, bus.Tags):
            return self._lay(said.seat, said.uids)
        key = (said.seat, said.button)
        if said.down == (key in self._down):
            return []
        self._down = self._down | {key} if said.down else self._down - {key}
        return [Pushed(said.seat, said.button, said.down)]

    def _compare(self, state: bus.State) -> list[News]:
        seats = range(1, len(state.lights) + 1)
        for seat in seats:
            if self._lights.get(seat, 0) != state.lights[seat - 1]:
                self._shine(seat)
        news: list[News] = []
        if self._down is not None:
            news += [Pushed(*key, down=key in state.down) for key in sorted(self._down ^ state.down)]
        self._down = state.down
        for seat in seats:
            news += self._lay(seat, state.tags.get(seat, frozenset()))
        return news

    def _lay(self, seat: int, uids: frozenset[str]) -> list[News]:
        if self._tags.get(seat) == uids:
            return []
        self._tags[seat] = uids
        return [Lying(seat, uids)]


def fitted(place: int, digit: int) -> Fitted:
    """What a place has, as its digit tells it."""
    return Fitted(place, digit % LIGHT, bool(digit & LIGHT), bool(digit & READER))
