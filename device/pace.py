"""How long everything takes, in seconds (design: seconds).  All of it is public: nothing depends on an answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine import Ask, Talk

PaceName: TypeAlias = Literal["brisk", "normal", "relaxed"]
PACES: Mapping[PaceName, float] = {"brisk": 0.75, "normal": 1.0, "relaxed": 1.4}
"""By how much every length of time is multiplied."""

LEAD_IN = 3.0
BEAT = 0.9
PASSES = 2
SHOW = 5.0
FAREWELL = 8.0
"""The least window of a farewell."""
HANDS = 3.0
"""Where all hands tap, they do so in this time at the end of each secret window of the night."""
AFTER_LAST = 3.0
"""A public question closes so long after its last missing answer."""
SPEECH_LEAST = 3.0
"""A speech cannot be ended by a press before."""
REMINDER = 10.0
"""A speaker is reminded so long before the end."""
READY_NAMED, READY_AT_MOST = 20.0, 40.0
"""The night waits so long before it names who is missing, and so long in all."""
MORE_TALK = 15.0
"""What is left of a free talk once half of the living are ready to vote."""
GONG = 1.0
"""Silence after the gong that opens a phase."""
FLASH = 0.5
"""An acknowledging light is on so long, at any pace."""
READING_LEAST, READING_PER_CHARACTER = 1.5, 0.06


@dataclass(frozen=True, slots=True)
class Pace:
    """The tempo of the table: every length times `factor`."""

    factor: float = 1.0

    def seconds(self, normal: float) -> float:
        """A length at this pace."""
        return normal * self.factor

    def window(self, ask: Ask) -> float:
        """How long an ask is open: lead-in and the passes through its list."""
        listed = LEAD_IN + passes(ask) * BEAT * len(ask.among)
        return self.seconds(max(FAREWELL, listed) if ask.farewell else listed)

    def beats(self, ask: Ask) -> list[tuple[float, int | str]]:
        """When each item of the list is called, counted from the opening of the window."""
        times = [LEAD_IN + BEAT * number for number in range(passes(ask) * len(ask.among))]
        return [(self.seconds(moment), item) for moment, item in zip(times, ask.among * passes(ask), strict=True)]

    def talk(self, talk: Talk) -> float:
        """How long a speech or talk may take."""
        return self.seconds(talk.seconds)


def passes(ask: Ask) -> int:
    """How often the list is run through: a farewell is put so often that once must do."""
    return 1 if ask.farewell else PASSES


def reading_time(text: str) -> float:
    """How long a line that cannot be heard stays on the screen."""
    return READING_LEAST + READING_PER_CHARACTER * len(text)
