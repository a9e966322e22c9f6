"""The house rules that all village games share (RULES.md section 7)."""

from dataclasses import dataclass
from typing import Literal

from engine.rules import TableRules


@dataclass(frozen=True, slots=True)
class VillageRules(TableRules):
    """Those of the table, and what the dead may see."""

    dead_eyes: Literal["closed", "open"] = "closed"
