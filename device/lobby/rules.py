"""The house rules on the panel: one line each, OK turns it to its next value, or opens the list of its values."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from device.host import Host
from device.lobby.favourites import favourites, keep, take_or_forget
from device.lobby.plan import Memory, Plan, usual_rules
from device.menu import Item, choose
from device.phrases import Phrases
from device.ports import Seats
from device.setups import ALL_HANDS, unhosted
from engine import HouseRule, as_plain, house_rules, read_rules


def values(plan: Plan, rule: HouseRule, seats: Seats) -> tuple[Any, ...]:
    """The values that the panel offers; where any number will do, those that can be played by so many seats."""
    without = unhosted(seats)
    numbers = [n for n in range(1, len(plan.leads) + 1) if rule.number and playable(plan, {rule.key: n})]
    return tuple([value for value in (*rule.values, *numbers) if (rule.key, value) not in without])


def playable(plan: Plan, change: Mapping[str, Any]) -> bool:
    """Whether the recommended deck can be played with this change of the house rules."""
    changed_plan = replace(plan, deck=None, rules=replace(plan.rules, **change))
    return not plan.game.problems(changed_plan.setup())


def rule_text(phrases: Phrases, game: str, key: str, value: Any) -> str:
    """A house rule and its value."""
    names = {"rule": phrases.rule(game, key), "value": phrases.rule_value(game, key, value)}
    return phrases.line("lobby.rule", names)


def changed(phrases: Phrases, plan: Plan) -> list[str]:
    """The house rules that are not as usual, or not as their preset has them."""
    return [rule_text(phrases, plan.game.key, key, value) for key, value in as_plain(plan.rules).items()]


def choose_rules(host: Host, store: Memory, plan: Plan) -> Plan:
    """The plan with the house rules as they are left with BACK: key by key, all as usual, or those that were kept."""
    phrases, game = host.phrases, plan.game
    rules = house_rules(game.rules).values()
    offered = [rule for rule in rules if len(values(plan, rule, host.seating.devices)) > 1 or rule.key == ALL_HANDS[0]]
    prompt, cursor = phrases.word("lobby.rules"), 0
    while True:
        items = [
            Item(
                rule_text(phrases, game.key, rule.key, getattr(plan.rules, rule.key)),
                rule_help(host, game.key, rule),
            )
            for rule in offered
        ]
        kept = favourites(store, plan)
        names = [kept_text(phrases, replace(plan, rules=values)) for values in kept]
        items += [
            Item(phrases.word("lobby.rules-reset")),
            Item(phrases.word("lobby.favourite-keep")),
            *map(Item, names),
        ]
        chosen = choose(host, phrases.word(f"game.{game.key}"), items, prompt=prompt, cursor=cursor)
        if chosen is None:
            return plan
        prompt, cursor = "", chosen
        match chosen - len(offered):
            case 0:
                plan = replace(plan, rules=usual_rules(game, len(plan.leads)))
            case 1:
                keep(host, store, plan)
            case place if place > 1:
                kept_rules = take_or_forget(host, store, plan, kept[place - 2], names[place - 2])
                plan, cursor = replace(plan, rules=kept_rules), 0
            case _:
                plan = replace(plan, rules=turn(host, plan, offered[chosen]))


def kept_text(phrases: Phrases, plan: Plan) -> str:
    """House rules that were kept, in one line."""
    rules = tuple(changed(phrases, plan))
    usual = phrases.word("lobby.rules-usual")
    return phrases.line("lobby.favourite", {"rules": rules}) if rules else usual


def rule_help(host: Host, game: str, rule: HouseRule) -> str:
    """What a house rule means, and why this box does not offer it where it does not."""
    text = host.phrases.rule_help(game, rule.key)
    lacking = rule.key == ALL_HANDS[0] and ALL_HANDS in unhosted(host.seating.devices)
    return f"{text} {host.phrases.word('lobby.only-with-readers')}" if lacking else text


def turn(host: Host, plan: Plan, rule: HouseRule) -> Any:
    """The house rules with this one at its next value; what has more values than that is chosen from a list."""
    options, now = values(plan, rule, host.seating.devices), getattr(plan.rules, rule.key)
    if rule.several:
        return replace(plan.rules, **{rule.key: pick_several(host, plan, rule, now)})
    place = options.index(now) if now in options else 0
    if rule.number:
        items = [Item(host.phrases.rule_value(plan.game.key, rule.key, value)) for value in options]
        chosen = choose(host, host.phrases.rule(plan.game.key, rule.key), items, cursor=place)
        place = place if chosen is None else chosen
    else:
        place = (place + 1) % len(options)
    if rule.key == "preset":
        return with_preset(plan, options[place])
    return replace(plan.rules, **{rule.key: options[place]})


def with_preset(plan: Plan, preset: str) -> Any:
    """The house rules with this preset; what no preset touches stays as it is."""
    rules, usual = plan.rules, usual_rules(plan.game, len(plan.leads))
    touched = {"preset", *[key for others in rules.PRESETS.values() for key in others]}
    kept = {key: value for key, value in as_plain(rules).items() if key not in touched}
    first = as_plain(usual) if preset == usual.preset else {}
    return read_rules(type(rules), {**first, **kept, "preset": preset})


def pick_several(host: Host, plan: Plan, rule: HouseRule, chosen: tuple[Any, ...]) -> tuple[Any, ...]:
    """The values as they are left with BACK: OK puts one behind the others, or takes it out."""
    phrases, game, cursor = host.phrases, plan.game.key, 0
    while True:
        items = []
        for value in rule.values:
            name, taken = phrases.rule_value(game, rule.key, value), phrases.rule_value(game, rule.key, value in chosen)
            items.append(Item(phrases.line("lobby.rule", {"rule": name, "value": taken})))
        place = choose(host, rule_text(phrases, game, rule.key, chosen), items, cursor=cursor)
        if place is None:
            return chosen
        cursor, value = place, rule.values[place]
        chosen = tuple([other for other in chosen if other != value]) if value in chosen else (*chosen, value)
