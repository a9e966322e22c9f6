"""The page of Miller's Hollow: in which order roles and buildings act (RULES.md 5.4, 5.7, 5.8).  Read lists downward.

The course of the day is in `day.py` (5.7: 1 election, 2 deaths, 3 speeches) and `engine/village/votes.py` (4 vote, 5
tie, 6 execution), that of a burial in `engine/village/dying.py`; each goes through these lists where its turn comes.
In which order `ties` are tried the house rule `tie_order` says.

What a rule does is in the file of its name: `witch.brew` in `engine/village/roles/witch.py`.  What each list is for is
in `engine/village/page.py`.

`called(ROLE, …)` is a call on every night, or `when` it says, while that card is in the public deck.  Its living
holders wake, also with their power spent: they are asked nothing then, or only what is left to them.  Nobody wakes
where all are dead, cursed or never dealt.  `Of(rule, ROLE)` plays no part in a deck without that card, and
`Built(rule)` none in a village without buildings.
"""

from engine.effects import Seats
from engine.millers_hollow import day, winning
from engine.village import sheriff, victory, votes
from engine.village.ballots import Voters
from engine.village.bonds import grief, may_vote, no_lover
from engine.village.buildings import bailiff, baker, barber, confessor, healer, innkeeper, lord, teacher
from engine.village.buildings import deal as buildings
from engine.village.page import ANY_DECK, Built, Of, Page, Scene, all_wolves, called, first_night
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
    """What in the end saves somebody from the night (5.8, 2 to 4; M14): the first of these that he has.

    A burning house and an untouched inn save whatever else is done; guard and antidote together kill, unless the
    elder has a life to lose.
    """
    house, inn, life = arsonist.ARSONIST.key, "innkeeper", elder.ELDER.key
    guard, antidote = guardians.GUARD.key, witch.WITCH.key
    both_kill = v.rules.double_protection_kills and guard in shields and antidote in shields
    saviours = (house, inn, life) if both_kill else (house, inn, guard, antidote, life)
    return next((by for by in saviours if by in shields), None)


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
        Scene("lovers", plays=(cupid.meet,), who=cupid.lovers, when=first_night, cards=("cupid",)),  # 3
        called(wild_child.WILD_CHILD, wild_child.choose, when=first_night),  # 4
        called(guardians.GUARD, guardians.guard),  # 5
        called(seer.SEER, seer.read),  # 6
        Scene(  # 7
            "werewolf",
            plays=(
                werewolf.meet,
                werewolf.stalk,
                Of(little_girl.accuse, little_girl.LITTLE_GIRL),
                Of(little_girl.instead, little_girl.LITTLE_GIRL),
            ),
            who=all_wolves,
            cards=("werewolf", "white-werewolf"),
        ),
        called(little_girl.LITTLE_GIRL, little_girl.peek, little_girl.instead, when=little_girl.throws_dice),  # 7, too
        Scene("baker", plays=(baker.peek,), who=baker.baker, when=baker.bakes, cards=ANY_DECK),  # as 7 ends
        called(white_werewolf.WHITE_WEREWOLF, white_werewolf.betray, when=white_werewolf.his_night),  # 8
        called(witch.WITCH, witch.brew),  # 9
        called(arsonist.ARSONIST, arsonist.burn),  # 10
        Scene("piper", plays=(piper.charm,), who=piper.able),  # 11
        Scene("charmed", plays=(piper.dance,), who=piper.spellbound, cards=("piper",)),  # 12
        called(rumour_monger.RUMOUR_MONGER, rumour_monger.spread),  # 13
    ),
    # What the night has done, with the numbers of 5.8.
    shields=(
        Of(arsonist.shield, arsonist.ARSONIST),  # 2
        Built(innkeeper.shield),  # 5.6
        Of(guardians.guarded, guardians.GUARD),  # 3, for the white wolf 6
        Of(witch.shield, witch.WITCH),  # 3
        Of(elder.lives_left, elder.ELDER),  # 4
    ),
    combine=one_protection,  # 2 to 4
    night_causes=("werewolf", "fire", "caught", "poison", "white-werewolf"),  # 1, 2, 1, 5, 6
    foremost="poison",  # whoever dies twice has died of this, if of one of the two; else of the first (M5)
    griefs=(Of(grief, cupid.CUPID),),  # 7
    # The day, with the numbers of 5.7.
    late=healer.at_work,  # 2: he may still save somebody (5.6, M6)
    dawn=(Built(healer.save), Of(arsonist.collapse, arsonist.ARSONIST)),  # 2, before any name
    morning=(  # 2, once all are buried
        Of(bear.growl, bear.BEAR),
        Of(rumour_monger.heard, rumour_monger.RUMOUR_MONGER),
        Of(arsonist.ashes, arsonist.ARSONIST),
    ),
    before_vote=(Built(confessor.look), Built(barber.shave), Built(teacher.forbid)),  # between 3 and 4 (M26)
    electorate=electorate,  # 4
    barred=no_lover,  # 4
    ties={"scapegoat": scapegoat.pay, "sheriff": sheriff.settles, "runoff": sheriff.runoff},  # 5a, 5b, 5c
    reprieves=(
        votes.sentence,
        Built(innkeeper.untouchable),
        Of(idiot.reveal, idiot.IDIOT),
        Built(lord.pardon),
    ),  # 6 (M26)
    after_vote=(sheriff.exposed, Built(innkeeper.taint)),  # 6 (5.5a, M27)
    # What a burial sets off, with the numbers of 5.8.
    aftermath=(
        day.last_words,  # 5.7, 2 and 6
        Of(scapegoat.last_will, scapegoat.SCAPEGOAT),  # 5.5
        Of(hunter.shoot, hunter.HUNTER),  # 8
        Of(die_of_love, cupid.CUPID),  # 8: repeats 7
    ),
    reckonings=(Of(elder.curse, elder.ELDER),),  # 8
    bequests=(
        Of(wild_child.turn, wild_child.WILD_CHILD),  # 9
        Built(bailiff.grant),  # 5.6, M13
        sheriff.heir,  # 10
    ),
    victory=(  # 11, in the order of 5.10
        victory.nobody_left,
        Of(winning.lovers_alone, cupid.CUPID),
        Of(winning.piper_wins, piper.PIPER),
        Of(white_werewolf.sole_survivor, white_werewolf.WHITE_WEREWOLF),
        winning.wolves_win,
        victory.no_wolf_left,
    ),
    winners=winning.winners,
)
