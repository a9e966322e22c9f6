"""The house-rule menu: every rule with each of its values, and every help sentence, is whole on the smallest screen."""

import pytest

from device.hw.views import draw
from device.languages import languages
from device.lobby.rules import rule_text
from device.phrases import Phrases
from device.settings import TEXTS
from engine import HouseRule, house_rules
from engine.catalogue import games
from tests.screen.sample_views import SIZES, named

RULES = [(key, rule) for key, game in games().items() for rule in house_rules(game.rules).values()]


def items(phrases: Phrases, game: str, rule: HouseRule) -> list[str]:
    """The line of the rule with each value, or with the longest number."""
    return [rule_text(phrases, game, rule.key, value) for value in rule.values or (20,)]


@pytest.mark.parametrize("language", languages(TEXTS))
def test_each_house_rule_and_its_help_are_whole_on_the_smallest_screen(language: str) -> None:
    phrases = {key: Phrases(TEXTS, language, key) for key in games()}
    for key, rule in RULES:
        menu = {"title": phrases[key].word(f"game.{key}"), "hint": phrases[key].word("panel-choose")}
        helped = phrases[key].rule_help(key, rule.key)
        shown = draw({"kind": "lobby", "items": items(phrases[key], key, rule), "subtitle": helped, **menu}, SIZES[0])
        assert all(box.whole for box in shown.boxes), (key, rule.key)
        (subtitle,) = named(shown, "subtitle")
        assert "".join(subtitle.text.split()) == "".join(helped.split())
