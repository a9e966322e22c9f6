"""The pictures of the way from a tap to a line that is heard: every step exists, and games take it."""

import ast
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pytest

from tests.pins import test_whole_games as by_buttons
from tests.readers import test_whole_games_by_cards as by_cards

ROOT = Path(__file__).parents[2]
PICTURE = re.compile(r"^```text\n(.*?)^```", re.MULTILINE | re.DOTALL)
STEP = re.compile(r"^    (\S+\.py) +([\w.]+)", re.MULTILINE)
THREAD = ("device/hw/speaker.py", "device/hw/voices.py", "device/hw/mixer.py", "device/ports.py")
"""What a game in virtual time has no sound card for."""


def steps(document: str) -> list[tuple[str, str]]:
    """The steps of the picture in a README: file and name."""
    folder = ROOT / document
    text = (folder / "README.md").read_text(encoding="utf-8")
    found = [step for picture in PICTURE.findall(text) for step in STEP.findall(picture)]
    return [(path if path.startswith("engine/") else f"{document}/{path}", name) for path, name in found]


def names(path: Path) -> set[str]:
    """The functions and methods of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    methods = {
        f"{kind.name}.{node.name}"
        for kind in tree.body
        if isinstance(kind, ast.ClassDef)
        for node in kind.body
        if isinstance(node, functions)
    }
    return methods | {node.name for node in tree.body if isinstance(node, functions)}


def taken(play: Callable[[], object], way: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Which of these steps a game takes."""
    here, found = {(str(ROOT / path), name): (path, name) for path, name in way}, set[tuple[str, str]]()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and (step := here.get((frame.f_code.co_filename, frame.f_code.co_qualname))):
            found.add(step)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        play()
    finally:
        sys.setprofile(before)
    return found


@pytest.mark.parametrize("document", ["engine", "device"])
def test_every_step_of_the_picture_exists(document: str) -> None:
    way = steps(document)
    assert len(way) > 10
    assert [f"{path}: {name}" for path, name in way if name not in names(ROOT / path)] == []


def test_games_by_buttons_and_by_cards_take_every_step(tmp_path: Path) -> None:
    way = {step for document in ("engine", "device") for step in steps(document) if step[0] not in THREAD}
    found = taken(lambda: by_buttons.play(tmp_path, "classic", 1, "pins"), way)
    assert {step for step in way - found if "readers" not in step[0] and "tags" not in step[0]} == set()
    found |= taken(lambda: by_cards.play("classic", 1), way)
    assert way - found == set()
