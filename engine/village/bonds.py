"""What roles and buildings share, who never know each other: love, silence, trades, a glimpse of the wolves."""

from collections.abc import Mapping

from engine.effects import Barred, Choice, Draw, Seat, Seats
from engine.values import NOTHING
from engine.village.trades import VAGABOND
from engine.village.village import Deaths, Village


def beloved(v: Village, seats: Seats, refused: Mapping[Choice, str] = NOTHING) -> Barred:
    """Lovers may not harm each other: for each of these seats its partner is barred, beside what is refused to all."""
    barred = dict.fromkeys(seats, refused)
    for seat, partner in v.loves.items():
        if seat in barred:
            barred[seat] = {partner: "lover", **refused}
    return barred


def no_lover(v: Village, voters: Seats) -> Barred:
    """Nobody may vote against his lover, unless the house rule lets him."""
    return beloved(v, voters) if v.loves and not v.rules.lovers_may_vote_each_other else {}


def grief(v: Village, deaths: Deaths) -> dict[Seat, str]:
    """Who dies of love, because his partner dies and he does not yet."""
    loves = v.loves
    left = [loves[seat] for seat in deaths if seat in loves]
    return {seat: "grief" for seat in left if seat in v.living and seat not in deaths}


async def glimpse(v: Village, name: str, chance: int) -> Seat:
    """So often of a hundred times one of the living wolves is seen; 0: none is."""
    if not v.wolves:
        return 0
    wolves = len(v.wolves)
    wolf = await Draw(name, ("none", *v.wolves), ((100 - chance) * wolves, *[chance] * wolves))
    return wolf if isinstance(wolf, Seat) else 0


def silence(v: Village, seats: Seats, until: float) -> None:
    """They have no vote up to this day."""
    for seat in seats:
        v.mute[seat] = max(until, v.mute.get(seat, 0))


def may_vote(v: Village) -> Seats:
    """The living who are not silenced today."""
    mute, today = v.mute, v.night.number
    return tuple([seat for seat in v.living if mute.get(seat, 0) < today]) if mute else v.living


def owner(v: Village, trade: str, *, fresh: bool = False) -> Seats:
    """The living owner of this building, if there is one; `fresh`: whose power is not used up."""
    return () if fresh and trade in v.trades.used else v.trades.owners.get(trade, ())


def vagabonds(v: Village) -> Seats:
    """The living without a building.  Nobody is one in a village without buildings."""
    return owner(v, VAGABOND)
