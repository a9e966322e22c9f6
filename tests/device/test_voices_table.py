"""The table that tells how each language is spoken, and the owner's in place of it."""

import subprocess
from pathlib import Path

import pytest

from device.hw.voices import Voice, VoicesError, load_voices, voiceless, voices_for

TEXTS = Path(__file__).parents[2] / "config" / "lang"
TABLE = Path(__file__).parents[2] / "config" / "voices.toml"


def test_every_language_has_a_voice_that_espeak_ng_knows() -> None:
    voices = load_voices(TABLE)
    assert {"en", "yue", "zh-Hant", "zh-Hans"} <= voices.keys()
    assert not {"cmn", "zh", "yue"} & {voice.voice for voice in voices.values()}, "they misread the characters"
    for voice in voices.values():
        assert subprocess.run(["espeak-ng", "-q", "-v", voice.voice, "-x", "a"], check=False).returncode == 0


def test_every_mistake_in_the_table_of_voices_is_named_with_its_place(tmp_path: Path) -> None:
    table = tmp_path / "voices.toml"
    table.write_text('zz = 3\n[en]\nvoice = "en-us"\nrate = 20\n[fr]\nvoice = "fr"\nrate = 150\nvolume = 3\n')
    with pytest.raises(VoicesError) as caught:
        load_voices(table)
    message = str(caught.value)
    for part in ("[zz]", "[en]", "$.rate", "[fr]", "volume"):
        assert part in message
    assert message.count(str(table)) == 3


def test_the_owners_table_goes_before_that_of_the_box_and_does_not_count_where_it_is_wrong(tmp_path: Path) -> None:
    came = load_voices(TABLE)
    assert voices_for(tmp_path) == (came, "")
    (tmp_path / "voices.toml").write_text('[en]\nvoice = "en-gb"\nrate = 120\nprefer = ["own", "flite:slt"]\n')
    assert voices_for(tmp_path) == ({**came, "en": Voice("en-gb", 120, prefer=("own", "flite:slt"))}, "")
    (tmp_path / "voices.toml").write_text('[en]\nvoice = "en-gb"\nrate = 20\n')
    voices, wrong = voices_for(tmp_path)
    assert voices == came
    assert f"{tmp_path / 'voices.toml'}: [en]: " in wrong


def test_a_table_of_voices_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(VoicesError, match=r"missing\.toml"):
        load_voices(tmp_path / "missing.toml")
    (tmp_path / "torn.toml").write_bytes(b"[en\xff")
    with pytest.raises(VoicesError, match=r"torn\.toml"):
        load_voices(tmp_path / "torn.toml")


def test_every_language_of_the_box_has_a_voice_and_one_without_is_found() -> None:
    voices = load_voices(TABLE)
    assert voiceless(voices, TEXTS) == []
    assert voiceless([*voices][1:], TEXTS) == [next(iter(voices))]
