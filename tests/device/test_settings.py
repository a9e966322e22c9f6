"""Settings are strict: every mistake at once, each with its place, and the box starts all the same."""

import re
import tomllib
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from device import settings as subject
from device.cli import main
from device.settings import HARDWARE, SHIPPED, Settings, keep, load, owner_files
from device.strict import sift
from device.suggest import did_you_mean, nearest
from engine import WolfhourError


@pytest.fixture(autouse=True)
def three_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subject, "languages", lambda folder: ["en", "zh-Hans", "zh-Hant"])


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def told(path: Path, text: str) -> list[str]:
    """What is wrong with a file of the owner, without its name."""
    _, problems = load([write(path, text)], path.parent)
    assert all(problem.file == path for problem in problems)
    return [str(problem).removeprefix(f"{path}: ") for problem in problems]


def test_the_box_comes_with_sound_settings(tmp_path: Path) -> None:
    found, problems = load([], tmp_path)
    assert problems == []
    assert (found.table.language, found.table.seats, found.screen.size) == ("en", 8, (800, 480))


def test_every_key_of_the_shipped_file_is_explained() -> None:
    lines = SHIPPED.read_text(encoding="utf-8").splitlines()
    keys = [place for place, line in enumerate(lines) if " = " in line and not line.startswith("#")]
    assert len(keys) == sum(len(section) for section in tomllib.loads("\n".join(lines)).values())
    assert [lines[place] for place in keys if not lines[place - 1].startswith("#")] == []


def test_later_files_go_over_earlier_ones_key_by_key(tmp_path: Path) -> None:
    first = write(tmp_path / "box.toml", '[table]\nseats = 9\npace = "brisk"\n[sound]\nvolume = 10')
    second = write(tmp_path / "more.toml", "[table]\nseats = 12")
    found, problems = load([first, second], tmp_path)
    assert problems == []
    assert (found.table.seats, found.table.pace, found.sound.volume, found.sound.card) == (12, "brisk", 10, "auto")


def test_every_mistake_is_told_at_once_with_its_place(tmp_path: Path) -> None:
    text = """
        screen = 5
        [table]
        seats = "eight"
        pace = "brsk"
        langauge = "en"
        bots = 99
        [sound]
        card = 1
        volume = true
        [hardware]
        pin = 4
    """
    assert told(tmp_path / "box.toml", text) == [
        "screen: is a section: write [screen] above its keys, not 5",
        "table.seats: 'eight' will not do: expected int, got str",
        "table.pace: 'brsk' is none of brisk, normal, relaxed; did you mean 'brisk'?",
        "table.langauge: there is no such key; did you mean 'language'?",
        "table.bots: 99 will not do: expected int <= 20",
        "sound.card: 1 will not do: expected str, got int",
        "sound.volume: True will not do: expected int, got bool",
        "hardware: there is no such key",
    ]


@pytest.mark.parametrize(
    ("size", "problems"),
    [
        ("[800]", ["screen.size: takes 2 values, not 1"]),
        ("800", ["screen.size: 800 will not do: expected array, got int"]),
        (
            '["w", 5]',
            [
                "screen.size[0]: 'w' will not do: expected int, got str",
                "screen.size[1]: 5 will not do: expected int >= 240",
            ],
        ),
    ],
)
def test_a_mistake_in_a_list_is_told_with_its_place_in_it(tmp_path: Path, size: str, problems: list[str]) -> None:
    assert told(tmp_path / "box.toml", f"[screen]\nsize = {size}") == problems


def test_mistakes_of_several_files_are_told_with_their_files(tmp_path: Path) -> None:
    first, second = write(tmp_path / "a.toml", "[table]\nseats = 2"), write(tmp_path / "b.toml", "[tabel]")
    _, problems = load([first, second], tmp_path)
    assert [str(problem) for problem in problems] == [
        f"{first}: table.seats: 2 will not do: expected int >= 3",
        f"{second}: tabel: there is no such key; did you mean 'table' or 'panel'?",
    ]


