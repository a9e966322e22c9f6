import threading
import time
import wave
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

from device.hw import mixer, speaker
from device.hw.sound import EFFECTS
from device.hw.speaker import PygameSpeaker
from device.inbox import Inbox, RealClock
from device.ports import Found, Line, Lost, Speaker, Spoken
from tests.device import sound
from tests.device.sound import events, heard, loudness, only_programs, other_pyttsx3, until, use_disk

HELLO = Line("Hello.", "en")
BYE = Line("Goodbye.", "en")
LONG_LINE = Line("One, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen.", "en")
LOUD = -30
"""dBFS that the voice exceeds, and nothing else does."""

Make = Callable[[], PygameSpeaker]


@pytest.fixture
def inbox() -> Inbox:
    return Inbox(RealClock())


@pytest.fixture
def make(inbox: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made: list[PygameSpeaker] = []

    def make_speaker() -> PygameSpeaker:
        made.append(sound.speaker(inbox, tmp_path / "cache"))
        return made[-1]

    yield make_speaker
    for each in made:
        each.close()


@pytest.fixture
def no_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other_pyttsx3(monkeypatch, tmp_path / "python", "raise ImportError('not there')")
    only_programs(monkeypatch, tmp_path / "bin")


def seconds(cache: Path) -> list[float]:
    """Lengths of the clips in a cache, the longest first."""
    lengths = []
    for file in cache.glob("clips/*.wav"):
        with wave.open(str(file)) as clip:
            lengths.append(clip.getnframes() / clip.getframerate())
    return sorted(lengths, reverse=True)


def test_lines_are_heard_one_after_the_other_and_reported_in_order(
    make: Make, inbox: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = use_disk(monkeypatch, tmp_path / "heard")
    box: Speaker = make()
    box.prepare([BYE, HELLO])
    box.say(HELLO, 1)
    box.say(BYE, 2)
    assert events(inbox, 3) == [Found("speaker"), Spoken(1), Spoken(2)]
    box.close()
    loud = np.flatnonzero(loudness(heard(file)) > LOUD) * 0.05
    first, second = seconds(tmp_path / "cache")
    tail = 0.5  # espeak-ng ends a line with silence
    assert loud[-1] - loud[0] > first + second - tail
    gap = np.max(np.diff(loud))
    assert gap > 0.08, "silence between two lines"


def test_a_line_is_spoken_only_when_its_sound_has_ended(make: Make, inbox: Inbox, tmp_path: Path) -> None:
    box = make()
    box.say(HELLO, 1)
    events(inbox, 2)  # and so the clip is in the cache
    begin = time.monotonic()
    box.say(HELLO, 2)
    assert events(inbox, 1) == [Spoken(2)]
    (length,) = seconds(tmp_path / "cache")
    assert time.monotonic() - begin > length - 0.05


def test_the_night_goes_on_quietly_under_the_voice_and_comes_back(
    make: Make, inbox: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = use_disk(monkeypatch, tmp_path / "heard")
    box = make()
    box.prepare([Line("One. Two. Three.", "en")])
    box.ambience("night")
    assert events(inbox, 1) == [Found("speaker")]
    assert inbox.wait(time.monotonic() + 0.7) is None
    box.say(Line("One. Two. Three.", "en"), 1)
    assert events(inbox, 1) == [Spoken(1)]
    assert inbox.wait(time.monotonic() + 1.5) is None
    box.close()
    levels = loudness(heard(file))
    voice = np.flatnonzero(levels > -20)
    before, after = levels[4:12], levels[-8:]
    under = np.min(levels[voice[0] + 4 : voice[-1]])  # a pause between two words, where the wind is all there is
    assert -27 < np.median(before) < -21
    assert -27 < np.median(after) < -21
    assert -60 < under < np.median(before) - 20
    assert np.max(levels[voice[0] : voice[-1]]) > under + 20


def test_the_night_ends_when_it_is_over(
    make: Make, inbox: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = use_disk(monkeypatch, tmp_path / "heard")
    box = make()
    box.ambience("night")
    assert events(inbox, 1) == [Found("speaker")]
    assert until(lambda: bool(np.max(loudness(heard(file)), initial=-90) > -30))
    box.ambience("off")
    assert until(lambda: bool(np.max(loudness(heard(file))[-3:]) < -90))
    box.close()


def test_effects_are_heard_and_a_missing_one_hurts_nobody(
    make: Make, inbox: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = use_disk(monkeypatch, tmp_path / "heard")
    box = make()
    box.play("bagpipe")
    box.play("gong")
    assert events(inbox, 1) == [Found("speaker")]
    assert inbox.wait(time.monotonic() + 0.5) is None
    box.close()
    assert np.max(loudness(heard(file))) > -20


def test_hush_ends_the_line_and_answers_all_that_wait(make: Make, inbox: Inbox) -> None:
    box = make()
    box.say(HELLO, 1)
    events(inbox, 2)
    box.say(LONG_LINE, 2)
    box.say(HELLO, 3)
    assert until(lambda: pygame.mixer.Channel(mixer.VOICE).get_busy())
    box.hush()
    assert events(inbox, 2) == [Spoken(2), Spoken(3)]
    assert not pygame.mixer.Channel(mixer.VOICE).get_busy()
    box.say(BYE, 4)
    assert events(inbox, 1) == [Spoken(4)]


def test_without_a_sound_card_lines_come_back_at_once_and_a_card_that_arrives_is_used(
    make: Make, inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaker, "RETRY", 0.2)
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    box = make()
    box.say(HELLO, 1)
    assert events(inbox, 2) == [Lost("speaker", "no-sound"), Spoken(1, ok=False)]
    box.play("gong")
    box.ambience("night")
    box.hush()
    assert inbox.wait(time.monotonic() + 0.5) is None, "the loss is told once"
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert events(inbox, 1) == [Found("speaker")]
    assert until(lambda: pygame.mixer.Channel(mixer.AMBIENCE).get_busy()), "the night goes on"
    box.say(HELLO, 2)
    assert events(inbox, 1) == [Spoken(2)]


def test_a_card_that_goes_away_in_a_line_is_lost_and_found(
    make: Make, inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaker, "RETRY", 0.2)
    box = make()
    box.play("gong")
    box.ambience("night")
    box.say(LONG_LINE, 1)
    box.say(HELLO, 2)
    assert events(inbox, 1) == [Found("speaker")]
    assert until(lambda: pygame.mixer.Channel(mixer.VOICE).get_busy())
    box._orders.put(pygame.mixer.quit)
    assert events(inbox, 4) == [
        Lost("speaker", "no-sound"),
        Spoken(1, ok=False),
        Spoken(2, ok=False),
        Found("speaker"),
    ]
    box.play("gong")
    box.say(HELLO, 3)
    assert events(inbox, 1) == [Spoken(3)]


def test_an_effect_on_a_closed_mixer_is_an_error_and_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    card = mixer.Mixer([EFFECTS])
    card.open()
    card.effect("tick")
    pygame.mixer.quit()
    with pytest.raises(pygame.error):
        card.effect("tick")


def test_alsa_does_not_fill_the_terminal_while_there_is_no_card(
    make: Make, inbox: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(tmp_path / "none"))
    make()
    assert events(inbox, 1) == [Lost("speaker", "no-sound")]
    assert "ALSA lib" not in capfd.readouterr().err


def test_a_card_that_takes_no_more_sound_is_lost(
    make: Make, inbox: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mixer, "PATIENCE", 0.1)
    use_disk(monkeypatch, tmp_path / "heard")
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "1000")  # milliseconds for each buffer
    box = make()
    box.say(HELLO, 1)
    assert events(inbox, 3) == [Found("speaker"), Lost("speaker", "no-sound"), Spoken(1, ok=False)]
    box.say(HELLO, 2)
    assert events(inbox, 1) == [Spoken(2, ok=False)]


@pytest.mark.usefixtures("no_engine")
def test_without_any_engine_nobody_waits_long(make: Make, inbox: Inbox) -> None:
    box = make()
    for ticket in (1, 2, 3):
        box.say(Line(f"Line {ticket}", "en"), ticket)
    assert events(inbox, 4) == [Found("speaker"), *(Spoken(ticket, ok=False) for ticket in (1, 2, 3))]


def test_a_clip_that_does_not_come_in_time_is_not_waited_for(
    make: Make, inbox: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaker, "WAIT", 0.3)
    other_pyttsx3(monkeypatch, tmp_path / "python", "import time; time.sleep(1000)")
    box = make()
    box.say(HELLO, 1)
    assert events(inbox, 2) == [Found("speaker"), Spoken(1, ok=False)]


def test_a_line_in_the_cache_needs_no_engine(
    make: Make, inbox: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = make()
    first.say(HELLO, 1)
    assert events(inbox, 2) == [Found("speaker"), Spoken(1)]
    first.close()
    other_pyttsx3(monkeypatch, tmp_path / "python", "raise ImportError('not there')")
    only_programs(monkeypatch, tmp_path / "bin")
    make().say(HELLO, 2)
    assert events(inbox, 2) == [Found("speaker"), Spoken(2)]


def test_closing_twice_leaves_no_thread_and_no_mixer(make: Make, inbox: Inbox) -> None:
    before = threading.active_count()
    box = make()
    box.say(LONG_LINE, 1)
    box.close()
    box.close()
    assert threading.active_count() == before
    assert pygame.mixer.get_init() is None
