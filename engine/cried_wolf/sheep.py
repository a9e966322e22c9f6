"""What sheep do where they are turned up, by house rule in modes 1 and 3 (RULES.md 2.3)."""

from collections.abc import Mapping

from engine.cried_wolf.calls import call, holds_animal
from engine.cried_wolf.deck import KINDS, SHOWN
from engine.cried_wolf.meadow import Meadow
from engine.effects import Ask, Barred, Draw, Say, Seat, Show, demand
from engine.seats import clockwise, clockwise_from


async def use_power(m: Meadow, owner: Seat, card: str) -> None:
    """The power of the sheep that lies before its owner now."""
    if m.rules.mode == 2 or not m.rules.sheep_powers:
        return
    match card:
        case "sheep-1":
            await swapped(m, await pass_left(m))
        case "sheep-2":
            await swapped(m, await draw_from_the_right(m))
        case "sheep-3" if m.hands[owner]:
            await show_one(m, owner)


async def pass_left(m: Meadow) -> Mapping[Seat, str]:
    """Everybody passes a card of his choice to the left neighbour, all at once; comes back as what each gets."""
    givers = tuple([seat for seat in m.players if m.hands[seat]])
    await Say("swap.pass")
    ask = Ask("swap.pass", givers, KINDS, not_held(m), how="together", lays=SHOWN)
    passed = (await demand(ask)) if givers else {}
    for seat, card in passed.items():
        m.take(seat, str(card))
    return {clockwise(m.players, seat)[0]: str(card) for seat, card in passed.items()}


async def draw_from_the_right(m: Meadow) -> Mapping[Seat, str]:
    """Everybody takes a card by chance from the right neighbour, all of them out of the hands as they were."""
    await Say("swap.draw")
    before, got = dict(m.hands), dict[Seat, str]()
    for seat in m.players:
        right = clockwise_from(m.players, seat)[-1]
        if before[right]:
            got[seat] = await Draw("swap.draw", before[right], (), m.kinds, "cards", seat, right)
            m.take(right, got[seat])
    return got


async def swapped(m: Meadow, got: Mapping[Seat, str]) -> None:
    """Everybody sees what has come; who has got a wolf or a dog, or by house rule holds one, calls at once."""
    for seat, card in got.items():
        m.give(seat, card)
    news = tuple([((seat,), {"kind": got[seat], "roles": m.hands[seat]}) for seat in sorted(got)])
    await Show("card.got", news, KINDS, {seat: tuple(m.hands[seat]) for seat in got}, paper="cards")
    for seat in m.players:
        if holds_animal(m.hands[seat] if m.rules.call_after_swap == "any" else (got.get(seat, ""),)):
            await call(m, seat, "call.swap")


async def show_one(m: Meadow, owner: Seat) -> None:
    """He shows everybody a card of his choice, and keeps it."""
    await Say("swap.show", {"seat": owner})
    ask = Ask("swap.show", (owner,), KINDS, not_held(m), closes="all", secret=False, lays=SHOWN)
    answers = await demand(ask)
    await Say("hand.shown", {"seat": owner, "card": answers[owner]})


def not_held(m: Meadow) -> Barred:
    """Nobody can give or show what he does not hold."""
    return {seat: {kind: "not-held" for kind in KINDS if kind not in m.hands[seat]} for seat in m.players}
