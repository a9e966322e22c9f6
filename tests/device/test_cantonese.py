"""Cantonese: every character is read, as ToJyutping reads it, and what comes out is long enough and no silence.

Nobody who speaks Cantonese has heard it yet; these are the signs that a machine can see.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from time import monotonic

import pytest
import ToJyutping
from fluent.syntax import ast as ftl
from fluent.syntax import visitor

from device.hw.clips import ClipStore, seconds
from device.hw.voice_worker import jyutping
from device.hw.voices import BEAT, Voices, load_voices
from device.phrases import Phrases, parse
from device.ports import Line
from device.settings import TEXTS, VOICES
from tests.device.sound import until

HAN = re.compile(r"[\u3400-\u9fff\U00020000-\U0003ffff]")
ANEW = "python -m sounds.build_jyutping makes sounds/jyutping.tsv anew"
SYLLABLE = re.compile(r"\b[a-z]+[1-6]\b")


@cache
def texts() -> tuple[str, ...]:
    """Whatever stands between the facts of a text."""
    found: list[str] = []

    class Words(visitor.Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - named by the library
            found.append(node.value)

    for file in (TEXTS / "yue").glob("*.ftl"):
        Words().visit(parse(file, []))
    return tuple(found)


def test_no_character_of_any_text_is_unread() -> None:
    assert len(texts()) > 1500
    assert sorted({*HAN.findall(jyutping("\n".join(texts())))}) == [], ANEW


def test_the_table_reads_every_text_as_tojyutping_does() -> None:
    wrong = []
    for text in texts():
        there = [syllable for _, syllable in ToJyutping.get_jyutping_list(text) if syllable]
        if (here := SYLLABLE.findall(jyutping(text))) != there:
            wrong.append((text, here, there))
    assert wrong == [], ANEW


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("天黑請閉眼", "tin1 hak1 ceng2 bai3 ngaan5"),
        ("重新嚟過", "cung4 san1 lai4 gwo3"),
        ("瞓覺", "fan3 gaau3"),
        ("12號", "12 hou6"),
        ("OK!", "OK!"),
    ],
)
def test_words_are_read_as_words_and_the_rest_stays(text: str, read: str) -> None:
    assert " ".join(jyutping(text).split()) == read


@pytest.fixture
def voices(tmp_path: Path) -> Iterator[Voices]:
    made = Voices(ClipStore(tmp_path / "clips"), load_voices(VOICES))
    yield made
    made.close()


def rendered(voices: Voices, line: Line) -> bytes:
    voices.want(line)
    start = monotonic()
    assert until(lambda: voices.clip(line) is not None or monotonic() > start + 20)
    clip = voices.clip(line)
    assert clip is not None
    return clip


@pytest.mark.parametrize("key", ["night.falls", "seance.spirit"])
def test_a_line_takes_as_long_as_its_syllables_and_is_heard(voices: Voices, key: str) -> None:
    text = Phrases(TEXTS, "yue", "classic").line(key, {"seat": 12})
    clip = rendered(voices, Line(text, "yue"))
    syllables = len(SYLLABLE.findall(jyutping(text)))
    assert 0.15 * syllables < seconds(clip) < 0.45 * syllables
    samples = memoryview(clip[44:]).cast("h")
    assert sum(abs(sample) for sample in samples) / len(samples) > 500


@pytest.mark.parametrize("item", ["謠言散佈者", "男死女生"])
def test_an_item_of_a_list_is_said_within_the_briskest_beat(voices: Voices, item: str) -> None:
    assert seconds(rendered(voices, Line(item, "yue", listed=True))) < BEAT + 0.005
    assert (
        seconds(rendered(voices, Line(item, "yue"))) > seconds(rendered(voices, Line(item, "yue", listed=True))) - 0.01
    )
