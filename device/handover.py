"""Another device for a seat in the middle of a game, where its own is broken or plugged in elsewhere."""

from collections.abc import Collection

from device.host import Host
from device.menu import attend
from device.ports import Panel, Press, Tap
from engine import Seat


def another_device(host: Host, seat: Seat, living: Collection[Seat], *, dark: bool) -> tuple[Seat, ...] | None:
    """Wait for a press of the device that the seat shall have: the devices of all seats then; None for BACK.

    Whose it was gets the seat's own.  Somebody who is alive needs his, unless the two have changed places: then it is
    pressed once more.
    """
    leads = host.seating.leads
    host.seat_at(())  # so that devices are heard which are nobody's
    gathering, host.gathering = host.gathering, True
    try:
        lead = chosen(host, seat, {lead: at for at, lead in enumerate(leads, 1) if at in living and at != seat}, dark)
    finally:
        host.gathering = gathering
        host.seat_at(leads)
    if lead is None:
        return None
    places = {lead: leads[seat - 1], leads[seat - 1]: lead}
    return tuple(places.get(old, old) for old in leads)


def chosen(host: Host, seat: Seat, taken: dict[Seat, Seat], dark: bool) -> Seat | None:
    """The device that was pressed or tapped and may be had; None for BACK."""
    line = host.phrases.line
    wish, first, doubted = line("pause.device-press", {"seat": seat}), "", None
    while True:
        text = first or wish
        notice = {"kind": "notice", "headline": wish, "lines": [first], "hint": host.phrases.word("panel-back")}
        host.turn({"kind": "night", "big": text} if dark else notice)
        match attend(host, [text], [wish], (Panel, Press, Tap)):
            case Press(seat=lead) | Tap(seat=lead) if lead in taken and lead != doubted:
                doubted = lead
                first = line("pause.device-taken", {"seat": taken[lead]})
            case Press(seat=lead) | Tap(seat=lead):
                return lead
            case Panel(button="back"):
                return None
            case _:
                first, doubted = "", None
