"""The page of Miller's Hollow: in which order its roles and buildings apply.  Behaviour is in `engine/village/`."""

from collections.abc import Callable

from engine.effects import Seats
from engine.millers_hollow import day, winning
from engine.village import sheriff, victory
from engine.village.bonds import grief
from engine.village.buildings import bailiff, baker, innkeeper, lord
from engine.village.buildings import deal as buildings
from engine.village.roles import (
    arsonist,
    bear,
    cupid,
    elder,
    guard,
    hunter,
    idiot,
    little_girl,
    pack,
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
from engine.village.village import Deaths, Role, Rulebook, Scene, Village, all_wolves, first_night, holders


def with_powers(role: Role) -> Callable[[Village], Seats]:
    """The living holders of this role, while no curse lies on the village."""
    return lambda v: () if v.cursed else v.holders(role)


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
    protections = [by for by in shields if by in (guard.GUARD.key, witch.WITCH.key)]
    if len(protections) == 1 or (protections and not v.rules.double_protection_kills):
        return protections[0]
    return elder.ELDER.key if elder.ELDER.key in shields else None


MILLERS_HOLLOW = Rulebook(
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
        guard.GUARD,
        elder.ELDER,
        scapegoat.SCAPEGOAT,
        piper.PIPER,
        bear.BEAR,
        wild_child.WILD_CHILD,
        arsonist.ARSONIST,
        rumour_monger.RUMOUR_MONGER,
    ),
    opening=(buildings.trades, day.first_election),
    scenes=(
        Scene("thief", (thief.swap,), holders(thief.THIEF), first_night),
        Scene("cupid", (cupid.pair,), holders(cupid.CUPID), first_night),
        Scene("lovers", (cupid.meet,), cupid.lovers, first_night, cards=("cupid",)),
        Scene("wild-child", (wild_child.choose,), holders(wild_child.WILD_CHILD), first_night),
        Scene("guard", (guard.protect,), with_powers(guard.GUARD)),
        Scene("seer", (seer.read,), with_powers(seer.SEER)),
        Scene("werewolf", (pack.hunt, little_girl.accuse), all_wolves, cards=("werewolf", "white-werewolf")),
        Scene("little-girl", (little_girl.peek,), with_powers(little_girl.LITTLE_GIRL), little_girl.throws_dice),
        Scene("baker", (baker.peek,), baker.baker, baker.bakes, cards=()),
        Scene(
            "white-werewolf", (white_werewolf.betray,), holders(white_werewolf.WHITE_WEREWOLF), white_werewolf.his_night
        ),
        Scene("witch", (witch.brew,), with_powers(witch.WITCH)),
        Scene("arsonist", (arsonist.burn,), with_powers(arsonist.ARSONIST)),
        Scene("piper", (piper.charm,), piper.able),
        Scene("charmed", (piper.dance,), piper.spellbound, cards=("piper",)),
        Scene("rumour-monger", (rumour_monger.spread,), with_powers(rumour_monger.RUMOUR_MONGER)),
    ),
    caught_instead=True,
    shields=(guard.shield, witch.shield, arsonist.shield, innkeeper.shield, elder.lives_left),
    combine=one_protection,
    griefs=(grief,),
    late=day.healer_is_asked,
    errands=(bear.growl, rumour_monger.heard, arsonist.ashes),
    aftermath=(day.last_words, scapegoat.last_will, hunter.shoot, die_of_love),
    reckonings=(elder.curse,),
    bequests=(wild_child.turn, bailiff.grant, sheriff.heir),
    ballots=(),
    reprieves=(innkeeper.untouchable, idiot.reveal, lord.pardon),
    victory=(
        victory.nobody_left,
        winning.lovers_alone,
        winning.piper_wins,
        white_werewolf.sole_survivor,
        winning.wolves_win,
        victory.no_wolf_left,
    ),
    winners=winning.winners,
    needs={
        little_girl.accuse: (little_girl.LITTLE_GIRL,),
        guard.shield: (guard.GUARD,),
        witch.shield: (witch.WITCH,),
        arsonist.shield: (arsonist.ARSONIST,),
        elder.lives_left: (elder.ELDER,),
        bear.growl: (bear.BEAR,),
        rumour_monger.heard: (rumour_monger.RUMOUR_MONGER,),
        arsonist.ashes: (arsonist.ARSONIST,),
        hunter.shoot: (hunter.HUNTER,),
        elder.curse: (elder.ELDER,),
        wild_child.turn: (wild_child.WILD_CHILD,),
        scapegoat.last_will: (scapegoat.SCAPEGOAT,),
        die_of_love: (cupid.CUPID,),
        winning.lovers_alone: (cupid.CUPID,),
        winning.piper_wins: (piper.PIPER,),
        white_werewolf.sole_survivor: (white_werewolf.WHITE_WEREWOLF,),
        grief: (cupid.CUPID,),
        idiot.reveal: (idiot.IDIOT,),
    },
)
