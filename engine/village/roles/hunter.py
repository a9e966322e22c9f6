"""Hunter: in the classic game the last wolf's last foe (RULES.md 4.4, K9); else he shoots, dying (5.5, M25)."""

from engine.effects import Ask, Say, Seat, demand, targets
from engine.values import NOTHING
from engine.village.bonds import beloved
from engine.village.village import Deaths, Role, Village

HUNTER = Role("hunter", "village")


async def last_stand(v: Village, batch: Deaths) -> Deaths:
    """Exactly two are alive, he and one wolf: the wolf dies."""
    if len(v.living) == 2 and v.holders(HUNTER):
        return dict.fromkeys(v.wolves, "hunter-stand")
    return NOTHING


async def shoot(v: Village, batch: Deaths) -> Deaths:
    """Asked after every announced death, so that it tells nothing; only a hunter who may shoot can answer."""
    shots: dict[Seat, str] = {}
    for seat in sorted(batch):
        if batch[seat] == "explode" or not v.living:
            continue
        await Say("hunter.farewell", {"seat": seat})
        who = (seat,) if v.roles[seat] is HUNTER and may_shoot(v, seat, batch[seat]) else ()
        must = who != () and v.rules.hunter_shot == "mandatory"
        default = None if must else "none"  # without a default the lot picks for who says nothing
        shot = await demand(Ask("hunter.shoot", who, v.living, beloved(v, who), default=default, farewell=True))
        for target in targets(shot).values():
            shots[target] = "shot"
    return shots


def may_shoot(v: Village, seat: Seat, cause: str) -> bool:
    """Not after every death, never under the curse, and only where there is somebody to shoot."""
    after = v.rules.hunter_shoots_after
    if v.cursed or cause == "left" or (cause not in after and "any" not in after):
        return False
    if v.rules.double_save_hunter == "silent" and cause == "werewolf" and seat in v.night.doubly_saved:  # A5-8
        return False
    return any(other != v.loves.get(seat) for other in v.living)
