"""Thief: on the first night he may take one of the two cards that nobody was dealt (RULES.md 5.5, A5-9)."""

from engine.effects import Ask, Choice, Note, Seats, Show, demand, to
from engine.village.village import Role, Village

THIEF = Role("thief", "village", plain=True)
"""One who keeps his card is a plain villager."""


async def swap(v: Village, who: Seats) -> None:
    """He must take a card where both are wolves.  Nobody else ever learns what the cards were.

    The list is that of all cards in the deck, and takes the same time whatever is left over.
    """
    options = ("keep", *dict.fromkeys(v.deck))
    dealt = tuple([card for card in options[1:] if card not in v.left])
    wolves = len(v.left) > 0 and all(v.page.role[card].wolf for card in v.left)
    must = wolves and v.rules.thief_must_take_wolf
    refused: dict[Choice, str] = {**dict.fromkeys(dealt, "not-a-choice")}
    if must:
        refused["keep"] = "wolves"
    await Show("thief.left", to(who, roles=list(v.left)))
    ask = Ask("thief.swap", who, options, dict.fromkeys(who, refused), default=None if must else "keep")
    for seat, card in (await demand(ask)).items():
        if card != "keep":
            v.become({seat: v.page.role[str(card)]})
            await Note("turn", {"seat": seat, "role": str(card)})
