"""Teacher: names two players each day who may not vote, and does not vote himself (RULES.md 5.6, M22)."""

from engine.effects import Ask, Say, demand, picks
from engine.seats import bar
from engine.village.bonds import owner, silence, vagabonds
from engine.village.village import Village


async def forbid(v: Village) -> None:
    """Two owners of houses, or those that there are; the teacher is silent himself."""
    if "teacher" not in v.trades.owners:
        return
    who, today = owner(v, "teacher"), v.night.number
    silence(v, who, until=today)
    others = (*who, *vagabonds(v))
    count = min(2, len(v.living) - len(others))
    asked, barred = who if count else (), bar(who, others, "no-house")
    await Say("teacher.call")
    ask = Ask(
        "teacher.forbid", asked, v.living, barred, least=count, most=count, closes="all", secret=False, how="together"
    )
    for chosen in (await demand(ask)).values():
        silence(v, picks(chosen), until=today)
        await Say("teacher.forbids", {"seats": picks(chosen)})