def test_values_that_contradict_each_other_are_told_beside_the_other_mistakes(tmp_path: Path) -> None:
    text = '[table]\nlanguage = "zz"\nseats = 5\nbots = 6\n[sound]\nvolume = -1'
    assert told(tmp_path / "box.toml", text) == [
        "sound.volume: -1 will not do: expected int >= 0",
        "table.language: there are no texts in 'zz', only in en, zh-Hans, zh-Hant",
        "table.bots: 6 bots cannot sit on 5 seats (table.seats)",
    ]


@pytest.mark.parametrize(
    ("narrators", "problems"),
    [
        ('["zh-Hant", "en"]', []),
        (
            '["en", "tlh", "en"]',
            [
                "table.narrators[1]: there are no texts in 'tlh', only in en, zh-Hans, zh-Hant",
                "table.narrators[2]: 'en' speaks already",
            ],
        ),
        (
            '["en", "en", "en", "en"]',
            ["table.narrators: ['en', 'en', 'en', 'en'] will not do: expected array of length <= 3"],
        ),
    ],
)
def test_narrators_are_up_to_three_languages_that_are_there(
    tmp_path: Path, narrators: str, problems: list[str]
) -> None:
    assert told(tmp_path / "box.toml", f"[table]\nnarrators = {narrators}") == problems


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"[table\n", "is not TOML: .*line 1"),
        (b"# caf\xe9\n", "is not UTF-8 text"),
        (b"\n" * 2_000_000, "is longer than 1000000 bytes"),
        (b"x = " + b"[" * 100_000, "is (nested too deeply|not TOML)"),
    ],
)
def test_a_file_that_is_no_toml_is_named(tmp_path: Path, content: bytes, what: str) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(content)
    _, [problem] = load([path], tmp_path)
    assert (problem.file, problem.key) == (path, "")
    assert re.match(what, problem.what)


def test_a_name_with_a_dot_is_told_with_the_file_that_it_stands_in(tmp_path: Path) -> None:
    path = write(tmp_path / "box.toml", '[pins]\nexpanders = { "../x" = 0x20 }')
    _, [problem] = load([path], tmp_path)
    assert (problem.file, problem.key) == (path, "pins.expanders.../x")


