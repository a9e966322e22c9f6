"""What the public screen shows of a table with piles: what lies before each seat, what is left, and what is offered.

In the end it is what each card of a pile comes to.

Everything here lies on the table for all to see.  Hands and the card that is on its way are never among it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from device.phrases import Phrases
from device.tags.faces import pictures_of
from engine import Facts, Seat, View

Chips: TypeAlias = tuple[tuple[str, ...], str]
"""Cards side by side, and what they come to, or how many of them there are."""
PAIRS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "guarded": (("dog", "guards"),),
    "turned": (("wolf", "turns"),),
    "cancelled": (("hunter", "cancels"), ("dog", "cancels")),
    "shot": (("hunter", "shoots"),),
}
"""What becomes of a card, and which cards do that to it."""
KINDS = ("sheep-1", "sheep-2", "sheep-3", "wolf", "dog", "hunter", "boy")
IN_CARDS = ("cards", "shot-wolf", "shot-other")
"""Parts of a score that stand beside the cards."""


class Lying:
    """Keeps what lies there; in games without piles there is nothing to show."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        self._view: Any = None

    def board(self, view: View) -> None:
        """The game says what is on the table."""
        self._view = view if hasattr(view, "front") else None

    def at(self, seat: Seat) -> Mapping[str, Any]:
        """What the screen shows at a seat, besides what it shows in any game."""
        if self._view is None:
            return {}
        counts = Counter(self._view.front[seat])
        lying = [((self._short(kind),), f"×{count}" if count > 1 else "") for kind, count in sorted(counts.items())]
        dead = self._view.dead[seat]
        shots = zip(dead[: len(dead) // 2], dead[len(dead) // 2 :], strict=True)  # each with the hunter that fired
        pairs = [(self._short(hunter), self._short(kind)) for hunter, kind in shots]
        note = self._phrases.line("lying.dead", {"dead": " ".join(map("".join, pairs))}) if dead else ""
        return {"lying": lying, "turn": seat == self._view.active, "note": note, "dead": pairs}

    def beside(self) -> Mapping[str, Any]:
        """What lies in the middle of the table."""
        if self._view is None:
            return {}
        to, claim = self._view.offer
        aside = f"{self._view.active} → {to}: {self._phrases.option(claim)}" if to else ""
        return {"left": self._view.left, "aside": aside, "faces": self.faces()}

    def faces(self) -> Mapping[str, tuple[str, str]]:
        """Of each card by its short name: its picture, and what a sheep counts."""
        values = {kind: kind.rpartition("-")[2] if kind.startswith("sheep") else "" for kind in KINDS}
        return {self._short(kind): (pictures_of(kind)[0], value) for kind, value in values.items()}

    def reckoned(self, view: View) -> list[dict[str, Any]]:
        """In the end: each seat with its cards, what they come to, and its points."""
        over: Any = view
        if not hasattr(over, "flipped"):
            return []
        return [
            {
                "seat": seat,
                "lying": [*self._groups(over.cards[seat])],
                "turn": seat in over.winners,
                "total": signed(over.scores[seat]),
                "note": self._parts(over.parts[seat]),
            }
            for seat in over.seats
        ]

    def part(self, score: Facts) -> str:
        """One part of a score, in any game."""
        return self._phrases.line("result.part", {"why": score["why"], "points": signed(score["points"])})

    def _groups(self, cards: tuple[tuple[str, str, int], ...]) -> Iterator[Chips]:
        """Each card beside the one that does something to it, in the order of the rules."""
        rest = [*cards]
        while rest:
            card, does, points = rest.pop(0)
            doer = next((one for one in rest if (one[0], one[1]) in PAIRS.get(does, ())), None)
            if doer is None:
                yield (self._short(card),), "±" if does == "flips" else signed(points)
            else:  # it comes behind what it does something to
                rest.remove(doer)
                yield (self._short(doer[0]), self._short(card)), signed(points + doer[2])

    def _parts(self, parts: Mapping[str, int]) -> str:
        """The parts of a score that no card shows."""
        found = [{"why": why, "points": points} for why, points in parts.items() if points and why not in IN_CARDS]
        return "  ".join(map(self.part, found))

    def _short(self, kind: str) -> str:
        return self._phrases.word(f"lying.{kind}")


def signed(points: int) -> str:
    """Points as they are added up."""
    return f"{points:+d}".replace("-", "−") if points else "0"
