"""The deal of the trades: public, one to each player, at random (RULES.md 5.6)."""

from engine.effects import Deal, Say
from engine.village.trades import VAGABOND
from engine.village.village import Village

BUILDINGS = ("confessor", "healer", "teacher", "baker", "barber", "bailiff", "innkeeper", "lord")
FARMS = 6
TRADES = ("farmer", *BUILDINGS, VAGABOND)


def deck(seats: int) -> tuple[str, ...]:
    """Fourteen houses, and vagabonds for whoever is left over; in a small village all houses are shuffled first."""
    houses = (*("farmer",) * FARMS, *BUILDINGS)
    return houses + (VAGABOND,) * max(0, seats - len(houses))


async def trades(v: Village) -> None:
    """Everybody sees who owns which house."""
    if not v.rules.buildings:
        return
    hands = await Deal(deck(len(v.seats)), v.seats, what="buildings", secret=False)
    await Say("buildings.call")
    for seat in v.seats:
        trade = hands[seat][0]
        v.trades.deal(seat, trade)
        await Say("building.of", {"seat": seat, "building": trade})
    for gone in v.dead:
        v.trades.bury(gone)
