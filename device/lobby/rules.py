"""The house rules on the panel: one line each, OK turns it to its next value."""

from dataclasses import replace
from typing import Any

from device.host import Host
from device.lobby.plan import NOT_YET, Plan
from device.menu import Item, choose
from device.phrases import Phrases
from engine import HouseRule, house_rules


def values(rule: HouseRule, seats: int) -> tuple[Any, ...]:
    """The values that the panel offers; where any number will do, those up to the number of seats."""
    numbers = range(1, seats + 1) if rule.number else ()
    return tuple([value for value in (*rule.values, *numbers) if (rule.key, value) not in NOT_YET])


def rule_text(phrases: Phrases, game: str, key: str, value: Any) -> str:
    """A house rule and its value."""
    names = {"rule": phrases.rule(game, key), "value": phrases.rule_value(game, key, value)}
    return phrases.line("lobby.rule", names)


def changed(phrases: Phrases, plan: Plan) -> list[str]:
    """The house rules that are not as usual."""
    known = house_rules(plan.game.rules)
    return [
        rule_text(phrases, plan.game.key, key, getattr(plan.rules, key))
        for key, rule in known.items()
        if getattr(plan.rules, key) != rule.default
    ]


def choose_rules(host: Host, plan: Plan) -> Plan:
    """The plan with the house rules as they are left with BACK."""
    phrases, game = host.phrases, plan.game
    offered = [rule for rule in house_rules(game.rules).values() if len(values(rule, len(plan.leads))) > 1]
    prompt, cursor = phrases.word("lobby.rules"), 0
    while True:
        items = [
            Item(
                rule_text(phrases, game.key, rule.key, getattr(plan.rules, rule.key)),
                phrases.rule_help(game.key, rule.key),
            )
            for rule in offered
        ]
        chosen = choose(host, phrases.word(f"game.{game.key}"), items, prompt=prompt, cursor=cursor)
        if chosen is None:
            return plan
        prompt, cursor = "", chosen
        plan = replace(plan, rules=turn(host, plan, offered[chosen]))


def turn(host: Host, plan: Plan, rule: HouseRule) -> Any:
    """The house rules with this one at its next value; a number is chosen from a list."""
    options, now = values(rule, len(plan.leads)), getattr(plan.rules, rule.key)
    place = options.index(now) if now in options else 0
    if rule.number:
        items = [Item(host.phrases.rule_value(plan.game.key, rule.key, value)) for value in options]
        chosen = choose(host, host.phrases.rule(plan.game.key, rule.key), items, cursor=place)
        place = place if chosen is None else chosen
    else:
        place = (place + 1) % len(options)
    return replace(plan.rules, **{rule.key: options[place]})
