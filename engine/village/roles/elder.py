"""Elder: survives the first attack of the wolves, and curses a village that kills him itself (rules.md 5.5b, 5.5c)."""

from engine.effects import Say
from engine.village.bonds import Curse
from engine.village.village import Death, Role, Village

ELDER = Role("elder", "village")


def lives_left(v: Village, death: Death) -> str | None:
    """He has a life to lose: how often an attack took one is how often it was he himself who spared him."""
    if v.roles[death.seat] is not ELDER or death.cause not in ("werewolf", "caught"):
        return None
    return ELDER.key if v.spared.count((death.seat, ELDER.key)) < v.rules.elder_lives - 1 else None


async def curse(v: Village, batch: tuple[Death, ...]) -> tuple[Death, ...]:
    """After all deaths of the step: the powers of the village stop, and an idiot whom it has spared dies."""
    elders = [death for death in batch if v.roles[death.seat] is ELDER]
    if not elders:
        return ()
    falls = any(death.cause in v.rules.curse_causes for death in elders)
    if falls:
        v.kit(Curse).fallen = True
        await Say("elder.curse")
    rule = v.rules.idiot_dies_with_elder
    if rule == "any_cause" or (rule == "curse" and falls):
        revealed = [seat for seat, by in v.spared if by == "idiot" and seat in v.living]
        return tuple([Death(seat, "curse") for seat in revealed])
    return ()
