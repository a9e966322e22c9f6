"""Lets a recogniser listen to the English voice pack: `python -m sounds.judge_voices [LINES]`.

It tells how many lines it knows apart in a closed set, and how many words it understands when anything may be said.
What prepares the sound matters as much as the voice: a fixed soft noise, since perfect silence upsets it.
"""

import re
import sys
from collections.abc import Sequence
from difflib import SequenceMatcher
from pathlib import Path

import numpy as np
import pocketsphinx
import soundfile

from device.pack import Clips, Pack

PACK = Path(__file__).parent / "voices"
RATE = 16_000
SPELT = [
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
]
NUMBERS = [*map(str, range(len(SPELT)))]
WORD = re.compile(r"[a-z']+|\d+")


def words(text: str) -> list[str]:
    """The words that are spoken; larger numbers stay figures, which no recogniser knows."""
    found = WORD.findall(text.lower().replace("’", "'"))
    return [SPELT[int(word)] if word in NUMBERS else word for word in found]


def heard(file: Path) -> bytes:
    """A clip as the recogniser wants it: 16 kHz, 16 bit, silence at both ends, and a soft noise."""
    sound, rate = soundfile.read(file)
    length = len(sound) * RATE // rate
    spectrum = np.fft.rfft(sound)[: length // 2 + 1]
    slower = np.fft.irfft(spectrum, length)
    loud = np.pad(slower / np.max(np.abs(slower)) * 0.7 * 32767, int(0.3 * RATE))
    return (loud + np.random.default_rng(0).normal(0, 16, len(loud))).astype("<i2").tobytes()


def understood(decoder: pocketsphinx.Decoder, sound: bytes) -> list[str]:
    """What the recogniser has understood."""
    decoder.start_utt()
    decoder.process_raw(sound, no_search=False, full_utt=True)
    decoder.end_utt()
    said = decoder.hyp()
    return said.hypstr.split() if said else []


def chosen(clips: Clips, many: int) -> list[str]:
    """Whole sentences of which the recogniser knows every word, all kinds of them."""
    decoder = pocketsphinx.Decoder(loglevel="FATAL")
    known = [text for text in clips.clips if len(words(text)) > 3 and all(map(decoder.lookup_word, words(text)))]
    return known[:: max(1, len(known) // many)][:many]


def identified(texts: Sequence[str], sounds: Sequence[bytes]) -> list[str]:
    """The lines that it takes for another one of the set."""
    rules = " | ".join(" ".join(words(text)) for text in texts)
    decoder = pocketsphinx.Decoder(loglevel="FATAL", lm=None)
    decoder.add_jsgf_string("lines", f"#JSGF V1.0; grammar lines; public <line> = {rules};")
    decoder.activate_search("lines")
    return [text for text, sound in zip(texts, sounds, strict=True) if understood(decoder, sound) != words(text)]


def accuracy(texts: Sequence[str], sounds: Sequence[bytes]) -> float:
    """The part of all words that it understands in their order."""
    decoder = pocketsphinx.Decoder(loglevel="FATAL")
    right = total = 0
    for text, sound in zip(texts, sounds, strict=True):
        matched = SequenceMatcher(None, words(text), understood(decoder, sound), autojunk=False).get_matching_blocks()
        right, total = right + sum(block.size for block in matched), total + len(words(text))
    return right / total


def main() -> None:
    """Judge so many lines."""
    clips = Pack(PACK).clips("en")
    assert clips is not None
    texts = chosen(clips, int(sys.argv[1]) if len(sys.argv) > 1 else 60)
    sounds = [heard(PACK / clips.voice / clips.clips[text][0]) for text in texts]
    wrong = identified(texts, sounds)
    print(f"{len(texts) - len(wrong)} of {len(texts)} lines known apart", *wrong, sep="\n", flush=True)
    print(f"{accuracy(texts, sounds):.0%} of the words understood")


if __name__ == "__main__":
    main()
