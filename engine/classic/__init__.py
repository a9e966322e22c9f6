"""Classic Werewolf, 7 to 20 seats (RULES.md section 4)."""

from collections.abc import Coroutine
from typing import Any

from engine.catalogue import Game, GameResult, Names, Setup
from engine.classic.day import one_day
from engine.classic.packs import problems, recommended
from engine.classic.page import CLASSIC as PAGE
from engine.classic.rules import ClassicRules
from engine.effects import Effect
from engine.village.flow import play
from engine.village.names import village_names
from engine.village.village import Village


def script(setup: Setup) -> Coroutine[Effect[Any], Any, GameResult]:
    """One game of classic Werewolf."""
    return play(Village(setup.seats, setup.deck, setup.rules, PAGE), one_day)


OWN = Names(
    asks={
        "werewolf.kill": ("seat",),
        "werewolf.caught": ("seat", "none"),
        "village.vote": ("seat", "none"),
        "village.revote": ("seat", "none"),
    },
    lines={"werewolf.meet": (), "werewolf.kill": (), "werewolf.caught": ()},
    cards={"werewolf.pack": ("seats",), "werewolf.tokens": ("tally",), "seer.result": ("target", "werewolf")},
    draws={"werewolf.kill": ("seat",), "village.vote": ("seat",)},
    causes=("werewolf", "caught", "vote", "hunter-stand", "left"),
)

CLASSIC = Game(
    key="classic",
    least=7,
    most=20,
    rules=ClassicRules,
    roles=tuple([role.key for role in PAGE.roles]),
    names=village_names(PAGE, OWN),
    script=script,
    pack=recommended,
    problems=problems,
    floor=("seance.call", "debate.call"),
)
