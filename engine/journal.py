"""What a game leaves behind: the records of a run and their plain form.  No files here.

A journal is a header and then records in order.  Only what cannot be computed again is recorded: presses,
answers, interrupts, who left, and what was taken back; and that a phase has begun, so that a game that was cut off
or undone never returns to the phase before.
"""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from engine.effects import Choice, Effect, Note, Seat, Seats
from engine.errors import Diverged

VERSION = 1


@dataclass(frozen=True, slots=True)
class Press:
    """A provisional answer: the seat's last valid one counts when the ask closes."""

    ask: str
    seat: Seat
    choice: Choice


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back for the effect with this label."""

    label: str
    value: Any


@dataclass(frozen=True, slots=True)
class Interrupt:
    """An interrupt ask was answered while something else was pending."""

    ask: str
    seat: Seat
    choice: Choice


@dataclass(frozen=True, slots=True)
class Left:
    """A player has left; the script hears of it at the next safe point after the first `passed` ones."""

    seat: Seat
    passed: int = 0


@dataclass(frozen=True, slots=True)
class Undo:
    """All records after the first `to` are void.  Unless `redraw`, the draws among them will come again."""

    to: int
    redraw: bool = False


Record: TypeAlias = Press | Answer | Interrupt | Left | Undo
KINDS: Mapping[str, type[Record]] = {kind.__name__.lower(): kind for kind in (Press, Answer, Interrupt, Left, Undo)}


@dataclass(frozen=True, slots=True)
class Header:
    """Everything needed to start the same script again, and a digest of the rules code that wrote it."""

    game: str
    seats: Seats
    deck: tuple[str, ...]
    rules: Mapping[str, Any]
    language: str
    digest: str
    version: int = VERSION


def recorded(effect: Effect[Any]) -> bool:
    """Whether the recording tells that this was done: for its answer, or since nothing leads back behind a phase."""
    return effect.answered or (isinstance(effect, Note) and effect.event == "phase")


def to_plain(record: Record | Header) -> dict[str, Any]:
    """The record as a tagged dict that JSON can hold."""
    return {"kind": type(record).__name__.lower(), **asdict(record)}


def from_plain(plain: Mapping[str, Any]) -> Record | Header:
    """Read one record back.

    Raises `Diverged` for a dict that is no record.
    """
    fields = {key: thaw(value) for key, value in plain.items() if key != "kind"}
    kind = plain.get("kind")
    try:
        return Header(**fields) if kind == "header" else KINDS[str(kind)](**fields)
    except (KeyError, TypeError) as error:
        raise Diverged(f"journal: {plain!r} is no record: the file is damaged or from another version") from error


def thaw(value: Any) -> Any:
    """JSON's lists as tuples, and its keys that are numbers as numbers."""
    if isinstance(value, list):
        return tuple(thaw(item) for item in value)
    if isinstance(value, dict):
        return {int(key) if key.lstrip("-").isdecimal() else key: thaw(item) for key, item in value.items()}
    return value


def check_header(header: Header, digest: str) -> None:
    """Raise `Diverged` where the recording was made by other rules code than today's."""
    if header.version != VERSION or header.digest != digest:
        raise Diverged(
            f"this game of {header.game} was recorded by another version of the rules ({header.digest[:12]}, today's "
            f"is {digest[:12]}): it cannot go on and is kept as finished without result"
        )


def standing(records: Iterable[Record]) -> list[Record]:
    """The records that still count: undone ones are left out, but who left stays gone."""
    kept: list[Record] = []
    for record in records:
        if isinstance(record, Undo):
            gone = [Left(dropped.seat) for dropped in kept[record.to :] if isinstance(dropped, Left)]
            kept = [*kept[: record.to], *gone]
        else:
            kept.append(record)
    return kept


def undoable(marks: Iterable[int], records: Iterable[Record]) -> list[int]:
    """Behind which of these marks something stands that an undo takes back; who left stays gone."""
    kept = standing(records)
    return [mark for mark in marks if any(not isinstance(record, Left) for record in kept[mark:])]
