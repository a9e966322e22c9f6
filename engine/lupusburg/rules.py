"""House rules of Lupusburg (RULES.md section 7)."""

from dataclasses import dataclass
from typing import Annotated, Literal

from engine.rules import TableRules


@dataclass(frozen=True, slots=True)
class LupusburgRules(TableRules):
    """The published game by default."""

    goal3_points: Annotated[int, 3, 6] = 3
    return_show: Literal["only_1b", "both"] = "only_1b"
    privilege_mode: Literal["one_of_1a_1b", "both"] = "one_of_1a_1b"
    broom_mandatory: bool = False
    broom_condition: Literal["six_players_alive", "every_player_alive"] = "six_players_alive"
    burgomaster: Literal["fixed", "rotate_clockwise_each_day"] = "fixed"
    second_tie: Literal["clockwise_from_victim", "no_execution", "burgomaster"] = "clockwise_from_victim"
    wolf_win: Literal["others_le_1", "others_le_wolf_characters", "others_eq_0"] = "others_le_1"
    others_score_on_wolf_win: Literal["none", "bets_only", "full"] = "none"
    trap: bool = False
