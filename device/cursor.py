"""NEXT moves a cursor through the list: only where exactly the asked seat can see it, or where the choice is public."""

from device.lot import Lot
from device.public import PublicView
from device.rows import Row, called, row
from engine import Ask, Draw, Seat


class Cursor:
    """Where the one asked seat stands in the list."""

    def __init__(self, lot: Lot, public: PublicView) -> None:
        self.lot, self.public = lot, public
        self._place: int | None = None

    def away(self) -> None:
        """Another question: nobody has pressed NEXT yet."""
        self._place = None

    def item(self, ask: Ask, called_now: int | str | None) -> int | str | None:
        """What it stands at; where there is none, what is being called."""
        return called_now if self._place is None else called(ask)[self._place]

    def step(self, ask: Ask, seat: Seat, number: int) -> None:
        """It goes on, at first to anywhere, so that nobody can count presses; `number` tells the draws apart."""
        if seat != self._owner(ask):
            return
        places = range(len(called(ask)))
        if self._place is None:
            self._place = self.lot.draw(Draw("cursor", tuple(places)), number)
        else:
            self._place = (self._place + 1) % len(places)

    def _owner(self, ask: Ask) -> Seat | None:
        """Who may have one."""
        if len(ask.seats) != 1 or not called(ask) or ask.farewell or row(ask) is Row.OPEN_EYES:
            return None
        alone = self.public.dark and self.public.awake == ask.seats
        return ask.seats[0] if alone or (not ask.secret and not self.public.dark) else None
