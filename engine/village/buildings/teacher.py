"""Teacher: names two players each day who may not vote, and does not vote himself (rules.md 5.6, M22)."""

from dataclasses import dataclass

from engine.effects import Ask, Say, Seats, demand, picks
from engine.seats import bar
from engine.village.bonds import has_trade, owner, vagabonds
from engine.village.village import Village


@dataclass(slots=True)
class Silenced:
    """Who may not vote today."""

    seats: Seats = ()


async def forbid(v: Village) -> None:
    """Two owners of houses, or those that there are; the teacher is silent himself."""
    if not has_trade(v, "teacher"):
        return
    who = owner(v, "teacher")
    v.kit(Silenced).seats = who
    homeless = vagabonds(v)
    among = tuple([seat for seat in v.living if seat not in homeless and seat not in who])
    count = min(2, len(among))
    await Say("teacher.call")
    barred = bar(who, tuple([seat for seat in v.living if seat not in among]), "no-house")
    asked = who if count else ()
    ask = Ask("teacher.forbid", asked, v.living, barred, least=count, most=count, closes="all", secret=False)
    for chosen in (await demand(ask)).values():
        v.kit(Silenced).seats = (*who, *picks(chosen))
        await Say("teacher.forbids", {"seats": picks(chosen)})
