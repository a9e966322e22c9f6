"""Medium, without knowing it: lets the village speak with one of its dead, once (RULES.md 4.4 seance, K4, K5)."""

from dataclasses import dataclass

from engine.catalogue import Names
from engine.effects import Ask, Note, Say, Talk
from engine.village.ballots import leaders, tally
from engine.village.village import Role, Village

NAMES = Names(
    asks={"village.seance": ("yes", "no"), "village.spirit": ("seat",)},
    lines={"seance.call": (), "seance.none": (), "seance.held": (), "seance.spirit": ("seat",)},
)
MEDIUM = Role("medium", "village", hidden=True, names=NAMES)
SEANCE = 300
"""Seconds."""


@dataclass(slots=True)
class Seance:
    """Whether the one seance of the game was held."""

    held: bool = False


async def seance(v: Village) -> None:
    """Voted on each day on which somebody is announced dead, until one was held.

    It comes about if more say yes than no and the medium lives and is among them; why not, nobody learns.
    """
    memory = v.kit(Seance)
    if memory.held or not v.night.deaths:
        return
    await Say("seance.call")
    ask = Ask("village.seance", v.living, ("yes", "no"), default="no", closes="all", secret=False, how="vote")
    votes = await ask
    cast = list(votes.values())
    memory.held = cast.count("yes") > cast.count("no") and any(votes.get(seat) == "yes" for seat in v.holders(MEDIUM))
    if not memory.held:
        await Say("seance.none")
        return
    await Say("seance.held")
    answers = await Ask("village.spirit", v.living, v.dead, closes="all", secret=False, how="vote")
    named = tally(answers)
    chosen = leaders(named)
    await Note("vote", {"ask": "village.spirit", "tally": named, "chosen": chosen, "ballots": dict(answers)})
    spirit = min(chosen or v.dead)
    await Say("seance.spirit", {"seat": spirit})
    await Talk(spirit, SEANCE)
