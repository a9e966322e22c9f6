"""Real cards that are drawn in the middle of a game: somebody takes one, and the box learns which it is.

All eyes are open, and all see who draws; which card it was only its holder knows, and the box.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from device.host import Host
from device.needs import Needs
from device.papers import Way, shown_on
from device.ports import WELL, Lost, Press, Tap, Unclear
from engine import Draw, Seat

REMIND = 30.0
"""Seconds after which whoever is missing is told once more what to do."""
Listen: TypeAlias = Callable[[tuple[str, ...]], Mapping[Seat, str]]
"""Runs through these kinds by voice, and comes back with what each seat has pressed at last."""


class Drawing:
    """How the box learns of cards that are drawn."""

    def __init__(self, host: Host, needs: Needs, listen: Listen) -> None:
        self.host, self.needs, self.listen = host, needs, listen

    def learn(self, draw: Draw, way: Way) -> tuple[str, str]:
        """What was drawn, and which card that is ("" where no tag tells it); "" for both where nobody can tell.

        Somebody whose device is given up can neither lay nor press, and nobody waits for who goes home.
        """
        self.needs.paused_for_seats()
        if self.needs.silent(draw.taker):
            return "", ""
        self._tell(draw, way)
        self.host.light([draw.taker], "on")
        try:
            return self._by_list(draw) if way == "list" else self._by_tag(draw, way)
        finally:
            self.host.light([draw.taker], "off")

    def _by_tag(self, draw: Draw, way: Way) -> tuple[str, str]:
        where = WELL if way == "well" else draw.taker
        papers, told = self.host.papers, False
        with self.host.at_the_well():
            while not self.needs.silent(draw.taker):
                match self._next(draw, way):
                    case Tap(seat=seat, card=card) if seat == where and papers.fits(draw, card):
                        return shown_on(card), card
                    case None:
                        told = True
                    case Press() | Tap(card="") as event if told and event.seat == draw.taker:  # its tag is broken, say
                        if item := self._pressed(draw):
                            return item, ""
                    case Tap(seat=seat, card=card) if seat == where and card:
                        self.host.say_along("draw.wrong", {"seat": draw.taker})
                    case Unclear(seats=seats, why=why) if where in seats:
                        self.host.say_along(f"cards.{why}", {"seats": seats})
        return "", ""

    def _by_list(self, draw: Draw) -> tuple[str, str]:
        """He presses when he has looked; then at what he holds, in a list that is the same whatever that is."""
        while not self.needs.silent(draw.taker):
            event = self._next(draw, "list")
            if not (isinstance(event, Press | Tap) and event.seat == draw.taker):
                continue
            if item := self._pressed(draw):
                return item, ""
            self.host.say_along("draw.again", {"seat": draw.taker})
        return "", ""

    def _pressed(self, draw: Draw) -> str:
        """At what he has pressed, in a list of all kinds; "": at nothing, or it cannot be that."""
        self.needs.sound()
        item = self.listen(draw.deck).get(draw.taker, "")
        return item if item in draw.among else ""

    def _tell(self, draw: Draw, way: Way) -> None:
        facts = {"seat": draw.taker}
        if draw.giver:
            self.host.say_along(f"draw.{way}-hand", {**facts, "giver": draw.giver})
        else:
            self.host.say_along(f"draw.{way}", facts)

    def _next(self, draw: Draw, way: Way) -> Press | Tap | Unclear | None:
        """What is pressed or laid next; None where nothing comes for a while."""
        end = self.host.now() + REMIND
        while self.host.now() < end:
            match self.host.wait(end):
                case Press() | Tap() | Unclear() as event:
                    return event
                case Lost():
                    self.needs.paused_for_seats()
            if self.needs.silent(draw.taker):
                return None
        if way == "list":
            self._tell(draw, way)
        else:
            self.host.say_along("draw.missing", {"seat": draw.taker})
        return None
