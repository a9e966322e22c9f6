"""What becomes of one port, from `absent` over `ready` to `back-off`.  Pure: no port, no clock."""

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from device.hw.readers import bus, pn532, rdm6300
from device.hw.readers.news import NEVER, News
from device.hw.readers.talk_bus import BusTalk
from device.hw.readers.talk_pn532 import Pn532Talk
from device.hw.readers.talk_rdm6300 import Rdm6300Talk
from engine import Seat

Kind: TypeAlias = Literal["pn532", "bus", "rdm6300"]
State: TypeAlias = Literal["absent", "opening", "identify", "unverified", "ready", "stale", "back-off"]
WORKING: Collection[State] = ("unverified", "ready", "stale")

KINDS: tuple[Kind, ...] = ("pn532", "bus", "rdm6300")
"""Tried in this order; the last one cannot be asked who it is."""
BAUDS: Mapping[Kind, int] = {"pn532": pn532.BAUD, "bus": bus.BAUD, "rdm6300": rdm6300.BAUD}
Conversation: TypeAlias = Pn532Talk | BusTalk | Rdm6300Talk
"""One reader's side of the wire, as it should be spoken to; knows no port and no clock.  Whoever writes what stands in
`out` empties it."""
BACK_OFF = (0.25, 0.5, 1.0)
"""Seconds until the port is tried again; a wire that is put back works within two seconds, however long it was off."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Status:
    """How a reader is: its name for pairing, what it is, its state, and the lead that it belongs to (None: none)."""

    device: str
    kind: Kind
    state: State
    lead: Seat | None


class Reader:
    """One port and whatever is plugged into it.  Whoever owns it has the port open exactly while `talk` is there."""

    def __init__(self, device: str, kinds: Sequence[Kind] = KINDS, offset: float = 0.0) -> None:
        """`device` names the port, `kinds` is what may be plugged in, `offset` keeps neighbours from interfering."""
        self.device = device
        self.kind: Kind = kinds[0]
        self.state: State = "absent"
        self.talk: Conversation | None = None
        self.number = ""
        """What names it on every port; empty where nothing does."""
        self._kinds = tuple(kinds)
        self._offset = offset
        self._tried = 0
        self._failures = 0
        self._retry = NEVER
        self._known = False
        """Whether something of this kind has answered since the port is there."""

    @property
    def due(self) -> float:
        """When `tick` has something to do."""
        return self._retry if self.talk is None else self.talk.due

    @property
    def works(self) -> bool:
        """Whether what is laid on it arrives."""
        return self.state in WORKING

    def appear(self, now: float) -> None:
        """The port is there."""
        if self.state == "absent":
            self._failures = self._tried = 0
            self._turn("opening")
            self._retry = now

    def vanish(self) -> None:
        """The port is no longer there."""
        self._turn("absent")
        self._known = False
        self.talk, self._retry = None, NEVER

    def stay(self) -> None:
        """It is paired: no other kind will be plugged in here."""
        self._kinds = (self.kind,)

    def opened(self, now: float) -> None:
        """The port has been opened with the speed of `kind`; the conversation begins."""
        self._turn("identify")
        self._retry = NEVER
        match self.kind:
            case "pn532":
                self.talk = Pn532Talk(now, self._offset)
            case "bus":
                self.talk = BusTalk(now)
            case "rdm6300":
                self.talk = Rdm6300Talk(now, sure=len(self._kinds) == 1, likely=self._kinds != KINDS)

    def fail(self, now: float) -> None:
        """The port cannot be opened, or what was open is broken."""
        self.talk = None
        self._retry = now + BACK_OFF[min(self._failures, len(BACK_OFF) - 1)]
        self._failures += 1
        self._turn("back-off")

    def receive(self, data: bytes, now: float) -> list[News]:
        """Take bytes that came."""
        if self.talk is None:
            return []
        news = self.talk.receive(data, now)
        if isinstance(self.talk, BusTalk):
            self.number = self.talk.number
        self._judge(now)
        return news

    def tick(self, now: float) -> list[News]:
        """Let time pass.  With `opening` the owner opens the port."""
        if self.talk is None:
            if self.state == "back-off" and now >= self._retry:
                self._turn("opening")
            return []
        news = self.talk.tick(now) if now >= self.talk.due else []
        self._judge(now)
        return news

    def _judge(self, now: float) -> None:
        if self.talk is None:
            return
        match self.talk.health:
            case "good" | "untried" as health:
                self._failures = self._tried = 0
                self._known = True
                self._turn("ready" if health == "good" else "unverified")
            case "doubtful":
                self._turn("stale")
            case "dead" if not self._known:
                self._try_another(now)
            case "dead":
                self.fail(now)
            case "unknown":
                pass

    def _try_another(self, now: float) -> None:
        """It is not of this kind: try the next one at once, and take a rest after all of them."""
        self._tried += 1
        self.kind = self._kinds[(self._kinds.index(self.kind) + 1) % len(self._kinds)]
        if self._tried % len(self._kinds) == 0:
            self.fail(now)
        else:
            self.talk, self._retry = None, now
            self._turn("opening")

    def _turn(self, state: State) -> None:
        if state != self.state:
            known = {*WORKING} & {state, self.state}
            log.log(logging.INFO if known else logging.DEBUG, "reader %s (%s): %s", self.device, self.kind, state)
            self.state = state
