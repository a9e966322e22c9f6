"""The settings of the box: `config/box.toml`, which names and explains every key, and the owner's files over it."""

import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from device.disk import write_atomic
from device.languages import languages
from device.pace import PaceName
from device.strict import Fault, Problem, Spoilt, read_toml, sift, spoilt_by
from device.suggest import did_you_mean
from device.wiring.doubts import wiring_doubts
from device.wiring.faults import wiring_faults
from device.wiring.readers import ReaderKind, reader_faults
from engine.errors import WolfhourError

CONFIG = Path(__file__).resolve().parents[1] / "config"
SHIPPED = CONFIG / "box.toml"
TEXTS = CONFIG / "lang"
HARDWARE = CONFIG / "hardware"
VOICES = CONFIG / "voices.toml"
OWNER = Path("/etc/wolfhour/box.toml")
LAST_GOOD = "last-good.json"
NARRATORS = 3
"""So many there may be at one table, one after the other."""

Layer: TypeAlias = Mapping[str, Any]
"""Sections by name, and in them values by name."""
Pixels: TypeAlias = Annotated[int, msgspec.Meta(ge=240, le=7680)]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of the file.  No defaults here: `config/box.toml` holds them, with what each key means."""


class Table(Section, frozen=True):
    """Who sits there, and how fast it goes."""

    language: str
    narrators: Annotated[tuple[str, ...], msgspec.Meta(max_length=NARRATORS)]
    pace: PaceName
    seats: Annotated[int, msgspec.Meta(ge=3, le=20)]
    bots: Annotated[int, msgspec.Meta(ge=0, le=20)]
    by_ear: bool
    people: tuple[Annotated[str, msgspec.Meta(pattern=r"\D", max_length=24)], ...]
    """Not digits alone, which would be the number of a seat."""


class Sound(Section, frozen=True):
    """Voice and effects."""

    volume: Annotated[int, msgspec.Meta(ge=0, le=100)]
    loudest: Annotated[int, msgspec.Meta(ge=1, le=100)]
    voice: Annotated[int, msgspec.Meta(ge=1, le=100)]
    night: Literal["wind", "rain", "fire", "crickets"]
    masking: Annotated[int, msgspec.Meta(ge=0, le=100)]
    lead_in: Annotated[float, msgspec.Meta(ge=0, le=5)]
    driver: str
    card: str


class Screen(Section, frozen=True):
    """The public screen; `size` is width and height in pixels."""

    driver: str
    panel: str
    size: tuple[Pixels, Pixels]
    fullscreen: bool
    contrast: Literal["usual", "high"]


class Pins(Section, frozen=True):
    """What the wires of the seats and the panel end at."""

    profile: str
    bus: Annotated[int, msgspec.Meta(ge=0, le=99)]
    expanders: dict[str, int]
    interrupt: str
    hats: tuple[str, ...]


class Seats(Section, frozen=True):
    """The pins of each seat, by its number."""

    buttons: dict[str, tuple[str, ...]]
    lights: dict[str, str]
    buzzers: tuple[int, ...]
    motors: tuple[int, ...]


class Panel(Section, frozen=True):
    """The pins of the front panel's buttons; "": there is none."""

    up: str
    down: str
    ok: str
    back: str


class Readers(Section, frozen=True):
    """The readers for cards: ports and kinds by the number of the seat, or "well"."""

    enabled: bool
    ports: dict[str, str]
    kinds: dict[str, ReaderKind]


class Settings(Section, frozen=True):
    """Everything that can be set."""

    table: Table
    sound: Sound
    screen: Screen
    pins: Pins
    seats: Seats
    panel: Panel
    readers: Readers


def owner_files(named: str | None = None) -> list[Path]:
    """The owner's files, the last one counting most.

    First the named one (--config; else $WOLFHOUR_CONFIG; else the one in /etc), then those in the folder `box.d`
    beside it, by name.
    """
    first = Path(named or os.environ.get("WOLFHOUR_CONFIG") or OWNER)
    return [first, *sorted((first.parent / "box.d").glob("*.toml"))]


def load(paths: Iterable[Path], state: Path, doubts: list[Problem] | None = None) -> tuple[Settings, list[Problem]]:
    """The effective settings, and everything that is wrong in the files, all at once.

    What is probably not meant, though the box works with it, is added to `doubts`, where somebody wants to know.

    With anything wrong these are the last good settings that `keep` has put into the state folder, else those
    that the box came with.  Raises `WolfhourError` where there are neither.
    """
    problems: list[Problem] = []
    layers = with_profile({path: read_layer(path, problems) for path in (SHIPPED, *paths)}, problems)
    before = last_good(state, layers[SHIPPED])
    try:
        shipped = msgspec.convert(layers[SHIPPED], Settings)
        # Every layer holds sound values only by now, so what holds for the first holds for all of them together.
        settings = msgspec.convert(reduce(merge, layers.values()), Settings)
    except msgspec.ValidationError as error:
        problems.append(Problem(SHIPPED, "", f"is not as it came ({error}); install Wolfhour again"))
        if before is None:
            raise WolfhourError("; ".join(map(str, problems))) from None
        return before, problems
    spoilt = spoilt_by(problems)
    problems += [Problem(origin(key, layers), key, what) for key, what in contradictions(settings, spoilt)]
    if doubts is not None:
        found = [Problem(origin(key, layers), key, what) for key, what in wiring_doubts(settings, spoilt)]
        # Whoever takes a ready wiring that is larger than the table means it.
        doubts += [doubt for doubt in found if doubt.file.parent != HARDWARE]
    return (before or shipped if problems else settings), problems


