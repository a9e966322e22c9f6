"""What can be expected of a set-up: figures of many simulated games, kept in `config/setups/expected.json`.

`wolfhour lab advise` makes the file; with each lot of figures stands the command that made them.
"""

import logging
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import msgspec

from device.settings import CONFIG
from engine import SetupError, as_plain
from engine.catalogue import Setup

log = logging.getLogger(__name__)
FILE = CONFIG / "setups" / "expected.json"
MANNERS = ("all_hands", "ballot", "dead_eyes")
"""House rules that change nothing in who wins."""


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What came of the simulated games of one set-up."""

    game: str
    name: str
    seats: int
    deck: tuple[str, ...]
    rules: dict[str, bool | int | float | str | list[str]]
    games: int
    village: float
    wolves: float
    """Shares of the games; what is missing to 1 somebody else has won, or nobody."""
    nights: float
    early: float
    """Players dead by the second dawn."""
    command: str

    @property
    def key(self) -> str:
        """Which set-up it is, whatever the order of the cards."""
        return key_of(self.game, self.seats, self.deck, self.rules)


def key_of(game: str, seats: int, deck: Iterable[str], rules: Mapping[str, object]) -> str:
    """What makes two set-ups the same, but for the manner in which the box asks."""
    house = sorted((name, str(value)) for name, value in rules.items() if name not in MANNERS)
    return f"{game} {seats} {sorted(deck)} {house}"


def load(file: Path = FILE) -> list[Expected]:
    """All figures; none where there is no file.  Raises `SetupError` for one that cannot be read."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Expected]) if file.exists() else []
    except (OSError, msgspec.DecodeError) as wrong:
        raise SetupError(f"{file}: these are no figures of set-ups: {wrong}") from wrong


@cache
def known() -> dict[str, Expected]:
    """The figures that came with the box, by set-up; a file that is damaged stops nothing."""
    try:
        return {figures.key: figures for figures in load()}
    except SetupError as damaged:
        log.warning("nothing is told of what to expect: %s", damaged)
        return {}


def expected(setup: Setup) -> Expected | None:
    """What to expect of this set-up, where it has been simulated."""
    return known().get(key_of(setup.game, len(setup.seats), setup.deck, as_plain(setup.rules)))


def save(figures: Iterable[Expected], file: Path) -> None:
    """Put these into the file, each in the place of the same set-up's, one a line.  Raises `SetupError`."""
    kept = {each.key: each for each in [*load(file), *figures]}
    lines = [msgspec.json.encode(each).decode() for each in sorted(kept.values(), key=place)]
    try:
        file.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    except OSError as wrong:
        raise SetupError(f"{file} cannot be written: {wrong.strerror}") from wrong


def place(figures: Expected) -> tuple[str, int, str]:
    """By game, number of seats, and name."""
    return figures.game, figures.seats, figures.name
