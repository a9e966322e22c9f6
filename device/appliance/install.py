"""Makes a box of a machine, and takes it away again.  `systemd/install.sh` calls it, once Python is there.

Of Python's own library only: what the box needs is not there yet.
"""

import argparse
import os
import platform
import re
import signal
import struct
import subprocess
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

from device.appliance import boot
from device.appliance.deeds import Deeds, Refused, answer, read
from device.appliance.release import (
    CURRENT,
    HOME,
    PREVIOUS,
    SERVICE,
    SOURCE,
    folder_of,
    put_in_place,
    refuse_in_a_game,
    refuse_without_power,
    roll_back,
    switch_to,
)

LOG = "/var/log/wolfhour-install.log"
STATE, OWNER = "/var/lib/wolfhour", "/etc/wolfhour"
COMMAND = "/usr/local/bin/wolfhour"
FILES = {
    "wolfhour.service": "/etc/systemd/system/wolfhour.service",
    "wolfhour-unplug.service": "/etc/systemd/system/wolfhour-unplug.service",
    "sysusers.conf": "/etc/sysusers.d/wolfhour.conf",
    "udev.rules": "/etc/udev/rules.d/70-wolfhour.rules",
    "polkit.rules": "/etc/polkit-1/rules.d/70-wolfhour.rules",
    "journald.conf": "/etc/systemd/journald.conf.d/wolfhour.conf",
    "modules.conf": "/etc/modules-load.d/wolfhour.conf",
}
"""Files of `systemd/files/`, and where they go."""
BY_CHOICE = ("hardware-watchdog.conf", "/etc/systemd/system.conf.d/wolfhour.conf")
UNITS = (SERVICE, "wolfhour-unplug.service")
OLDEST = 12
"""Debian."""
WELL = 60.0
"""Seconds for which a new version must stay well."""


def words() -> argparse.ArgumentParser:
    """The words of the command line."""
    parser = argparse.ArgumentParser(prog="systemd/install.sh", description="Makes a box of this machine.")
    parser.add_argument("--dry-run", action="store_true", help="say what would be done, and do nothing")
    parser.add_argument("--uninstall", action="store_true", help="take Wolfhour away; settings and games stay")
    parser.add_argument("--purge", action="store_true", help="with --uninstall: settings, games and the log too")
    parser.add_argument("--rollback", action="store_true", help="go back to the version before")
    parser.add_argument("--hardware-watchdog", action="store_true", help="let the Pi start anew where it hangs whole")
    parser.add_argument("--watch", type=float, default=WELL, metavar="SECONDS", help=argparse.SUPPRESS)
    parser.add_argument("--root", type=Path, default=Path("/"), help=argparse.SUPPRESS)
    return parser


def main() -> int:
    """Do what the words say: the doctor's exit status, 2 where it was refused, 130 where somebody has stopped it."""
    args = (parser := words()).parse_args()
    if args.purge and not args.uninstall:
        parser.error("--purge goes with --uninstall")
    deeds = Deeds(args.root, dry=args.dry_run, tell=tell)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # over a network that is lost it goes on to its end
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return act(deeds, args)
    except KeyboardInterrupt:
        print("wolfhour: stopped; the next run goes on from here", file=sys.stderr)
        return 130


def act(deeds: Deeds, args: argparse.Namespace) -> int:
    """Do what the words say."""
    try:
        suitable(deeds)
        if args.uninstall:
            uninstall(deeds, purge=args.purge)
            return 0
        if args.rollback:
            roll_back(deeds, args.watch, partial(lay_files, deeds))
            return 0
        first = not deeds.at(CURRENT).is_symlink()
        anew = install(deeds, args.watch, hardware_watchdog=args.hardware_watchdog)
    except (Refused, OSError, UnicodeDecodeError) as why:
        closed = isinstance(why, PermissionError) and os.geteuid() != 0
        print(f"wolfhour: {why}{': put sudo before it' if closed else ''}", file=sys.stderr)
        return 2
    finally:
        if not args.purge:
            write_down(deeds)
    return last_words(deeds, anew=anew, first=first)


def tell(text: str) -> None:
    """Say something to whoever is still there."""
    with suppress(OSError):
        print(text, flush=True)


def suitable(deeds: Deeds) -> None:
    """Whether a box can be made of this machine.  Raises `Refused`."""
    told = read(deeds.at("/etc/os-release")) or ""
    system = dict(re.findall(r'^(\w+)="?([^"\n]*)', told, re.MULTILINE))
    if "debian" not in (system.get("ID", ""), *system.get("ID_LIKE", "").split()):
        raise Refused(f"this is {system.get('PRETTY_NAME') or 'no known system'}, and it takes Debian or its kin")
    if (version := system.get("VERSION_ID", "")).isdecimal() and int(version) < OLDEST:
        raise Refused(f"this is Debian {version}, and it takes {OLDEST} or newer")
    if deeds.here and (struct.calcsize("P") < 8 or platform.machine() not in ("x86_64", "aarch64")):
        raise Refused(f"this is a 32-bit or unknown system ({platform.machine()}): install a 64-bit one")
    if re.search(r"(^|\s)(boot=overlay|overlayroot=(?!disabled))", read(deeds.at("/proc/cmdline")) or ""):
        raise Refused("its disk is an overlay, which forgets everything at the next start: switch that off first")
    if deeds.here and not deeds.dry and os.geteuid() != 0:
        raise Refused("only root can do this: put sudo before it")


