"""A voice that nobody hears: every line lasts as long as its text says, on the clock of the inbox."""

from collections.abc import Callable, Iterable

from device.duration import BEFORE_SPEECH, LETTER
from device.inbox import Inbox
from device.ports import Ambience, Line, Spoken


def spoken_seconds(text: str) -> float:
    """How long a rehearsed line lasts (tests/rehearsals/README.md)."""
    return BEFORE_SPEECH + LETTER * len(text)


class TimedSpeaker:
    """A speaker without sound."""

    def __init__(self, inbox: Inbox, seconds: Callable[[str], float] = spoken_seconds) -> None:
        self._inbox, self._seconds = inbox, seconds
        self._open: dict[int, float] = {}
        """The end of every line that is not over yet, by its ticket."""

    def prepare(self, lines: Iterable[Line], *, together: bool = False) -> None:
        """Nothing needs to be rendered."""

    def say(self, line: Line, ticket: int) -> None:
        """Speak after whatever is being spoken."""
        now = self._inbox.clock.now()
        self._open = {open_ticket: end for open_ticket, end in self._open.items() if end > now}
        self._open[ticket] = max([now, *self._open.values()]) + self._seconds(line.text)
        self._inbox.put_at(self._open[ticket], Spoken(ticket))

    def hush(self) -> None:
        """The open tickets come back at once, and again where their lines would have ended: nobody waits for those."""
        now = self._inbox.clock.now()
        for ticket, end in self._open.items():
            if end > now:
                self._inbox.put(Spoken(ticket))
        self._open = {}

    def play(self, sound: str) -> None:
        """Effects take no time."""

    def ambience(self, kind: Ambience) -> None:
        """There is nothing to hide."""

    def volume(self, volume: int) -> None:
        """It is never heard."""

    def close(self) -> None:
        """There is no sound card to give back."""
