"""What ties players together or takes their powers: shared by roles, which never know each other."""

from dataclasses import dataclass, field

from engine.effects import Choice, Seat, Seats
from engine.village.village import Deaths, Role, Village


@dataclass(slots=True)
class Couple:
    """The lovers: each of them, and whom he loves."""

    loves: dict[Seat, Seat] = field(default_factory=dict)


@dataclass(slots=True)
class Curse:
    """The elder's curse: since he died by the village's own hand, its roles have lost their powers."""

    fallen: bool = False


@dataclass(slots=True)
class Trades:
    """The buildings of the village: public, and independent of the cards.  Whoever has none is a vagabond."""

    dealt: tuple[str, ...] = ()
    """Which trades there were at the start: their owners are called for, living or dead."""
    of: dict[Seat, str] = field(default_factory=dict)
    used: list[Seat] = field(default_factory=list)
    """Owners who have used up the power of their house."""


def beloved(v: Village, seats: Seats) -> dict[Seat, dict[Choice, str]]:
    """Lovers may not harm each other: for each of these seats, its partner is barred."""
    barred: dict[Seat, dict[Choice, str]] = {seat: {} for seat in seats}
    for one, other in v.kit(Couple).loves.items():
        if one in barred:
            barred[one][other] = "lover"
    return barred


def grief(v: Village, deaths: Deaths) -> dict[Seat, str]:
    """Who dies of love, because his partner dies and he does not yet."""
    loves = v.kit(Couple).loves
    left = [loves[seat] for seat in deaths if seat in loves]
    return {seat: "grief" for seat in left if seat in v.living and seat not in deaths}


def able(v: Village, role: Role) -> Seats:
    """The living holders of a role of the village, while no curse lies on its powers."""
    return () if v.kit(Curse).fallen else v.holders(role)


def owner(v: Village, trade: str, *, fresh: bool = False) -> Seats:
    """The living owner of this building, if there is one; `fresh`: whose power is not used up."""
    trades = v.kit(Trades)
    seats = [seat for seat in v.living if trades.of.get(seat) == trade]
    return tuple([seat for seat in seats if not (fresh and seat in trades.used)])


def vagabonds(v: Village) -> Seats:
    """The living without a building.  Nobody is one in a village without buildings."""
    trades = v.kit(Trades)
    return tuple([seat for seat in v.living if trades.of.get(seat) == "vagabond"])


def has_trade(v: Village, trade: str) -> bool:
    """Whether this building was dealt: its owner is called for, living or dead."""
    return trade in v.kit(Trades).dealt
