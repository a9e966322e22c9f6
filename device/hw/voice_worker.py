"""A program of its own that renders one line to a WAV file: `voice_worker.py ENGINE VOICE RATE SPELLING FILE <text`.

It is a separate process because pyttsx3 loses lines, and hangs, once an engine has been used or threads are about
(nateshmbhat/pyttsx3 #126, #219, #262); here each line has a fresh engine, and whoever started it can end it.
It ends with 0 when the engine says that the file is written; the caller looks whether that is true.
"""

import os
import subprocess
import sys
import threading
from pathlib import Path

JYUTPING = Path(__file__).resolve().parents[2] / "sounds" / "jyutping.tsv"
"""How words and characters are read in Cantonese; `sounds/build_jyutping.py` makes it."""


def spelled(text: str, spelling: str) -> str:
    """The text as the voice has to read it."""
    if spelling == "plain":
        return text
    if spelling == "jyutping":
        return jyutping(text)
    from pypinyin import Style, lazy_pinyin  # noqa: PLC0415  # its dictionaries take time, and English needs none

    return " ".join(lazy_pinyin(text, style=Style.TONE3, neutral_tone_with_five=True, tone_sandhi=True))


def jyutping(text: str) -> str:
    """Cantonese spelled out, the longest words first; what the table lacks stays as it is."""
    readings = dict(line.split("\t") for line in JYUTPING.read_text(encoding="utf-8").splitlines())
    longest, spelt = max(map(len, readings)), ""
    while text:
        word = next((text[:end] for end in range(longest, 0, -1) if text[:end] in readings), text[0])
        spelt += f" {readings[word]} " if word in readings else word
        text = text[len(word) :]
    return spelt


def pyttsx3(text: str, voice: str, rate: int, file: str) -> None:
    """Render with pyttsx3.  Its `runAndWait()` returns too early, so the real end is waited for."""
    from pyttsx3.engine import Engine  # noqa: PLC0415  # the other engine must work without it

    finished = threading.Event()
    errors: list[object] = []

    def on_error(exception: object, **_about: object) -> None:
        errors.append(exception)
        finished.set()

    engine = Engine()
    engine.connect("error", on_error)
    engine.connect("finished-utterance", lambda **_about: finished.set())
    engine.setProperty("voice", voice)
    engine.setProperty("rate", rate)
    engine.save_to_file(text, file)
    engine.runAndWait()
    if not finished.wait(60):
        sys.exit("pyttsx3: never finished")
    if errors:
        sys.exit(f"pyttsx3: {errors[0]}")


def espeak_ng(text: str, voice: str, rate: int, file: str) -> None:
    """Become `espeak-ng`, which renders by itself.  It must not play: that stutters, and the card is not its own."""
    # In bytes, since a system with LANG=C has no letters for it.
    command: list[str | bytes] = ["espeak-ng", "-v", voice, "-s", str(rate), "-w", file, "--", text.encode()]
    os.execvp("espeak-ng", command)  # noqa: S606 - no shell is meant


def flite(text: str, voice: str, _rate: int, file: str) -> None:
    """Become `flite`, which speaks English only, at a rate of its own."""
    command: list[str | bytes] = ["flite", "-voice", voice, "-o", file, "-t", text.encode()]
    os.execvp("flite", command)  # noqa: S606 - nor here


def piper(text: str, voice: str, _rate: int, file: str) -> None:
    """Have `piper` speak, whose voice is a file; it reads one line from its standard input."""
    line = " ".join(text.split()).encode()
    status = subprocess.run(
        ["piper", "--model", voice, "--output_file", file], input=line, check=False, close_fds=False
    ).returncode
    sys.exit(status)


ENGINES = {"pyttsx3": pyttsx3, "espeak-ng": espeak_ng, "flite": flite, "piper": piper}


if __name__ == "__main__":
    engine_, voice_, rate_, spelling_, file_ = sys.argv[1:]
    text_ = sys.stdin.buffer.read().decode()
    try:
        ENGINES[engine_](spelled(text_, spelling_), voice_, int(rate_), file_)
    except (ImportError, OSError, RuntimeError) as trouble:
        sys.exit(f"{engine_}: {trouble}")
