"""Hunter: alone with the last wolf, he kills it (rules.md 4.4, K9)."""

from engine.village.village import Death, Role, Village

HUNTER = Role("hunter", "village")


async def last_stand(v: Village, batch: tuple[Death, ...]) -> tuple[Death, ...]:
    """Exactly two are alive, he and one wolf: the wolf dies."""
    if len(v.living) == 2 and v.holders(HUNTER):
        return tuple([Death(wolf, "hunter-stand") for wolf in v.wolves])
    return ()
