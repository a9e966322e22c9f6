"""The conversation with a board of the seat bus.  Pure: no port, no clock."""

from device.firmware.seatbus import BUTTONS, LIGHT, READER, line
from device.hw.readers import bus
from device.hw.readers.news import Fitted, Health, Lying, News, Pushed, Stands

ASK = 0.5
"""Seconds until a board that has not said who it is is asked again."""
ASKED = 3
"""How often it is asked."""
SILENT = 2.5
"""Seconds without the full state, which comes once a second, after which it is asked for."""
DRIFT = 1.001
"""No board's clock is slower or faster than ours by more than this."""


class BusTalk:
    """Speaks to one board.  Its full state puts right whatever was lost, on both sides."""

    def __init__(self, now: float) -> None:
        self.out = bytearray()
        self.due = now
        self.health: Health = "unknown"
        self.number = ""
        """That of its chip names it wherever it is plugged in; empty until it has said so."""
        self._decoder = bus.Decoder()
        self._asked = 0
        self._fitted: tuple[int, ...] = ()
        self._seq: int | None = None
        self._ms, self._said = 0, now
        """When the last line was said, on the board's clock and on ours."""
        self._down: frozenset[tuple[int, int]] | None = None
        self._tags: dict[int, frozenset[str]] = {}
        self._lights: dict[int, int] = {}
        self._ask(now)

    def receive(self, data: bytes, now: float) -> list[News]:
        """Take bytes from the board."""
        news: list[News] = []
        damaged = self._decoder.damaged
        for said in self._decoder.feed(data):
            if isinstance(said, bus.Hello):
                self.number, self._seq = said.number, None
                if said.fitted != self._fitted:
                    news += [fitted(place, digit) for place, digit in enumerate(said.fitted, 1)]
                self._fitted = said.fitted
            else:
                self._count(said, now)
                news += self._take(said, now)
        if self._decoder.damaged > damaged:
            self._miss(now)
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
        """Set the light of a seat (0 off, 1 on, 2 acknowledging); said again when the board's state shows another."""
        if self._lights.get(place) != mode:
            self._lights[place] = mode
            self._shine(place)

    def _shine(self, place: int) -> None:
        self.out += line("L", f"{place:02d}", self._lights.get(place, 0))

    def _ask(self, now: float) -> None:
        self._asked += 1
        self.out += line("?")
        self.due = now + ASK

    def _miss(self, now: float) -> None:
        """Something is lost: ask for the full state at once, unless it has been asked for already."""
        if not self._asked:
            self._ask(now)

    def _count(self, said: bus.Button | bus.Tags | bus.State, now: float) -> None:
        """Notice lines that are missing before this one, and find out when it was said.

        No later than it comes, and so long after the one before as the board's clock says: a busy box reads a press and
        its end in one moment.
        """
        before, self._seq = self._seq, said.seq
        if before is not None and said.seq != (before + 1) % 10000:
            self._miss(now)
        since, self._ms = said.ms - self._ms, said.ms
        self._said = now if before is None or since < 0 else min(now, self._said + since / 1000 * DRIFT)

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
        return [Pushed(said.seat, said.button, said.down, self._said)]

    def _compare(self, state: bus.State) -> list[News]:
        seats = range(1, len(state.lights) + 1)
        for seat in seats:
            if self._lights.get(seat, 0) != state.lights[seat - 1]:
                self._shine(seat)
        before = self._down
        every = {(seat, button) for seat in seats for button in range(1, BUTTONS + 1)}
        changed = every if before is None else before ^ state.down
        news: list[News] = [Stands(*key, down=key in state.down, first=before is None) for key in sorted(changed)]
        self._down = state.down
        for seat in seats:
            news += self._lay(seat, state.tags.get(seat, frozenset()), inferred=True)
        return news

    def _lay(self, seat: int, uids: frozenset[str], *, inferred: bool = False) -> list[News]:
        if self._tags.get(seat) == uids:
            return []
        self._tags[seat] = uids
        return [Lying(seat, uids, inferred)]


def fitted(place: int, digit: int) -> Fitted:
    """What a place has, as its digit tells it."""
    return Fitted(place, digit % LIGHT, bool(digit & LIGHT), bool(digit & READER))
