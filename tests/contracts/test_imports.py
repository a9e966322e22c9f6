"""Who may import whom, how long a file may be, and that the project names no machine it was written on.

Each rule is a function over a tree, so that a planted fault shows that it is found.
"""

import ast
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PURE = {"__future__", "collections", "dataclasses", "enum", "functools", "hashlib", "itertools", "json", "typing"}
"""What the engine may use of the standard library: no clock, chance, file or thread."""

PUBLIC = {
    "engine",
    "engine.catalogue",
    "engine.effects",
    "engine.values",
    "engine.errors",
    "engine.journal",
    "engine.transcript",
    "engine.words",
}
"""What the device may use of the engine."""

HARDWARE = {"gpiozero", "pygame", "pyttsx3", "pyudev", "serial", "smbus2"}

LONGEST_FILE = 300
LONGEST_ROLE = 60


def sources(tree: Path, *folders: str) -> Iterator[tuple[str, Path]]:
    """Every Python file below the folders, with its path from the root of the tree."""
    for folder in folders:
        for path in sorted((tree / folder).rglob("*.py")):
            yield path.relative_to(tree).as_posix(), path


def imported(tree: Path, path: Path) -> Iterator[str]:
    """The modules that a file imports, wherever in it; a relative import comes out with its dots."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            yield base
            inside = tree.joinpath(*base.split("."))
            for alias in node.names:
                if (inside / alias.name).is_dir() or (inside / f"{alias.name}.py").is_file():
                    yield f"{base}.{alias.name}"


def within(module: str, package: str) -> bool:
    """Whether the module is the package or lies in it."""
    return module == package or module.startswith(f"{package}.")


def wrong_in_engine(file: str, module: str) -> bool:
    """The engine is pure, and does not know its laboratory; nothing in either knows the device."""
    if file.startswith("engine/lab/"):
        return within(module, "device")
    if within(module, "engine"):
        return within(module, "engine.lab")
    return module.split(".", maxsplit=1)[0] not in PURE


def wrong_in_role(file: str, module: str) -> bool:
    """Roles never import each other; only the page knows them all."""
    return "/roles/" in file and "roles" in module.split(".")


def wrong_in_course(file: str, module: str) -> bool:
    """All order stands on the page: the course of night, day and trial knows no role and no building."""
    course = (file.startswith("engine/village/") and file.count("/") == 2) or file.endswith("/day.py")
    return course and bool({"roles", "buildings"} & {*module.split(".")})


def wrong_in_device(file: str, module: str) -> bool:
    """The device uses the engine's public names; only commands and the simulation know the laboratory."""
    if not within(module, "engine") or module in PUBLIC:
        return False
    commands = file == "device/app.py" or file.startswith(("device/commands/", "device/sim/"))
    return not (commands and within(module, "engine.lab"))


def wrong_in_knowledge(file: str, module: str) -> bool:
    """Who may know what is told from the rules alone: with the engine's words for things, and without its games."""
    if not file.startswith("device/leaks/knowledge/") or within(module, "device.leaks.knowledge"):
        return False
    return module not in {"abc", "engine", "engine.catalogue"} and module.split(".", maxsplit=1)[0] not in PURE


def wrong_choice(file: str, module: str) -> bool:
    """The box knows ports; only the composition and the commands choose what is behind them."""
    chooses = file == "device/app.py" or file.count("/") > 1
    return not chooses and (within(module, "device.hw") or within(module, "device.sim"))


def wrong_hardware(file: str, module: str) -> bool:
    """Packages that drive hardware are imported in one folder."""
    return module.split(".", maxsplit=1)[0] in HARDWARE and not file.startswith("device/hw/")


def wrong_in_driver(file: str, module: str) -> bool:
    """What drives real parts knows no simulated ones."""
    return file.startswith("device/hw/") and within(module, "device.sim")


def wrong_relative(file: str, module: str) -> bool:
    """One name for one module: no relative imports, which these rules could not read."""
    return module.startswith(".")


