"""How the cards will be dealt: the ways that this box can host, in a fixed order."""

from dataclasses import replace

from device.host import Host
from device.lobby.plan import Plan
from device.means import usual, ways
from device.menu import Item, choose
from device.papers import Way
from device.phrases import Phrases


def way_of(host: Host, plan: Plan) -> Way:
    """The way that the table has chosen, where it can be hosted; else the usual one."""
    offered = ways(host, plan.game, plan.setup())
    return plan.way if plan.way in offered else usual(offered)


def deal_item(phrases: Phrases, way: Way) -> Item:
    """A way in one line."""
    return Item(phrases.word(f"lobby.deal.{way}"))


def choose_deal(host: Host, plan: Plan) -> Plan:
    """The plan with another way of dealing; the same plan for BACK."""
    offered = ways(host, plan.game, plan.setup())
    items = [deal_item(host.phrases, way) for way in offered]
    title, prompt = host.phrases.word(f"game.{plan.game.key}"), host.phrases.word("lobby.deal")
    chosen = choose(host, title, items, prompt=prompt, cursor=offered.index(way_of(host, plan)))
    return plan if chosen is None else replace(plan, way=offered[chosen])
