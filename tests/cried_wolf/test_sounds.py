"""By house rule the box makes the calls itself, and animals that are turned up are heard; else nothing is."""

from random import Random
from typing import Any

import pytest

from engine import Say, read_rules
from engine.catalogue import Setup
from engine.cried_wolf import CRIED_WOLF
from engine.cried_wolf.deck import ANIMALS, SHEEP, VOICES
from tests.device.test_effects import HERE
from tests.village.bots import Table

MODES: Any = [{}, {"sheep_powers": True}, {"mode": 2, "call_on_draw": True}, {"mode": 3}]


def said(**rules: Any) -> list[Say]:
    """All lines of one game."""
    chosen: Any = read_rules(CRIED_WOLF.rules, rules)
    setup = Setup("cried-wolf", (1, 2, 3), CRIED_WOLF.pack(3, chosen), chosen)
    table = Table(setup, Random(1), restless=False)
    table.play()
    return [effect for effect in table.effects if isinstance(effect, Say)]


@pytest.mark.parametrize("rules", MODES)
def test_calls_are_heard_in_the_voice_that_was_chosen_and_so_is_every_animal_that_is_turned_up(rules: Any) -> None:
    lines = said(**rules, animal_sounds=True)
    heard = {(line.line, line.facts.get("animal", line.facts.get("kind"))): line.sound for line in lines if line.sound}
    assert {animal for line, animal in heard if line == "animal.call"} == {*ANIMALS}
    assert {kind for line, kind in heard if line == "card.lands"} == {*SHEEP, *ANIMALS}
    assert all(sound == VOICES[str(kind)] for (_, kind), sound in heard.items())
    assert all((HERE / f"{sound}.wav").is_file() for sound in heard.values())
    assert {line.line for line in lines if line.line.startswith(("call.must", "call.swap", "call.may"))} <= {
        f"call.{why}.box" for why in ("must", "may")
    }


@pytest.mark.parametrize("rules", MODES)
def test_by_default_people_make_the_calls_and_the_box_makes_no_sound(rules: Any) -> None:
    lines = said(**rules)
    assert any(line.line == "animal.call" for line in lines)
    assert not [line for line in lines if line.sound or line.line.endswith(".box")]