RULES: tuple[tuple[str, Callable[[str, str], bool]], ...] = (
    ("engine", wrong_in_engine),
    ("engine", wrong_in_role),
    ("engine", wrong_in_course),
    ("device", wrong_in_device),
    ("device", wrong_in_knowledge),
    ("device", wrong_choice),
    ("engine", wrong_hardware),
    ("device", wrong_hardware),
    ("device", wrong_in_driver),
    ("engine", wrong_relative),
    ("device", wrong_relative),
)


def wrong_imports(tree: Path) -> list[str]:
    """One line for each import that breaks a rule: file, module, and what the rule says."""
    return [
        f"{file} imports {module}: {rule.__doc__}"
        for folder, rule in RULES
        for file, path in sources(tree, folder)
        for module in imported(tree, path)
        if rule(file, module)
    ]


def too_long(tree: Path) -> list[str]:
    """One line for each Python file that has become a heap."""
    lengths = (
        (file, len(path.read_text(encoding="utf-8").splitlines()), LONGEST_ROLE if "/roles/" in file else LONGEST_FILE)
        for file, path in sources(tree, "engine", "device", "tests", "sounds", "systemd")
    )
    return [f"{file} has {lines} lines, more than {limit}" for file, lines, limit in lengths if lines > limit]


# Written so that this file does not match itself.
MACHINE = re.compile(rb"(?<![\w./-])/(?:work|root|farm)/|https?://[^ )]*(?:/simple[/]|registry[.])")


