"""The page of classic Werewolf: in which order roles act (RULES.md 4.3).  Read lists downward.

The course of the day is in `day.py` (d1 to d3) and `engine/village/votes.py` (d4, d5), that of a burial in
`engine/village/dying.py`.  Which of the `ties` applies the house rule `tie` says.

What a rule does is in the file of its name: `seer.look` in `engine/village/roles/seer.py`.  What each list is for is in
`engine/village/page.py`.

`called(ROLE, …)` is a call on every night, or `when` it says, while that card is in the public deck: its living holders
wake.  `Of(rule, ROLE)` plays no part in a deck without that card.
"""

from engine.effects import Barred, Seats
from engine.seats import bar_self
from engine.village import victory, votes
from engine.village.ballots import Voters
from engine.village.page import Of, Page, Scene, all_wolves, called, first_night, later_nights
from engine.village.roles import guardians, hunter, little_girl, mason, medium, priest, seer, villager, werewolf
from engine.village.village import Village


def first_saviour(v: Village, shields: tuple[str, ...]) -> str | None:
    """One shield is enough."""
    return shields[0] if shields else None


def electorate(v: Village, tied: Seats) -> Voters:
    """All the living, but in a run-off not those between whom it is."""
    return Voters(tuple([seat for seat in v.living if seat not in tied]) if tied else v.living)


def not_himself(v: Village, voters: Seats) -> Barred:
    """Nobody votes for himself."""
    return bar_self(voters)


CLASSIC = Page(
    roles=(
        werewolf.WEREWOLF,
        seer.SEER,
        villager.VILLAGER,
        mason.MASON,
        villager.COBBLER,
        villager.POSSESSED,
        guardians.ANGEL,
        guardians.BODYGUARD,
        hunter.HUNTER,
        priest.PRIEST,
        villager.TINKER,
        medium.MEDIUM,
        little_girl.LITTLE_GIRL,
        little_girl.SCOUT,
    ),
    scenes=(  # with the numbers of RULES.md 4.3
        called(mason.MASON, mason.meet, when=first_night),  # n1
        called(guardians.BODYGUARD, guardians.bodyguard),  # n2
        called(guardians.ANGEL, guardians.angel),  # n2
        Scene(  # n3
            "werewolf",
            plays=(werewolf.hunt, Of(little_girl.accuse, little_girl.LITTLE_GIRL, little_girl.SCOUT)),
            who=all_wolves,
        ),
        called(little_girl.LITTLE_GIRL, little_girl.peek, when=little_girl.throws_dice),  # n3, too
        called(little_girl.SCOUT, little_girl.peek, when=little_girl.throws_dice),  # n3, too
        called(seer.SEER, seer.look),  # n4
        called(priest.PRIEST, priest.learn, when=later_nights),  # n5
    ),
    shields=(  # n6
        Of(guardians.shield, guardians.BODYGUARD, guardians.ANGEL),
        Of(guardians.untouchable, guardians.ANGEL),
    ),
    combine=first_saviour,
    night_causes=("werewolf", "caught"),
    morning=(Of(medium.seance, medium.MEDIUM),),  # d2
    aftermath=(Of(hunter.last_stand, hunter.HUNTER),),
    electorate=electorate,
    barred=not_himself,
    ties={"all_tied_die": votes.all_die, "random": votes.lot_decides, "revote_then_none": votes.runoff},
    victory=(victory.nobody_left, victory.no_wolf_left, victory.parity),
)
