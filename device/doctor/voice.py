"""The voice: the synthesizer, and whether it speaks every language of the box."""

import subprocess
from collections.abc import Iterator

from device.doctor.check import Check, Machine, degraded, fine
from device.hw.sound import SOUNDS
from device.hw.voices import VoicesError, voiceless, voices_for
from device.languages import languages
from device.pack import Pack
from device.settings import TEXTS, VOICES

PATIENCE = 5.0
"""Seconds that the synthesizer may take."""
TOO_SHORT = 1000
"""Bytes of a sound file in which nothing is said."""


def check(machine: Machine) -> Iterator[Check]:
    """Whether espeak-ng is there and, on this machine, whether each voice says something and what packs there are."""
    if machine.here:
        yield from packs()
    if not machine.there("usr/bin/espeak-ng"):
        remedy = "apt install espeak-ng; until then lines that no voice pack has are shown on the screen"
        yield degraded("voice", "espeak-ng is missing, which makes the voice", remedy, "no-voice")
        return
    try:
        voices, wrong = voices_for(machine.state)
    except VoicesError as error:
        yield degraded("voice", str(error), "correct it, or install Wolfhour again")
        return
    if wrong:
        yield degraded("voice", wrong, "correct it; until then the voices of the box count")
    for language in voiceless(voices, TEXTS):
        remedy = f"add [{language}] to {VOICES}; until then its lines are shown on the screen"
        yield degraded("voice", f"the language {language} has no voice", remedy)
    silent = [language for language, voice in voices.items() if machine.here and not speaks(voice.voice)]
    if silent:
        yield degraded(
            "voice", f"espeak-ng says nothing in {', '.join(silent)}", "apt install --reinstall espeak-ng-data"
        )
    else:
        yield fine("voice", f"espeak-ng speaks {', '.join(voices)}" if machine.here else "espeak-ng is installed")


def packs() -> Iterator[Check]:
    """How many lines need no synthesizer."""
    pack = Pack(SOUNDS / "voices")
    clips = {language: pack.clips(language) for language in languages(TEXTS)}
    counts = [f"{language} {len(found.clips)}" for language, found in clips.items() if found]
    yield fine("voice-pack", f"lines that are spoken already: {', '.join(counts) or 'none'}")


def speaks(voice: str) -> bool:
    """Whether a voice of espeak-ng makes a sound."""
    command = ["espeak-ng", "-v", voice, "--stdout", "1 2 3"]
    try:
        return len(subprocess.run(command, capture_output=True, timeout=PATIENCE, check=True).stdout) > TOO_SHORT
    except (OSError, subprocess.SubprocessError):
        return False
