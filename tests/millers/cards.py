"""Who may be shown which card, and what stands on it (rules.md 5.9)."""

from engine import Event, Seat
from tests.millers.story import WOLVES, Story


def entitled(story: Story, event: Event) -> set[Seat]:
    """Whom this card is for."""
    told = story.setup.rules.witch_told_victim
    match event["card"]:
        case "own.card" | "choice.drawn":
            return {*event["to"]}  # their own news only: each stands alone
        case "werewolf.pack" | "werewolf.tokens":
            return story.holders(*WOLVES)
        case "lovers.partner":
            return {story.partner(event["seat"])}
        case "seer.result":
            return story.able("seer")
        case "witch.victim":
            assert event["target"] == (story.night.prey if story.antidote or told == "always" else 0)
            return story.able("witch")
        case "thief.left":
            return story.holders("thief")
        case "piper.charmed":
            return story.charmed & {*story.living} if story.holders("piper") else set()
        case "little-girl.sees":
            return story.able("little-girl")
        case "confessor.result":
            return {story.houses.owner("confessor", story.living)}
        case "baker.result":
            return {story.houses.owner("baker", story.living)}
    raise AssertionError(f"{event['card']} is no card of the rules")


def true(story: Story, event: Event) -> bool:
    """Whether what stands on it is so."""
    match event:
        case {"card": "own.card" | "choice.drawn", "to": to}:
            return len(to) == 1
        case {"card": "werewolf.pack" | "piper.charmed", "seats": seats, "to": to}:
            return bool([*seats] == to)
        case {"card": "seer.result" | "confessor.result", "target": target, "role": role}:
            return bool(story.roles[target] == role)
        case {"card": "seer.result", "target": target, "camp": camp}:
            camps = {"werewolf": "werewolf", "white-werewolf": "white-werewolf", "piper": "piper"}
            return bool(camps.get(story.roles[target], "village") == camp)
        case {"card": "little-girl.sees" | "baker.result", "target": target}:
            return target in story.holders(*WOLVES)
        case {"card": "thief.left", "roles": roles}:
            return len(roles) == 2
    return True
