"""The vote of the day, what a tie comes to, and what may still save the condemned (RULES.md 4.4, 5.7, M26 to M29)."""

from engine.effects import Ask, Barred, Draw, Note, Say, Seat, Seats, Talk
from engine.values import NOTHING
from engine.village.ballots import Trial, Voters, leaders, ranked, tally, weighed
from engine.village.dying import bury, spare
from engine.village.village import Deaths, Village

SPEECH = 45
"""Seconds of an ordered speech."""
TALK_PER_SEAT, TALK_AT_MOST = 30, 300
"""Seconds of free talk by day."""


async def poll(ask: str, voters: Voters, among: Seats, barred: Barred, interrupt: Ask | None = None) -> Seats:
    """Put one public ballot and publish it.  Comes back as all leaders."""
    answers = await Ask(
        ask, voters.seats, among, barred, default="none", closes="all", secret=False, how="vote", interrupt=interrupt
    )
    votes = weighed(answers, voters) if voters.weight or voters.markers else tally(answers)
    chosen, voters.ballots = leaders(votes), answers
    await Note("vote", {"ask": ask, "tally": ranked(votes), "chosen": chosen, **voters.published()})
    if votes:
        await Say("vote.told", {"tally": ranked(votes)})
    return chosen


async def free_talk(v: Village, interrupt: Ask | None = None) -> None:
    """All talk at once, the shorter the fewer live."""
    await Talk(0, min(TALK_PER_SEAT * len(v.living), TALK_AT_MOST), interrupt=interrupt)


async def trial(v: Village, interrupt: Ask | None = None) -> None:
    """Vote, settle a tie, hear what may save the condemned, execute.  Raises `GameOver`."""
    v.toll.append(len(v.dead))
    voters = v.page.electorate(v, ())
    if not voters.seats:
        await Say("vote.off")
        return
    await Say("vote.call")
    vote = Trial(voters, interrupt)
    chosen = await poll("village.vote", voters, v.living, v.page.barred(v, voters.seats), interrupt)
    deaths: Deaths = dict.fromkeys(chosen, "vote")
    if len(chosen) > 1:
        await Say("vote.tie", {"seats": chosen})
        vote.tied = chosen
        deaths = await settle(v, vote)
    if not deaths:
        await Say("vote.nobody")
    for seat, cause in deaths.items():
        if cause == "vote" and (by := await reprieved(v, seat)):
            await spare(v, seat, cause, by)
            vote.spared[seat] = by
    dying = {seat: cause for seat, cause in deaths.items() if seat not in vote.spared} if vote.spared else deaths
    v.executed = tuple([seat for seat, cause in dying.items() if cause == "vote"])
    for consequence in v.page.after_vote:
        await consequence(v, vote)
    await bury(v, dying)


async def settle(v: Village, vote: Trial) -> Deaths:
    """A tie, in the order of the house rule: who dies of it in the end."""
    for means in v.rules.tie_order:
        if means in v.page.ties and (deaths := await v.page.ties[means](v, vote)):
            return deaths
    return NOTHING


async def reprieved(v: Village, seat: Seat) -> str | None:
    """What saves the condemned at the last moment, if anything does."""
    for reprieve in v.page.reprieves:
        if (by := await reprieve(v, seat)) is not None:
            return by
    return None


async def sentence(v: Village, seat: Seat) -> None:
    """A reprieve that never is one: it is said who is condemned, before anything may save him."""
    await Say("vote.sentence", {"seat": seat})


async def all_die(v: Village, vote: Trial) -> Deaths:
    """Everybody in the tie."""
    return dict.fromkeys(vote.tied, "vote")


async def lot_decides(v: Village, vote: Trial) -> Deaths:
    """One of the tied, by lot."""
    return {await Draw("village.vote", vote.tied): "vote"}


async def runoff(v: Village, vote: Trial) -> Deaths:
    """The tied speak once more, and the others vote between them, or by house rule everybody (K10)."""
    return condemned(await once_more(v, vote))


async def once_more(v: Village, vote: Trial) -> Seats:
    """The ballot of a run-off; comes back as all leaders, between whom the tie is now."""
    vote.voters = voters = v.page.electorate(v, vote.tied)
    if not voters.seats:
        return ()
    for seat in vote.tied:
        await Say("defence.call", {"seat": seat})
        await Talk(seat, SPEECH, interrupt=vote.interrupt)
    await Say("revote.call", {"seats": vote.tied})
    barred = v.page.barred(v, voters.seats)
    chosen = await poll("village.revote", voters, vote.tied, barred, vote.interrupt)
    vote.tied = chosen or vote.tied
    return chosen


def condemned(chosen: Seats) -> Deaths:
    """Nobody, as long as there is a tie."""
    return dict.fromkeys(chosen, "vote") if len(chosen) == 1 else NOTHING
