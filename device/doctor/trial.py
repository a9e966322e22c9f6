"""What the box itself says when it opens its seats for a moment, and what comes when each is pressed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TextIO

from device.doctor.bounce import Bounce, bounces, histogram, in_all, judged
from device.doctor.check import Check, Machine, degraded, fine
from device.doctor.folder import claimed
from device.hw.pins.overheard import Edge, Edges, OverheardPins
from device.hw.seats import real_seats
from device.inbox import Inbox, RealClock
from device.languages import FALLBACK
from device.phrases import Phrases
from device.ports import WELL, Button, Event, Found, Laid, Lost, Panel, Press, Seats, Unclear, Unpaired
from device.settings import TEXTS
from device.wiring.names import Wiring, wiring_of
from device.wiring.readers import place_of
from engine import Seat

OPENING = 4.0
"""Seconds until everything that does not work has been told."""
PATIENCE = 15.0
"""Seconds to wait for somebody to press, or to let go."""
REST = 0.1
"""Seconds after which a contact bounces no more."""


def trial(machine: Machine, *, ask: bool, out: TextIO) -> list[Check]:
    """Open the seats of this machine's box; `ask` for each to be pressed as well."""
    try:
        with claimed(machine.state):  # whoever owns the state folder owns the pins and the ports too
            return tried(machine, ask=ask, out=out)
    except BlockingIOError:
        return [fine("trial", "a box is running, so its seats are not tried")]
    except OSError as error:
        remedy = "run the doctor as the owner of the state folder"
        return [degraded("trial", f"the seats are not tried: {machine.state}: {error.strerror}", remedy)]


def tried(machine: Machine, *, ask: bool, out: TextIO) -> list[Check]:
    """The same, while nobody else has the seats."""
    inbox, edges = Inbox(RealClock()), Edges(list)
    seats = real_seats(inbox, machine.settings, machine.pairs, partial(OverheardPins, edges=edges))
    try:
        checks = [*opened(inbox), *unverified(seats)]
        if ask:
            checks += Asker(inbox, seats, out, edges).all(wiring_of(machine.settings), machine.pairs)
        return checks
    finally:
        seats.close()


def opened(inbox: Inbox) -> Iterator[Check]:
    """What is lost in the first seconds, as the box would show it."""
    phrases = Phrases(TEXTS, FALLBACK)
    lost: dict[tuple[str, Seat], str] = {}
    end = inbox.clock.now() + OPENING
    while (event := inbox.wait(end)) is not None:
        match event:
            case Lost(part=part, seat=seat, why=why) if why != "no-panel":
                lost[part, seat] = phrases.line(f"trouble.{why}", {"seat": seat})
            case Found(part=part, seat=seat):
                lost.pop((part, seat), None)
    for told in dict.fromkeys(lost.values()):
        finding, _, remedy = told.partition(". ")
        yield degraded("trial", finding, remedy)
    if not lost:
        yield fine("trial", "the seats were opened, and nothing is missing")


def unverified(seats: Seats) -> Iterator[Check]:
    """Readers that only ever send, so that nobody knows whether they are there before somebody lays a card down."""
    if seats.readers and (untried := sorted(seats.readers.unverified)):
        where = ", ".join(map(place_of, untried))
        what = f"RDM6300s cannot be asked, and nothing was read from those of {where}; lay cards there"
        yield fine("unverified", what)


class Asker:
    """Asks somebody to press every button and to lay a card on every reader."""

    def __init__(self, inbox: Inbox, seats: Seats, out: TextIO, edges: Edges) -> None:
        """`edges` are those of the seats, as they come."""
        self._inbox, self._seats, self._out, self._edges = inbox, seats, out, edges
        self._bounces: list[Bounce] = []

    def all(self, wiring: Wiring, pairs: Mapping[str, Seat]) -> Iterator[Check]:
        """One check for each button and each reader, and how the contacts bounce."""
        for button in wiring.panel:
            yield from self._press(0, button, f"press {button.upper()} on the front panel", Panel(button))
        for seat, buttons in wiring.buttons.items():
            for button in buttons:
                yield from self._press(seat, button, f"press {button.upper()} at seat {seat}", Press(seat, button))
        for lead in sorted(pairs.values()):
            where = "the reader in the lid" if lead == WELL else f"the reader of seat {lead}"
            yield self._ask(f"lay a card on {where}", Laid(lead, ""), lead)
        if self._bounces:
            self._tell(histogram(self._bounces))
            yield in_all(self._bounces)

    def _press(self, seat: Seat, button: Button, wish: str, expected: Event) -> Iterator[Check]:
        """Ask for a button, and look how its contact comes to rest."""
        edges = self._edges[seat, button]
        edges.clear()
        check = self._ask(wish, expected, seat)
        yield check
        if check.status == "fine":
            self._wait_for_rest(edges)
            found = bounces(edges)
            self._bounces += found
            yield from judged(wish.removeprefix("press "), found)

    def _wait_for_rest(self, edges: Sequence[Edge]) -> None:
        """Until the button is let go; not for ever."""
        end = self._inbox.clock.now() + PATIENCE
        while edges[-1][1] and self._inbox.clock.now() < end:
            self._inbox.wait(self._inbox.clock.now() + REST)
        self._inbox.wait(self._inbox.clock.now() + REST)

    def _ask(self, wish: str, expected: Event, light: Seat = 0) -> Check:
        """Wait until it comes; the light of the seat shines meanwhile."""
        self._tell(f"{wish} ...")
        if light:
            self._seats.light(light, "on")
        end, came = self._inbox.clock.now() + PATIENCE, False
        while not came and (event := self._inbox.wait(end)) is not None:
            if what := told(event):
                self._tell(f"  {what}")
            came = (replace(event, uid="") if isinstance(event, Laid) else event) == expected
        if light:
            self._seats.light(light, "off")
        if came:
            return fine("asked", f"{wish}: it came")
        return degraded("asked", f"{wish}: it did not come", "check its wire, or look which seat answers instead")

    def _tell(self, text: str) -> None:
        print(text, file=self._out, flush=True)


def told(event: Event) -> str:
    """An event, as a person reads it; a tag's number is nobody's business."""
    match event:
        case Press(seat=seat, button=button, held=held):
            return f"seat {seat}: {button.upper()}{' is held' * held}"
        case Panel(button=button, held=held):
            return f"the front panel: {button.upper()}{' is held' * held}"
        case Laid(seat=seat):
            return f"{place_of(seat)}: a card"
        case Unpaired(device=device):
            return f"a reader or a board that belongs to nobody: {device}"
        case Unclear(why=why):
            return f"a card that does not count ({why})"
        case Lost(part=part, seat=seat, why=why):
            return f"lost: {part} {seat or ''} ({why})"
        case Found(part=part, seat=seat):
            return f"found: {part} {seat or ''}"
        case _:
            return ""
