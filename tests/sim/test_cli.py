"""The command line: help for every command, and one clear message for every mistake."""

import argparse
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from io import StringIO
from pathlib import Path

import pytest

from device.cli import main
from device.commands.box import in_text
from device.commands.line import Words, parser
from device.host import Stopped
from tests.sim.process import COMMAND, environment, wolfhour


def commands(of: Words) -> Iterator[Words]:
    """The parser and all below it."""
    of.fill()
    yield of
    for action in of._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from commands(below)


@pytest.mark.parametrize("command", [*commands(parser())], ids=lambda command: str(command.prog))
def test_every_command_has_help_with_an_example(command: Words) -> None:
    assert "example" in command.format_help()
    assert command.description


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["sing"], "invalid choice: 'sing'"),
        (["sim", "--bots", "many"], "seats are 1 to 20"),
        (["sim", "--bots", "9-30"], "1 to 20"),
        (["sim", "--fault", "flood"], "kill-after-record=N"),
        (["sim", "--seats", "x"], "invalid int value"),
        (["sim", "--text", "--clock", "fast", "--autostart", "--seats", "40"], "7 to 20 seats, not at 40"),
        (["sim", "--text", "--clock", "fast", "--language", "xx"], "no texts in 'xx'"),
        (["sim", "--text", "--clock", "fast", "--voice"], "fast clock"),
        (["config"], "ACTION"),
        (["rehearse", "nothing.toml"], "nothing.toml"),
    ],
)
def test_a_mistake_is_one_message_and_exit_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], says: str
) -> None:
    monkeypatch.setenv("WOLFHOUR_STATE", str(tmp_path))
    monkeypatch.setenv("WOLFHOUR_CONFIG", os.devnull)
    with pytest.raises(SystemExit) as ended:
        sys.exit(main(words))
    assert ended.value.code == 2
    assert says in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"wolfhour {version('wolfhour')}\n"


@pytest.mark.parametrize("module", ["device", "device.cli"])
def test_the_command_is_a_module_as_well(module: str) -> None:
    words = [sys.executable, "-m", module, "sing"]
    done = subprocess.run(words, capture_output=True, env=environment(), check=False, text=True, timeout=100)
    assert (done.returncode, "invalid choice: 'sing'" in done.stderr) == (2, True)


def test_a_look_at_the_settings_imports_nothing_that_only_a_box_needs() -> None:
    unneeded = ("gpiozero", "serial", "smbus2", "rich", "pygame", "fluent", "babel", "pypinyin", "multiprocessing")
    code = f"""
import sys
from device.cli import main
main(["config", "check"])
print({{*{unneeded}}} & {{*sys.modules}})
"""
    words = [sys.executable, "-c", code]
    done = subprocess.run(words, capture_output=True, env=environment(), check=True, text=True, timeout=100)
    assert done.stdout.splitlines()[-1] == "set()"


