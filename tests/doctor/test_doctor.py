"""The doctor looks at a Raspberry Pi with everything, and at the same one with one thing wrong."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from device.cli import main
from device.doctor import voice
from device.doctor.check import HERE, Check, Machine
from device.doctor.machine import machine_at
from device.doctor.report import as_text, examine, overall

PI = Path(__file__).parent / "fixtures" / "pi-4"
LGPIO = "usr/lib/python3/dist-packages/lgpio.py"
CARD_1 = "dev/serial/by-path/platform-fd500000.pcie-pci-0000:01:00.0-usb-0:1.2:1.0-port0"
LID = "dev/serial/by-path/platform-fd500000.pcie-pci-0000:01:00.0-usb-0:1.1:1.0-port0"
USB_LID, USB_1 = "sys/bus/usb/devices/1-1.1", "sys/bus/usb/devices/1-1.2"

BY_EAR = '[table]\nby_ear = true\n[pins]\nprofile = "8-seats"\n[seats]\nbuzzers = [{}]\n'

Change = Callable[[Path], None]


def without(*names: str) -> Change:
    def change(root: Path) -> None:
        for name in names:
            path = root / name
            shutil.rmtree(path) if path.is_dir() else path.unlink()

    return change


def saying(name: str, text: str) -> Change:
    def change(root: Path) -> None:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")

    return change


def swapped(name: str, old: str, new: str) -> Change:
    def change(root: Path) -> None:
        text = (root / name).read_text(encoding="utf-8")
        assert old in text
        (root / name).write_text(text.replace(old, new), encoding="utf-8")

    return change


def wrong(tmp_path: Path, *changes: Change) -> list[Check]:
    root = tmp_path / "pi"
    shutil.copytree(PI, root, symlinks=True)
    for change in changes:
        change(root)
    return [check for check in examine(machine_at(root, None, None)) if check.status != "fine"]


def test_a_pi_with_everything_is_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--root", str(PI)]) == 0
    told = capsys.readouterr().out
    assert "ok seats" in told
    assert told.endswith("the box can host games\n")


@pytest.mark.parametrize(
    ("change", "name", "finding", "remedy"),
    [
        (swapped("etc/group", "dialout:x:20:wolfhour", "dialout:x:20:"), "readers", "group dialout", "-aG dialout"),
        (swapped("etc/group", "audio:x:29:wolfhour", "audio:x:29:"), "sound", "group audio", "usermod"),
        (swapped("etc/group", "video:x:44:wolfhour", "video:x:44:"), "screen", "group video", "usermod"),
        (
            swapped("boot/firmware/cmdline.txt", "console=tty1", "console=serial0,115200 console=tty1"),
            "readers-console",
            "console=serial0",
            "cmdline.txt",
        ),
        (
            saying("etc/systemd/system/getty.target.wants/serial-getty@ttyAMA0.service", ""),
            "readers-console",
            "serial-getty@ttyAMA0",
            "systemctl mask",
        ),
        (
            swapped("var/lib/dpkg/status", "espeak-ng\n", "brltty\nPriority: optional\n"),
            "readers-brltty",
            "braille",
            "apt remove brltty",
        ),
        (
            saying("etc/systemd/system/multi-user.target.wants/ModemManager.service", ""),
            "readers-modemmanager",
            "ModemManager",
            "disable",
        ),
        (without(CARD_1, USB_1), "readers", "reader of seat 1 is empty", "plug"),
        (without(CARD_1, USB_1, LID, USB_LID), "readers", "seat 1", "power of the USB hub"),
        (without("proc/asound/cards"), "sound", "no sound card", "plug one in"),
        (
            saying("etc/wolfhour/box.d/sound.toml", '[sound]\ncard = "plughw:CARD=Device"\n'),
            "sound",
            "no sound card 'Device', only vc4hdmi0, Headphones",
            "sound.card",
        ),
        (without("usr/bin/espeak-ng"), "voice", "espeak-ng is missing", "apt install espeak-ng"),
        (without("sys/class/drm/card1-HDMI-A-1/status"), "screen", "no screen", "plug one in"),
        (saying("etc/wolfhour/box.d/a.toml", '[screen]\npanel = "fb_none"\n'), "screen", "fb_none", "screen.panel"),
        (swapped("boot/firmware/cmdline.txt", " consoleblank=0", ""), "screen", "switch the screen off", "blank=0"),
        (saying("etc/wolfhour/box.d/a.toml", "[table]\nseats = 99\n"), "settings", "table.seats", "correct"),
        (
            saying("etc/wolfhour/box.d/a.toml", '[seats.buttons]\n3 = ["GPIO5"]\n'),
            "settings",
            "GPIO5 is used already",
            "correct",
        ),
        (saying("etc/wolfhour/box.d/a.toml", "[table]\nseats = 12\n"), "seats", "9, 10, 11, 12", "table.seats"),
        (saying("etc/wolfhour/box.d/a.toml", '[panel]\nback = ""\n'), "panel", "lacks back", "wire"),
        (swapped("proc/mounts", "ext4 rw", "ext4 ro"), "storage", "only be read", "card"),
        (swapped("proc/mounts", "tmpfs /run", "tmpfs /var/lib"), "storage", "lost at power-off", "partition"),
        (saying("var/lib/wolfhour/game-damaged-1.journal", ""), "storage-damaged", "game-damaged-1", "helps"),
        (saying("etc/wolfhour/box.toml", BY_EAR.format(3)), "by-ear", "no motor at seats 3", "by_ear = false"),
        (saying("var/lib/wolfhour/cards.json", "{"), "cards", "cannot be read", "wolfhour cards enrol"),
        (saying("sys/devices/platform/soc/soc:firmware/get_throttled", "0x50005"), "power", "too weak", "supply"),
    ],
)  # fmt: skip
def test_one_thing_that_is_wrong_is_found_with_what_to_do(
    tmp_path: Path, change: Change, name: str, finding: str, remedy: str
) -> None:
    found = [check for check in wrong(tmp_path, change) if check.id == name]
    assert len(found) == 1, found
    assert found[0].status == "degraded"
    assert finding in found[0].finding
    assert remedy in found[0].remedy


@pytest.mark.parametrize(
    ("change", "name", "finding", "remedy"),
    [
        (without(LGPIO), "pins", "lgpio is missing", "pip install -e '.[pi]'"),
        (without("dev/gpiochip0"), "pins", "no /dev/gpiochip", "kernel"),
        (swapped("etc/group", "gpio:x:993:wolfhour", "gpio:x:993:"), "pins", "group gpio", "usermod -aG gpio"),
        (swapped("proc/device-tree/model", "Raspberry Pi 4", "Some Board"), "pins", "no Raspberry Pi", "on the Pi"),
        (without("dev/i2c-1"), "pins-i2c", "no I2C bus 1", "/etc/modules"),
        (swapped("etc/group", "i2c:x:994:wolfhour", "i2c:x:994:"), "pins-i2c", "group i2c", "usermod -aG i2c"),
    ],
)
def test_a_box_whose_only_seats_cannot_answer_hosts_nothing(
    tmp_path: Path, change: Change, name: str, finding: str, remedy: str
) -> None:
    buttons = saying("etc/wolfhour/box.toml", '[pins]\nprofile = "8-seats"\n')
    found = wrong(tmp_path, buttons, change)
    assert overall(found) == "cannot host"
    why = next(check for check in found if check.id == name)
    assert finding in why.finding
    assert remedy in why.remedy


def test_where_every_seat_has_a_light_nothing_is_wrong_with_playing_by_ear(tmp_path: Path) -> None:
    assert "by-ear" not in [check.id for check in wrong(tmp_path, saying("etc/wolfhour/box.toml", BY_EAR.format("")))]


def test_the_reader_in_the_lid_alone_answers_for_nobody(tmp_path: Path) -> None:
    assert overall(wrong(tmp_path, without(LGPIO, CARD_1, USB_1))) == "cannot host"


def test_readers_go_on_where_pins_do_not(tmp_path: Path) -> None:
    assert overall(wrong(tmp_path, without(LGPIO))) == "degraded"


def test_who_switches_i2c_off_is_told_how_to_switch_it_on(tmp_path: Path) -> None:
    found = wrong(tmp_path, without("dev/i2c-1"), saying("boot/firmware/config.txt", ""))
    assert "dtparam=i2c_arm=on" in next(check for check in found if check.id == "pins-i2c").remedy


def test_modemmanager_may_stay_where_a_rule_keeps_it_away(tmp_path: Path) -> None:
    running = saying("etc/systemd/system/multi-user.target.wants/ModemManager.service", "")
    rule = saying("etc/udev/rules.d/70-wolfhour.rules", 'ENV{ID_MM_DEVICE_IGNORE}="1"\n')
    assert wrong(tmp_path, running, rule) == []


def test_an_adapter_without_a_port_was_taken_by_somebody(tmp_path: Path) -> None:
    found = wrong(tmp_path, without(CARD_1), saying("etc/wolfhour/box.toml", '[pins]\nprofile = "8-seats"\n'))
    assert [(check.id, "2 adapters (CH340) and 1 ports" in check.finding) for check in found] == [("readers", True)]


def test_weak_power_that_is_over_is_no_fault(tmp_path: Path) -> None:
    assert wrong(tmp_path, saying("sys/devices/platform/soc/soc:firmware/get_throttled", "0x50000")) == []


def test_without_sound_and_screen_nobody_can_be_told_anything(tmp_path: Path) -> None:
    found = wrong(tmp_path, without("proc/asound/cards", "sys/class/drm/card1-HDMI-A-1/status"))
    assert overall(found) == "cannot host"
    assert "the box cannot host games" in as_text(found)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ([without("proc/asound/cards")], "AUD-01"),
        ([without("usr/bin/espeak-ng")], "AUD-02"),
        ([without("sys/class/drm/card1-HDMI-A-1/status")], "SCR-01"),
        ([without(CARD_1, USB_1)], "RDR-03"),
        ([without(CARD_1, USB_1, LID, USB_LID)], "RDR-10"),
        ([without("dev/gpiochip0")], "GPIO-01"),
        ([swapped("proc/mounts", "ext4 rw", "ext4 ro")], "STO-01"),
        ([saying("var/lib/wolfhour/game-damaged-1.journal", "")], "STO-02"),
        ([saying("var/lib/wolfhour/history-damaged-1.db", "")], "STO-04"),
        ([saying("var/lib/wolfhour/cards-damaged-1.json", "")], "STO-05"),
        ([saying("var/lib/wolfhour/cards.json", "{")], "STO-05"),
        ([saying("etc/wolfhour/box.d/a.toml", "[table]\nseats = 99\n")], "CFG-01"),
        ([saying("sys/devices/platform/soc/soc:firmware/get_throttled", "0x50005")], "PWR-01"),
        ([without("proc/asound/cards"), without("sys/class/drm/card1-HDMI-A-1/status")], "SYS-02"),
    ],
)
def test_what_is_wrong_has_its_code(tmp_path: Path, changes: list[Change], code: str) -> None:
    found = wrong(tmp_path, *changes)
    assert code in [check.code for check in found]
    assert f" [{code}]\n" in as_text(found)


def test_an_empty_folder_is_a_machine_with_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--root", str(tmp_path)]) == 2
    assert "no Raspberry Pi" in capsys.readouterr().out


def test_a_program_reads_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(PI, tmp_path / "pi", symlinks=True)
    (tmp_path / "pi" / "usr/bin/espeak-ng").unlink()
    assert main(["doctor", "--json", "--root", str(tmp_path / "pi")]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["status"] == "degraded"
    assert {frozenset(check) for check in told["checks"]} == {frozenset({"id", "status", "finding", "remedy", "code"})}
    (voice,) = (check for check in told["checks"] if check["id"] == "voice")
    assert (voice["status"], voice["code"]) == ("degraded", "AUD-02")


@pytest.mark.parametrize("command", ["doctor", "config check"])
def test_a_language_without_a_voice_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    (tmp_path / "voices.toml").write_text('[en]\nvoice = "en-us"\nrate = 150\n', encoding="utf-8")
    for user in ("device.doctor.voice", "device.commands.config", "device.hw.voices"):
        monkeypatch.setattr(f"{user}.VOICES", tmp_path / "voices.toml")
    main([*command.split(), *(["--root", str(PI)] if command == "doctor" else ["--state", str(tmp_path)])])
    told = capsys.readouterr().out
    assert "zh-Hans" in told
    assert f"[zh-Hant] {'to' if command == 'doctor' else 'in'} {tmp_path / 'voices.toml'}" in told


def test_a_mistake_in_the_owners_voices_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "voices.toml").write_text('[en]\nvoice = "en-us"\nrate = 20\n', encoding="utf-8")
    mistake = f"{tmp_path / 'voices.toml'}: [en]: "
    checks = voice.check(machine_at(None, tmp_path, "/dev/null"))
    assert [check.status for check in checks if mistake in check.finding] == ["degraded"]
    for command, status in (("config check", 2), ("voices list --language en", 0)):
        assert main([*command.split(), "--state", str(tmp_path)]) == status
        assert mistake in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--root", "/nowhere"], ["--root", str(PI), "--interactive"]])
def test_a_mistake_is_explained(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", *words]) == 2
    assert "--root" in capsys.readouterr().err


def test_every_finding_that_is_not_fine_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    machines = [machine_at(tmp_path / "empty", None, None), machine_at(None, tmp_path, "/dev/null")]
    assert [machine.here for machine in machines] == [False, True]
    for machine in machines:
        assert isinstance(machine, Machine)
        checks = examine(machine)
        assert {check.id for check in checks} >= {"system", "settings", "seats", "panel", "cards", "sound", "voice"}
        assert [check for check in checks if (check.status == "fine") != (check.remedy == "")] == []
    assert machines[1].root == HERE
    assert any(check.id == "voice-pack" and "zh-Hans" in check.finding for check in checks)
