"""Hunters who shoot at a card that is on its way, after a call (RULES.md 2.5)."""

from engine.cried_wolf.meadow import Meadow
from engine.effects import Ask, Say


async def shoot(m: Meadow, card: str) -> bool:
    """Whether a hunter has shot it: of several the nearest in the order of turns.

    The same window passes where nobody holds one, so that nobody can tell.
    """
    hunters = tuple([seat for seat in m.others if "hunter" in m.hands[seat]])
    await Say("shoot.call")
    who, shot = tuple(sorted(hunters)), {"hunter": "yes"}
    ask = Ask("shoot", who, ("yes", "no"), default="no", how="together", farewell=True, lays=shot)
    answers = await ask
    shooter = next((seat for seat in hunters if answers.get(seat) == "yes"), 0)
    if not shooter:
        await Say("shoot.nobody")
        return False
    await m.bury(shooter, card)
    await Say("shot", {"seat": shooter, "kind": card})
    await m.show()
    return True
