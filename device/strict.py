"""Reading files that people write: every mistake in them is found at once, each with its file and key path."""

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args, get_origin

import msgspec

from device.suggest import did_you_mean

LONGEST = 1_000_000
"""Bytes of a file that a person may have written."""
Fault: TypeAlias = tuple[str, str]
"""A key path ("table.seats", "deck[3]"; "": the whole file), and what is wrong there."""
Complain: TypeAlias = Callable[[str, str], None]
"""Takes the two halves of a fault."""
Spoilt: TypeAlias = Callable[[str], bool]
"""Whether something that was written at this key path, or in it, was of no use."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that is wrong in a file; `key` is empty where the whole file is."""

    file: Path
    key: str
    what: str

    def __str__(self) -> str:
        return ": ".join(part for part in (str(self.file), self.key, self.what) if part)


def read_toml(path: Path, complain: Complain) -> dict[str, Any]:
    """The file's tables; where it cannot be read, the reason goes to `complain`, and there are none."""
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
        if len(data) <= LONGEST:
            return tomllib.loads(data.decode("utf-8-sig"))
        complain("", f"is longer than {LONGEST} bytes; is it the right file?")
    except OSError as error:
        complain("", f"cannot be read: {error.strerror}")
    except UnicodeDecodeError as error:
        complain("", f"is not UTF-8 text (byte {error.start}); save it as UTF-8")
    except tomllib.TOMLDecodeError as error:
        complain("", f"is not TOML: {error}")
    except RecursionError:
        complain("", "is nested too deeply")
    except ValueError:  # a zero byte in the name
        complain("", "is no name of a file")
    return {}


def sift(kind: type[msgspec.Struct], table: Mapping[str, Any], complain: Complain, at: str = "") -> dict[str, Any]:
    """The good part of a table; everything wrong in it goes to `complain`.  What is missing is not wrong here."""
    fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
    good: dict[str, Any] = {}
    for name, value in table.items():
        key = f"{at}.{name}" if at else name
        inner = fields.get(name)
        if inner is None:
            complain(key, f"there is no such key{did_you_mean(name, fields)}")
        elif get_origin(inner) is dict and isinstance(value, dict):
            kind_of_each = get_args(inner)[1]
            good[name] = {part: it for part, it in value.items() if sound(kind_of_each, it, f"{key}.{part}", complain)}
        elif not (isinstance(inner, type) and issubclass(inner, msgspec.Struct)):
            if sound(inner, value, key, complain):
                good[name] = value
        elif isinstance(value, dict):
            good[name] = sift(inner, value, complain, key)
        else:
            complain(key, f"is a section: write [{key}] above its keys, not {value!r}")
    return good


def read(kind: type[msgspec.Struct], path: Path, problems: list[Problem]) -> dict[str, Any]:
    """The good part of a file with such a table; what is wrong in it, or missing, is added to the problems."""
    before = len(problems)

    def complain(key: str, what: str) -> None:
        problems.append(Problem(path, key, what))

    table = read_toml(path, complain)
    if len(problems) > before:
        return {}
    good = sift(kind, table, complain)
    for field in msgspec.structs.fields(kind):
        if field.required and field.name not in table:
            complain(field.name, "is missing")
    return good


def sound(kind: Any, value: Any, key: str, complain: Complain) -> bool:
    """Whether a value will do; everything that is wrong with it goes to `complain`."""
    found = [*faults(kind, value, key)]
    for fault in found:
        complain(*fault)
    return not found


def spoilt_by(problems: Iterable[Problem]) -> Spoilt:
    """Which keys have lost something to these problems, so that nothing follows from what is missing there."""
    wrong = [problem.key for problem in problems]

    def spoilt(key: str) -> bool:
        return any(not it or within(key, it) or within(it, key) for it in wrong)

    return spoilt


def within(key: str, outer: str) -> bool:
    """Whether a key path is another one, or leads into it."""
    return key == outer or key.startswith((f"{outer}.", f"{outer}["))


def faults(kind: Any, value: Any, key: str) -> Iterator[Fault]:
    """Everything that is wrong with one value."""
    options = get_args(kind)
    if get_origin(kind) is Literal and isinstance(value, str):
        if value not in options:
            yield key, f"{value!r} is none of {', '.join(options)}{did_you_mean(value, options)}"
    elif get_origin(kind) is tuple and isinstance(value, list):
        kinds = options[:1] * len(value) if options[-1] is Ellipsis else options
        if len(kinds) == len(value):
            for place, (inner, item) in enumerate(zip(kinds, value, strict=True)):
                yield from faults(inner, item, f"{key}[{place}]")
        else:
            yield key, f"takes {len(kinds)} values, not {len(value)}"
    elif get_origin(kind) is dict and isinstance(value, dict):
        for name, item in value.items():
            yield from faults(options[1], item, f"{key}.{name}")
    else:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            expected = str(error).replace("`", "")
            yield key, f"{value!r} will not do: {expected[0].lower()}{expected[1:]}"
