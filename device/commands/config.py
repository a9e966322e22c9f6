"""`wolfhour config`: what is set, what is wrong in the files, and how the box is wired."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from device.doctor.machine import paired
from device.languages import languages
from device.phrases import Phrases
from device.settings import TEXTS, Settings, load, owner_files
from device.store import load_panel, state_folder
from device.strict import Problem
from device.wiring.draw import pictures
from device.wiring.draw_readers import reader_pictures
from device.wiring.faults import remarks
from device.wiring.names import wiring_of
from device.wiring.parts import parts
from device.wiring.reading import reader_parts, reading_of


def add_config(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command `config`."""
    parser = commands.add_parser(
        "config",
        help="show or check the settings, or draw the wiring",
        description="Looks at the settings that came with the box and at the owner's files over them.",
        epilog="examples: wolfhour config show, or wolfhour config check --config my-box.toml",
    )
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    for name, run, text, example in (
        ("show", show, "print the settings that count", "wolfhour config show"),
        ("check", check, "name every mistake; exit status 2 where there is one", "wolfhour config check"),
        ("wiring", draw, "draw how seats and panel are wired, as SVG pictures", "wolfhour config wiring --out wiring"),
    ):
        action = actions.add_parser(name, help=text, description=text, epilog=f"example: {example}")
        action.add_argument("--config", metavar="FILE", help="the owner's settings (default: $WOLFHOUR_CONFIG)")
        action.add_argument("--state", type=Path, metavar="DIR", help="the state folder (default: $WOLFHOUR_STATE)")
        if run is draw:
            action.add_argument(
                "--out", type=Path, default=Path("wiring"), metavar="DIR", help="where to (default: wiring)"
            )
            action.add_argument(
                "--language", choices=languages(TEXTS), help="of the words on the pictures (default: the box's)"
            )
        action.set_defaults(run=run)


def show(args: argparse.Namespace) -> int:
    """Print the effective settings as TOML; what is wrong goes to standard error."""
    settings, problems = load(owner_files(args.config), args.state or state_folder())
    for problem in problems:
        print(f"wolfhour: {problem}", file=sys.stderr)
    for section, keys in msgspec.to_builtins(settings).items():
        print(f"[{section}]")
        for key, value in keys.items():
            print(f"{key} = {toml(value)}")
        print()
    return 0


def toml(value: Any) -> str:
    """A value as TOML has it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def draw(args: argparse.Namespace) -> int:
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
    try:
        args.out.mkdir(parents=True, exist_ok=True)
        for name, picture in drawn.items():
            (args.out / name).write_text(picture, encoding="utf-8")
            print(args.out / name)
    except OSError as error:
        print(f"wolfhour: {args.out}: {error.strerror}; name another folder with --out", file=sys.stderr)
        return 2
    for part, count in {**parts(wiring), **reader_parts(reading)}.items():
        print(f"{count:4} {part}")
    return 0


def spoken(settings: Settings, state: Path) -> str:
    """The language of the box: the one that was chosen on the panel, else that of the settings."""
    chosen = load_panel(state / "panel.json").get("language")
    return chosen if chosen in languages(TEXTS) else settings.table.language


def check(args: argparse.Namespace) -> int:
    """Name every mistake, and what is none but probably not meant."""
    files, doubts = owner_files(args.config), list[Problem]()
    settings, problems = load(files, args.state or state_folder(), doubts)
    for problem in problems:
        print(f"wolfhour: {problem}", file=sys.stderr)
    for doubt in doubts:
        print(f"wolfhour: {doubt}; is that meant?", file=sys.stderr)
    if not problems:
        there = [str(file) for file in files if file.exists()]
        for remark in remarks(wiring_of(settings)):
            print(remark)
        verdict = "have no mistake" if doubts else "are fine"
        print(f"the settings {verdict} ({', '.join(there) or 'only those that came with the box'})")
    return 2 if problems else 0
