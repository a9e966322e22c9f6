"""What closed eyes need: a voice, and a device at every living seat.  Without them the box makes a pause by itself.

A light alone is nothing to wait for: what it would tell comes otherwise.
"""

from collections.abc import Callable, Container, Iterable
from functools import partial

from device.host import Host
from device.ports import Event, Panel, Press, Tap, Unpaired
from device.public import PublicView
from engine import Seat

TOGETHER = 0.2
"""Seconds in which everything is told that has one cause."""
AGAIN = 20.0
"""Seconds until the box asks once more for a card."""
ASSENT = 10.0
"""Seconds in which all must press who agree to go on without a seat."""


class Anew(Exception):
    """Eyes that must be closed may have been open: what is being done in the dark begins once more."""


class Needs:
    """Looks between two things that happen in the dark whether the box can go on."""

    def __init__(self, host: Host, public: PublicView, going: Callable[[], Container[Seat]]) -> None:
        """`going` tells whose players go home as soon as the game allows it."""
        self.host, self.seating, self.public, self.going = host, host.seating, public, going
        self.aloud = False
        """Whether somebody reads aloud what the box cannot say."""
        self.given_up: set[Seat] = set()
        """Seats without a device, for which the table does not wait."""
        self._dark: set[Seat] = set()
        """Seats whose light does not work, as was said."""

    def sound(self) -> None:
        """Closed eyes need a voice: without sound, wait until there is some, or until somebody reads aloud.

        Raises `Anew` in the dark, where nobody knows any more who has heard what, and who has looked.
        """
        if ("speaker", 0) not in self.seating.trouble:
            self.aloud = False
        elif not self.aloud:
            self.host.stand_still(self.wait_for_sound)

    def wait_for_sound(self) -> None:
        """Say on the screen why nothing goes on."""
        keys = ("pause.title", "trouble.night-without-sound", "pause.read-aloud")
        title, why, hint = map(self.host.phrases.word, keys)
        if self.public.dark:
            self.host.turn({"kind": "night", "big": f"{why} {hint}"})
        else:
            self.host.turn({"kind": "notice", "headline": title, "lines": [why], "hint": hint})
        while ("speaker", 0) in self.seating.trouble and not self.aloud:
            self.aloud = self.host.wait(None) == Panel("ok")
        if self.public.dark:
            raise Anew

    def paused_for_seats(self) -> bool:
        """Whether the device of a living seat was lost, and the table has waited for it, or has given it up."""
        lost = [seat for seat in self.public.living if self.seating.lost(seat)]
        self.given_up.intersection_update(lost)
        missing = bool(self.missing())
        if missing:
            self.host.stand_still(self.wait_for_seats)
        self.name_lights()
        return missing

    def silent(self, seat: Seat) -> bool:
        """Whether nothing comes from this seat any more: its device is given up, or its player goes home."""
        return seat in self.going() or (seat in self.given_up and self.seating.lost(seat))

    def missing(self) -> list[Seat]:
        """The living without a device, for whom the table waits."""
        return [seat for seat in self.public.living if self.seating.lost(seat) and seat not in self.given_up]

    def name_lights(self) -> None:
        """Say once whose light does not work."""
        dark = {seat for seat in self.with_device() if ("light", self.seating.lead_of(seat)) in self.seating.trouble}
        if new := dark - self._dark:
            facts = {"seats": tuple(sorted(new))}
            self.host.stand_still(partial(self.host.say, "trouble.lights-missing", facts))
        self._dark = dark

    def wait_for_seats(self) -> None:
        """Name all that are missing, and wait until they are back, or until OK or all other living give them up."""
        self.host.rest(TOGETHER)
        missing, away = self.missing(), self.no_panel()
        if ("readers", 0) in self.seating.trouble:
            self.host.say("trouble.readers-away" if away else "trouble.readers-missing")
        else:
            for expander, seats in self.by_expander(missing).items():
                facts = {"board": expander, "seats": tuple(seats)}
                self.host.say("trouble.board-away" if away else "trouble.board-missing", facts)
            for seat in missing:
                if not self.seating.expander_of(seat) and not self.seating.unsure(seat):
                    self.host.say("trouble.seat-away" if away else "trouble.seat-missing", {"seat": seat})
        self.wait_for(missing)

    def wait_for(self, missing: list[Seat]) -> None:
        """Until they are back, or given up.  Whose reader is elsewhere, perhaps, is asked for a card."""
        checked: Seat = 0
        while any(map(self.seating.lost, missing)):
            if not checked or not self.seating.away(checked):
                checked = self.check(filter(self.seating.unsure, missing))
            event = self.host.wait(self.host.now() + AGAIN if checked else None)
            if event is None:
                checked = 0
            elif isinstance(event, Unpaired) and not checked:  # perhaps that of a missing seat, at another port
                checked = self.check(filter(self.seating.away, missing))
            elif isinstance(event, Unpaired):
                self.seating.pair(event.device, checked)
                self.host.rest(TOGETHER)
            wish = self.no_panel() and presser(event) in self.with_device()
            if event == Panel("ok") or (wish and self.agreed(missing)):
                self.given_up.update(missing)
                return

    def check(self, seats: Iterable[Seat]) -> Seat:
        """Ask the first of these seats for a card, whatever it is, so that its reader is known; 0: there is none."""
        seat = next(iter(seats), 0)
        if seat:
            self.host.say_along("trouble.seat-check", {"seat": seat})
        return seat

    def by_expander(self, missing: list[Seat]) -> dict[str, list[Seat]]:
        """Those of them that are on an expander which does not answer, by its name."""
        found: dict[str, list[Seat]] = {}
        for seat in missing:
            if expander := self.seating.expander_of(seat):
                found.setdefault(expander, []).append(seat)
        return found

    def no_panel(self) -> bool:
        """Whether the front panel can give nothing up, so that the table must do it at the seats."""
        return ("panel", 0) in self.seating.trouble

    def with_device(self) -> set[Seat]:
        """The living whose device works."""
        return {seat for seat in self.public.living if not self.seating.lost(seat)}

    def agreed(self, missing: list[Seat]) -> bool:
        """Whether all others press when the box asks whether to go on without these seats.  Silence is no assent."""
        self.host.say("trouble.give-up", {"seats": tuple(missing)})
        silent, end = self.with_device(), self.host.now() + self.host.pace.seconds(ASSENT)
        while silent and self.host.now() < end and any(map(self.seating.lost, missing)):
            silent.discard(presser(self.host.wait(end)))
        if any(map(self.seating.lost, missing)):
            self.host.say("trouble.wait-on" if silent else "trouble.given-up")
        return not silent


def presser(event: Event | None) -> Seat:
    """Who has pressed just now; 0: nobody."""
    match event:
        case Press(seat=seat, held=False) | Tap(seat=seat, late=False):
            return seat
        case _:
            return 0
