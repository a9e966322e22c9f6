"""A clock that is paused, stepped and run faster: the same things happen in the same order at any pace."""

import pytest

from device.inbox import FastClock, Inbox, Waiting
from device.ports import Ambience, Event, Line, Press
from device.sim.paced import PACES, PacedClock, PacedSpeaker
from device.sim.speaker import TimedSpeaker


class Hand:
    """Real seconds as a test wants them."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def told(clock: Waiting) -> list[tuple[float, Event | None]]:
    """What a box is told that waits for beats of 0.9 s, while a hand presses at its moments."""
    inbox = Inbox(clock)
    for moment in (0.3, 1.0, 1.85, 2.6, 2.7000001):
        inbox.put_at(moment, Press(round(moment * 100)))
    found: list[tuple[float, Event | None]] = []
    for beat in range(1, 5):
        while True:
            event = inbox.wait(beat * 0.9)
            found.append((round(clock.now(), 6), event))
            if event is None:
                break
    return found


@pytest.mark.parametrize("busy", [0.0, 0.004, 3.0])
def test_everything_comes_at_its_moment_at_any_pace_and_on_a_busy_machine(busy: float) -> None:
    hand = Hand()

    def real() -> float:
        hand.seconds += 0.001 + busy
        return hand.seconds

    clock = PacedClock(real)
    for _ in PACES:
        clock.faster(1)
    assert clock.pace == PACES[-1]
    assert told(clock) == told(FastClock())


def test_it_runs_as_many_times_as_fast_as_its_pace_says() -> None:
    hand = Hand()
    clock, inbox = PacedClock(hand), Inbox(FastClock())
    clock.faster(1)
    hand.seconds = 0.25
    inbox.clock = clock
    assert clock.take(inbox._events, 10.0) is None
    assert clock.now() == pytest.approx(0.5)


def test_while_it_is_paused_no_time_passes_but_what_is_pressed_counts() -> None:
    hand = Hand()
    clock = PacedClock(hand)
    inbox = Inbox(clock)
    clock.pause()
    inbox.put(Press(3))
    hand.seconds = 100.0
    assert (inbox.wait(5.0), clock.now()) == (Press(3), 0.0)
    clock.pause()
    hand.seconds += 0.25
    assert inbox.wait(0.1) is None
    assert clock.now() == pytest.approx(0.1), "the hundred seconds are not caught up with"


def test_a_step_ends_where_the_next_thing_happens() -> None:
    clock = PacedClock(lambda: 0.0)
    inbox = Inbox(clock)
    inbox.put_at(2.5, Press(1))
    clock.step()
    assert (inbox.wait(9.0), clock.now()) == (Press(1), 2.5)
    clock.happened()
    inbox.put(Press(2))
    assert (inbox.wait(9.0), clock.now(), clock.paused) == (Press(2), 2.5, True)


class Voice:
    """A voice whose lines are written down."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def prepare(self, lines: object, *, together: bool = False) -> None:
        pass

    def say(self, line: Line, ticket: int) -> None:
        self.heard.append(line.text)

    def hush(self) -> None:
        self.heard.append("hush")

    def play(self, sound: str) -> None:
        self.heard.append(sound)

    def ambience(self, kind: Ambience) -> None:
        self.heard.append(kind)

    def volume(self, volume: int) -> None:
        pass

    def close(self) -> None:
        pass


def test_a_voice_speaks_at_the_usual_pace_only_and_lines_go_on_without_it() -> None:
    clock, voice = PacedClock(lambda: 0.0), Voice()
    inbox = Inbox(clock)
    speaker = PacedSpeaker(clock, voice, TimedSpeaker(inbox))
    clock.changed = speaker.keep_up
    speaker.say(Line("one", "en"), 1)
    clock.faster(1)
    speaker.say(Line("two", "en"), 2)
    speaker.play("gong")
    speaker.ambience("night")
    assert voice.heard == ["one", "hush", "off", "off"]
    clock.faster(-1)
    speaker.play("gong")
    assert voice.heard[4:] == ["gong"]
    assert inbox._due() is not None, "the second line has its end"
