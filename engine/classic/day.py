"""The day of classic Werewolf: the dead, errands, talk, the vote (RULES.md 4.3)."""

from engine.effects import Note, Say, Wake
from engine.village.dying import bury
from engine.village.village import Village
from engine.village.votes import free_talk, trial


async def one_day(v: Village) -> None:
    """The dead are announced, then errands, talk and the vote."""
    v.executed = ()
    await Note("phase", {"name": "day", "number": v.night.number})
    await Wake("day.breaks", v.seats)
    if not v.night.deaths:
        await Say("dawn.nobody")
    await bury(v, v.night.deaths)
    for errand in v.page.morning:
        await errand(v)
    await Say("debate.call", sound="bell")
    await free_talk(v)
    await trial(v)
