import io
import json
import time
import wave
from array import array
from pathlib import Path

import numpy as np
import pytest

from device.commands.line import follow
from device.hw.clips import finished
from device.hw.sound import packs_of
from device.inbox import Inbox, RealClock
from device.pack import Pack, texts_of
from device.phrases import Phrases
from device.ports import Line
from device.prepare import lines_of
from device.settings import TEXTS
from engine.catalogue import Setup, games
from tests.device.sound import Pcm


@pytest.fixture(autouse=True)
def no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


def wav(samples: Pcm, rate: int = 48_000) -> bytes:
    with io.BytesIO() as file:
        with wave.open(file, "wb") as sound:
            sound.setparams((1, 2, rate, 0, "NONE", ""))
            sound.writeframes(np.round(samples * 32767).astype("<i2").tobytes())
        return file.getvalue()


def tone(seconds: float, loud: float) -> Pcm:
    wave_: Pcm = loud * np.sin(2 * np.pi * 300 * np.arange(int(seconds * 48_000)) / 48_000)
    return wave_


ROOM = np.random.default_rng(1).normal(0, 0.002, 48_000)


def test_the_list_tells_who_speaks_and_what_nobody_has_spoken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    packs_of(tmp_path)["own"].keep(Line("Werewolf", "en"), wav(tone(90, 0.1)))
    packs_of(tmp_path)["own"].keep(Line("狼人", "yue"), wav(tone(1, 0.1)))
    assert follow(["voices", "list", "--missing", "--language", "en", "--state", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "own: 1 lines, 2 minutes" in told
    assert "every line of classic is there for" in told
    assert "espeak-ng: makes what is not there" in told
    assert follow(["voices", "list", "--missing", "--language", "yue", "--state", str(tmp_path)]) == 0
    missing = capsys.readouterr().out.splitlines()
    assert "預言家" in missing
    assert "狼人" not in missing


def test_a_text_is_said_and_what_is_not_heard_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["voices", "say", "Hello.", "--language", "en", "--state", str(tmp_path)]
    assert follow(words) == 0
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    assert follow(words) == 1


def test_a_language_without_texts_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert follow(["voices", "say", "Bonjour", "--language", "fr", "--state", str(tmp_path)]) == 2
    assert "'fr'" in capsys.readouterr().err


def test_what_a_game_needs_and_no_pack_has_is_rendered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, own = games()["cried-wolf"], packs_of(tmp_path)["own"]
    rules = game.rules(**game.usual(3))
    setup = Setup(game.key, (1, 2, 3), game.pack(3, rules), rules)
    lines = [*dict.fromkeys(lines_of(game, setup, Phrases(TEXTS, "yue", game.key)))]
    (tmp_path / "voices" / "own").mkdir(parents=True)
    (tmp_path / "voices" / "own" / "1.wav").write_bytes(wav(tone(0.2, 0.1)))
    listed = {"voice": "own", "licence": "", "clips": {line.text: ("1.wav", 0.2) for line in lines[2:]}}
    (tmp_path / "voices" / "yue.json").write_text(json.dumps(listed))
    assert own.clips("yue")
    words = ["voices", "render", "--language", "yue", "--game", "cried-wolf", "--seats", "3", "--state", str(tmp_path)]
    assert follow(words) == 0
    assert f"{len(lines)} of {len(lines)} lines are ready" in capsys.readouterr().out
    assert len([*(tmp_path / "clips").iterdir()]) <= 2
    assert follow([*words[:-3], "9", *words[-2:]]) == 2


def test_an_owner_records_a_line_and_the_box_speaks_with_that_voice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    spoken = np.concatenate([ROOM[:9600] / 4, tone(0.5, 0.05), ROOM[:9600] / 4])
    (tmp_path / "microphone").write_bytes(np.round(spoken * 32767).astype("<i2").tobytes())
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "heard"))
    monkeypatch.setenv("SDL_DISKAUDIOFILEIN", str(tmp_path / "microphone"))
    typed = iter(["s", "what?", "", "", "q"])

    def person(prompt: str) -> str:
        if prompt == "... ":  # is still speaking
            Inbox(RealClock()).wait(time.monotonic() + 1.5)
        return next(typed)

    monkeypatch.setattr("builtins.input", person)
    assert follow(["voices", "record", "--silent", "--language", "en", "--state", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert told.count("Enter begins") == 2, "a word that it does not know is answered with those that it does"
    assert "1 recorded now" in told
    lines = [*texts_of(TEXTS, "en")]
    assert f"\n2 of {len(lines)}: {lines[1]}\n" in told
    skipped, second = lines[:2]
    own = Pack(tmp_path / "voices")
    assert own.clip(Line(skipped, "en")) is None
    clip = own.clip(Line(second, "en"))
    assert clip is not None
    with wave.open(io.BytesIO(clip)) as sound:
        assert 0.5 <= sound.getnframes() / sound.getframerate() < 0.75
        samples = np.array(array("h", sound.readframes(sound.getnframes())), np.float64)
    active = samples[len(samples) // 3 : 2 * len(samples) // 3]
    assert 20 * np.log10(np.sqrt(np.mean(active**2)) / 32768) == pytest.approx(-20, abs=1)


def test_a_recording_of_an_empty_room_is_none() -> None:
    assert finished(wav(ROOM)) is None
    assert finished(wav(ROOM[:0])) is None
