"""House rules of The Boy Who Cried Wolf (RULES.md section 7)."""

from dataclasses import dataclass
from typing import Annotated, Literal

from engine.rules import TableRules


@dataclass(frozen=True, slots=True)
class CriedWolfRules(TableRules):
    """The first mode without advanced rules by default; rules of other modes than the chosen one have no effect."""

    mode: Annotated[int, 1, 2, 3] = 1
    deck: Literal["table", "custom"] = "table"
    hunter_effect: Literal["cancel_wolf", "none"] = "cancel_wolf"
    hunter_bonus_mode2: Annotated[int, 2, 0] = 2
    dog_effect: Literal["guard_highest_sheep", "cancel_wolf", "none"] = "guard_highest_sheep"
    sheep_powers: bool = False
    call_after_swap: Literal["gained", "any"] = "gained"
    call_on_draw: bool = False
    hunter_penalty: bool = False
    no_boys: bool = False
    mode3_call: Literal["forced_or_bluff", "forced_only"] = "forced_or_bluff"
    second_peek: bool = False
    extras_before_flip: bool = False
    animal_sounds: bool = False
