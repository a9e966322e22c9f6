"""The voice that nobody hears: lines one after another, each as long as its text says."""

from device.inbox import FastClock, Inbox
from device.ports import Line, Spoken
from device.sim.speaker import TimedSpeaker


def heard(inbox: Inbox) -> tuple[object, float]:
    event = inbox.wait()
    return event, round(inbox.clock.now(), 3)


def test_a_line_ends_when_its_text_is_spoken() -> None:
    inbox = Inbox(FastClock())
    TimedSpeaker(inbox).say(Line("ten letters", "en"), 7)
    assert heard(inbox) == (Spoken(7), 1.06)


def test_a_line_begins_behind_what_is_being_spoken() -> None:
    inbox = Inbox(FastClock())
    speaker = TimedSpeaker(inbox, seconds=lambda text: 2.0)
    speaker.say(Line("one", "en"), 1)
    speaker.say(Line("two", "en"), 2)
    assert heard(inbox) == (Spoken(1), 2.0)
    speaker.say(Line("three", "en"), 3)
    assert heard(inbox) == (Spoken(2), 4.0)
    assert heard(inbox) == (Spoken(3), 6.0)


def test_hushed_lines_come_back_at_once_and_leave_the_voice_free() -> None:
    inbox = Inbox(FastClock())
    speaker = TimedSpeaker(inbox, seconds=lambda text: 2.0)
    speaker.say(Line("one", "en"), 1)
    speaker.hush()
    assert heard(inbox) == (Spoken(1), 0.0)
    speaker.say(Line("two", "en"), 2)
    inbox.wait()
    assert heard(inbox) == (Spoken(2), 2.0)
