"""Elder: survives the first attack of the wolves, and curses a village that kills him itself (RULES.md 5.5b, 5.5c)."""

from engine.catalogue import Names
from engine.effects import Say, Seat
from engine.values import NOTHING
from engine.village.village import Deaths, Role, Village

ELDER = Role("elder", "village", names=Names(lines={"elder.curse": ()}, causes=("curse",)))


def lives_left(v: Village, seat: Seat, cause: str) -> str | None:
    """He has a life to lose: how often an attack took one is how often it was he himself who spared him."""
    if v.roles[seat] is not ELDER or cause not in ("werewolf", "caught"):
        return None
    return ELDER.key if v.spared.count((seat, ELDER.key)) < v.rules.elder_lives - 1 else None


async def curse(v: Village, buried: Deaths) -> Deaths:
    """After all deaths of the step (5.8): the powers of the village stop, and an idiot whom it has spared dies."""
    causes = [cause for seat, cause in buried.items() if v.roles[seat] is ELDER]
    if not causes:
        return NOTHING
    falls = any(cause in v.rules.curse_causes for cause in causes)
    if falls and not v.cursed:
        v.cursed = True
        await Say("elder.curse")
    rule = v.rules.idiot_dies_with_elder
    if rule == "any_cause" or (rule == "curse" and falls):
        return {seat: "curse" for seat, by in v.spared if by == "idiot" and seat in v.living}
    return NOTHING
