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
        rest = await Deal(m.setup.deck, m.seats[:1], out, unseen=True)
        m.unseen, m.left = m.setup.deck, len(rest[0])
        return
    hands = await Deal(m.setup.deck, m.seats, HAND)
    m.hands, m.unseen, m.left = {seat: hands[seat] for seat in m.seats}, hands[0], len(hands[0])
    await Say("deal.look")
    await Show("own.card", tuple([((seat,), {"roles": m.hands[seat]}) for seat in m.seats]))
