"""A narrated game, listened to: every line is there, in its order, and no two at the same time."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest

from device.app import Box
from device.host import Stopped
from device.options import Options
from device.ports import Line
from tests.device.sound import Pcm, heard, loudness, use_disk

RATE = 48_000
LOUD = -35.0
"""dBFS that speech reaches."""
ALIKE = 0.5
"""From which correlation on (0 to 1) a clip is heard in the recording, under whatever else is playing."""
NEARLY = 0.95
"""The same clip later in the recording may fit a little better."""
PATIENCE = 2.0
"""Seconds by which a line may begin later than it was asked for."""
DUCKED, NIGHT, SILENT = 20.0, -36.0, -90.0
"""Decibels that all else stays below the voice; dBFS that the wind has when nobody speaks, and the day."""
TOUCH = RATE // 50
"""Samples of silence at the ends of two clips that may touch."""


@dataclass(frozen=True)
class Said:
    """A line that the box has said: when it was asked for, in seconds, and its clip."""

    text: str
    when: float
    clip: Pcm


def samples(clip: bytes) -> Pcm:
    """A clip as the mixer, which is open, plays it."""
    return np.frombuffer(pygame.mixer.Sound(file=io.BytesIO(clip)).get_raw(), dtype="<i2").astype(np.float64) / 32768


def found(clip: Pcm, recording: Pcm) -> tuple[int, float]:
    """Where in the recording the clip is heard first, in samples, and how surely (0 to 1)."""
    size = 1 << (len(recording) + len(clip)).bit_length()
    match = np.fft.irfft(np.fft.rfft(recording, size) * np.conj(np.fft.rfft(clip, size)), size)
    match = match[: max(1, len(recording) - len(clip))]
    place = int(np.argmax(match > NEARLY * match.max()))
    place += int(np.argmax(match[place : place + TOUCH]))
    energy = np.sum(clip**2) * np.sum(recording[place : place + len(clip)] ** 2)
    return place, float(match[place] / np.sqrt(energy + 1e-12))


def perform(state: Path, is_over: Callable[[dict[str, Any]], bool], **options: Any) -> list[Said]:
    """Let bots play with a real voice until an event ends it; comes back as what was said and is over."""
    settings: dict[str, Any] = {"pace": "brisk", "voice": True, "seed": 1, **options}
    with Box(
        Options(state=state, config="/dev/null", seats=7, bots=7, lobby=False, text=True, **settings), out=StringIO()
    ) as box:
        asked: list[tuple[float, Line]] = []
        speaker, hear, say = box.host.speaker, box.session.hear, box.host.speaker.say

        def noted(line: Line, ticket: int) -> None:
            asked.append((box.inbox.clock.now(), line))
            say(line, ticket)

        def listen(event: dict[str, Any]) -> None:
            if is_over(event):
                raise Stopped
            hear(event)

        speaker.say = noted  # type: ignore[method-assign]  # it listens in
        box.session.hear = listen
        try:
            box.run()
        except Stopped:
            # What was said has been waited for, since the event that ends all comes before its own line.
            if not settings["voice"]:
                return []
        voices = speaker._speaker._voices  # type: ignore[attr-defined]  # behind the clock is the real one
        return [Said(line.text, when, samples(voices.clip(line))) for when, line in asked]


def check(said: list[Said], recording: Pcm) -> None:
    """Every line is heard, each after the end of the one before and soon after it was asked for; all else makes way."""
    end, before, under, after = 0, said[0].when - PATIENCE, list[float](), list[float]()
    for line in said:
        # The recording runs a little slower than the clock, so each line is looked for from the one before on.
        start = max(0, end - TOUCH)
        span = len(line.clip) + int((line.when - before + PATIENCE) * RATE)
        place, surely = found(line.clip, recording[start : start + span])
        assert surely > ALIKE, f"{line.text!r} is not heard after the line before it ({surely:.2f})"
        if start + place - end > RATE:  # a second in which nothing was said
            after.append(level(recording[end + int(0.6 * RATE) : start + place]))
        end, before = start + place + len(line.clip), line.when
        if len(line.clip) > RATE:
            under.append(apart(line.clip[RATE // 5 :], recording[start + place + RATE // 5 : end]))
    assert loudness(recording).max() > LOUD
    assert min(under) > DUCKED, "all else is so far below the voice, 200 ms after it has begun"
    by_night = [heard for heard in after if heard > SILENT]
    assert np.median(by_night) > NIGHT, "and back 600 ms after its end; but the wind may begin in between"


def level(pcm: Pcm) -> float:
    """Root mean square, in dBFS."""
    return float(10 * np.log10(np.mean(pcm**2) + 1e-12))


def apart(clip: Pcm, recording: Pcm) -> float:
    """How far all that is heard besides a clip is below it, in decibels."""
    clip = clip[: len(recording)]
    factor = float(np.sum(clip * recording) / np.sum(clip**2))
    return level(factor * clip) - level(recording - factor * clip)


def test_a_part_of_a_night_is_heard_line_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The way to the seer's second look is played on a fast clock and cut off; the box goes on by voice."""
    second_look = {"event": "answer", "ask": "seer.look", "at": "night 2"}
    perform(tmp_path, lambda event: {key: event.get(key) for key in second_look} == second_look, voice=False, fast=True)
    recording = use_disk(monkeypatch, tmp_path / "heard")
    said = perform(tmp_path, lambda event: event["at"] == "day 2" and event["event"] == "say", resume=True)
    texts = [line.text for line in said]
    assert texts[2] == "Everybody, close your eyes.", "a cut may have opened them"
    assert [text for text in texts if text.startswith("Seer")] == [texts[3], texts[-1]]
    called = texts[4:-1]
    assert called[: len(called) // 2] * 2 == called
    assert len(called) >= 2 * 4
    check(said, heard(recording))


@pytest.mark.long
def test_a_whole_demo_is_heard_line_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recording = use_disk(monkeypatch, tmp_path / "heard")
    said = perform(tmp_path, lambda event: False)
    assert any(" win" in line.text for line in said)
    check(said, heard(recording))
