"""Speaker, screen and lights as lines of text: what a box says, shows and lights."""

import sys
from collections import deque
from collections.abc import Mapping
from typing import Any, TextIO

from device.absent import NoLights
from device.ports import Clock, Light
from device.sim.around import Heard
from engine import Seat

MEMORY = 1000
"""Lines kept for whoever waits for one of them."""
DARK = "-"
"""What a night screen reads like that shows nothing."""
SOUNDS: Mapping[Heard, str] = {"voice": "SAY", "sound": "SOUND", "ambience": "AMBIENCE"}


class Teller:
    """Prints what the box does, one line each, with the seconds since it was switched on."""

    def __init__(self, clock: Clock, out: TextIO | None = None) -> None:
        self._clock, self._out, self._start = clock, out or sys.stdout, clock.now()
        self.told: deque[str] = deque(maxlen=MEMORY)
        """The last lines; who waits for one takes them out."""
        self._text = self._banner = ""

    def tell(self, what: str) -> None:
        """Print one line."""
        self.told.append(what)
        self.answer(f"[{self._clock.now() - self._start:.1f}] {what}")

    def answer(self, text: str) -> None:
        """Print something to the person at the keyboard that the box itself does not do."""
        print(text, file=self._out, flush=True)

    def hear(self, what: Heard, which: str) -> None:
        """Print what is heard."""
        if what in SOUNDS:
            self.tell(f"{SOUNDS[what]} {which}")

    def light(self, seat: Seat, state: Light) -> None:
        """Print what a hooded light does."""
        self.tell(f"LIGHT {seat} {state}")

    def screen(self, view: Mapping[str, Any]) -> None:
        """Print what is shown where its text differs from the last one; a countdown is no text."""
        text, banner = readable(view), " · ".join(view.get("banner", ()))
        if banner != self._banner:
            self.tell(f"TROUBLE {banner or DARK}")
        if text != self._text:
            self.tell(text)
        self._text, self._banner = text, banner

    def prompt(self) -> None:
        """Show that a command is expected now."""
        print("> ", end="", file=self._out, flush=True)


def readable(view: Mapping[str, Any]) -> str:
    """A view in one line, but for the line being spoken, which the speaker tells (keys: `device.hw.views`)."""
    if view.get("kind") == "night":
        return f"SCREEN(night) {view.get('big') or DARK}"
    items = [f"[{item}]" if number == view.get("cursor") else item for number, item in enumerate(view.get("items", ()))]
    texts = [view.get(key) for key in ("title", "phase", "headline")]
    coins = " ".join(f"({coin})" for coin in view.get("coins", ()))
    rows = [
        " / ".join(items),
        " ".join(map(place, view.get("seats", ()))),
        coins,
        view.get("aside"),
        *view.get("lines", ()),
        f"{'★' if view.get('won') else ''}{view['seat']}" if "seat" in view else "",
        *[("★ " if row.get("turn") else "") + row["text"] for row in view.get("told", ())],
        *[" ".join(row) for row in view.get("table", {}).get("rows", ())],
    ]
    return "SCREEN " + " | ".join(text for text in (*texts, *rows, view.get("big"), view.get("hint")) if text)


def place(seat: Mapping[str, Any]) -> str:
    """One seat of the ring: `4`, dead `x4`, on turn `*4`, with its mark `4(2)`; in the lobby `4`, joined `4(✓)`.

    With both houses `4[· x]`, of which the right one is empty; in office `★4[2 paw ·]`, with two tokens and the paw.
    With cards before it `4[3 W ×2]`.
    """
    state = "" if seat.get("alive", True) else "x"
    turn = "*" if seat.get("acting") else ""
    mark = seat.get("mark") or ("✓" if seat.get("ready") or seat.get("joined") else "")
    lying = " ".join(" ".join((*cards, worth)).rstrip() for cards, worth in seat.get("lying", ()))
    lying = " ".join(map(house, seat.get("houses", ()))) or lying
    office, note = "★" if seat.get("office") else "", mark or seat.get("note")
    return f"{state}{turn}{office}{seat['seat']}" + (f"[{lying}]" if lying else "") + (f"({note})" if note else "")


def house(lot: Mapping[str, Any]) -> str:
    """What lies before a house; `·` for nothing, `x` if nobody lives there any more."""
    lying = [lot.get("count"), lot.get("label")] if lot["alive"] else ["x", lot.get("label")]
    return " ".join(filter(None, lying)) or "·"


class TypedSeats(NoLights):
    """Seats in a terminal: somebody reads what shines there, and taps cards by typing."""

    leads = lit = reading = frozenset(range(1, 100))
