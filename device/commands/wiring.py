"""`wolfhour config wiring`: how the box is wired, as pictures."""

import argparse
import sys
from pathlib import Path

from device.doctor.machine import paired
from device.languages import languages
from device.phrases import Phrases
from device.settings import TEXTS, Settings, load, owner_files
from device.store import load_panel, state_folder
from device.wiring.circuits import circuits
from device.wiring.draw import pictures
from device.wiring.draw_readers import reader_pictures
from device.wiring.names import wiring_of
from device.wiring.parts import parts
from device.wiring.reading import reader_parts, reading_of


def draw_wiring(args: argparse.Namespace) -> int:
    """Draw what the settings wire, with the parts that protect the pins; nothing is drawn of a wrong wiring."""
    state = args.state or state_folder()
    settings, problems = load(owner_files(args.config), state)
    for problem in problems:
        print(f"wolfhour: {problem}", file=sys.stderr)
    if problems:
        return 2
    wiring = wiring_of(settings)
    reading = reading_of(settings, paired(state))
    if wiring.empty and not reading.at:
        what = 'name a profile (pins.profile = "8-seats"), pins of your own, or readers (readers.enabled = true)'
        print(f"nothing is wired: {what}", file=sys.stderr)
        return 2
    phrases = Phrases(TEXTS, args.language or spoken(settings, state))
    drawn = dict(reader_pictures(reading, phrases))
    if not wiring.empty:
        drawn = {**pictures(wiring, phrases), **drawn}
    if not wiring.empty or reading.boards:
        drawn["circuits.svg"] = circuits(wiring, phrases, boards=bool(reading.boards))
    try:
        args.out.mkdir(parents=True, exist_ok=True)
        for name, picture in drawn.items():
            (args.out / name).write_text(picture, encoding="utf-8")
            print(args.out / name)
    except OSError as error:
        print(f"wolfhour: {args.out}: {error.strerror}; name another folder with --out", file=sys.stderr)
        return 2
    for part, count in {**parts(wiring), **reader_parts(reading)}.items():
        print(f"{count:4} {part.name(phrases)}")
    return 0


def spoken(settings: Settings, state: Path) -> str:
    """The language of the box: the one that was chosen on the panel, else that of the settings."""
    chosen = load_panel(state / "panel.json").get("language")
    return chosen if chosen in languages(TEXTS) else settings.table.language