def test_a_second_box_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    first = subprocess.Popen(
        [*COMMAND, "sim", "--text", "--state", str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
        text=True,
    )
    with first:
        assert first.stdout is not None
        assert "SCREEN" in first.stdout.readline()
        second = wolfhour("sim", "--text", "--clock", "fast", "--state", tmp_path)
        assert (second.returncode, "another box is running" in second.stderr) == (2, True)
        first.send_signal(signal.SIGTERM)
    assert first.returncode == 0


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
@pytest.mark.parametrize("voice", [(), ("--voice",)])
def test_a_signal_switches_the_box_off_and_a_second_one_changes_nothing(
    tmp_path: Path, number: signal.Signals, status: int, voice: tuple[str, ...]
) -> None:
    words = ["sim", "--text", *voice, "--autostart", "--seats", "7", "--bots", "7", "--state", str(tmp_path)]
    box = subprocess.Popen(
        [*COMMAND, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(SDL_AUDIODRIVER="dummy"),
    )
    assert box.stdout is not None
    box.stdout.readline()
    box.send_signal(number)
    box.send_signal(number)
    _, errors = box.communicate(timeout=20)
    assert (box.returncode, errors) == (status, b"")
    assert (tmp_path / "game.journal").exists()


def test_a_reader_that_goes_away_ends_the_box_quietly(tmp_path: Path) -> None:
    words = ["demo", "--text", "--clock", "fast", "--state", str(tmp_path)]
    box = subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment())
    assert box.stdout is not None
    box.stdout.readline()
    box.stdout.close()
    box.stdout = None
    _, errors = box.communicate(timeout=60)
    assert (box.returncode, errors) == (1, b"")


def test_broken_settings_are_named_and_the_box_starts_with_the_last_good_ones(tmp_path: Path) -> None:
    settings = tmp_path / "box.toml"
    words = ("sim", "--text", "--clock", "fast", "--state", tmp_path / "state", "--config", settings)
    settings.write_text('[table]\nlanguage = "zh-Hant"\n', encoding="utf-8")
    assert wolfhour(*words, commands="quit\n").stderr == ""
    settings.write_text('[table]\nlanguage = "zh-Hant"\npaze = "brisk"\n', encoding="utf-8")
    broken = wolfhour(*words, commands="quit\n")
    assert broken.returncode == 0
    assert "starting with the last good settings" in broken.stderr
    assert f"{settings}: table.paze: there is no such key; did you mean 'pace'?" in broken.stderr
    assert "[繁體中文]" in broken.stdout


def test_where_there_are_no_last_good_settings_nobody_is_told_that_there_are(tmp_path: Path) -> None:
    settings = tmp_path / "box.toml"
    settings.write_text('[panel]\nok = "GPIO17"\nback = "GPIO17"\n', encoding="utf-8")
    words = ("sim", "--text", "--clock", "fast", "--state", tmp_path / "state", "--config", settings)
    box = wolfhour(*words, commands="quit\n")
    assert box.returncode == 0
    assert "panel.back: GPIO17 is used already by panel.ok" in box.stderr
    assert box.stderr.endswith("there are no last good settings yet; starting without yours\n")


def test_config_check_names_every_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = tmp_path / "box.toml"
    settings.write_text("[table]\nseats = 99\n[sound]\nvolum = 3\n", encoding="utf-8")
    check, places = ["config", "check"], ["--config", str(settings), "--state", str(tmp_path)]
    for words in ([*check, *places], [*places, *check], [*places[:2], *check, *places[2:]]):
        assert main(words) == 2
        said = capsys.readouterr().err
        assert "table.seats" in said
        assert "sound.volum" in said


def test_config_show_prints_settings_that_can_be_read_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings, shown = tmp_path / "box.toml", tmp_path / "shown.toml"
    settings.write_text(
        '[table]\nlanguage = "zh-Hans"\nseats = 12\n[sound]\ndriver = "a\\"b"\n[pins]\nprofile = "12-seats"\n',
        encoding="utf-8",
    )
    words = ["config", "show", "--state", str(tmp_path), "--config"]
    assert main([*words, str(settings)]) == 0
    text = capsys.readouterr().out
    assert "seats = 12" in text
    shown.write_text(text, encoding="utf-8")
    assert main([*words, str(shown)]) == 0
    again = capsys.readouterr().out
    assert [line.partition("  # ")[0] for line in again.splitlines()] == [
        line.partition("  # ")[0] for line in text.splitlines()
    ], "the same but for the file that each is from"


def test_the_demo_plays_a_whole_game_and_keeps_nothing(tmp_path: Path) -> None:
    demo = wolfhour("demo", "--text", "--clock", "fast", "--seed", "7", "--state", tmp_path)
    assert (demo.returncode, demo.stderr) == (0, "")
    assert " win" in " ".join(demo.stdout.splitlines()[-3:])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("display", "words", "text"),
    [("", "", True), (":0", "", False), (":0", "--text", True), (":0", "--clock fast", True)],
)
def test_without_a_display_the_terminal_takes_its_place(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], display: str, words: str, text: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    if display:
        monkeypatch.setenv("DISPLAY", display)
    assert in_text(parser().parse_args(["demo", *words.split()])) is text
    assert ("there is no display" in capsys.readouterr().err) is (not display)


def test_an_interrupt_while_everything_is_still_imported_ends_it_without_a_word() -> None:
    code = """
import os, signal, sys

class Interrupt:
    def find_spec(name, path, target=None):
        if name == "engine":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt)
from device.cli import main
main()
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, env=environment(), check=False, timeout=100
    )
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, b"", b"")


def test_a_box_that_is_switched_off_while_it_logs_a_line_ends() -> None:
    class Interrupted(StringIO):
        def write(self, text: str) -> int:
            raise Stopped  # as the handler of a signal does

    record = logging.LogRecord("device", logging.WARNING, "", 0, "lost: screen", None, None)
    with pytest.raises(Stopped):
        logging.StreamHandler(Interrupted()).emit(record)


@pytest.mark.parametrize(
    ("redirected", "status", "said"),
    [(">&-", 0, ""), (">/dev/full", 1, "wolfhour: the output cannot be written: No space left on device\n")],
)
def test_an_output_that_cannot_be_written(redirected: str, status: int, said: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$@" {redirected}', "sh", *COMMAND, "demo", "--text", "--clock", "fast", "--seed", "7"],
        stderr=subprocess.PIPE,
        env=environment(),
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (status, said)
