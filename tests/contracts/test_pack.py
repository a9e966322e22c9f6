"""The voice pack that comes with the box: whole in itself, small, of one loudness, and open about what it lacks."""

import importlib
import importlib.util
from functools import cache
from pathlib import Path

import numpy as np
import pygame
import pytest

from device.hw.mixer import Mixer
from device.hw.sound import EFFECTS, SOUNDS
from device.pace import BEAT, PACES
from device.pack import Pack, texts_of
from device.ports import Line
from device.settings import TEXTS

PACK = SOUNDS / "voices"
LANGUAGES = sorted(file.stem for file in PACK.glob("*.json"))
MOST = 45_000_000
"""Bytes: what a first download may take."""
CHANNELS = 37
"""Where an Opus file tells how many channels it has."""
UNFINISHED = ("zh-Hans", "zh-Hant")
"""Languages of which the pack is not whole yet (sounds/README.md); take one away when it is."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def texts(language: str) -> dict[str, bool]:
    """What a pack of this language should have, and whether lists call it."""
    return texts_of(TEXTS, language)


def listed(language: str) -> dict[Path, float]:
    """The clips of a language and their lengths."""
    clips = Pack(PACK).clips(language)
    assert clips is not None
    return {PACK / clips.voice / name: seconds for name, seconds in clips.clips.values()}


def test_every_clip_is_listed_and_every_listed_clip_is_there() -> None:
    assert {*PACK.glob("*/*.ogg")} == {clip for language in LANGUAGES for clip in listed(language)}


def test_the_pack_stays_small() -> None:
    assert sum(file.stat().st_size for file in PACK.rglob("*")) < MOST


@every_language
def test_the_licence_of_a_voice_stands_beside_its_clips(language: str) -> None:
    clips = Pack(PACK).clips(language)
    assert clips is not None
    assert "Apache-2.0" in clips.licence
    assert clips.voice in (SOUNDS / "README.md").read_text()


@every_language
def test_clips_can_be_played_are_as_long_as_listed_and_of_one_loudness(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    mixer = Mixer([EFFECTS])
    mixer.open()
    clips = listed(language)
    for clip in [*clips][:: max(1, len(clips) // 20)]:
        sound = mixer.load(clip.read_bytes())
        assert sound is not None
        assert clip.read_bytes()[CHANNELS] == 1
        assert sound.get_length() == pytest.approx(clips[clip], abs=0.05)
        pcm = np.frombuffer(sound.get_raw(), dtype="<i2").astype(np.float64) / 32768
        powers = np.mean(pcm[: len(pcm) // 960 * 960].reshape(-1, 960) ** 2, axis=1)
        active = 10 * np.log10(np.mean(powers[powers > np.max(powers) / 1000]))
        assert active == pytest.approx(-20, abs=1.5)
        assert np.max(np.abs(pcm)) < 10 ** (-1 / 20)
    mixer.close()
    assert pygame.mixer.get_init() is None


@every_language
def test_what_lists_call_is_over_before_the_next_beat_at_the_briskest_pace(language: str) -> None:
    clips = Pack(PACK).clips(language)
    assert clips is not None
    called = {text: clips.clips[text][1] for text, listed in texts(language).items() if listed and text in clips.clips}
    assert {text for text, seconds in called.items() if seconds > BEAT * min(PACES.values())} == set()


@pytest.mark.parametrize(
    "language",
    [
        pytest.param(each, marks=[pytest.mark.xfail(reason="not whole yet", strict=True)] if each in UNFINISHED else [])
        for each in LANGUAGES
    ],
)
def test_every_text_of_a_pack_has_a_clip(language: str) -> None:
    pack = Pack(PACK)
    missing = [text for text in texts(language) if pack.path(Line(text, language)) is None]
    assert not missing, f"{len(missing)} texts lack a clip; `wolfhour voices list --missing` tells which"


@pytest.mark.long
@pytest.mark.skipif(importlib.util.find_spec("pocketsphinx") is None, reason="needs the extra `voices`")
def test_a_recogniser_knows_60_english_lines_apart_and_understands_three_words_of_four() -> None:
    judge = importlib.import_module("sounds.judge_voices")
    clips = Pack(PACK).clips("en")
    assert clips is not None
    texts = judge.chosen(clips, 60)
    sounds = [judge.heard(PACK / clips.voice / clips.clips[text][0]) for text in texts]
    assert len(texts) == 60
    assert judge.identified(texts, sounds) == []
    assert judge.accuracy(texts, sounds) >= 0.75


@pytest.mark.long
@pytest.mark.skipif(importlib.util.find_spec("faster_whisper") is None, reason="needs Whisper (sounds/README.md)")
def test_a_recogniser_understands_95_of_100_mandarin_syllables() -> None:
    judge = importlib.import_module("sounds.judge_mandarin")
    texts = judge.chosen(30)
    assert len(texts) >= 10
    assert judge.accuracy(texts) >= 0.95
