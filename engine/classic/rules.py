"""The house rules of classic Werewolf (RULES.md section 7)."""

from dataclasses import dataclass
from typing import Literal

from engine.village.rules import VillageRules


@dataclass(frozen=True, slots=True)
class ClassicRules(VillageRules):
    """Each field is a key; its default is the default."""

    wolves: Literal["auto"] | int = "auto"
    first_night_kill: bool = True
    reveal_on_death: Literal["none", "side", "role"] = "none"
    tie: Literal["revote_then_none", "none", "all_tied_die", "random"] = "revote_then_none"
    wolf_timeout: Literal["majority", "random", "no_kill"] = "majority"
    girl_mode: Literal["physical_peek", "risk_dice", "off"] = "physical_peek"
    angel_target: Literal["silent_fail", "refuse"] = "silent_fail"
    wolves_may_kill_wolf: bool = False

    @property
    def tie_order(self) -> tuple[str, ...]:
        """A tie is settled in one way, or not at all."""
        return (self.tie,)
