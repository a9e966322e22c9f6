"""Hunter: in the classic game the last wolf's last foe (rules.md 4.4, K9); else he shoots, dying (5.5, M25)."""

from engine.effects import Ask, Say, Seat, Seats, demand
from engine.village.bonds import Curse, beloved
from engine.village.village import Death, Role, Village

HUNTER = Role("hunter", "village")


async def last_stand(v: Village, batch: tuple[Death, ...]) -> tuple[Death, ...]:
    """Exactly two are alive, he and one wolf: the wolf dies."""
    if len(v.living) == 2 and v.holders(HUNTER):
        return tuple([Death(wolf, "hunter-stand") for wolf in v.wolves])
    return ()


async def shoot(v: Village, batch: tuple[Death, ...]) -> tuple[Death, ...]:
    """Asked after every announced death, so that it tells nothing; only a hunter who may shoot can answer."""
    shots: list[Death] = []
    for death in sorted(batch, key=lambda death: death.seat):
        if death.cause == "explode" or not v.living:
            continue
        await Say("hunter.farewell", {"seat": death.seat})
        who: Seats = (death.seat,) if may_shoot(v, death) else ()
        ask = Ask("hunter.shoot", who, v.living, beloved(v, who), default="none", farewell=True)
        if who and v.rules.hunter_shot == "mandatory":
            answers = await demand(Ask(ask.ask, who, v.living, beloved(v, who), farewell=True))
        else:
            answers = await ask
        shots += [Death(target, "shot") for target in answers.values() if isinstance(target, Seat)]
    return tuple(shots)


def may_shoot(v: Village, death: Death) -> bool:
    """Not after every death, never under the curse, and only where there is somebody to shoot."""
    after = v.rules.hunter_shoots_after
    double = v.rules.double_save_hunter == "silent" and death.seat in v.doubly_saved
    targets = [seat for seat in v.living if seat not in beloved(v, (death.seat,))[death.seat]]
    lawful = (death.cause in after or "any" in after) and not double and bool(targets)
    return v.roles[death.seat] is HUNTER and lawful and not v.kit(Curse).fallen
