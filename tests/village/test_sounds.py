"""The drum sounds for the dead and the bell calls the village together: where everybody is about to hear why."""

from random import Random

import pytest

from device.opening import opening
from engine import Say
from engine.catalogue import Setup, games
from tests.device.test_effects import HERE
from tests.village.bots import Table


@pytest.mark.parametrize("key", ["classic", "millers-hollow", "lupusburg"])
def test_the_drum_sounds_for_each_of_the_dead_and_the_bell_before_each_council(key: str) -> None:
    game, heard = games()[key], dict[str, set[str]]()
    rules = game.rules(**game.usual(game.least))
    setup = Setup(key, tuple(range(1, game.least + 1)), game.pack(game.least, rules), rules)
    for seed in range(12):
        table = Table(setup, Random(seed))
        table.play()
        for effect in table.effects:
            if isinstance(effect, Say):
                heard.setdefault(effect.line, set()).add(effect.sound)
    council = "token.call" if key == "lupusburg" else "debate.call"
    deaths = {line for line in heard if line.startswith(("death.", "dawn.deaths")) and line != "death.left"}
    assert deaths > {"dawn.deaths"}
    assert heard == {line: {"drum" if line in deaths else "bell" if line == council else ""} for line in heard}
    assert all((HERE / f"{sound}.wav").is_file() for sound in ("drum", "bell"))


def test_wolves_and_the_owl_are_heard_in_turn_as_a_night_begins_and_the_rooster_every_day() -> None:
    nights = [opening({"name": "night", "number": number}) for number in (1, 2, 3)]
    assert nights == [("gong", "howl"), ("gong", "owl"), ("gong", "howl")]
    assert opening({"name": "day", "number": 2}) == ("gong", "rooster")
    assert opening({"name": "hand", "number": 1, "round": 2}) == ("gong",)
