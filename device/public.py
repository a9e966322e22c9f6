"""What the public screen shows during a game: the ring of seats by day, at night one text and nothing else.

It knows only what is public, and what `secret` is told to show to the open eyes of a scene.
"""

from collections.abc import Mapping
from typing import Any

from device.host import Host
from engine import Ask, Choice, Facts, Seat, Seats


class PublicView:
    """Keeps the host's screen in step with the game."""

    def __init__(self, host: Host, seats: Seats) -> None:
        self.host, self.seats = host, seats
        self.living: Seats = seats
        self.name, self.number = "setup", 0
        self.dark = False
        self._marks: Mapping[Seat, str] = {}
        self._acting: Seats = ()

    # What has become true

    def board(self, view: Facts) -> None:
        """The game says what is on the table."""
        self.living = tuple(view["living"])
        self._marks, self._acting = {}, ()
        if view["stage"] == "over":
            self._over(view)
        else:
            self._draw()

    def phase(self, facts: Facts) -> None:
        """Another phase begins."""
        self.name, self.number = str(facts["name"]), int(facts["number"])
        self._draw()

    def note(self, event: str, facts: Facts) -> None:
        """A public result: the votes stand at their seats until the next board."""
        if event == "vote":
            self._marks = {seat: str(count) for seat, count in facts["tally"].items()}
            self._draw()

    # What is going on

    def night(self, dark: bool) -> None:
        """All eyes are closed: from now on the screen is dark and shows nothing by itself."""
        self.dark = dark
        self._draw()

    def secret(self, text: str) -> None:
        """Show a text to the eyes that are open, large, on the same frame as ever."""
        self.host.turn({"kind": "night", "big": text})

    def ready(self, missing: set[Seat]) -> None:
        """Who the night is waiting for."""
        self._marks = {seat: "…" if seat in missing else "✓" for seat in self.living}
        self._draw()

    def talk(self, seat: Seat, left: float, of: float, ready: set[Seat]) -> None:
        """Somebody speaks, or everybody does."""
        self._acting = (seat,) if seat else ()
        self._marks = dict.fromkeys(ready, "✓")
        self._draw(countdown={"left": left, "of": of})

    def asking(self, ask: Ask, item: int | str | None, left: float, of: float, presses: Mapping[Seat, Choice]) -> None:
        """A question is open and this item of its list is being called."""
        big = "" if item is None else self.item(item)
        if self.dark:
            tokens = list(presses.values()).count(item) if ask.shared and item is not None else 0
            self.secret(f"{big} {'•' * tokens}" if tokens else big)
        else:
            # A tick that comes while an item is called would tell who has chosen it.
            self._marks = dict.fromkeys(presses, "✓") if item is None and not ask.secret else {}
            # Two numbers side by side would be mixed up.
            self._draw(**({"big": big} if big else {"countdown": {"left": left, "of": of}}))

    def asked(self) -> None:
        """The question is closed."""
        self._acting = ()
        self._marks = {}
        self._draw()

    def item(self, item: int | str) -> str:
        """One item of a list, as it is shown and said."""
        return str(item) if isinstance(item, int) else self.host.phrases.option(item)

    # Drawing

    def _draw(self, **more: Any) -> None:
        if self.dark:
            self.host.turn({"kind": "night", "big": ""})
            return
        ring = [
            {
                "seat": seat,
                "alive": seat in self.living,
                "mark": self._marks.get(seat, ""),
                "acting": seat in self._acting,
            }
            for seat in self.seats
        ]
        phase = self.host.phrases.line(f"phase.{self.name}", {"number": self.number})
        self.host.turn({"kind": "table", "phase": phase, "seats": ring, **more})

    def _over(self, view: Facts) -> None:
        self.dark = False
        phrases = self.host.phrases
        lines = []
        for seat in self.seats:
            crown = "★ " if seat in view["winners"] else ""
            lines.append(crown + phrases.line("result.seat", {"seat": seat, "role": view["roles"][seat]}))
        headline = phrases.line(f"outcome.{view['winner']}", {"seats": view["winners"]})
        self.host.turn({"kind": "result", "headline": headline, "lines": lines})
