"""A game as it has been arranged, line by line: what can still be changed, or told about it."""

from device.host import Host
from device.lobby.deal import deal_item, way_of
from device.lobby.decks import deck_item
from device.lobby.plan import Plan
from device.lobby.rules import changed
from device.lobby.teacher import explained
from device.lobby.tempo import pace_item
from device.menu import Item


def summary_of(host: Host, plan: Plan, names: Item | None = None, *, first: bool = False) -> dict[str, Item]:
    """Start, and a dry run before the first game; seats, who sits there, rules, cards, pace; the teacher."""
    phrases, rules, setup = host.phrases, changed(host.phrases, plan), plan.setup()
    usual = Item(phrases.word("lobby.rules-usual"))
    summary = {
        "start": Item(phrases.word("lobby.start")),
        **({"practice": Item(phrases.word("practice.offer"))} if first else {}),
        "seats": Item(phrases.line("lobby.number", {"number": len(plan.leads)})),
    }
    if plan.game.each:
        summary["deck"] = deck_item(phrases, plan.game, setup)
    summary["rules"] = Item(phrases.line("lobby.rules-changed", {"rules": tuple(rules)})) if rules else usual
    if plan.game.each:
        summary["deal"] = deal_item(phrases, way_of(host, plan))
    if names is not None:
        summary["names"] = names
    summary["pace"] = pace_item(phrases, host.pace.factor)
    if explained(phrases, plan.game):
        summary["teach"] = Item(phrases.word("teach.game"))
    if setup.deck:
        summary["cards"] = Item(phrases.word("teach.cards"))
    return summary
