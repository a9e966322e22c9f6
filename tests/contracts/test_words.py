"""One word for one thing: the glossary of CONTRIBUTING.md, and that the code obeys it."""

import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| ([\w, ]+) \| (.+) \| ([\w, ]*)\|$", re.MULTILINE)
PART = re.compile(r"[A-Z]?[a-z]+")


def glossary() -> list[tuple[str, ...]]:
    """Its rows: the words, what they are, and what is said for them elsewhere and never here."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.split("\n## Words\n")[1].split("\n## ")[0]
    return ROW.findall(section)[1:]


def words(name: str) -> set[str]:
    """The words of which a name is made (`lead_of`, `WithNext`), also without an s at their ends."""
    parts = {part.lower() for part in PART.findall(name)}
    return parts | {part.removesuffix("s") for part in parts}


def names(folder: str) -> Iterator[tuple[str, int, str]]:
    """Every name in the code of a folder: file, line, name."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        with path.open("rb") as file:
            for token in tokenize.tokenize(file.readline):
                if token.type == tokenize.NAME:
                    yield path.relative_to(ROOT).as_posix(), token.start[0], token.string


def test_the_glossary_has_some_twenty_words_each_once() -> None:
    rows = glossary()
    assert 18 <= len(rows) <= 24
    ours, others = ([word for row in rows for word in row[column].strip().split(", ") if word] for column in (0, 2))
    assert len({*ours, *others}) == len(ours) + len(others)


def test_no_name_in_the_code_has_another_word_for_it() -> None:
    other = {word for row in glossary() for word in row[2].strip().split(", ") if word}
    found = [
        f"{file}:{line}: {name}"
        for tree in ("engine", "device")
        for file, line, name in names(tree)
        if words(name) & other
    ]
    assert len(other) > 15
    assert found == []
