"""The house rules that all village games share (rules.md section 7)."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class VillageRules:
    """`all_hands` and `ballot` change how the device asks, never what the rules make of the answers."""

    all_hands: bool = False
    dead_eyes: Literal["closed", "open"] = "closed"
    ballot: Literal["secret", "point"] = "secret"
