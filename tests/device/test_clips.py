import io
import os
import wave
from array import array
from pathlib import Path

import pytest

from device.hw import clips
from device.hw.clips import EDGE, ClipStore, audible, trimmed


def wav(sample: bytes = b"\x10\x20", count: int = 500) -> bytes:
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(22050)
        sound.writeframes(sample * count)
    return file.getvalue()


def test_a_whole_clip_is_audible_and_a_silent_cut_or_foreign_one_is_not() -> None:
    assert audible(wav())
    assert not audible(wav(sample=b"\0\0"))
    assert not audible(wav(count=0))
    assert not audible(wav()[:-2])
    assert not audible(b"")
    assert not audible(b"JUNK" + wav()[4:])


def test_a_damaged_clip_is_none_and_can_be_written_again(tmp_path: Path) -> None:
    store = ClipStore(tmp_path)
    store.write("a", wav())
    (tmp_path / "a.wav").write_bytes(wav()[:100])
    assert store.read("a") is None
    store.write("a", wav())
    assert store.read("a") == wav()


def test_beyond_the_cap_the_clip_used_longest_ago_goes(tmp_path: Path) -> None:
    store = ClipStore(tmp_path, cap=3 * len(wav()))
    for age, key in ((40, "a"), (30, "b"), (20, "c")):
        store.write(key, wav())
        os.utime(tmp_path / f"{key}.wav", (1_000_000 - age, 1_000_000 - age))
    assert store.read("a")  # and so it is used now
    store.write("d", wav())
    assert store.read("b") is None
    assert all(store.read(key) for key in "acd")


def test_the_cap_holds_however_many_clips_come_after_the_first_look(tmp_path: Path) -> None:
    store = ClipStore(tmp_path, cap=5 * len(wav()))
    for number in range(12):
        store.write(str(number), wav())
        os.utime(tmp_path / f"{number}.wav", (number, number))
        assert len([*tmp_path.iterdir()]) == min(number + 1, 5)
    assert all(store.read(str(number)) for number in range(7, 12))


def test_clips_stay_in_memory_while_the_disk_refuses_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clips, "SPARE", 2 * len(wav()))
    (tmp_path / "file").touch()
    store = ClipStore(tmp_path / "file" / "clips")
    for key in "abc":
        store.write(key, wav())
    assert store.read("a") is None
    assert store.read("b") == store.read("c") == wav()


def test_silence_at_both_ends_is_cut_and_nothing_else() -> None:
    loud = [0] * 2000 + [9000, -9000] * 3000 + [0] * 9000
    with io.BytesIO() as file:
        with wave.open(file, "wb") as sound:
            sound.setparams((1, 2, 22050, 0, "NONE", ""))
            sound.writeframes(array("h", loud).tobytes())
        clip = trimmed(file.getvalue())
    assert audible(clip)
    with wave.open(io.BytesIO(clip)) as sound:
        samples = array("h", sound.readframes(sound.getnframes()))
    assert [sample for sample in samples if sample] == [9000, -9000] * 3000
    assert len(samples) == 6000 + 2 * int(EDGE * 22050) - 1
