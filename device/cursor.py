"""NEXT moves a cursor through the list: only where exactly the asked seat can see it, or where the choice is public."""

from device.lists import called, openly
from device.lot import SeededLot
from device.public import PublicView
from engine import Ask, Draw, Seat


class Cursor:
    """Where the one asked seat stands in the list of a question; nowhere before it has pressed NEXT."""

    def __init__(self, lot: SeededLot, public: PublicView, ask: Ask) -> None:
        self.lot, self.public, self.ask = lot, public, ask
        self._place: int | None = None

    @property
    def item(self) -> int | str | None:
        """What it stands at."""
        return None if self._place is None else called(self.ask)[self._place]

    def step(self, seat: Seat, number: int) -> None:
        """It goes on, at first to anywhere, so that nobody can count presses; `number` tells the draws apart."""
        if seat != self._owner():
            return
        places = range(len(called(self.ask)))
        if self._place is None:
            self._place = self.lot.draw(Draw("cursor", tuple(places)), number)
        else:
            self._place = (self._place + 1) % len(places)

    def _owner(self) -> Seat | None:
        """Who may have one."""
        ask = self.ask
        if len(ask.seats) != 1 or not called(ask) or ask.farewell:
            return None
        alone = self.public.dark and self.public.awake == ask.seats
        return ask.seats[0] if alone or (openly(ask) and not self.public.dark) else None