def test_a_file_may_begin_with_the_mark_that_some_editors_write(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_bytes(b"\xef\xbb\xbf[table]\r\nseats = 12\r\n")
    settings, problems = load([tmp_path / "box.toml"], tmp_path)
    assert (settings.table.seats, problems) == (12, [])


def test_a_profile_that_can_be_no_file_is_told(tmp_path: Path) -> None:
    path = write(tmp_path / "box.toml", '[pins]\nprofile = "\\u0000/x"')
    _, [problem] = load([path], tmp_path)
    assert problem.what == "is no name of a file"


def test_a_named_file_that_is_missing_or_a_folder_is_told(tmp_path: Path) -> None:
    _, problems = load([tmp_path / "none.toml", tmp_path], tmp_path)
    assert [problem.what for problem in problems] == [
        "cannot be read: No such file or directory",
        "cannot be read: Is a directory",
    ]


# The last good settings


@pytest.mark.parametrize("kept", ["{", "[]", '{"table": []}', '{"table": {"seats": 99}}', "[" * 100_000])
def test_a_spoilt_last_good_file_is_no_trouble(tmp_path: Path, kept: str) -> None:
    shipped, _ = load([], tmp_path)
    write(tmp_path / "last-good.json", kept)
    assert load([write(tmp_path / "box.toml", "?")], tmp_path)[0] == shipped


def test_last_good_settings_of_an_older_version_still_count(tmp_path: Path) -> None:
    write(tmp_path / "last-good.json", '{"table": {"seats": 12, "gone": 1}}')
    found, _ = load([write(tmp_path / "box.toml", "?")], tmp_path)
    assert (found.table.seats, found.table.language) == (12, "en")


def test_settings_that_have_not_changed_are_not_written_again(tmp_path: Path) -> None:
    found, _ = load([], tmp_path)
    keep(found, tmp_path)
    before = (tmp_path / "last-good.json").stat()
    keep(found, tmp_path)
    after = (tmp_path / "last-good.json").stat()
    assert (before.st_ino, before.st_mtime_ns) == (after.st_ino, after.st_mtime_ns)
    assert before.st_mode & 0o777 == 0o600


def test_a_broken_shipped_file_leaves_the_last_good_settings_or_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, _ = load([], tmp_path)
    monkeypatch.setattr(subject, "SHIPPED", write(tmp_path / "shipped.toml", "[table]\nseats = 8"))
    with pytest.raises(WolfhourError, match=r"shipped\.toml: is not as it came"):
        load([], tmp_path)
    keep(good, tmp_path)
    found, [problem] = load([], tmp_path)
    assert found == good
    assert problem.file == tmp_path / "shipped.toml"


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
names = st.sampled_from(["table", "sound", "screen", "seats", "volume", "pace"]) | st.text(max_size=5)


@given(st.dictionaries(names, st.dictionaries(names, values, max_size=4) | values, max_size=4))
def test_whatever_stands_in_a_file_is_sound_or_told(data: dict[str, object]) -> None:
    problems: list[str] = []
    good = sift(Settings, data, lambda key, what: problems.append(f"{key}: {what}"))
    assert problems or good == data
    shipped = tomllib.loads(SHIPPED.read_text(encoding="utf-8"))
    assert isinstance(msgspec.convert(subject.merge(shipped, good), Settings), Settings)


# Where the files are, and what was meant


def test_the_owners_files_are_the_named_one_and_the_folder_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = tmp_path / "mine.toml"
    further = [write(tmp_path / "box.d" / name, "") for name in ("20-b.toml", "10-a.toml", "30-c.txt")]
    assert owner_files(str(named)) == [named, further[1], further[0]]
    monkeypatch.setenv("WOLFHOUR_CONFIG", str(named))
    assert owner_files()[0] == named
    monkeypatch.delenv("WOLFHOUR_CONFIG")
    assert owner_files()[0] == Path("/etc/wolfhour/box.toml")


def test_the_owners_file_may_be_missing_where_nobody_named_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subject, "OWNER", tmp_path / "box.toml")
    assert load([tmp_path / "box.toml"], tmp_path)[1] == []
    assert told(tmp_path / "box.toml", "a = 1") == ["a: there is no such key"]


def test_the_nearest_names_are_offered_the_closest_first() -> None:
    roles = ("werewolf", "seer", "white.werewolf", "villager")
    assert nearest("werwolf", roles) == ("werewolf", "white.werewolf")
    assert nearest("SEER", roles) == ("seer",)
    assert nearest("xyz", roles) == ()
    assert nearest("zh-hant", ("en", "zh-Hant", "zh-Hans")) == ("zh-Hant", "zh-Hans")
    assert did_you_mean("sear", roles) == "; did you mean 'seer'?"
    assert did_you_mean("xyz", roles) == ""


def test_where_each_value_comes_from_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "box.d").mkdir()
    first, later = tmp_path / "box.toml", tmp_path / "box.d/90-local.toml"
    first.write_text('[table]\nseats = 9\npace = "brisk"\n[pins]\nprofile = "8-seats"\n')
    later.write_text("[table]\nseats = 10\n")
    assert main(["config", "show", "--config", str(first), "--state", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert f"seats = 10  # {later}\n" in told
    assert f'pace = "brisk"  # {first}\n' in told
    assert f"  # {HARDWARE / '8-seats.toml'}\n" in told
    assert 'language = "en"\n' in told

    first.write_text("[table]\nseats = 99\n")
    assert main(["config", "show", "--config", str(first), "--state", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("# The last good settings")
