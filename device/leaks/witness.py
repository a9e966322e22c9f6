"""A witness round the ports: everything that leaves the box becomes an event of the transcript.

Nothing can leave it another way, so a light, a sound or a picture that nobody meant to be there is seen as well.
"""

from collections.abc import Mapping
from copy import deepcopy
from math import ceil
from typing import Any

from device.ports import Light
from device.sim.around import Heard
from engine import Seat, Transcript

NAMED: Mapping[Heard, str] = {"voice": "text", "sound": "sound", "ambience": "kind"}
"""What stands in the event of a sound."""


class Witness:
    """Writes down what is heard and seen."""

    def __init__(self, transcript: Transcript) -> None:
        self._tell = transcript.tell
        self._view: dict[str, Any] = {}

    def hear(self, what: Heard, which: str) -> None:
        """A sound."""
        self._tell(what, {NAMED[what]: which} if what in NAMED else {})

    def light(self, seat: Seat, state: Light) -> None:
        """A hooded light; each is seen at its own seat only."""
        self._tell("light", {"seat": seat, "state": state}, [seat])

    def screen(self, view: Mapping[str, Any]) -> None:
        """A picture, each once; a countdown shows whole seconds."""
        whole = deepcopy(dict(view))
        if whole.get("countdown"):
            whole["countdown"] = {key: ceil(seconds) for key, seconds in whole["countdown"].items()}
        if whole != self._view:
            self._view = whole
            self._tell("screen", {"view": whole})
