"""The day of Miller's Hollow: election, the dead, news, speeches, errands, the vote (RULES.md 5.7, M26)."""

from functools import lru_cache

from engine.effects import Ask, Draw, Interrupted, Note, Say, Seats, Talk, Wake
from engine.seats import KEPT, clockwise
from engine.values import NOTHING
from engine.village import sheriff
from engine.village.bonds import may_vote
from engine.village.dying import bury
from engine.village.village import Deaths, Village
from engine.village.votes import SPEECH, free_talk, trial

LAST_WORDS = 20
"""Seconds."""


async def one_day(v: Village) -> None:
    """One day, with the numbers of 5.7.

    A wolf who blows himself up ends whatever is going on, and night falls (5.5, E5-2, M8).
    """
    v.executed, v.vote_is_off = (), False
    await Note("phase", {"name": "day", "number": v.night.number})
    await Wake("day.breaks", v.seats)
    exploded: Seats = ()
    try:
        if v.rules.sheriff == f"day_{v.night.number}":
            await sheriff.election(v, may_vote(v), explosion(v, "election"))  # 1
    except Interrupted as boom:
        exploded = (boom.seat,)
        await sheriff.give(v, 0)
    await dawn(v, exploded)  # 2
    for errand in v.page.morning:  # 2
        await errand(v)
    if not exploded:
        try:
            await debate(v)  # 3
            await business(v)  # 4 to 6
        except Interrupted as boom:
            await bury(v, {boom.seat: "explode"})


async def dawn(v: Village, exploded: Seats) -> None:
    """The deaths of the night are announced, behind that of a wolf who could not wait (M8: nobody dies twice)."""
    for errand in v.page.dawn:
        await errand(v)
    if not v.night.deaths:
        await Say("dawn.nobody")
    await bury(v, *[{seat: "explode"} for seat in exploded if seat not in v.night.deaths], v.night.deaths)


def explosion(v: Village, moment: str) -> Ask | None:
    """What a living wolf may do at any time of day until a vote is revealed; nobody knows who could."""
    return blast(v.wolves, moment) if v.rules.explode else None


@lru_cache(KEPT)
def blast(wolves: Seats, moment: str) -> Ask:
    """The same all day long, so it is made once."""
    return Ask("werewolf.explode", wolves, (moment,), closes="first", secret=False)


async def debate(v: Village) -> None:
    """Speeches in order, the sheriff last; or free talk, by house rule."""
    await Say("debate.call", sound="bell")
    if v.rules.speech_order == "free":
        await free_talk(v, explosion(v, "talk"))
        return
    for seat in await speakers(v):
        await Say("speech.call", {"seat": seat})
        await Talk(seat, SPEECH, interrupt=explosion(v, "talk"))


async def speakers(v: Village) -> Seats:
    """Beginning beside the sheriff, on the side that he chooses; else left of the first dead, else by lot."""
    sheriff = v.sheriff
    if sheriff:
        await Say("sheriff.side", {"seat": sheriff})
        sides = await Ask("sheriff.side", (sheriff,), ("left", "right"), default="left", closes="all", secret=False)
        order = clockwise(v.living, sheriff)
        return order if sides.get(sheriff, "left") == "left" else (*order[:-1][::-1], sheriff)
    if v.night.deaths:
        return clockwise(v.living, min(v.night.deaths))
    start: int = await Draw("speech.start", v.living)
    return (start, *[seat for seat in clockwise(v.living, start) if seat != start])


async def business(v: Village) -> None:
    """Whoever has something to do before the vote, and the vote."""
    for errand in v.page.before_vote:
        await errand(v)
        if v.vote_is_off:
            return
    await trial(v, explosion(v, "vote"))


async def last_words(v: Village, batch: Deaths) -> Deaths:
    """Whoever is announced dead may speak once more, but for a wolf who blew himself up (A5-17)."""
    rule = v.rules.last_words
    if rule == "all" or (rule == "first_night_only" and v.night.number == 1 and batch == v.night.deaths):
        for seat in sorted(batch):
            if batch[seat] not in ("explode", "left"):
                await Say("last.words", {"seat": seat})
                await Talk(seat, LAST_WORDS)
    return NOTHING
