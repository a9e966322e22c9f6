"""The panel in the middle of a game: the clock stands still, and what hosts do between the rules can be done."""

import logging
from collections.abc import Callable, Sequence
from typing import Any

from device.handover import another_device
from device.host import Host
from device.menu import Item, choose, tell, turn_volume
from device.needs import Anew
from device.table import Table, Undone
from engine import Seat
from engine.transcript import label

log = logging.getLogger(__name__)


class Abandoned(Exception):
    """The table has ended the game by the panel."""


class Pause:
    """The pause menu of one game."""

    def __init__(self, host: Host, table: Table[Any], reseat: Callable[[tuple[Seat, ...]], None] | None = None) -> None:
        """`reseat` gives the seats other devices; None: each seat stays where it is."""
        self.host, self.table, self.run, self.reseat = host, table, table.run, reseat

    def __call__(self) -> None:
        """Stay in the menu until the game goes on.  Raises `Abandoned`, `Undone`, and in the dark `Anew`."""
        offers: dict[str, Callable[[], bool]] = {"pause.go-on": self.go_on, "pause.repeat": self.say_again}
        if self.run.can_undo():
            offers["pause.undo"] = self.undo
        if self.host.desk and self.host.desk.seats() and not self.table.public.dark:
            offers["pause.card"] = self.new_card
        if self.reseat and self.host.seating.leads:
            offers["pause.device"] = self.other_device
        if self.host.loudness:
            offers["pause.volume"] = self.volume
        offers |= {"pause.leave": self.leave, "pause.abandon": self.abandon}
        keys = list(offers)
        word = self.host.phrases.word
        title, items = word("pause.title"), [Item(word(key)) for key in keys]
        log.info("paused in %s", label(self.run.phase))
        stay = True
        while stay:
            taken = self.choose(title, items, prompt=title)
            stay = taken is not None and not offers[keys[taken]]()
        log.info("the pause is over")
        if self.table.public.dark:
            raise Anew
        self.host.say("pause.off")

    # Each says whether the game goes on now

    def go_on(self) -> bool:
        """Back to the game."""
        return True

    def say_again(self) -> bool:
        """The last announcement, once more."""
        if self.run.said is not None:
            line = self.host.phrases.line(self.run.said.line, self.run.said.facts)
            tell(self.host, self.host.phrases.word("pause.title"), line, dark=self.table.public.dark)
        return False

    def undo(self) -> bool:
        """Take back the last public step."""
        self.run.undo()
        log.info("the last public step is taken back")
        self.table.transcript.take_back(self.run.step)
        self.host.say("pause.undone")
        raise Undone

    def new_card(self) -> bool:
        """Somebody's card is lost or broken: the seat lays a new one."""
        assert self.host.desk is not None
        seats = self.host.desk.seats()
        taken = self.choose(self.host.phrases.word("pause.card-who"), [Item(self.name(seat)) for seat in seats])
        return taken is not None and self.host.desk.replace(seats[taken])

    def other_device(self) -> bool:
        """A seat answers by another device from now on."""
        assert self.reseat is not None
        seats = self.table.public.living
        taken = self.choose(self.host.phrases.word("pause.device-who"), [Item(self.name(seat)) for seat in seats])
        if taken is None:
            return False
        seat, public = seats[taken], self.table.public
        leads = another_device(self.host, seat, public.living, dark=public.dark)
        if leads is None:
            return False
        self.reseat(leads)
        log.info("seat %d has the device %d now", seat, leads[seat - 1])
        self.host.say("pause.device-changed", {"seat": seat})
        return True

    def volume(self) -> bool:
        """Louder or quieter."""
        turn_volume(self.host, dark=self.table.public.dark)
        return False

    def leave(self) -> bool:
        """A player goes home; the rules take it at the next safe point."""
        seats = self.table.public.living
        taken = self.choose(self.host.phrases.word("pause.leave-who"), [Item(self.name(seat)) for seat in seats])
        if taken is None or not self.sure():
            return False
        self.run.leave(seats[taken])
        log.info("the player of seat %d leaves", seats[taken])
        self.host.say("pause.left", {"seat": seats[taken]})
        return True

    def abandon(self) -> bool:
        """End the game without result."""
        if self.sure():
            self.table.daybreak()
            raise Abandoned
        return False

    def sure(self) -> bool:
        """Whether the table really wants it; the cursor stands at no."""
        word = self.host.phrases.word
        answers = [Item(word("item-no")), Item(word("item-yes"))]
        return self.choose(word("pause.sure"), answers, prompt=word("pause.sure")) == 1

    def choose(self, title: str, items: Sequence[Item], prompt: str = "") -> int | None:
        """A menu that dazzles nobody whose eyes are closed."""
        return choose(self.host, title, items, prompt=prompt, dark=self.table.public.dark)

    def name(self, seat: Seat) -> str:
        """A seat, as the menu shows it."""
        return self.host.phrases.line("pause.seat", {"seat": seat})
