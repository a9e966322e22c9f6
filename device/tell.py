"""How the device writes into the transcript, which knows nothing of it."""

from typing import Any, Protocol

from engine.transcript import Audience


class Tell(Protocol):
    """Writes into the transcript what the device does by itself (a beat, a light, a line of its own)."""

    def __call__(self, event: str, fields: dict[str, Any], to: Audience = "all") -> None:
        """Write one event, and who can perceive it."""


def untold(event: str, fields: dict[str, Any], to: Audience = "all") -> None:
    """Write nothing: there is no game."""
