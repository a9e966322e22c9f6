"""Makes the voice pack of `sounds/voices`: `python -m sounds.build_voices [LANGUAGE ...]` (`sounds/README.md`).

A clip is named after what it says and how, so that only what has changed is rendered.  It may be stopped at any time,
and goes on where it was.  It takes about half a second of one core for each second of speech.
"""

import argparse
import hashlib
import io
import json
import os
from collections.abc import Mapping
from pathlib import Path
from time import monotonic

import numpy as np
import soundfile

from device.pace import BEAT, PACES
from device.pack import texts_of
from sounds.kokoro import RATE, Kokoro, Spelling, Unspeakable
from sounds.levels import levelled, trimmed

VERSION = 1
"""Part of every name: raise it when the way of rendering changes, and all is rendered anew."""
VOICES = {"en": "af_heart", "zh-Hans": "zf_xiaoxiao", "zh-Hant": "zf_xiaoxiao"}
SPEED, FASTEST = 1.0, 2.2
ITEM = BEAT * min(PACES.values()) - 0.05
"""Seconds that an item of a list may take at the briskest pace; one that takes longer is said faster, within reason."""
LEEWAY = 0.04
LICENCE = "Spoken by Kokoro-82M v1.0, https://huggingface.co/hexgrad/Kokoro-82M, Apache-2.0"
COMPRESSION = 0.968
"""Of Opus, as libsndfile counts: about 15 kbit/s."""
OFTEN = 50
"""After so many new clips the list is written."""

ROOT = Path(__file__).parents[1]
TEXTS, BUILD, PACK = ROOT / "config" / "lang", ROOT / "build", ROOT / "sounds" / "voices"


def name_of(voice: str, phonemes: str, *, listed: bool) -> str:
    """The name of a clip's file: the same for what sounds the same."""
    return hashlib.sha256(repr((VERSION, voice, SPEED, listed and ITEM, phonemes)).encode()).hexdigest()[:16]


def spoken(kokoro: Kokoro, phonemes: str, *, listed: bool) -> np.ndarray:
    """The sound of a clip.  Raises `Unspeakable`."""
    speed = SPEED
    sound = trimmed(kokoro.speak(phonemes, speed), RATE)
    while listed and len(sound) > ITEM * RATE and speed < FASTEST:
        speed = min(FASTEST, 1.05 * speed * len(sound) / RATE / ITEM)
        sound = trimmed(kokoro.speak(phonemes, speed), RATE)
    if listed and len(sound) > (ITEM + LEEWAY) * RATE:
        raise Unspeakable("too long for a beat")
    return levelled(sound, RATE)


def encoded(sound: np.ndarray) -> bytes:
    """The sound as an Opus stream in an OGG file, which keeps speech clear in a third of what Vorbis takes."""
    with io.BytesIO() as file:
        soundfile.write(file, sound, RATE, format="OGG", subtype="OPUS", compression_level=COMPRESSION)
        return file.getvalue()


def write(path: Path, data: bytes) -> None:
    """A whole file or none, also where this is stopped."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)


def write_list(language: str, names: dict[str, str]) -> float:
    """Write which clips a language has, and how long they are; comes back with the seconds of all."""
    folder = PACK / VOICES[language]
    there = {text: folder / f"{name}.ogg" for text, name in names.items()}
    clips = {
        text: (file.name, round(soundfile.info(file).duration, 2)) for text, file in there.items() if file.exists()
    }
    head = {"voice": VOICES[language], "licence": LICENCE}
    lines = ",\n".join(f"{json.dumps(text, ensure_ascii=False)}: {json.dumps(clip)}" for text, clip in clips.items())
    text = f'{json.dumps(head)[:-1]}, "clips": {{\n{lines}\n}}}}\n'
    write(PACK / f"{language}.json", text.encode())
    return sum(seconds for _, seconds in clips.values())


def build(language: str, end: float) -> set[str]:
    """Render what a language lacks, until it is all there or until this moment; comes back with the names of all."""
    voice, spelling = VOICES[language], Spelling(language)
    listed = texts_of(TEXTS, language)
    phonemes = {text: spelling.phonemes(text) for text in listed}
    names = {text: name_of(voice, phonemes[text], listed=listed[text]) for text in listed}
    folder = PACK / voice
    folder.mkdir(parents=True, exist_ok=True)
    kokoro, new = Kokoro(BUILD, voice), 0
    for text, name in names.items():
        file = folder / f"{name}.ogg"
        if file.exists():
            continue
        if monotonic() > end:
            break
        try:
            write(file, encoded(spoken(kokoro, phonemes[text], listed=listed[text])))
        except Unspeakable as why:
            print(f"{language}: {text}: {why}")
            continue
        new += 1
        if new % OFTEN == 0:
            seconds = write_list(language, names)
            print(f"{language}: {new} new, {seconds:.0f} s", flush=True)
    seconds = write_list(language, names)
    missing = sum(not (folder / f"{name}.ogg").exists() for name in names.values())
    print(f"{language}: {new} new clips, {seconds:.0f} s in all, {missing} of {len(names)} texts have none yet")
    return {*names.values()}


def tidy(needed: Mapping[str, set[str]]) -> None:
    """Delete the clips that no language needs any more, of the voices whose languages were all built."""
    for voice in {*VOICES.values()}:
        languages = [language for language, speaker in VOICES.items() if speaker == voice]
        if all(language in needed for language in languages):
            names = set().union(*(needed[language] for language in languages))
            for file in (PACK / voice).glob("*.ogg"):
                if file.stem not in names:
                    file.unlink()


def main() -> None:
    """Build, as the words of the command line say."""
    parser = argparse.ArgumentParser(description="Make the voice pack of sounds/voices, or what of it is missing.")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=f"of {', '.join(VOICES)}; all without any")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so many")
    args = parser.parse_args()
    os.nice(19)
    end = monotonic() + 60 * args.minutes
    tidy({language: build(language, end) for language in args.languages or VOICES})


if __name__ == "__main__":
    main()
