import json
import subprocess
import wave
from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from pathlib import Path

import pytest

from device.hw.clips import ClipStore, audible, trimmed
from device.hw.voice_worker import spelled
from device.hw.voices import Voice, Voices, load_voices
from device.pack import Pack
from device.ports import Line
from engine.values import NOTHING
from tests.device.sound import ENGLISH, PATH, only_programs, other_pyttsx3, running, until

HELLO = Line("Hello.", "en")
TABLE = Path(__file__).parents[2] / "config" / "voices.toml"

Make = Callable[..., Voices]


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    made: list[Voices] = []

    def make_voices(deadline: float = 20.0, packs: Mapping[str, Pack] = NOTHING, **voices: Voice) -> Voices:
        made.append(Voices(ClipStore(tmp_path / "clips"), voices or ENGLISH, deadline, packs))
        return made[-1]

    yield make_voices
    for voices in made:
        voices.close()


@pytest.fixture
def no_pyttsx3(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    other_pyttsx3(monkeypatch, tmp_path / "python", "raise ImportError('not there')")


def rendered(voices: Voices, line: Line) -> bytes:
    voices.want(line)
    assert until(lambda: voices.clip(line) is not None)
    clip = voices.clip(line)
    assert clip is not None
    return clip


def given_up(voices: Voices, line: Line) -> bool:
    voices.want(line)
    return until(lambda: not voices.coming(line))


def test_pyttsx3_renders_a_line(make: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    only_programs(monkeypatch, tmp_path / "bin")
    with wave.open(BytesIO(rendered(make(), Line("Night falls. Close your eyes.", "en")))) as sound:
        assert 1.0 < sound.getnframes() / sound.getframerate() < 4.0


@pytest.mark.parametrize("code", ["raise ImportError('not there')", "raise SystemExit(0)"], ids=["missing", "lies"])
def test_espeak_ng_renders_what_pyttsx3_cannot(
    make: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: str
) -> None:
    other_pyttsx3(monkeypatch, tmp_path / "python", code)
    assert audible(rendered(make(), HELLO))


def test_an_engine_that_hangs_is_killed_with_its_children_and_asked_last_from_then_on(
    make: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    children = tmp_path / "children"
    code = f"""
import subprocess
child = subprocess.Popen(["/bin/sleep", "1000"])
open({str(children)!r}, "a").write(f"{{child.pid}} ")
child.wait()
"""
    other_pyttsx3(monkeypatch, tmp_path / "python", code)
    voices = make(deadline=2.0)
    rendered(voices, HELLO)
    rendered(voices, Line("Good morning.", "en"))
    (child,) = map(int, children.read_text().split())
    assert until(lambda: not running(child))


@pytest.mark.usefixtures("no_pyttsx3")
@pytest.mark.parametrize(
    "scripts",
    [
        {},
        {"espeak_ng": "exit 1"},
        {"espeak_ng": "exit 0"},
        {"espeak_ng": "espeak-ng -v en-us -w $6 -- hello; truncate -s 3000 $6"},
        {"espeak_ng": "espeak-ng -v en-us -w $6 -- hello; exit 3"},
    ],
    ids=["missing", "fails", "writes nothing", "cuts the file", "fails after writing"],
)
def test_nobody_waits_for_an_engine_that_does_not_work_until_it_works_again(
    make: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, scripts: dict[str, str]
) -> None:
    only_programs(monkeypatch, tmp_path / "bin", **scripts)
    voices = make()
    assert given_up(voices, HELLO)
    assert voices.clip(HELLO) is None
    monkeypatch.setenv("PATH", PATH)
    rendered(voices, HELLO)


@pytest.mark.usefixtures("no_pyttsx3")
def test_what_is_wanted_now_overtakes_what_is_prepared_and_that_what_was_prepared_earlier(
    make: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    log.touch()
    only_programs(monkeypatch, tmp_path / "bin", espeak_ng=f'echo "$8" >>{log}')
    voices = make()
    voices.prepare(Line(text, "en") for text in "abc")
    voices.prepare([Line("soon", "en"), Line("c", "en")])
    voices.want(Line("now", "en"))
    voices.want(Line("next", "en"))
    assert until(lambda: len(log.read_text().split()) == 6)
    order = log.read_text().split()
    begun = order.pop(0) if order[0] != "now" else None
    assert order == [text for text in ("now", "next", "soon", "c", "a", "b") if text != begun]


@pytest.mark.usefixtures("no_pyttsx3")
def test_text_is_spoken_whatever_it_looks_like(make: Make, tmp_path: Path) -> None:
    evil = tmp_path / "evil"
    assert audible(rendered(make(), Line(f"-w {evil} $(touch {evil}) `touch {evil}`; touch {evil}", "en")))
    assert not evil.exists()


@pytest.mark.usefixtures("no_pyttsx3")
def test_rate_and_voice_count_and_each_has_its_own_clip(make: Make) -> None:
    clips = {
        rendered(make(en=voice), HELLO) for voice in (Voice("en-us", 120), Voice("en-us", 240), Voice("en-gb", 120))
    }
    assert len(clips) == 3


@pytest.mark.usefixtures("no_pyttsx3")
def test_chinese_is_rendered_from_its_pinyin(make: Make, tmp_path: Path) -> None:
    voices = make(**load_voices(TABLE))
    by_hand = tmp_path / "by_hand.wav"
    subprocess.run(["espeak-ng", "-v", "cmn-latn-pinyin", "-s", "150", "-w", by_hand, "tian1 hei1"], check=True)
    assert rendered(voices, Line("天黑", "zh-Hant")) == trimmed(by_hand.read_bytes())


def test_pinyin_knows_the_readings_of_a_word_and_leaves_numbers_alone() -> None:
    assert spelled("重新", "pinyin") == "chong2 xin1"
    assert spelled("3號", "pinyin").startswith("3 hao4")
    assert spelled("重新 3", "plain") == "重新 3"


@pytest.mark.usefixtures("no_pyttsx3")
@pytest.mark.parametrize(
    ("engine", "script"),
    [
        ("flite:slt", '[ "$*" = "-voice slt -o $4 -t Hello." ] && espeak-ng -v en-us -w $4 -- "$6"'),
        ("piper:joe.onnx", '[ "$*" = "--model joe.onnx --output_file $4" ] && espeak-ng -v en-us -w $4 --stdin'),
    ],
)
def test_an_engine_that_the_owner_prefers_speaks_first(
    make: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, engine: str, script: str
) -> None:
    only_programs(monkeypatch, tmp_path / "bin", **{engine.partition(":")[0]: script})
    voices = make(en=Voice("en-us", 200, prefer=(engine, "espeak-ng")))
    assert audible(rendered(voices, HELLO))


def pack(folder: Path, clip: bytes | None) -> Pack:
    """A pack whose list has one line, and the clip of it if there is one."""
    (folder / "somebody").mkdir(parents=True)
    if clip is not None:
        (folder / "somebody" / "1.wav").write_bytes(clip)
    listed = {"voice": "somebody", "licence": "", "clips": {HELLO.text: ("1.wav", 0.5)}}
    (folder / "en.json").write_text(json.dumps(listed))
    return Pack(folder)


def test_what_the_owner_has_recorded_goes_before_what_came_with_the_box(make: Make, tmp_path: Path) -> None:
    packs = {"pack": pack(tmp_path / "pack", b"neural"), "own": pack(tmp_path / "own", b"mine")}
    assert make(packs=packs).clip(HELLO) == b"mine"
    assert make(packs=packs, en=Voice("en-us", 200, prefer=("pack", "own"))).clip(HELLO) == b"neural"
    assert make(packs=packs, en=Voice("en-us", 200, prefer=("espeak-ng",))).clip(HELLO) is None


def test_one_voice_speaks_a_whole_game(make: Make, tmp_path: Path) -> None:
    packs = {"pack": pack(tmp_path / "pack", b"neural")}
    voices = make(packs=packs)
    voices.prepare([HELLO, Line("Goodbye.", "en")], together=True)
    assert audible(rendered(voices, HELLO)), "the pack lacks the other line, so the box says this one, too"
    voices.prepare([HELLO], together=True)
    assert voices.clip(HELLO) == b"neural"
    voices.prepare([Line("Well?", "en")])
    assert voices.clip(HELLO) == b"neural", "a line by itself is no game"


def test_the_lines_that_an_owner_has_recorded_are_heard_however_few(make: Make, tmp_path: Path) -> None:
    voices = make(packs={"own": pack(tmp_path / "own", b"mine"), "pack": pack(tmp_path / "pack", b"neural")})
    voices.prepare([HELLO, Line("Goodbye.", "en")], together=True)
    assert voices.clip(HELLO) == b"mine"


def test_a_pack_with_gaps_is_better_than_silence(make: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    other_pyttsx3(monkeypatch, tmp_path / "python", "raise ImportError('not there')")
    only_programs(monkeypatch, tmp_path / "bin")
    voices = make(packs={"pack": pack(tmp_path / "pack", b"neural")})
    voices.prepare([HELLO, Line("Goodbye.", "en")], together=True)
    assert until(lambda: voices.clip(HELLO) == b"neural")


def test_a_line_of_a_pack_is_not_rendered_and_one_whose_file_is_gone_is(make: Make, tmp_path: Path) -> None:
    voices = make(packs={"own": pack(tmp_path / "own", b"mine")})
    voices.want(HELLO)
    assert not voices.coming(HELLO)
    (tmp_path / "own" / "somebody" / "1.wav").unlink()
    assert audible(rendered(voices, HELLO))


@pytest.mark.parametrize("listed", ["", "{}", '{"voice": 3}'])
def test_a_pack_with_a_damaged_list_has_nothing(tmp_path: Path, listed: str) -> None:
    (tmp_path / "en.json").write_text(listed)
    assert Pack(tmp_path).clip(HELLO) is None


def test_a_recording_beside_a_damaged_list_puts_that_aside(
    make: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "en.json").write_text("damaged")
    recorded = rendered(make(), HELLO)
    Pack(tmp_path).keep(HELLO, recorded)
    assert "en.json cannot be read" in caplog.text
    assert (tmp_path / "en.json.damaged").read_text() == "damaged"
    assert Pack(tmp_path).clip(HELLO) == recorded


def test_lines_that_nobody_can_speak_are_never_coming(make: Make) -> None:
    voices = make()
    for line in (Line("Bonjour", "fr"), Line(" \n", "en")):
        voices.prepare([line])
        voices.want(line)
        assert not voices.coming(line)
        assert voices.clip(line) is None


def test_a_machine_that_starts_no_program_costs_the_line_only(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    voices = make()
    with monkeypatch.context() as patch:
        patch.setattr("sys.executable", "/nowhere/python")
        assert given_up(voices, HELLO)
    rendered(voices, HELLO)


def test_closing_ends_an_engine_at_work(make: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    code = f"import os, time; open({str(pid)!r}, 'w').write(f'{{os.getpid()}} '); time.sleep(1000)"
    other_pyttsx3(monkeypatch, tmp_path / "python", code)
    voices = make()
    voices.want(HELLO)
    assert until(lambda: pid.exists() and pid.read_text().endswith(" "))
    voices.close()
    voices.close()
    assert not running(int(pid.read_text()))
