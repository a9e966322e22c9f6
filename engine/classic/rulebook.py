"""The page of classic Werewolf: in which order its roles apply.  Behaviour is in `engine/village/roles/`."""

from engine.village import victory, votes
from engine.village.roles import bodyguard, hunter, little_girl, mason, medium, priest, seer, villager, werewolf
from engine.village.village import Rulebook, Scene, Village, all_wolves, first_night, holders, later_nights


def first_saviour(v: Village, shields: tuple[str, ...]) -> str | None:
    """One shield is enough."""
    return shields[0] if shields else None


CLASSIC = Rulebook(
    roles=(
        werewolf.WEREWOLF,
        seer.SEER,
        villager.VILLAGER,
        mason.MASON,
        villager.COBBLER,
        villager.POSSESSED,
        bodyguard.ANGEL,
        bodyguard.BODYGUARD,
        hunter.HUNTER,
        priest.PRIEST,
        villager.TINKER,
        medium.MEDIUM,
        little_girl.LITTLE_GIRL,
        little_girl.SCOUT,
    ),
    scenes=(
        Scene("mason", (mason.meet,), holders(mason.MASON), first_night),
        Scene("bodyguard", (bodyguard.guard,), holders(bodyguard.BODYGUARD)),
        Scene("angel", (bodyguard.watch,), holders(bodyguard.ANGEL)),
        Scene("werewolf", (werewolf.hunt, little_girl.accuse), all_wolves),
        Scene("little-girl", (little_girl.peek,), holders(little_girl.LITTLE_GIRL), little_girl.throws_dice),
        Scene("scout", (little_girl.peek,), holders(little_girl.SCOUT), little_girl.throws_dice),
        Scene("seer", (seer.look,), holders(seer.SEER)),
        Scene("priest", (priest.learn,), holders(priest.PRIEST), later_nights),
    ),
    shields=(bodyguard.shield, bodyguard.untouchable),
    combine=first_saviour,
    errands=(medium.seance,),
    aftermath=(hunter.last_stand,),
    ballots=(votes.all_tied_die, votes.lot_decides, votes.revote, votes.nobody_hangs),
    victory=(victory.nobody_left, victory.no_wolf_left, victory.parity),
    needs={
        little_girl.accuse: (little_girl.LITTLE_GIRL, little_girl.SCOUT),
        bodyguard.shield: (bodyguard.BODYGUARD, bodyguard.ANGEL),
        bodyguard.untouchable: (bodyguard.ANGEL,),
        medium.seance: (medium.MEDIUM,),
        hunter.last_stand: (hunter.HUNTER,),
    },
)
