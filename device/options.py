"""What a start of the box may have otherwise than its settings say."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from device.pace import PaceName
from engine import Seat

Wired: TypeAlias = Literal["buttons", "nfc", "rdm6300", "bus"]
"""What the seats of a simulated box have: buttons on pins, a PN532, an RDM6300, or a place on one board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What a start may have otherwise than the settings say."""

    state: Path | None = None
    """The state folder; None: the usual one."""
    cache: Path | None = None
    """Where rendered lines are kept; None: in the state folder."""
    config: str | None = None
    language: str | None = None
    pace: PaceName | None = None
    game: str | None = None
    seats: int | None = None
    bots: int | tuple[Seat, ...] | None = None
    """The seats that are played, or how many of the last ones; None: as many as the settings say."""
    clumsy: bool = False
    """Whether they press as people do: late, wrongly, twice, or not at all."""
    box: Literal["", "real"] | Wired = ""
    """Seats and panel besides the keyboard: none, those that the settings name, or simulated ones of one kind."""
    text: bool = False
    """Tell in the terminal what the parts do, instead of having a window."""
    table: bool = False
    """Have a window with the whole table, and the box's own screen in its middle."""
    voice: bool = True
    """Have a real voice."""
    fast: bool = False
    seed: int | None = None
    lobby: bool = True
    """False: the recommended deck is dealt at once, and there is one game only."""
    resume: bool = False
    """Without a lobby: a game that was cut off goes on."""
    kill_after: int | None = None
    """Die when so many records are on disk."""