def names_a_machine(tree: Path) -> list[str]:
    """One line for each file that git keeps, or would, which holds a path or a registry of somebody's machine."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    files = subprocess.run(listing, cwd=tree, capture_output=True, check=True, text=True).stdout.split("\0")
    paths = [tree / file for file in files if (tree / file).is_file()]
    return [f"{path.relative_to(tree)}: {found[0]!r}" for path in paths if (found := MACHINE.search(path.read_bytes()))]


def plant(tree: Path, file: str, text: str) -> None:
    """Write a file into a small project that has the folders these rules speak of."""
    for name in (
        "engine/lab/bots.py",
        "engine/run.py",
        "engine/village/roles/seer.py",
        "device/hw/pins.py",
        "device/sim/pins.py",
    ):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).touch()
    (tree / file).parent.mkdir(parents=True, exist_ok=True)
    (tree / file).write_text(text, encoding="utf-8")


def test_every_import_keeps_the_rules() -> None:
    assert wrong_imports(ROOT) == []


def test_no_file_is_too_long() -> None:
    assert too_long(ROOT) == []


BARE = re.compile(r"# (noqa: [A-Z]+\d+|type: ignore\[[a-z-]+\])$", re.MULTILINE)


def test_an_ignored_rule_has_its_reason() -> None:
    files = sources(ROOT, "engine", "device", "tests", "sounds")
    assert [file for file, path in files if BARE.search(path.read_text(encoding="utf-8"))] == []


def test_no_file_names_a_machine() -> None:
    assert names_a_machine(ROOT) == []


@pytest.mark.parametrize(
    ("file", "line", "rule"),
    [
        ("engine/run.py", "import time", wrong_in_engine),
        ("engine/run.py", "import collections.abc, os.path", wrong_in_engine),
        ("engine/run.py", "def late():\n    from random import choice", wrong_in_engine),
        ("engine/run.py", "import msgspec", wrong_in_engine),
        ("engine/run.py", "from engine.lab.bots import Bot", wrong_in_engine),
        ("engine/run.py", "from engine import lab", wrong_in_engine),
        ("engine/run.py", "from device.ports import Press", wrong_in_engine),
        ("engine/lab/bots.py", "import device", wrong_in_engine),
        ("engine/village/roles/witch.py", "from engine.village.roles.seer import SEER", wrong_in_role),
        ("engine/village/roles/witch.py", "from engine.village.roles import seer", wrong_in_role),
        ("engine/village/roles/witch.py", "import engine.village.roles.seer as s", wrong_in_role),
        ("engine/village/votes.py", "from engine.village.roles import seer", wrong_in_course),
        ("engine/classic/day.py", "from engine.village.buildings import barber", wrong_in_course),
        ("engine/millers_hollow/day.py", "from engine.village.roles.bear import growl", wrong_in_course),
        ("device/table.py", "from engine.run import Run", wrong_in_device),
        ("device/table.py", "from engine import run", wrong_in_device),
        ("device/table.py", "import engine.village", wrong_in_device),
        ("device/table.py", "from engine.lab.bots import Bot", wrong_in_device),
        ("device/sim/terminal.py", "import engine.village", wrong_in_device),
        ("device/leaks/knowledge/classic.py", "from engine.village.village import Village", wrong_in_knowledge),
        ("device/leaks/knowledge/classic.py", "from engine.effects import Ask", wrong_in_knowledge),
        ("device/leaks/knowledge/classic.py", "from device.leaks.play import Played", wrong_in_knowledge),
        ("device/table.py", "from device.hw.pins import Pins", wrong_choice),
        ("device/table.py", "from device import sim", wrong_choice),
        ("device/sim/window.py", "import pygame.display", wrong_hardware),
        ("device/app.py", "from gpiozero import LED", wrong_hardware),
        ("engine/lab/bots.py", "import serial", wrong_hardware),
        ("device/hw/seats.py", "from device.sim.pins import Pins", wrong_in_driver),
        ("device/table.py", "from .hw import pins", wrong_relative),
        ("engine/lab/bots.py", "from . import theory", wrong_relative),
    ],
)
def test_a_planted_import_is_found(tmp_path: Path, file: str, line: str, rule: Callable[[str, str], bool]) -> None:
    plant(tmp_path, file, line)
    assert any(found.startswith(file) and found.endswith(str(rule.__doc__)) for found in wrong_imports(tmp_path))


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("engine/run.py", "from collections.abc import Callable\nfrom engine.effects import Ask\nimport json"),
        ("engine/run.py", "from engine.label import label"),
        ("engine/lab/bots.py", "import random\nfrom engine import Ask"),
        ("engine/classic/page.py", "from engine.village.roles import seer"),
        ("engine/millers_hollow/page.py", "from engine.village.buildings import barber"),
        ("engine/village/roles/witch.py", "from engine.village.village import Village"),
        (
            "device/table.py",
            "from engine import Ask, Run\nfrom engine.journal import Header\nfrom engine import errors",
        ),
        ("device/leaks/knowledge/classic.py", "from engine import Event\nfrom device.leaks.knowledge import results"),
        ("device/app.py", "from device.hw import pins\nfrom device.sim.pins import Pins"),
        ("device/sim/guests.py", "from engine.lab.bots import Bot\nfrom device.hw.pins import Pins"),
        ("device/hw/screen.py", "import pygame.display"),
    ],
)
def test_a_rightful_import_is_left_alone(tmp_path: Path, file: str, line: str) -> None:
    plant(tmp_path, file, line)
    assert wrong_imports(tmp_path) == []


@pytest.mark.parametrize(
    ("file", "limit"), [("device/heap.py", LONGEST_FILE), ("engine/village/roles/witch.py", LONGEST_ROLE)]
)
def test_a_planted_heap_is_found(tmp_path: Path, file: str, limit: int) -> None:
    plant(tmp_path, file, "pass\n" * limit)
    assert too_long(tmp_path) == []
    plant(tmp_path, file, "pass\n" * (limit + 1))
    assert too_long(tmp_path) == [f"{file} has {limit + 1} lines, more than {limit}"]


@pytest.mark.parametrize("folder", ["work", "root"])
def test_a_planted_path_of_a_machine_is_found(tmp_path: Path, folder: str) -> None:
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    plant(tmp_path, "notes.txt", "board/work/is fine")
    assert names_a_machine(tmp_path) == []
    plant(tmp_path, "notes.txt", f"see /{folder}/notes")
    assert names_a_machine(tmp_path) == [f"notes.txt: {f'/{folder}/'.encode()!r}"]
