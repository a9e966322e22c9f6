"""House rules that a table likes, kept by their game."""

from typing import Any

from device.host import Host
from device.lobby.plan import Memory, Plan, recall
from device.menu import Item, choose, tell
from engine import as_plain, read_rules
from engine.errors import SetupError

MOST = 9
"""So many are kept; the oldest makes way."""


def favourites(store: Memory, plan: Plan) -> list[Any]:
    """The house rules that were kept for this game, as far as it still knows them."""
    found: list[Any] = []
    for kept in recall(store, key(plan), list[dict[str, Any]]) or []:
        try:
            found.append(read_rules(plan.game.rules, kept))
        except SetupError:
            continue
    return found


def key(plan: Plan) -> str:
    """Where the store keeps them."""
    return f"{plan.game.key}.favourites"


def keep(host: Host, store: Memory, plan: Plan) -> None:
    """Keep the house rules of this plan, and say so."""
    others = [rules for rules in favourites(store, plan) if rules != plan.rules]
    remember(store, plan, [*others, plan.rules][-MOST:])
    tell(host, host.phrases.word("lobby.title"), host.phrases.word("lobby.favourite-kept"))


def remember(store: Memory, plan: Plan, kept: list[Any]) -> None:
    """These are all that are kept."""
    store.remember(key(plan), [as_plain(rules) for rules in kept])


def take_or_forget(host: Host, store: Memory, plan: Plan, rules: Any, name: str) -> Any:
    """These kept rules, if somebody wants to play by them, else those of the plan; they can be forgotten as well."""
    phrases = host.phrases
    items = [Item(phrases.word("lobby.favourite-take")), Item(phrases.word("lobby.favourite-forget"))]
    match choose(host, name, items):
        case 0:
            return rules
        case 1:
            remember(store, plan, [other for other in favourites(store, plan) if other != rules])
    return plan.rules
