"""Cupid: makes two lovers on the first night (RULES.md 5.5, A5-18)."""

from engine.catalogue import Names
from engine.effects import Ask, Seats, Show, demand, picks
from engine.seats import bar_self
from engine.village.village import Role, Village

NAMES = Names(
    asks={"cupid.pair": ("seats",)},
    cards={"lovers.partner": ("seat",)},
    draws={"cupid.pair": ("seats",)},
    causes=("grief",),
    winners=("lovers",),
)
CUPID = Role("cupid", "village", names=NAMES)


async def pair(v: Village, who: Seats) -> None:
    """He names two players, himself among them if the house rule lets him."""
    barred = {} if v.rules.cupid_self else bar_self(who)
    loves = v.loves
    for chosen in (await demand(Ask("cupid.pair", who, v.living, barred, least=2, most=2))).values():
        one, other = picks(chosen)
        loves.update({one: other, other: one})


def lovers(v: Village) -> Seats:
    """The living lovers."""
    loves = v.loves
    return tuple([seat for seat in v.living if seat in loves])


async def meet(v: Village, who: Seats) -> None:
    """Nobody knows yet whom love has struck: each lover is told the other's seat, but not his card."""
    loves = v.loves
    news = tuple([((seat,), {"seat": loves[seat]}) for seat in who])
    await Show("lovers.partner", news, among=v.living, items={seat: (loves[seat],) for seat in who})
