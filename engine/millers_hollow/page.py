"""The page of Miller's Hollow: all order of the game stands here (RULES.md 5.4, 5.7, 5.8).  Read each list downward.

What a rule does is in the file of its name: `witch.brew` in `engine/village/roles/witch.py`.  What each list is for is
in `engine/village/page.py`.

`called(ROLE, …)` is a call on every night, or `when` it says, while that card is in the public deck.  Its living
holders wake, also with their power spent: they are asked nothing then, or only what is left to them.  Nobody wakes
where all are dead, cursed or never dealt.  `Of(rule, ROLE)` plays no part in a deck without that card.
"""

from engine.effects import Seats
from engine.millers_hollow import day, winning
from engine.village import sheriff, victory, votes
from engine.village.ballots import Voters
from engine.village.bonds import grief, may_vote, no_lover
from engine.village.buildings import bailiff, baker, barber, confessor, healer, innkeeper, lord, teacher
from engine.village.buildings import deal as buildings
from engine.village.page import Of, Page, Scene, all_wolves, called, first_night
from engine.village.roles import (
    arsonist,
    bear,
    cupid,
    elder,
    guardians,
    hunter,
    idiot,
    little_girl,
    piper,
    rumour_monger,
    scapegoat,
    seer,
    thief,
    villager,
    werewolf,
    white_werewolf,
    wild_child,
    witch,
)
from engine.village.village import Deaths, Village


async def die_of_love(v: Village, batch: Deaths) -> Deaths:
    """By day the partner dies in a batch of his own."""
    return grief(v, batch)


def one_protection(v: Village, shields: tuple[str, ...]) -> str | None:
    """What in the end saves somebody from the night (5.8, M14).

    A burning house and an untouched inn save whatever else is done; guard and antidote together kill, unless the
    elder has a life to lose.
    """
    for by in (arsonist.ARSONIST.key, "innkeeper"):
        if by in shields:
            return by
    protections = [by for by in shields if by in (guardians.GUARD.key, witch.WITCH.key)]
    if len(protections) == 1 or (protections and not v.rules.double_protection_kills):
        return protections[0]
    return elder.ELDER.key if elder.ELDER.key in shields else None


def electorate(v: Village, tied: Seats) -> Voters:
    """Who has a vote, in a run-off by house rule only the others; with the sheriff's weight, and the rumour."""
    seats = may_vote(v)
    if tied and v.rules.runoff_voters == "others":
        seats = tuple([seat for seat in seats if seat not in tied])
    return Voters(seats, sheriff.weight(v, seats), rumour_monger.votes(v, tied), v.rules.votes == "tally_only")


MILLERS_HOLLOW = Page(
    roles=(
        werewolf.WEREWOLF,
        white_werewolf.WHITE_WEREWOLF,
        villager.VILLAGER,
        seer.SEER,
        witch.WITCH,
        hunter.HUNTER,
        cupid.CUPID,
        little_girl.LITTLE_GIRL,
        thief.THIEF,
        idiot.IDIOT,
        guardians.GUARD,
        elder.ELDER,
        scapegoat.SCAPEGOAT,
        piper.PIPER,
        bear.BEAR,
        wild_child.WILD_CHILD,
        arsonist.ARSONIST,
        rumour_monger.RUMOUR_MONGER,
    ),
    opening=(buildings.trades, sheriff.first_election),
    scenes=(  # with the numbers of RULES.md 5.4
        called(thief.THIEF, thief.swap, when=first_night),  # 1
        called(cupid.CUPID, cupid.pair, when=first_night),  # 2
        Scene("lovers", (cupid.meet,), cupid.lovers, first_night, cards=("cupid",)),  # 3
        called(wild_child.WILD_CHILD, wild_child.choose, when=first_night),  # 4
        called(guardians.GUARD, guardians.guard),  # 5
        called(seer.SEER, seer.read),  # 6
        Scene(  # 7
            "werewolf",
            (
                werewolf.meet,
                werewolf.stalk,
                Of(little_girl.accuse, little_girl.LITTLE_GIRL),
                Of(little_girl.instead, little_girl.LITTLE_GIRL),
            ),
            all_wolves,
            cards=("werewolf", "white-werewolf"),
        ),
        called(little_girl.LITTLE_GIRL, little_girl.peek, little_girl.instead, when=little_girl.throws_dice),
        Scene("baker", (baker.peek,), baker.baker, baker.bakes, cards=()),
        called(white_werewolf.WHITE_WEREWOLF, white_werewolf.betray, when=white_werewolf.his_night),  # 8
        called(witch.WITCH, witch.brew),  # 9
        called(arsonist.ARSONIST, arsonist.burn),  # 10
        Scene("piper", (piper.charm,), piper.able),  # 11
        Scene("charmed", (piper.dance,), piper.spellbound, cards=("piper",)),  # 12
        called(rumour_monger.RUMOUR_MONGER, rumour_monger.spread),  # 13
    ),
    shields=(
        Of(guardians.guarded, guardians.GUARD),
        Of(witch.shield, witch.WITCH),
        Of(arsonist.shield, arsonist.ARSONIST),
        innkeeper.shield,
        Of(elder.lives_left, elder.ELDER),
    ),
    combine=one_protection,
    night_causes=("werewolf", "fire", "caught", "poison", "white-werewolf"),
    foremost="poison",
    griefs=(Of(grief, cupid.CUPID),),
    late=healer.at_work,
    dawn=(healer.save, Of(arsonist.collapse, arsonist.ARSONIST)),
    morning=(
        Of(bear.growl, bear.BEAR),
        Of(rumour_monger.heard, rumour_monger.RUMOUR_MONGER),
        Of(arsonist.ashes, arsonist.ARSONIST),
    ),
    before_vote=(confessor.look, barber.shave, teacher.forbid),
    electorate=electorate,
    barred=no_lover,
    ties={"scapegoat": scapegoat.pay, "sheriff": sheriff.settles, "runoff": sheriff.runoff},
    reprieves=(votes.sentence, innkeeper.untouchable, Of(idiot.reveal, idiot.IDIOT), lord.pardon),
    after_vote=(sheriff.exposed, innkeeper.taint),
    aftermath=(
        day.last_words,
        Of(scapegoat.last_will, scapegoat.SCAPEGOAT),
        Of(hunter.shoot, hunter.HUNTER),
        Of(die_of_love, cupid.CUPID),
    ),
    reckonings=(Of(elder.curse, elder.ELDER),),
    bequests=(Of(wild_child.turn, wild_child.WILD_CHILD), bailiff.grant, sheriff.heir),
    victory=(
        victory.nobody_left,
        Of(winning.lovers_alone, cupid.CUPID),
        Of(winning.piper_wins, piper.PIPER),
        Of(white_werewolf.sole_survivor, white_werewolf.WHITE_WEREWOLF),
        winning.wolves_win,
        victory.no_wolf_left,
    ),
    winners=winning.winners,
)
