"""The deal: two cards each, or none and some out of the game (RULES.md 2.2)."""

from engine.cried_wolf.deck import HAND, removed
from engine.cried_wolf.meadow import Meadow
from engine.effects import Deal, Draw, Say, Show


async def deal(m: Meadow) -> None:
    """Who begins, and what everybody holds."""
    await m.show()
    m.active = await Draw("start.player", m.seats)
    await Say("start.player", {"seat": m.active})
    if m.rules.mode == 2:
        out = removed(m.setup.deck, len(m.seats))
        apart = await Deal(m.setup.deck, m.seats[:1], out, what="removed", stock=True)
        m.stock = apart[0]  # nobody ever sees the others
        return
    hands = await Deal(m.setup.deck, m.seats, HAND, stock=True)
    m.hands, m.stock = {seat: hands[seat] for seat in m.seats}, hands[0]
    await Say("deal.look")
    await Show("own.card", tuple([((seat,), {"roles": m.hands[seat]}) for seat in m.seats]))
