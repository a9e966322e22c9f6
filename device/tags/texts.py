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
    "cards.swap-several": ("seat",),
    "pairing.count": ("readers",),
    "pairing.tap": ("seat",),
    "pairing.paired": ("seat",),
    "pairing.taken": ("before", "seat"),
}
