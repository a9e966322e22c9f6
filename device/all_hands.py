"""All hands: nights in which the sound of a tap tells nothing, because everybody alive taps (README, "Windows")."""

from collections.abc import Mapping

from device import pace
from device.host import Host
from device.ports import Press, Tap
from device.public import PublicView
from device.window import Window
from engine import Choice, Seat, Transcript


def raise_hands(host: Host, public: PublicView) -> set[Seat]:
    """Let every living seat tap once; it takes the same time whoever does.  Comes back as who has tapped."""
    public.secret("")
    host.tell("hands", {"seats": list(public.living)})
    host.speaker.play("tick")
    end, tapped = host.now() + host.pace.seconds(pace.HANDS), set[Seat]()
    while host.now() < end:
        match host.wait(end):
            case Press(seat=seat) | Tap(seat=seat, late=False):
                tapped.add(seat)
    return tapped


def idle_hands(
    host: Host, public: PublicView, transcript: Transcript, window: Window, picked: Mapping[Seat, Choice]
) -> set[Seat]:
    """Let all hands tap: comes back as the seats whose pick does not count, since they have not tapped."""
    idle = {*picked} - raise_hands(host, public) - window.whole
    for seat in sorted(idle):
        transcript.refuse(window.ask.ask, seat, picked[seat], "unconfirmed")
    return idle
