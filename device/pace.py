"""How long everything takes, in seconds.  All of it is public: nothing depends on an answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from device.lists import alone, called, pointable
from device.steps import first, step
from engine import Ask, Talk
from engine.words import Words, following

PaceName: TypeAlias = Literal["brisk", "normal", "relaxed"]
PACES: Mapping[PaceName, float] = {"brisk": 0.75, "normal": 1.0, "relaxed": 1.4}
"""By how much every length of time is multiplied."""

LEAD_IN = 3.0
BEAT = 0.9
PASSES = 2
SHORT, SHORT_BEAT = 6.0, 0.8
"""A pick where every seat has shortcuts: so long, and for each item of the list so much more."""
LONG = 4
"""From so many items on shortcuts save time."""
POINT_BEAT = 1.8
"""One beat of a list where fingers are compared with presses."""
WISH = 4.0
"""Whoever wants to presses within this time."""
SHOW = 5.0
FAREWELL = 8.0
"""The least window of a farewell."""
HANDS = 3.0
"""Where all hands tap, they do so in this time at the end of each secret window of the night."""
GESTURE = 8.0
"""The least window of a question during which somebody may blow himself up: long enough for the gesture."""
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
MORE_TIME = 30.0
"""What the panel adds to a speech or a talk."""
GONG = 1.0
"""Silence after the gong that opens a phase."""
SOUND = 2.0
"""What is heard before a line has so long."""
FLASH = 0.5
"""An acknowledging light is on so long, at any pace."""
READING_LEAST, READING_PER_CHARACTER = 1.5, 0.06


@dataclass(frozen=True, slots=True)
class Pace:
    """The tempo of the table: every length times `factor`, and what is public about how its seats answer."""

    factor: float = 1.0
    shortcuts: bool = False
    """Whether every seat in play has more than one button, or cards of answers."""
    pointing: bool = False
    """Whether votes are pointed."""

    def times(self, *, asleep: bool, night: int) -> int:
        """How often a call to wake is said: twice in the first night, in which nobody knows it yet.

        At the beginners' pace it is said twice in every night.
        """
        return 2 if asleep and (night == 1 or self.factor > 1) else 1

    def seconds(self, normal: float) -> float:
        """A length at this pace."""
        return normal * self.factor

    def window(self, ask: Ask) -> float:
        """How long an ask is open, at the latest; word by word, where the lists are longest."""
        if ask.how == "steps":
            return self._steps(ask, first(ask, ()))
        gesture = GESTURE if ask.interrupt is not None else 0.0
        if ask.how == "wish":
            return max(self.seconds(WISH), gesture)
        if self.short(ask):
            return self.seconds(SHORT + SHORT_BEAT * len(ask.among))
        listed = LEAD_IN + self.passes(ask) * self.beat(ask) * len(called(ask))
        return max(self.seconds(max(FAREWELL, listed) if ask.farewell else listed), gesture)

    def _steps(self, ask: Ask, way: Words) -> float:
        listed = step(ask, way)
        if listed is None:
            return 0.0
        words = listed.among[:1] if listed.secret else listed.among
        ways = [(*way, word) for word in words]
        different = {following(said, ask.among): said for said in ways}  # the same words behind two take as long
        return self.window(listed) + max(self._steps(ask, said) for said in different.values())

    def beats(self, ask: Ask) -> list[tuple[float, int | str]]:
        """When each item of the list is called, counted from the opening of the window."""
        items = called(ask) * self.passes(ask)
        lead_in = 0.0 if ask.how == "wish" else LEAD_IN
        return [(self.seconds(lead_in + self.beat(ask) * number), item) for number, item in enumerate(items)]

    def points(self, ask: Ask) -> bool:
        """Whether this is a vote by pointing."""
        return self.pointing and pointable(ask)

    def short(self, ask: Ask) -> bool:
        """Whether shortcuts make the window shorter: for one pick of one seat, where the list is long enough."""
        return self.shortcuts and alone(ask) and len(ask.among) >= LONG

    def beat(self, ask: Ask) -> float:
        """How long each item of the list is called, at normal pace."""
        return POINT_BEAT if self.points(ask) else BEAT

    def passes(self, ask: Ask) -> int:
        """How often the list is run through: in a short window once must do."""
        return 1 if self.short(ask) else passes(ask)

    def talk(self, talk: Talk) -> float:
        """How long a speech or talk may take."""
        return self.seconds(talk.seconds)


def passes(ask: Ask) -> int:
    """How often a list is run through: a farewell is put so often that once must do."""
    return 1 if ask.farewell or ask.how == "wish" else PASSES


def reading_time(text: str) -> float:
    """How long a line that cannot be heard stays on the screen."""
    return READING_LEAST + READING_PER_CHARACTER * len(text)
