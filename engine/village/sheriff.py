"""The sheriff: election, badge, heir, and his word on a tie (RULES.md 5.7, M8 to M12, M24)."""

from engine.effects import Ask, Note, Say, Seat, Seats, Talk, targets
from engine.values import NOTHING
from engine.village.ballots import Trial, Voters
from engine.village.bonds import may_vote, owner
from engine.village.village import Deaths, Village
from engine.village.votes import SPEECH, condemned, once_more, poll


async def give(v: Village, seat: Seat) -> None:
    """The badge goes to this seat; 0: to nobody, ever again."""
    v.sheriff = seat
    await Note("office", {"office": "sheriff", "seat": seat})
    await Say("sheriff.is" if seat else "sheriff.nobody", {"seat": seat} if seat else {})


async def willing(key: str, seats: Seats, interrupt: Ask | None) -> Seats:
    """Ask who wants to.  Comes back as those who do, ascending."""
    ask = Ask(key, seats, ("yes", "no"), default="no", closes="all", secret=False, how="wish", interrupt=interrupt)
    return tuple(sorted([seat for seat, answer in (await ask).items() if answer == "yes"]))


async def election(v: Village, electorate: Seats, interrupt: Ask | None) -> None:
    """Once a game.  With buildings the farmers elect one of themselves, else those vote who do not stand."""
    await Say("sheriff.call")
    if v.rules.buildings and v.rules.farmers_elect_sheriff:
        farmers = owner(v, "farmer")
        voters = tuple([seat for seat in farmers if seat in electorate])
        await give(v, await choice(v, farmers, voters, interrupt))
        return
    stood = await willing("sheriff.stand", v.living, interrupt)
    if not stood:
        await give(v, 0)
        return
    await Say("sheriff.candidates", {"seats": stood})
    for seat in stood:
        await Say("speech.call", {"seat": seat})
        await Talk(seat, SPEECH, interrupt=interrupt)
    await Say("sheriff.withdraw")
    gone = await willing("sheriff.withdraw", stood, interrupt)
    candidates = tuple([seat for seat in stood if seat not in gone])
    everybody = v.rules.election_voters == "all"
    voters = tuple([seat for seat in electorate if everybody or seat not in stood])
    await give(v, await choice(v, candidates, voters, interrupt))


async def choice(v: Village, candidates: Seats, voters: Seats, interrupt: Ask | None) -> Seat:
    """Whom they elect: a single candidate unopposed; a tie is put once more after another speech each; else nobody."""
    if len(candidates) <= 1 or not voters:
        return candidates[0] if len(candidates) == 1 else 0
    await Say("sheriff.vote", {"seats": candidates})
    secret = v.rules.votes == "tally_only"
    chosen = await poll("sheriff.vote", Voters(voters, secret=secret), candidates, {}, interrupt=interrupt)
    if len(chosen) > 1:
        await Say("vote.tie", {"seats": chosen})
        for seat in chosen:
            await Say("speech.call", {"seat": seat})
            await Talk(seat, SPEECH, interrupt=interrupt)
        await Say("sheriff.vote", {"seats": chosen})
        chosen = await poll("sheriff.revote", Voters(voters, secret=secret), chosen, {}, interrupt=interrupt)
    return chosen[0] if len(chosen) == 1 else 0


async def heir(v: Village, buried: Deaths) -> None:
    """The dying sheriff hands the badge on or tears it; who blew himself up or went home has lost it."""
    sheriff = v.sheriff
    if sheriff not in buried or not v.living:
        return
    among = owner(v, "farmer") if v.rules.buildings and v.rules.farmers_elect_sheriff else v.living
    if buried[sheriff] in ("explode", "left") or not among:
        await give(v, 0)
        return
    await Say("sheriff.heir", {"seat": sheriff})
    answers = await Ask("sheriff.heir", (sheriff,), among, default="tear", closes="all", secret=False)
    await give(v, targets(answers).get(sheriff, 0))


def weight(v: Village, voters: Seats) -> dict[Seat, float]:
    """His vote counts more than one, if he has one."""
    return {v.sheriff: v.rules.sheriff_weight} if v.sheriff in voters else {}


async def settles(v: Village, vote: Trial) -> Deaths:
    """He may pick one of the tied, if he has a vote himself today."""
    vote.asked, seat = True, v.sheriff
    if seat not in may_vote(v) or not v.rules.sheriff_breaks_ties:
        return NOTHING
    await Say("sheriff.tie", {"seat": seat, "seats": vote.tied})
    answers = await Ask("sheriff.tie", (seat,), vote.tied, default="none", closes="all", secret=False)
    return dict.fromkeys(targets(answers).values(), "vote")


async def runoff(v: Village, vote: Trial) -> Deaths:
    """A run-off; another tie is his to settle once more, if the first was."""
    chosen = await once_more(v, vote)
    return await settles(v, vote) if len(chosen) > 1 and vote.asked else condemned(chosen)


async def exposed(v: Village, vote: Trial) -> None:
    """A sheriff who had to show himself as the idiot loses the badge, by house rule."""
    if v.rules.idiot_sheriff == "badge_lost" and vote.spared.get(v.sheriff) == "idiot":
        await give(v, 0)


async def first_election(v: Village) -> None:
    """House rule `sheriff = before_night_1`."""
    if v.rules.sheriff == "before_night_1":
        await election(v, v.living, None)
