"""Set-ups that somebody has written down: which game, how many seats, which cards, which house rules."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated

import msgspec

from device.strict import Fault, Problem, read_toml, sift


class SetupFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One file; an empty `title` means that the file's name will do."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=3, le=20)]
    deck: tuple[str, ...]
    title: str = ""
    rules: dict[str, bool | int | str] = {}


Check = Callable[[SetupFile], Iterable[Fault]]
"""Says what the game itself finds wrong: no such game, role or house rule, a deck that cannot be played."""


def load_setups(folders: Iterable[Path], check: Check) -> tuple[dict[str, SetupFile], list[Problem]]:
    """All playable set-ups of `<folder>/<game>/<name>.toml` by "<game>/<name>", and what is wrong in the others.

    A later folder's file replaces an earlier one's of the same name, unless it is broken.
    """
    setups: dict[str, SetupFile] = {}
    problems: list[Problem] = []
    for folder in folders:
        for path in sorted(folder.glob("*/*.toml")):
            setup, found = load_setup(path, check)
            if setup:
                setups[f"{path.parent.name}/{path.stem}"] = setup
            problems += found
    return setups, problems


def load_setup(path: Path, check: Check) -> tuple[SetupFile | None, list[Problem]]:
    """One set-up, or everything that is wrong with it."""
    problems: list[Problem] = []

    def complain(key: str, what: str) -> None:
        problems.append(Problem(path, key, what))

    table = read_toml(path, complain)
    if problems:
        return None, problems
    good = sift(SetupFile, table, complain)
    for field in msgspec.structs.fields(SetupFile):
        if field.required and field.name not in table:
            complain(field.name, "is missing")
    if problems:
        return None, problems
    setup = msgspec.convert(good, SetupFile)
    for fault in check(setup):
        complain(*fault)
    return (None if problems else setup), problems
