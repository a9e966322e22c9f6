import json
from pathlib import Path

import numpy as np
import pygame
import pytest

from device.hw import mixer
from device.hw.clips import ClipStore
from device.hw.sound import EFFECTS
from device.hw.speaker import PygameSpeaker
from device.hw.voices import Voices
from device.inbox import Inbox, RealClock
from device.pack import Pack
from device.ports import Found, Line, Spoken
from tests.device import sound
from tests.device.sound import ENGLISH, events, heard, loudness, until, use_disk
from tests.device.test_speaker import HELLO, LONG_LINE, LOUD


@pytest.fixture
def inbox() -> Inbox:
    return Inbox(RealClock())


def test_an_effect_makes_way_for_the_voice_as_the_night_does(
    inbox: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_disk(monkeypatch, tmp_path / "heard")
    box = sound.speaker(inbox, tmp_path / "cache")
    box.say(HELLO, 1)
    assert events(inbox, 2) == [Found("speaker"), Spoken(1)]
    box.say(LONG_LINE, 2)
    assert until(lambda: pygame.mixer.Channel(mixer.VOICE).get_busy())
    assert until(lambda: pygame.mixer.Channel(mixer.AMBIENCE).get_volume() < 0.1)
    box.play("howl")
    first = mixer.AMBIENCE + 1
    assert until(lambda: pygame.mixer.Channel(first).get_busy())
    assert pygame.mixer.Channel(first).get_volume() < 0.1
    box.hush()
    assert events(inbox, 1) == [Spoken(2)]
    assert until(lambda: pygame.mixer.Channel(first).get_volume() > 0.9), "and comes back"
    box.close()


def test_the_box_is_as_loud_as_it_is_told_also_in_the_middle_of_a_line(
    inbox: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = use_disk(monkeypatch, tmp_path / "heard")
    box = sound.speaker(inbox, tmp_path / "cache")
    box.say(LONG_LINE, 1)
    assert events(inbox, 1) == [Found("speaker")]
    assert until(lambda: bool(np.max(loudness(heard(file)), initial=-90) > LOUD))
    box.volume(1)
    assert until(lambda: bool(np.max(loudness(heard(file))[-4:]) < -50))
    box.volume(50)
    assert until(lambda: bool(np.max(loudness(heard(file))[-4:]) > LOUD - 15))
    box.close()


def test_lists_are_called_softly(inbox: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    box = sound.speaker(inbox, tmp_path / "cache")
    assert events(inbox, 1) == [Found("speaker")]
    for line, loud in ((Line("Seven", "en", listed=True), 0.63), (HELLO, 1.0)):
        box.say(line, 1)
        assert until(lambda: pygame.mixer.Channel(mixer.VOICE).get_busy())
        assert pygame.mixer.Channel(mixer.VOICE).get_volume() == pytest.approx(loud, abs=0.01)
        assert until(lambda: not pygame.mixer.Channel(mixer.VOICE).get_busy())
    box.close()


def test_the_owners_sound_is_heard_in_place_of_the_one_that_came_with_the_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "tick.wav").write_bytes((EFFECTS / "owl.wav").read_bytes())
    (tmp_path / "bell.ogg").write_bytes(b"no sound")
    card = mixer.Mixer([tmp_path, EFFECTS])
    card.open()
    lengths = [found.get_length() for name in ("tick", "bell") if (found := card._sound(name))]
    card.close()
    assert lengths == [pytest.approx(3.7, abs=0.1), pytest.approx(5, abs=0.1)]
    assert "bell.ogg" in caplog.text


def test_a_damaged_clip_of_a_pack_is_rendered_by_the_box(
    inbox: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    folder = tmp_path / "pack"
    (folder / "somebody").mkdir(parents=True)
    (folder / "somebody" / "1.ogg").write_bytes(b"OggS, but no sound")
    listed = {"voice": "somebody", "licence": "", "clips": {HELLO.text: ("1.ogg", 0.5)}}
    (folder / "en.json").write_text(json.dumps(listed))
    box = sound.speaker(inbox, tmp_path / "cache", packs={"pack": Pack(folder)})
    box.say(HELLO, 1)
    assert events(inbox, 2) == [Found("speaker"), Spoken(1)]
    box.close()


def test_a_card_that_wakes_late_is_waited_for(inbox: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = use_disk(monkeypatch, tmp_path / "heard")
    voices = Voices(ClipStore(tmp_path / "clips"), ENGLISH)
    voices.want(HELLO)
    assert until(lambda: voices.clip(HELLO) is not None)
    box = PygameSpeaker(inbox, voices, mixer.Mixer([EFFECTS]), lead_in=0.5)
    box.say(HELLO, 1)
    assert events(inbox, 2) == [Found("speaker"), Spoken(1)]
    box.close()
    assert np.flatnonzero(loudness(heard(file)) > LOUD)[0] * 0.05 >= 0.45
