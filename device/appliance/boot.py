"""What a Raspberry Pi is told when it starts: a marked block in `config.txt`, and some words of `cmdline.txt`.

What was there before is kept beside it, and comes back when Wolfhour is taken away.
"""

import re
from collections.abc import Sequence

from device.appliance.deeds import Deeds, read

FOLDERS = ("/boot/firmware", "/boot")
"""Where the files are: since Debian 12, and before."""
KEPT = ".before-wolfhour"
BEGIN, END = "# BEGIN wolfhour", "# END wolfhour"
BLOCK = f"""{BEGIN}
# Made by the installer, and taken away by it.  [all]: on every model.
[all]
# The bus of the expanders, for more buttons and lights than the header has pins.
dtparam=i2c_arm=on
{END}
"""
MARKED = re.compile(rf"\n*{BEGIN}\n.*?{END}\n", re.DOTALL)
WORDS = ("consoleblank=0", "vt.global_cursor_default=0")
"""The screen must not go dark in the middle of a night, and no cursor may blink on it."""


def set_up(deeds: Deeds) -> bool:
    """Write both files; whether the machine must start anew."""
    before = len(deeds.done)
    if (config := found(deeds, "config.txt")) and (text := read(deeds.at(config))) is not None:
        block = f"\n\n{BLOCK}"
        change(deeds, config, text, MARKED.sub(block, text) if MARKED.search(text) else text.rstrip("\n") + block)
    if (line := found(deeds, "cmdline.txt")) and (text := read(deeds.at(line))) is not None:
        missing = [word for word in WORDS if word not in text.split()]
        change(deeds, line, text, f"{' '.join([*text.split(), *missing])}\n" if missing else text)
    return len(deeds.done) > before


def take_back(deeds: Deeds) -> None:
    """Let both files be without what was added."""
    if (config := found(deeds, "config.txt")) and (text := read(deeds.at(config))) is not None:
        deeds.file(config, MARKED.sub("\n", text), mode=None)
        deeds.remove(config + KEPT)
    if (line := found(deeds, "cmdline.txt")) and (text := read(deeds.at(line))) is not None:
        before = (read(deeds.at(line + KEPT)) or " ".join(WORDS)).split()
        added = {word for word in WORDS if word not in before}
        if added & {*text.split()}:
            deeds.file(line, f"{' '.join(word for word in text.split() if word not in added)}\n", mode=None)
        deeds.remove(line + KEPT)


def change(deeds: Deeds, path: str, before: str, after: str) -> None:
    """Write one of the files, and keep the first one that there was."""
    if after != before:
        if not deeds.at(path + KEPT).exists():
            deeds.file(path + KEPT, before, mode=None)
        deeds.file(path, after, mode=None)


def found(deeds: Deeds, name: str, folders: Sequence[str] = FOLDERS) -> str:
    """The path of a boot file; "" on a machine that has none."""
    paths = (f"{folder}/{name}" for folder in folders)
    return next((path for path in paths if deeds.at(path).is_file()), "")
