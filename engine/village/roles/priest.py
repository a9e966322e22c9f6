"""Priest: learns each night whether whom the village executed that day was a wolf (RULES.md 4.3 n5, K8)."""

from engine.catalogue import Names
from engine.effects import Seats, Show, to
from engine.village.village import Role, Village

PRIEST = Role("priest", "village", names=Names(cards={"priest.result": ("target", "werewolf")}))


async def learn(v: Village, who: Seats) -> None:
    """One card for each of the executed, the same time where there is none.  He sees the truth about a tinker."""
    for target in v.executed:
        await Show("priest.result", to(who, target=target, werewolf=v.roles[target].wolf))
    if not v.executed:
        await Show("priest.result")
