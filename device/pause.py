"""The panel in the middle of a game: the clock stands still, and what hosts do between the rules can be done."""

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Never

from device.comfort import Comfort
from device.handover import another_device
from device.host import Host
from device.menu import Item, choose, tell
from device.needs import Anew
from device.outward import OWN_CARD
from device.ports import Panel
from device.table import Table, Undone
from engine import Event, Facts, Seat, Show, Talk
from engine.transcript import label, standing

log = logging.getLogger(__name__)


class Abandoned(Exception):
    """The table has ended the game by the panel."""


class Again(Exception):
    """Somebody wants the menu once more while the box still does what was chosen in it."""


class Pause:
    """The pause menu of one game."""

    def __init__(
        self,
        host: Host,
        table: Table[Any],
        reseat: Callable[[tuple[Seat, ...]], None] | None = None,
        held: Callable[[Sequence[Event]], Mapping[Seat, Facts]] | None = None,
        comfort: Comfort | None = None,
    ) -> None:
        """`reseat` gives the seats other devices, `held` tells what everybody holds; what is None is not offered."""
        self.host, self.table, self.run = host, table, table.run
        self.reseat, self.held, self.comfort = reseat, held, comfort

    def __call__(self) -> None:
        """Stay in the menu until the game goes on.  Raises `Abandoned`, `Undone`, and in the dark `Anew`."""
        lit = [seat for seat, state in self.host.seating.lights.items() if state == "on"]
        self.host.light([*self.host.seating.lights], "off")
        log.info("paused in %s", label(self.run.phase))
        while not self.goes_on():
            pass
        log.info("the pause is over")
        if self.table.public.dark:
            raise Anew
        self.host.light(lit, "on")

    def goes_on(self) -> bool:
        """Let one line of the menu be taken: whether the game goes on then."""
        offers, word = self.offers(), self.host.phrases.word
        keys, title = [*offers], word("pause.title")
        taken = self.choose(title, [Item(word(key)) for key in keys], prompt=title)
        if taken is not None and not offers[keys[taken]]():
            return False
        return self.table.public.dark or self.said("pause.off")

    def said(self, line: str, facts: Facts | None = None) -> bool:
        """Tell what was done; False where somebody cuts it off by the panel: he wants the menu once more."""
        return self.uncut(partial(self.host.say, line, facts))

    def uncut(self, deed: Callable[[], object]) -> bool:
        """Do it to its end; False where somebody cuts it off by the panel."""

        def again() -> Never:
            raise Again

        self.host.pause = again
        try:
            deed()
        except Again:
            self.host.speaker.hush()
            self.host.light([*self.host.seating.lights], "off")
            return False
        finally:
            self.host.pause = None
        return True

    def offers(self) -> dict[str, Callable[[], bool]]:
        """What can be done right now.  Each says whether the game goes on then."""
        dark, by_day = self.table.public.dark, not self.table.public.dark
        offers: dict[str, Callable[[], bool]] = {"pause.go-on": self.go_on, "pause.repeat": self.say_again}
        if self.run.can_undo():
            offers["pause.undo"] = self.undo
        if self.run.phase["name"] == "night":
            offers["pause.dusk"] = self.again_from_dusk
        if by_day and (self.table.asking.open or self.table.talking.open):
            offers["pause.time"] = self.more_time
        if by_day and isinstance(self.run.pending, Talk):
            offers["pause.skip"] = self.skip
        seen = ("screen", 0) not in self.host.seating.trouble or self.table.cards.lit()
        if seen and self.held is not None and self.held(self.table.transcript.events):
            offers["pause.look"] = self.look_again
        if self.host.desk and self.host.desk.seats() and not dark:
            offers["pause.card"] = self.new_card
        if self.comfort is not None:
            offers["pause.box"] = self.set_the_box
        if self.reseat and self.host.seating.leads:
            offers["pause.device"] = self.other_device
        return offers | {"pause.leave": self.leave, "pause.abandon": self.abandon}

    # The game

    def go_on(self) -> bool:
        """Back to the game."""
        return True

    def say_again(self) -> bool:
        """The last announcement, once more."""
        said = [event for event in standing(self.table.transcript.events) if event["event"] == "say"]
        for last in [event for event in said if not event["line"].startswith("pause.")][-1:]:
            line = self.host.phrases.line(last["line"], last["facts"])
            tell(self.host, self.host.phrases.word("pause.title"), line, dark=self.table.public.dark)
        return False

    def undo(self) -> bool:
        """Take back the last public step."""
        self.run.undo()
        log.info("the last public step is taken back")
        return self.taken_back("pause.undone")

    def again_from_dusk(self) -> bool:
        """A spoilt night begins anew: its answers are forgotten, and what was drawn is drawn anew."""
        if not self.sure():
            return False
        self.run.back_to(self.run.phase_began)
        log.info("the night begins anew")
        return self.taken_back("pause.dusk-again")

    def taken_back(self, line: str) -> Never:
        """Mark in the transcript what no longer counts, tell it to all, and let the table go on from there."""
        self.table.transcript.take_back(self.run.step)
        if not self.said(line):
            self.host.inbox.put(Panel("ok"))  # another pause, once the table is where the game is now
        raise Undone

    def more_time(self) -> bool:
        """A speech may last longer; a question is put once more, and what is answered already stands."""
        if isinstance(self.run.pending, Talk):
            self.table.talking.more_time()
        else:
            self.table.asking.more_time()
        return self.said("pause.more-time")

    def skip(self) -> bool:
        """A speech or a talk is over."""
        self.run.send()
        return True

    def look_again(self) -> bool:
        """What am I?  Everybody alike is called to look at what he holds now; the panel cuts it off.

        Where eyes were closed before, they are behind it, too: a card that was being looked at waits for that.
        """
        assert self.held is not None
        hands = self.held(self.table.transcript.events)
        cards = Show(OWN_CARD, tuple([((seat,), hand) for seat, hand in sorted(hands.items())]))
        dark = self.table.public.dark
        if self.uncut(partial(self.table.cards.again, cards, self.table.eyes, asleep=dark)):
            return True
        if self.table.public.dark and not dark:
            self.table.public.night(False)
            self.said("look.open")
        return False

    def abandon(self) -> bool:
        """End the game without result."""
        if self.sure():
            self.table.daybreak()
            raise Abandoned
        return False

    # The seats and the box

    def new_card(self) -> bool:
        """Somebody's card is lost or broken: the seat lays a new one."""
        assert self.host.desk is not None
        seat = self.which("pause.card-who", self.host.desk.seats())
        return seat is not None and self.host.desk.replace(seat)

    def other_device(self) -> bool:
        """A seat answers by another device from now on, or two who have changed places by each other's."""
        assert self.reseat is not None
        public = self.table.public
        seat = self.which("pause.device-who", public.living)
        if seat is None:
            return False
        before, leads = self.host.seating.leads, another_device(self.host, seat, public.living, dark=public.dark)
        if leads is None:
            return False
        self.reseat(leads)
        log.info("seat %d has the device %d now", seat, leads[seat - 1])
        changed = [at for at in public.living if leads[at - 1] != before[at - 1]]
        told = [self.said("pause.device-changed", {"seat": at}) for at in changed]
        return all(told)

    def set_the_box(self) -> bool:
        """How loud, how bright, in which language."""
        assert self.comfort is not None
        self.comfort.choose(dark=self.table.public.dark)
        return False

    def leave(self) -> bool:
        """A player goes home; the rules take it at the next safe point."""
        going = [left.seat for left in self.run.leaving]
        seat = self.which("pause.leave-who", [seat for seat in self.table.public.living if seat not in going])
        if seat is None or not self.sure():
            return False
        self.run.leave(seat)
        log.info("the player of seat %d leaves", seat)
        return self.said("pause.left", {"seat": seat})

    # The menus

    def which(self, question: str, seats: Sequence[Seat]) -> Seat | None:
        """One of these seats; None for BACK."""
        names = [Item(self.host.phrases.line("pause.seat", {"seat": seat})) for seat in seats]
        taken = self.choose(self.host.phrases.word(question), names) if names else None
        return None if taken is None else seats[taken]

    def sure(self) -> bool:
        """Whether the table really wants it; the cursor stands at no."""
        word = self.host.phrases.word
        answers = [Item(word("item-no")), Item(word("item-yes"))]
        return self.choose(word("pause.sure"), answers, prompt=word("pause.sure")) == 1

    def choose(self, title: str, items: Sequence[Item], prompt: str = "") -> int | None:
        """A menu that dazzles nobody whose eyes are closed."""
        return choose(self.host, title, items, prompt=prompt, dark=self.table.public.dark)
