"""The whole table in one window: state, desk and picture put together."""

from collections.abc import Callable, Mapping

from device.hw.above import Hand, TableWindow
from device.inbox import Inbox
from device.phrases import Phrases
from device.ports import Quit, Screen, Seats, Speaker
from device.sim.above.desk import Desk
from device.sim.above.scene import scene
from device.sim.above.state import Tabletop
from device.sim.around import AroundScreen, AroundSeats, AroundSpeaker
from device.sim.commands import Commands
from device.sim.paced import PacedClock, PacedSpeaker
from device.sim.speaker import TimedSpeaker
from engine import Seat

SIZE = (1280, 800)
"""Of the window, where the display is not smaller."""


class Table:
    """The table seen from above; `screen`, `speaker` and `lights` are what stands round the parts of the box."""

    def __init__(
        self,
        inbox: Inbox,
        clock: PacedClock,
        leads: tuple[Seat, ...],
        commands: Commands,
        phrases: Callable[[], Phrases],
        bots: Callable[[], Mapping[Seat, str]],
        game: Callable[[], str],
        taught: Callable[[], Mapping[str, str]],
    ) -> None:
        """`bots` tells which leads are played and by whom, `game` and `taught` are the desk's.

        Raises `WolfhourError` without a display.
        """
        self._inbox, self._clock = inbox, clock
        self.top = Tabletop(leads, phrases, bots, now=clock.now)
        self.desk = Desk(self.top, clock, commands, inbox.put, game, taught)
        hand = Hand(self.desk.click, self.desk.key, lambda: inbox.put(Quit()))
        self.window = TableWindow(lambda size: scene(self.desk, size), hand, SIZE)

    def screen(self) -> Screen:
        """The screen, in the middle of the table."""
        return AroundScreen(self.window, self.top.see)

    def speaker(self, voice: Speaker) -> Speaker:
        """The voice, as far as it keeps up with the clock, and what it says."""
        paced = PacedSpeaker(self._clock, voice, TimedSpeaker(self._inbox))
        self._clock.changed = paced.keep_up
        return AroundSpeaker(paced, self.top.listen)

    def lights(self, seats: Seats) -> Seats:
        """The seats with their lights."""
        return AroundSeats(seats, self.top.light)
