"""Texts that are parsed already: beside each file, a box that was installed keeps what its parser makes of it.

Python does the same with code.  It saves a third of a second of each start on a PC, and several on a small Pi.

    python -m device.parsed     makes it for every language; the installer calls it
"""

import pickle
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from fluent.syntax import FluentParser, ast


@cache
def parsed(file: Path, text: str) -> ast.Resource:
    """What is in a file that holds this text; each is read once, though the lobby speaks every language."""
    try:
        seal, made = (data := kept(file).read_bytes())[:32], data[32:]
    except OSError:
        return FluentParser().parse(text)
    if seal != sealed(text, made):  # of another text or parser, or damaged
        return FluentParser().parse(text)
    try:
        found: ast.Resource = pickle.loads(made)  # noqa: S301 - whoever may write it may change this code
    except Exception:  # noqa: BLE001 - whatever a class that has changed makes of it
        return FluentParser().parse(text)
    return found


def keep(file: Path) -> None:
    """Parse a file, and keep what comes of it."""
    text = file.read_text(encoding="utf-8")
    made = pickle.dumps(FluentParser().parse(text), protocol=5)
    kept(file).parent.mkdir(exist_ok=True)
    kept(file).write_bytes(sealed(text, made) + made)


def kept(file: Path) -> Path:
    """Where that is kept."""
    return file.parent / "__pycache__" / f"{file.name}.parsed"


def sealed(text: str, made: bytes) -> bytes:
    """The seal on what was made of a text."""
    return sha256(parser().encode() + b"\0" + text.encode() + made).digest()


@cache
def parser() -> str:
    """The version of what parses: another one may have other classes."""
    return version("fluent.syntax")


if __name__ == "__main__":
    from device.settings import TEXTS

    for each in TEXTS.glob("*/*.ftl"):
        keep(each)
