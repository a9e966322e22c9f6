"""Werewolves of Miller's Hollow with New Moon, Characters and The Village, 7 to 18 seats (RULES.md section 5)."""

from collections.abc import Coroutine
from typing import Any

from engine.catalogue import Game, GameResult, Setup
from engine.effects import Effect
from engine.millers_hollow.day import one_day
from engine.millers_hollow.names import NAMES
from engine.millers_hollow.packs import LEAST, MOST, problems, recommended, usual
from engine.millers_hollow.page import MILLERS_HOLLOW as PAGE
from engine.millers_hollow.rules import MillersRules
from engine.village.flow import play
from engine.village.village import Village


def script(setup: Setup) -> Coroutine[Effect[Any], Any, GameResult]:
    """One game of Miller's Hollow."""
    return play(Village(setup.seats, setup.deck, setup.rules, PAGE), one_day)


MILLERS_HOLLOW = Game(
    key="millers-hollow",
    least=LEAST,
    most=MOST,
    rules=MillersRules,
    roles=tuple([role.key for role in PAGE.roles]),
    names=NAMES,
    script=script,
    pack=recommended,
    problems=problems,
    floor=("debate.call",),
    left=True,
    usual=usual,
)