def start_with(named: str | None, state: Path) -> Settings:
    """The effective settings.  What is wrong in the files is printed, and the last good settings count."""
    settings, problems = load(owner_files(named), state)
    for problem in problems:
        print(f"wolfhour: {problem}", file=sys.stderr)
    if problems and last_good(state, msgspec.to_builtins(settings)) is None:
        print("wolfhour: there are no last good settings yet; starting without yours", file=sys.stderr)
    elif problems:
        print("wolfhour: starting with the last good settings", file=sys.stderr)
    elif state.is_dir():
        try:
            keep(settings, state)
        except OSError as error:
            print(f"wolfhour: the settings cannot be kept for later: {error}", file=sys.stderr)
    return settings


def keep(settings: Settings, state: Path) -> None:
    """Keep these settings for a start with broken files.  Raises `OSError`."""
    text = msgspec.json.format(msgspec.json.encode(settings).decode())
    path = state / LAST_GOOD
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        write_atomic(path, text)


def last_good(state: Path, shipped: Layer) -> Settings | None:
    """What `keep` has kept; a key that is new since then is as the box came with it."""
    try:
        kept = json.loads((state / LAST_GOOD).read_bytes())
        return msgspec.convert(merge(shipped, sift(Settings, kept, lambda key, what: None)), Settings)
    except (OSError, ValueError, AttributeError, RecursionError):
        return None


def read_layer(path: Path, problems: list[Problem]) -> Layer:
    """The sound part of one file."""
    if path == OWNER and not os.path.lexists(path):
        return {}

    def complain(key: str, what: str) -> None:
        problems.append(Problem(path, key, what))

    return sift(Settings, read_toml(path, complain), complain)


def with_profile(layers: Mapping[Path, Layer], problems: list[Problem]) -> Mapping[Path, Layer]:
    """The layers and, between what the box came with and the owner's files, the hardware profile that they name."""
    named = reduce(merge, layers.values()).get("pins", {}).get("profile")
    if not named:
        return layers
    at = origin("pins.profile", layers)
    path = HARDWARE / f"{named}.toml" if "/" not in named else at.parent / named
    if "/" not in named and not path.exists():
        known = [file.stem for file in sorted(HARDWARE.glob("*.toml"))]
        what = f"{named!r} is no path with a '/' and none of {', '.join(known)}{did_you_mean(named, known)}"
        problems.append(Problem(at, "pins.profile", what))
        return layers
    return {SHIPPED: layers[SHIPPED], path: read_layer(path, problems), **layers}


def merge(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Both tables in one, and so with the tables in them; where both have a key, the upper one's counts."""
    return {
        **under,
        **{
            key: merge(under[key], value) if isinstance(value, dict) and isinstance(under.get(key), dict) else value
            for key, value in over.items()
        },
    }


def contradictions(settings: Settings, spoilt: Spoilt) -> Iterator[Fault]:
    """What is wrong although every value for itself is legal."""
    known, table = languages(TEXTS), settings.table
    wanted = {"table.language": table.language}
    wanted |= {f"table.narrators[{place}]": name for place, name in enumerate(table.narrators)}
    for key, name in wanted.items():
        if name not in known:
            yield key, f"there are no texts in {name!r}, only in {', '.join(known)}{did_you_mean(name, known)}"
    for place, name in enumerate(table.narrators):
        if name in table.narrators[:place]:
            yield f"table.narrators[{place}]", f"{name!r} speaks already"
    if table.bots > table.seats and not spoilt("table.seats"):
        yield "table.bots", f"{table.bots} bots cannot sit on {table.seats} seats (table.seats)"
    yield from wiring_faults(settings, spoilt)
    yield from reader_faults(settings, spoilt)


def origin(key: str, layers: Mapping[Path, Layer]) -> Path:
    """The file that the value of this key comes from; of a name with a dot in it, the one with its table."""
    steps = key.partition("[")[0].split(".")
    while not (found := [path for path, layer in layers.items() if holds(layer, steps)]):
        steps.pop()
    return found[-1]


def origins(paths: Iterable[Path]) -> dict[str, Path]:
    """The file that the value of each key ("table.seats") comes from, where the files have no mistake."""
    layers = with_profile({path: read_layer(path, []) for path in (SHIPPED, *paths)}, [])
    keys = [f"{section}.{key}" for section, values in layers[SHIPPED].items() for key in values]
    return {key: origin(key, layers) for key in keys}


def holds(table: Any, steps: Sequence[str]) -> bool:
    """Whether these keys, one within the other, are in the table."""
    return not steps or (isinstance(table, Mapping) and steps[0] in table and holds(table[steps[0]], steps[1:]))
