"""What closed eyes need: a voice, and a device at every living seat.  Without them the box makes a pause by itself."""

from functools import partial

from device.host import Host
from device.ports import Panel
from device.public import PublicView
from engine import Seat


class Anew(Exception):
    """Eyes that must be closed may have been open: what is being done in the dark begins once more."""


class Needs:
    """Looks between two things that happen in the dark whether the box can go on."""

    def __init__(self, host: Host, public: PublicView) -> None:
        self.host, self.public = host, public
        self.aloud = False
        """Whether somebody reads aloud what the box cannot say."""
        self.given_up: set[Seat] = set()
        """Seats without a device, for which the table does not wait."""

    def sound(self) -> None:
        """Closed eyes need a voice: without sound, wait until there is some, or until somebody reads aloud.

        Raises `Anew` in the dark, where nobody knows any more who has heard what, and who has looked.
        """
        if ("speaker", 0) not in self.host.trouble:
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
        while ("speaker", 0) in self.host.trouble and not self.aloud:
            self.aloud = self.host.wait(None) == Panel("ok")
        if self.public.dark:
            raise Anew

    def paused_for_seats(self) -> bool:
        """Whether the device of a living seat was lost, and the table has waited for it, or has given it up."""
        lost = [seat for seat in self.public.living if self.host.lost(seat)]
        self.given_up.intersection_update(lost)
        missing = [seat for seat in lost if seat not in self.given_up]
        if missing:
            self.host.stand_still(partial(self.wait_for_seats, missing))
        return bool(missing)

    def wait_for_seats(self, missing: list[Seat]) -> None:
        """Name them, and wait until they are there again or until OK gives them up."""
        if ("readers", 0) in self.host.trouble:
            self.host.say("trouble.readers-missing")
        else:
            for seat in missing:
                self.host.say("trouble.seat-missing", {"seat": seat})
        while any(map(self.host.lost, missing)):
            if self.host.wait(None) == Panel("ok"):
                self.given_up.update(missing)
                return
