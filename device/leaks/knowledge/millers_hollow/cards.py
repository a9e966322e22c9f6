"""Whom each card is for (RULES.md 5.9): nobody, where what it says is not so."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from device.leaks.knowledge import village
from device.leaks.knowledge.millers_hollow.night import WOLVES
from device.leaks.knowledge.millers_hollow.powers import POWERS, Power
from engine import Event, Seat

if TYPE_CHECKING:
    from device.leaks.knowledge.millers_hollow.story import Story

CARDS: Mapping[str, set[str]] = {
    **village.CARDS,
    "lovers.partner": {"seat"},
    "witch.victim": {"target"},
    "thief.left": {"roles"},
    "piper.charmed": {"seats"},
    "baker.result": {"target"},
    **{power.card: {"target", *power.tells} for power in POWERS.values() if power.card},
}
"""Card -> all that stands on it; on the seer's either the role or the camp."""


def entitled(story: "Story", event: Event) -> set[Seat]:
    """Groups know themselves, and whoever looks sees what he looks at."""
    match event:
        case {"card": "werewolf.pack", "seats": seats}:
            return {*seats} if {*seats} == story.holders(*WOLVES) else set()
        case {"card": "piper.charmed", "seats": seats}:
            return {*seats} if {*seats} == story.spellbound() else set()
        case {"card": "lovers.partner", "seat": seat}:
            return {story.partner(seat)} & {*story.living}
        case {"card": "thief.left", "roles": roles}:
            return story.holders("thief") if sorted(roles) == sorted(story.decks["cards"].get(0, ())) else set()
        case {"card": "witch.victim", "target": target}:
            return story.able("witch") if target == story.told_victim() else set()
    return seen(story, event)


def seen(story: "Story", event: Event) -> set[Seat]:
    """What somebody has looked for."""
    match event:
        case {"card": "little-girl.sees", "target": target}:
            return story.peeked("little-girl.peek", "little-girl.peek.sees", target)
        case {"card": "baker.result", "target": target}:
            return story.peeked("baker.peek", "baker.peek", target)
        case {"card": card, "target": target}:
            power, asker = POWERS.get(story.put.ask, Power()), story.chose(story.put.ask, target)
            facts = [(event[fact], is_so) for fact, is_so in power.tells.items() if asker and fact in event]
            so = card == power.card and all(told == is_so(story, target) for told, is_so in facts)
            return asker if so else set()
    return set()
