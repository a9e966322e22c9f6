"""`wolfhour config`: what is set, what is wrong in the files, and how the box is wired."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from device.commands.places import add_places
from device.hw.voices import voiceless, voices_for
from device.languages import languages
from device.settings import SHIPPED, TEXTS, VOICES, load, origins, owner_files
from device.store import state_folder
from device.strict import Problem
from device.wiring.faults import remarks
from device.wiring.names import wiring_of


def words(parser: argparse.ArgumentParser) -> None:
    """The words of `config`."""
    parser.description = "Looks at the settings that came with the box and at the owner's files over them."
    parser.epilog = "examples: wolfhour config show, or wolfhour config check --config my-box.toml"
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    for name, run, text, example in (
        ("show", show, "print the settings that count", "wolfhour config show"),
        ("check", check, "name every mistake; exit status 2 where there is one", "wolfhour config check"),
        ("wiring", draw, "draw how seats and panel are wired, as SVG pictures", "wolfhour config wiring --out wiring"),
    ):
        action = actions.add_parser(name, help=text, description=text, epilog=f"example: {example}")
        add_places(action)
        if run is draw:
            action.add_argument(
                "--out", type=Path, default=Path("wiring"), metavar="DIR", help="where to (default: wiring)"
            )
            action.add_argument(
                "--language", choices=languages(TEXTS), help="of the words on the pictures (default: the box's)"
            )
        action.set_defaults(run=run)


def show(args: argparse.Namespace) -> int:
    """Print the effective settings as TOML, each with the file that it comes from; what is wrong, to standard error."""
    files = owner_files(args.config)
    settings, problems = load(files, args.state or state_folder())
    for problem in problems:
        print(f"wolfhour: {problem}", file=sys.stderr)
    if problems:
        print("# The last good settings, since the files have mistakes.\n")
    where = {} if problems else origins(files)
    for section, keys in msgspec.to_builtins(settings).items():
        print(f"[{section}]")
        for key, value in keys.items():
            file = where.get(f"{section}.{key}", SHIPPED)
            print(f"{key} = {toml(value)}{'' if file == SHIPPED else f'  # {file}'}")
        print()
    return 0


def toml(value: Any) -> str:
    """A value as TOML has it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def draw(args: argparse.Namespace) -> int:
    """Draw what the settings wire."""
    from device.commands.wiring import draw_wiring

    return draw_wiring(args)


def check(args: argparse.Namespace) -> int:
    """Name every mistake, and what is none but probably not meant."""
    files, doubts = owner_files(args.config), list[Problem]()
    state = args.state or state_folder()
    settings, problems = load(files, state, doubts)
    voices, wrong = voices_for(state)
    for problem in problems:
        print(f"wolfhour: {problem}", file=sys.stderr)
    if wrong:
        print(f"wolfhour: {wrong}", file=sys.stderr)
    for doubt in doubts:
        print(f"wolfhour: {doubt}; is that meant?", file=sys.stderr)
    if not problems:
        there = [str(file) for file in files if file.exists()]
        for language in voiceless(voices, TEXTS):
            print(f"{language} has no voice, and is shown only: a table [{language}] in {VOICES} gives it one")
        for remark in remarks(wiring_of(settings)):
            print(remark)
        verdict = "have no mistake" if doubts else "are fine"
        print(f"the settings {verdict} ({', '.join(there) or 'only those that came with the box'})")
    return 2 if problems or wrong else 0
