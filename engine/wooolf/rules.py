"""House rules of WOOOLF!! (RULES.md section 7)."""

from dataclasses import dataclass
from typing import Literal

from engine.rules import TableRules


@dataclass(frozen=True, slots=True)
class WooolfRules(TableRules):
    """The game of the seed by default."""

    deck: Literal["basic", "advanced", "mixed20"] = "basic"
    question_semantics: Literal["identity", "cards_for_Q3_Q5"] = "identity"
    boy_marks_unknown_as: Literal["wolf", "unknown"] = "wolf"
    boy_bonus: Literal["attributable_mark", "any_wrong_wolf_answer", "off"] = "attributable_mark"
    rearrange: Literal["cosmetic", "marks_stay_in_place", "off"] = "cosmetic"
    renumber_each_hand: bool = False
    max_rounds: int = 8
    """Complete rounds after which the final declaration comes all the same; 0: only when enough have declared."""
