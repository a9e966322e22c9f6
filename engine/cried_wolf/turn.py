"""A turn: draw, call, play and claim, and who gets the card (RULES.md 2.3 to 2.5)."""

from functools import cache

from engine.cried_wolf.calls import call, holds_animal, may_call
from engine.cried_wolf.deck import CLAIMS, KINDS, SHOWN
from engine.cried_wolf.meadow import Meadow
from engine.cried_wolf.sheep import use_power
from engine.cried_wolf.shooting import shoot
from engine.effects import Ask, Choice, Note, Say, Seat, Seats, Show, Talk, demand, to

PERSUASION = 20
"""Seconds at most in which a player sways whoever must decide."""


async def turn(m: Meadow) -> None:
    """The turn of the active player: where the modes differ, it says so."""
    await Note("phase", {"name": "turn", "number": m.turn})
    await m.show()
    await Say("turn.call", {"seat": m.active})
    drawn = await m.draw()
    news = to((m.active,), kind=drawn, roles=m.hands[m.active])
    await Show("card.drawn", news, KINDS, {m.active: (drawn,)}, known=True, paper="cards")
    animal = holds_animal(m.hands[m.active])  # one of his three cards; in mode 2 the drawn card is all that he holds
    if animal and (m.rules.mode == 1 or (m.rules.mode == 2 and m.rules.call_on_draw)):
        await call(m, m.active)
    card, receiver = await play(m)
    if m.rules.mode == 3:
        called = await may_call(m, must=animal)
        await persuade(m, m.active)
        if called and await shoot(m, card):
            return
    else:
        await persuade(m, m.active)
    if m.rules.mode == 2:
        owner = await pass_on(m, card, receiver)
    else:
        owner = await receive(m, receiver)
    await m.land(owner, card)
    await Say("card.lands", {"seat": owner, "kind": card}, m.voice(card))
    await m.show()
    await use_power(m, owner, card)


async def persuade(m: Meadow, seat: Seat) -> None:
    """The player sways whoever must decide; in the first round he hears that he may."""
    if m.turn <= len(m.seats):
        await Say("persuade", {"seat": seat})
    await Talk(seat, PERSUASION)


async def play(m: Meadow) -> tuple[str, Seat]:
    """Which card the active player lays before whom; what it is said to be is told, and may be a lie."""
    options = tuple([option for card in KINDS for option in plays(card, m.others)])
    not_held = [card for card in KINDS if card not in m.hands[m.active]]
    barred: dict[Choice, str] = {option: "not-held" for card in not_held for option in plays(card, m.others)}
    single = m.rules.mode == 2  # which card is no choice then
    await Say("play.drawn" if single else "play.call", {"seat": m.active})
    ask = Ask(
        "play",
        (m.active,),
        options,
        {m.active: barred},
        closes="all",
        secret=False,
        how="steps",
        hides=("",),  # which card, but before whom, and the claim
        publishes=2,
        fixed=1 if single else 0,
        lays=SHOWN,
    )
    answers = await demand(ask)
    card, _, number, _, claim = str(answers[m.active]).split()  # as `plays` writes it: "wolf > 3 : sheep"
    receiver = int(number)
    m.take(m.active, card)
    m.offer = receiver, claim
    await Say("claim", {"seat": m.active, "receiver": receiver, "kind": claim})
    await m.show()
    return card, receiver


@cache
def plays(card: str, others: Seats) -> tuple[str, ...]:
    """Every way to play a card: before whom, and what it is said to be."""
    return tuple([f"{card} > {other} : {claim}" for other in others for claim in CLAIMS])


async def receive(m: Meadow, receiver: Seat) -> Seat:
    """Accepted, it lies before the receiver; refused, before whoever played it."""
    return receiver if await accepts("receive", receiver) else m.active


async def pass_on(m: Meadow, card: str, receiver: Seat) -> Seat:
    """Mode 2: who does not accept looks at the card and forwards it, once, to somebody who has not seen it.

    With nobody left to forward it to he decides as the second receiver does.
    """
    unseen = [seat for seat in m.others if seat != receiver]
    if not unseen:
        return await receive(m, receiver)
    await Say("receive.forward", {"seat": receiver})
    options = ("accept", *[f"forward {seat}" for seat in unseen])
    ask = Ask("receive", (receiver,), options, closes="all", secret=False, how="steps")
    answers = await demand(ask)
    answer = str(answers[receiver])
    if answer == "accept":
        await Say("receive.accept", {"seat": receiver})
        return receiver
    second = int(answer.removeprefix("forward "))
    m.offer = second, m.offer[1]
    await Say("forwarded", {"seat": receiver, "receiver": second})
    await m.show()
    for looker in (receiver, second) if m.rules.second_peek else (receiver,):
        await Show("card.seen", to((looker,), kind=card), KINDS, {looker: (card,)}, known=True, paper="cards")
    await persuade(m, receiver)
    return second if await accepts("receive.second", second) else m.active


async def accepts(ask: str, receiver: Seat) -> bool:
    """Whether the receiver keeps the card."""
    await Say("receive.call", {"seat": receiver})
    answers = await demand(Ask(ask, (receiver,), ("accept", "refuse"), closes="all", secret=False))
    word = str(answers[receiver])
    await Say(f"receive.{word}", {"seat": receiver})
    return word == "accept"
