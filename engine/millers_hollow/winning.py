"""Who wins Miller's Hollow (RULES.md 5.10, M15 to M17, M20, M21, M30)."""

from dataclasses import dataclass

from engine.effects import Seats
from engine.village.page import by_camp
from engine.village.roles import piper
from engine.village.roles.cupid import CUPID
from engine.village.roles.wild_child import Model
from engine.village.village import Village

SOLO = ("white-werewolf", "piper")


@dataclass(slots=True)
class Sides:
    """Which side of the village there was at all; None until the first morning."""

    plain: bool | None = None
    gods: bool | None = None


def lovers_camp(v: Village) -> Seats:
    """A wolf and another in love, and cupid where he wins with them; nobody where there is no such couple."""
    couple = tuple(sorted(v.loves))
    if len(couple) != 2 or v.roles[couple[0]].wolf == v.roles[couple[1]].wolf:
        return ()
    cupids = [seat for seat in v.seats if v.roles[seat] is CUPID] if v.rules.cupid_wins_with_lovers else []
    return tuple(sorted({*couple, *cupids}))


def lovers_alone(v: Village) -> str | None:
    """The mixed couple lives, and nobody else but cupid does."""
    camp, couple = lovers_camp(v), v.loves
    alone = all(seat in camp or v.roles[seat] is CUPID for seat in v.living)
    return "lovers" if camp and alone and all(seat in v.living for seat in couple) else None


def piper_wins(v: Village) -> str | None:
    """All others are charmed; but a piper in love with a wolf wins with that camp only (M20, M21)."""
    return None if any(seat in lovers_camp(v) for seat in v.holders(piper.PIPER)) else piper.all_charmed(v)


def wolves_win(v: Village) -> str | None:
    """Nobody else lives; by house rule they are as many as the others, or a side is dead, even with the last wolf."""
    others = len(v.living) - len(v.wolves)
    parity = v.rules.win_mode == "parity" and len(v.wolves) >= others
    a_side = v.rules.win_mode == "kill_a_side" and not any(role in v.deck for role in SOLO) and side_dead(v)
    return "werewolf" if not others or parity or a_side else None


def side_dead(v: Village) -> bool:
    """All plain villagers are dead, or all gods; a side that there never was does not count."""
    sides = v.kit(Sides)
    if sides.plain is None:
        sides.plain = bool(of_side(v, v.seats, plain=True))
        sides.gods = bool(of_side(v, v.seats, plain=False) or v.kit(Model).of)  # a child was a god, turned or not (M30)
    plain_dead = sides.plain and not of_side(v, v.living, plain=True)
    return bool(plain_dead or (sides.gods and not of_side(v, v.living, plain=False)))


def of_side(v: Village, among: Seats, *, plain: bool) -> Seats:
    """The village's seats of one side among these."""
    return tuple([s for s in among if v.roles[s].camp == "village" and v.roles[s].plain is plain])


def winners(v: Village, winner: str) -> Seats:
    """The whole camp, dead or alive; whoever belongs to a mixed couple's camp wins with that camp only."""
    camp = lovers_camp(v)
    if winner == "lovers":
        return camp
    return tuple([seat for seat in by_camp(v, winner) if seat not in camp])
