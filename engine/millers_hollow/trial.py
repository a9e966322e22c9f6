"""The vote of the day, what a tie comes to, and what may still save the condemned (rules.md 5.7, M26 to M29)."""

from engine.effects import NOTHING, Ask, Barred, Say, Seat, Seats, Talk
from engine.village import sheriff
from engine.village.bonds import beloved
from engine.village.buildings import innkeeper
from engine.village.dying import bury, spare
from engine.village.roles import scapegoat
from engine.village.roles.rumour_monger import Rumour
from engine.village.village import Deaths, Village
from engine.village.votes import SPEECH, Voters, poll


async def trial(v: Village, interrupt: Ask | None) -> None:
    """Vote, settle a tie, hear what may save the condemned, execute.  Raises `GameOver`."""
    v.toll.append(len(v.dead))
    voters = electorate(v, markers=True)
    if not voters.seats:
        await Say("vote.off")
        return
    await Say("vote.call")
    chosen = await poll("village.vote", voters, v.living, barred(v, voters.seats), interrupt)
    deaths: Deaths = dict.fromkeys(chosen, "vote")
    if len(chosen) > 1:
        await Say("vote.tie", {"seats": chosen})
        deaths, voters = await settle(v, chosen, voters, interrupt)
    if not deaths:
        await Say("vote.nobody")
    dying = dict(deaths)
    for seat, cause in deaths.items():
        if cause == "vote" and await reprieved(v, seat):
            del dying[seat]
    v.hanged = tuple([seat for seat, cause in dying.items() if cause == "vote"])
    innkeeper.taint(v, voters.ballots, v.hanged)
    await bury(v, dying)


def may_vote(v: Village) -> Seats:
    """The living but for revealed idiots, whom the scapegoat has left out, and whom the teacher has silenced."""
    mute, today = v.mute, v.night.number
    return tuple([seat for seat in v.living if mute.get(seat, 0) < today]) if mute else v.living


def electorate(v: Village, *, markers: bool) -> Voters:
    """Who votes today, with the sheriff's weight, and the rumour where it counts."""
    seats, chief, about = may_vote(v), v.sheriff, v.kit(Rumour).about
    weight: dict[int, float] = {chief: v.rules.sheriff_weight} if chief in seats else {}
    marked: dict[int, float] = {about: v.rules.rumour_votes} if markers and about in v.living and about else {}
    return Voters(seats, weight, marked, secret=v.rules.votes == "tally_only")


def barred(v: Village, voters: Seats) -> Barred:
    """Lovers may not vote against each other."""
    lovers = v.loves
    return beloved(v, voters) if lovers and not v.rules.lovers_may_vote_each_other else {}


async def settle(v: Village, tied: Seats, voters: Voters, interrupt: Ask | None) -> tuple[Deaths, Voters]:
    """A tie, in the order of the house rule; comes back as who dies, and the ballot that decided."""
    asked = False
    for means in v.rules.tie_order:
        if means == "scapegoat" and (goats := await scapegoat.pay(v, tied)):
            return dict.fromkeys(goats, "scapegoat"), voters
        if means == "sheriff":
            asked = True
            if picked := await sheriff.settles(v, tied, may_vote(v)):
                return dict.fromkeys(picked, "vote"), voters
        if means == "runoff":
            chosen, voters = await runoff(v, tied, interrupt)
            if len(chosen) > 1 and asked:
                chosen = await sheriff.settles(v, chosen, may_vote(v))
            if len(chosen) == 1:
                return dict.fromkeys(chosen, "vote"), voters
            tied = chosen or tied
    return NOTHING, voters


async def runoff(v: Village, tied: Seats, interrupt: Ask | None) -> tuple[Seats, Voters]:
    """The tied speak once more, and the others vote between them, or by house rule everybody."""
    everybody = v.rules.runoff_voters == "all"
    voters = electorate(v, markers=v.rules.rumour_in_runoff)
    voters.markers = {seat: votes for seat, votes in voters.markers.items() if seat in tied}
    voters.seats = tuple([seat for seat in voters.seats if everybody or seat not in tied])
    if not voters.seats:
        return (), voters
    for seat in tied:
        await Say("defence.call", {"seat": seat})
        await Talk(seat, SPEECH, interrupt=interrupt)
    await Say("revote.call", {"seats": tied})
    return await poll("village.revote", voters, tied, barred(v, voters.seats), interrupt), voters


async def reprieved(v: Village, seat: Seat) -> bool:
    """Whether something saves the condemned at the last moment."""
    await Say("vote.sentence", {"seat": seat})
    for reprieve in v.page.reprieves:
        by = await reprieve(v, seat)
        if by is not None:
            await spare(v, seat, "vote", by)
            if by == "idiot" and seat == v.sheriff and v.rules.idiot_sheriff == "badge_lost":
                await sheriff.give(v, 0)
            return True
    return False
