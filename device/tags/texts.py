"""What the box says about cards and readers, besides what stands on them: line -> its facts (as `device/lines.py`)."""

from collections.abc import Mapping

LINES: Mapping[str, tuple[str, ...]] = {
    "cards.set": ("deck", "number"),
    "cards.copy": ("card", "number"),
    "cards.masked": ("card", "mask"),
    "cards.marked": ("card", "mark"),
    "cards.title": ("deck", "learned", "cards"),
    "cards.lay": ("card",),
    "cards.lay-new": ("card",),
    "cards.known": ("known", "card"),
    "cards.stopped": ("missing",),
    "cards.two-seats": ("seats",),
    "cards.swap": ("seat",),
    "pairing.count": ("readers",),
    "pairing.tap": ("seat",),
    "pairing.paired": ("seat",),
    "pairing.taken": ("before", "seat"),
}
WORDS = (
    "cards.learned",
    "cards.replaced",
    "cards.twice",
    "cards.random",
    "cards.broken",
    "cards.unsaved",
    "cards.later",
    "cards.hint",
    "cards.hint-known",
    "cards.complete",
    "pause.card",
    "pause.card-who",
    "cards.taken",
    "cards.hint-swap",
    "cards.unknown",
    "cards.other-game",
    "cards.two-tags",
    "pairing.pair",
    "pairing.hint",
    "pairing.unpaired",
)
