"""Hunter: alone with the last wolf, he kills it (rules.md 4.4, K9)."""

from engine.effects import NOTHING
from engine.village.village import Deaths, Role, Village

HUNTER = Role("hunter", "village")


async def last_stand(v: Village, batch: Deaths) -> Deaths:
    """Exactly two are alive, he and one wolf: the wolf dies."""
    if len(v.living) == 2 and v.holders(HUNTER):
        return dict.fromkeys(v.wolves, "hunter-stand")
    return NOTHING
