"""Animal calls: who holds a wolf or a dog calls like one of them, at free choice (RULES.md 2.3, 2.5)."""

from collections.abc import Iterable

from engine.cried_wolf.deck import ANIMALS
from engine.cried_wolf.meadow import Meadow
from engine.effects import Ask, Barred, Draw, Say, Seat, Show, demand, to


def holds_animal(cards: Iterable[str]) -> bool:
    """Whether a wolf or a dog is among these cards."""
    return any(card in ANIMALS for card in cards)


async def call(m: Meadow, seat: Seat, line: str = "call.must") -> None:
    """A call that must be made, of either animal."""
    await ask_for(m, seat, line)
    answers = await demand(Ask("call", (seat,), ANIMALS, closes="all", secret=False))
    await heard(m, seat, str(answers[seat]))


async def may_call(m: Meadow, *, must: bool) -> bool:
    """Mode 3, behind the claim: whoever held a wolf or a dog must call, and by house rule others may, as a bluff.

    That the question is put tells nothing then, and neither does a call: only silence shows that there was none.  Where
    he must and says nothing, the lot calls for him.  Comes back as whether anything was heard.
    """
    if m.rules.mode3_call == "forced_only":
        if must:
            await call(m, m.active)
        return must
    await ask_for(m, m.active, "call.may")
    barred: Barred = {m.active: {"none": "must-call"}} if must else {}
    ask = Ask("call", (m.active,), ANIMALS, barred, default="none", closes="all", secret=False)
    answers = await ask
    choice = str(answers.get(m.active, "none"))
    if must and choice == "none":
        choice = await Draw("call", ANIMALS)
        await Show("choice.drawn", to((m.active,), ask="call", choice=choice), heard=True)
    if choice == "none":
        await Say("call.none", {"seat": m.active})
        return False
    await heard(m, m.active, choice)
    return True


async def ask_for(m: Meadow, seat: Seat, line: str) -> None:
    """Tell who is to call; by house rule the box calls for him."""
    by_the_box = "call.may.box" if line == "call.may" else "call.must.box"
    await Say(by_the_box if m.rules.animal_sounds else line, {"seat": seat})


async def heard(m: Meadow, seat: Seat, animal: str) -> None:
    """What everybody has heard."""
    await Say("animal.call", {"seat": seat, "animal": animal}, m.voice(animal))