def install(deeds: Deeds, well: float, *, hardware_watchdog: bool) -> bool:
    """Make a box of the machine; whether it has to start anew."""
    refuse_without_power(deeds)
    refuse_in_a_game(deeds, folder_of(SOURCE))
    folder = put_in_place(deeds, SOURCE)
    refuse_in_a_game(deeds, folder)  # which may have begun meanwhile
    lay_files(deeds, SOURCE)
    if hardware_watchdog:
        deeds.file(BY_CHOICE[1], (SOURCE / "systemd/files" / BY_CHOICE[0]).read_text(encoding="utf-8"))
    deeds.folder(OWNER)
    if deeds.folder(STATE, 0o700) or (deeds.here and deeds.at(STATE).stat().st_uid == 0):
        deeds.run("chown", "wolfhour:wolfhour", STATE)
    deeds.link(COMMAND, f"{CURRENT}/.venv/bin/wolfhour")
    anew = boot.set_up(deeds)
    for unit in UNITS:
        enable(deeds, unit)
    switch_to(deeds, folder, well, partial(lay_files, deeds))
    return anew


def lay_files(deeds: Deeds, source: Path) -> None:
    """Put the files of a version where the system looks for them, and let it read them; what it lacks goes."""
    before = len(deeds.done)
    for name, path in FILES.items():
        if (text := read(source / "systemd/files" / name)) is None:
            deeds.remove(path)
        else:
            deeds.file(path, text)
    there = re.search("^wolfhour:", read(deeds.at("/etc/passwd")) or "", re.MULTILINE)  # else it was cut off here
    if len(deeds.done) == before and there:
        return
    deeds.run("systemd-sysusers", FILES["sysusers.conf"])
    if deeds.running:
        deeds.run("systemctl", "daemon-reload")
        deeds.run("systemctl", "try-restart", "systemd-journald.service", vital=False)
    if deeds.running and deeds.at("/run/udev/control").exists():
        deeds.run("udevadm", "control", "--reload", vital=False)
        deeds.run("udevadm", "trigger", "--subsystem-match=gpio", "--subsystem-match=i2c-dev", vital=False)


def enable(deeds: Deeds, unit: str) -> None:
    """Let a unit start with the machine: the link that `systemctl enable` makes, wherever this runs."""
    text = (SOURCE / "systemd/files" / unit).read_text(encoding="utf-8")
    for target in re.findall(r"^WantedBy=(\S+)$", text, re.MULTILINE):
        deeds.link(f"/etc/systemd/system/{target}.wants/{unit}", FILES[unit])


def uninstall(deeds: Deeds, *, purge: bool) -> None:
    """Take everything away that `install` has made; the user stays, since files may belong to it."""
    if deeds.running:
        deeds.run("systemctl", "stop", SERVICE, vital=False)
    for unit in UNITS:
        text = (SOURCE / "systemd/files" / unit).read_text(encoding="utf-8")
        for target in re.findall(r"^WantedBy=(\S+)$", text, re.MULTILINE):
            deeds.remove(f"/etc/systemd/system/{target}.wants/{unit}")
    for path in (*FILES.values(), BY_CHOICE[1], COMMAND, CURRENT, PREVIOUS, HOME):
        deeds.remove(path)
    boot.take_back(deeds)
    if purge:
        for path in (STATE, OWNER, LOG):
            deeds.remove(path)
    if deeds.running:
        deeds.run("systemctl", "daemon-reload")
    if deeds.running and not deeds.at("/etc/systemd/system/display-manager.service").exists():
        deeds.run("systemctl", "start", "getty@tty1.service", "--no-block", vital=False)  # the box had its console


def write_down(deeds: Deeds) -> None:
    """Keep what was done for somebody who helps."""
    log = deeds.at(LOG)
    if deeds.done and not deeds.dry and log.parent.is_dir():
        with suppress(OSError), log.open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in deeds.done)


def last_words(deeds: Deeds, *, anew: bool, first: bool) -> int:
    """What the doctor finds, and what to do next; the exit status is the doctor's.

    The very last act of a first installation is to start the box, which takes the console away: whoever has
    installed from there has read everything by then.
    """
    if not deeds.done:
        print("Everything is as it should be; nothing was changed.")
    if deeds.dry or not deeds.here:
        return 0
    print()
    status = subprocess.run(["runuser", "-u", "wolfhour", "--", COMMAND, "doctor"], check=False).returncode
    print()
    if anew:
        print("Start the machine anew (sudo reboot); then the box speaks by itself.")
    elif deeds.running and first:
        print(
            "The box starts now, and with the machine; it takes this screen.  What it does: systemctl status wolfhour"
        )
        sys.stdout.flush()
        subprocess.run(["systemctl", "start", SERVICE, "--no-block"], check=False)
    elif deeds.running and answer("systemctl", "is-active", SERVICE) == "active":
        print("The box runs, and starts with the machine.  To see what it does: systemctl status wolfhour")
    else:
        print("The box does not run now; it starts with the machine, or by: sudo systemctl start wolfhour")
    return status


if __name__ == "__main__":
    sys.exit(main())
