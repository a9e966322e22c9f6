"""How long a game takes is reckoned from what the table really does."""

from typing import Any

import pytest

from device.duration import Length, length, speech
from device.pace import Pace
from device.phrases import Phrases
from engine import read_rules
from engine.catalogue import Setup, games
from tests.device.lobby_table import CONFIG

CLASSIC = games()["classic"]


def reckon(seats: int, tempo: float = 1.0, language: str = "en", *, by_ear: bool = False, **rules: object) -> Length:
    house: Any = read_rules(CLASSIC.rules, rules)
    setup = Setup("classic", tuple(range(1, seats + 1)), CLASSIC.pack(seats, house), house)
    return length(CLASSIC, setup, Pace(tempo), Phrases(CONFIG / "lang", language, "classic"), by_ear=by_ear)


@pytest.mark.parametrize("by_ear", [False, True])
def test_a_night_is_the_sum_of_its_calls_and_windows(by_ear: bool) -> None:
    phrases = Phrases(CONFIG / "lang", "en", "classic")
    say = {line: speech(phrases.line(line, {})) for line in CLASSIC.names.lines if not CLASSIC.names.lines[line]}
    wolves = 2 * say["werewolf.wake"] + say["werewolf.meet"] + say["werewolf.kill"] + say["werewolf.sleep"]
    seer = 2 * say["seer.wake"] + say["seer.sleep"]
    window, show = 3 + 2 * 7 * 0.9, 5
    pack, result = (3 + 2 * 8 * 0.9, 3 + 2 * 3 * 0.9) if by_ear else (show, show)
    night = 1 + say["night.falls"] + wolves + seer + 2 * window + pack + result
    assert reckon(7, by_ear=by_ear).first == pytest.approx(night)


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_more_seats_take_longer(language: str) -> None:
    few, many = reckon(8, language=language), reckon(16, language=language)
    assert few.first < many.first
    assert few.game < many.game
    assert few.later < few.first < few.game


def test_a_relaxed_table_takes_longer_and_the_same_twice() -> None:
    assert reckon(9, 1.4).game > 1.2 * reckon(9).game
    assert reckon(9) == reckon(9)


def test_a_chinese_syllable_takes_longer_than_a_letter() -> None:
    assert speech("") < speech("wolf") < speech("狼人睁眼")
